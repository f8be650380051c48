/** The engines people have besides Chromium, each driven by what it offers itself: go somewhere, run something there. */

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { launch } from 'puppeteer-core';
import { find, firefox, webkit, xvfb } from '../../../scripts/lib/system.mjs';

export interface Engine {
  go(address: string): Promise<void>;
  /** Runs a function in the page, which may take its time, and brings back what it returns. */
  run<A, R>(fn: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  close(): Promise<void>;
}

export const hasFirefox = find(firefox) !== undefined;
export const hasWebKit = find(webkit) !== undefined && find(xvfb) !== undefined;

/** Firefox, by the protocol it shares with others. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: find(firefox) ?? '',
    headless: true,
    protocolTimeout: 60_000,
  });
  const page = await browser.newPage();
  return {
    go: async (address) => void (await page.goto(address)),
    run: async (fn, arg) =>
      (await page.evaluate(`(${fn.toString()})(${JSON.stringify(arg)})`)) as Awaited<ReturnType<typeof fn>>,
    close: () => browser.close(),
  };
}

/** WebKit, by plain calls of WebDriver, on a screen nobody looks at. */
export async function openWebKit(): Promise<Engine> {
  const display = `:${100 + (process.pid % 800)}`;
  const screen = spawn(find(xvfb) ?? '', [display, '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const port = await freePort();
  const driver = spawn(find(webkit) ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // A machine without a graphics card or a user's desktop still has to draw the page.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GIO_USE_VFS: 'local',
    },
  });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value).slice(0, 600)}`);
    return value;
  };
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
    const { sessionId } = (await call('POST', '/session', {
      capabilities: { alwaysMatch: { timeouts: { script: 60_000, pageLoad: 60_000, implicit: 0 } } },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    return {
      go: async (address) => void (await call('POST', `${session}/url`, { url: address })),
      run: async (fn, arg) => {
        const script = `const done = arguments[arguments.length - 1];
          Promise.resolve((${fn.toString()})(${JSON.stringify(arg)}))
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = (await call('POST', `${session}/execute/async`, { script, args: [] })) as {
          value: Awaited<ReturnType<typeof fn>>;
          error?: string;
        };
        if (error !== undefined) throw new Error(error);
        return value;
      },
      close: async () => {
        await call('DELETE', session).catch(() => undefined);
        end();
      },
    };
  } catch (fault) {
    end();
    throw fault;
  }
}

async function until(ready: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ready().catch(() => false)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('The driver does not answer.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()));
    });
  });
}

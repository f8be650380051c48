import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { headless } from './system.mjs';

/**
 * Opens an empty page in headless Chromium with one of our modules in it, as `globalThis.ours`, and closes it again.
 * No server is involved: it shows that the rules run in a browser as they run here. What needs an origin, as databases
 * do, finds one that exists nowhere else.
 */
export async function inChromium<T>(entry: string, visit: (page: Page) => Promise<T>): Promise<T> {
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'ours',
    platform: 'browser',
    target: 'es2023',
  });
  const profile = mkdtempSync(join(tmpdir(), 'medallion-chromium-'));
  const context = await chromium.launchPersistentContext(profile, headless());
  try {
    const page = await context.newPage();
    await page.route('http://localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto('http://localhost/');
    await page.addScriptTag({ content: built.outputFiles[0]?.text ?? '' });
    return await visit(page);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

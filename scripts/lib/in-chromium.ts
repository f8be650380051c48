import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium as playwright, type Page } from 'playwright-core';
import { chromium, find } from './system.mjs';

/**
 * Opens an empty page in headless Chromium with one of our modules in it, as `globalThis.ours`, and closes it again.
 * No server is involved: it shows that the rules run in a browser as they run here.
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
  const context = await playwright.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? find(chromium),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await context.newPage();
    await page.addScriptTag({ content: built.outputFiles[0]?.text ?? '' });
    return await visit(page);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

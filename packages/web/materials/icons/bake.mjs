// Bakes the eye of the wordmark into the icons of the installed page: node packages/web/materials/icons/bake.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const eye = readFileSync(path('../../public/eye.svg'), 'utf8');

/** Phones cut icons to shapes of their own: the ground fills the square, the eye keeps to the middle four fifths. */
const ICONS = [
  { name: 'eye-192', size: 192, share: 1, ground: 'transparent' },
  { name: 'eye-512', size: 512, share: 1, ground: 'transparent' },
  {
    name: 'eye-maskable-512',
    size: 512,
    share: 0.76,
    ground: 'radial-gradient(circle at 42% 38%, #4a3521, #1c140d 75%)',
  },
  { name: 'eye-apple-180', size: 180, share: 0.84, ground: 'radial-gradient(circle at 42% 38%, #4a3521, #1c140d 75%)' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { name, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html{height:100%;background:${ground}}body{margin:0;height:100%;display:grid;place-items:center}
    svg{width:${100 * share}vw;height:${100 * share}vw}</style>${eye}`,
  );
  writeFileSync(path(`../../public/icons/${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();

/*
 * Bakes the grain of the three materials into small tiles, so that no browser has to run a filter.
 * Run by hand when a material changes: node packages/web/materials/bake.mjs
 */

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const grain = (w, h, base, noise, matrix) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" stitchTiles="stitch" ${noise}/><feColorMatrix values="${matrix}"/></filter><rect width="${w}" height="${h}" fill="${base}"/><rect width="${w}" height="${h}" filter="url(#f)"/></svg>`;

const tiles = {
  walnut: {
    w: 1152,
    h: 600,
    q: 0.62,
    svg: grain(
      1152,
      600,
      '#4a301b',
      'baseFrequency=".0035 .085" numOctaves="4" seed="11"',
      '0 0 0 0 .02  0 0 0 0 .01  0 0 0 0 0  0 0 0 1.7 -.62',
    ),
  },
  felt: {
    w: 256,
    h: 256,
    q: 0.6,
    svg: grain(
      256,
      256,
      '#3b5837',
      'baseFrequency=".55" numOctaves="2" seed="4"',
      '0 0 0 0 0  0 0 0 0 .05  0 0 0 0 0  0 0 0 .9 -.34',
    ),
  },
  parchment: {
    w: 512,
    h: 512,
    q: 0.6,
    svg: grain(
      512,
      512,
      '#f1dfb4',
      'baseFrequency=".012 .016" numOctaves="5" seed="7"',
      '0 0 0 0 .45  0 0 0 0 .27  0 0 0 0 .08  0 0 0 .7 -.31',
    ),
  },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage();
for (const [name, { w, h, q, svg }] of Object.entries(tiles)) {
  const webp = await page.evaluate(
    async ({ w, h, q, svg }) => {
      const image = new Image();
      image.src = `data:image/svg+xml;base64,${btoa(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', q).split(',')[1] ?? '';
    },
    { w, h, q, svg },
  );
  const bytes = Buffer.from(webp, 'base64');
  await writeFile(fileURLToPath(new URL(`../src/styles/${name}.webp`, import.meta.url)), bytes);
  console.log(name, bytes.length);
}
await browser.close();

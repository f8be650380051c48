/*
 * Bakes the map: the ground into a picture, so that no browser has to run a filter, and the ink into a drawing.
 * Run by hand when the map changes: npx tsx packages/web/materials/map/bake.mjs
 */

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { WORLD } from '../../src/old-world/map/layout.ts';
import { ground, ink } from './draw.mjs';

const SCALE = 1.6;
const target = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../../src/old-world/map/${name}`, import.meta.url));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage();
const webp = await page.evaluate(
  async ({ w, h, svg }) => {
    const image = new Image();
    image.src = `data:image/svg+xml;base64,${btoa(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    const paper = canvas.getContext('2d');
    if (paper === null) return '';
    // The map is the brightest thing on the table.
    paper.filter = 'saturate(1.16) brightness(1.06) contrast(1.04)';
    paper.drawImage(image, 0, 0, w, h);
    return canvas.toDataURL('image/webp', 0.62).split(',')[1] ?? '';
  },
  { w: Math.round(WORLD.width * SCALE), h: Math.round(WORLD.height * SCALE), svg: ground(SCALE) },
);
await browser.close();
const bytes = Buffer.from(webp, 'base64');
await writeFile(target('ground.webp'), bytes);
const drawing = ink();
await writeFile(target('ink.svg'), drawing);
console.log(`ground ${bytes.length}, ink ${drawing.length}`);

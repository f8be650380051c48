/*
 * Draws the places where fights are fought, by night: forest, mountains, marsh, road. Ink shapes and hatching, no
 * filters; the mist is a gradient. Run by hand when a drawing changes: node packages/web/materials/grounds.mjs
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const W = 1000;
const H = 640;
const f = (n) => Number(n.toFixed(1));

function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const times = (n, make) => Array.from({ length: n }, (_, i) => make(i)).join('');

const defs = ([top, middle, low, ground]) => `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".74" stop-color="${low}"/><stop offset="1" stop-color="${ground}"/></linearGradient>
<radialGradient id="moon"><stop offset="0" stop-color="#fff1cf"/><stop offset=".28" stop-color="#f3dca2"/><stop offset=".3" stop-color="#e9cf8e" stop-opacity=".32"/><stop offset="1" stop-color="#e9cf8e" stop-opacity="0"/></radialGradient>
<radialGradient id="fire"><stop offset="0" stop-color="#ffb14e" stop-opacity=".6"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient>
<radialGradient id="mist"><stop offset="0" stop-color="#cfc39a" stop-opacity=".26"/><stop offset="1" stop-color="#cfc39a" stop-opacity="0"/></radialGradient>
</defs><rect width="${W}" height="${H}" fill="url(#sky)"/>`;

const moon = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#moon)"/>`;
const fire = (x, y) => `<ellipse cx="${x}" cy="${y}" rx="360" ry="200" fill="url(#fire)"/>`;
const mist = (x, y, rx, ry) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#mist)"/>`;
const skyHatch = (r, n) =>
  `<g stroke="#d8c48c" stroke-width=".8">${times(n, () => `<path d="M${f(r() * W)} ${f(r() * H * 0.5)}h${f(20 + r() * 80)}" opacity="${(0.03 + r() * 0.09).toFixed(2)}"/>`)}</g>`;
const ground = (r, from, colour = '#0d0906') =>
  `<path d="M0 ${f(H * from)}Q${W * 0.2} ${f(H * (from - 0.05))} ${W * 0.4} ${f(H * (from - 0.01))}T${W * 0.75} ${f(H * (from - 0.03))}T${W} ${f(H * from)}V${H}H0Z" fill="${colour}"/><g stroke="${colour}" stroke-width="1.8" fill="none">${times(
    170,
    () => {
      const x = r() * W;
      const y = H * (from - 0.04 + r() * 0.06);
      return `<path d="M${f(x)} ${f(y + 8)}q${f((r() - 0.5) * 8)} -10 ${f((r() - 0.5) * 16)} ${f(-14 - r() * 16)}"/>`;
    },
  )}</g>`;

function trunks(r, colour, count, wide, foot, branches) {
  return times(count, (i) => {
    const x = ((i + r() * 0.8) / count) * W;
    const w = wide * (0.7 + r() * 0.6);
    const b = H * foot;
    const twigs = times(branches, () => {
      const y = 20 + r() * b * 0.55;
      const way = r() < 0.5 ? -1 : 1;
      const l = (30 + r() * 70) * (0.8 + wide / 40);
      return `<path d="M${f(x)} ${f(y)}q${f(way * l * 0.5)} ${f(-l * 0.1)} ${f(way * l)} ${f(-l * 0.5)}m${f(-way * l * 0.45)} ${f(l * 0.33)}q${f(way * l * 0.2)} ${f(-l * 0.3)} ${f(way * l * 0.22)} ${f(-l * 0.5)}" stroke="${colour}" stroke-width="${f(1.6 + wide / 9)}" fill="none" stroke-linecap="round"/>`;
    });
    return `<path d="M${f(x - w)} ${f(b)}Q${f(x - w * 0.4)} ${f(b - 40)} ${f(x - w * 0.4)} ${f(b * 0.4)}L${f(x - w * 0.25)} -10H${f(x + w * 0.25)}L${f(x + w * 0.4)} ${f(b * 0.4)}Q${f(x + w * 0.4)} ${f(b - 40)} ${f(x + w)} ${f(b)}Z" fill="${colour}"/>${twigs}`;
  });
}

function forest() {
  const r = rng(4);
  return (
    defs(['#0f1a1f', '#24332f', '#5a4426', '#1a120b']) +
    moon(350, 150, 130) +
    skyHatch(r, 80) +
    trunks(r, '#1d2a26', 21, 9, 0.74, 5) +
    mist(330, 450, 560, 60) +
    trunks(r, '#131d1a', 14, 16, 0.8, 5) +
    mist(600, 480, 560, 56) +
    trunks(r, '#0a0f0d', 8, 27, 0.9, 5) +
    fire(680, 470) +
    ground(r, 0.86)
  );
}

/** A peak with its lit side hatched away and snow on its shoulders. */
function peak(r, x, top, wide, base, dark, snow) {
  const left = x - wide * (0.8 + r() * 0.3);
  const right = x + wide * (0.8 + r() * 0.3);
  const kink = x + (r() - 0.5) * wide * 0.2;
  const mid = top + (base - top) * 0.45;
  const hatch = times(15, (i) => {
    const y = top + ((base - top) * (i + 1)) / 16;
    const from = kink + ((y - top) / (base - top)) * 12;
    const long = ((y - top) / (base - top)) * (right - x) * (0.5 + r() * 0.4);
    return `<path d="M${f(from)} ${f(y)}l${f(long)} ${f(8 + r() * 8)}"/>`;
  });
  const cap = (base - top) * 0.26;
  return `<path d="M${f(left)} ${base}L${f(x - wide * 0.34)} ${f(mid)}L${f(x)} ${top}L${f(x + wide * 0.4)} ${f(mid - 12)}L${f(right)} ${base}Z" fill="${dark}" stroke="#080b0d" stroke-width="3"/><path d="M${f(x)} ${top}L${f(kink)} ${f(mid)}L${f(kink + 16)} ${base}H${f(right)}L${f(x + wide * 0.4)} ${f(mid - 12)}Z" fill="#000" opacity=".32"/><g stroke="#080b0d" stroke-width="1.5" opacity=".75" fill="none">${hatch}</g><path d="M${f(x)} ${top}l${f(-wide * 0.16)} ${f(cap)}l${f(wide * 0.08)} ${f(-cap * 0.24)}l${f(wide * 0.06)} ${f(cap * 0.4)}l${f(wide * 0.07)} ${f(-cap * 0.4)}l${f(wide * 0.1)} ${f(cap * 0.16)}Z" fill="${snow}" stroke="#080b0d" stroke-width="2"/>`;
}

function pines(r, colour, count, high, foot) {
  return times(count, () => {
    const x = r() * W;
    const h = high * (0.6 + r() * 0.7);
    const y = H * foot + r() * 16;
    const w = h * 0.2;
    return `<path d="M${f(x)} ${f(y - h)}l${f(w * 0.6)} ${f(h * 0.36)}h${f(-w * 0.22)}l${f(w * 0.5)} ${f(h * 0.3)}h${f(-w * 0.24)}l${f(w * 0.5)} ${f(h * 0.34)}h${f(-w * 2.28)}l${f(w * 0.5)} ${f(-h * 0.34)}h${f(-w * 0.24)}l${f(w * 0.5)} ${f(-h * 0.3)}h${f(-w * 0.22)}Z" fill="${colour}"/>`;
  });
}

function mountain() {
  const r = rng(11);
  return (
    defs(['#10161f', '#2a3440', '#54483a', '#17110c']) +
    moon(300, 140, 130) +
    skyHatch(r, 90) +
    times(6, (i) => peak(r, 40 + i * 190, f(170 + r() * 90), 150, 480, '#3b4650', '#b9bfbd')) +
    mist(500, 430, 700, 60) +
    times(4, (i) => peak(r, -30 + i * 330 + r() * 60, f(240 + r() * 70), 190, 560, '#242c33', '#8f9896')) +
    mist(620, 500, 560, 50) +
    pines(r, '#131a1a', 34, 120, 0.84) +
    fire(700, 490) +
    pines(r, '#0b0f0f', 16, 170, 0.9) +
    ground(r, 0.88) +
    `<g fill="#0d0906" stroke="#050302" stroke-width="2">${times(7, () => {
      const x = r() * W;
      const s = 16 + r() * 34;
      return `<path d="M${f(x - s)} ${f(H * 0.9)}l${f(s * 0.3)} ${f(-s * 0.8)}l${f(s * 0.7)} ${f(-s * 0.2)}l${f(s * 0.8)} ${f(s)}Z"/>`;
    })}</g>`
  );
}

function water() {
  const r = rng(23);
  const lake = H * 0.6;
  return (
    defs(['#0e1a1c', '#22383a', '#4a4a2e', '#10140f']) +
    moon(330, 150, 130) +
    skyHatch(r, 80) +
    pines(r, '#16231f', 60, 70, 0.6) +
    mist(420, 380, 640, 50) +
    `<path d="M0 ${lake}H${W}V${H}H0Z" fill="#142523"/><path d="M0 ${lake}H${W}V${lake + 30}H0Z" fill="#2a4240" opacity=".6"/>` +
    `<g stroke="#7d9488" fill="none" stroke-linecap="round">${times(95, () => {
      const y = lake + 8 + r() * r() * (H - lake);
      return `<path d="M${f(r() * W)} ${f(y)}q${f(12 + r() * 20)} ${f(-3 + r() * 6)} ${f(24 + r() * 70)} 0" stroke-width="${f(0.8 + (y - lake) / 90)}" opacity="${(0.1 + r() * 0.26).toFixed(2)}"/>`;
    })}</g>` +
    `<g stroke="#f0dca6" stroke-linecap="round">${times(13, (i) => `<path d="M${f(330 - 22 + r() * 26 - i * 1.6)} ${f(lake + 10 + i * 12)}h${f(26 + r() * 20 + i)}" stroke-width="${f(1.6 + i * 0.16)}" opacity="${(0.5 - i * 0.03).toFixed(2)}"/>`)}</g>` +
    trunks(r, '#0f1815', 6, 13, 0.72, 6) +
    mist(640, 470, 560, 54) +
    fire(700, 480) +
    `<g stroke="#0a100c" fill="none" stroke-linecap="round">${times(150, () => {
      const x = r() < 0.5 ? r() * 330 : 640 + r() * 380;
      const h = 50 + r() * 110;
      const y = H * (0.86 + r() * 0.06);
      const lean = (r() - 0.5) * 34;
      const head =
        r() < 0.3 ? `<path d="M${f(x + lean * 0.9)} ${f(y - h + 4)}l${f(lean * 0.1)} -18" stroke-width="7"/>` : '';
      return `<path d="M${f(x)} ${f(y)}q${f(lean * 0.2)} ${f(-h * 0.6)} ${f(lean)} ${f(-h)}" stroke-width="${f(1.6 + r() * 1.8)}"/>${head}`;
    })}</g>` +
    ground(r, 0.9)
  );
}

function road() {
  const r = rng(37);
  return (
    defs(['#141821', '#34353c', '#6a4c2c', '#1a120b']) +
    moon(330, 150, 130) +
    skyHatch(r, 90) +
    `<path d="M0 400Q160 350 330 384T700 372T${W} 392V${H}H0Z" fill="#25251f" stroke="#0b0b09" stroke-width="3"/>` +
    `<g fill="#15150f" stroke="#0b0b09" stroke-width="2.500"><path d="M760 376v-70l16-16l16 16v70zM792 376v-44l34-26l34 26v44zM700 380v-34l24-18l24 18v34z"/></g><g fill="#f0b25a"><path d="M772 322h8v12h-8zM820 346h9v11h-9zM720 356h7v9h-7z"/></g>` +
    mist(480, 420, 680, 50) +
    `<path d="M0 470Q240 430 520 462T${W} 452V${H}H0Z" fill="#17150f"/>` +
    `<path d="M470 ${H}Q520 520 486 456L520 454Q600 530 760 ${H}Z" fill="#4d3c25" stroke="#0b0906" stroke-width="3"/><g stroke="#1d140b" stroke-width="2" opacity=".7">${times(18, () => `<path d="M${f(520 + r() * 130)} ${f(480 + r() * 140)}l${f(20 + r() * 30)} ${f(4 + r() * 6)}"/>`)}</g>` +
    `<g stroke="#0b0805" stroke-width="7" stroke-linecap="round"><path d="M120 560V270M84 300l74-12M90 352l66 12"/></g><path d="M76 286l88-14l16 14l-14 16l-86 12zM84 340l72 10l14 18l-20 12l-68-12z" fill="#2e2113" stroke="#0b0805" stroke-width="3"/>` +
    trunks(r, '#100e0a', 3, 20, 0.9, 7) +
    fire(700, 500) +
    ground(r, 0.88)
  );
}

const folder = fileURLToPath(new URL('../public/art/grounds/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, drawing] of Object.entries({ forest, mountain, water, road })) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">${drawing()}</svg>\n`;
  await writeFile(`${folder}${name}.svg`, svg);
}

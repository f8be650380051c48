/*
 * The drawing of the continent, without anything that changes or has to be translated. Two layers: the ground, whose
 * grain is baked into a picture, and the ink, which stays a drawing and so stays sharp at every size.
 */

import { readFileSync } from 'node:fs';
import { PLACES, RADIUS, ROADS, WORLD } from '../../src/old-world/map/layout.ts';

/** @typedef {() => number} Random */

const land = JSON.parse(readFileSync(new URL('./land.json', import.meta.url), 'utf8'));
/** @type {{ coastLine: string, rivers: string[], decor: [kind: 'peak' | 'tree' | 'hill' | 'reed', x: number, y: number, size: number][] }} */
const { coastLine, rivers, decor } = land;
const coast = `${coastLine}L1500 1080L1500 -70Z`;

/** Places with a school are keeps, these are the large towns; the others are villages. */
const KEEPS = new Map([
  [0, '#8c3a4a'],
  [1, '#c79a2c'],
  [3, '#8d979d'],
  [10, '#b8642a'],
  [15, '#4f8a3c'],
  [17, '#6477b8'],
]);
const TOWNS = new Set([6, 7, 8, 9, 11]);

/** @returns {Random} */
function rng(/** @type {number} */ seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (/** @type {number} */ n) => String(Math.round(n * 10) / 10);
const box = `viewBox="${WORLD.x} ${WORLD.y} ${WORLD.width} ${WORLD.height}"`;

/** Sea, the rings along the coast, parchment land with its washes of green and brown. */
export function ground(/** @type {number} */ scale) {
  const rings = /** @type {const} */ ([
    [78, 0.3, '#8fa294'],
    [58, 0.42, '#97a998'],
    [40, 0.55, '#9fb09b'],
    [25, 0.7, '#a9b89f'],
    [12, 0.9, '#b6c2a6'],
  ]).map(
    ([w, o, c]) =>
      `<path d="${coastLine}" fill="none" stroke="#24424a" stroke-width="${w + 2.2}" opacity="${o * 0.7}" stroke-linejoin="round"/><path d="${coastLine}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linejoin="round"/>`,
  );
  const washes = /** @type {const} */ ([
    [430, 210, 120, 80, '#7d8f4e', 0.38],
    [600, 390, 150, 80, '#7d8f4e', 0.36],
    [400, 420, 140, 90, '#7d8f4e', 0.38],
    [340, 800, 120, 80, '#7d8f4e', 0.34],
    [640, 680, 150, 80, '#869050', 0.32],
    [860, 800, 120, 120, '#8a9050', 0.3],
    [800, 330, 110, 60, '#7d8f4e', 0.34],
    [520, 850, 100, 70, '#8a9050', 0.3],
    [780, 60, 260, 80, '#8a745a', 0.42],
    [1010, 300, 150, 330, '#8a6e4c', 0.42],
    [1020, 720, 160, 220, '#a0703c', 0.36],
    [660, 1000, 280, 50, '#a5753f', 0.4],
    [560, 40, 200, 40, '#8c8578', 0.34],
    [620, 560, 120, 60, '#a3804c', 0.22],
    [1200, 500, 90, 520, '#6e5334', 0.4],
  ]).map(
    ([x, y, rx, ry, c, o]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${c}" opacity="${o}" filter="url(#blur)"/>`,
  );
  const whole = `x="${WORLD.x - 20}" y="${WORLD.y - 20}" width="${WORLD.width + 40}" height="${WORLD.height + 40}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} width="${WORLD.width * scale}" height="${WORLD.height * scale}"><defs>
<clipPath id="land"><path d="${coast}"/></clipPath>
<radialGradient id="gl" gradientUnits="userSpaceOnUse" cx="560" cy="440" r="760"><stop offset="0" stop-color="#f6e8c4"/><stop offset=".6" stop-color="#ecd8a6"/><stop offset="1" stop-color="#d2ae72"/></radialGradient>
<linearGradient id="gs" gradientUnits="userSpaceOnUse" x1="-220" y1="0" x2="260" y2="0"><stop offset="0" stop-color="#738b84"/><stop offset="1" stop-color="#a5b69d"/></linearGradient>
<filter id="sea" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".006 .02" numOctaves="4" seed="17" result="n"/><feColorMatrix in="n" values="0 0 0 0 .12  0 0 0 0 .24  0 0 0 0 .26  0 0 0 1.6 -.66" result="a"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="a"/></feMerge></filter>
<filter id="parchment" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="4" seed="7" result="n"/><feColorMatrix in="n" values="0 0 0 0 .36  0 0 0 0 .22  0 0 0 0 .08  0 0 0 1.15 -.52" result="s"/><feComposite in="s" in2="SourceGraphic" operator="in" result="s2"/><feTurbulence type="fractalNoise" baseFrequency=".35 .5" numOctaves="2" seed="3" result="g"/><feColorMatrix in="g" values="0 0 0 0 .25 0 0 0 0 .15 0 0 0 0 .05 0 0 0 .34 -.14" result="gr"/><feComposite in="gr" in2="SourceGraphic" operator="in" result="g2"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s2"/><feMergeNode in="g2"/></feMerge></filter>
<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter></defs>
<g filter="url(#sea)"><rect ${whole} fill="url(#gs)"/></g>${rings.join('')}
<g filter="url(#parchment)"><path d="${coast}" fill="url(#gl)"/></g>
<g clip-path="url(#land)">${washes.join('')}<path d="${coastLine}" fill="none" stroke="#8a6a3a" stroke-width="26" opacity=".16"/><path d="${coastLine}" fill="none" stroke="#6b4d28" stroke-width="10" opacity=".2"/></g></svg>`;
}

/** Coast, rivers, mountains, woods, roads, towns, ships: everything drawn with a pen. */
export function ink() {
  const rest = scenery();
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} width="${WORLD.width}" height="${WORLD.height}"><defs>${rest.shapes}</defs>${sea()}<clipPath id="l"><path d="${coast}"/></clipPath><g clip-path="url(#l)" fill="none" stroke-linecap="round">${rivers.map(river).join('')}</g>${lake}<path d="${coastLine}" fill="none" stroke="#2b1b0e" stroke-width="2.6" stroke-linejoin="round"/>${rest.placed}${roads()}${ship(36, 300, 0.62)}${ship(-176, 560, 0.5)}${serpent(-20, 60, 0.55)}${PLACES.map((_, n) => town(n)).join('')}</svg>`;
}

function river(/** @type {string} */ d, /** @type {number} */ index) {
  const wide = index < 2;
  return `<path d="${d}" stroke="#33525c" stroke-width="${wide ? 6.5 : 4.8}" opacity=".75"/><path d="${d}" stroke="#8fb0b0" stroke-width="${wide ? 4.2 : 2.8}"/>`;
}

const lake =
  '<path d="M552 352q26-14 48 2q16 14-6 26q-24 12-46 2q-18-16 4-30z" fill="#8fb0b0" stroke="#33525c" stroke-width="1.6"/><path d="M560 366q6-4 12 0t12 0" stroke="#33525c" fill="none" stroke-width="1"/>';

/** Wavelets and the compass rose. */
function sea() {
  const random = rng(77);
  const waves = Array.from({ length: 90 }, () => {
    const x = WORLD.x + random() * 300;
    const y = random() * 1000;
    const w = 14 + random() * 8;
    return x < 60 || (y > 380 && y < 440 && x < 90)
      ? `M${at(x)} ${at(y)}q${at(w / 4)}-5 ${at(w / 2)} 0t${at(w / 2)} 0`
      : '';
  }).join('');
  return `<path d="${waves}" fill="none" stroke="#34535a" stroke-width="1.2" opacity=".5" stroke-linecap="round"/>${compass(-2, 704, 54)}`;
}

function compass(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) {
  const ray = (
    /** @type {number} */ length,
    /** @type {number} */ w,
    /** @type {number} */ turn,
    /** @type {string} */ fill,
  ) =>
    `<g transform="rotate(${turn})"><path d="M0 ${at(-length)}L${at(w)} ${at(-w)}L0 0Z" fill="#efe0ba"/><path d="M0 ${at(-length)}L${at(-w)} ${at(-w)}L0 0Z" fill="${fill}"/></g>`;
  const winds = Array.from({ length: 32 }, (_, i) => {
    const a = (i * 11.25 * Math.PI) / 180;
    return `M0 0L${at(Math.sin(a) * r * 8)} ${at(-Math.cos(a) * r * 8)}`;
  }).join('');
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const a = (i * 5 * Math.PI) / 180;
    const out = i % 9 === 0 ? 1 : 0.96;
    return `M${at(Math.sin(a) * r * 0.92)} ${at(-Math.cos(a) * r * 0.92)}L${at(Math.sin(a) * r * out)} ${at(-Math.cos(a) * r * out)}`;
  }).join('');
  return `<g transform="translate(${x} ${y})" opacity=".92"><path d="${winds}" stroke="#4b3a22" stroke-width=".5" opacity=".2"/><circle r="${r}" fill="#e6d3a8" stroke="#3a2716" stroke-width="1.4"/><circle r="${r * 0.92}" fill="none" stroke="#3a2716" stroke-width=".8"/><path d="${ticks}" stroke="#3a2716" stroke-width=".8"/><g stroke="#3a2716">${Array.from({ length: 8 }, (_, i) => ray(r * 0.6, r * 0.1, i * 45 + 22.5, '#7b6552')).join('')}${[45, 135, 225, 315].map((a) => ray(r * 0.82, r * 0.14, a, '#2f6b80')).join('')}${[0, 90, 180, 270].map((a) => ray(r * 1.12, r * 0.18, a, '#8f1f1a')).join('')}<circle r="${r * 0.14}" fill="#d9a94a"/></g></g>`;
}

function roads() {
  const draw = (/** @type {boolean} */ sea, /** @type {string} */ style) =>
    ROADS.filter((road) => road.sea === sea)
      .map(({ path }) => `<path d="${path}" ${style}/>`)
      .join('');
  return `<g fill="none" stroke-linecap="round">${draw(true, 'stroke="#dfe3cd" stroke-width="6" opacity=".75"')}${draw(true, 'stroke="#1f4350" stroke-width="2.8" stroke-dasharray="2 9"')}${draw(true, 'stroke="#1f4350" stroke-width="2.8" stroke-dasharray="9 13" stroke-dashoffset="-4"')}${draw(false, 'stroke="#3a2513" stroke-width="8"')}${draw(false, 'stroke="#f6ead0" stroke-width="5.2"')}${draw(false, 'stroke="#a9824c" stroke-width="1.2" stroke-dasharray="1 7"')}</g>`;
}

/** Each kind of scenery has a dozen shapes; every tree and mountain is one of them, turned to its size. */
const SHAPES = 12;

function scenery() {
  const kinds = { peak, tree, hill, reed };
  const shapes = Object.entries(kinds)
    .flatMap(([kind, draw], k) =>
      Array.from({ length: SHAPES }, (_, i) => `<g id="${kind[0]}${i}">${draw(rng(900 + 40 * k + i))}</g>`),
    )
    .join('');
  const random = rng(9);
  const east = rng(31);
  /** @type {typeof decor} */
  const beyond = [];
  for (let y = 20; y < 1010; y += 23)
    for (const x of [1130, 1176, 1222]) beyond.push(['peak', x + east() * 30, y + east() * 18, 0.95 + east() * 0.35]);
  const placed = [...decor.filter(([, x]) => x < 1120), ...beyond]
    .sort((a, b) => a[2] - b[2])
    .map(([kind, x, y, size]) => {
      const shape = Math.floor(random() * SHAPES);
      return `<use href="#${kind[0]}${shape}" transform="translate(${at(x)} ${at(y)})scale(${size.toFixed(2)})"/>`;
    })
    .join('');
  return { shapes, placed };
}

function peak(/** @type {Random} */ r) {
  const h = 40 * (0.85 + r() * 0.4);
  const w = 25 * (0.9 + r() * 0.3);
  const px = (r() - 0.5) * w * 0.4;
  const [lx, ly] = [-w * 0.55 + r() * 3, -h * 0.42];
  const left = `M${at(-w)} 0Q${at(lx - 2)} ${at(ly + 4)} ${at(lx)} ${at(ly)}L${at(px - w * 0.16)} ${at(-h * 0.8)}L${at(px)} ${at(-h)}`;
  const right = `L${at(px + w * 0.2)} ${at(-h * 0.74)}L${at(w * 0.42)} ${at(-h * 0.5)}L${at(w * 0.7)} ${at(-h * 0.2)}L${at(w)} 0`;
  const hatching = [1, 2, 3, 4]
    .map(
      (i) =>
        `M${at(px + w * 0.08 + w * 0.14 * i)} ${at(-h + h * i * 0.184)}l${at(-w * 0.2 * (1 - i * 0.08))} ${at(h * 0.2)}`,
    )
    .join('');
  return `<path d="${left}${right}Z" fill="#e9d7ad"/><path d="M${at(px)} ${at(-h)}${right}L${at(w * 0.1)} 0L${at(px + w * 0.12)} ${at(-h * 0.45)}L${at(px - w * 0.08)} ${at(-h * 0.68)}Z" fill="#8d7550" opacity=".55"/><path d="${hatching}" stroke="#3a2716" stroke-width=".9" opacity=".75"/><path d="${left}${right}M${at(px)} ${at(-h)}L${at(px - w * 0.08)} ${at(-h * 0.66)}L${at(px + w * 0.12)} ${at(-h * 0.42)}" fill="none" stroke="#3a2716" stroke-width="1.35" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function tree(/** @type {Random} */ r) {
  const fill = ['#8c9a5c', '#7c8f52', '#98a066', '#869a5a'][Math.floor(r() * 4)];
  if (r() < 0.55) {
    const [h, w] = [19, 6.5];
    return `<path d="M0 0v-3" stroke="#3a2716" stroke-width="1.6"/><path d="M${-w} -2.5L${at(-w * 0.35)} ${at(-h * 0.5)}L${at(-w * 0.7)} ${at(-h * 0.5)}L0 ${-h}L${at(w * 0.7)} ${at(-h * 0.5)}L${at(w * 0.35)} ${at(-h * 0.5)}L${w} -2.5Z" fill="${fill}" stroke="#35301a" stroke-width=".95" stroke-linejoin="round"/><path d="M1 ${at(-h * 0.8)}L${at(w * 0.9)} -3L1.5 -3Z" fill="#46512a" opacity=".5"/>`;
  }
  return `<path d="M0 0v-6" stroke="#3a2716" stroke-width="1.7"/><path d="M-7-6q-2-5 3-6q3-5 7-1q6 1 3.500 7q-6 4-13.500 0z" fill="${fill}" stroke="#35301a" stroke-width=".95" stroke-linejoin="round"/><path d="M2-5.500q4-1 3.500-6" stroke="#35301a" stroke-width=".8" fill="none" opacity=".7"/>`;
}

function hill(/** @type {Random} */ r) {
  const w = 13 + r() * 6;
  return `<path d="M${at(-w)} 0Q${at(-w * 0.2)} ${at(-w * 0.95)} ${at(w)} 0" fill="#dcc893" stroke="#5b4127" stroke-width="1.1" stroke-linecap="round"/><path d="M${at(w * 0.2)} ${at(-w * 0.34)}l${at(w * 0.18)} ${at(w * 0.22)}m${at(w * 0.06)} ${at(-w * 0.1)}l${at(w * 0.14)} ${at(w * 0.16)}" stroke="#5b4127" stroke-width=".9" stroke-linecap="round"/>`;
}

function reed() {
  return '<path d="M-6 0h12M-4 0l-2-7M0 0v-9M4 0l2-7" stroke="#4b5836" stroke-width="1.1" fill="none" stroke-linecap="round" opacity=".8"/>';
}

function house(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  /** @type {Random} */ r,
) {
  const roof = ['#9a4a32', '#8a5b3a', '#7d4a3a'][Math.floor(r() * 3)];
  return `<path d="M${at(x)} ${at(y)}v${-h}l${at(w / 2)} ${at(-h * 0.75)}l${at(w / 2)} ${at(h * 0.75)}v${h}z" fill="#efdfb9" stroke="#3a2716" stroke-width="1.2" stroke-linejoin="round"/><path d="M${at(x - 1)} ${at(y - h)}l${at(w / 2 + 1)} ${at(-h * 0.8)}l${at(w / 2 + 1)} ${at(h * 0.8)}z" fill="${roof}" stroke="#3a2716" stroke-width="1.2" stroke-linejoin="round"/>`;
}

function tower(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  /** @type {string} */ flag = '',
) {
  const banner =
    flag === ''
      ? ''
      : `<path d="M${at(x + w / 2)} ${at(y - h - 5)}v-13" stroke="#2f1f12" stroke-width="1.3"/><path d="M${at(x + w / 2)} ${at(y - h - 18)}q6-3 12 1q-4 2-1 6q-6-2-11 1z" fill="${flag}" stroke="#2f1f12" stroke-width=".9"/>`;
  return `<path d="M${at(x)} ${at(y)}v${-h}h${at(w)}v${h}z" fill="#d9c8a2" stroke="#2f1f12" stroke-width="1.3"/><path d="M${at(x + w * 0.55)} ${at(y)}v${-h}h${at(w * 0.45)}v${h}z" fill="#8d7550" opacity=".55"/><path d="M${at(x - 2)} ${at(y - h)}v-5h${at(w * 0.24)}v2.500h${at(w * 0.2)}v-2.500h${at(w * 0.24)}v2.500h${at(w * 0.2)}v-2.500h${at(w * 0.24)}v5z" fill="#d9c8a2" stroke="#2f1f12" stroke-width="1.2" stroke-linejoin="round"/><path d="M${at(x + w * 0.4)} ${at(y - h * 0.4)}v-5q${at(w * 0.1)}-3 ${at(w * 0.2)} 0v5z" fill="#2f1f12"/>${banner}`;
}

function spire(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  /** @type {string} */ roof,
) {
  return `<path d="M${at(x)} ${at(y)}v${-h}h${at(w)}v${h}z" fill="#efdfb9" stroke="#2f1f12" stroke-width="1.2"/><path d="M${at(x - 2)} ${at(y - h)}l${at(w / 2 + 2)} ${at(-w * 1.7)}l${at(w / 2 + 2)} ${at(w * 1.7)}z" fill="${roof}" stroke="#2f1f12" stroke-width="1.2" stroke-linejoin="round"/>`;
}

function town(/** @type {number} */ n) {
  const place = PLACES[n];
  if (place === undefined) return '';
  const { x, y } = place;
  const r = rng(500 + n * 13);
  const b = y - RADIUS + 9;
  const flag = KEEPS.get(n);
  if (flag !== undefined)
    return `${tower(x - 36, b, 14, 24)}${tower(x + 22, b, 14, 24)}<path d="M${x - 22} ${b}v-17h44v17z" fill="#d9c8a2" stroke="#2f1f12" stroke-width="1.3"/><path d="M${x - 20} ${b - 9}h40M${x - 12} ${b - 17}v8M${x + 10} ${b - 17}v8" stroke="#2f1f12" stroke-width=".7" opacity=".6"/>${tower(x - 12, b, 24, 34, flag)}`;
  const edge = house(x - 34, b, 13, 9, r) + house(x + 20, b, 14, 9, r);
  return TOWNS.has(n)
    ? `${edge}${spire(x - 9, b, 9, 24, '#5c6f78')}${house(x - 22, b, 13, 12, r)}${house(x + 2, b, 16, 13, r)}${spire(x + 14, b, 7, 18, '#8a3f33')}`
    : `${edge}${house(x - 20, b, 15, 12, r)}${spire(x - 4, b, 8, 17, '#6b5a3a')}${house(x + 6, b, 13, 11, r)}`;
}

function ship(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-26 0q26 12 54 0l-6 14q-20 7-42 0z" fill="#8a5b3a" stroke="#2f1f12" stroke-width="1.8"/><path d="M-22 6q24 8 46 0" stroke="#2f1f12" fill="none"/><path d="M-10 0v-40M10 2v-34" stroke="#2f1f12" stroke-width="2"/><path d="M-24-36q14 5 28 0q5 14-2 28q-12-6-26 0q7-14 0-28z" fill="#f1e4c3" stroke="#2f1f12" stroke-width="1.5"/><path d="M2-30q10 4 20 0q4 11-1 22q-9-5-19 0q5-11 0-22z" fill="#f1e4c3" stroke="#2f1f12" stroke-width="1.4"/><path d="M-10-40q8-4 14 1q-6 1-14 4z" fill="#8f1f1a" stroke="#2f1f12"/><path d="M-40 16q8-5 16 0t16 0t16 0t16 0t16 0" fill="none" stroke="#34535a" stroke-width="1.5"/></g>`;
}

function serpent(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) {
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="#9fb09a" stroke="#2b4048" stroke-width="2" stroke-linejoin="round"><path d="M-46 8q4-34 24-34t22 34q-6 3-10 0q-1-22-12-22t-14 22q-6 3-10 0z"/><path d="M4 8q4-26 19-26t18 26q-5 3-9 0q-1-15-9-15t-10 15q-5 3-9 0z"/><path d="M46 8q4-17 14-18q8 2 14-8q3 10-5 16q-8 2-13 10q-6 3-10 0z"/><path d="M-50 8q-2-30-8-40q-8-10-24-4q-8 3-10 9q8 1 14 5q-8 1-12 5q12 3 20-2q8 6 10 27q6 3 10 0z"/><circle cx="-68" cy="-30" r="2.3" fill="#2b4048"/><path d="M-62-38l4-9l5 10M-54-28l8-5l-2 10M-52-16l8-2l-5 8" fill="#7f9282"/><path d="M-110 12q10-6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0" fill="none" stroke="#34535a" stroke-width="1.6"/></g>`;
}

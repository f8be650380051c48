/** Drawings for a page that stands by itself: bars, bars with doubt, lines, fields of colour, a tree of ways. */

import { between, type Share } from './counts.ts';
import { escaped } from './html.ts';

const fixed = (value: number): string => value.toFixed(1);
const LABELS = 170;
const WIDTH = 300;
const LINE = 18;

function figure(caption: string, width: number, height: number, drawn: string, said = caption): string {
  return `<figure><figcaption>${escaped(caption)}</figcaption><svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escaped(said)}">${drawn}</svg></figure>`;
}

export function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><caption>${escaped(caption)}</caption><thead>${cells('th', head)}</thead><tbody>${rows
    .map((row) => cells('td', row))
    .join('')}</tbody></table>`;
}

export const folded = (summary: string, body: string): string =>
  `<details><summary>${escaped(summary)}</summary>${body}</details>`;

/** Lying bars, one per line. */
export function bars(caption: string, values: readonly (readonly [string, number])[], digits = 0): string {
  const most = Math.max(1e-9, ...values.map(([, value]) => value));
  const drawn = values.map(([label, value], line) => {
    const y = line * LINE;
    const wide = (WIDTH * value) / most;
    return `<text x="${LABELS - 6}" y="${y + 13}" text-anchor="end">${escaped(label)}</text><rect x="${LABELS}" y="${y + 3}" width="${fixed(wide)}" height="12"/><text x="${fixed(LABELS + wide + 5)}" y="${y + 13}">${value.toFixed(digits)}</text>`;
  });
  return figure(caption, LABELS + WIDTH + 60, values.length * LINE + 4, drawn.join(''));
}

/** Shares with their intervals, and a line where a fair share is: what lies beside the line is more than luck. */
export function shares(caption: string, values: readonly (readonly [string, Share])[], fair: number): string {
  const most = Math.max(fair * 1.5, ...values.map(([, share]) => between(share).high * (share.games > 0 ? 1 : 0)));
  const x = (share: number): string => fixed(LABELS + (WIDTH * share) / most);
  const drawn = values.map(([label, share], line) => {
    const y = line * LINE + 9;
    if (share.games === 0) return `<text x="${LABELS - 6}" y="${y + 4}" text-anchor="end">${escaped(label)}</text>`;
    const { share: part, low, high } = between(share);
    const off = low > fair || high < fair ? 'off' : 'on';
    return `<text x="${LABELS - 6}" y="${y + 4}" text-anchor="end">${escaped(label)}</text><line class="doubt" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle class="${off}" cx="${x(part)}" cy="${y}" r="4.5"/><text x="${LABELS + WIDTH + 8}" y="${y + 4}">${(100 * part).toFixed(1)} %</text>`;
  });
  const tall = values.length * LINE;
  const line = `<line class="fair" x1="${x(fair)}" x2="${x(fair)}" y1="0" y2="${tall}"/>`;
  return figure(
    caption,
    LABELS + WIDTH + 60,
    tall + 4,
    line + drawn.join(''),
    `${caption}; a fair share is ${(100 * fair).toFixed(0)} %`,
  );
}

/** How often each number came up, as standing bars. */
export function histogram(caption: string, counts: Readonly<Record<string, number>>): string {
  const numbers = Object.keys(counts).map(Number);
  if (numbers.length === 0) return '';
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const all = Array.from({ length: to - from + 1 }, (_, at) => counts[from + at] ?? 0);
  const most = Math.max(1, ...all);
  const wide = Math.max(4, Math.min(26, Math.trunc(500 / all.length)));
  const every = Math.ceil(24 / wide);
  const drawn = all.map((count, at) => {
    const tall = (120 * count) / most;
    const label =
      at % every === 0 ? `<text x="${at * wide + wide / 2}" y="142" text-anchor="middle">${from + at}</text>` : '';
    return `<rect x="${at * wide + 1}" y="${fixed(126 - tall)}" width="${wide - 2}" height="${fixed(tall)}"/>${label}`;
  });
  return figure(caption, all.length * wide, 148, drawn.join(''));
}

/** Curves over the same steps, each with its name. */
export function curves(
  caption: string,
  names: readonly string[],
  steps: readonly (readonly number[])[],
  from = 1,
): string {
  const most = Math.max(1, ...steps.flat());
  const step = 440 / Math.max(1, steps.length - 1);
  const drawn = names.map((name, curve) => {
    const points = steps.map(
      (values, at) => `${fixed(20 + at * step)},${fixed(170 - (160 * (values[curve] ?? 0)) / most)}`,
    );
    return `<polyline class="c${curve}" points="${points.join(' ')}"/><text class="c${curve}" x="${20 + 90 * curve}" y="205">${escaped(name)}</text>`;
  });
  const axis = steps.map(
    (_, at) => `<text x="${fixed(20 + at * step)}" y="186" text-anchor="middle">${from + at}</text>`,
  );
  return figure(caption, 520, 212, [...drawn, ...axis].join(''));
}

/** A field of shares, darker where they are higher; a field nobody came to stays empty. */
export function field(
  caption: string,
  rows: readonly string[],
  columns: readonly string[],
  share: (row: number, column: number) => Share,
): string {
  const [wide, tall] = [74, 30];
  const head = columns.map(
    (name, at) => `<text x="${LABELS + at * wide + wide / 2}" y="14" text-anchor="middle">${escaped(name)}</text>`,
  );
  const cells = rows.map((name, row) => {
    const y = 20 + row * tall;
    const line = columns.map((_, column) => {
      const { games, wins } = share(row, column);
      const x = LABELS + column * wide;
      const part = games === 0 ? 0 : wins / games;
      const said = games === 0 ? '–' : `${(100 * part).toFixed(0)} %`;
      return `<rect class="cell" style="fill-opacity:${games === 0 ? 0 : (0.1 + 0.8 * part).toFixed(2)}" x="${x + 1}" y="${y + 1}" width="${wide - 2}" height="${tall - 2}"/><text class="${part > 0.55 ? 'light' : ''}" x="${x + wide / 2}" y="${y + 15}" text-anchor="middle">${said}</text><text class="small ${part > 0.55 ? 'light' : ''}" x="${x + wide / 2}" y="${y + 26}" text-anchor="middle">${games === 0 ? '' : games}</text>`;
    });
    return `<text x="${LABELS - 6}" y="${y + 19}" text-anchor="end">${escaped(name)}</text>${line.join('')}`;
  });
  return figure(caption, LABELS + columns.length * wide + 8, 24 + rows.length * tall, [...head, ...cells].join(''));
}

/** A stop on the way: how often it was come to, and what it is called. */
export interface Stop {
  readonly name: string;
  readonly visits: number;
  readonly to: readonly Stop[];
}

/** Ways that part and part again, as broad as they were often gone. */
export function ways(caption: string, stops: readonly Stop[], depth: number): string {
  const all = stops.reduce((sum, { visits }) => sum + visits, 0);
  if (all === 0) return '';
  const tall = 300;
  const wide = 150;
  const drawn: string[] = [];
  const draw = (stop: Stop, level: number, top: number, from: readonly [number, number] | undefined): void => {
    const height = (tall * stop.visits) / all;
    const x = level * wide;
    if (from !== undefined && height > 0.4) {
      const [a, b] = [x - wide + 96, x];
      const half = (a + b) / 2;
      drawn.push(
        `<path class="way" d="M${a},${fixed(from[0])} C${half},${fixed(from[0])} ${half},${fixed(top)} ${b},${fixed(top)} L${b},${fixed(top + height)} C${half},${fixed(top + height)} ${half},${fixed(from[1])} ${a},${fixed(from[1])} Z"/>`,
      );
    }
    if (height > 0.4)
      drawn.push(`<rect x="${x}" y="${fixed(top)}" width="96" height="${fixed(Math.max(1, height - 1.5))}"/>`);
    if (height > 9) {
      const part = `${((100 * stop.visits) / all).toFixed(0)} %`;
      drawn.push(
        `<text class="light" x="${x + 4}" y="${fixed(top + Math.min(height / 2 + 4, height - 2))}">${escaped(stop.name)} ${part}</text>`,
      );
    }
    let at = top;
    for (const next of stop.to) {
      const share = (tall * next.visits) / all;
      draw(next, level + 1, at, [at, at + share]);
      at += share;
    }
  };
  let top = 0;
  for (const stop of stops) {
    draw(stop, 0, top, undefined);
    top += (tall * stop.visits) / all;
  }
  return figure(caption, depth * wide, tall + 4, drawn.join(''));
}

/**
 * npm run curve -- docs/pictures/strength-path-of-destiny.svg budgets.json …
 * Draws how strength grows with budget: each file is what `medallion arena --json` printed for `master:n,adept`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface Pair {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0) {
  process.stderr.write('Usage: npm run curve -- <picture.svg> <arena.json> …\n');
  process.exit(2);
}

const points = files
  .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { readonly pairs: readonly Pair[] }).pairs)
  .flatMap(({ bots: [first, second], ...rate }) => {
    const budget = Number(/^master:(\d+)$/.exec(first)?.[1]);
    return second === 'adept' && budget > 0 ? [{ budget, ...rate }] : [];
  })
  .sort((a, b) => a.budget - b.budget);

const [WIDE, TALL, LEFT, FOOT] = [560, 280, 48, 44];
const [least, most] = [points[0]?.budget ?? 1, points.at(-1)?.budget ?? 2];
const x = (budget: number): number =>
  LEFT + 30 + ((WIDE - LEFT - 60) * Math.log(budget / least)) / Math.max(1e-9, Math.log(most / least));
const y = (share: number): number => 12 + (TALL - FOOT - 12) * (1 - (share - 0.4) / 0.6);
const fixed = (value: number): string => value.toFixed(1);

const grid = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(
  (share) =>
    `<line x1="${LEFT}" x2="${WIDE - 8}" y1="${fixed(y(share))}" y2="${fixed(y(share))}" stroke="#b9a98c" stroke-width="${share === 0.5 ? 1.5 : 0.5}"/><text x="${LEFT - 6}" y="${fixed(y(share) + 4)}" text-anchor="end">${Math.round(100 * share)} %</text>`,
);
const marks = points.map(
  ({ budget, rate, low, high }) =>
    `<line x1="${fixed(x(budget))}" x2="${fixed(x(budget))}" y1="${fixed(y(low))}" y2="${fixed(y(high))}" stroke="#8a3324" stroke-width="2" opacity="0.5"/><circle cx="${fixed(x(budget))}" cy="${fixed(y(rate))}" r="4.5" fill="#8a3324"/><text x="${fixed(x(budget) + 8)}" y="${fixed(y(rate) - 6)}">${(100 * rate).toFixed(1)}</text><text x="${fixed(x(budget))}" y="${TALL - 24}" text-anchor="middle">${budget}</text>`,
);
const line = points.map(({ budget, rate }) => `${fixed(x(budget))},${fixed(y(rate))}`).join(' ');
const said = points.map(({ budget, rate, games }) => `${budget}: ${(100 * rate).toFixed(1)} % of ${games}`).join('; ');
writeFileSync(
  out,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${TALL}" width="${WIDE}" role="img" aria-label="Wins against the adept by playouts a decision: ${said}">
<style>text { font: 12px sans-serif; fill: #5b4f3f }</style>
<rect width="${WIDE}" height="${TALL}" fill="#f6f1e7"/>
${[...grid, ...marks].join('\n')}
<polyline points="${line}" fill="none" stroke="#8a3324" stroke-width="2"/>
<text x="${(WIDE + LEFT) / 2}" y="${TALL - 6}" text-anchor="middle">playouts a decision</text>
</svg>
`,
);
process.stdout.write(`${out}: ${said}\n`);

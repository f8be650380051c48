/** What docs/growth.md shows is what comes of the costs as they stand there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COSTS, drawn, grown, SETUPS, SIZES, USUAL } from '../lib/growth.ts';

const rows = SETUPS.map((setup) => SIZES.map((open) => grown(open, setup)));
const page = readFileSync(new URL('../../docs/growth.md', import.meta.url), 'utf8');

test('the picture is drawn from the costs there are', () => {
  const picture = readFileSync(new URL('../../docs/pictures/growth.svg', import.meta.url), 'utf8');
  expect(picture, 'npm run growth -- --picture docs/pictures/growth.svg').toBe(drawn(rows));
});

test('the table on the page has the figures of the simulation, and the costs are named there', () => {
  for (const [at, { name }] of SETUPS.entries())
    for (const open of [10_000, 100_000, 1_000_000]) {
      const { rate, node, p99 } = rows[at]?.find((row) => row.open === open) ?? { rate: 0, node: 0 };
      const last = p99 === undefined ? 'full' : `${p99.toFixed(0)} ms`;
      expect(page).toContain(
        `| ${name} | ${open.toLocaleString('en')} | ${Math.round(rate).toLocaleString('en')} | ${(100 * node).toFixed(0)} % | ${last} |`,
      );
    }
  for (const cost of [COSTS.game, COSTS.embedded.node, COSTS.together.node, COSTS.apart.node, COSTS.opening])
    expect(page).toContain(`${cost.toLocaleString('en')} µs`);
});

test('a setup is late as it fills, and full where more comes than it can do', () => {
  const [one] = SETUPS;
  if (one === undefined) throw new Error('no setup');
  const quiet = grown(1000, one);
  const busy = grown(250_000, one);
  expect(busy.p99 ?? 0).toBeGreaterThan(1.2 * (quiet.p99 ?? 0));
  expect(grown(2_000_000, one)).not.toHaveProperty('p99');
  // Twice as many people at their tables are nearly twice as many answers.
  expect(grown(1000, one, { ...USUAL, live: 2 * USUAL.live }).rate / quiet.rate).toBeGreaterThan(1.8);
});

// npm run growth [-- --picture docs/pictures/growth.svg] [--live 0.05 --pause 8 --by-post 24 --busiest 0.1 --visit 8]: how late answers
// are with how many open tables, and what is in use then, by the costs that were measured. docs/growth.md tells what follows.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawn, grown, type Habits, SETUPS, SIZES, USUAL } from './lib/growth.ts';

const { values } = parseArgs({
  options: {
    picture: { type: 'string' },
    live: { type: 'string', default: String(USUAL.live) },
    pause: { type: 'string', default: String(USUAL.pause) },
    'by-post': { type: 'string', default: String(USUAL.byPost) },
    busiest: { type: 'string', default: String(USUAL.busiest) },
    visit: { type: 'string', default: String(USUAL.visit) },
  },
});
const habits: Habits = {
  live: Number(values.live),
  pause: Number(values.pause),
  byPost: Number(values['by-post']),
  busiest: Number(values.busiest),
  visit: Number(values.visit),
};
if (
  !Object.values(habits).every((each) => Number.isFinite(each) && each >= 0) ||
  habits.live > 1 ||
  habits.pause <= 0 ||
  habits.visit < 1
) {
  process.stderr.write(
    'live and busiest are shares from 0 to 1, pause is seconds, by-post answers a day, visit answers at once.\n',
  );
  process.exit(2);
}

const rows = SETUPS.map((setup) => SIZES.map((open) => grown(open, setup, habits)));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
for (const [at, row] of rows.entries()) {
  console.log(SETUPS[at]?.name);
  console.table(
    row.map(({ open, rate, node, database, p50, p99 }) => ({
      open,
      'answers/s': Math.round(rate),
      'a node’s thread': percent(node),
      'database’s cores': percent(database),
      'p50 ms': p50?.toFixed(1) ?? 'full',
      'p99 ms': p99?.toFixed(1) ?? 'full',
    })),
  );
}
if (values.picture !== undefined) writeFileSync(values.picture, drawn(rows));

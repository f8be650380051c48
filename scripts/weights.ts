/**
 * npm run weights -- path-of-destiny [--games n] [--only edge-2,striga-3] [--seed s]
 * Fits the weights of a master anew and writes them into the bots' room. Run it when rules, cards or the adept change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { destinyFeatures } from '@medallion/bots/fitting';
import { contentHash } from '@medallion/kernel';
import { pathOfDestiny } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import { root } from './lib/run.mjs';
import { fitDestiny } from './weights/path-of-destiny.ts';

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const games = Number(values.games);
if (positionals[0] !== 'path-of-destiny' || !Number.isSafeInteger(games) || games < 10) {
  process.stderr.write('Usage: npm run weights -- path-of-destiny [--games n] [--only kind,kind] [--seed s]\n');
  process.exit(2);
}

const file = join(root, 'packages/bots/src/path-of-destiny/weights.json');
const kept = JSON.parse(readFileSync(file, 'utf8')) as { kinds: Record<string, unknown>; features?: unknown };
const kinds: Record<string, unknown> =
  JSON.stringify(kept.features) === JSON.stringify(destinyFeatures.FEATURES) ? kept.kinds : {};
for (const story of STORIES) {
  for (const seats of [1, 2, 3, 4, 5]) {
    const kind = destinyFeatures.kindOf(story, seats);
    if (values.only !== undefined && !values.only.split(',').includes(kind)) continue;
    const { stages, report } = fitDestiny(story, seats, games, values.seed);
    kinds[kind] = stages;
    process.stdout.write(`${kind}\n  ${report.join('\n  ')}\n`);
    const { rules } = pathOfDestiny;
    const text = JSON.stringify({
      rules,
      content: contentHash(pathOfDestiny),
      features: destinyFeatures.FEATURES,
      kinds,
    });
    writeFileSync(file, `${text.replace(/\},\{"weights"/g, '},\n{"weights"').replace(/\],"/g, '],\n"')}\n`);
  }
}

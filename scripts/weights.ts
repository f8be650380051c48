/**
 * npm run weights -- old-world|path-of-destiny [--games n] [--only kind,kind] [--seed s]
 * Fits the weights of a master anew and writes them into the bots' room. Run it when rules, cards or the adept change.
 * Kinds are numbers of players in Old World (`2`), in Path of Destiny `edge-2`, `striga-2`, `evil-2`, `solo` and `many`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { destinyFeatures, oldWorldFeatures } from '@medallion/bots/fitting';
import { contentHash } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import { pathOfDestiny } from '@medallion/path-of-destiny';
import { root } from './lib/run.mjs';
import { fitOldWorld } from './weights/old-world.ts';
import { DESTINY_KINDS, fitDestiny } from './weights/path-of-destiny.ts';

const PLAYERS = [1, 2, 3, 4, 5];

interface Fitting {
  readonly file: string;
  readonly features: readonly string[];
  /** What the fitted weights belong to. */
  readonly rules: string;
  readonly content: string;
  /** Every kind of game there is, and how its weights are found. */
  readonly kinds: ReadonlyMap<string, () => { readonly weights: unknown; readonly report: readonly string[] }>;
}

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const games = Number(values.games);

function fittingOf(game: string | undefined): Fitting | undefined {
  if (game === oldWorld.id)
    return {
      file: 'packages/bots/src/old-world/weights.json',
      features: oldWorldFeatures.FEATURES,
      rules: oldWorld.rules,
      content: contentHash(oldWorld),
      kinds: new Map(PLAYERS.map((seats) => [String(seats), () => fitOldWorld(seats, games, values.seed)])),
    };
  if (game === pathOfDestiny.id)
    return {
      file: 'packages/bots/src/path-of-destiny/weights.json',
      features: destinyFeatures.FEATURES,
      rules: pathOfDestiny.rules,
      content: contentHash(pathOfDestiny),
      kinds: new Map([...DESTINY_KINDS].map((kind) => [kind, () => fitDestiny(kind, games, values.seed)])),
    };
  return undefined;
}

const fitting = fittingOf(positionals[0]);
const wanted = values.only?.split(',');
if (
  fitting === undefined ||
  !Number.isSafeInteger(games) ||
  games < 10 ||
  wanted?.some((kind) => !fitting.kinds.has(kind))
) {
  const known = fitting === undefined ? '' : ` Known kinds are ${[...fitting.kinds.keys()].join(', ')}.`;
  process.stderr.write(
    `Usage: npm run weights -- old-world|path-of-destiny [--games n] [--only kind,kind] [--seed s]${known}\n`,
  );
  process.exit(2);
}

const { features, rules, content } = fitting;
const file = join(root, fitting.file);
const kept = JSON.parse(readFileSync(file, 'utf8')) as { kinds: Record<string, unknown>; features?: unknown };
// Weights of other features would be read wrongly.
const kinds: Record<string, unknown> = JSON.stringify(kept.features) === JSON.stringify(features) ? kept.kinds : {};
for (const [kind, fit] of fitting.kinds) {
  if (wanted !== undefined && !wanted.includes(kind)) continue;
  const { weights, report } = fit();
  kinds[kind] = weights;
  process.stdout.write(`${kind}\n  ${report.join('\n  ')}\n`);
  const text = JSON.stringify({ rules, content, features, kinds });
  // A line for each list, so that a change can be read.
  writeFileSync(file, `${text.replaceAll('],', '],\n').replaceAll('},{', '},\n{')}\n`);
}

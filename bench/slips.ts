/**
 * What the teacher finds in ten games of an adept against a novice: how many slips of each, and what they were worth
 * together, in points of chance. Run by `npm run bench -- slips [--json] [old-world|path-of-destiny]`.
 */

import {
  adept,
  type Bot,
  destinyAdept,
  destinyNovice,
  destinyTeaching,
  novice,
  oldWorldTeaching,
  questionOf,
  review,
  type Teaching,
} from '@medallion/bots';
import { Dice, type Game, Match, type OpenAsk, type Shape } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';

const GAMES = 10;

interface Found {
  readonly slips: number;
  readonly worth: number;
}

/** Slips of the adept, then of the novice. The adept sits first in every other game. */
function slipsIn<G extends Shape>(
  game: Game<G>,
  teaching: Teaching<G>,
  [strong, weak]: readonly [Bot<G>, Bot<G>],
  number: number,
  playouts: number,
): readonly [Found, Found] {
  const word = `slips ${number}`;
  const bots = number % 2 === 0 ? [strong, weak] : [weak, strong];
  const dice = [0, 1].map((seat) => new Dice(`${word}/${seat}`));
  const match = Match.start(game, { seats: 2, secret: `${word} secret`, nonces: ['0', '1'] });
  while (match.play.over === undefined) {
    const open = match.play.state.asks.find(({ reply }) => reply === undefined) as OpenAsk<G>;
    const choice = (bots[open.seat] as Bot<G>).answer(questionOf(match.play, open), dice[open.seat] as Dice);
    match.submit({ seat: open.seat, number: match.number, ask: open.id, choice });
  }
  const losses: [number[], number[]] = [[], []];
  for (const { judgement } of review(game, teaching, match.hostRecord(), { seats: [0, 1], playouts }))
    if (judgement !== undefined && judgement.loss > 0)
      losses[bots[judgement.seat] === strong ? 0 : 1].push(judgement.loss);
  const found = (all: readonly number[]): Found => ({
    slips: all.length,
    worth: Math.round(100 * all.reduce((sum, loss) => sum + loss, 0)),
  });
  return [found(losses[0]), found(losses[1])];
}

const measured: Readonly<Record<string, (number: number) => readonly [Found, Found]>> = {
  'path-of-destiny': (number) =>
    slipsIn<PathOfDestiny>(pathOfDestiny, destinyTeaching, [destinyAdept, destinyNovice], number, 120),
  'old-world': (number) => slipsIn<OldWorld>(oldWorld, oldWorldTeaching, [adept, novice], number, 48),
};

const asJson = process.argv.includes('--json');
const rows: object[] = [];
for (const [game, slips] of Object.entries(measured)) {
  if (Object.keys(measured).some((each) => process.argv.includes(each)) && !process.argv.includes(game)) continue;
  for (let number = 0; number < GAMES; number++) {
    const [strong, weak] = slips(number);
    rows.push({ what: `${game} ${number}`, adept: strong, novice: weak });
    if (!asJson)
      process.stdout.write(
        `${game} ${number}: adept ${strong.slips} worth ${strong.worth}, novice ${weak.slips} worth ${weak.worth}\n`,
      );
  }
}
if (asJson) process.stdout.write(`${JSON.stringify({ bench: 'slips', rows })}\n`);

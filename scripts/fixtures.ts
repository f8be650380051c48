/**
 * npm run fixtures: plays the whole games that are kept as fixtures anew, when rules or cards have changed on
 * purpose. One game for every number of players and edition, and more until every school, monster and outcome of a
 * fight has been met.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bot, adept, novice, questionOf } from '@medallion/bots';
import { Dice, type Happening, Match, type OpenAsk, printRecord } from '@medallion/kernel';
import { EDITIONS, type OldWorld, type OldWorldView, oldWorld } from '@medallion/old-world';
import { MONSTERS, SCHOOLS } from '@medallion/old-world/content';

const FOLDER = fileURLToPath(new URL('../packages/old-world/test/fixtures/games/', import.meta.url));
const OUTCOMES = ['defeated', 'driven-away', 'complete-defeat', 'attacker-wins', 'defender-wins'];
const MOST_EXTRA_GAMES = 400;

/** What the games have shown so far. */
const wanted = new Set([
  ...MONSTERS.map(({ id }) => `monster ${id}`),
  ...OUTCOMES.map((outcome) => `outcome ${outcome}`),
  ...SCHOOLS.map((school) => `school ${school}`),
]);

function metIn(events: readonly Happening[]): string[] {
  return events.flatMap(({ type, data }) => {
    if (type === 'monsterFightDeclared') return [`monster ${MONSTERS[data.monster as number]?.id}`];
    if (type === 'fightDecided') return [`outcome ${String(data.outcome)}`];
    return [];
  });
}

/** A whole game between bots: novices and adepts in turn, so that fights are lost as well as won. */
function playGame(seats: number, edition: string, seed: string): { match: Match<OldWorld>; met: Set<string> } {
  const nonces = Array.from({ length: seats }, (_, seat) => `${seed} nonce ${seat}`);
  const match = Match.start(oldWorld, { seats, options: { edition }, secret: `${seed} secret`, nonces });
  const dice = new Dice(seed);
  const met = new Set<string>();
  while (match.play.over === undefined) {
    const open = match.play.state.asks.find(
      (ask) => (ask as { reply?: string }).reply === undefined,
    ) as OpenAsk<OldWorld>;
    const bot: Bot<OldWorldView> = (open.seat + seats) % 2 === 0 ? novice : adept;
    const choice = bot.answer(questionOf(match.play, open), dice);
    const result = match.submit({ seat: open.seat, ask: open.id, choice, number: match.number });
    if (!result.ok) throw new Error(`${seed}: ${JSON.stringify(result.refusal)}`);
    for (const each of metIn(result.events)) met.add(each);
  }
  for (const { school } of match.play.state.table.witchers) met.add(`school ${school}`);
  return { match, met };
}

function keep(name: string, { match, met }: ReturnType<typeof playGame>): void {
  for (const each of met) wanted.delete(each);
  writeFileSync(`${FOLDER}${name}.jsonl`, printRecord(match.record()));
}

mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) rmSync(`${FOLDER}${file}`);
for (const edition of EDITIONS) {
  for (let seats = 1; seats <= 5; seats++)
    keep(`${edition}-${seats}`, playGame(seats, edition, `fixture ${edition} ${seats}`));
}
for (let extra = 0; extra < MOST_EXTRA_GAMES && wanted.size > 0; extra++) {
  const seats = 2 + (extra % 4);
  const game = playGame(seats, 'default', `fixture extra ${extra}`);
  if ([...game.met].some((each) => wanted.has(each))) keep(`extra-${extra}-${seats}`, game);
}
process.stdout.write(
  wanted.size === 0 ? 'every school, monster and outcome is met\n' : `not met: ${[...wanted].join(', ')}\n`,
);
if (wanted.size > 0) process.exitCode = 1;

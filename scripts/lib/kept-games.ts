/** Whole games between bots, written as records: the fixtures of both games are made with it. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bot, questionOf } from '@medallion/bots';
import { Dice, type Game, type Happening, Match, type OpenAsk, printRecord, type Shape } from '@medallion/kernel';

export interface Plan<G extends Shape> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** Who plays a seat. */
  bot(this: void, seat: number): Bot<G>;
  /** What of all that happens is worth noting. */
  met(this: void, events: readonly Happening[]): readonly string[];
}

export interface Played<G extends Shape> {
  readonly match: Match<G>;
  readonly met: Set<string>;
}

export function playGame<G extends Shape>({ game, seats, options, seed, bot, met }: Plan<G>): Played<G> {
  const nonces = Array.from({ length: seats }, (_, seat) => `${seed} nonce ${seat}`);
  const match = Match.start(game, { seats, options, secret: `${seed} secret`, nonces });
  const dice = new Dice(seed);
  const noted = new Set<string>();
  while (match.play.over === undefined) {
    const open = match.play.state.asks.find((ask) => (ask as { reply?: string }).reply === undefined) as OpenAsk<G>;
    const choice = bot(open.seat).answer(questionOf(match.play, open), dice);
    const result = match.submit({ seat: open.seat, ask: open.id, choice, number: match.number });
    if (!result.ok) throw new Error(`${seed}: ${JSON.stringify(result.refusal)}`);
    for (const each of met(result.events)) noted.add(each);
  }
  return { match, met: noted };
}

/** The folder of a game's fixtures, emptied. */
export function emptyFolder(game: string): string {
  const folder = fileURLToPath(new URL(`../../packages/${game}/test/fixtures/games/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(`${folder}${file}`);
  return folder;
}

export function keepRecord<G extends Shape>(folder: string, name: string, match: Match<G>): void {
  writeFileSync(`${folder}${name}.jsonl`, printRecord(match.record()));
}

/** What is still missing, said and remembered in the exit code. */
export function reportMissing(what: string, missing: ReadonlySet<string>): void {
  process.stdout.write(
    missing.size === 0 ? `${what}: everything is met\n` : `${what}: not met: ${[...missing].join(', ')}\n`,
  );
  if (missing.size > 0) process.exitCode = 1;
}

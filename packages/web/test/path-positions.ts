/** Positions of Path of Destiny in which one is asked this or that, found by playing: whatever the cards say today. */

import { destinyNovice, questionOf, randomBot } from '@medallion/bots';
import { Dice, type Happening, Match, type OpenAsk } from '@medallion/kernel';
import { type PathOfDestiny, type PathOfDestinyView, pathOfDestiny } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import type { KeptTable, Sitter } from '@medallion/table';
import { keptOf } from './kept.ts';

export interface FoundTale {
  /** The question, with its window where it is about Abilities. */
  readonly name: string;
  readonly ask: string;
  readonly seat: number;
  /** Number of the question itself: that of the position goes on while others answer theirs. */
  readonly id: number;
  readonly save: KeptTable;
  /** Cards nobody at the screen may see: in the deck, and in the hands of others unless everybody has seen them. */
  readonly unseen: readonly number[];
  /** Allies that were laid open before everybody. */
  readonly alliesShown: readonly number[];
  /** What the reader sees of the rest. */
  readonly view: PathOfDestinyView;
  /** Those in hand. */
  readonly own: readonly number[];
}

/** Every question there is; that about Abilities in each of its windows. */
export const QUESTIONS: readonly string[] = [
  ...Object.keys(pathOfDestiny.asks).filter((ask) => ask !== 'ability/use'),
  ...['picked', 'resolve', 'declare', 'score'].map((window) => `ability/use ${window}`),
];

/** Where nobody is left to be asked: the tale is told. */
export const END = 'end';
/** The last cards of a chapter are about to be played: the reveal, the reckoning and what came of it follow. */
export const LAST_PLAY = 'last play';

/** Some cards have been discarded. */
export const PILED = 'choose/pick with a discard pile';

const GAMES = 45;

type Seen = (
  match: Match<PathOfDestiny>,
  open: OpenAsk<PathOfDestiny> | undefined,
  told: readonly Happening<PathOfDestiny>[],
) => void;

/**
 * One position for every question, and some more that scenes begin from. Of all that were met the fullest table: what
 * fits there fits elsewhere.
 */
export function findTales(): ReadonlyMap<string, FoundTale> {
  const found = new Map<string, FoundTale & { readonly weight: number }>();
  for (let game = 0; game < GAMES; game += 1) {
    play(game, (match, open, told) => {
      const { table } = match.play.state;
      const weight = 10 * table.participants.length + 3 * table.chapter + table.turn;
      const keep = (name: string) => {
        if (weight <= (found.get(name)?.weight ?? -1)) return;
        const seat = open?.seat ?? 0;
        const tale = `tale-${name.replaceAll(/[^a-z0-9]+/g, '-')}`;
        const save = keptOf(match, { id: tale, sitters: sittersOf(match, seat) });
        const hands = table.participants.map(({ hand }) => hand.cards);
        const view = match.play.game.view(match.play, seat);
        const inOtherHands = hands.flatMap((hand, who) => (who === seat ? [] : hand));
        const shown = view.participants.flatMap((each) => each.shown);
        const unseen = [...table.deck.cards, ...inOtherHands.filter((card) => !shown.includes(card))];
        const own = [...(hands[seat] ?? [])];
        const alliesShown = told.flatMap(({ type, data }) => (type === 'alliancesRevealed' ? data.cards : []));
        const { ask = '', id = 0 } = open ?? {};
        found.set(name, { name, ask, seat, id, save, unseen, own, alliesShown, view, weight });
      };
      if (open === undefined) return keep(END);
      keep(open.ask === 'ability/use' ? `ability/use ${open.window}` : open.ask);
      if (open.ask === 'play/select' && table.turn === 3 && table.chapter < 3) keep(LAST_PLAY);
      if (open.ask === 'choose/pick' && table.discard.cards.length > 12) keep(PILED);
      if (open.ask === 'choose/pick') keep(`choose/pick in ${match.play.options.story}`);
    });
  }
  return found;
}

/** Plays one of the games to its end, and shows every question that comes up. */
function play(game: number, see: Seen): void {
  const seats = 1 + (game % 5);
  const story = STORIES[Math.trunc(game / 5) % STORIES.length];
  const word = `tale ${game}`;
  const nonces = Array.from({ length: seats }, (_, seat) => String(seat));
  const match = Match.start(pathOfDestiny, { seats, options: { story }, secret: word, nonces });
  const told: Happening<PathOfDestiny>[] = [];
  const dice = new Dice(word);
  const bot = game % 3 === 0 ? randomBot : destinyNovice;
  while (match.play.over === undefined) {
    const open = match.play.unanswered()[0];
    if (open === undefined) throw new Error('Nobody is asked anything.');
    see(match, open, told);
    const choice = bot.answer(questionOf(match.play, open), dice);
    const done = match.submit({ seat: open.seat, number: match.number, ask: open.id, choice });
    if (!done.ok) throw new Error(done.refusal.code);
    told.push(...done.events);
  }
  see(match, undefined, told);
}

/** The one who is asked is the person at the screen. */
const sittersOf = ({ play: { seats } }: Match<PathOfDestiny>, person: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === person ? { name: 'Anna' } : { name: `Bot ${seat}`, bot: 'random' },
  );

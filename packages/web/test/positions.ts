/** Positions in which one is asked this or that, found by playing: whatever the cards say today. */

import { novice, questionOf, randomBot } from '@medallion/bots';
import { type AskName, type AskView, Dice, type Happening, Match, type OpenAsk, type State } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { SCHOOLS } from '@medallion/old-world/content';
import type { KeptTable, Position, Sitter } from '@medallion/table';
import { keptAt, keptOf } from './kept.ts';
import { type Line, waysOf } from './rehearsal.ts';

export type OldWorldAsk = AskName<OldWorld>;

export interface Found {
  /** The question, and what lies on the table while it is asked. */
  readonly name: string;
  readonly ask: AskView<OldWorld>;
  readonly save: KeptTable;
  /** An answer to it. */
  readonly line: Line;
}

export const ASKS = Object.keys(oldWorld.asks) as readonly OldWorldAsk[];

/** Questions for which so much has to come together that nobody waits for it: they are laid out. */
export const ARRANGED: readonly OldWorldAsk[] = ['fight/special-order', 'fight/cat-order'];

const LEAST_GAMES = 60;
const MOST_GAMES = 400;

/** One position for every question in every place where it was asked in a few dozen games. */
export function findPositions(): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  const missing = new Set<string>(ASKS.filter((ask) => !ARRANGED.includes(ask)));
  for (let game = 0; game < MOST_GAMES && (game < LEAST_GAMES || missing.size > 0); game += 1) {
    play(game, {
      see: (match, open) => {
        const name = `${open.ask} ${whereOf(match)}`;
        if (found.has(name)) return;
        found.set(name, foundAt(match, open, name));
        missing.delete(open.ask);
      },
    });
  }
  return found;
}

/** The scene a question belongs to, as far as the table tells. */
function whereOf({ play: { state } }: Match<OldWorld>): string {
  const { fight, poker, story } = state.table;
  if (poker !== undefined && poker.stage !== 'over') return 'at the dice';
  if (fight !== undefined) return fight.slot === undefined ? 'in a fight of witchers' : 'in a fight';
  return story === undefined ? 'on the map' : 'in a story';
}

/** What was asked, of whom, at which position, and what was answered. */
interface Answered {
  readonly ask: AskView<OldWorld>;
  readonly choice: string;
  readonly number: number;
}

interface Watching {
  readonly see: (match: Match<OldWorld>, open: OpenAsk<OldWorld>) => void;
  /** Hears what an answer led to. */
  readonly hear?: (match: Match<OldWorld>, events: readonly Happening<OldWorld>[], answered: Answered) => void;
  readonly seats?: number;
}

/** Plays one of the games to its end, and shows every question that comes up. */
export function play(game: number, { see, hear, seats = [2, 2, 2, 1, 3][game % 5] ?? 2 }: Watching): void {
  const turn = game % SCHOOLS.length;
  const schools = game % 4 === 3 ? 'draft' : [...SCHOOLS.slice(turn), ...SCHOOLS.slice(0, turn)].slice(0, seats);
  const nonces = Array.from({ length: seats }, (_, seat) => String(seat));
  const match = Match.start(oldWorld, { seats, options: { schools }, secret: `position ${game}`, nonces });
  const dice = new Dice(`position ${game}`);
  const bot = game % 2 === 0 ? randomBot : novice;
  while (match.play.over === undefined) {
    const open = match.play.unanswered()[0];
    if (open === undefined) throw new Error('Nobody is asked anything.');
    see(match, open);
    const choice = bot.answer(questionOf(match.play, open), dice);
    const { number } = match;
    const ask = hear === undefined ? undefined : askOf(match, open);
    const done = match.submit({ seat: open.seat, number, ask: open.id, choice });
    if (!done.ok) throw new Error(done.refusal.code);
    if (ask !== undefined) hear?.(match, done.events, { ask, choice, number });
  }
}

/** The position before an answer, and that answer: the one who gave it is the person at the screen. */
export function before(match: Match<OldWorld>, { ask, choice, number }: Answered, name: string): Found {
  const after = keptOf(match, { id: idOf(name), sitters: sittersOf(match, ask.seat) });
  return {
    name,
    ask,
    save: keptAt(after, number),
    line: { number, seat: ask.seat, ask: ask.ask, choice, ...waysOf(ask, choice) },
  };
}

const idOf = (name: string): string => name.replaceAll(/[^a-z0-9]+/g, '-');

/** The one who is asked is the person at the screen. */
export function foundAt(match: Match<OldWorld>, open: OpenAsk<OldWorld>, name: string): Found {
  const ask = askOf(match, open);
  const choice = randomBot.answer(questionOf(match.play, open), new Dice(name));
  return {
    name,
    ask,
    save: keptOf(match, { id: idOf(name), sitters: sittersOf(match, open.seat) }),
    line: { number: match.number, seat: open.seat, ask: open.ask, choice, ...waysOf(ask, choice) },
  };
}

function askOf(match: Match<OldWorld>, open: OpenAsk<OldWorld>): AskView<OldWorld> {
  const ask = match.view(open.seat).asks.find(({ id }) => id === open.id);
  if (ask === undefined) throw new Error(`${open.ask} is not seen by who is asked.`);
  return ask;
}

const sittersOf = (match: Match<OldWorld>, person: number): readonly Sitter[] =>
  match.play.state.table.witchers.map((_, seat) =>
    seat === person ? { name: 'Anna' } : { name: `Bot ${seat}`, bot: 'random' },
  );

export interface Arranged {
  readonly match: Match<OldWorld>;
  readonly sitters: readonly Sitter[];
  readonly position: Position<OldWorld>;
  readonly ask: AskView<OldWorld>;
}

/** A complete Combo whose special effects do not all fit in the hand: in which order are they carried out? OW-COMBO-14 */
export function specialOrder(): Arranged {
  return arrange(
    ({ play: { state } }, open) => {
      const witcher = state.table.witchers[open.seat];
      if (open.ask !== 'fight/combo-complete' || witcher === undefined) return false;
      return witcher.combo.cards.length > 1 && witcher.discard.cards.length > 0;
    },
    ({ table }, { id, seat }) => {
      const returns = (table.witchers[seat]?.combo.cards ?? []).slice(0, 1);
      return { id, seat, ask: 'fight/special-order', take: 1, returns };
    },
  );
}

/** A full hand keeps none of the cards a Cat has looked at: in which order do they go back? OW-SPEC-08 */
export function catOrder(): Arranged {
  return arrange(
    ({ play: { state } }, open) =>
      open.ask === 'fight/cat-keep' && (state.table.witchers[open.seat]?.looked.cards.length ?? 0) > 1,
    (_, { id, seat }) => ({ id, seat, ask: 'fight/cat-order' }),
  );
}

/** The first position of this kind, with another question in place of the one that was asked. */
function arrange(
  fits: (match: Match<OldWorld>, open: OpenAsk<OldWorld>) => boolean,
  instead: (state: State<OldWorld>, open: OpenAsk<OldWorld>) => OpenAsk<OldWorld>,
): Arranged {
  const found: { readonly match: Match<OldWorld>; readonly state: State<OldWorld>; readonly seat: number }[] = [];
  for (let game = 0; game < MOST_GAMES && found.length === 0; game += 1) {
    play(game, {
      see: (match, open) => {
        if (found.length > 0 || !fits(match, open)) return;
        const state = structuredClone(match.play.state);
        state.asks = [instead(state, open)];
        found.push({ match, state, seat: open.seat });
      },
    });
  }
  const [{ match: played, state, seat } = fail()] = found;
  const { header, seal } = played.hostRecord();
  const match = Match.load(
    oldWorld,
    { header, entries: [], ...(seal === undefined ? {} : { seal }) },
    { snapshot: { number: 0, state } },
  );
  const [open = fail()] = match.play.state.asks;
  return { match, sitters: sittersOf(match, seat), position: match.view(seat), ask: askOf(match, open) };
}

function fail(): never {
  throw new Error('No such position was found.');
}

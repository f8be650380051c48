/** What must hold after every step of every game. Part 3.7 of the catalogue. */

import type { Look, Pile, State } from '@medallion/kernel';
import { ACTION_CARDS, ALLIANCE_CARDS, ALLIANCE_SIDES, CHARACTERS, MAIN_DECK } from '../content/index.ts';
import { printedOn } from './card-data.ts';
import { normalSpaces } from './experience.ts';
import type { PathOfDestiny } from './shape.ts';
import type { Table } from './table.ts';

type Check = (state: Readonly<State<PathOfDestiny>>, look: Look<PathOfDestiny>) => string | undefined;

const STARTING_HAND = 5;
/** Which Abilities lengthen a Timeline: Vesemir's first and Ciri's third. */
const OLD_HAND = 1;
const SWALLOWS_FLIGHT = 4;

/** Every pile an Action card may lie in. */
function* cardPiles(table: Table): Generator<Pile> {
  yield table.deck;
  yield table.discard;
  yield table.looked;
  yield* table.rows;
  for (const { hand, timeline } of table.participants) {
    yield hand;
    yield timeline;
  }
}

/** True while the next step begins a turn: everything of the last one is finished. */
const isBetweenTurns = ({ agenda, asks }: Readonly<State<PathOfDestiny>>): boolean =>
  asks.length === 0 && agenda.at(-1)?.do === 'turn/begin';

export const invariants: Readonly<Record<string, Check>> = {
  'every Action card is in exactly one place': ({ table }) => {
    if (table.phase === 'setup') return undefined;
    const seen = new Uint8Array(ACTION_CARDS.length);
    let count = 0;
    for (const pile of cardPiles(table)) {
      for (const card of pile.cards) {
        if (seen[card] !== 0) return `card ${card} is in two places`;
        seen[card] = 1;
        count++;
      }
    }
    const players = table.participants.filter(({ automa }) => automa !== true);
    const expected = MAIN_DECK.length + STARTING_HAND * players.length;
    if (count !== expected) return `${count} cards where ${expected} should be`;
    for (const { character } of players) {
      const first = MAIN_DECK.length + STARTING_HAND * CHARACTERS.indexOf(character ?? 'geralt');
      for (let card = first; card < first + STARTING_HAND; card++)
        if (seen[card] === 0) return `card ${card} is nowhere`;
    }
    return undefined;
  },

  'every figure stands in one place': ({ table }) => {
    if (table.phase === 'setup') return undefined;
    const sorted = [...table.initiative].sort((a, b) => a - b);
    if (sorted.length !== table.participants.length || sorted.some((who, n) => who !== n))
      return `Initiative is ${table.initiative.join(' ')}`;
    const placed = [...table.top, ...table.figures.filter((who) => who >= 0)];
    return new Set(placed).size === placed.length ? undefined : `figures stand at ${placed.join(' ')}`;
  },

  'only printed Symbols of Timeline cards are covered': ({ table }) => {
    for (const { timeline, covered } of table.participants) {
      if (covered.length !== timeline.cards.length)
        return `${covered.length} covers for ${timeline.cards.length} Timeline cards`;
      for (const [at, bits] of covered.entries())
        if (bits >> printedOn(timeline.cards[at] as number).length !== 0)
          return `card ${timeline.cards[at]} is overcovered`;
    }
    return undefined;
  },

  'everybody has seen only what a hand holds': ({ table }) => {
    for (const [who, { hand, shown }] of table.participants.entries()) {
      const gone = shown.find((card) => !hand.cards.includes(card));
      if (gone !== undefined) return `card ${gone} is said to be in the hand of ${who}`;
    }
    return undefined;
  },

  'Destiny tokens are placed in their own turn': ({ table }) => {
    for (const [index, place] of table.destiny.entries())
      if (place !== 'stack' && index + 1 > table.turn) return `token ${index + 1} lies ${place} in turn ${table.turn}`;
    return undefined;
  },

  'points, experience and tokens are within bounds': ({ table }) => {
    for (const [who, of] of table.participants.entries()) {
      if (of.vp < 0) return `${who} has ${of.vp} VP`;
      if (of.xp < 0 || of.xp > normalSpaces(of) + 20) return `${who} has ${of.xp} XP`;
      if (of.tokens.some((count) => count < 0)) return `${who} owes Symbol tokens`;
      if (of.used >> of.unlocked !== 0) return `${who} used an Ability that is locked`;
    }
    return undefined;
  },

  'Special Symbol tokens and Alliance cards are conserved': ({ table }, { options }) => {
    if (table.phase === 'setup') return undefined;
    let special = table.specialLeft;
    for (const of of table.participants) special += of.special.length;
    if (special !== (options.story === 'striga' ? 2 : 0)) return `${special} Special Symbol tokens`;
    for (const side of ALLIANCE_SIDES) {
      let cards = table.allianceDecks[side].cards.length + table.allianceDiscards[side].cards.length;
      for (const of of table.participants) {
        cards += of.alliances[side].cards.length;
        for (const card of of.revealed.cards) if (ALLIANCE_CARDS[card]?.side === side) cards++;
      }
      if (cards !== (options.story === 'evil' ? 16 : 0)) return `${cards} Alliance cards of ${side}`;
    }
    return undefined;
  },

  'nothing is pending between turns': (state, { options }) => {
    if (!isBetweenTurns(state)) return undefined;
    const { table } = state;
    const { silent, double, chosen } = table.declaring;
    if (silent.length + double.length + chosen.length > 0) return 'a declaration is left over';
    if (table.looked.cards.length > 0) return 'cards are still being looked at';
    for (const [who, of] of table.participants.entries()) {
      if (of.betweenWorlds !== undefined) return `${who} still scores between worlds`;
      const hand = of.automa === true ? 0 : STARTING_HAND;
      if (of.hand.cards.length !== hand) return `${who} holds ${of.hand.cards.length} cards`;
      const played = 2 * table.turn;
      const keeps = of.automa !== true || options.automaKeeps === 'asPlayers';
      const least = keeps ? table.chapter - 1 + played : played;
      const more =
        (of.used & OLD_HAND && of.character === 'vesemir' ? 1 : 0) +
        (of.used & SWALLOWS_FLIGHT && of.character === 'ciri' ? 1 : 0);
      const cards = of.timeline.cards.length;
      // The turn that is about to begin counts itself up; a new chapter starts with the kept cards alone.
      if (table.turn < 3 && (cards < least || cards > least + (of.automa === true ? 0 : more)))
        return `${who}'s Timeline has ${cards} cards after turn ${table.turn} of chapter ${table.chapter}`;
    }
    return undefined;
  },
};

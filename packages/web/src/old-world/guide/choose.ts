/** Which note fits: by the open question and what lies on the table, never by what the guide would like to happen. */

import type { OldWorldSitting } from '../sitting.ts';
import type { NoteName } from './notes/note.ts';

/** What of the screen the guide looks at besides the position. */
export interface Sight {
  /** The question that can be seen, by name; none while something else covers the table. */
  readonly asked: string | undefined;
  /** A destination is pointed out and its prices are shown. */
  readonly paying: boolean;
  /** Something ended and waits to be looked at. */
  readonly ended: boolean;
}

export function sightOf(): Sight {
  const asked = document.querySelector('.old-world [data-ask]')?.getAttribute('data-ask') ?? undefined;
  return {
    asked,
    paying: document.querySelector('.place-buttons [aria-expanded="true"]') !== null,
    ended:
      asked === undefined &&
      document.querySelector('.old-world main .button.gold:not([aria-disabled="true"])') !== null,
  };
}

export const sameSight = (one: Sight, other: Sight): boolean =>
  one.asked === other.asked && one.paying === other.paying && one.ended === other.ended;

const BY_ASK: Readonly<Record<string, NoteName>> = {
  'setup/level-two-slot': 'levelTwo',
  'poker/reroll': 'poker',
  'powers/reroll': 'poker',
  'phase-2/choose': 'phase2',
  'story/option': 'story',
  'explore/keep-one': 'story',
  'fight/prepare': 'fight',
  'fight/combo': 'combo',
  'fight/combo-complete': 'combo',
  'short-fight/combo': 'combo',
  'monster/attack': 'strike',
  'phase-3/discard': 'discard',
  'phase-3/gain': 'gain',
  'phase-3/pay': 'payCard',
};

export function noteFor({ view, ask, me }: OldWorldSitting, sight: Sight): NoteName | undefined {
  const { active, turn, turns } = view.table;
  if (view.over !== undefined) return undefined;
  if (sight.ended) return 'ended';
  if (ask === undefined) return active === me ? undefined : 'others';
  // The table is still on its way to the question.
  if (sight.asked !== ask.ask) return undefined;
  if (ask.ask === 'phase-1/act') {
    if (turns > view.table.witchers.length) return 'farewell';
    if (sight.paying) return 'pay';
    // Something to do where one stands.
    if (ask.choices.some(({ act }) => act === 'location' || act === 'poker' || act === 'quest')) return 'act';
    return turn.moved ? 'onward' : 'move';
  }
  return BY_ASK[ask.ask] ?? (turn.phase === 'phase-1' ? 'place' : undefined);
}

/** Where each note points: the first of these that can be seen. */
export const TARGETS: Readonly<Record<NoteName, readonly string[]>> = {
  levelTwo: ['.decision .options'],
  move: ['.place-buttons [data-lit="true"]', '.map-frame'],
  pay: ['.place-slip', '.travel'],
  act: ['.decision [data-choice]:not([data-choice="done"])', '.decision'],
  onward: ['[data-choice="done"]'],
  place: ['.decision'],
  poker: ['.tavern-scene .row', '[data-ask]'],
  phase2: ['.decision .options'],
  story: ['.ways-on', '[data-ask] .slip'],
  fight: ['.decision', '[data-ask]'],
  combo: ['.duel .hand', '.decision'],
  strike: ['.decision', '[data-ask]'],
  ended: ['.old-world main .button.gold'],
  discard: ['.area-hand'],
  gain: ['.area-offer'],
  payCard: ['.area-hand'],
  others: ['.area-log', '.area-players'],
  farewell: ['.help-button'],
};

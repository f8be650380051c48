/** Which note fits: by the open question and what lies on the table, never by what the guide would like to happen. */

import type { OldWorldSitting } from '../sitting.ts';
import { fightNote } from './choose-fight.ts';
import { roadNote } from './choose-road.ts';
import type { LessonName } from './lessons.ts';
import type { NoteName } from './notes/note.ts';

/** What of the screen the guide looks at besides the position. */
export interface Sight {
  /** The question that can be seen, by name; none while something else covers the table. */
  readonly asked: string | undefined;
  /** A destination is pointed out and its prices are shown. */
  readonly paying: boolean;
  /** Something ended and waits to be looked at. */
  readonly ended: boolean;
  /** How a fight ended that is looked at: the class of its page. */
  readonly fought: string | undefined;
}

export function sightOf(): Sight {
  const asked = document.querySelector('.old-world [data-ask]')?.getAttribute('data-ask') ?? undefined;
  return {
    asked,
    paying: document.querySelector('.place-buttons [aria-expanded="true"]') !== null,
    ended:
      asked === undefined &&
      document.querySelector('.old-world main .button.gold:not([aria-disabled="true"])') !== null,
    fought: document.querySelector('.old-world .fight-over')?.className.replace('fight-over', '').trim(),
  };
}

export const sameSight = (one: Sight, other: Sight): boolean =>
  one.asked === other.asked && one.paying === other.paying && one.ended === other.ended && one.fought === other.fought;

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

export function noteFor(lesson: LessonName, sitting: OldWorldSitting, sight: Sight): NoteName | undefined {
  if (sitting.view.over !== undefined) return undefined;
  if (lesson === 'fight') return fightNote(sitting, sight);
  return lesson === 'road' ? roadNote(sitting, sight) : turnNote(sitting, sight);
}

/** The first lesson: a whole turn. */
function turnNote({ view, ask, me }: OldWorldSitting, sight: Sight): NoteName | undefined {
  const { active, turn, turns } = view.table;
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
  hunt: ['[data-choice="fight-monster"]', '.decision .options'],
  prepare: ['.use-chips', '.decision .uses', '.decision'],
  begin: ['.duel-hand', '.duel .hand', '.decision'],
  chain: ['.combo', '.duel-hand'],
  ready: ['.plaque', '.combo'],
  skill: ['.decision .use-chips', '.plaque', '.decision'],
  beginAgain: ['.duel-hand', '.duel .hand', '.decision'],
  comfort: ['.area-offer', '.decision'],
  beast: ['.turned', '.fighter.far', '.duel-badge.beast'],
  suffer: ['.turned', '.attack-card', '.decision'],
  lose: ['.decision'],
  again: ['.fighter.near .life-stack', '.fighter.near', '.duel-badge.near'],
  won: ['.fight-over .outcome', '.fight-over .button.gold'],
  beaten: ['.fight-over .outcome', '.fight-over .button.gold'],
  spoils: ['.decision'],
  fightFarewell: ['.decision', '.help-button'],
  questAway: ['.place-buttons [data-place="6"]', '.place-buttons [data-lit="true"]'],
  questHere: ['[data-choice^="quest"]', '.decision'],
  diceHere: ['.decision [data-choice]:not([data-choice="done"])', '.decision'],
  stake: ['[data-ask]'],
  dice: ['.tavern-scene .row', '[data-ask]'],
  trailAway: ['.place-buttons [data-place="2"]', '.place-buttons [data-lit="true"]'],
  trailHere: ['.decision [data-choice]:not([data-choice="done"])', '.decision'],
  trailAsk: ['.decision'],
  roadOn: ['[data-choice="done"]'],
  roadFarewell: ['.decision', '.help-button'],
};

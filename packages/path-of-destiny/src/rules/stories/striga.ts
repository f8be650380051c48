/** The Striga: Secret Goals, their Requirement cards, Special Symbol tokens. PD-STRIGA, R-07, R-85 to R-95 */

import { type AskRules, deckPile, type StepHandlers } from '@medallion/kernel';
import {
  ALL_GOALS,
  type Colour,
  GOAL_BACKS,
  type GoalBack,
  REQUIREMENTS,
  SIDES,
  type Side,
  SYMBOLS,
} from '../../content/index.ts';
import { gainVp, gainXp } from '../experience.ts';
import type { G, PathOfDestiny } from '../shape.ts';
import { colourCount, participant } from '../symbols.ts';
import type { GoalPlace, Table, Who } from '../table.ts';
import { countsFor, goalPays } from './goals.ts';
import { FIRST, isUntouched, neededFor } from './requirements.ts';
import type { StoryRules } from './story-rules.ts';

export interface StrigaSteps {
  /** The four goals and their Requirement cards. */
  'striga/setup': object;
  /** Who meets a Requirement after the cards were played? */
  'striga/check': object;
  /** A Story card lets somebody look at a goal. */
  'striga/peek': { readonly who: Who };
  /** A Story card gives a Special Symbol token. */
  'striga/special': { readonly who: Who };
  /** The two goals that count are scored. */
  'striga/ending': object;
}
export interface StrigaAsks {
  'striga/peek': { args: object; choice: { readonly goal: number } };
  'striga/special': { args: object; choice: { readonly side: Side } };
}
export interface StrigaEvents {
  /** The face of the goal is told to the player. */
  /** The goal's face is told to the one who may look. */
  requirementMet: { who: Who; goal: number; side: Side; card?: number };
  goalPeeked: { who: Who; goal: number; card?: number };
  specialTaken: { who: Who; side: Side };
  goalRevealed: { goal: number; card: number; vp: number[] };
}

const SPECIAL_TOKENS = 2;

export const strigaRules: StoryRules = {
  extraExperience: true,
  afterPlay: { do: 'striga/check' },
  // Covers do not outlast a chapter, and the goals are counted after the last. SG-X3
  looksAtCovers: ({ chapter }) => chapter === 3,
};

export const strigaSteps: StepHandlers<PathOfDestiny, StrigaSteps> = {
  /** One random goal of each back, and the Requirement cards at random to them. PD-STRIGA-02, PD-STRIGA-16 */
  'striga/setup': (g) => {
    const requirements = [...REQUIREMENTS];
    g.table.specialLeft = SPECIAL_TOKENS;
    for (const back of GOAL_BACKS) {
      const rest = deckPile();
      g.add(rest, goalsOf(back, g.seats === 1));
      g.shuffle('story', rest);
      const goal = deckPile();
      g.moveTop(rest, goal);
      const [requirement] = requirements.splice(g.int('story', requirements.length), 1);
      g.table.goalsLeft.push(rest);
      g.table.goals.push({ goal, requirement: requirement as Colour, left: [], right: [] });
    }
  },

  /** All four cards for all players, on the basis of the whole Timeline. PD-STRIGA-03, R-90 */
  'striga/check': (g) => {
    for (let at = 0; at < g.table.goals.length; at++) {
      const place = g.table.goals[at] as GoalPlace;
      // Those who reach it in the same check are served alike. PD-STRIGA-05
      const untouched = isUntouched(place);
      for (const who of g.table.initiative) {
        const of = participant(g.table, who);
        // The Automa has no player tokens. R-94
        if (of.automa === true || place.right.includes(who)) continue;
        const needed = neededFor(place, who, g.options, untouched);
        if (colourCount(of, place.requirement) >= needed) meet(g, who, at, needed === FIRST ? 'left' : 'right');
      }
    }
  },

  /** One face, once, without lasting permission. */
  'striga/peek': (g, { who }) => {
    if (participant(g.table, who).automa === true) return;
    const unknown = g.table.goals.flatMap((place, goal) => (mayLook(place, who) ? [] : [goal]));
    const [only] = unknown;
    if (only === undefined) return;
    if (unknown.length === 1 && g.options.asking === 'needed') peek(g, who, only);
    else g.ask(who, 'striga/peek', {});
  },

  /** The holder sets its side; when both are taken it is 1 XP instead. R-07, 5.10 */
  'striga/special': (g, { who }) => {
    if (participant(g.table, who).automa === true) return;
    if (g.table.specialLeft > 0) g.ask(who, 'striga/special', {});
    else gainXp(g, who, 1);
  },

  /** The two goals whose back has the Dominant Symbol; the other two stay face down. PD-STRIGA-09 to PD-STRIGA-11 */
  'striga/ending': (g) => {
    const { table } = g;
    const dominant = SYMBOLS[table.active[table.dominant === 'right' ? 1 : 0]];
    for (let who = 0; who < table.participants.length; who++) table.tally.special[who] = 0;
    for (let at = 0; at < table.goals.length; at++) {
      const place = table.goals[at] as GoalPlace;
      const card = place.goal.cards[0] as number;
      const goal = ALL_GOALS[card];
      if (goal === undefined || !countsFor(goal.back, dominant)) continue;
      place.revealed = true;
      g.revealTo(0);
      const vp = goalPays(goal, table.participants);
      g.emit('goalRevealed', { goal: at, card, vp });
      for (let who = 0; who < vp.length; who++) {
        table.tally.special[who] = (table.tally.special[who] ?? 0) + (vp[who] ?? 0);
        gainVp(g, who, vp[who] ?? 0);
      }
    }
  },
};

const PEEKS = GOAL_BACKS.map((back, goal) => ({ id: `goal:${back}`, goal }));
const SPECIAL = SIDES.map((side) => ({ id: side, side }));

export const strigaAsks: AskRules<PathOfDestiny, StrigaAsks> = {
  'striga/peek': {
    list(g, { seat }, answers) {
      for (const choice of PEEKS) {
        const place = g.table.goals[choice.goal];
        if (place !== undefined && !mayLook(place, seat)) answers.may(choice);
        else answers.mayNot(choice, 'already-known', 'PD-STRIGA-07');
      }
    },
    take(g, { seat }, { goal }) {
      peek(g, seat, goal);
    },
  },
  'striga/special': {
    list(_g, _ask, answers) {
      for (const choice of SPECIAL) answers.may(choice);
    },
    take(g, { seat }, { side }) {
      g.table.specialLeft--;
      participant(g.table, seat).special.push(side);
      g.emit('specialTaken', { who: seat, side });
    },
  },
};

function peek(g: G, who: Who, goal: number): void {
  g.revealTo(who);
  g.emitTo(who, 'goalPeeked', { who, goal }, { card: faceOf(g.table, goal) });
}

/** Whoever has a token on the Requirement card looks whenever they like. PD-STRIGA-07, PD-INFO-06 */
const mayLook = ({ left, right }: GoalPlace, who: Who): boolean => left.includes(who) || right.includes(who);

const faceOf = (table: Table, goal: number): number => table.goals[goal]?.goal.cards[0] ?? -1;

/** Numbers of the goals with a back; the solo goals take the places of {C} and {M}. PD-STRIGA-16 */
function goalsOf(back: GoalBack, solo: boolean): number[] {
  const replaced = solo && (back === 'c' || back === 'm');
  const numbers: number[] = [];
  for (const [number, goal] of ALL_GOALS.entries())
    if (goal.back === back && (goal.pays.kind === 'solo') === replaced) numbers.push(number);
  return numbers;
}

/** 1 XP for the left side, 2 for the right one, to which a token from the left moves. PD-STRIGA-06, PD-STRIGA-08, R-86, R-87, R-89 */
function meet(g: G, who: Who, goal: number, side: Side): void {
  const place = g.table.goals[goal] as GoalPlace;
  const newcomer = side === 'right' && !place.left.includes(who);
  if (side === 'right') place.left = place.left.filter((other) => other !== who);
  place[side].push(who);
  g.revealTo(who);
  g.emitTo(who, 'requirementMet', { who, goal, side }, { card: faceOf(g.table, goal) });
  // A newcomer to the right side may get what the left one gives as well. R-87
  gainXp(g, who, side === 'left' ? 1 : newcomer && g.options.strigaNewcomer === 'three' ? 3 : 2);
}

/** Location Tokens, Trail Tokens, Trail Quests. OW-TOKEN */

import type { AskRules, Seat, StepHandlers, WhyNot } from '@medallion/kernel';
import { openPile } from '@medallion/kernel';
import { TERRAINS, type Terrain } from '../content/vocabulary.ts';
import { isSolo, terrainIndexAt, witcherOf } from './seats.ts';
import type { G, L, OldWorld } from './shape.ts';
import type { TrailQuest } from './table.ts';

export interface TokenSteps {
  /** "Gain any 1 Trail": the player chooses among what is possible. OW-EXP-13 */
  'tokens/any-trail': { readonly seat: Seat };
  /** Take a Trail Token of this Terrain, where it is possible. */
  'tokens/gain-trail': { readonly seat: Seat; readonly terrain: number };
  /** Take a Trail Quest for one monster on the board, or none. OW-LOC-21 */
  'tokens/trail-quest': { readonly seat: Seat };
}
export interface TokenAsks {
  'tokens/any-trail': { args: object; choice: { readonly terrain: number } };
  'tokens/trail-quest': {
    args: { /** Terrains already tried in vain. R-29 */ readonly tried: readonly number[] };
    choice: { readonly terrain: number };
  };
}
export interface TokenEvents {
  trailGained: { seat: Seat; terrain: Terrain };
  trailQuestTaken: { seat: Seat; token: number };
  trailQuestDone: { seat: Seat; token: number; gold: number };
  trailQuestDropped: { seat: Seat; token: number };
  trailsReturned: { terrain: Terrain; seats: Seat[] };
}

/** Does this seat have a Trail Token for whatever monster is in the Slot of this Terrain? OW-TOKEN-02 */
export function hasTrail(g: L, seat: Seat, terrain: number): boolean {
  return (witcherOf(g, seat).trails[terrain]?.cards.length ?? 0) > 0;
}

function hasTrailQuest(g: L, seat: Seat, terrain: number): boolean {
  return witcherOf(g, seat).trailQuests.some((quest) => terrainIndexAt(quest.token) === terrain);
}

/** Why a Trail Token of this Terrain cannot be gained, if so. OW-TOKEN-04, OW-TOKEN-05, R-35 */
function whyNoTrail(g: L, seat: Seat, terrain: number): WhyNot | undefined {
  const { tokens, slots } = g.table;
  if ((slots[terrain]?.monster ?? -1) < 0 && (isSolo(g) || g.options.anyTrail === 'monsterOnBoard'))
    return { reason: 'no-monster-there', clause: 'OW-TOKEN-02' };
  if (g.options.trailTokenLimit === 'onePerTerrain' && hasTrail(g, seat, terrain))
    return { reason: 'has-this-trail', clause: 'OW-TOKEN-04' };
  if (tokens[terrain]?.cards.length === 0) return { reason: 'no-token-left', clause: 'OW-TOKEN-05' };
  return undefined;
}

/** Puts a token that lies open back into the pile of its Terrain, which is shuffled. OW-TOKEN-08 */
export function returnToken(g: G, token: number): void {
  const terrain = terrainIndexAt(token);
  const pile = g.table.tokens[terrain];
  if (pile === undefined) return;
  g.move(token, openPile([token]), pile);
  g.shuffle('tokens', pile);
}

/** Draws a random token from a Terrain's pile and turns it up; −1 when the pile is empty. */
export function drawToken(g: G, terrain: number): number {
  const up = openPile();
  const pile = g.table.tokens[terrain];
  return pile !== undefined && g.moveTop(pile, up) ? (up.cards[0] as number) : -1;
}

function dropTrailQuest(g: G, seat: Seat, quest: TrailQuest): void {
  const witcher = witcherOf(g, seat);
  witcher.trailQuests = witcher.trailQuests.filter((each) => each !== quest);
  // Its Gold goes back to the bank. R-30
  g.table.bank += 1;
  g.emit('trailQuestDropped', { seat, token: quest.token });
  returnToken(g, quest.token);
}

/** All Trail Tokens and Trail Quests for a vanished monster go back to their pile. OW-SPAWN-07 to OW-SPAWN-09 */
export function returnTrails(g: G, terrain: number): void {
  const pile = g.table.tokens[terrain];
  if (pile === undefined) return;
  const seats: Seat[] = [];
  for (const [seat, witcher] of g.table.witchers.entries()) {
    const own = witcher.trails[terrain];
    if (own === undefined) continue;
    if (own.cards.length > 0) seats.push(seat);
    g.moveAll(own, pile);
    for (const quest of witcher.trailQuests)
      if (terrainIndexAt(quest.token) === terrain) dropTrailQuest(g, seat, quest);
  }
  g.shuffle('tokens', pile);
  g.emit('trailsReturned', { terrain: TERRAINS[terrain] as Terrain, seats });
}

/** On entering a location: a Trail Quest there is done by itself. OW-TOKEN-13, OW-TOKEN-14, R-31, R-32 */
export function enterTrailQuests(g: G, seat: Seat): void {
  const witcher = witcherOf(g, seat);
  for (const quest of witcher.trailQuests) {
    if (quest.token !== witcher.at) continue;
    if (g.options.trailQuestCompletion === 'laterTurnOnly' && quest.turn === g.table.turns) continue;
    witcher.trailQuests = witcher.trailQuests.filter((each) => each !== quest);
    // The Gold lay on the token: it left the bank when the Trail Quest was taken.
    witcher.gold += 1;
    const terrain = terrainIndexAt(quest.token);
    g.emit('trailQuestDone', { seat, token: quest.token, gold: 1 });
    const own = witcher.trails[terrain];
    if (own === undefined || (g.options.trailTokenLimit === 'onePerTerrain' && own.cards.length > 0))
      returnToken(g, quest.token);
    else g.move(quest.token, openPile([quest.token]), own);
  }
}

export const tokenSteps: StepHandlers<OldWorld, TokenSteps> = {
  'tokens/any-trail': (g, { seat }) => {
    const possible = [0, 1, 2].filter((terrain) => whyNoTrail(g, seat, terrain) === undefined);
    if (possible.length > 1) g.ask(seat, 'tokens/any-trail', {});
    else for (const terrain of possible) g.then({ do: 'tokens/gain-trail', seat, terrain });
  },

  /** The token is drawn first; then an own Trail Quest for the same monster is discarded. OW-TOKEN-07 */
  'tokens/gain-trail': (g, { seat, terrain }) => {
    const own = witcherOf(g, seat).trails[terrain];
    const pile = g.table.tokens[terrain];
    if (own === undefined || pile === undefined || whyNoTrail(g, seat, terrain) !== undefined) return;
    g.moveTop(pile, own);
    g.emit('trailGained', { seat, terrain: TERRAINS[terrain] as Terrain });
    if (g.options.trailTokenLimit === 'unlimited') return;
    for (const quest of witcherOf(g, seat).trailQuests)
      if (terrainIndexAt(quest.token) === terrain) dropTrailQuest(g, seat, quest);
  },

  'tokens/trail-quest': (g, { seat }) => {
    if ([0, 1, 2].some((terrain) => whyNoTrailQuest(g, seat, terrain) === undefined))
      g.ask(seat, 'tokens/trail-quest', { tried: [] });
  },
};

/** Why no Trail Quest for the monster of this Terrain can be taken, if so. OW-TOKEN-10, R-29, R-35 */
export function whyNoTrailQuest(g: L, seat: Seat, terrain: number): WhyNot | undefined {
  const { tokens, slots } = g.table;
  const left = tokens[terrain]?.cards ?? [];
  if ((slots[terrain]?.monster ?? -1) < 0) return { reason: 'no-monster-there', clause: 'OW-TOKEN-02' };
  if (g.options.trailQuestTarget === 'untrackedOnly') {
    if (hasTrail(g, seat, terrain)) return { reason: 'has-this-trail', clause: 'OW-TOKEN-10' };
    if (hasTrailQuest(g, seat, terrain)) return { reason: 'has-this-trail-quest', clause: 'OW-TOKEN-10' };
  }
  if (left.length === 0) return { reason: 'no-token-left', clause: 'OW-TOKEN-05' };
  // Where Gold is counted, there must be one to lay on it. OW-TOKEN-11, R-27
  if (g.options.goldSupply === 35 && g.table.bank < 1) return { reason: 'bank-empty', clause: 'OW-TOKEN-11' };
  return undefined;
}

export const tokenAsks: AskRules<OldWorld, TokenAsks> = {
  'tokens/any-trail': {
    list(g, { seat }, answers) {
      for (const [terrain, id] of TERRAINS.entries()) {
        answers.offer({ id, terrain }, whyNoTrail(g, seat, terrain));
      }
    },
    take(g, { seat }, { terrain }) {
      g.then({ do: 'tokens/gain-trail', seat, terrain });
    },
  },
  'tokens/trail-quest': {
    list(g, { seat, tried }, answers) {
      for (const [terrain, id] of TERRAINS.entries()) {
        const choice = { id, terrain };
        if (tried.includes(terrain)) answers.mayNot(choice, 'only-token-is-here', 'OW-TOKEN-12');
        else answers.offer(choice, whyNoTrailQuest(g, seat, terrain));
      }
      // Taking one is optional. D-16
      answers.may({ id: 'none', terrain: -1 });
    },
    take(g, { seat, tried }, { terrain }) {
      if (terrain >= 0) takeTrailQuest(g, seat, terrain, tried);
    },
  },
};

/** A random token, never the one of the place where the player stands. OW-TOKEN-09, OW-TOKEN-11, OW-TOKEN-12, R-29 */
function takeTrailQuest(g: G, seat: Seat, terrain: number, tried: readonly number[]): void {
  const witcher = witcherOf(g, seat);
  const first = drawToken(g, terrain);
  let token = first;
  if (first === witcher.at) {
    token = drawToken(g, terrain);
    returnToken(g, first);
  }
  if (token < 0) {
    // The only token left shows the current location: another monster may be chosen instead.
    const now = [...tried, terrain];
    const others = [0, 1, 2].filter((each) => !now.includes(each) && whyNoTrailQuest(g, seat, each) === undefined);
    if (others.length > 0) g.ask(seat, 'tokens/trail-quest', { tried: now });
    return;
  }
  witcher.trailQuests.push({ token, turn: g.table.turns });
  g.table.bank -= 1;
  g.emit('trailQuestTaken', { seat, token });
}

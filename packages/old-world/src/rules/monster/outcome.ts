/** How a monster Fight ends, and the clean-up. OW-END-01 to OW-END-18, OW-TIME-08 to OW-TIME-10 */

import { openPile, RulesFault, type StepHandlers } from '@medallion/kernel';
import { monster } from '../../content/monsters.ts';
import { theFight } from '../fight/knock-out.ts';
import { gainGold } from '../gold.ts';
import type { G, OldWorld } from '../shape.ts';
import { hasTrail } from '../tokens.ts';
import type { OutcomeSteps } from './chapter.ts';
import { attributeTrophyComesFirst, opponent, slotOfFight } from './monster-fight.ts';
import { traitOf } from './traits.ts';

/** What a monster Fight that was not lost pays. OW-END-05, OW-END-08 */
const BOUNTY = 2;

export const outcomeSteps: StepHandlers<OldWorld, OutcomeSteps> = {
  /** Exactly one of three ways. OW-END-01 */
  'monster-fight/outcome': (g) => {
    const fight = theFight(g);
    const seat = fight.attacker;
    // The last monster of a solo game may be fought, but not Defeated, before the Attribute Trophy is gained. R-150
    if (fight.outcome === 'defeated' && attributeTrophyComesFirst(g, seat)) fight.outcome = 'driven-away';
    const slot = slotOfFight(g);
    if (fight.outcome === undefined) throw new RulesFault('the monster fight is not decided');
    g.emit('monsterFightEnded', { seat, monster: opponent(g), outcome: fight.outcome });
    if (fight.outcome === 'defeated') defeated(g, slot);
    else if (fight.outcome === 'driven-away') drivenAway(g, slot);
    else completeDefeat(g, slot);
    g.then({ do: 'monster-fight/clean-up' });
  },

  /** One card fewer, or at most two, in Phase III of this turn. D-06, D-07, R-52 */
  'fight/draw-penalty': (g) => {
    const { turn } = g.table;
    if (g.options.completeDefeatDraw === 'capTwo') turn.phase3Cap = 2;
    else turn.phase3Draw -= 1;
  },

  /** All 20 cards become a new Monster Fight Deck; the AP's cards a new deck; Shield is filled. OW-END-16 to OW-END-18 */
  'monster-fight/clean-up': (g) => {
    const { attacker: seat, life, lost } = theFight(g);
    g.moveAll(life, g.table.fightDeck);
    g.moveAll(lost, g.table.fightDeck);
    g.shuffle('monsters', g.table.fightDeck);
    g.then({ do: 'fight/clean-up', seat }, { do: 'monster-fight/close' });
  },

  'monster-fight/close': (g) => {
    delete g.table.fight;
  },
};

/** 2 Gold; the card becomes a Trophy, with Track and Fatigue; a new monster. OW-END-05 to OW-END-07, OW-TIME-08, R-133 */
function defeated(g: G, slot: number): void {
  const { attacker: seat } = theFight(g);
  const { phase3Draw } = traitOf(g.table);
  if (phase3Draw !== undefined) g.table.turn.phase3Fixed = phase3Draw;
  gainGold(g, seat, BOUNTY);
  const index = takeMonster(g, slot, 'defeated');
  g.then(
    { do: 'trophy/gain', seat, trophy: `monster:${index}` },
    { do: 'spawn/monster', slot, monster: index, after: 'defeated' },
  );
}

/** 2 Gold; the monster is discarded; a 0-cost card; a new monster. No Trophy. OW-END-08 to OW-END-11, OW-TIME-09, D-05 */
function drivenAway(g: G, slot: number): void {
  const { attacker: seat } = theFight(g);
  gainGold(g, seat, BOUNTY);
  const index = takeMonster(g, slot, 'driven-away');
  g.then({ do: 'row/gain-cost', seat, cost: 0 }, { do: 'spawn/monster', slot, monster: index, after: 'driven-away' });
}

/** A Trail Token for whoever has none; a 0-cost card; fewer cards in Phase III. The monster stays. OW-END-12 to OW-END-15, OW-TIME-10 */
function completeDefeat(g: G, slot: number): void {
  const { attacker: seat } = theFight(g);
  if (!hasTrail(g, seat, slot)) g.then({ do: 'tokens/gain-trail', seat, terrain: slot });
  g.then({ do: 'row/gain-cost', seat, cost: 0 }, { do: 'fight/draw-penalty' });
}

/** The monster leaves its Slot; its Token goes to those of its fate. OW-END-09, OW-SPAWN-05 */
function takeMonster(g: G, slot: number, fate: 'defeated' | 'driven-away'): number {
  const place = g.table.slots[slot];
  if (place === undefined || place.monster < 0) throw new RulesFault(`no monster in slot ${slot}`);
  const index = place.monster;
  const pile = fate === 'defeated' ? g.table.defeated : g.table.drivenAway[monster(index).level - 1];
  if (pile === undefined) throw new RulesFault(`no pile for monster ${index}`);
  place.monster = -1;
  g.move(index, openPile([index]), pile);
  return index;
}

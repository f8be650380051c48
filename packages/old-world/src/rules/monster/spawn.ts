/** A new monster for the Slot of a vanished one. OW-SPAWN, OW-45P-06 to OW-45P-08 */

import { openPile, RulesFault, type StepHandlers } from '@medallion/kernel';
import { monster } from '../../content/monsters.ts';
import { isSolo } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import { drawToken, returnToken, returnTrails } from '../tokens.ts';
import type { SpawnSteps } from './chapter.ts';

const TOP_LEVEL = 3;

export const spawnSteps: StepHandlers<OldWorld, SpawnSteps> = {
  /** The old tokens go back and are shuffled, then the new ones are drawn; the Slot keeps its Terrain. OW-SPAWN-06 to OW-SPAWN-12 */
  'spawn/monster': (g, { slot, monster: gone, after }) => {
    const place = g.table.slots[slot];
    if (place === undefined) throw new RulesFault(`there is no slot ${slot}`);
    returnToken(g, place.token);
    place.token = -1;
    returnTrails(g, slot);
    const found = replacement(g, gone, after);
    if (found < 0) {
      g.emit('slotEmptied', { slot });
      return;
    }
    place.monster = found;
    place.token = drawToken(g, slot);
    g.emit('monsterSpawned', { slot, monster: found, location: place.token });
  },
};

/** The Token drawn for the Slot, or −1. OW-SPAWN-01 to OW-SPAWN-03, OW-SOLO-13, OW-SOLO-14 */
function replacement(g: G, gone: number, after: 'defeated' | 'driven-away'): number {
  const { level } = monster(gone);
  if (after === 'driven-away') return drawMonster(g, level);
  if (isSolo(g)) return -1;
  // The additional stack comes first, and only here. OW-45P-06, OW-45P-07
  const up = openPile();
  if (level === 1 && g.moveTop(g.table.extraStack, up)) return up.cards[0] as number;
  return drawMonster(g, Math.min(level + 1, TOP_LEVEL));
}

/** From the pile of the Level; failing that the next higher Level, then the next lower. R-97 */
function drawMonster(g: G, needed: number): number {
  for (let level = needed; level <= TOP_LEVEL; level++) {
    const found = drawFromLevel(g, level);
    if (found >= 0) return found;
  }
  for (let level = needed - 1; level >= 1; level--) {
    const found = drawFromLevel(g, level);
    if (found >= 0) return found;
  }
  return -1;
}

/** An empty pile is made anew from the driven-away Tokens of its Level. OW-SPAWN-04, OW-SPAWN-14, R-98 */
function drawFromLevel(g: G, level: number): number {
  const pile = g.table.monsters[level - 1];
  const away = g.table.drivenAway[level - 1];
  if (pile === undefined || away === undefined) return -1;
  if (!pile.cards.some((token) => !isTrophy(g, token))) {
    if (away.cards.length === 0) return -1;
    g.moveAll(away, pile);
    g.shuffle('monsters', pile);
  }
  // A game begun by former rules may have the Token of a Trophy in its pile: it stays there. R-154
  const drawn = pile.cards.findLast((token) => !isTrophy(g, token));
  if (drawn === undefined) return -1;
  const passedOver = pile.cards[pile.cards.length - 1] !== drawn;
  g.move(drawn, pile, openPile());
  if (passedOver) g.shuffle('monsters', pile);
  return drawn;
}

function isTrophy(g: L, token: number): boolean {
  return g.table.witchers.some((witcher) => witcher.trophies.includes(`monster:${token}`));
}

/** What a viewer cannot know, as groups of piles whose unseen cards might lie anywhere within the group. */

import type { Look, PartlyKnown, Pile, Viewer } from '@medallion/kernel';
import { ALL_GOALS, ALLIANCE_SIDES, GOAL_BACKS } from '../content/index.ts';
import { mayLookAtGoal } from '../view.ts';
import type { PathOfDestiny } from './shape.ts';

export function hiddenPiles(look: Look<PathOfDestiny>, viewer: Viewer): (Pile | PartlyKnown)[][] {
  const { table } = look;
  const cards: (Pile | PartlyKnown)[] = [table.deck];
  if (table.looked.owner !== viewer) cards.push(table.looked);
  if (table.handsShown !== true)
    for (const [who, of] of table.participants.entries())
      if (who !== viewer) cards.push({ pile: of.hand, known: of.shown });
  const groups: (Pile | PartlyKnown)[][] = [cards];

  // A goal nobody may look at might be any of the three with its back.
  for (const [index, back] of GOAL_BACKS.entries()) {
    const left = table.goalsLeft[index];
    if (left === undefined) continue;
    const dealt = table.goals.find(({ goal }) => ALL_GOALS[goal.cards[0] as number]?.back === back);
    groups.push(dealt === undefined || mayLookAtGoal(dealt, viewer) ? [left] : [left, dealt.goal]);
  }
  for (const side of ALLIANCE_SIDES) {
    const group = [table.allianceDecks[side], table.allianceDiscards[side]];
    for (const [who, of] of table.participants.entries()) if (who !== viewer) group.push(of.alliances[side]);
    groups.push(group);
  }
  return groups;
}

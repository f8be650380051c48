/** The end of the game: Side Quests, golden markers, what the Story adds, and the hero of the tale. PD-END */

import type { StepHandlers } from '@medallion/kernel';
import { AUTOMA_GOLDEN_VP, GOLDEN_VP } from '../content/index.ts';
import type { EndSteps } from './core.ts';
import { gainVp, goldenSpace, sheetOf } from './experience.ts';
import { playsSideQuests } from './options.ts';
import type { PathOfDestiny } from './shape.ts';
import { sideQuestValue } from './side-quest.ts';
import { pathCard } from './story-cards.ts';
import { participant } from './symbols.ts';

export const endSteps: StepHandlers<PathOfDestiny, EndSteps> = {
  /** Hands are revealed, and compared with the Side Quests unless they were left out. PD-END-03, PD-SIDE-02, PD-SIDE-03, R-115 */
  'end/side-quests': (g) => {
    const { table, options } = g;
    table.phase = 'ending';
    table.handsShown = true;
    // Once seen, a hand cannot be unseen.
    for (let seat = 0; seat < g.seats; seat++) g.revealTo(seat);
    g.emit('handsRevealed', { hands: table.participants.map(({ hand }) => hand.cards.slice()) });
    const nothing = (): number[] => table.participants.map(() => 0);
    table.tally = { sideQuest: nothing(), golden: nothing(), special: nothing() };
    if (!playsSideQuests(options)) return;
    for (const who of table.initiative) {
      const of = participant(table, who);
      const quest = of.automa === true ? undefined : sheetOf(of)?.sideQuest;
      if (quest === undefined) continue;
      const vp = sideQuestValue(quest, of.hand.cards);
      table.tally.sideQuest[who] = vp;
      g.emit('sideQuestScored', { who, vp });
      gainVp(g, who, vp);
    }
  },

  /** By the space of the golden marker; nothing for a marker that never came out. PD-END-04, PD-XP-07, PD-SOLO-19, R-03 */
  'end/golden': (g) => {
    const { table } = g;
    for (const who of table.initiative) {
      const of = participant(table, who);
      const space = goldenSpace(of);
      if (space === undefined) continue;
      const vp = (of.automa === true ? AUTOMA_GOLDEN_VP : GOLDEN_VP)[space] ?? 0;
      table.tally.golden[who] = vp;
      g.emit('goldenScored', { who, space, vp });
      gainVp(g, who, vp);
    }
  },

  /** PD-END-05 */
  'end/special': (g) => g.then({ do: `${g.options.story}/ending` }),

  /** Most VP; a tie is won by the higher figure. Then the epilogue is read, with its hero. PD-END-06, PD-END-07, PD-STORY-10, R-67, R-77 */
  'end/winner': (g) => {
    const { table, options } = g;
    const order = [...table.initiative].sort((a, b) => participant(table, b).vp - participant(table, a).vp);
    const hero = order[0] ?? 0;
    const { character } = participant(table, hero);
    const named = { who: hero, ...(character === undefined ? {} : { character }) };
    g.emit('heroNamed', named);
    const { next } = pathCard(options.story, table.read.at(-1) ?? 0);
    const epilogue = 'epilogue' in next ? next.epilogue : 0;
    table.read.push(epilogue);
    g.emit('epilogueOpened', { node: epilogue, ...named });
    g.end({
      ranking: order.map((who) => [who]),
      detail: { hero, epilogue, vp: table.participants.map(({ vp }) => vp) },
    });
  },
};

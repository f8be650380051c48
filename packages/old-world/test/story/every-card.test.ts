import type { Play } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../src/content/events.ts';
import { EXPLORATIONS } from '../../src/content/explorations.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import { answer, cards, give, legal, runOn, stage } from '../support.ts';
import { arranged, onTop } from './reading.ts';

/** A Witcher with something of everything, watched by the invariants after every step. */
function wellOff(seed: string, steps: Parameters<typeof stage>[0]['steps'], rich: boolean): Play<OldWorld> {
  const play = stage({
    seed,
    schools: ['wolf', 'griffin', 'bear'],
    arrange: arranged((w, table) => {
      if (!rich) return;
      w.gold = 5;
      table.bank -= 5;
      w.defense = 3;
      w.shield = 2;
      give(table, w.hand, [90, 93, 95, 98]);
      cards(w.potions).push(...cards(table.potionDeck).splice(0, 2));
    }),
    steps: [],
  });
  play.checked = true;
  play.state.agenda = [{ do: 'turn/end' }, { do: 'turn/phase-3' }, { do: 'turn/phase-2' }, ...[...steps].reverse()];
  return play;
}

/** Takes the first, the last or a middle answer again and again until the story is over. */
function tell(play: Play<OldWorld>, taste: number): void {
  for (let round = 0; round < 40; round++) {
    const [ask] = play.state.asks;
    if (ask === undefined || ask.ask.startsWith('phase-')) break;
    const ids = legal(play);
    answer(play, ids[Math.min(Math.trunc((ids.length * taste) / 3), ids.length - 1)] as string);
  }
  expect([play.table.story, play.table.reading.cards]).toEqual([undefined, []]);
  expect(play.table.witchers[0]?.combo.cards).toEqual([]);
}

describe('every card', () => {
  test('OW-EXP-08: every exploration can be resolved with either Option, rich or poor, and nothing is lost or left over', () => {
    for (const [n, card] of EXPLORATIONS.entries()) {
      for (let round = 0; round < 6; round++) {
        const play = wellOff(`${card.id} ${round}`, [{ do: 'explore/draw', deck: card.deck }], round % 2 === 0);
        onTop(play.table, card.id);
        runOn(play);
        expect(play.table.story?.card).toEqual({ exploration: n });
        answer(play, legal(play)[Math.min(round % 2, legal(play).length - 1)] as string);
        tell(play, round % 3);
      }
    }
  });

  test('OW-EVENT-08: every event can be resolved, with all that follows from it', () => {
    for (const { number } of EVENTS) {
      for (let round = 0; round < 8; round++) {
        const play = wellOff(
          `event ${number} ${round}`,
          [{ do: 'event/resolve', seat: 0, event: number }],
          round % 2 === 0,
        );
        runOn(play);
        tell(play, round % 3);
      }
    }
  });
});

import { novice, questionOf } from '@medallion/bots';
import { type AnyShape, Dice, type Game, type Play } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { give, laidOut, readScenario } from '@medallion/table';
import { expect, it } from 'vitest';
import { TABLES } from '../src/old-world/guide/lessons.ts';

/** The table of a lesson, at its first question. */
function begin(lesson: 'fight' | 'road'): Play<OldWorld> {
  const table = TABLES[lesson](['Ada', 'Olek']);
  const scenario = readScenario(JSON.stringify('scenario' in table ? table.scenario : {}));
  if (scenario === undefined) throw new Error('The lesson has no scenario.');
  const play = laidOut(oldWorld as unknown as Game<AnyShape>, scenario);
  for (const answer of scenario.answers) expect(give(play, answer)).toBeUndefined();
  return play as unknown as Play<OldWorld>;
}

it('the lesson about fights begins with a monster where one stands, its trail, two potions and a combo of three', () => {
  const play = begin('fight');
  const answer = (choice: string) => expect(give(play as unknown as Play<AnyShape>, choice)).toBeUndefined();
  answer('fight-monster');
  expect(play.state.asks[0]).toMatchObject({ seat: 0, ask: 'fight/prepare' });
  answer('attack');
  for (const card of [94, 91, 98]) answer(`card-${card}`);
  const dice = new Dice('lesson');
  for (let asked = 0; asked < 100 && play.table.turns === 1 && play.table.turn.phase !== 'phase-3'; asked += 1) {
    const [open] = play.state.asks;
    if (open === undefined) break;
    expect(play.answer(open.seat, open.id, novice.answer(questionOf(play, open), dice))).toBeUndefined();
  }
  // Whoever plays like a novice wins it.
  expect(play.table.witchers[0]?.trophies).toEqual(['monster:9']);
});

it('the lesson about the road leads by a quest and dice to a trail', () => {
  const play = begin('road');
  const answer = (choice: string) => expect(give(play as unknown as Play<AnyShape>, choice)).toBeUndefined();
  answer('move-6-card-129');
  answer('quest-0');
  expect(play.table.witchers[0]?.quests).toEqual([]);
  const [open] = play.state.asks;
  const ids = open === undefined ? [] : play.choices(open).map(({ id }) => id);
  expect(ids.filter((id) => !id.startsWith('move-'))).toEqual(['poker-locals', 'done']);
  answer('move-2-card-122');
  expect(play.table.witchers[0]?.trails[1]?.cards).toEqual([2]);
});

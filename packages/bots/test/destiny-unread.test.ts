/** PD-INFO-09: no bot knows what stands on the side of a Story card that nobody has read. */

import { Dice, Play } from '@medallion/kernel';
import { pathOfDestiny, readOptions } from '@medallion/path-of-destiny';
import { type PathCard, STORIES, STORY_DECKS, type StoryOperation } from '@medallion/path-of-destiny/content';
import { afterEach, expect, test } from 'vitest';
import { destinyAdept, destinyNovice, questionOf } from '../src/index.ts';

type Backs = { left: readonly StoryOperation[]; right: readonly StoryOperation[]; all: readonly StoryOperation[] };

const printed = new Map<PathCard, Backs>();
for (const story of STORIES)
  for (const card of STORY_DECKS[story].paths) printed.set(card, { left: card.left, right: card.right, all: card.all });

/** Prints something else on every side that is not read before its time. */
function print(backs: (card: PathCard) => Backs): void {
  for (const card of printed.keys()) Object.assign(card, backs(card));
}
afterEach(() => print((card) => printed.get(card) as Backs));

test.each(['novice', 'adept'])('the %s answers the same whatever stands there', (name) => {
  const bot = name === 'novice' ? destinyNovice : destinyAdept;
  let answers = 0;
  for (const story of STORIES) {
    for (const seats of [1, 2, 4]) {
      const seed = `unread ${story} ${seats}`;
      const play = Play.start(pathOfDestiny, readOptions({ story, automa: 'random' }, seats), seats, seed);
      while (play.over === undefined) {
        const open = play.unanswered()[0];
        if (open === undefined) throw new Error('nobody is asked');
        const ask = () => bot.answer(questionOf(play, open), new Dice(`${seed} ${open.id}`));
        const answer = ask();
        const riches: StoryOperation[] = [{ kind: 'vp', amount: 50 }];
        print(() => ({ left: riches, right: [{ kind: 'vp', amount: -50 }], all: riches }));
        const otherwise = ask();
        print((card) => printed.get(card) as Backs);
        expect([open.ask, otherwise]).toEqual([open.ask, answer]);
        answers++;
        play.answer(open.seat, open.id, answer);
      }
    }
  }
  expect(answers).toBeGreaterThan(400);
});

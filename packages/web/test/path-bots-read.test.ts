/**
 * A bot may know nothing a person cannot see. Here bots play whole games on views that write down what is read of them,
 * and every such thing has its place on the screen. A field that is read anew fails until it is shown and named here.
 */

import { readFileSync } from 'node:fs';
import { type Bot, destinyAdept, destinyMasterWith, destinyNovice, questionOf } from '@medallion/bots';
import { Dice, Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny, readOptions } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import { expect, it } from 'vitest';

/** What bots read of the table: the file of the screen that shows it, and what that file calls it. */
const SHOWN: Readonly<Record<string, readonly [file: string, called: string]>> = {
  active: ['book/Paths.tsx', 'view.active'],
  allianceRows: ['board/Offer.tsx', 'view.allianceRows'],
  'allianceRows[].row': ['board/Offer.tsx', 'each.row'],
  'allianceRows[].side': ['board/Offer.tsx', '?.side'],
  chapter: ['frame/Header.tsx', 'view.chapter'],
  declaring: ['reveal/Votes.tsx', 'verdict'],
  'declaring.chosen': ['reveal/Votes.tsx', 'says'],
  'declaring.chosen[].side': ['reveal/Votes.tsx', 'says === side'],
  'declaring.chosen[].who': ['reveal/Votes.tsx', 'who'],
  'declaring.double': ['reveal/Votes.tsx', 'weight > 1'],
  'declaring.silent': ['reveal/Votes.tsx', "says === 'tie'"],
  destiny: ['book/Paths.tsx', 'view.destiny'],
  discard: ['board/Discarded.tsx', 'view.discard'],
  dominant: ['book/Paths.tsx', 'view.dominant'],
  effort: ['board/StoryCorner.tsx', 'view.effort'],
  figures: ['board/Offer.tsx', 'view.figures'],
  goals: ['board/StoryCorner.tsx', 'view.goals'],
  'goals[].back': ['board/StoryCorner.tsx', 'place.back'],
  'goals[].goal': ['board/StoryCorner.tsx', 'place.goal'],
  'goals[].left': ['board/StoryCorner.tsx', 'place.left'],
  'goals[].requirement': ['board/StoryCorner.tsx', 'place.requirement'],
  'goals[].right': ['board/StoryCorner.tsx', 'place.right'],
  options: ['frame/Header.tsx', 'view.options'],
  'options.effortMatch': ['board/StoryCorner.tsx', 'options.effortMatch'],
  'options.introductory': ['board/CharacterBoard.tsx', 'playsSideQuests(view.options)'],
  'options.story': ['frame/Header.tsx', 'options.story'],
  pair: ['book/Paths.tsx', 'view.pair'],
  participants: ['board/Rivals.tsx', 'view.participants'],
  'participants[].alliances': ['board/StoryCorner.tsx', 'of.alliances'],
  'participants[].alliances.renfri': ['board/StoryCorner.tsx', 'alliances[side]'],
  'participants[].alliances.renfri.count': ['board/StoryCorner.tsx', 'alliances[side].count'],
  'participants[].alliances.stregobor': ['board/StoryCorner.tsx', 'alliances[side]'],
  'participants[].alliances.stregobor.count': ['board/StoryCorner.tsx', 'alliances[side].count'],
  'participants[].automa': ['board/Rivals.tsx', 'of.automa'],
  'participants[].character': ['board/Rivals.tsx', 'of.character'],
  'participants[].covered': ['board/Timeline.tsx', 'of.covered'],
  'participants[].hand': ['scenes/TableScene.tsx', '.hand'],
  'participants[].hand.cards': ['scenes/TableScene.tsx', 'hand.cards'],
  'participants[].playedNow': ['scenes/RevealScene.tsx', 'of.playedNow'],
  'participants[].special': ['board/Rivals.tsx', 'special.map'],
  'participants[].timeline': ['board/Timeline.tsx', 'of.timeline'],
  'participants[].tokens': ['board/Rivals.tsx', 'tokens.map'],
  'participants[].vp': ['board/Points.tsx', 'vp'],
  'participants[].who': ['board/Rivals.tsx', 'who'],
  'participants[].xp': ['board/Points.tsx', 'xp'],
  phase: ['frame/Phases.tsx', 'view.phase'],
  rows: ['board/Offer.tsx', 'view.rows'],
  turn: ['frame/Header.tsx', 'view.turn'],
};

/** The same, but whatever is read of it is written down by its path. */
function watched<T extends object>(target: T, path: string, read: Set<string>): T {
  return new Proxy(target, {
    get(of, key) {
      const value: unknown = Reflect.get(of, key);
      if (typeof key === 'symbol' || key === 'length' || !Object.hasOwn(of, key)) return value;
      const here = Array.isArray(of) ? `${path}[]` : path === '' ? key : `${path}.${key}`;
      if (!Array.isArray(of)) read.add(here);
      return typeof value === 'object' && value !== null ? watched(value, here, read) : value;
    },
  });
}

/** Plays a game, or its beginning, and says what was read. */
function readBy(bot: Bot<PathOfDestiny>, options: object, seats: number, most = Infinity): Set<string> {
  const read = new Set<string>();
  const play = Play.start(pathOfDestiny, readOptions(options, seats), seats, `read by ${bot.name}`);
  for (let answers = 0; play.over === undefined && answers < most; answers += 1) {
    const open = play.unanswered()[0];
    if (open === undefined) throw new Error('nobody is asked');
    const question = questionOf(play, open);
    const look = () => {
      const view = structuredClone(question.look());
      return { ...view, table: watched(view.table, '', read) };
    };
    const choice = bot.answer({ ...question, look }, new Dice(`${open.id}`));
    play.answer(open.seat, open.id, choice);
  }
  return read;
}

it('what bots read of Path of Destiny is what the screens show', () => {
  const read = new Set<string>();
  for (const bot of [destinyNovice, destinyAdept])
    for (const story of STORIES)
      for (const seats of [1, 2, 4]) for (const path of readBy(bot, { story }, seats)) read.add(path);
  // The master thinks in worlds made of what its seat knows; what it looks at itself it looks at from the start.
  for (const path of readBy(destinyMasterWith({ playouts: 2 }), { story: 'striga' }, 2, 12)) read.add(path);
  expect(read.size).toBeGreaterThan(40);
  expect([...read].filter((path) => SHOWN[path] === undefined)).toEqual([]);
}, 120_000);

it.each(Object.entries(SHOWN))('%s is on the screen', (_path, [file, called]) => {
  expect(readFileSync(new URL(`../src/path-of-destiny/${file}`, import.meta.url), 'utf8')).toContain(called);
});

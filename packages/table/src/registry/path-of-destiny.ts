import {
  destinyAdept,
  destinyMaster,
  destinyMasterWith,
  destinyNovice,
  destinyTeaching,
  randomBot,
} from '@medallion/bots';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { CHARACTERS, STORIES } from '@medallion/path-of-destiny/content';
import { OPTIONS } from '@medallion/path-of-destiny/options';
import type { Playable } from './types.ts';

/** More turns than a Chapter can have. */
const CHAPTER = 100;

export const playable: Playable<PathOfDestiny> = {
  rules: pathOfDestiny,
  bots: { random: randomBot, novice: destinyNovice, adept: destinyAdept, master: destinyMaster },
  botsWith: { master: (playouts) => destinyMasterWith({ playouts }) },
  teaching: destinyTeaching,
  usualBot: 'novice',
  options: OPTIONS,
  daily: {
    options: (dice) => {
      const [own, automa] = dice.shuffle([...CHARACTERS]);
      return { story: dice.pick(STORIES), characters: [own], automa, difficulty: 'normal' };
    },
    result: ({ detail }) => {
      const { vp } = detail as { readonly vp: readonly number[] };
      return { by: 'points', own: vp[0] ?? 0, other: vp[1] ?? 0 };
    },
  },
  gist: ({ options, chapter, turn, participants }) => ({
    story: options.story,
    chapter,
    turn,
    characters: participants.map(({ character }) => character ?? null),
    vp: participants.map(({ vp }) => vp),
  }),
  measured: ({ participants }) => ({
    vp: participants.map(({ vp }) => vp),
    xp: participants.map(({ xp }) => xp),
  }),
  turn: ({ chapter, turn }) => chapter * CHAPTER + turn,
  together: (common, own) => ({
    ...common,
    participants: common.participants.map((participant, who) => own[who]?.participants[who] ?? participant),
  }),
};

import { EXPLORATIONS } from '@medallion/old-world/content';
import { addressOf } from '../../addresses.ts';
import type { LessonTable } from '../../table/guide/GuidePage.tsx';
import { firstGame } from './first-game.ts';

/** The lessons in their order. */
export const LESSONS = ['turn', 'fight', 'road'] as const;
export type LessonName = (typeof LESSONS)[number];

const SCENARIO = { game: 'old-world', seats: 2, seed: 'hearth', before: ['mountain'] };
const optionsFor = (school: string) => ({ edition: 'default', schools: [school, 'viper'], startingPlayer: 0 });
const sittersOf = ([own = '', other = '']: readonly string[]) => [{ name: own }, { name: other, bot: 'novice' }];

/**
 * A Wolf where a rotfiend lurks, with its trail: the first blow is the reader's. The hand begins a combo of three, and of
 * the two potions one shields and one softens a blow. A novice wins this fight in forty of forty games, chance alone in
 * thirty-two.
 */
const fight = (names: readonly string[]): LessonTable => ({
  scenario: {
    ...SCENARIO,
    options: optionsFor('wolf'),
    changes: [
      'witcher 0 school=wolf at=17:stygga gold=2 combat=2 defense=2 alchemy=2 specialty=1 level=1 shield=2 track=0 witcherTrophies=1',
      'hand 0 94:push 91:quick-slash 98:aard 92:shattering-blow',
      'deck 0 97:yrden 96:yrden 90:quick-slash 93:shattering-blow 95:push 99:aard 46:block 15:crippling-strikes 72:intense-aard 9:whirl',
      'potions 0 8:swallow 24:golden-oriole',
      'trails-forest 0 10:haern-caduch',
    ],
    answers: ['done'],
    sitters: sittersOf(names),
  },
});

/** A quest of the council that ends in Novigrad, and no other card of the deck is where it was. */
const COUNCIL = EXPLORATIONS.findIndex(({ id }) => id === 'city-16');
const OTHERS = EXPLORATIONS.flatMap(({ deck }, n) => (deck === 'city' && n !== COUNCIL ? [n] : []));

/**
 * A Cat in Vizima: a quest ends next door in Novigrad, where dice are thrown, and behind it lies the place of a trail
 * quest. The hand pays for both roads and has cards to spare.
 */
const road = (names: readonly string[]): LessonTable => ({
  scenario: {
    ...SCENARIO,
    options: optionsFor('cat'),
    changes: [
      'witcher 0 school=cat at=7:vizima gold=3 combat=1 defense=1 alchemy=1 specialty=1 level=1 shield=1 track=0 witcherTrophies=1',
      'bank 27',
      'hand 0 129:aard 122:shattering-blow 126:yrden 128:aard 121:quick-slash',
      'deck 0 125:push 124:push 123:shattering-blow 120:quick-slash 127:axii',
      `quests 0 [{"card":{"exploration":${COUNCIL}},"place":6,"token":false,"event":15}]`,
      `city ${OTHERS.join(' ')}`,
      'trailQuests 0 [{"token":2,"turn":0}]',
      'tokens-mountain 18:ard-modron 11:beauclair 13:doldeth 3:kaer-morhen',
    ],
    sitters: sittersOf(names),
  },
});

export const TABLES: Readonly<Record<LessonName, (names: readonly string[]) => LessonTable>> = {
  turn: firstGame,
  fight,
  road,
};

/** Where it goes on from a lesson: to the next one, or to a game of one's own. */
export const AFTER: Readonly<Record<LessonName, string>> = {
  turn: addressOf.lesson('old-world', 'fight'),
  fight: addressOf.lesson('old-world', 'road'),
  road: addressOf.newGame('old-world', 'bots'),
};

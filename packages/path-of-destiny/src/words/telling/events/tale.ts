/** Setup, chapters, Destiny, the Story and its end; the Automa. */
import { sentence } from '@medallion/words';
import { ALLIANCE_CARDS, EFFORT_CARDS } from '../../../content/index.ts';
import type { CoreEvents } from '../../../rules/core.ts';
import type { SoloEvents } from '../../../rules/solo/index.ts';
import type { StoryRuleEvents } from '../../../rules/stories/index.ts';
import {
  allianceName,
  allyName,
  amongOthers,
  backName,
  doer,
  goalFace,
  heroDoer,
  nameOf,
  type Scene,
  storyTitle,
  symbolName,
  symbolOf,
  yesNo,
} from '../scene.ts';
import type { cardTellers } from './cards.ts';
import { line, minor, secretOf, type Tellers } from './told.ts';

/** The only opponent of the solo game comes after the only player. */
const AUTOMA = 1;

/** A Path of a chapter: the title of its card where there is one, and its Symbol. */
function pathOf(s: Scene, node: number, symbol: number): string {
  const title = storyTitle(s, node);
  const name = symbolName(s, symbol);
  return title === undefined ? name : s.voice.phrase('pathOf', { title, symbolName: name });
}

const FLIP_CLAUSES = {
  chapter: 'PD-SOLO-05',
  destiny: 'PD-SOLO-14',
  dominance: 'R-46',
  alliance: 'PD-EVIL-07',
} as const;
const DOMINANT_CLAUSES = { more: 'PD-CHAPTER-02', higher: 'PD-CHAPTER-03', choice: 'PD-CHAPTER-04' } as const;

export const taleTellers: Tellers<Omit<CoreEvents, keyof typeof cardTellers>> = {
  firstChooser: (s, { seat }) => minor(line(s, 'firstChooser', doer(s, seat), 'PD-SETUP-10')),
  characterClaimed: (s, { who, character }) => {
    const name = s.voice.words.names.characters[character];
    return line(s, 'characterClaimed', { ...doer(s, who), character: name }, 'PD-SETUP-11');
  },
  storyOpened: (s, { story }) => line(s, 'storyOpened', { story: s.voice.words.names.stories[story] }, 'PD-SETUP-20'),
  chapterBegan: (s, { chapter, pair, active }) => {
    const params = { n: chapter, left: pathOf(s, pair[0], active[0]), right: pathOf(s, pair[1], active[1]) };
    return line(s, 'chapterBegan', params, 'PD-STORY-02');
  },
  turnBegan: (s, { chapter, turn }) => line(s, 'turnBegan', { chapter, n: turn }, 'PD-TIME-01'),

  declared: (s, { by, reserve }) => {
    const list = by.map(({ who, says, weight }) =>
      s.voice.phrase('says', { name: amongOthers(s, who), says, twice: yesNo(weight > 1) }),
    );
    if (reserve !== undefined)
      list.push(s.voice.phrase('says', { name: s.voice.phrase('reserve'), says: reserve, twice: 'no' }));
    return line(s, 'declared', { list: list.join('; ') }, reserve === undefined ? 'PD-FATE-02' : 'PD-FATE-07');
  },
  destinyPlaced: (s, { token, place, automa }) => {
    const [placed, aside] = automa === true ? ['PD-SOLO-15', 'PD-SOLO-16'] : ['PD-FATE-05', 'PD-FATE-06'];
    return line(s, 'destinyPlaced', { n: token, place }, place === 'aside' ? aside : placed);
  },
  dominantFound: (s, { side, symbol, by }) =>
    line(s, 'dominantFound', { side, by, symbolName: symbolName(s, symbol) }, DOMINANT_CLAUSES[by]),
  chapterScored: (s, { who, dominant, nonDominant }) =>
    line(s, 'chapterScored', { ...doer(s, who), dominant, other: nonDominant }, 'PD-CHAPTER-05'),
  pathTokens: (s, { left, right }) => {
    const holder = (who: number | undefined): string =>
      who === undefined ? s.voice.phrase('nobody') : amongOthers(s, who);
    return line(s, 'pathTokens', { left: holder(left), right: holder(right) }, 'PD-CHAPTER-08');
  },
  tokensCleared: (s) => minor(line(s, 'tokensCleared', {}, 'PD-CHAPTER-09')),
  destinyCollected: (s) => minor(line(s, 'destinyCollected', {}, 'PD-CHAPTER-15')),
  storyFollowed: (s, { node, side }) => {
    const title = storyTitle(s, node);
    return line(s, 'storyFollowed', { side, card: title ?? '', told: yesNo(title !== undefined) }, 'PD-STORY-04');
  },
  bonusRead: (s, { of, who, pays, operations }) => {
    const params = {
      ...(who === undefined ? { who: 'other' as const, name: '' } : heroDoer(s, who)),
      of,
      held: yesNo(who !== undefined),
      pays: yesNo(pays === true),
      what: s.voice.words.operations(operations),
    };
    const held = who === undefined ? 'R-114' : pays === true ? 'PD-EVIL-01' : 'PD-STORY-06';
    return line(s, 'bonusRead', params, of === 'all' ? 'PD-STORY-05' : held);
  },
  epilogueOpened: (s, { node }) => {
    const title = storyTitle(s, node);
    return line(s, 'epilogueOpened', { card: title ?? '', told: yesNo(title !== undefined) }, 'PD-STORY-10');
  },
  sideQuestScored: (s, { who, vp }) => line(s, 'sideQuestScored', { ...doer(s, who), n: vp }, 'PD-SIDE-02'),
  goldenScored: (s, { who, space, vp }) => line(s, 'goldenScored', { ...doer(s, who), space, n: vp }, 'PD-END-04'),
  heroNamed: (s, { who, character }) => {
    const by = doer(s, who);
    const name = character === undefined ? '' : s.voice.words.names.characters[character];
    return line(s, 'heroNamed', { ...by, character: name, known: yesNo(name !== '' && name !== by.name) }, 'PD-END-06');
  },
};

export const soloTellers: Tellers<SoloEvents> = {
  automaChosen: (s, { character, xp }) => {
    const params = { name: nameOf(s, AUTOMA), character: s.voice.words.names.characters[character], n: xp };
    return line(s, 'automaChosen', params, 'PD-SOLO-04');
  },
  automaChose: (s, { space, symbols, tied }) => {
    const params = { name: nameOf(s, AUTOMA), row: space, n: symbols, tied: yesNo(tied) };
    return line(s, 'automaChose', params, space === 0 ? 'PD-SOLO-12' : tied ? 'PD-SOLO-11' : 'PD-SOLO-10');
  },
  tokensTakenBack: (s, { symbol, amount }) =>
    line(s, 'tokensTakenBack', { name: nameOf(s, AUTOMA), symbol: symbolOf(s, symbol), n: amount }, 'R-113'),
  tokenFlipped: (s, { side, for: why, again }) =>
    line(s, 'tokenFlipped', { side, why, again: yesNo(again === true) }, FLIP_CLAUSES[why]),
};

export const storyRuleTellers: Tellers<StoryRuleEvents> = {
  effortDealt: (s, { cards }) => {
    const texts = cards.flatMap((card, index) => {
      const effort = EFFORT_CARDS[card];
      return effort === undefined ? [] : [`${index + 1}. ${s.voice.words.effort(effort)}`];
    });
    return line(s, 'effortDealt', { list: texts.join(' ') }, 'PD-EDGE-01');
  },
  effortMade: (s, { who }) => line(s, 'effortMade', doer(s, who), 'PD-EDGE-02'),
  finalBonus: (s, { who, vp }) => line(s, 'finalBonus', { ...doer(s, who), n: vp }, 'PD-END-05'),

  requirementMet: (s, data) => {
    const goal = goalFace(s, secretOf(data).card);
    const params = {
      ...doer(s, data.who),
      side: data.side,
      back: backName(s, data.goal),
      goal,
      known: yesNo(goal !== ''),
    };
    return line(s, 'requirementMet', params, data.side === 'left' ? 'PD-STRIGA-06' : 'PD-STRIGA-08');
  },
  goalPeeked: (s, data) => {
    const goal = goalFace(s, secretOf(data).card);
    return line(
      s,
      'goalPeeked',
      { ...doer(s, data.who), back: backName(s, data.goal), goal, known: yesNo(goal !== '') },
      'PD-STRIGA-07',
    );
  },
  specialTaken: (s, { who, side }) => line(s, 'specialTaken', { ...doer(s, who), side }, 'R-07'),
  goalRevealed: (s, { card, vp }) => {
    const list = vp.map((n, who) => s.voice.phrase('points', { name: amongOthers(s, who), n })).join('; ');
    return line(s, 'goalRevealed', { goal: goalFace(s, card), list: sentence(list) }, 'PD-STRIGA-09');
  },

  allianceTokensPlaced: (s, { renfri, stregobor, both }) =>
    line(s, 'allianceTokensPlaced', { renfri, stregobor, both }, 'PD-EVIL-03'),
  allianceDrawn: (s, data) => line(s, 'allianceDrawn', allianceParams(s, data), 'PD-EVIL-06'),
  allianceDiscarded: (s, data) => line(s, 'allianceDiscarded', allianceParams(s, data), 'PD-EVIL-09'),
  alliancesRevealed: (s, { who, side, cards }) => {
    const names = cards.map((card) => allianceName(s, card)).join(', ');
    return line(s, 'alliancesRevealed', { ...doer(s, who), ally: allyName(s, side), cards: names }, 'PD-EVIL-11');
  },
  allianceApplied: (s, { who, card, left }) => {
    const ally = allyName(s, ALLIANCE_CARDS[card]?.side ?? 'renfri');
    const params = { ...doer(s, who), card: allianceName(s, card), ally, left: yesNo(left === true) };
    return line(s, 'allianceApplied', params, left === true ? 'R-102' : 'PD-EVIL-12');
  },
};

/** A face-down Alliance card: only its owner knows which. */
function allianceParams(s: Scene, data: StoryRuleEvents['allianceDrawn']) {
  const { card } = secretOf(data);
  return {
    ...doer(s, data.who),
    ally: allyName(s, data.side),
    known: yesNo(card !== undefined),
    card: card === undefined ? '' : allianceName(s, card),
  };
}

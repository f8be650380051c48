/** The beginning and the end of a chapter. PD-CHAPTER */

import type { Step, StepHandlers } from '@medallion/kernel';
import { type Side, SIDES, type SymbolIndex } from '../content/vocabulary.ts';
import type { ChapterSteps } from './core.ts';
import { gainVp, gainXp } from './experience.ts';
import type { G, L, PathOfDestiny } from './shape.ts';
import { automaScores } from './solo/index.ts';
import { storyRules } from './stories/story-rules.ts';
import { OPENING_PAIR, pathCard, symbolsOfPair } from './story-cards.ts';
import { activeOn, participant, symbolCount } from './symbols.ts';
import type { Table, Who } from './table.ts';

/** PD-CHAPTER-01 */
const CHAPTERS = 3;

/** The two Story cards of a chapter: the introduction's, or those at the foot of the card just followed. PD-STORY-04 */
function pairOf(g: L, chapter: number): readonly [number, number] {
  const { table, options } = g;
  if (chapter === 1) return OPENING_PAIR;
  const { next } = pathCard(options.story, table.read.at(-1) ?? 0);
  if (!('pair' in next)) throw new RangeError(`no chapter ${chapter} follows Story card ${table.read.at(-1)}`);
  return next.pair;
}

/** The Story cards of the chapter lie open and name its Active Symbols. PD-STORY-02, PD-FATE-10 */
function setActivePair(g: G, pair: readonly [number, number]): void {
  g.table.pair = [pair[0], pair[1]];
  g.table.active = symbolsOfPair(g.options.story, pair);
}

/** After chapters 1 and 2. PD-CHAPTER-17 */
const GO_ON: readonly Step<PathOfDestiny>[] = [
  { do: 'chapter/clear' },
  { do: 'chapter/keep' },
  { do: 'chapter/kept-effects' },
  { do: 'chapter/collect' },
  { do: 'story/follow' },
];
/** After chapter 3 nothing is discarded. PD-END-01 to PD-END-05 */
const END: readonly Step<PathOfDestiny>[] = [
  { do: 'story/follow' },
  { do: 'end/side-quests' },
  { do: 'end/golden' },
  { do: 'end/special' },
  { do: 'end/winner' },
];

/** The best count of a Path's Symbol; ties go to the higher Initiative. PD-CHAPTER-08, R-47, R-49 */
function leaderOf(table: Table, symbol: SymbolIndex, among: (who: Who) => boolean): Who {
  let leader = -1;
  let most = -1;
  for (const who of table.initiative) {
    const count = symbolCount(table, participant(table, who), symbol);
    if (count <= most || !among(who)) continue;
    leader = who;
    most = count;
  }
  return leader;
}

/** Who wins the comparison for a Path token as things are; the Automa may win it, but takes none. R-71 */
export function pathLeader({ table, options }: Pick<L, 'table' | 'options'>, side: Side): Who {
  const all = options.soloPathTokens === 'contested';
  return leaderOf(table, activeOn(table, side), all ? () => true : (who) => participant(table, who).automa !== true);
}

export const chapterSteps: StepHandlers<PathOfDestiny, ChapterSteps> = {
  /** The Destiny tokens are stacked, the pair lies open, the first turn follows. PD-SETUP-05, PD-STORY-07, R-75 */
  'chapter/begin': (g, { chapter }) => {
    const { table } = g;
    setActivePair(g, pairOf(g, chapter));
    table.chapter = chapter;
    table.turn = 0;
    table.destiny = ['stack', 'stack', 'stack'];
    delete table.dominant;
    g.emit('chapterBegan', {
      chapter,
      pair: [table.pair[0], table.pair[1]],
      active: [table.active[0], table.active[1]],
    });
    if (g.seats === 1) g.then({ do: 'automa/chapter' });
    g.then({ do: 'turn/begin' });
  },

  /** The fixed order of a chapter's end. PD-CHAPTER-17, PD-END-02, R-112 */
  'chapter/end': (g) => {
    const { table, options } = g;
    table.phase = 'chapter-end';
    const { chapter } = table;
    const { beforeScoring } = storyRules(options);
    g.then(
      { do: 'chapter/dominance' },
      ...(beforeScoring === undefined ? [] : [beforeScoring]),
      { do: 'ability/window', window: 'score' },
      { do: 'chapter/score' },
      { do: 'chapter/path-tokens' },
      ...(chapter < CHAPTERS ? GO_ON : END),
    );
  },

  /** 1 VP for each Dominant Symbol, 1 XP for each Non-Dominant one. PD-CHAPTER-05 to PD-CHAPTER-07 */
  'chapter/score': (g) => {
    const { table } = g;
    // Before the Experience of this scoring: what it unlocks comes too late for it.
    if (g.seats === 1) automaScores(g);
    const side = table.dominant ?? 'left';
    const dominantSymbol = activeOn(table, side);
    const otherSymbol = activeOn(table, side === 'left' ? 'right' : 'left');
    for (const who of table.initiative) {
      const of = participant(table, who);
      const dominant = symbolCount(table, of, dominantSymbol);
      const nonDominant = symbolCount(table, of, otherSymbol);
      g.emit('chapterScored', { who, dominant, nonDominant });
      gainVp(g, who, dominant + Math.min(nonDominant, of.betweenWorlds ?? 0));
      gainXp(g, who, nonDominant);
      delete of.betweenWorlds;
    }
  },

  /** One for the most left Symbols, one for the most right ones; the Automa takes none. PD-CHAPTER-08, PD-SOLO-18, R-48, R-71 */
  'chapter/path-tokens': (g) => {
    const { table } = g;
    table.leaders = {};
    table.pathTokens = {};
    for (const side of SIDES) {
      const leader = pathLeader(g, side);
      table.leaders[side] = leader;
      if (participant(table, leader).automa !== true) table.pathTokens[side] = leader;
    }
    g.emit('pathTokens', { ...table.pathTokens });
  },

  /** All tokens and covers go back; from now on the Symbols at the foot of the Dominant card count. PD-CHAPTER-09, R-50, R-52 */
  'chapter/clear': (g) => {
    const { table, options } = g;
    for (const of of table.participants) {
      of.tokens = [0, 0, 0, 0];
      table.specialLeft += of.special.length;
      of.special = [];
      of.covered.fill(0);
      // Kept cards are not cards played this turn. R-54
      of.playedNow = 0;
    }
    const { next } = pathCard(options.story, table.pair[table.dominant === 'right' ? 1 : 0]);
    if ('pair' in next) table.active = symbolsOfPair(options.story, next.pair);
    g.emit('tokensCleared', { chapter: table.chapter });
  },

  /** PD-CHAPTER-15 */
  'chapter/collect': (g) => {
    g.table.destiny = ['stack', 'stack', 'stack'];
    g.emit('destinyCollected', { chapter: g.table.chapter });
  },
};

/** What a bot weighed, in words: one line after its turn, and what it weighed on request. */

import { type Language, sentence, speaker } from '@medallion/words';
import type { Weighing } from '../search/thinking.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { Sentences, ThoughtWords } from './shape.ts';

const WORDS: Readonly<Record<Language, ThoughtWords>> = { en, pl, it, ru };

/** What an answer is called at the table: by its id. */
export type Label = (this: void, choice: string) => string;

/** An answer as it was weighed. */
export interface WeighedTold {
  readonly id: string;
  readonly label: string;
  /** The number beside its bar, in words. */
  readonly worth: string;
  /** The length of its bar, from 0 to 1. */
  readonly share: number;
  /** The one that was given. */
  readonly chosen: boolean;
}

export interface Explaining {
  /** One line about an answer; undefined where there was nothing to weigh. */
  line(this: void, weighing: Weighing, label: Label): string | undefined;
  /** Why, in one sentence. */
  why(this: void, weighing: Weighing, label: Label): string;
  /** What was weighed, the answer first. */
  weighed(this: void, weighing: Weighing, label: Label): readonly WeighedTold[];
}

/** A difference below this many points of chance is no difference to a reader. */
const ALIKE = 1;

const percent = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)));

/** What bots weigh in one of the games, in a language. */
export function explaining(language: Language, game: 'old-world' | 'path-of-destiny'): Explaining {
  const words = WORDS[language];
  const say = speaker<Sentences>(language, words.sentences);
  const topics: Readonly<Record<string, string>> = game === 'old-world' ? words.oldWorld : words.destiny;

  const topicsOf = ({ reasons }: Weighing, wanted: (gain: number) => boolean): string =>
    reasons
      .filter(({ gain }) => wanted(gain))
      .map(({ topic }) => topics[topic] ?? topic)
      .join(', ');
  const reasonsOf = (weighing: Weighing): string[] => {
    const [pro, contra] = [topicsOf(weighing, (gain) => gain > 0), topicsOf(weighing, (gain) => gain < 0)];
    return [
      ...(pro === '' ? [] : [say('for', { topics: pro })]),
      ...(contra === '' ? [] : [say('against', { topics: contra })]),
    ];
  };

  return {
    line(weighing, label) {
      const [first, second] = weighing.options;
      if (first === undefined || second === undefined) return undefined;
      const [answer, other] = [sentence(label(first.id)), label(second.id)];
      const { measure } = weighing;
      const whole = (chance: number): number =>
        measure.of === 'winning' ? percent(chance) : Math.round(measure.turns * (1 - chance));
      const [mine, theirs] = [whole(first.chance), whole(second.chance)];
      if (
        Math.abs(mine - theirs) < ALIKE ||
        Math.abs(first.chance - second.chance) < Math.max(first.error, second.error)
      )
        return measure.of === 'winning'
          ? say('alike', { answer, chance: mine, other: sentence(other) })
          : say('soonAlike', { answer, turns: mine, other: sentence(other) });
      const said =
        measure.of === 'winning'
          ? say('clear', { answer, chance: mine, other, otherChance: theirs })
          : say('sooner', { answer, turns: mine, other, otherTurns: theirs });
      return [said, ...reasonsOf(weighing)].join(' ');
    },

    why(weighing, label) {
      const [first, second] = weighing.options;
      if (first === undefined || second === undefined) return say('habit');
      const other = sentence(label(second.id)).replace(/\.$/, '');
      const alike =
        Math.abs(first.chance - second.chance) < Math.max(ALIKE / 100, first.error, second.error) &&
        weighing.measure.of === 'winning';
      if (alike) return say('same', { other });
      const [topics, against] = [topicsOf(weighing, (gain) => gain > 0), topicsOf(weighing, (gain) => gain < 0)];
      if (topics === '') return say('plainly', { other });
      return against === '' ? say('better', { other, topics }) : say('betterBut', { other, topics, against });
    },

    weighed: ({ options, choice, measure }, label) =>
      options.map(({ id, chance }) => ({
        id,
        label: sentence(label(id)),
        worth:
          measure.of === 'winning'
            ? say('chance', { chance: percent(chance) })
            : say('turns', { turns: Math.round(measure.turns * (1 - chance)) }),
        share: Math.min(1, Math.max(0, chance)),
        chosen: id === choice,
      })),
  };
}

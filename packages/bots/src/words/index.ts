/** What a bot weighed, in words: one line after its turn, and what it weighed on request. */

import { type Language, sentence, speaker } from '@medallion/words';
import type { Intent, Weighing } from '../search/thinking.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { Sentences, ThoughtWords } from './shape.ts';

const WORDS: Readonly<Record<Language, ThoughtWords>> = { en, pl, it, ru };

/** What an answer is called at the table: by its id. */
export type Label = (this: void, choice: string) => string;

/** What places and cards are called. */
export type Names = (this: void, what: 'place' | 'card', n: number) => string;

const ENDINGS = ['explore', 'meditate', 'hunt', 'duel'] as const;

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
  /** The same in short: what was done, and what for. */
  brief(this: void, weighing: Weighing, label: Label): string | undefined;
  /** What follows an answer that is only a beginning; nothing where it is all there is. */
  onwards(this: void, intent: Intent | undefined, names: Names): string;
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

  /** How the answer stands to the next best: they are alike where nobody can tell them apart. */
  const compared = ({ options: [first, second], measure }: Weighing): 'better' | 'alike' | 'worse' | undefined => {
    if (first === undefined || second === undefined) return undefined;
    const gain = first.chance - second.chance;
    const apart = Math.max(first.error, second.error, measure.of === 'winning' ? ALIKE / 100 : 0);
    return Math.abs(gain) < apart ? 'alike' : gain < 0 ? 'worse' : 'better';
  };

  return {
    brief(weighing, label) {
      const [first, second] = weighing.options;
      const than = compared(weighing);
      if (first === undefined || second === undefined || than === undefined) return undefined;
      const [answer, other] = [sentence(label(first.id)), label(second.id)];
      if (than === 'alike') return say('briefAlike', { answer });
      if (than === 'worse') return say('briefRather', { answer, other });
      return [say('brief', { answer }), ...reasonsOf(weighing).slice(0, 1)].join(' ');
    },

    onwards(intent, names) {
      const { places = [], cards = [], ending } = intent ?? {};
      const kind = ENDINGS.find((each) => each === ending);
      const further = places.slice(1).map((place) => names('place', place));
      const then = cards.slice(1).map((card) => names('card', card));
      return [
        ...(further.length === 0 ? [] : [say('onwards', { places: further.join(', ') })]),
        ...(then.length === 0 ? [] : [say('thenCards', { cards: then.join(', ') })]),
        ...(kind === undefined ? [] : [say(kind)]),
      ].join(' ');
    },

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
      if (measure.of === 'winning' && theirs > mine)
        return [say('rather', { answer, chance: mine, other, otherChance: theirs }), ...reasonsOf(weighing)].join(' ');
      const said =
        measure.of === 'winning'
          ? say('clear', { answer, chance: mine, other, otherChance: theirs })
          : say('sooner', { answer, turns: mine, other, otherTurns: theirs });
      return [said, ...reasonsOf(weighing)].join(' ');
    },

    why(weighing, label) {
      const [first, second] = weighing.options;
      if (first === undefined || second === undefined) return say('habit');
      // It stands between quotation marks: those of its own would only confuse.
      const other = sentence(label(second.id))
        .replace(/\.$/, '')
        .replaceAll(/[“”„«»]/g, '');
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

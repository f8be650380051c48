import { BadInput, oneOf, rawOptions, wholeNumber } from '@medallion/kernel';
import { DEFAULT_POKER_RULES } from '../rules/poker/index.ts';
import type { PracticeOptions } from './shape.ts';

const DEFAULTS: PracticeOptions = { mode: 'locals', gold: 5, goal: 12, ...DEFAULT_POKER_RULES };

/** The options of an evening, with defaults for what is not said. Throws BadInput. */
export function readPracticeOptions(given: unknown, seats: number): PracticeOptions {
  const raw = rawOptions(given, Object.keys(DEFAULTS));
  const options: PracticeOptions = {
    mode: oneOf(raw.mode ?? DEFAULTS.mode, ['locals', 'witcher', 'solo'], 'mode'),
    gold: wholeNumber(raw.gold ?? DEFAULTS.gold, 1, 30, 'gold'),
    goal: wholeNumber(raw.goal ?? DEFAULTS.goal, 2, 60, 'goal'),
    pokerTwoPairs: oneOf(raw.pokerTwoPairs ?? DEFAULTS.pokerTwoPairs, ['highPairFirst', 'sum'], 'pokerTwoPairs'),
    pokerKickers: oneOf(raw.pokerKickers ?? DEFAULTS.pokerKickers, ['all', 'two'], 'pokerKickers'),
  };
  if (options.goal <= options.gold) {
    throw new BadInput(
      `${options.goal} gold are no goal for somebody who begins with ${options.gold}`,
      'options.goal',
      'Choose more than the gold at the start.',
    );
  }
  const needed = options.mode === 'solo' ? 1 : 2;
  if (seats !== needed) {
    throw new BadInput(`The mode ${options.mode} is not for ${seats}`, 'seats', `Choose ${needed}.`);
  }
  return options;
}

import { BadInput, isRecord } from '@medallion/kernel';
import { DEFAULT_POKER_RULES } from '../rules/poker/index.ts';
import type { PracticeOptions } from './shape.ts';

const DEFAULTS: PracticeOptions = { mode: 'locals', gold: 5, goal: 12, ...DEFAULT_POKER_RULES };

/** The options of an evening, with defaults for what is not said. Throws BadInput. */
export function readPracticeOptions(raw: unknown, seats: number): PracticeOptions {
  if (!isRecord(raw))
    throw new BadInput('The options are not an object', 'options', 'Give an object, or nothing at all.');
  for (const key of Object.keys(raw)) {
    if (!(key in DEFAULTS)) throw new BadInput(`There is no option ${key}`, `options.${key}`, 'Leave it out.');
  }
  const options: PracticeOptions = {
    mode: oneOf(raw, 'mode', ['locals', 'witcher', 'solo']),
    gold: whole(raw, 'gold', 1, 30),
    goal: whole(raw, 'goal', 2, 60),
    pokerTwoPairs: oneOf(raw, 'pokerTwoPairs', ['highPairFirst', 'sum']),
    pokerKickers: oneOf(raw, 'pokerKickers', ['all', 'two']),
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

function oneOf<K extends 'mode' | 'pokerTwoPairs' | 'pokerKickers'>(
  raw: Record<string, unknown>,
  key: K,
  values: readonly PracticeOptions[K][],
): PracticeOptions[K] {
  const value = raw[key] ?? DEFAULTS[key];
  const found = values.find((known) => known === value);
  if (found === undefined)
    throw new BadInput(`${String(value)} is not known here`, `options.${key}`, `Choose ${values.join(' or ')}.`);
  return found;
}

function whole(raw: Record<string, unknown>, key: 'gold' | 'goal', least: number, most: number): number {
  const value = raw[key] ?? DEFAULTS[key];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new BadInput(
      `${String(value)} is not possible`,
      `options.${key}`,
      `Choose a whole number from ${least} to ${most}.`,
    );
  }
  return value;
}

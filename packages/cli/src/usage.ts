import { BadInput } from '@medallion/kernel';
import { InvalidArgumentError } from 'commander';

/** Wrong usage of a command: said in one sentence, with exit code 2. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** What a game says against its name, its players or its options is wrong usage here. */
export function asUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (fault) {
    throw fault instanceof BadInput ? new WrongUsage(fault.message) : fault;
  }
}

type Options = Readonly<Record<string, unknown>>;

/** For `--option name=value`, as often as one likes. */
export function gameOption(text: string, before: Options = {}): Options {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write it as name=value, for example --option rounds=5.');
  return { ...before, [text.slice(0, at)]: valueOf(text.slice(at + 1)) };
}

/** Whole numbers, true and false are themselves, `a,b` is a list, everything else a word. */
function valueOf(text: string): unknown {
  if (text.includes(',')) return text.split(',').map(valueOf);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

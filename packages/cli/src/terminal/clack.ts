/** A person at a real terminal. */

import { multiselect, select } from '@clack/prompts';
import type { Given, Terminal } from './terminal.ts';

type Key = 'why' | 'undo';
const KEYS: Readonly<Record<string, Key>> = { '?': 'why', u: 'undo' };

/** The rows a list may take before it scrolls. */
const ROWS = 14;

export function clackTerminal(): Terminal {
  return {
    print(text) {
      process.stdout.write(`${text}\n`);
    },
    // The screen, and what was scrolled away.
    clear() {
      process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
    },
    choose: ({ message, choices, first }) =>
      withKeys<string>((signal) =>
        select<string>({
          message,
          options: choices.map((choice) => ({ ...choice })),
          ...(first === undefined ? {} : { initialValue: first }),
          maxItems: ROWS,
          showInstructions: false,
          signal,
        }),
      ),
    chooseMany: ({ message, choices }) =>
      withKeys<string[]>((signal) =>
        multiselect<string>({
          message,
          options: choices.map((choice) => ({ ...choice })),
          required: false,
          maxItems: ROWS,
          showInstructions: false,
          signal,
        }),
      ),
  };
}

/** The library has no keys of its own for "why not" and "take back": they end the question from outside. */
async function withKeys<T extends string | string[]>(
  ask: (signal: AbortSignal) => Promise<T | symbol>,
): Promise<Given<T>> {
  const stop = new AbortController();
  let pressed: Key | undefined;
  const listen = (char: string | undefined): void => {
    pressed = KEYS[char ?? ''];
    if (pressed !== undefined) stop.abort();
  };
  process.stdin.on('keypress', listen);
  try {
    const value = await ask(stop.signal);
    if (pressed !== undefined) return { key: pressed };
    // A question that was broken off gives a symbol.
    return typeof value === 'symbol' ? { key: 'leave' } : { key: 'answer', value: value as T };
  } finally {
    process.stdin.off('keypress', listen);
  }
}

/** A question whose long list is put in groups. */

import type { Choice, Given, Terminal } from './terminal.ts';

const BACK = 'back';

export interface Group {
  readonly choice: Choice;
  /** The answers it stands for; empty where it is itself one. */
  readonly within: readonly Choice[];
}

/** The value of the chosen answer, or what else the person wants; from within a group one can go back. */
export async function chooseGrouped(
  terminal: Terminal,
  message: string,
  groups: readonly Group[],
  back: string,
): Promise<Given<string>> {
  for (;;) {
    const given = await terminal.choose({ message, choices: groups.map(({ choice }) => choice) });
    if (given.key !== 'answer') return given;
    const group = groups.find(({ choice }) => choice.value === given.value);
    if (group === undefined || group.within.length === 0) return given;
    const inner = await terminal.choose({
      message: group.choice.label,
      choices: [...group.within, { value: BACK, label: back }],
    });
    if (inner.key !== 'answer' || inner.value !== BACK) return inner;
  }
}

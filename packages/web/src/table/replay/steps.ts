/** Where the turns of a game begin, and how to go from one to another. `turns` is the turn at each point. */

export function turnBegins(turns: readonly number[]): readonly number[] {
  return turns.flatMap((turn, at) => (at > 0 && turn > (turns[at - 1] ?? 0) ? [at] : []));
}

/** The beginning of the turn before this point: of this very turn, when it has gone on. */
export function turnBefore(begins: readonly number[], number: number): number {
  return begins.findLast((at) => at < number) ?? 0;
}

export function turnAfter(begins: readonly number[], number: number, last: number): number {
  return begins.find((at) => at > number) ?? last;
}

/**
 * Comparing a few answers in the same imagined worlds. The first one is what the policy would do; another is chosen
 * only where it is better by more than chance would have it. Goes on step by step, so that whoever drives it may stop
 * at any time.
 */

/** What an answer led to in an imagined world. */
export interface Judged {
  /** The chance of winning, from 0 to 1. */
  readonly chance: number;
  /** What each feature contributes to it, in the order of the game's features; empty where the game is over. */
  readonly parts: readonly number[];
}

/** One answer as it was weighed. */
export interface Weight {
  readonly id: string;
  /** The chance of winning with it. */
  readonly chance: number;
  /** How sure that is, compared with the policy's answer: the standard error of the difference. */
  readonly error: number;
  /** Imagined worlds it was tried in. */
  readonly worlds: number;
  /** The mean of what each feature contributed. */
  readonly parts: readonly number[];
}

export interface Effort {
  /** Playouts in all. */
  readonly playouts: number;
  /** An answer must be better by so many standard errors to be preferred to the policy's. */
  readonly gate: number;
  /** An answer that is tried as often as the policy's, however it does. */
  readonly kept?: string;
}

/** Tries an answer in the world with this number. */
export type Trial = (id: string, world: number) => Judged;

class Tried {
  readonly id: string;
  readonly chances: number[] = [];
  private readonly sums: number[] = [];
  private judged = 0;

  constructor(id: string) {
    this.id = id;
  }

  note({ chance, parts }: Judged): void {
    this.chances.push(chance);
    if (parts.length === 0) return;
    this.judged += 1;
    for (let n = 0; n < parts.length; n++) this.sums[n] = (this.sums[n] ?? 0) + (parts[n] as number);
  }

  get parts(): number[] {
    return this.sums.map((sum) => sum / this.judged);
  }
}

interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** The mean of the differences to the policy's answer in the worlds both were tried in, and its standard error. */
function leadOf(one: Tried, policy: Tried): Lead {
  const n = Math.min(one.chances.length, policy.chances.length);
  if (one === policy || n === 0) return { mean: 0, error: 0 };
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < n; world++) {
    const difference = (one.chances[world] as number) - (policy.chances[world] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / n;
  const variance = n < 2 ? 1 : Math.max(0, (squares - n * mean * mean) / (n - 1));
  return { mean, error: Math.sqrt(variance / n) };
}

/** Sequential halving: half of those behind after a round are tried no further. The policy's answer always is. */
export class PairedTrial {
  private readonly tried: readonly Tried[];
  private readonly policy: Tried;
  private readonly trial: Trial;
  private readonly effort: Effort;
  private alive: readonly Tried[];
  private rounds: number;
  /** Worlds this round ends with. */
  private until = 0;
  playouts = 0;

  /** The policy's answer comes first. */
  constructor(ids: readonly string[], trial: Trial, effort: Effort) {
    this.tried = ids.map((id) => new Tried(id));
    this.policy = this.tried[0] as Tried;
    this.alive = this.tried;
    this.trial = trial;
    this.effort = effort;
    this.rounds = Math.max(1, Math.ceil(Math.log2(ids.length)));
    this.plan();
  }

  private plan(): void {
    const share = (this.effort.playouts - this.playouts) / this.rounds;
    this.until = this.policy.chances.length + Math.max(1, Math.trunc(share / this.alive.length));
  }

  /** One more world for everyone still compared; false when there is nothing left to do. */
  step(): boolean {
    const { policy, alive } = this;
    if (this.rounds === 0 || alive.length < 2) return false;
    const world = policy.chances.length;
    for (const one of alive) one.note(this.trial(one.id, world));
    this.playouts += alive.length;
    if (policy.chances.length < this.until) return true;
    this.rounds -= 1;
    if (this.rounds === 0) return false;
    const kept = alive.filter(({ id }) => id === this.effort.kept && id !== policy.id);
    const others = alive.filter((one) => one !== policy && !kept.includes(one));
    others.sort((a, b) => leadOf(b, policy).mean - leadOf(a, policy).mean);
    this.alive = [policy, ...kept, ...others.slice(0, Math.ceil(others.length / 2))];
    this.plan();
    return true;
  }

  /** The answer to give first, then the others, best first. Chances are told around the policy's own, which was tried most. */
  weights(): readonly Weight[] {
    const { tried, policy, effort } = this;
    const all = tried.map((one) => ({ one, ...leadOf(one, policy) }));
    let chosen = all[0] as (typeof all)[number];
    for (const each of all) {
      if (each.one.chances.length < 2 || each.mean <= effort.gate * each.error) continue;
      if (each.mean - each.error > chosen.mean - chosen.error) chosen = each;
    }
    const { chances } = policy;
    const base = chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
    return all
      .sort((a, b) => (a === chosen ? -1 : b === chosen ? 1 : b.mean - a.mean))
      .map(({ one, mean, error }) => ({
        id: one.id,
        chance: base + mean,
        error,
        worlds: one.chances.length,
        parts: one.parts,
      }));
  }
}

import type { Seated } from '@medallion/kernel/testing';

/** `PROPERTY_SCALE=10 npm test` plays ten times as many games. */
const SCALE = Number(process.env.PROPERTY_SCALE ?? 1);

const OPTIONS = [
  { mode: 'locals' },
  { mode: 'witcher', gold: 10, goal: 11 },
  { mode: 'solo', goal: 30 },
  { mode: 'witcher', gold: 1, goal: 60, pokerTwoPairs: 'sum', pokerKickers: 'two' },
] as const;

/** Evenings of every kind, the same ones every time. */
export function practiceSittings(count: number): Seated[] {
  return Array.from({ length: count * SCALE }, (_, index) => {
    const options = OPTIONS[index % OPTIONS.length] ?? OPTIONS[0];
    return { seed: `evening ${index}`, seats: options.mode === 'solo' ? 1 : 2, options };
  });
}

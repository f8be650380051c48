import { expect, it } from 'vitest';
import { waysWalked } from '../src/old-world/map/ways-walked.ts';

type Events = Parameters<typeof waysWalked>[0];

it('a pawn walks every way its witcher went, in order, and nobody else’s', () => {
  const events = [
    { type: 'entered', data: { seat: 0, from: 3, location: 5 } },
    { type: 'goldPaid', data: { seat: 0, amount: 1 } },
    { type: 'entered', data: { seat: 1, from: 3, location: 4 } },
    { type: 'entered', data: { seat: 0, from: 5, location: 9 } },
  ] as unknown as Events;
  expect(waysWalked(events, 0)).toEqual([
    { from: 3, to: 5 },
    { from: 5, to: 9 },
  ]);
  expect(waysWalked(events, 2)).toEqual([]);
});

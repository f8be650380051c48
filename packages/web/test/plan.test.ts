/** A plan is one press where the question still lists it, and says what changed where it does not. */

import { describe, expect, it } from 'vitest';
import { heldAgainst } from '../src/table/plan/plan.ts';

const ask = (choices: readonly string[], impossible: readonly string[] = [], more = {}) =>
  ({
    id: 7,
    seat: 0,
    ask: 'pick',
    args: {},
    choices: choices.map((id) => ({ id })),
    impossible: impossible.map((id) => ({ choice: { id }, reason: 'taken', clause: 'X-1' })),
    ...more,
  }) as never;

describe('a plan', () => {
  it('holds while its next step is listed', () => {
    expect(heldAgainst(ask(['a', 'b']), 'pick', [{ id: 'b' }, { id: 'a' }])).toEqual({
      holds: true,
      choice: { id: 'b' },
    });
  });
  it('does not hold where the rules give a reason against it', () => {
    const held = heldAgainst(ask(['a'], ['b']), 'pick', [{ id: 'b' }]);
    expect(held).toMatchObject({ holds: false, no: { reason: 'taken', clause: 'X-1' } });
  });
  it('does not hold where the question does not know it any more', () => {
    expect(heldAgainst(ask(['a']), 'pick', [{ id: 'b' }])).toEqual({
      holds: false,
      choice: { id: 'b' },
      no: undefined,
    });
  });
  it('is left alone by other questions, by answered ones, and while nothing is planned', () => {
    expect(heldAgainst(ask(['a']), 'other', [{ id: 'a' }])).toBeUndefined();
    expect(heldAgainst(ask(['a'], [], { reply: 'a' }), 'pick', [{ id: 'a' }])).toBeUndefined();
    expect(heldAgainst(ask(['a']), 'pick', [])).toBeUndefined();
    expect(heldAgainst(undefined, 'pick', [{ id: 'a' }])).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, difference } from '../src/difference.ts';

/** As it comes out at the other end of a line. */
const sent = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

describe('a difference', () => {
  it('turns any thing into any other, also after it was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(changed(sent(before), sent(difference(before, after)))).toEqual(sent(after));
      }),
    );
  });

  it('knows parts by any name, those every object has besides included', () => {
    const things = ['{}', '{"toString":false}', '{"__proto__":1}', '{"__proto__":{"a":1}}'];
    for (const before of things)
      for (const after of things) {
        const by = sent(difference(JSON.parse(before), JSON.parse(after)));
        expect(JSON.stringify(changed(JSON.parse(before), by))).toBe(after);
      }
  });

  it('turns a thing into one that is nearly the same', () => {
    const list = fc.array(fc.record({ id: fc.nat(3), n: fc.nat(3) }), { maxLength: 6 });
    const table = fc.record({
      list,
      deep: fc.record({ list }),
      text: fc.string(),
      maybe: fc.option(fc.nat(), { nil: undefined }),
    });
    fc.assert(
      fc.property(table, table, (before, after) => {
        expect(changed(sent(before), sent(difference(before, after)))).toEqual(sent(after));
      }),
    );
  });

  it('is nothing where nothing changed, and names only what did', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
    expect(difference({ a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({ in: { b: { is: 3 } } });
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toEqual({ in: {}, gone: ['b'] });
    expect(difference([1, 2, 3], [1, 3])).toEqual({ at: 1, less: 1, more: [] });
  });

  it('leaves what did not change as the very same object', () => {
    const before = { same: { n: 1 }, other: 1 };
    const after = changed(before, difference(before, { same: { n: 1 }, other: 2 })) as typeof before;
    expect(after.same).toBe(before.same);
  });
});

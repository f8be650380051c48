import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { canonical, cloneJson, fingerprint, hashOf } from '../src/index.ts';

// No table has a key of that name: JavaScript would take it for something else.
const plain = fc.jsonValue({ depthSize: 'medium' }).filter((value) => !JSON.stringify(value).includes('__proto__'));

/** The same value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe('canonical text', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(plain, (value) => canonical(value) === canonical(reversed(value))));
  });

  it('is JSON of the same value, absent and undefined alike', () => {
    fc.assert(fc.property(plain, (value) => canonical(JSON.parse(canonical(value))) === canonical(value)));
    expect(canonical({ b: 1, a: undefined })).toBe('{"b":1}');
  });

  it('tells different values apart, and so do the hashes', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        const same = canonical(one) === canonical(other);
        return (hashOf(one) === hashOf(other)) === same && (!same || fingerprint(one) === fingerprint(other));
      }),
    );
  });

  it('has the hash every machine computes', () => {
    expect(hashOf({ b: [1, 2], a: 'ż' })).toBe('b5e4dd08c16693453b99ca1b50879f65a693f6ee4e5f858df04f636ce8c75619');
  });
});

describe('a copy', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = cloneJson(value);
        return canonical(copy) === canonical(value) && (typeof value !== 'object' || value === null || copy !== value);
      }),
    );
  });
});

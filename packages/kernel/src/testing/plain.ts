/**
 * The first thing in a value that is not plain data, as a path, or undefined: what JSON would change or drop, and
 * numbers that are not whole, which machines may print differently.
 */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? undefined : `${path} is the number ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`;
  for (const [key, inner] of Object.entries(value)) {
    // An absent field may be written as undefined: JSON drops it and nothing is lost.
    const found = inner === undefined ? undefined : notPlain(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Makes a value and all it holds unchangeable, so that whoever still shares it is caught in the act. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

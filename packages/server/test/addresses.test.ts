import type { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { addressesOf } from '../src/addresses.ts';
import { settingsFrom } from '../src/settings.ts';

const machine = {
  lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
  wlan0: [
    { address: '192.168.1.5', family: 'IPv4', internal: false },
    { address: 'fe80::1', family: 'IPv6', internal: false },
  ],
} as unknown as ReturnType<typeof networkInterfaces>;

describe('where people in the house find the server', () => {
  test('is told where it listens to everybody', () => {
    expect(addressesOf('0.0.0.0', 8484, machine)).toEqual(['http://192.168.1.5:8484']);
  });
  test('is nowhere while it listens to this machine alone', () => {
    expect(addressesOf('localhost', 8484, machine)).toEqual([]);
  });
  test('is the address it was given', () => {
    expect(addressesOf('10.0.0.2', 80, machine)).toEqual(['http://10.0.0.2:80']);
  });
});

test.each([
  ['mysql://x', undefined, /^DATABASE_URL/],
  ['postgres://x', 'http://x', /^REDIS_URL must/],
  [undefined, 'redis://x', /^REDIS_URL is for several processes/],
])('the database %s and the Redis %s are refused with a sentence', (database, redis, sentence) => {
  expect(() => settingsFrom({ DATABASE_URL: database, REDIS_URL: redis })).toThrow(sentence);
});

/** What is kept of how people are called, the same on every database. */

import { createPublicKey, verify } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeedStore } from '../src/calls/feed-store.ts';
import { HouseKeys } from '../src/calls/house-keys.ts';
import { type Device, PushStore } from '../src/calls/push-store.ts';
import type { Schema } from '../src/store/schema.ts';

export function testCallStores(name: string, open: () => Promise<Kysely<Schema>>): void {
  describe(`what is kept in ${name} of calls`, () => {
    let db: Kysely<Schema>;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db.destroy());
    const device = (endpoint: string): Device => ({
      endpoint,
      p256dh: 'p',
      auth: 'a',
      language: 'it',
      page: 'https://table.example/',
    });
    const room = async (id: string): Promise<void> => {
      await db.insertInto('rooms').values({ id, version: 1, saved_at: 1, room_json: '{}' }).execute();
    };

    test('keys of the house are made once, and prove who sent a message', async () => {
      const [one, other] = await Promise.all([HouseKeys.of(db), HouseKeys.of(db)]);
      expect(one.publicKey).toBe(other.publicKey);
      const now = Date.parse('2026-11-18T12:00:00Z');
      const header = one.authorization('https://push.example.org/abc?d=1', 'mailto:host@example.org', now);
      const [, head = '', claims = '', signature = '', key = ''] =
        /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
      expect(key).toBe(other.publicKey);
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
        aud: 'https://push.example.org',
        exp: now / 1000 + 12 * 3600,
        sub: 'mailto:host@example.org',
      });
      const point = Buffer.from(key, 'base64url');
      expect(point).toHaveLength(65);
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
      const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
      const isOurs = verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      );
      expect(isOurs).toBe(true);
    });

    test('a device is called for its seats as long as those are its own, and no more than five for one seat', async () => {
      await room('r1');
      await room('r2');
      const store = new PushStore(db);
      const seat = (of: string, key: string) => ({ room: of, key });
      await store.set(device('https://a.example/1'), [seat('r1', 'mine'), seat('r2', 'mine')], 1);
      expect(await store.devicesOf(seat('r1', 'mine'))).toEqual([device('https://a.example/1')]);
      expect(await store.devicesOf(seat('r1', 'theirs'))).toEqual([]);
      // Another list replaces the one before.
      await store.set(device('https://a.example/1'), [seat('r2', 'mine')], 2);
      expect(await store.devicesOf(seat('r1', 'mine'))).toEqual([]);
      for (let n = 2; n <= 6; n++) await store.set(device(`https://a.example/${n}`), [seat('r2', 'mine')], n + 1);
      expect((await store.devicesOf(seat('r2', 'mine'))).map(({ endpoint }) => endpoint.at(-1))).toEqual([
        '6',
        '5',
        '4',
        '3',
        '2',
      ]);
      await store.forget('https://a.example/6');
      // Its push service has given it another address.
      await store.move('https://a.example/5', { ...device('https://a.example/9'), auth: 'b' });
      const [moved] = await store.devicesOf(seat('r2', 'mine'));
      expect(moved).toEqual({ ...device('https://a.example/9'), auth: 'b' });
      // The seat was given to somebody else.
      await store.set(device('https://b.example/1'), [seat('r2', 'other')], 9);
      await store.keepOnly('r2', ['other']);
      expect(await store.devicesOf(seat('r2', 'mine'))).toEqual([]);
      expect(await store.devicesOf(seat('r2', 'other'))).toHaveLength(1);
      // And the room itself is gone.
      await db.deleteFrom('rooms').where('id', '=', 'r2').execute();
      expect(await store.devicesOf(seat('r2', 'other'))).toEqual([]);
    });

    test('a feed is known by the hash of its address, and forgotten when nobody reads it', async () => {
      const store = new FeedStore(db);
      const day = 24 * 60 * 60 * 1000;
      const feed = { language: 'pl', page: 'https://table.example/', seats: [{ room: 'r', key: 'k' }] } as const;
      const secret = await store.make(feed, 0);
      expect(secret).toMatch(/^[0-9a-f]{32}$/);
      expect(JSON.stringify(await db.selectFrom('feeds').selectAll().execute())).not.toContain(secret);
      expect(await store.read(secret, 100 * day)).toMatchObject({ language: 'pl', seats: feed.seats });
      expect(await store.change(secret, { ...feed, seats: [] })).toBe(true);
      expect((await store.read(secret, 100 * day))?.seats).toEqual([]);
      await store.make(feed, 200 * day);
      expect(await store.read(secret, 200 * day)).toBeDefined();
      await store.make(feed, 400 * day);
      expect(await store.read(secret, 400 * day)).toBeUndefined();
      expect(await store.change(secret, feed)).toBe(false);
    });
  });
}

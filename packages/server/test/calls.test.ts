/** How people are called to a table that waits for them: what is sent, to whom, and what they read in a feed. */

import { createServer as plainServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { atomOf } from '../src/calls/atom.ts';
import { Courier, type Parcel } from '../src/calls/courier.ts';
import type { Digest } from '../src/calls/digest.ts';
import { areKeys, encrypted } from '../src/calls/encrypted.ts';
import { calendarOf } from '../src/calls/icalendar.ts';
import { isOutside, mayBeAsked, outsideOnly } from '../src/calls/outside.ts';
import { settingsFrom } from '../src/settings.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { testCallStores } from './call-stores.ts';
import { Inn } from './guests.ts';
import { linesOf, parsedXml, PushService } from './push-service.ts';

describe('a message for one browser', () => {
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };

  test('is the one RFC 8291 gives as its example', () => {
    const chance = {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    };
    const body = encrypted('When I grow up, I want to be a watermelon', keys, chance, 0);
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('is of the same length whatever the names in it, and never the same twice', () => {
    const [one, other] = [encrypted('Jo', keys), encrypted('Maximiliana'.repeat(20), keys)];
    expect(one.length).toBe(other.length);
    expect(encrypted('Jo', keys).equals(one)).toBe(false);
  });

  test('is made for a point of the curve only', () => {
    expect(areKeys(keys)).toBe(true);
    expect(areKeys({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
    expect(areKeys({ ...keys, p256dh: 'BCVx' })).toBe(false);
    expect(areKeys({ ...keys, auth: 'AAAA' })).toBe(false);
  });
});

describe('where calls may be sent', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'ff02::1',
    'nowhere',
  ])('%s is nothing outside', (address) => {
    expect(isOutside(address)).toBe(false);
  });
  test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2600:1901::1', '2a00:1450:4001::200a'])(
    '%s is outside',
    (address) => {
      expect(isOutside(address)).toBe(true);
    },
  );
  test.each([
    ['https://push.example.org/abc', true],
    ['http://push.example.org/abc', false],
    ['https://push.example.org:8443/abc', false],
    ['https://localhost/abc', false],
    ['https://router/abc', false],
    ['https://8.8.8.8/abc', false],
    ['https://[2600:1901::1]/abc', false],
    ['https://2130706433/abc', false],
    ['https://me:word@push.example.org/abc', false],
    ['file:///etc/passwd', false],
    [`https://push.example.org/${'a'.repeat(1024)}`, false],
    ['http://127.0.0.1:9999/abc', true],
    ['http://127.0.0.1:9998/abc', false],
  ])('%s: %s', (endpoint, may) => {
    expect(mayBeAsked(endpoint, ['http://127.0.0.1:9999'])).toBe(may);
  });
  test('a name that stands for this machine is refused in the moment of connecting', async () => {
    const found = await new Promise((resolve) => {
      outsideOnly('localhost', { all: true }, (fault, address) => resolve(fault ?? address));
    });
    expect(found).toMatchObject({ code: 'EACCES' });
  });
  test('the host says so in the environment, or hears what is wrong with it', () => {
    expect(settingsFrom({ PUSH_ALLOWED: 'http://127.0.0.1:9000 https://push.house' }).pushAllowed).toHaveLength(2);
    expect(settingsFrom({ PUSH_CONTACT: 'mailto:host@example.org' }).pushContact).toBe('mailto:host@example.org');
    expect(() => settingsFrom({ PUSH_ALLOWED: 'http://127.0.0.1:9000/path' })).toThrow('PUSH_ALLOWED must be origins');
    expect(() => settingsFrom({ PUSH_CONTACT: 'me' })).toThrow('PUSH_CONTACT must be');
  });
});

describe('the courier', () => {
  /** What comes later comes when the test says so. */
  const clock = () => {
    const later: { readonly milliseconds: number; readonly work: () => void }[] = [];
    const after = (milliseconds: number, work: () => void) => {
      later.push({ milliseconds, work });
      return () => undefined;
    };
    return { later, after };
  };
  const parcel = ({ url }: PushService, path: string): Parcel => ({
    endpoint: `${url}/${path}`,
    headers: {},
    body: Buffer.from('x'),
  });

  test('brings, says what is gone, and tries again what was only the moment', async () => {
    const service = await PushService.start();
    onTestFinished(() => service.close());
    const { later, after } = clock();
    const courier = new Courier({ after, allowed: [service.url] });
    expect(await courier.bring(parcel(service, 'a'))).toBe('brought');
    service.answers = [404, 410, 400];
    expect(await courier.bring(parcel(service, 'b'))).toBe('gone');
    expect(await courier.bring(parcel(service, 'c'))).toBe('gone');
    expect(await courier.bring(parcel(service, 'd'))).toBe('failed');
    expect(later).toHaveLength(0);
    service.answers = [503, 429];
    const third = courier.bring(parcel(service, 'e'));
    await expect.poll(() => later.length).toBe(1);
    later[0]?.work();
    await expect.poll(() => later.length).toBe(2);
    later[1]?.work();
    expect(await third).toBe('brought');
    expect(service.came.filter(({ path }) => path === '/e')).toHaveLength(3);
    courier.close();
  });

  test('goes nowhere inside, and follows nobody there', async () => {
    const inside = await PushService.start();
    const service = await PushService.start();
    onTestFinished(() => inside.close());
    onTestFinished(() => service.close());
    service.answers = [307];
    service.headers = { location: `${inside.url}/secret` };
    const courier = new Courier({ after: clock().after, allowed: [service.url] });
    expect(await courier.bring(parcel(service, 'a'))).toBe('failed');
    // No address of a push service; the name alone would not tell.
    void courier.bring({
      endpoint: `https://localhost:${new URL(inside.url).port}/`,
      headers: {},
      body: Buffer.from('x'),
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(inside.came).toEqual([]);
    courier.close();
  });

  test('has a line of its own length, and leaves nobody waiting when it closes', async () => {
    const slow = plainServer(() => undefined);
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      slow.closeAllConnections();
      slow.close();
    });
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const courier = new Courier({ after: clock().after, allowed: [url] });
    const all = Array.from({ length: 1200 }, () =>
      courier.bring({ endpoint: url, headers: {}, body: Buffer.from('x') }),
    );
    // Those for whom there is no room hear it at once.
    expect(await all.at(-1)).toBe('failed');
    courier.close();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['failed']));
  });
});

const inn = new Inn();
testCallStores('SQLite', async () => {
  const db = openSqlite(inn.folder);
  await SqlStore.on(db);
  return db;
});
afterAll(() => inn.tearDown());

describe('a feed', () => {
  const at = Date.parse('2026-11-18T20:15:00Z');
  const wild = `Ann & <Bob> "q" ]]> \u0007, ; \\ \r\nEND:VCALENDAR ${'ż'.repeat(60)} 😀`;
  const item = { id: 'r1-0-1', title: wild, text: wild, link: 'https://table.example/#/room/r1?a=1&b=2', since: at };
  const digest: Digest = {
    id: 'f'.repeat(32),
    title: 'Tables · Medallion',
    language: 'en',
    link: 'https://table.example/#/online',
    changedAt: at,
    items: [item, { ...item, id: 'r2-0-1', until: at + 86_400_000 }],
  };

  test('is Atom that parses, whatever names people have', () => {
    const feed = parsedXml(atomOf(digest));
    expect(feed.name).toBe('feed');
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    const entries = feed.children.filter(({ name }) => name === 'entry');
    expect(entries).toHaveLength(2);
    const part = (name: string) => entries[0]?.children.find((each) => each.name === name);
    // What XML has no way to write is left out; everything else is there.
    expect(part('title')?.text).toBe(wild.replaceAll('\u0007', ''));
    expect(part('updated')?.text).toBe('2026-11-18T20:15:00.000Z');
    expect(part('link')?.attributes.href).toBe(item.link);
    const ids = feed.children
      .flatMap(({ name, children }) => (name === 'entry' ? children : []))
      .filter(({ name }) => name === 'id');
    expect(new Set(ids.map(({ text }) => text)).size).toBe(2);
    expect(feed.children.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'author']));
  });

  test('is iCalendar that parses: an event where the time of a turn runs out, a task where it does not', () => {
    const text = calendarOf(digest);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cc}/u);
      // No letter was cut in two.
      expect(line).not.toMatch(/\p{Cs}/u);
    }
    const lines = linesOf(text);
    expect(lines.filter(([name]) => name === 'BEGIN').map(([, value]) => value)).toEqual([
      'VCALENDAR',
      'VTODO',
      'VEVENT',
    ]);
    expect(lines.filter(([name]) => name === 'END')).toHaveLength(3);
    expect(lines.filter(([name]) => name === 'DTSTART')).toEqual([['DTSTART', '20261119T201500Z']]);
    const summary = lines.find(([name]) => name === 'SUMMARY')?.[1] ?? '';
    const read = summary.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
    expect(read).toBe(wild.replace('\r\n', '\n').replaceAll('\u0007', ''));
    expect(new Set(lines.filter(([name]) => name === 'UID').map(([, value]) => value)).size).toBe(2);
  });
});

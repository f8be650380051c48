import { expect, it, vi } from 'vitest';
import { call, type Caller, leadThere, moveOn } from '../src/offline/calling.ts';

const SCOPE = 'https://table.example/';
const PUSHED = {
  title: 'Old World: your turn',
  text: 'At the table: Anna, Bruno.',
  room: '0123456789ab',
  language: 'en',
};

/** What a browser has of its push service. */
const subscription = (name: string, options?: unknown): PushSubscription =>
  ({
    endpoint: `https://push.example/${name}`,
    options,
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: name, auth: String(options) } }),
  }) as unknown as PushSubscription;

/** A service worker whose page is open in tabs with these addresses behind its own. */
function worker(...tabs: string[]) {
  let visibilityState: DocumentVisibilityState = 'hidden';
  const shown: [string, NotificationOptions | undefined][] = [];
  const opened: string[] = [];
  const focus = vi.fn<(tab: string) => void>();
  const caller: Caller = {
    registration: {
      scope: SCOPE,
      pushManager: { subscribe: async (options: unknown) => subscription('new', options) } as unknown as PushManager,
      showNotification: async (title, options) => void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => tabs.map((tab) => ({ url: SCOPE + tab, visibilityState, focus: async () => focus(tab) })),
      openWindow: async (url) => void opened.push(url),
    },
  };
  const look = () => {
    visibilityState = 'visible';
  };
  return { caller, shown, opened, focus, look };
}

it('says which table waits, one notification for each table, and until when in the time of the device', async () => {
  const { caller, shown } = worker();
  const at = new Date(2026, 10, 21, 18, 30).getTime();
  await call(caller, JSON.stringify({ ...PUSHED, until: { at, text: 'Time until {when}.' } }));
  const [[title, options] = []] = shown;
  expect(title).toBe('Old World: your turn');
  expect(options).toMatchObject({ tag: PUSHED.room, lang: 'en', data: { room: PUSHED.room } });
  expect(options?.body).toMatch(/^At the table: Anna, Bruno\. Time until Nov 21, 2026, 6:30.PM\.$/);
});

it('shows something, and nothing of it, where what came is none of ours', async () => {
  for (const text of ['', '{', '{"title":1}', JSON.stringify({ ...PUSHED, room: '../../evil/#' })]) {
    const { caller, shown } = worker();
    await call(caller, text);
    expect(shown.map(([title, options]) => [title, options?.data as unknown])).toEqual([['Medallion', undefined]]);
  }
});

it('leads to the table: to the tab that shows it, or in a new one; to the own tables where none is named', async () => {
  const there = worker('#/old-world/abc', '#/room/0123456789ab');
  await leadThere(there.caller, { room: PUSHED.room });
  expect(there.focus).toHaveBeenCalledExactlyOnceWith('#/room/0123456789ab');
  expect(there.opened).toEqual([]);
  const elsewhere = worker('#/old-world/abc');
  await leadThere(elsewhere.caller, { room: PUSHED.room });
  expect(elsewhere.focus).not.toHaveBeenCalled();
  expect(elsewhere.opened).toEqual([`${SCOPE}#/room/0123456789ab`]);
  const nowhere = worker();
  await leadThere(nowhere.caller, undefined);
  expect(nowhere.opened).toEqual([`${SCOPE}#/online`]);
});

it('says nothing to whoever has that very table before their eyes', async () => {
  const there = worker('#/room/0123456789ab');
  await call(there.caller, JSON.stringify(PUSHED));
  expect(there.shown).toHaveLength(1);
  there.look();
  await call(there.caller, JSON.stringify(PUSHED));
  expect(there.shown).toHaveLength(1);
  const elsewhere = worker('#/online');
  elsewhere.look();
  await call(elsewhere.caller, JSON.stringify(PUSHED));
  expect(elsewhere.shown).toHaveLength(1);
});

it('tells the server when the push service has given it another address', async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: URL, { body }: { body: string }) => asked.push([url.href, JSON.parse(body)]));
  const { caller } = worker();
  await moveOn(caller, { oldSubscription: subscription('old', 'as before') });
  await moveOn(caller, { oldSubscription: subscription('old'), newSubscription: subscription('given', 'x') });
  await moveOn(caller, {});
  vi.unstubAllGlobals();
  const told = (name: string, auth: string) => [
    `${SCOPE}api/push/moved`,
    { old: 'https://push.example/old', endpoint: `https://push.example/${name}`, keys: { p256dh: name, auth } },
  ];
  expect(asked).toEqual([told('new', 'as before'), told('given', 'x')]);
});

/** How the service worker calls whoever a table waits for, and brings them there. */

/** What the server sends: see packages/server/src/calls/turn-pushes.ts. */
interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly room: string;
  readonly until?: { readonly at: number; readonly text: string };
  readonly language: string;
}

/** As much of the service worker as calling needs. */
export interface Caller {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification' | 'pushManager'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Opened[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

/** A tab of the page. */
interface Opened {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** What was sent, unless it is nothing of ours. */
function read(text: string): Pushed | undefined {
  try {
    const { title, text: said, room, language } = JSON.parse(text) as Pushed;
    const isWhole = [title, said, room, language].every((part) => typeof part === 'string');
    // What stands in an address is no more than the name of a room.
    return isWhole && /^[\w-]{1,40}$/.test(room) ? (JSON.parse(text) as Pushed) : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that is pushed to has to show something, unless the table itself is before somebody's eyes. */
export async function call({ registration, clients }: Caller, text: string): Promise<void> {
  const pushed = read(text);
  const icon = new URL('icons/eye-192.png', registration.scope).href;
  if (pushed === undefined) return registration.showNotification('Medallion', { icon });
  const { title, text: said, room, until, language } = pushed;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const address = addressOf(registration.scope, room);
  if (tabs.some(({ url, visibilityState }) => url === address && visibilityState === 'visible')) return;
  const when =
    until === undefined
      ? []
      : [until.text.replace('{when}', new Intl.DateTimeFormat(language, WHEN).format(new Date(until.at)))];
  // The next call to the same table takes the place of this one, and is heard all the same.
  const again = { renotify: true };
  return registration.showNotification(title, {
    ...again,
    body: [said, ...when].join(' '),
    lang: language,
    icon,
    tag: room,
    data: { room },
  });
}

const addressOf = (scope: string, room: string | undefined): string =>
  `${scope}#/${room === undefined ? 'online' : `room/${room}`}`;

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** To the table: in the tab that shows it already, or in another one. No tab with something else in it is taken away. */
export async function leadThere({ registration, clients }: Caller, data: unknown): Promise<void> {
  const { room } = (data ?? {}) as { readonly room?: string };
  const address = addressOf(registration.scope, room);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  await (there === undefined ? clients.openWindow(address) : there.focus());
}

/** The push service has given this browser another address, or will when it is asked. */
export interface Changed {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Where the server calls from now on; a page that is opened says it once more. */
export async function moveOn({ registration }: Caller, { oldSubscription, newSubscription }: Changed): Promise<void> {
  if (!oldSubscription) return;
  const fresh = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = fresh.toJSON();
  await fetch(new URL('api/push/moved', registration.scope), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: oldSubscription.endpoint, endpoint, keys }),
  });
}

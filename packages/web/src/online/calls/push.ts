/** Whether this device is called when a table waits, by a push of the server, and how that is switched. */

import { knock } from '../doors.ts';
import { roomsHere } from '../rooms-here.ts';
import { own } from './seats-here.ts';

const KEPT = 'medallion.calls';
/** Milliseconds after which the server is told again, even where nothing has changed: it may have forgotten. */
const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds in which a service worker should be on its way, and in which it should be there on a slow line. */
const PATIENCE = 10_000;
const LONGEST = 180_000;

/** Why this device cannot be called: the page came by http, the browser has no push, or was told to refuse it. */
export type Hindrance = 'insecure' | 'home-screen' | 'no-push' | 'refused';

export function hindrance(): Hindrance | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    // There a page can be called once it lies on the home screen, and not before.
    return /iPhone|iPad/.test(navigator.userAgent) || isTouchMac() ? 'home-screen' : 'no-push';
  return Notification.permission === 'denied' ? 'refused' : undefined;
}

const isTouchMac = (): boolean => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/** What was told the server last, and when. */
interface Told {
  readonly what: string;
  readonly at: number;
}

function told(): Told | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? 'null') ?? undefined) as Told | undefined;
  } catch {
    return undefined;
  }
}

function remember(what: Told | undefined): void {
  try {
    if (what === undefined) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(what));
  } catch {
    // Then it is told again with the next page.
  }
}

/** Whether it was switched on here. Perhaps the browser has been told otherwise since: see `hindrance`. */
export const isCalled = (): boolean => told() !== undefined;

/** Throws Shut where the server does not answer, and whatever the browser throws. Who is not allowed to is not switched on. */
export async function switchOn(language: string): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') await tell(language);
}

export async function switchOff(language: string): Promise<void> {
  remember(undefined);
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return;
  const told = tellServer(subscription, language, []);
  await subscription.unsubscribe();
  // Where the server is not reached now, it hears from the push service that nobody is there.
  await told.catch(() => undefined);
}

/** The tables of this device are others than they were, or a day has gone by. */
export async function keepCalled(language: string): Promise<void> {
  if (isCalled() && hindrance() === undefined && Notification.permission === 'granted') await tell(language);
}

async function tell(language: string): Promise<void> {
  const seats = own(roomsHere());
  const before = told();
  const subscription = await subscribed();
  const what = await fingerprint([subscription.endpoint, language, ...seats.flatMap(({ id, secret }) => [id, secret])]);
  if (before?.what === what && Date.now() - before.at < DAY) return;
  await tellServer(subscription, language, seats);
  remember({ what, at: Date.now() });
}

async function tellServer(
  subscription: PushSubscription,
  language: string,
  seats: readonly { readonly id: string; readonly secret: string }[],
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const page = location.href.replace(/[?#].*$/, '');
  await knock('push', { endpoint, keys, seats, language, page });
}

/** The subscription of this browser for this server: a server with other keys could not use an older one. */
async function subscribed(): Promise<PushSubscription> {
  const registration = await registered();
  if (registration === undefined) throw new Error('There is no service worker.');
  const { key } = await knock<{ readonly key: string }>('push');
  const wanted = bytesOf(key);
  const known = await registration.pushManager.getSubscription();
  if (known !== null) {
    const used = known.options.applicationServerKey;
    if (used !== null && new Uint8Array(used).join() === wanted.join()) return known;
    await known.unsubscribe();
  }
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** The service worker, which may just be on its way; a page that is being worked on has none. */
function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const { ready } = navigator.serviceWorker;
  const after = (milliseconds: number): Promise<undefined> =>
    new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
  // It puts the whole page by before it is ready.
  const none = after(PATIENCE).then(async () =>
    (await navigator.serviceWorker.getRegistration()) === undefined ? undefined : ready,
  );
  return Promise.race([ready, none, after(LONGEST)]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function fingerprint(parts: readonly string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whoever is at the table has come: what called them there need not lie around any longer. */
export async function tidyCalls(room: string): Promise<void> {
  if (!isCalled() || !('serviceWorker' in navigator)) return;
  const registration = await registered();
  for (const notification of (await registration?.getNotifications({ tag: room })) ?? []) notification.close();
}

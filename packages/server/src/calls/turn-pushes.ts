/** Calls whoever is waited for to their table, on the devices that asked for it. Nothing in it is more than a watcher knows. */

import type { Counter } from 'prom-client';
import type { Brought, Courier } from './courier.ts';
import { encrypted } from './encrypted.ts';
import type { HouseKeys } from './house-keys.ts';
import { mayBeAsked } from './outside.ts';
import type { Device, PushStore } from './push-store.ts';
import type { TurnCall } from '../post/caretaker.ts';
import { hashOfSecret } from '../room/secrets.ts';
import { callWords, titleOf } from './words.ts';

/** What a device is told. It has no secret in it: the device knows its own. */
export interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly room: string;
  /** Said behind the text, with the time of day where the device is in the place of `{when}`. */
  readonly until?: { readonly at: number; readonly text: string };
  readonly language: string;
}

/** What is needed to call somebody. */
type Call = Omit<TurnCall, 'seat' | 'since'>;

/** Seconds a push service keeps it for a device that is off: as long as most of them do at all. */
const KEPT = 28 * 24 * 60 * 60;

export interface Pushing {
  readonly keys: HouseKeys;
  readonly store: PushStore;
  readonly courier: Pick<Courier, 'bring'>;
  /** Where push services find whoever runs this house. */
  readonly contact: string | undefined;
  /** Origins the host allows besides push services outside. */
  readonly allowed: readonly string[];
  readonly now: () => number;
  readonly count: Counter<'result'>;
}

export class TurnPushes {
  private readonly pushing: Pushing;

  constructor(pushing: Pushing) {
    this.pushing = pushing;
  }

  /** Resolves when every device was reached, or will never be. */
  async call(turn: Call): Promise<void> {
    const devices = await this.pushing.store.devicesOf(turn);
    await Promise.all(devices.map((device) => this.push(device, turn)));
  }

  private async push(device: Device, turn: Call): Promise<void> {
    const { store, courier, allowed, count } = this.pushing;
    const { endpoint } = device;
    // What the host allows may be less than it was.
    const brought: Brought = mayBeAsked(endpoint, allowed)
      ? await courier.bring({ endpoint, ...(await this.parcel(device, turn)) })
      : 'gone';
    count.inc({ result: brought });
    if (brought === 'gone') await store.forget(endpoint);
  }

  private async parcel(device: Device, turn: Call): Promise<{ headers: Record<string, string>; body: Buffer }> {
    const { keys, now, contact } = this.pushing;
    const { endpoint, language, page } = device;
    const say = callWords(language);
    const { room, game, names, until, late } = turn;
    const what = late === undefined ? 'turn' : (`late-${late}` as const);
    const pushed: Pushed = {
      title: say(what, { title: await titleOf(game, language) }),
      text: say('table', { names: names.join(', ') }),
      room,
      ...(until !== undefined && { until: { at: until, text: say('until', { when: '{when}' }) } }),
      language,
    };
    const left = until === undefined ? KEPT : Math.min(KEPT, Math.max(60, Math.floor((until - now()) / 1000)));
    return {
      headers: {
        authorization: keys.authorization(endpoint, contact ?? safeOriginOf(page), now()),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(left),
        urgency: 'normal',
        // A later call to the same table takes the place of one that was not handed over yet.
        topic: hashOfSecret(room).slice(0, 32),
      },
      body: encrypted(JSON.stringify(pushed), device),
    };
  }
}

/** Push services want to know a page of whoever sends: the table itself, where it is one everybody can open. */
function safeOriginOf(page: string): string | undefined {
  const { protocol, origin } = new URL(page);
  return protocol === 'https:' ? origin : undefined;
}

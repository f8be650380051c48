import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Place, placeAt } from '../src/table/link/playing-here.ts';

/** A channel between pages that share no browser: everybody hears what the others say, at once. */
class Channel {
  static open: Channel[] = [];
  private readonly hears: ((event: { data: unknown }) => void)[] = [];
  readonly name: string;
  awake = true;

  constructor(name: string) {
    this.name = name;
    Channel.open.push(this);
  }

  addEventListener(_: 'message', hear: (event: { data: unknown }) => void): void {
    this.hears.push(hear);
  }

  postMessage(data: unknown): void {
    if (!this.awake) return;
    for (const other of Channel.open)
      if (other !== this && other.awake && other.name === this.name) for (const hear of other.hears) hear({ data });
  }
}

interface Opened {
  readonly place: Place;
  readonly channel: Channel;
  here: boolean | undefined;
  read: number;
}

function open(table = 'a'): Opened {
  const page = { here: undefined as boolean | undefined, read: 0 };
  const place = placeAt(table, {
    onPlaying: (here) => (page.here = here),
    onWritten: () => (page.read += 1),
  });
  return Object.assign(page, { place, channel: Channel.open.at(-1) as Channel });
}

const wait = (time: number): void => void vi.advanceTimersByTime(time);

/** A page is closed, or the device has put it to sleep. */
const sleep = ({ channel }: Opened): void => void (channel.awake = false);

describe('a page without locks', () => {
  beforeEach(() => {
    Channel.open = [];
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', Channel);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('plays where nobody else does; a second one follows and reads what was written', async () => {
    const first = open();
    expect(first.here).toBeUndefined();
    wait(500);
    expect(first.here).toBe(true);
    await first.place.playing();
    const second = open();
    wait(20_000);
    expect([first.here, second.here]).toEqual([true, false]);
    first.place.wrote();
    expect([first.read, second.read]).toEqual([0, 1]);
    // Another table is another matter.
    const other = open('b');
    wait(500);
    expect([first.here, other.here]).toEqual([true, true]);
  });

  it('of several opened at once one plays', () => {
    const pages = Array.from({ length: 4 }, () => open());
    wait(500);
    expect(pages.filter(({ here }) => here === true)).toHaveLength(1);
    wait(20_000);
    expect(pages.filter(({ here }) => here === true)).toHaveLength(1);
    expect(pages.filter(({ here }) => here === false)).toHaveLength(3);
  });

  it('takes over when asked to, and when the one that played is closed', () => {
    const first = open();
    wait(500);
    const second = open();
    wait(500);
    second.place.takeOver();
    expect([first.here, second.here]).toEqual([false, true]);
    wait(20_000);
    expect([first.here, second.here]).toEqual([false, true]);
    sleep(second);
    wait(4000);
    expect(first.here).toBe(true);
  });

  it('that slept while another took over steps back when it wakes', () => {
    const first = open();
    wait(500);
    const second = open();
    wait(500);
    sleep(first);
    wait(4000);
    expect(second.here).toBe(true);
    first.channel.awake = true;
    wait(1500);
    expect([first.here, second.here]).toEqual([false, true]);
  });
});

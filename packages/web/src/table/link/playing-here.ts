/**
 * Which page of this device plays at a table, where several have it open. The one that holds it lets the bots think
 * and takes answers; the others follow. Web Locks decide; a page without them (an address without https) asks around.
 */

import { newSecret } from './secret.ts';

export interface Place {
  /** Resolves as soon as this page is the one that plays. */
  playing(this: void): Promise<void>;
  /** Plays here from now on. */
  takeOver(this: void): void;
  /** Something was written here: whoever follows reads it. */
  wrote(this: void): void;
}

interface Watcher {
  /** Whether this page plays has changed. */
  readonly onPlaying: (here: boolean) => void;
  /** Another page wrote something. */
  readonly onWritten: () => void;
}

/** Who plays: whoever began last; of two who began at once, one by chance. */
interface Claim {
  readonly turn: number;
  readonly page: string;
}

/** What pages tell each other about one table. */
type Word = { readonly say: 'written' | 'who-plays' } | { readonly say: 'i-play'; readonly claim: Claim };

/** How long a page waits for another to say that it plays, in milliseconds. */
const ANSWER = 300;
/** The page that plays says so this often; one that was not heard for longer is gone, or asleep. */
const BEAT = 1000;
const SILENCE = 3500;

export function placeAt(id: string, watcher: Watcher): Place {
  const name = `medallion/table/${id}`;
  const channel = new BroadcastChannel(name);
  let here = false;
  let known = false;
  let waiting: (() => void)[] = [];
  const set = (now: boolean): void => {
    if (known && here === now) return;
    known = true;
    here = now;
    watcher.onPlaying(here);
    if (!here) return;
    for (const go of waiting) go();
    waiting = [];
  };
  const tell = (word: Word): void => channel.postMessage(word);
  const takeOver = 'locks' in navigator ? byLocks(name, set) : byAsking(channel, tell, set);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.say === 'written') watcher.onWritten();
  });
  return {
    playing: () =>
      here
        ? Promise.resolve()
        : new Promise((go) => {
            waiting.push(go);
          }),
    takeOver,
    wrote: () => tell({ say: 'written' }),
  };
}

/** Holds the lock as long as the page is open, or until another page takes it. */
function byLocks(name: string, set: (here: boolean) => void): () => void {
  const hold = (): Promise<void> => {
    set(true);
    return new Promise(() => undefined);
  };
  const lose = (): void => {
    set(false);
    // When the other page is closed, this one plays.
    navigator.locks.request(name, hold).catch(lose);
  };
  navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? lose() : hold())).catch(lose);
  return () => void navigator.locks.request(name, { steal: true }, hold).catch(lose);
}

/** Whoever hears nobody say "I play" plays, and says so from then on. */
function byAsking(channel: BroadcastChannel, tell: (word: Word) => void, set: (here: boolean) => void): () => void {
  const page = newSecret();
  /** The latest claim anybody has heard of. */
  let latest: Claim = { turn: 0, page: '' };
  let silence: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  const say = (): void => tell({ say: 'i-play', claim: latest });
  const follow = (patience: number): void => {
    clearInterval(beat);
    beat = undefined;
    clearTimeout(silence);
    silence = setTimeout(play, patience);
  };
  const play = (): void => {
    clearTimeout(silence);
    latest = { turn: latest.turn + 1, page };
    set(true);
    say();
    clearInterval(beat);
    beat = setInterval(say, BEAT);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.say === 'who-plays' && beat !== undefined) say();
    if (data.say !== 'i-play') return;
    // One who slept through it hears that another plays by now.
    if (beat !== undefined && !outranks(data.claim, latest)) return say();
    if (outranks(data.claim, latest)) latest = data.claim;
    set(false);
    return follow(SILENCE);
  });
  follow(ANSWER);
  tell({ say: 'who-plays' });
  return play;
}

const outranks = (one: Claim, other: Claim): boolean =>
  one.turn === other.turn ? one.page < other.page : one.turn > other.turn;

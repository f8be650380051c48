/**
 * Which page of this device plays at a table, where several have it open. The one that holds it lets the bots think
 * and takes answers; the others follow. Web Locks decide; a page without them (an address without https) asks around.
 */

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

/** What pages tell each other about one table. */
type Word = 'written' | 'who-plays' | 'i-play' | 'i-take-over';

/** How long a page waits for another to say that it plays, in milliseconds. */
const ANSWER = 300;

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
  const takeOver = 'locks' in navigator ? byLocks(name, set) : byAsking(channel, tell, set, () => here);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'written') watcher.onWritten();
  });
  return {
    playing: () =>
      here
        ? Promise.resolve()
        : new Promise((go) => {
            waiting.push(go);
          }),
    takeOver,
    wrote: () => tell('written'),
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

/** Whoever hears nobody say "I play" plays. */
function byAsking(
  channel: BroadcastChannel,
  tell: (word: Word) => void,
  set: (here: boolean) => void,
  plays: () => boolean,
): () => void {
  const alone = setTimeout(() => set(true), ANSWER);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'who-plays' && plays()) tell('i-play');
    if (data === 'i-play' || data === 'i-take-over') {
      clearTimeout(alone);
      set(false);
    }
  });
  tell('who-plays');
  return () => {
    tell('i-take-over');
    set(true);
  };
}

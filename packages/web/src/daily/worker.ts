/// <reference lib="webworker" />
/** Lets the master play the hunt of a day, and reads how an own one ended. */

import { mastersHunt, resultOf, Tables, thinkHere } from '@medallion/table';
import { type DailyResult, gameCalled, GAMES } from '@medallion/table/registry';
import { deviceStore } from '../table/link/device-store.ts';
import { newSecret } from '../table/link/secret.ts';

export type ToDaily =
  | { readonly do: 'master'; readonly game: string; readonly day: string }
  | { readonly do: 'own'; readonly game: string; readonly id: string };

/** Nothing where there is no such hunt, or it is not over. */
export interface FromDaily {
  readonly result?: DailyResult;
}

addEventListener('message', ({ data }: MessageEvent<ToDaily>) => {
  found(data).then(
    (result) => postMessage((result === undefined ? {} : { result }) satisfies FromDaily),
    () => postMessage({} satisfies FromDaily),
  );
});

async function found(asked: ToDaily): Promise<DailyResult | undefined> {
  const playable = await gameCalled(asked.game).playable();
  if (asked.do === 'master') return resultOf(playable, mastersHunt(playable, asked.day)?.play.over);
  const tables = new Tables({
    store: deviceStore(),
    games: GAMES,
    now: () => Date.now(),
    secret: newSecret,
    think: thinkHere(GAMES),
  });
  const { reel } = await tables.reel(asked.id);
  return reel.over ? resultOf(playable, reel.look(reel.length, 'spectator').view.over) : undefined;
}

/** What the page knows of a game before it is played: fetched when somebody goes to its table. */

import type { AnyShape } from '@medallion/kernel';
import type { Voice } from '@medallion/table';
import { gameCalled, type Playable } from '@medallion/table/registry';
import type { Language } from '@medallion/words';

/** Promises kept, so that the same question gets the same one; what failed is asked for again. */
function remembered<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const asked = ask();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

const voices = new Map<string, Promise<Voice<AnyShape>>>();
const playables = new Map<string, Promise<Playable>>();

/** How a game speaks in a language, or in the first it knows where it does not know this one. */
export function voiceOf(game: string, language: Language): Promise<Voice<AnyShape>> {
  return remembered(voices, `${game}/${language}`, async () => {
    const speech = await gameCalled(game).speech();
    return speech.voice(speech.languages.includes(language) ? language : (speech.languages[0] ?? 'en'));
  });
}

const titles = new Map<string, Promise<string>>();

/** What a game is called; without the rest of its voice where it can be had alone. */
export function titleOf(game: string, language: Language): Promise<string> {
  return remembered(titles, `${game}/${language}`, async () => {
    const { title } = await gameCalled(game).speech();
    return title === undefined ? (await voiceOf(game, language)).title : title(language);
  });
}

/** Rules, bots and options of a game. */
export const playableOf = (game: string): Promise<Playable> =>
  remembered(playables, game, async () => gameCalled(game).playable());

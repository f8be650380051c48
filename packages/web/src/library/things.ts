/** Cards, monsters and potions as passages: a search in the rules finds them, too. */

import type { Language } from '@medallion/words';
import type { Things } from '../collection/thing.ts';
import type { Game } from './books.ts';
import type { Passage } from './shelf.ts';

const THINGS: Readonly<Record<Game, () => Promise<(language: Language) => Promise<Things>>>> = {
  'old-world': () => import('../old-world/collection/things.ts').then(({ thingsOf }) => thingsOf),
  'path-of-destiny': () => import('../path-of-destiny/collection/things.ts').then(({ thingsOf }) => thingsOf),
};

const PREFIX = 'collection/';

/** What stands in the collection of a game. */
export async function thingsAsPassages(game: Game, language: Language): Promise<readonly Passage[]> {
  const { shelves, things } = await (await THINGS[game]())(language);
  return things.map(({ id, shelf, name, kind, lines }) => ({
    article: '',
    at: `${PREFIX}${game}/${id}`,
    heading: shelves.find((each) => each.id === shelf)?.title ?? '',
    text: `${name}. ${kind}. ${lines.join(' ')}`,
    asked: name,
  }));
}

/** The thing a passage tells of, if it is one of the collection. */
export function thingAt(at: string): { readonly game: Game; readonly id: string } | undefined {
  if (!at.startsWith(PREFIX)) return undefined;
  const [game = '', id = ''] = at.slice(PREFIX.length).split('/');
  return { game: game as Game, id };
}

/** Listens to games played by chance, and to what is said about them. */
import { type Asked, Listener, randomPlay } from '@medallion/kernel/testing';
import { PEOPLE } from '@medallion/words/testing';
import { EDITIONS, type OldWorld, oldWorld } from '../../src/index.ts';
import type { Language } from '../../src/words/index.ts';
import type { AskContext, TellContext } from '../../src/words/telling/index.ts';

export function contextFor(language: Language, viewer: TellContext['viewer']): TellContext {
  return { viewer, who: (seat) => PEOPLE[language][seat] ?? '?' };
}

export function askContext(language: Language, { ask, view }: Asked<OldWorld>): AskContext {
  return { ...contextFor(language, ask.seat), view };
}

/** Plays a game for 1 to 5 by every edition and keeps one example of everything heard and asked. */
export function listen(limit: number): Listener<OldWorld> {
  const listener = new Listener<OldWorld>(97);
  let game = 0;
  for (const edition of EDITIONS) {
    for (let seats = 1; seats <= 5; seats++) {
      game += 1;
      randomPlay(oldWorld, {
        seats,
        seed: `listening ${game}`,
        options: { edition, wagerOrder: game % 2 === 0 ? 'clockwise' : 'simultaneousHidden' },
        limit,
        checked: false,
        onState: (play) => listener.hear(play),
      });
    }
  }
  return listener;
}

/** Listens to games played by chance, and to what is said about them. */
import { type Asked, Listener, randomPlay } from '@medallion/kernel/testing';
import { PEOPLE } from '@medallion/words/testing';
import { DIFFICULTIES, STORIES, type StoryId } from '../../src/content/index.ts';
import { type PathOfDestiny, pathOfDestiny } from '../../src/index.ts';
import type { Language } from '../../src/words/index.ts';
import type { AskContext, TellContext } from '../../src/words/telling/index.ts';

/** Nobody sits at the last places: in the solo game that is the Automa. */
export function contextFor(language: Language, viewer: TellContext['viewer'], seats = 5): TellContext {
  return { viewer, who: (who) => (who < seats ? PEOPLE[language][who] : undefined) };
}

export function askContext(language: Language, { ask, view }: Asked<PathOfDestiny>): AskContext {
  return {
    ...contextFor(language, ask.seat, view.table.participants.filter(({ automa }) => automa !== true).length),
    view,
  };
}

function optionsOf(story: StoryId, seats: number, game: number): Readonly<Record<string, unknown>> {
  return {
    story,
    asking: game % 2 === 0 ? 'needed' : 'always',
    introductory: story === 'edge' && game % 3 === 2,
    characters: game % 2 === 0 ? 'dealTwo' : 'choice',
    difficulty: DIFFICULTIES[game % DIFFICULTIES.length],
    strigaRequirement: game % 2 === 0 ? 'perCard' : 'perPlayer',
    ...(seats === 1 ? { automa: game % 2 === 0 ? 'choice' : 'random' } : {}),
  };
}

/** Plays games of all Stories for 1 to 5 and keeps one example of everything heard and asked. */
export function listen(gamesPerTable: number): Listener<PathOfDestiny> {
  const listener = new Listener<PathOfDestiny>(4);
  let game = 0;
  for (const story of STORIES) {
    for (let seats = 1; seats <= 5; seats++) {
      for (let n = 0; n < gamesPerTable; n++) {
        game += 1;
        randomPlay(pathOfDestiny, {
          seats,
          seed: `listening ${game}`,
          options: optionsOf(story, seats, game),
          checked: false,
          onState: (play) => listener.hear(play),
        });
      }
    }
  }
  return listener;
}

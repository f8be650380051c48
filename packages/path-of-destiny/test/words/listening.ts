/** Listens to games played by chance, and to what is said about them. */
import { type AskView, type HeardEvent, heardBy, type SeatView, seatView } from '@medallion/kernel';
import { randomPlay } from '@medallion/kernel/testing';
import { DIFFICULTIES, STORIES, type StoryId } from '../../src/content/index.ts';
import { pathOfDestiny, type PathOfDestinyView } from '../../src/index.ts';
import type { Language } from '../../src/words/index.ts';
import type { AskContext, TellContext } from '../../src/words/telling/index.ts';

export interface Asked {
  readonly ask: AskView;
  readonly view: SeatView<PathOfDestinyView>;
}
export interface Heard {
  /** One of each kind is enough: the kind of an event is its type and the choices among its data. */
  readonly events: ReadonlyMap<string, HeardEvent>;
  readonly asked: ReadonlyMap<string, Asked>;
}

/** Names that no language would inflect; nobody at the last places: in the solo game that is the Automa. */
const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  pl: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  it: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  ru: ['Ада', 'Берт', 'Клео', 'Дирк', 'Эдна'],
};

export function contextFor(language: Language, viewer: TellContext['viewer'], seats = 5): TellContext {
  return { viewer, who: (who) => (who < seats ? PEOPLE[language][who] : undefined) };
}

export function askContext(language: Language, { ask, view }: Asked): AskContext {
  return {
    ...contextFor(language, ask.seat, view.table.participants.filter(({ automa }) => automa !== true).length),
    view,
  };
}

function kindOf({ type, data }: HeardEvent): string {
  const words = Object.entries(data)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'boolean')
    .map(([key, value]) => `${key}=${String(value)}`);
  const shape = Object.entries(data).map(([key, value]) =>
    Array.isArray(value) ? `${key}${value.length === 0 ? ' none' : ''}` : value === 0 ? `${key} 0` : key,
  );
  return [type, ...words, ...shape].join(' ');
}

/** The form of an answer: its id without numbers. */
const formOf = (id: string): string => id.replace(/\d+/g, '#');

function optionsOf(story: StoryId, seats: number, game: number): Readonly<Record<string, unknown>> {
  return {
    story,
    introductory: story === 'edge' && game % 3 === 2,
    characters: game % 2 === 0 ? 'dealTwo' : 'choice',
    difficulty: DIFFICULTIES[game % DIFFICULTIES.length],
    strigaRequirement: game % 2 === 0 ? 'perCard' : 'perPlayer',
    ...(seats === 1 ? { automa: game % 2 === 0 ? 'choice' : 'random' } : {}),
  };
}

/** Plays games of all Stories for 1 to 5 and keeps one example of everything heard and asked. */
export function listen(gamesPerTable: number): Heard {
  const events = new Map<string, HeardEvent>();
  const asked = new Map<string, Asked>();
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
          onState: (play) => {
            for (const viewer of [0, 'spectator'] as const)
              for (const event of heardBy(play.events, viewer)) {
                const kind = kindOf(event);
                if (!events.has(kind)) events.set(kind, event);
              }
            for (const open of play.state.asks) {
              const forms = play.choices(open).map(({ id }) => formOf(id));
              const kinds = [...new Set(forms)].map((form) => `${open.ask} ${form}`);
              if (kinds.every((kind) => asked.has(kind)) && play.state.nextAsk % 4 !== 0) continue;
              const view = seatView(play, open.seat);
              const ask = view.asks.find(({ id }) => id === open.id);
              if (ask === undefined) continue;
              for (const kind of kinds) if (!asked.has(kind)) asked.set(kind, { ask, view });
              for (const { reason } of ask.impossible) {
                const kind = `${ask.ask} not ${reason}`;
                if (!asked.has(kind)) asked.set(kind, { ask, view });
              }
            }
          },
        });
      }
    }
  }
  return { events, asked };
}

/** Listens to games played by chance, and to what is said about them. */
import { type AskView, type HeardEvent, heardBy, type SeatView, seatView } from '@medallion/kernel';
import { randomPlay } from '@medallion/kernel/testing';
import { EDITIONS, oldWorld, type OldWorldView } from '../../src/index.ts';
import type { Language } from '../../src/words/index.ts';
import type { AskContext, TellContext } from '../../src/words/telling/index.ts';

export interface Asked {
  readonly ask: AskView;
  readonly view: SeatView<OldWorldView>;
}
export interface Heard {
  /** One of each kind is enough: the kind of an event is its type and the choices among its data. */
  readonly events: ReadonlyMap<string, HeardEvent>;
  readonly asked: ReadonlyMap<string, Asked>;
}

/** Names that no language would inflect. */
const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  pl: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  it: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  ru: ['Ада', 'Берт', 'Клео', 'Дирк', 'Эдна'],
};

export function contextFor(language: Language, viewer: TellContext['viewer']): TellContext {
  return { viewer, who: (seat) => PEOPLE[language][seat] ?? '?' };
}

export function askContext(language: Language, { ask, view }: Asked): AskContext {
  return { ...contextFor(language, ask.seat), view };
}

function kindOf({ type, data }: HeardEvent): string {
  const words = Object.entries(data)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'boolean')
    .map(([key, value]) => `${key}=${String(value)}`);
  return [type, ...words, 'cards' in data ? 'cards' : ''].join(' ');
}

/** The form of an answer: its id without numbers. */
const formOf = (id: string): string => id.replace(/\d+/g, '#');

/** Plays games for 1 to 5 by every edition and keeps one example of everything heard and asked. */
export function listen(gamesPerTable: number, limit: number): Heard {
  const events = new Map<string, HeardEvent>();
  const asked = new Map<string, Asked>();
  let game = 0;
  for (const edition of EDITIONS) {
    for (let seats = 1; seats <= 5; seats++) {
      for (let n = 0; n < gamesPerTable; n++) {
        game += 1;
        randomPlay(oldWorld, {
          seats,
          seed: `listening ${game}`,
          options: { edition, wagerOrder: n % 2 === 0 ? 'clockwise' : 'simultaneousHidden' },
          limit,
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
              if (kinds.every((kind) => asked.has(kind)) && play.state.nextAsk % 97 !== 0) continue;
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

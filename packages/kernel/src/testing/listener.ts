import type { Play } from '../play.ts';
import type { Shape } from '../shape.ts';
import { type AskView, type HeardEvent, heardBy, type PlayView, playView } from '../view.ts';

export interface Asked<G extends Shape> {
  readonly ask: AskView<G>;
  readonly view: PlayView<G>;
}

/** One of each kind is enough: the type of an event, the choices among its data, and which of it is missing. */
function kindOf<G extends Shape>({ type, data }: HeardEvent<G>): string {
  const parts = Object.entries(data).map(([key, value]) => {
    if (typeof value === 'string' || typeof value === 'boolean') return `${key}=${String(value)}`;
    if (Array.isArray(value)) return value.length === 0 ? `${key} none` : key;
    return value === 0 ? `${key} 0` : key;
  });
  return [type, ...parts].join(' ');
}

/** The form of an answer: its id without numbers. */
const formOf = (id: string): string => id.replace(/\d+/g, '#');

/** Keeps one example of everything heard and asked in the games it listens to, for those who put it into words. */
export class Listener<G extends Shape> {
  readonly events = new Map<string, HeardEvent<G>>();
  /** By the ask and a form of its answers, or by the ask and why something is not possible. */
  readonly asked = new Map<string, Asked<G>>();
  readonly #again: number;

  /** One in so many questions of a known form is looked into as well: something new may be impossible in it. */
  constructor(again: number) {
    this.#again = again;
  }

  /** Takes in what has happened and what is asked now; to be called before every answer. */
  hear(play: Play<G>): void {
    for (const viewer of [0, 'spectator'] as const)
      for (const event of heardBy(play.events, viewer)) {
        const kind = kindOf(event);
        if (!this.events.has(kind)) this.events.set(kind, event);
      }
    for (const open of play.state.asks) {
      const forms = new Set(play.choices(open).map(({ id }) => formOf(id)));
      const kinds = [...forms].map((form) => `${open.ask} ${form}`);
      if (kinds.every((kind) => this.asked.has(kind)) && play.state.nextAsk % this.#again !== 0) continue;
      const view = playView(play, open.seat);
      const ask = view.asks.find(({ id }) => id === open.id);
      if (ask === undefined) continue;
      for (const { reason } of ask.impossible) kinds.push(`${open.ask} not ${reason}`);
      for (const kind of kinds) if (!this.asked.has(kind)) this.asked.set(kind, { ask, view });
    }
  }
}

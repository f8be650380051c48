/** What the table says in words: the log, the questions, the answers, and why something is not possible. */
import type { HeardEvent, ListedChoice, Outcome, WhyNot } from '@medallion/kernel';
import { type Language, sentence, type TellingOf, tellingOf } from '@medallion/words';
import type { SoloRank } from '../../content/tables.ts';
import type { Colour } from '../../content/vocabulary.ts';
import type { Move } from '../../rules/journey/payments.ts';
import type { PowerSource } from '../../rules/table.ts';
import { labels, payment } from './asks/labels.ts';
import { prompts } from './asks/prompts.ts';
import { refusedLabel } from './asks/refused.ts';
import type { AnyAsk, AskContext } from './asks/types.ts';
import { tellEvent } from './events/index.ts';
import { cardLabel, placeName, type Scene, sourceName, type TellContext } from './scene.ts';
import { REASONS, type Reason } from './shape.ts';
import { type Voice, voiceOf } from './voice.ts';

export type { WhyNotTold } from '@medallion/words';
export type { AnyAsk, AskContext } from './asks/types.ts';
export { EVENT_TYPES, type Told } from './events/index.ts';
export type { Tales, TellContext } from './scene.ts';
export { type AskKey, REASONS, type Reason } from './shape.ts';
export { TELLINGS } from './voice.ts';

export interface Telling extends TellingOf<Said> {
  /** A move's destination and its price apart, for lists that go place by place; undefined for any other answer. */
  move(
    this: void,
    ask: AnyAsk,
    choice: ListedChoice,
    context: AskContext,
  ): { to: number; place: string; pay: string } | undefined;
  /** An action card, by itself. */
  card(this: void, card: number, context: TellContext): string;
  /** What a Trophy, a kept Event Card or a Potion is called. */
  source(this: void, source: PowerSource, context: TellContext): string;
}

interface Said {
  readonly event: HeardEvent;
  readonly ask: AnyAsk;
  readonly choice: ListedChoice;
  readonly context: TellContext;
  readonly asking: AskContext;
  readonly whyNot: WhyNot;
  readonly outcome: Outcome;
}

const built = new Map<Language, Telling>();

export function telling(language: Language): Telling {
  let known = built.get(language);
  if (known === undefined) {
    known = build(voiceOf(language));
    built.set(language, known);
  }
  return known;
}

function build(voice: Voice): Telling {
  return {
    ...tellingOf<Said, Voice>({
      voice,
      prompts,
      labels,
      tell: tellEvent,
      refused: refusedLabel,
      reason: (no) => sayReason(voice, no),
      outcome: sayOutcome,
      waiting: (name) => voice.phrase('waiting', { name }),
      you: voice.phrase('you'),
    }),
    move: (ask, choice, context) => {
      if (ask.ask !== 'phase-1/act' || (choice as { act?: string }).act !== 'move') return undefined;
      const move = choice as ListedChoice & Move;
      const at = { voice, context, ask };
      return { to: move.to, place: voice.label('to', { place: placeName(at, move.to) }), pay: payment(at, move) };
    },
    card: (card, context) => sentence(cardLabel({ voice, context }, card)),
    source: (source, context) => sentence(sourceName({ voice, context }, source)),
  };
}

function sayReason(voice: Voice, no: WhyNot): string {
  const reason: Reason | undefined = REASONS.find((each) => each === no.reason);
  if (reason === undefined) return no.reason;
  const number = (key: string): number => {
    const value = no.with?.[key];
    return typeof value === 'number' ? value : 0;
  };
  const open = no.with?.open;
  const colours = Array.isArray(open) ? open.map((colour) => voice.words.name.colour(colour as Colour)) : [];
  return voice.reason(reason, {
    price: number('price'),
    cost: number('cost'),
    needed: number('needed'),
    open: colours.length === 0 ? 'none' : colours.join(', '),
  });
}

function sayOutcome({ voice, context }: Scene, { ranking, detail }: Outcome): readonly string[] {
  const { viewer, who } = context;
  const { turns, rank } = (detail ?? {}) as { turns?: number; rank?: SoloRank };
  const winner = ranking[0]?.[0];
  if (turns === undefined || winner === undefined) return [];
  if (rank !== undefined) return [voice.phrase('rank', { n: turns, rank: voice.words.name.soloRank(rank) })];
  const lines = [voice.phrase('won', { who: viewer === winner ? 'you' : 'other', name: who(winner), n: turns })];
  let place = 2;
  for (const seats of ranking.slice(1)) {
    lines.push(voice.phrase('placed', { n: place, names: seats.map(who).join(', ') }));
    place += seats.length;
  }
  return lines;
}

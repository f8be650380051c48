/** What the table says in words: the log, the questions, the answers, and why something is not possible. */
import type { HeardEvent, Impossible, ListedChoice, Outcome, Refusal, WhyNot } from '@medallion/kernel';
import { entryFor, type Language, sentence, type WhyNotTold } from '@medallion/words';
import type { SoloRank } from '../../content/tables.ts';
import type { Colour } from '../../content/vocabulary.ts';
import type { Move } from '../../rules/journey/payments.ts';
import type { PowerSource } from '../../rules/table.ts';
import { labels, payment } from './asks/labels.ts';
import { prompts } from './asks/prompts.ts';
import { refusedLabel } from './asks/refused.ts';
import type { AnyAsk, AskContext, AskScene } from './asks/types.ts';
import { type Told, tellEvent } from './events/index.ts';
import { cardLabel, placeName, sourceName, type TellContext } from './scene.ts';
import { REASONS, type Reason } from './shape.ts';
import { type Voice, voiceOf } from './voice.ts';

export type { WhyNotTold } from '@medallion/words';
export type { AnyAsk, AskContext } from './asks/types.ts';
export { EVENT_TYPES, type Told } from './events/index.ts';
export type { Tales, TellContext } from './scene.ts';
export { type AskKey, REASONS, type Reason } from './shape.ts';
export { TELLINGS } from './voice.ts';

export interface Telling {
  /** The log line of an event, as this reader hears of it; undefined for an event of another game. */
  tell(this: void, event: HeardEvent, context: TellContext): Told | undefined;
  /** The question a seat is asked. */
  question(this: void, ask: AnyAsk, context: AskContext): string;
  /** One of its answers. */
  label(this: void, ask: AnyAsk, choice: ListedChoice, context: AskContext): string;
  /** A move's destination and its price apart, for lists that go place by place; undefined for any other answer. */
  move(
    this: void,
    ask: AnyAsk,
    choice: ListedChoice,
    context: AskContext,
  ): { to: number; place: string; pay: string } | undefined;
  whyNot(this: void, ask: AnyAsk, no: Impossible, context: AskContext): WhyNotTold;
  /** Why something is not possible, without saying what. */
  reason(this: void, no: WhyNot): string;
  refusal(this: void, refusal: Refusal): string;
  /** Who won, and the places of the others. */
  outcome(this: void, outcome: Outcome, context: TellContext): readonly string[];
  waiting(this: void, name: string): string;
  /** An action card, by itself. */
  card(this: void, card: number, context: TellContext): string;
  /** What a Trophy, a kept Event Card or a Potion is called. */
  source(this: void, source: PowerSource, context: TellContext): string;
  /** The reader, as a name among others. */
  readonly you: string;
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

type AnyPrompt = (s: AskScene, args: unknown) => string;
type AnyLabel = (s: AskScene, choice: ListedChoice) => string;

function build(voice: Voice): Telling {
  const scene = (ask: AnyAsk, context: AskContext): AskScene => ({ voice, context, ask });
  const reason = (no: WhyNot): string => sayReason(voice, no);
  return {
    tell: (event, context) => tellEvent({ voice, context }, event),
    question: (ask, context) => {
      // An ask and its choices come from the kernel as data: their name tells their shape.
      const prompt = entryFor<AnyPrompt>(prompts, ask.ask);
      return sentence(prompt?.(scene(ask, context), ask.args) ?? ask.ask);
    },
    label: (ask, choice, context) => {
      const label = entryFor<AnyLabel>(labels, ask.ask);
      return sentence(label?.(scene(ask, context), choice) ?? choice.id);
    },
    move: (ask, choice, context) => {
      if (ask.ask !== 'phase-1/act' || (choice as { act?: string }).act !== 'move') return undefined;
      const move = choice as ListedChoice & Move;
      const at = scene(ask, context);
      return { to: move.to, place: voice.label('to', { place: placeName(at, move.to) }), pay: payment(at, move) };
    },
    whyNot: (ask, no, context) => ({
      what: sentence(refusedLabel(scene(ask, context), no.choice)),
      why: reason(no),
      clause: no.clause,
    }),
    reason,
    refusal: (refusal) => sayRefusal(voice, refusal),
    outcome: (outcome, context) => sayOutcome(voice, outcome, context),
    card: (card, context) => sentence(cardLabel({ voice, context }, card)),
    source: (source, context) => sentence(sourceName({ voice, context }, source)),
    waiting: (name) => voice.phrase('waiting', { name }),
    you: voice.phrase('you'),
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

function sayRefusal(voice: Voice, refusal: Refusal): string {
  if (refusal.code === 'illegal') return sayReason(voice, refusal.why);
  const detail = 'where' in refusal ? refusal.where : 'message' in refusal ? refusal.message : '';
  return voice.refusal(refusal.code, { detail });
}

function sayOutcome(voice: Voice, { ranking, detail }: Outcome, { viewer, who }: TellContext): readonly string[] {
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

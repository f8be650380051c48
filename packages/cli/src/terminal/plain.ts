/** Any game of the registry at the terminal: spoken by its own voice, without a board of its own. */

import { type Bot, questionOf } from '@medallion/bots';
import { type AnyShape, type AskView, Dice, Match, type SeatView, type Viewer } from '@medallion/kernel';
import type { Prose, Reading, Voice } from '@medallion/table';
import type { Playable } from '@medallion/table/registry';
import type { Language, OutlinePart } from '@medallion/words';
import { chooseGrouped, type Group } from './grouped.ts';
import { paint } from './paint.ts';
import type { Sitting } from './sitting.ts';
import type { Choice, Terminal } from './terminal.ts';
import { TERMINAL_WORDS } from './words.ts';

export interface PlainSetup {
  readonly game: Playable;
  readonly voice: Voice<AnyShape>;
  readonly players: number;
  readonly options: object;
  readonly language: Language;
  readonly seed: string;
  readonly bot: Bot<AnyShape>;
}

const SEAT = 0;
/** What the person is called among the others. */
const YOU: Readonly<Record<Language, string>> = { en: 'You', pl: 'Ty', it: 'Tu', ru: 'Вы' };

export function plainSitting(setup: PlainSetup, terminal: Terminal): Sitting<AnyShape> {
  const { game, voice, players, options, language, seed, bot } = setup;
  const own = TERMINAL_WORDS[language];
  const nonces = Array.from({ length: players }, (_, seat) => `seat ${seat}`);
  const match = Match.start(game.rules, { seats: players, options, secret: seed, nonces });
  const dice = nonces.map((_, seat) => new Dice(`bot/${seat}/${seed}`));
  const who = (seat: number): string => (seat === SEAT ? YOU[language] : (own.people[seat - 1] ?? String(seat + 1)));
  const reading = (view: SeatView = match.view(SEAT), viewer: Viewer = SEAT): Reading<AnyShape> => ({
    viewer,
    view,
    who,
  });
  const aloud = (pages: readonly Prose[] | undefined): string | undefined =>
    pages === undefined || pages.length === 0
      ? undefined
      : pages.map(({ title, text }) => (title === undefined ? text : `${paint('bold', title)}\n${text}`)).join('\n\n');
  return {
    terminal,
    own,
    match,
    seat: SEAT,
    speech: {
      tell: (event) => voice.tell(event, reading()),
      whyNot: (ask, no, view) => voice.whyNot(ask, no, reading(view)),
      refusal: voice.refusal,
      outcome: (outcome) => voice.outcome(outcome, reading()),
    },
    answer: (open) => bot.answer(questionOf(match.play, open), dice[open.seat] as Dice),
    board: (view) => voice.outline(reading(view)).map((part) => partText(part)),
    ask: (ask, view) => {
      const message = voice.question(ask, reading(view));
      return chooseGrouped(terminal, message, groupsOf(voice, ask, reading(view)), own.back);
    },
    aloud: (ask) => aloud(voice.before?.(ask, reading())),
    aftermath: (event) => aloud(voice.after?.(event, reading())),
  };
}

function partText({ title, lines = [], parts = [] }: OutlinePart, indent = ''): string {
  return [
    `${indent}${paint('bold', title)}`,
    ...lines.map((line) => `${indent}  ${line}`),
    ...parts.map((part) => partText(part, `${indent}  `)),
  ].join('\n');
}

/** The answers; those the voice puts under a heading, under that heading. */
function groupsOf(voice: Voice<AnyShape>, ask: AskView, reading: Reading<AnyShape>): Group[] {
  const headed = new Map<string, Choice[]>();
  const groups: Group[] = [];
  for (const choice of ask.choices) {
    const hint = voice.hint?.(ask, choice, reading);
    const label = voice.label(ask, choice, reading);
    const offered = hint === undefined ? { value: choice.id, label } : { value: choice.id, label, hint };
    const heading = voice.group?.(ask, choice, reading);
    if (heading === undefined) {
      groups.push({ choice: offered, within: [] });
      continue;
    }
    const within = headed.get(heading) ?? [];
    if (within.length === 0) groups.push({ choice: { value: `group ${heading}`, label: heading }, within });
    within.push(offered);
    headed.set(heading, within);
  }
  return groups;
}

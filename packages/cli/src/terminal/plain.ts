/** Any game of the registry at the terminal: spoken by its own voice, without a board of its own. */

import { type AnyShape, type AskView, Match, type SeatView, type Viewer } from '@medallion/kernel';
import type { Prose, Reading, Voice } from '@medallion/table';
import type { Playable } from '@medallion/table/registry';
import type { Language, OutlinePart } from '@medallion/words';
import { answering, type Chair, namesAt, personsAt } from './chairs.ts';
import { chooseGrouped, type Group } from './grouped.ts';
import { paint } from './paint.ts';
import type { Sitting } from './sitting.ts';
import type { Choice, Terminal } from './terminal.ts';
import { TERMINAL_WORDS } from './words.ts';

export interface PlainSetup {
  readonly game: Playable;
  readonly voice: Voice<AnyShape>;
  readonly chairs: readonly Chair<AnyShape>[];
  readonly options: object;
  readonly language: Language;
  readonly seed: string;
}

/** What the person is called among the others. */
const YOU: Readonly<Record<Language, string>> = { en: 'You', pl: 'Ty', it: 'Tu', ru: 'Вы' };

/** A sitting for each person at the table. */
export function plainSittings(setup: PlainSetup, terminal: Terminal): readonly Sitting<AnyShape>[] {
  const { game, voice, chairs, options, language, seed } = setup;
  const own = TERMINAL_WORDS[language];
  const nonces = chairs.map((_, seat) => `seat ${seat}`);
  const match = Match.start(game.rules, { seats: chairs.length, options, secret: seed, nonces });
  const named = namesAt(chairs, own.people, YOU[language]);
  const bots = answering(chairs, seed);
  const persons = personsAt(chairs);
  const aloud = (pages: readonly Prose[] | undefined): string | undefined =>
    pages === undefined || pages.length === 0
      ? undefined
      : pages.map(({ title, text }) => (title === undefined ? text : `${paint('bold', title)}\n${text}`)).join('\n\n');
  return persons.map((seat): Sitting<AnyShape> => {
    const reading = (view: SeatView = match.view(seat), viewer: Viewer = seat): Reading<AnyShape> => ({
      viewer,
      view,
      who: named(viewer),
    });
    // Where several sit, the end is told to all of them.
    const atTheEnd = (): Reading<AnyShape> =>
      persons.length === 1 ? reading() : reading(match.view('spectator'), 'spectator');
    return {
      terminal,
      own,
      match,
      seat,
      name: named('spectator')(seat),
      speech: {
        tell: (event) => voice.tell(event, reading()),
        whyNot: (ask, no, view) => voice.whyNot(ask, no, reading(view)),
        refusal: voice.refusal,
        outcome: (outcome) => voice.outcome(outcome, atTheEnd()),
      },
      answer: (open) => bots(match.play, open),
      board: (view) => voice.outline(reading(view)).map((part) => partText(part)),
      ask: (ask, view) => {
        const message = voice.question(ask, reading(view));
        return chooseGrouped(terminal, message, groupsOf(voice, ask, reading(view)), own.back);
      },
      aloud: (ask) => aloud(voice.before?.(ask, reading())),
      aftermath: (event) => aloud(voice.after?.(event, reading())),
    };
  });
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

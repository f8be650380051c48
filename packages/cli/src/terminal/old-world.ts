/** Old World at the terminal: the match, the bots, the words. */

import { type Bot, questionOf } from '@medallion/bots';
import { Dice, Match } from '@medallion/kernel';
import { type OldWorld, oldWorld, type Story } from '@medallion/old-world';
import type { Book } from '@medallion/old-world/book';
import { SCHOOLS, type School } from '@medallion/old-world/content';
import { telling } from '@medallion/old-world/telling';
import { type Language, words } from '@medallion/old-world/words';
import { boardParts } from './board.ts';
import { paint } from './paint.ts';
import { oldWorldSpeech } from './old-world-speech.ts';
import type { Sitting } from './sitting.ts';
import { bookIn } from './tales.ts';
import type { Terminal } from './terminal.ts';
import { TERMINAL_WORDS } from './words.ts';

export interface OldWorldSetup {
  readonly players: number;
  readonly language: Language;
  readonly seed: string;
  readonly edition: string;
  readonly school?: School;
  /** Further options, over those above. */
  readonly option?: object;
  readonly bot: Bot<OldWorld>;
}

const SEAT = 0;

export function oldWorldSitting(setup: OldWorldSetup, terminal: Terminal): Sitting<OldWorld> {
  const { players, language, seed, edition, school, bot } = setup;
  const own = TERMINAL_WORDS[language];
  const dice = Array.from({ length: players }, (_, seat) => new Dice(`bot/${seat}/${seed}`));
  const schools = school === undefined ? 'draft' : schoolsFor(school, players, new Dice(`schools/${seed}`));
  const match = Match.start(oldWorld, {
    seats: players,
    options: { edition, schools, ...setup.option },
    secret: seed,
    nonces: Array.from({ length: players }, (_, seat) => `seat ${seat}`),
  });
  const speech = telling(language);
  const tales = bookIn(language);
  const you = speech.you.slice(0, 1).toUpperCase() + speech.you.slice(1);
  const who = (seat: number): string => (seat === SEAT ? you : (own.people[seat - 1] ?? String(seat + 1)));
  const looks = { words: words(language), own, telling: speech, context: { viewer: SEAT, who, tales } };
  return {
    ...oldWorldSpeech<OldWorld>(language, terminal, looks.context),
    match,
    seat: SEAT,
    answer: (open) => bot.answer(questionOf(match.play, open), dice[open.seat] as Dice),
    board: (view) => boardParts(view, SEAT, looks),
    aloud: ({ ask, args }) => {
      if (ask === 'story/option') return readOut(tales, args.card);
      if (ask !== 'explore/keep-one') return undefined;
      return args.cards.map((exploration) => readOut(tales, { exploration })).join('\n\n');
    },
    aftermath: ({ type, data }) => {
      if (type !== 'storyResult' || data.seat !== SEAT) return undefined;
      return tales.outcome(data.card, data.chosen, data.holds);
    },
  };
}

/** The Introduction of a card; its Options are what one chooses from. */
function readOut(tales: Book, card: Story['card']): string {
  return `${paint('bold', tales.title(card) ?? '')}\n${tales.scene(card) ?? ''}`;
}

/** The wanted school for the person, others by lot for the bots. */
function schoolsFor(school: School, players: number, dice: Dice): readonly School[] {
  const left = SCHOOLS.filter((each) => each !== school);
  const schools: School[] = [school];
  while (schools.length < players) {
    const next = dice.pick(left);
    left.splice(left.indexOf(next), 1);
    schools.push(next);
  }
  return schools;
}

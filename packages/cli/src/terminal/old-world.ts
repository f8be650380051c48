/** Old World at the terminal: the match, the bots, the words. */

import { Dice, Match } from '@medallion/kernel';
import { type OldWorld, oldWorld, type Story } from '@medallion/old-world';
import type { Book } from '@medallion/old-world/book';
import { SCHOOLS, type School } from '@medallion/old-world/content';
import { telling } from '@medallion/old-world/telling';
import { type Language, words } from '@medallion/old-world/words';
import { boardParts } from './board.ts';
import { answering, type Chair, namesAt, personsAt } from './chairs.ts';
import { paint } from './paint.ts';
import { oldWorldSpeech } from './old-world-speech.ts';
import type { Sitting } from './sitting.ts';
import { bookIn } from './tales.ts';
import type { Terminal } from './terminal.ts';
import { TERMINAL_WORDS } from './words.ts';

export interface OldWorldSetup {
  readonly chairs: readonly Chair<OldWorld>[];
  readonly language: Language;
  readonly seed: string;
  readonly edition: string;
  readonly school?: School;
  /** Further options, over those above. */
  readonly option?: object;
}

/** A sitting for each person at the table. */
export function oldWorldSittings(setup: OldWorldSetup, terminal: Terminal): readonly Sitting<OldWorld>[] {
  const { chairs, language, seed, edition, school } = setup;
  const players = chairs.length;
  const own = TERMINAL_WORDS[language];
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
  const named = namesAt(chairs, own.people, you);
  const bots = answering(chairs, seed);
  const persons = personsAt(chairs);
  return persons.map((seat): Sitting<OldWorld> => {
    const context = { viewer: seat, who: named(seat), tales };
    const looks = { words: words(language), own, telling: speech, context };
    const spoken = oldWorldSpeech<OldWorld>(language, terminal, context);
    // Where several sit, the end is told to all of them.
    const atTheEnd = { ...context, viewer: 'spectator' as const, who: named('spectator') };
    const everybody = oldWorldSpeech<OldWorld>(language, terminal, atTheEnd);
    return {
      ...spoken,
      speech: persons.length === 1 ? spoken.speech : { ...spoken.speech, outcome: everybody.speech.outcome },
      match,
      seat,
      name: named('spectator')(seat),
      answer: (open) => bots(match.play, open),
      board: (view) => boardParts(view, seat, looks),
      aloud: ({ ask, args }) => {
        if (ask === 'story/option') return readOut(tales, args.card);
        if (ask !== 'explore/keep-one') return undefined;
        return args.cards.map((exploration) => readOut(tales, { exploration })).join('\n\n');
      },
      aftermath: ({ type, data }) => {
        if (type !== 'storyResult' || data.seat !== seat) return undefined;
        return tales.outcome(data.card, data.chosen, data.holds);
      },
    };
  });
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

/** Path of Destiny at the terminal: the match, the bots, the words, the tale. */

import { Dice, Match, type Seat } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { type Character, CHARACTERS, type Difficulty, type StoryId } from '@medallion/path-of-destiny/content';
import { type TellContext, telling } from '@medallion/path-of-destiny/telling';
import type { Language } from '@medallion/path-of-destiny/words';
import { words } from '@medallion/path-of-destiny/words/every';
import { sentence } from '@medallion/words';
import { answering, type Chair, namesAt, personsAt } from '../chairs.ts';
import type { Sitting } from '../sitting.ts';
import type { Terminal } from '../terminal.ts';
import { TERMINAL_WORDS } from '../words.ts';
import { putQuestion } from './ask.ts';
import { boardParts } from './board.ts';
import type { Looks } from './looks.ts';
import { bookOf } from './tale.ts';

export interface DestinySetup {
  readonly chairs: readonly Chair<PathOfDestiny>[];
  readonly language: Language;
  readonly seed: string;
  readonly story: StoryId;
  readonly difficulty: Difficulty;
  readonly introductory: boolean;
  readonly character?: Character;
  /** Further options, over those above. */
  readonly option?: object;
}

/** A sitting for each person at the table. */
export function destinySittings(setup: DestinySetup, terminal: Terminal): readonly Sitting<PathOfDestiny>[] {
  const { chairs, language, seed, story, difficulty, introductory, character } = setup;
  const players = chairs.length;
  const own = TERMINAL_WORDS[language];
  const characters =
    character === undefined ? 'dealTwo' : charactersFor(character, players, new Dice(`characters/${seed}`));
  const match = Match.start(pathOfDestiny, {
    seats: players,
    options: { story, difficulty, introductory, characters, ...setup.option },
    secret: seed,
    nonces: Array.from({ length: players }, (_, seat) => `seat ${seat}`),
  });
  const said = words(language);
  const spoken = telling(said);
  const tale = bookOf(match.play.options.story, language);
  const named = namesAt(chairs, own.people, sentence(spoken.you));
  const contextOf = (viewer: Seat | 'spectator'): TellContext => ({
    viewer,
    // Whoever has no seat is the Automa, which has a name of its own.
    hero: (who) => match.play.table.participants[who]?.character,
    who: (who) => (who < players ? named(viewer)(who) : undefined),
    tales: tale,
  });
  const bots = answering(chairs, seed);
  const persons = personsAt(chairs);
  return persons.map((seat): Sitting<PathOfDestiny> => {
    const context = contextOf(seat);
    // Where several sit, the end is told to all of them.
    const atTheEnd = persons.length === 1 ? context : contextOf('spectator');
    const looks: Looks = { words: said, own: said.outline, telling: spoken, context };
    return {
      match,
      seat,
      name: named('spectator')(seat),
      terminal,
      own,
      speech: {
        tell: (event) => spoken.tell(event, context),
        whyNot: (ask, no, view) => spoken.whyNot(ask, no, { ...context, view }),
        refusal: spoken.refusal,
        outcome: (outcome) => spoken.outcome(outcome, atTheEnd),
      },
      ask: (ask, view) => putQuestion({ ...looks, terminal, context: { ...context, view }, back: own.back }, ask),
      answer: (open) => bots(match.play, open),
      board: (view) => boardParts(view, seat, looks),
      aftermath: tale.aloud,
    };
  });
}

/** The wanted character for the person, others by lot for the bots. */
function charactersFor(character: Character, players: number, dice: Dice): readonly Character[] {
  const left = CHARACTERS.filter((each) => each !== character);
  const characters: Character[] = [character];
  while (characters.length < players) {
    const next = dice.pick(left);
    left.splice(left.indexOf(next), 1);
    characters.push(next);
  }
  return characters;
}

/** Path of Destiny at the terminal: the match, the bots, the words, the tale. */

import { type Bot, questionOf } from '@medallion/bots';
import { Dice, Match } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { type Character, CHARACTERS, type Difficulty, type StoryId } from '@medallion/path-of-destiny/content';
import { type TellContext, telling } from '@medallion/path-of-destiny/telling';
import { type Language, words } from '@medallion/path-of-destiny/words';
import { sentence } from '@medallion/words';
import type { Sitting } from '../sitting.ts';
import type { Terminal } from '../terminal.ts';
import { TERMINAL_WORDS } from '../words.ts';
import { putQuestion } from './ask.ts';
import { boardParts } from './board.ts';
import type { Looks } from './looks.ts';
import { bookOf } from './tale.ts';
import { DESTINY_WORDS } from '@medallion/path-of-destiny/outline';

export interface DestinySetup {
  readonly players: number;
  readonly language: Language;
  readonly seed: string;
  readonly story: StoryId;
  readonly difficulty: Difficulty;
  readonly introductory: boolean;
  readonly character?: Character;
  /** Further options, over those above. */
  readonly option?: object;
  readonly bot: Bot<PathOfDestiny>;
}

const SEAT = 0;

export function destinySitting(setup: DestinySetup, terminal: Terminal): Sitting<PathOfDestiny> {
  const { players, language, seed, story, difficulty, introductory, character, bot } = setup;
  const own = TERMINAL_WORDS[language];
  const dice = Array.from({ length: players }, (_, seat) => new Dice(`bot/${seat}/${seed}`));
  const characters =
    character === undefined ? 'dealTwo' : charactersFor(character, players, new Dice(`characters/${seed}`));
  const match = Match.start(pathOfDestiny, {
    seats: players,
    options: { story, difficulty, introductory, characters, ...setup.option },
    secret: seed,
    nonces: Array.from({ length: players }, (_, seat) => `seat ${seat}`),
  });
  const spoken = telling(language);
  const tale = bookOf(match.play.options.story, language);
  const context: TellContext = {
    viewer: SEAT,
    // Whoever has no seat is the Automa, which has a name of its own.
    hero: (who) => match.play.table.participants[who]?.character,
    who: (who) => (who === SEAT ? sentence(spoken.you) : who < players ? own.people[who - 1] : undefined),
    tales: tale,
  };
  const looks: Looks = { words: words(language), own: DESTINY_WORDS[language], telling: spoken, context };
  return {
    match,
    seat: SEAT,
    terminal,
    own,
    speech: {
      tell: (event) => spoken.tell(event, context),
      whyNot: (ask, no, view) => spoken.whyNot(ask, no, { ...context, view }),
      refusal: spoken.refusal,
      outcome: (outcome) => spoken.outcome(outcome, context),
    },
    ask: (ask, view) => putQuestion({ ...looks, terminal, context: { ...context, view }, back: own.back }, ask),
    answer: (open) => bot.answer(questionOf(match.play, open), dice[open.seat] as Dice),
    board: (view) => boardParts(view, SEAT, looks),
    aftermath: tale.aloud,
  };
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

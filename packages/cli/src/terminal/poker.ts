/** The practice table of dice poker at the terminal. */

import { type Bot, questionOf } from '@medallion/bots';
import { Dice, Match } from '@medallion/kernel';
import { type Practice, practiceGame } from '@medallion/old-world/poker';
import { telling } from '@medallion/old-world/telling';
import { type Language, words } from '@medallion/old-world/words';
import { oldWorldSpeech } from './old-world-speech.ts';
import type { Sitting } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { TERMINAL_WORDS } from './words.ts';

export interface PokerSetup {
  readonly players: number;
  readonly language: Language;
  readonly seed: string;
  readonly option?: object;
  readonly bot: Bot<Practice>;
}

export function pokerSitting(setup: PokerSetup, terminal: Terminal): Sitting<Practice> {
  const { players, language, seed, bot, option } = setup;
  const own = TERMINAL_WORDS[language];
  const speech = telling(language);
  const you = speech.you.slice(0, 1).toUpperCase() + speech.you.slice(1);
  const match = Match.start(practiceGame, {
    seats: players,
    options: { mode: players === 1 ? 'solo' : 'witcher', ...option },
    secret: seed,
    nonces: Array.from({ length: players }, (_, seat) => `seat ${seat}`),
  });
  const dice = new Dice(`bot/${seed}`);
  const who = (seat: number): string => (seat === 0 ? you : (own.people[0] ?? '2'));
  const gold = words(language).name.term('gold');
  return {
    ...oldWorldSpeech<Practice>(language, terminal, { viewer: 0, who }),
    match,
    seat: 0,
    name: you,
    answer: (open) => bot.answer(questionOf(match.play, open), dice),
    board: ({ table }) => [table.gold.map((purse, seat) => `${who(seat)}: ${gold.toLowerCase()} ${purse}`).join(', ')],
  };
}

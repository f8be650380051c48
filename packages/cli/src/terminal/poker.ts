/** The practice table of dice poker at the terminal. */

import { answerPractice } from '@medallion/bots';
import { Match } from '@medallion/kernel';
import { type Practice, practiceGame } from '@medallion/old-world/poker';
import { telling } from '@medallion/old-world/telling';
import { type Language, words } from '@medallion/old-world/words';
import { oldWorldSpeech } from './old-world-speech.ts';
import type { Sitting } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { TERMINAL_WORDS } from './words.ts';

export function pokerSitting(setup: { language: Language; seed: string }, terminal: Terminal): Sitting<Practice> {
  const { language, seed } = setup;
  const own = TERMINAL_WORDS[language];
  const speech = telling(language);
  const you = speech.you.slice(0, 1).toUpperCase() + speech.you.slice(1);
  const match = Match.start(practiceGame, {
    seats: 2,
    options: { mode: 'witcher' },
    secret: seed,
    nonces: ['seat 0', 'seat 1'],
  });
  const who = (seat: number): string => (seat === 0 ? you : (own.people[0] ?? '2'));
  const gold = words(language).name.term('gold');
  return {
    ...oldWorldSpeech<Practice>(language, terminal, { viewer: 0, who }),
    match,
    seat: 0,
    answer: (open) => {
      const view = match.view(open.seat);
      const ask = view.asks.find(({ id }) => id === open.id);
      return ask === undefined ? '' : answerPractice(view, ask);
    },
    board: ({ table }) => [table.gold.map((purse, seat) => `${who(seat)}: ${gold.toLowerCase()} ${purse}`).join(', ')],
  };
}

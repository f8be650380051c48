import { questionOf, randomBot } from '@medallion/bots';
import { Dice, Match, type Seat } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';

/** A whole game of two, played without thinking: the same one every time. */
export function finishedGame(word = 'lantern'): Match<OldWorld> {
  const match = Match.start(oldWorld, { seats: 2, secret: `seed ${word}`, nonces: ['0', '1'] });
  const dice = new Dice(word);
  while (match.play.over === undefined) answer(match, dice);
  return match;
}

function answer(match: Match<OldWorld>, dice: Dice): void {
  const open = match.play.unanswered()[0];
  if (open === undefined) throw new Error('Nobody is asked anything.');
  const seat: Seat = open.seat;
  const choice = randomBot.answer(questionOf(match.play, open), dice);
  const done = match.submit({ seat, number: match.number, ask: open.id, choice });
  if (!done.ok) throw new Error(done.refusal.code);
}

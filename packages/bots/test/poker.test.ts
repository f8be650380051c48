import { Match, type SeatView } from '@medallion/kernel';
import { type Practice, practiceGame } from '@medallion/old-world/poker';
import { describe, expect, it } from 'vitest';
import { answerPractice, chooseReroll } from '../src/poker.ts';

const rules = { pokerTwoPairs: 'highPairFirst', pokerKickers: 'all' } as const;
const dice = (text: string): number[] => [...text].map(Number);

type Player = (view: SeatView<Practice>) => string;
const counting: Player = (view) => (view.asks[0] === undefined ? '' : answerPractice(view, view.asks[0]));
const standing: Player = (view) => (view.asks[0]?.ask === 'practice/turn' ? 'play' : 'keep-all');

/** Plays an evening and says how it ended; every answer must be accepted. */
function evening(mode: 'locals' | 'witcher' | 'solo', seed: string, players: readonly Player[]) {
  const match = Match.start(practiceGame, {
    seats: players.length,
    options: { mode, gold: 3, goal: 6 },
    secret: seed,
    nonces: players.map((_, seat) => String(seat)),
  });
  while (match.play.over === undefined) {
    const seat = match.play.state.asks[0]?.seat ?? 0;
    const view = match.view(seat);
    const choice = players[seat]?.(view) ?? '';
    const submitted = match.submit({ seat, number: match.number, ask: view.asks[0]?.id, choice });
    if (!submitted.ok) throw new Error(JSON.stringify(submitted.refusal));
  }
  return match.play.over;
}

describe('the one who counts', () => {
  it('goes for the full house or the fourth when three fours are beaten', () => {
    const game = { active: 0, against: 'locals', other: 1, stage: 'active-rerolls', pool: 3, rerolled: {} } as const;
    const poker = { ...game, dice: { active: dice('44642'), other: dice('55523') } };
    expect(chooseReroll(poker, 'active', rules)).toBe('3-5');
    expect(chooseReroll({ ...poker, dice: { active: dice('66642'), other: dice('55523') } }, 'active', rules)).toBe(
      'keep-all',
    );
  });

  it('does not stand on a hand that the active player already beats', () => {
    const game = { active: 0, against: 'witcher', other: 1, stage: 'other-rerolls', pool: 3, rerolled: {} } as const;
    const poker = { ...game, dice: { active: dice('66664'), other: dice('66663') } };
    expect(chooseReroll(poker, 'other', rules)).toBe('5');
  });

  it.each(['locals', 'witcher', 'solo'] as const)('finishes an evening of %s', (mode) => {
    const over = evening(mode, 'lamp', mode === 'solo' ? [counting] : [counting, counting]);
    expect(over.ranking.flat()).toContain(0);
  });

  it('wins more evenings than one who always stands', () => {
    let won = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const over = evening('witcher', `lamp ${seed}`, seed % 2 === 0 ? [standing, counting] : [counting, standing]);
      if (over.ranking[0]?.[0] === (seed % 2 === 0 ? 1 : 0)) won += 1;
    }
    expect(won).toBeGreaterThan(20);
  });
});

/** After a Fight between Witchers. OW-WFIGHT-03, OW-WFIGHT-10 to OW-WFIGHT-22, OW-TIME-11 */

import { RulesFault, type Seat, type StepHandlers } from '@medallion/kernel';
import { GOLD_FOR_BEATING } from '../../content/tables.ts';
import { drawCards } from '../cards.ts';
import { gainGold } from '../gold.ts';
import { witcherOf } from '../seats.ts';
import type { L, OldWorld } from '../shape.ts';
import type { TrophyId, Wager } from '../table.ts';
import type { FightSteps } from './chapter.ts';
import { theFight } from './knock-out.ts';

type OutcomeSteps = Pick<
  FightSteps,
  | 'witcher-fight/outcome'
  | 'witcher-fight/reward'
  | 'witcher-fight/defender-draws'
  | 'witcher-fight/settle'
  | 'witcher-fight/close'
>;

/** Cards the Defender draws at once. OW-WFIGHT-18 */
const DEFENDER_DRAWS = { won: 4, lost: 3 };

interface Result {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly winner: Seat;
  readonly loser: Seat;
  readonly won: Wager['on'];
}

function resultOf(g: L): Result {
  const { attacker, defender, outcome } = theFight(g);
  if (defender === undefined) throw new RulesFault('this is no Witcher Fight');
  return outcome === 'attacker-wins'
    ? { attacker, defender, winner: attacker, loser: defender, won: 'attacker' }
    : { attacker, defender, winner: defender, loser: attacker, won: 'defender' };
}

export const witcherOutcomeSteps: StepHandlers<OldWorld, OutcomeSteps> = {
  /**
   * Only a winning Attacker gains a Trophy, from the stock the Defender was set up with, and only one of each School.
   * OW-WFIGHT-12, OW-WFIGHT-13, OW-WFIGHT-22, OW-TROPHY-06, R-92, R-119
   */
  'witcher-fight/outcome': (g) => {
    const { winner, attacker, defender } = resultOf(g);
    const beaten = witcherOf(g, defender);
    const trophy: TrophyId | undefined = beaten.school === undefined ? undefined : `school:${beaten.school}`;
    const isLeft = trophy !== undefined && beaten.witcherTrophies > 0;
    if (winner === attacker && isLeft && !witcherOf(g, attacker).trophies.includes(trophy)) {
      beaten.witcherTrophies -= 1;
      g.then({ do: 'trophy/gain', seat: attacker, trophy });
    }
    g.then({ do: 'witcher-fight/reward' });
  },

  /** Gold by the loser's position, then everything in its order. OW-WFIGHT-14, OW-WFIGHT-15, OW-WFIGHT-20, OW-TIME-11, R-91 */
  'witcher-fight/reward': (g) => {
    const { winner, loser, attacker, defender } = resultOf(g);
    const gold = GOLD_FOR_BEATING[witcherOf(g, loser).track] ?? 0;
    const paid = gainGold(g, winner, gold);
    g.emit('witcherFightEnded', { winner, loser, gold: paid });
    g.then(
      { do: 'row/gain-cost', seat: loser, cost: 0 },
      ...(loser === attacker ? [{ do: 'fight/draw-penalty' as const }] : []),
      { do: 'fight/clean-up', seat: attacker },
      { do: 'fight/clean-up', seat: defender },
      { do: 'witcher-fight/defender-draws' },
      { do: 'witcher-fight/settle', paid },
      { do: 'witcher-fight/close' },
    );
  },

  /** OW-WFIGHT-18, R-94 */
  'witcher-fight/defender-draws': (g) => {
    const { winner, defender } = resultOf(g);
    drawCards(g, defender, winner === defender ? DEFENDER_DRAWS.won : DEFENDER_DRAWS.lost);
  },

  /** Against the bank: lost, or back with as much as the winner was paid. OW-WFIGHT-09 to OW-WFIGHT-11 */
  'witcher-fight/settle': (g, { paid }) => {
    const fight = theFight(g);
    const { won } = resultOf(g);
    const { wagers } = fight;
    fight.wagers = [];
    for (const { seat, on } of wagers) {
      if (on !== won) g.table.bank += 1;
      else witcherOf(g, seat).gold += 1;
      const gold = on === won ? gainGold(g, seat, paid) : 0;
      g.emit('wagerSettled', { seat, won: on === won, gold });
    }
  },

  /** The Closed Tavern Token comes to the Location of the Fight; the turn goes on with Phase III. OW-WFIGHT-03, OW-WFIGHT-04, OW-WFIGHT-19, OW-WFIGHT-21, R-96 */
  'witcher-fight/close': (g) => {
    const { at } = witcherOf(g, theFight(g).attacker);
    g.table.tavern = at;
    g.emit('tavernClosed', { location: at });
    delete g.table.fight;
  },
};

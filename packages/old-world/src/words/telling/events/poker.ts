/** Dice poker, at the table and alone. */
import type { Practice } from '../../../practice/index.ts';
import { between, doer } from '../scene.ts';
import { line, minor, type Tellers } from './told.ts';

export const pokerTellers: Tellers<Practice['events']> = {
  pokerStarted: (s, { active, against, other }) => {
    const clause = against === 'witcher' ? 'OW-POKER-01' : against === 'locals' ? 'OW-POKER-20' : 'OW-SOLO-08';
    return line(
      s,
      'pokerStarted',
      { ...between(s, active, other), against: against === 'locals' && other === undefined ? 'unthrown' : against },
      clause,
    );
  },
  pokerStaked: (s, { pool }) => minor(line(s, 'pokerStaked', { n: pool }, 'OW-POKER-06')),
  pokerRolled: (s, { active, other }) =>
    line(
      s,
      'pokerRolled',
      { active: active.join(' '), other: other.join(' '), solo: other.length === 0 ? 'yes' : 'no' },
      'OW-POKER-07',
    ),
  pokerRerolled: (s, { side, seat, pick, dice, byTable }) => {
    const thrown = { n: pick.length, dice: dice.join(' ') };
    if (byTable === true) return line(s, 'localsRerolled', thrown, 'R-159');
    return line(s, 'pokerRerolled', { ...doer(s, seat), ...thrown }, side === 'active' ? 'OW-POKER-09' : 'OW-POKER-08');
  },
  pokerSettled: (s, { winner, clause, hands, gold, to }) => {
    const { name } = s.voice.words;
    const loser = winner === 'active' ? 'other' : 'active';
    const won = { n: gold, hand: name.pokerHand(hands[winner].name), beaten: name.pokerHand(hands[loser].name) };
    const by = to === -1 ? ({ who: 'locals', name: '' } as const) : doer(s, to);
    return line(s, 'pokerSettled', { ...by, ...won }, clause);
  },
  pokerRewarded: (s, { seat, hand, gold }) =>
    line(
      s,
      'pokerRewarded',
      { ...doer(s, seat), hand: s.voice.words.name.pokerHand(hand.name), n: gold },
      'OW-SOLO-09',
    ),
  practiceOver: (s, { reason, seat }) => line(s, 'practiceOver', { ...doer(s, seat), reason }),
};

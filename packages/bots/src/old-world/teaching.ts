import type { OldWorld } from '@medallion/old-world';
import type { Teaching } from '../teacher/teaching.ts';
import { masterWith } from './master.ts';
import { atTurnStart, chances, HOPELESS } from './value.ts';

export const oldWorldTeaching: Teaching<OldWorld> = {
  master: masterWith,
  turnAt: (play) => (atTurnStart(play) ? play.state.table.turns : undefined),
  chances,
  measure: (seats) => (seats === 1 ? { of: 'time', turns: HOPELESS } : { of: 'winning' }),
};

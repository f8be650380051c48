import type { OldWorld } from '@medallion/old-world';
import type { Teaching } from '../teacher/teaching.ts';
import { masterWith } from './master.ts';
import { whither } from './whither.ts';
import { atTurnStart, chances, HOPELESS } from './value.ts';

export const oldWorldTeaching: Teaching<OldWorld> = {
  master: (lesson) => masterWith({ ...lesson, tells: true }),
  turnAt: (play) => (atTurnStart(play) ? play.state.table.turns : undefined),
  chances,
  measure: (seats) => (seats === 1 ? { of: 'time', turns: HOPELESS } : { of: 'winning' }),
  journeys: {
    placeOf: ({ state }, seat) => state.table.witchers[seat]?.at ?? -1,
    over: 'phase-2/choose',
    whither,
  },
};

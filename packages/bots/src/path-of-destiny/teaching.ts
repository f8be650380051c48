import type { PathOfDestiny } from '@medallion/path-of-destiny';
import type { Teaching } from '../teacher/teaching.ts';
import { destinyMasterWith } from './master.ts';
import { atTurnStart, chances, stageOf } from './value.ts';

export const destinyTeaching: Teaching<PathOfDestiny> = {
  master: destinyMasterWith,
  turnAt: (play) => (atTurnStart(play) ? stageOf(play.state.table) + 1 : undefined),
  chances,
  measure: () => ({ of: 'winning' }),
  chapter: 3,
};

import type { PokerStart, PokerTable } from './game.ts';

/** Why a game of poker cannot begin. */
export interface NoPoker {
  readonly reason: 'two-participants' | 'needs-gold' | 'opponent-needs-gold';
  readonly clause: 'OW-POKER-03' | 'OW-POKER-05' | 'OW-POKER-22' | 'OW-SOLO-08';
}

/** Undefined when these two may sit down; the one who was chosen is not asked. OW-POKER-04 */
export function whyNoPoker(table: Readonly<PokerTable>, start: PokerStart): NoPoker | undefined {
  const gold = (seat: number | undefined): number => (seat === undefined ? 0 : (table.witchers[seat]?.gold ?? 0));
  // The locals need nobody where the table throws for them. R-159
  const alone = start.against === 'solo' || (start.against === 'locals' && start.other === undefined);
  if (!alone && (start.other === undefined || start.other === start.active)) {
    return { reason: 'two-participants', clause: 'OW-POKER-03' };
  }
  if (gold(start.active) < 1) return { reason: 'needs-gold', clause: STAKE_CLAUSES[start.against] };
  if (start.against === 'witcher' && gold(start.other) < 1) {
    return { reason: 'opponent-needs-gold', clause: 'OW-POKER-05' };
  }
  return undefined;
}

const STAKE_CLAUSES = { witcher: 'OW-POKER-05', locals: 'OW-POKER-22', solo: 'OW-SOLO-08' } as const;

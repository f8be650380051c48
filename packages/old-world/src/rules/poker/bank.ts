import type { PokerOptions, PokerTable } from './game.ts';

interface Gold {
  readonly table: PokerTable;
  readonly options: Readonly<PokerOptions>;
}

/** Gold out of the bank, as much of it as there is. OW-GEN-08, R-27 */
export function fromBank({ table, options }: Gold, gold: number): number {
  if (table.bank === undefined) return gold;
  const paid = options.goldSupply === 35 ? Math.min(gold, Math.max(table.bank, 0)) : gold;
  table.bank -= paid;
  return paid;
}

/** Gold back into the bank. OW-GEN-08 */
export function toBank({ table }: Gold, gold: number): void {
  if (table.bank !== undefined) table.bank += gold;
}

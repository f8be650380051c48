import type { Step } from '@medallion/kernel';
import type { Options } from '../options.ts';
import type { OldWorld } from '../shape.ts';
import type { Table } from '../table.ts';

export function setupTable(_options: Options, _seats: number): { table: Table; agenda: Step<OldWorld>[] } {
  throw new Error('not written yet');
}

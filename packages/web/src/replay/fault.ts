import type { RecordFault } from './protocol.ts';

/** A record that cannot be used, on its way to whoever wanted it. */
export class Unusable extends Error {
  readonly fault: RecordFault;

  constructor(code: RecordFault['code'], n?: number) {
    super(code);
    this.fault = n === undefined ? { code } : { code, n };
  }
}

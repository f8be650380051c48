/** Why a record cannot be used. */
export interface RecordFault {
  readonly code:
    | 'missing'
    | 'empty'
    | 'not-a-record'
    | 'damaged'
    | 'other-game'
    | 'other-version'
    | 'no-secret'
    | 'refused'
    | 'altered'
    | 'not-kept'
    | 'unfinished';
  /** The line of the file or the number of the answer. */
  readonly n?: number;
}

/** A record that cannot be used, on its way to whoever wanted it. */
export class Unusable extends Error {
  override name = 'Unusable';
  readonly fault: RecordFault;

  constructor(code: RecordFault['code'], n?: number) {
    super(n === undefined ? code : `${code} (${n})`);
    this.fault = n === undefined ? { code } : { code, n };
  }
}

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
    /** A position or a scenario that no table can be laid from. */
    | 'position'
    /** It is kept as it was, and was found unreadable when it was taken over. */
    | 'unreadable'
    | 'altered'
    | 'not-kept'
    | 'unfinished';
  /** The line of the file or the number of the answer. */
  readonly n?: number;
  /** What is wrong, where, and what to do, in the words of the rules. */
  readonly why?: string;
}

/** A record that cannot be used, on its way to whoever wanted it. */
export class Unusable extends Error {
  override name = 'Unusable';
  readonly fault: RecordFault;

  constructor(code: RecordFault['code'], n?: number, why?: string) {
    super(why ?? (n === undefined ? code : `${code} (${n})`));
    this.fault = { code, ...(n === undefined ? {} : { n }), ...(why === undefined ? {} : { why }) };
  }
}

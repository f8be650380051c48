/** Input from outside that cannot be used: says what is wrong, where, and what to do about it. */
export class BadInput extends Error {
  override name = 'BadInput';
  readonly where: string;

  constructor(what: string, where: string, todo: string) {
    super(`${what} (${where}). ${todo}`);
    this.where = where;
  }
}

/** A rule that broke its own contract: a bug in a game, never the player's fault. */
export class RulesFault extends Error {
  override name = 'RulesFault';
}

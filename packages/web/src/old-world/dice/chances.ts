import {
  bestPick,
  activeValues,
  otherValues,
  type DicePick,
  type PickValue,
  pickId,
  type PokerRules,
  type RerollOdds,
  type Role,
  rerollOdds,
  soloOdds,
  soloValues,
} from '@medallion/old-world/poker';

/** What the person could do with the dice that lie there. */
export interface Chances {
  /** The counts for one pick. */
  readonly odds: (pick: DicePick) => RerollOdds & { readonly reward?: number };
  /** The share of all that can happen in which one pick wins, for whoever rerolls first with the best reply. */
  readonly share: (pick: DicePick) => number;
  readonly best: () => DicePick;
}

/** Counted once per position, and only when somebody looks. */
export function chancesOf(
  mine: readonly number[],
  theirs: readonly number[] | undefined,
  role: Role,
  rules: PokerRules,
): Chances {
  let values: readonly PickValue[] | undefined;
  const all = (): readonly PickValue[] => {
    values ??=
      theirs === undefined
        ? soloValues(mine)
        : role === 'active'
          ? activeValues(mine, theirs, rules)
          : otherValues(mine, theirs, rules);
    return values;
  };
  return {
    odds: (pick) => (theirs === undefined ? soloOdds(mine, pick) : rerollOdds(mine, pick, theirs, role, rules)),
    share: (pick) => {
      const value = all().find((each) => pickId(each.pick) === pickId(pick));
      return value === undefined ? 0 : value.chances / value.of;
    },
    best: () => bestPick(all()),
  };
}

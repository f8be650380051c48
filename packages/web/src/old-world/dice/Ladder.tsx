import {
  decide,
  POKER_HANDS,
  type Hand,
  type PokerHand,
  type PokerRules,
  type RerollOdds,
  soloReward,
} from '@medallion/old-world/poker';
import { Coin } from '../../kit/Coin.tsx';
import { Die } from '../../kit/Die.tsx';
import type { Say } from '@medallion/words';
import type { DiceMessages } from './words/shape.ts';
import { diceWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { heldName } from './hand-words.ts';
import type { Reading, Side } from './reading.ts';

/** What each hand may look like, when nobody holds it. */
const SAMPLES: Readonly<Record<PokerHand, readonly number[]>> = {
  five: [4, 4, 4, 4, 4],
  four: [3, 3, 3, 3, 1],
  'full-house': [5, 5, 5, 2, 2],
  'six-high-straight': [2, 3, 4, 5, 6],
  'five-high-straight': [1, 2, 3, 4, 5],
  three: [6, 6, 6, 4, 1],
  'two-pairs': [5, 5, 2, 2, 1],
  pair: [6, 6, 4, 3, 1],
  none: [6, 4, 3, 2, 1],
};

/** What stands beside a hand on the ladder. */
type Note = Extract<keyof DiceMessages, `ladder.${string}`>;

interface Row {
  readonly key: string;
  readonly name: PokerHand;
  readonly title: string;
  readonly dice: readonly number[];
  readonly mark?: 'mine' | 'theirs' | 'can';
  readonly note?: Note;
}

/** What beats what, from the top, with both hands in their places. */
export function Ladder({
  reading,
  rules,
  odds,
}: {
  readonly reading: Reading;
  readonly rules: PokerRules;
  readonly odds?: RerollOdds | undefined;
}) {
  const say = useVocabulary(diceWords);
  const solo = reading.mode === 'solo';
  return (
    <div className="ladder">
      <h2 className="heading">{say(solo ? 'ladder.pays' : 'ladder.title')}</h2>
      <ol>
        {rowsOf(say, reading, rules, odds).map(({ key, name, title, dice, mark, note }) => (
          <li key={key} className={mark ?? ''}>
            <span>
              <b>{title}</b>
              {note !== undefined && <small>{say(note)}</small>}
            </span>
            {solo ? (
              <span className="pays">
                {soloReward(name)} <Coin />
              </span>
            ) : (
              <span className="dice" aria-hidden="true">
                {dice.map((value, at) => (
                  <Die key={at} value={value} material={mark === 'theirs' ? 'wax' : 'bone'} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function rowsOf(
  say: Say<DiceMessages>,
  { mine, theirs, game, role }: Reading,
  rules: PokerRules,
  odds: RerollOdds | undefined,
): Row[] {
  const over = game?.stage === 'over';
  return [...POKER_HANDS].reverse().flatMap((name): Row[] => {
    const held: Row[] = [];
    if (mine?.hand.name === name) held.push(heldRow(say, mine, 'mine', over));
    if (theirs?.hand.name === name) held.push(heldRow(say, theirs, 'theirs', over));
    if (
      mine !== undefined &&
      theirs !== undefined &&
      held.length === 2 &&
      !isAhead(mine.hand, theirs.hand, role, rules)
    )
      held.reverse();
    if (held.length > 0) return held;
    if (name === 'none') return [];
    const row: Row = { key: name, name, title: say(`hand.${name}`), dice: SAMPLES[name] };
    return odds !== undefined && odds.rolls > 1 && odds.hands[name].wins > 0
      ? [{ ...row, mark: 'can', note: game?.against === 'solo' ? 'ladder.could' : 'ladder.can' }]
      : [row];
  });
}

function heldRow(say: Say<DiceMessages>, side: Side, mark: 'mine' | 'theirs', over: boolean): Row {
  const final = over || side.rerolled !== undefined;
  return {
    key: mark,
    name: side.hand.name,
    title: heldName(say, side.hand),
    dice: inOrder(side),
    mark,
    note: final ? `ladder.${mark}.final` : `ladder.${mark}`,
  };
}

/** The combination first, then the rest from the highest; a straight rises. */
function inOrder({ dice, hand }: Side): number[] {
  if (hand.name.endsWith('straight')) return dice.toSorted((a, b) => a - b);
  const order = [...hand.values, ...hand.kickers];
  return dice.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function isAhead(mine: Hand, theirs: Hand, role: Reading['role'], rules: PokerRules): boolean {
  return role === 'active'
    ? decide(mine, theirs, rules).winner === 'active'
    : decide(theirs, mine, rules).winner === 'other';
}

import type { SeatView } from '@medallion/kernel';
import type { DicePick, Practice, Role } from '@medallion/old-world/poker';
import { Coin } from '../kit/Coin.tsx';
import { pokerWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { DiceRow } from '../old-world/dice/DiceRow.tsx';
import { heldName } from '../old-world/dice/hand-words.ts';
import type { Reading } from '../old-world/dice/reading.ts';

interface SidesProps {
  readonly view: SeatView<Practice>;
  readonly reading: Reading;
  readonly rolled: Readonly<Record<Role, readonly number[]>>;
  readonly number: number;
  readonly picked: DicePick | undefined;
  readonly onPick: (place: number) => void;
}

/** Both halves of the felt: theirs above in wax, yours below in bone. */
export function Sides({ view, reading, rolled, number, picked, onPick }: SidesProps) {
  const say = useVocabulary(pokerWords);
  const { mode, mine, theirs, role, standing, game } = reading;
  const theirRole = role === 'active' ? 'other' : 'active';
  const ahead = standing === undefined || game?.result !== undefined ? undefined : standing.winner === role;
  return (
    <>
      {mode !== 'solo' && (
        <DiceRow
          label={say('dice.theirs')}
          dice={theirs?.dice ?? []}
          material="wax"
          rolled={rolled[theirRole]}
          number={number}
        >
          <p className="whose">
            <b>{say(`poker.they.${mode}`)}</b>
            {theirs !== undefined && <span>{heldName(say, theirs.hand)}</span>}
            {mode === 'locals' ? (
              <span className="aside-note">{say('poker.thrower')}</span>
            ) : (
              <Gold count={view.table.gold[1] ?? 0} />
            )}
          </p>
        </DiceRow>
      )}
      <DiceRow
        label={say('dice.yours')}
        dice={mine?.dice ?? []}
        material="bone"
        rolled={rolled[role]}
        number={number}
        picked={picked}
        onPick={onPick}
      >
        <p className="whose">
          <b>{say('poker.you')}</b>
          {mine !== undefined && <span>{heldName(say, mine.hand)}</span>}
          {ahead !== undefined && <strong>{say(ahead ? 'standing.ahead' : 'standing.behind')}</strong>}
          <Gold count={view.table.gold[0] ?? 0} />
        </p>
      </DiceRow>
    </>
  );
}

function Gold({ count }: { readonly count: number }) {
  const say = useVocabulary(pokerWords);
  return (
    <span className="gold">
      <Coin /> <span aria-hidden="true">{count}</span>
      <span className="unseen">{say('poker.gold', { n: count })}</span>
    </span>
  );
}

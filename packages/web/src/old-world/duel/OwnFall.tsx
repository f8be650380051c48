import { fallsByOwnCombo } from '@medallion/old-world';
import { Glyph } from '../icons/Glyph.tsx';
import { useDuel } from './context.ts';
import { comboOf } from './reading.ts';

/** Said before a strike after which its player has no card left, and the other still stands. */
export function OwnFall() {
  const state = useDuel();
  if (state === undefined) return null;
  const { duel, sitting } = state;
  if (!fallsByOwnCombo(sitting.view.table, duel.near.seat, comboOf(duel.near))) return null;
  return (
    <p className="own-fall" role="alert">
      <Glyph name="ragged-wound" /> {sitting.words.say('duel.ownFall')}
    </p>
  );
}

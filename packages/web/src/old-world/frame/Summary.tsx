import { Coin } from '../../kit/Coin.tsx';
import { Track } from '../boards/Track.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { OldWorldSitting } from '../sitting.ts';

/** One's own numbers in a line, for screens where the board is a page of its own. */
export function Summary({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { view, me, words } = sitting;
  const witcher = me === undefined ? undefined : view.table.witchers[me];
  if (witcher === undefined) return null;
  const { gold, shield, shieldMaximum, potions, track } = witcher;
  const { game } = words;
  return (
    <p className="summary">
      <span title={game.name.term('gold')}>
        <Coin />
        <span className="unseen">{game.name.term('gold')} </span>
        {gold}
      </span>
      <span title={game.name.term('shield')}>
        <Glyph name="checked-shield" />
        <span className="unseen">{game.name.term('shield')} </span>
        {shield}/{shieldMaximum}
      </span>
      <span title={game.name.term('potion')}>
        <Glyph name="standing-potion" />
        <span className="unseen">{game.name.term('potion')} </span>
        {potions.count}
      </span>
      <Track at={track} sitting={sitting} />
    </p>
  );
}

import type { Price as PriceTag } from '@medallion/old-world/content';
import type { WitcherView } from '@medallion/old-world';
import { Coin } from '../../parts/Coin.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { TableWords } from '../local/use-old-world.ts';

/** What an option costs, in plain words, and how much of it there is. */
export function Price({
  price,
  board,
  words,
}: {
  readonly price: PriceTag | undefined;
  readonly board: WitcherView | undefined;
  readonly words: TableWords;
}) {
  const { say, game } = words;
  if (price === undefined) return <span className="price">{say('story.free')}</span>;
  return (
    <span className="price">
      {'gold' in price ? (
        <Coin />
      ) : (
        <Glyph name={'cards' in price ? 'card-discard' : 'potions' in price ? 'standing-potion' : 'checked-shield'} />
      )}
      {game.price(price)} {board !== undefined && <i>{say('story.has', { n: has(price, board) })}</i>}
    </span>
  );
}

function has(price: PriceTag, board: WitcherView): number {
  if ('gold' in price) return board.gold;
  if ('cards' in price) return board.hand.count;
  return 'potions' in price ? board.potions.count : board.shield;
}

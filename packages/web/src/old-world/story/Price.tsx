import type { Price as PriceTag } from '@medallion/old-world/content';
import type { WitcherView } from '@medallion/old-world';
import { Coin } from '../../kit/Coin.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { TableWords } from '../sitting.ts';

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
      {sentence(game.price(price))} {board !== undefined && <i>{say('story.has', { n: has(price, board) })}</i>}
    </span>
  );
}

/** What stands at the beginning of a line begins like one. */
const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

function has(price: PriceTag, board: WitcherView): number {
  if ('gold' in price) return board.gold;
  if ('cards' in price) return board.hand.count;
  return 'potions' in price ? board.potions.count : board.shield;
}

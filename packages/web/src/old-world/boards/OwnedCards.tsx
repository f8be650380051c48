import type { WitcherView } from '@medallion/old-world';
import { read } from '../reading/lens.ts';
import type { OldWorldSitting } from '../sitting.ts';

/** What an attentive player knows: which cards somebody has, and which of the own still lie in the deck, in any order. */
export function OwnedCards({ sitting, witcher }: { readonly sitting: OldWorldSitting; readonly witcher: WitcherView }) {
  const { me, words } = sitting;
  const { say, nameOf } = words;
  const { seat, owned, hand, discard, combo, looked, deck } = witcher;
  if (owned.length === 0) return null;
  const elsewhere = new Set([hand, discard, combo, looked].flatMap(({ cards }) => cards ?? []));
  const inDeck = owned.filter((card) => !elsewhere.has(card));
  const all = say('owned.all', { name: nameOf(seat), n: owned.length });
  const left = say('owned.deck', { n: deck.count });
  return (
    <p className="owned-cards">
      {seat === me && deck.count > 0 && (
        <button type="button" onClick={() => read({ is: 'pile', title: left, cards: inDeck })}>
          {left}
        </button>
      )}
      <button type="button" onClick={() => read({ is: 'pile', title: all, cards: owned })}>
        {all}
      </button>
    </p>
  );
}

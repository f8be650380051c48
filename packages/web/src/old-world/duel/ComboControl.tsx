import { isLastOfCombo } from '@medallion/old-world';
import type { ReactNode } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import type { ControlProps } from '../asked/control.ts';
import { useKeys } from '../../kit/use-keys.ts';
import { holdBack } from '../held-back.ts';
import { useDuel } from './context.ts';
import { Deed } from './Deed.tsx';
import { Hand, type HandCard } from './Hand.tsx';
import { OwnFall } from './OwnFall.tsx';
import { foreseeWith } from './reading.ts';
import { TakeBackDeed } from './TakeBackDeed.tsx';

/**
 * Laying cards one by one: those that fit are lit, the others say why not; the gold button strikes. Nothing follows the
 * last card, so it would strike by itself: it is laid and waits for its player.
 */
export function ComboControl({ view, ask, answer, words }: ControlProps<'fight/combo'>) {
  const { tell, say } = words;
  const state = useDuel();
  const board = view.table.witchers[ask.seat];
  const { choices } = ask;
  const held = state?.sitting.held;
  const lay = (choice: (typeof choices)[number]) => () => {
    if (state === undefined || !isLastOfCombo(view.table, ask.seat, choice)) return answer(choice.id);
    const { id: table } = state.sitting.table;
    return holdBack({ ...choice, choice: choice.id, table, number: view.number, ask: ask.id });
  };
  const cards = (board?.hand.cards ?? []).flatMap((card): HandCard[] => {
    if (held !== undefined) return card === held.card ? [] : [{ card, state: 'plain' }];
    return [asked(card)];
  });
  const stop = choices.find(({ id, card }) => (held === undefined ? card < 0 : id === held.choice));
  const no = ask.impossible.find(({ choice }) => choice.card < 0);
  const strike = stop === undefined ? undefined : () => answer(stop.id);
  useKeys(
    Object.fromEntries([['Enter', strike], ...cards.map(({ onChoose }, at) => [String(at + 1), onChoose] as const)]),
  );
  const near = state?.duel.near;
  const damage = near === undefined ? 0 : (foreseeWith(view.table, near)?.damage ?? 0);
  const why = no === undefined ? undefined : tell.whyNot(ask, no);
  return (
    <div className="duel-control">
      <OwnFall />
      <Hand
        cards={cards}
        onPoint={(card) => {
          const way = choices.find((choice) => choice.card === card && card !== undefined);
          state?.point(way === undefined ? undefined : { card: way.card, link: way.link });
        }}
      />
      <div className="duel-deeds">
        <Deed
          gold
          choice={(stop ?? no?.choice)?.id}
          act={strike}
          hint="Enter"
          why={why === undefined ? undefined : `${why.why} (${why.clause})`}
        >
          <Glyph name="crossed-swords" /> {say('duel.strike', { n: damage })}
        </Deed>
        <TakeBackDeed />
      </div>
    </div>
  );

  function asked(card: number): HandCard {
    // A card without a link is the first of the Combo, or one that a power adds freely.
    const free = choices.find((choice) => choice.card === card && choice.link < 0 && (board?.combo.count ?? 0) > 0);
    const way = choices.find((choice) => choice.card === card && choice !== free) ?? free;
    if (way !== undefined)
      return { card, state: 'can', choice: way.id, onChoose: lay(way), children: lastly(free, way === free) };
    const refused = ask.impossible.find(({ choice }) => choice.card === card);
    const told = refused === undefined ? undefined : tell.whyNot(ask, refused);
    return { card, state: 'dim', ...(told === undefined ? {} : { why: `${told.why} (${told.clause})` }) };
  }

  /** A card that may be added to the complete Combo: by a button where it fits as well, else by itself. */
  function lastly(free: (typeof choices)[number] | undefined, only: boolean): ReactNode {
    if (free === undefined) return undefined;
    if (only) return <span className="freely">{say('duel.freely')}</span>;
    return (
      <button type="button" className="freely" data-choice={free.id} onClick={lay(free)}>
        {say('duel.freely')}
      </button>
    );
  }
}

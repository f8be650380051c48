import type { Choice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { useKeys } from '../../kit/use-keys.ts';
import type { ControlProps } from '../asked/control.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Deed } from './Deed.tsx';
import { Hand, type HandCard } from './Hand.tsx';
import { TakeBackDeed } from './TakeBackDeed.tsx';

/** Questions whose answers are action cards. */
type OfCards =
  | 'cards/discard'
  | 'cards/trash'
  | 'row/gain-cost'
  | 'fight/special-order'
  | 'fight/take-card'
  | 'fight/viper-discard'
  | 'fight/viper-order'
  | 'fight/cat-keep'
  | 'fight/cat-order'
  | 'fight/griffin-take'
  | 'fight/lose-card'
  | 'monster-fight/pool-discard';
type CardAnswer = Choice<OldWorld, OfCards>;
type Zone = Choice<OldWorld, 'cards/trash'>['zone'];

/** Questions whose answer costs the card that is pointed at. */
const LOSING: ReadonlySet<OfCards> = new Set([
  'fight/lose-card',
  'cards/discard',
  'cards/trash',
  'fight/viper-discard',
  'monster-fight/pool-discard',
]);

/** More than these are a pile one looks through, not a hand. */
const HAND_AT_MOST = 6;

/** One of several action cards: what to lose, keep, take or put back. Cards of different piles lie apart. */
export function CardChoice({ view, ask, answer, words }: ControlProps<OfCards>) {
  const { say, tell } = words;
  const choices: readonly CardAnswer[] = ask.choices;
  const losing = LOSING.has(ask.ask);
  const zones = [...new Set(choices.filter(isCard).map(zoneOf))];
  const others = choices.filter((choice) => !isCard(choice));
  const cardsOf = (zone: Zone | undefined): HandCard[] => [
    ...choices.flatMap((choice): HandCard[] =>
      isCard(choice) && zoneOf(choice) === zone
        ? [{ card: choice.card, state: 'can', choice: choice.id, onChoose: () => answer(choice.id) }]
        : [],
    ),
    ...(zone === undefined ? impossible() : []),
  ];
  const only = zones.length === 1 ? cardsOf(zones[0]) : [];
  useKeys(Object.fromEntries(only.map(({ onChoose }, at) => [String(at + 1), onChoose] as const)));
  const most = view.table.witchers[ask.seat];
  return (
    <div className="duel-control">
      <div className="card-piles">
        {zones.map((zone) => (
          <div key={zone ?? 'cards'}>
            {zones.length > 1 && <h3 className="heading">{say(`duel.zone.${zone ?? 'hand'}`)}</h3>}
            <Hand cards={cardsOf(zone)} losing={losing} spread={cardsOf(zone).length > HAND_AT_MOST} />
          </div>
        ))}
      </div>
      <div className="duel-deeds">
        {others.map((choice) => (
          <Deed key={choice.id} choice={choice.id} act={() => answer(choice.id)}>
            {tell.label(ask, choice)}
          </Deed>
        ))}
        {losing && most !== undefined && (
          <p className="loss">
            <Glyph name="ragged-wound" /> {say('duel.life.left', { n: most.deck.count + most.hand.count })}
          </p>
        )}
        <TakeBackDeed />
      </div>
    </div>
  );

  function impossible(): HandCard[] {
    return ask.impossible.flatMap((no) => {
      if (!isCard(no.choice)) return [];
      const { why, clause } = tell.whyNot(ask, no);
      return [{ card: no.choice.card, state: 'dim' as const, why: `${why} (${clause})` }];
    });
  }
}

const isCard = ({ card }: CardAnswer): boolean => card >= 0;

/** Cards of hand, deck and discard pile lie apart where all three are meant. */
const zoneOf = (choice: CardAnswer): Zone | undefined => ('zone' in choice ? choice.zone : undefined);

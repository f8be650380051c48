import { actionCard } from '@medallion/old-world/content';
import { useKeys } from '../../kit/use-keys.ts';
import type { ControlProps } from '../frame/control.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Deed } from './Deed.tsx';
import { Hand, type HandCard } from './Hand.tsx';
import { TakeBackDeed } from './TakeBackDeed.tsx';

interface Listed {
  readonly id: string;
  readonly card?: number;
  readonly zone?: 'hand' | 'deck' | 'discard';
}

/** Questions whose answer costs the card that is pointed at. */
const LOSING = new Set([
  'fight/lose-card',
  'cards/discard',
  'cards/trash',
  'fight/viper-discard',
  'monster-fight/pool-discard',
]);

/** One of several action cards: what to lose, keep, take or put back. Cards of different piles lie apart. */
export function CardChoice({ view, ask, answer, words }: ControlProps) {
  const { say, tell } = words;
  const choices = ask.choices as readonly Listed[];
  const losing = LOSING.has(ask.ask);
  const zones = [...new Set(choices.filter(isCard).map(({ zone }) => zone))];
  const others = choices.filter((choice) => !isCard(choice));
  const cardsOf = (zone: Listed['zone']): HandCard[] => [
    ...choices.flatMap((choice): HandCard[] =>
      isCard(choice) && choice.zone === zone
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
            <Hand cards={cardsOf(zone)} losing={losing} />
          </div>
        ))}
      </div>
      <div className="duel-deeds">
        {others.map((choice) => {
          const listed = ask.choices.find(({ id }) => id === choice.id);
          return (
            <Deed key={choice.id} choice={choice.id} act={() => answer(choice.id)}>
              {listed === undefined ? choice.id : tell.label(ask, listed)}
            </Deed>
          );
        })}
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
      const card = Number(no.choice.id.replace(/^card-/, ''));
      if (!Number.isInteger(card)) return [];
      const { why, clause } = tell.whyNot(ask, no);
      return [{ card, state: 'dim' as const, why: `${why} (${clause})` }];
    });
  }
}

function isCard(choice: Listed): choice is Listed & { readonly card: number } {
  return choice.card !== undefined && choice.card >= 0 && actionCard(choice.card).number === choice.card;
}

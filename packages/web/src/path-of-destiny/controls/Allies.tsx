import { alliesUnseen, foreseeAlly } from '@medallion/path-of-destiny';
import { ALLIANCE_CARDS, type AllianceEffect, type AllianceSide } from '@medallion/path-of-destiny/content';
import { useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import type { Asked } from '../asked.ts';
import { Seal } from '../board/Seal.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { Destiny } from '../parts/Destiny.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';
import { Yield } from './Yield.tsx';

/** Which deck: what one holds of three, where the Destiny tokens lie, and which kinds are still unseen. */
export function AllySide({ ask }: { readonly ask: Asked<'evil/side'> }) {
  const { view, me = 0, answer } = useLaid();
  const { say, game } = usePathWords();
  const [picked, pick] = useState<AllianceSide>();
  const seal = picked === undefined ? undefined : () => answer(picked);
  useKeys({ Enter: seal, 1: () => pick('renfri'), 2: () => pick('stregobor') });
  return (
    <>
      <div className="pd-two">
        {ask.choices.map(({ id, side }) => {
          const unseen = alliesUnseen(view, me, side);
          const path = side === 'renfri' ? 'left' : 'right';
          return (
            <button
              key={id}
              type="button"
              className="pd-deck"
              aria-pressed={picked === side}
              data-picks={id}
              onClick={() => pick(side)}
            >
              <CardBack kind={side} />
              <b>
                {game.names[side]} <Arrow side={path} />
              </b>
              <span>{say('allies.held', { n: participantOf(view, me).alliances[side].count })}</span>
              <span className="tokens">
                {view.destiny.map((place, at) => (place === path ? <Destiny key={at} n={at + 1} /> : null))}
              </span>
              <ul>
                {(Object.entries(unseen) as [AllianceEffect, number][]).map(([effect, n]) => (
                  <li key={effect}>
                    {n}× {game.alliance(effect)}
                  </li>
                ))}
              </ul>
            </button>
          );
        })}
      </div>
      <div className="pd-go">
        <Seal onPress={seal} choice={picked}>
          {say('seal.draw')}
        </Seal>
      </div>
    </>
  );
}

/** The face of an Alliance card. */
function Face({ card }: { readonly card: number }) {
  const { game } = usePathWords();
  const { side, effect } = ALLIANCE_CARDS[card] ?? { side: 'renfri', effect: 'xp' };
  return (
    <span className={`pd-ally-face ${side}`}>
      <Glyph name={side === 'renfri' ? 'sword-in-stone' : 'evil-tower'} />
      <b>{game.names.alliances[effect]}</b>
      <small>{game.names[side]}</small>
      <span>{game.alliance(effect)}</span>
    </span>
  );
}

/** A fourth ally of one side: one of the four goes. */
export function AllyDiscard({ ask }: { readonly ask: Asked<'evil/discard'> }) {
  const { answer } = useLaid();
  const { say } = usePathWords();
  const [picked, pick] = useState<string>();
  const seal = picked === undefined ? undefined : () => answer(picked);
  useKeys({ Enter: seal, ...Object.fromEntries(ask.choices.map(({ id }, at) => [String(at + 1), () => pick(id)])) });
  return (
    <>
      <div className="pd-faces">
        {ask.choices.map(({ id, card }) => (
          <button
            key={id}
            type="button"
            className={picked === id ? 'burns' : ''}
            aria-pressed={picked === id}
            data-picks={id}
            onClick={() => pick(id)}
          >
            <Face card={card} />
          </button>
        ))}
      </div>
      <div className="pd-go">
        <Seal onPress={seal} choice={picked}>
          {say('seal.discard')}
        </Seal>
      </div>
    </>
  );
}

/** The allies lie open: which comes next, and for an exchange which Symbol goes. */
export function AllyApply({ ask }: { readonly ask: Asked<'evil/apply'> }) {
  const { view, me = 0, answer } = useLaid();
  const { say, game, tell } = usePathWords();
  const [picked, pick] = useState<string>();
  const seal = picked === undefined ? undefined : () => answer(picked);
  useKeys({ Enter: seal, ...Object.fromEntries(ask.choices.map(({ id }, at) => [String(at + 1), () => pick(id)])) });
  const symbolOn = (side: 'left' | 'right') => symbolAt(view.active[side === 'left' ? 0 : 1]);
  const chosen = ask.choices.find(({ id }) => id === picked);
  const foreseen = chosen === undefined ? undefined : foreseeAlly(view, me, chosen.card, chosen.lose);
  const followed = view.dominant ?? 'left';
  const lead = foreseen?.leads[followed];
  return (
    <>
      <div className="pd-faces">
        {ask.choices.map((choice) => {
          const { id, card, lose } = choice;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={picked === id}
              aria-label={tell.label(ask, choice)}
              data-picks={id}
              onClick={() => pick(id)}
            >
              <Face card={card} />
              {lose !== undefined && (
                <span className="exchange">
                  −1 <Sym symbol={symbolOn(lose)} fill={lose} /> → +2{' '}
                  <Sym
                    symbol={symbolOn(lose === 'left' ? 'right' : 'left')}
                    fill={lose === 'left' ? 'right' : 'left'}
                  />
                </span>
              )}
              <Yield gained={foreseeAlly(view, me, card, lose).gained} />
            </button>
          );
        })}
      </div>
      <div className="pd-go">
        {lead?.costly === true && lead.who === me && (
          <p className="also warning">
            {say('ally.pays', { symbol: game.names.symbols[symbolOn(followed)], n: lead.count })}
          </p>
        )}
        <Seal onPress={seal} choice={picked}>
          {say('seal.apply')}
        </Seal>
      </div>
    </>
  );
}

import { foreseeUse, type ForeseenUse } from '@medallion/path-of-destiny';
import type { Ability } from '@medallion/path-of-destiny/content';
import { useMemo, useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import type { Asked, ChoiceOf } from '../asked.ts';
import { Seal } from '../board/Seal.tsx';
import { Card } from '../card/Card.tsx';
import { cardName } from '../card/say-card.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { ABILITY_GLYPH } from '../icons/which.ts';
import { participantOf, useLaid } from '../laid.ts';
import { Banner } from '../parts/Banner.tsx';
import { Medal } from '../parts/Medal.tsx';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';
import { ForOthers, Yield } from './Yield.tsx';

export type Use = Extract<ChoiceOf<'ability/use'>, { readonly act: 'use' }> & { readonly id: string };

interface UsePanelProps {
  readonly ask: Asked<'ability/use'>;
  /** What is being considered, and what it would bring: the pages may show it as a ghost. */
  readonly onConsider: (foreseen: ForeseenUse | undefined, use: Use | undefined) => void;
}

const isUse = (choice: ChoiceOf<'ability/use'>): choice is Use => choice.act === 'use';

/** A moment for Abilities: every ready one is a leaf with its yield already counted; “not now” is the ribbon beside it. */
export function UsePanel({ ask, onConsider }: UsePanelProps) {
  const { view, me = 0, answer } = useLaid();
  const { say, game, tell } = usePathWords();
  const [picked, setPicked] = useState<string>();
  const uses = useMemo(() => ask.choices.filter(isUse), [ask]);
  const foreseen = useMemo(() => new Map(uses.map((use) => [use.id, foreseeUse(view, me, use)])), [uses, view, me]);
  const abilities = useMemo(() => [...new Set(uses.map(({ ability }) => ability))], [uses]);
  const pick = (id: string) => {
    const next = picked === id ? undefined : id;
    setPicked(next);
    onConsider(
      next === undefined ? undefined : foreseen.get(next),
      uses.find((use) => use.id === next),
    );
  };
  const use = picked === undefined ? undefined : () => answer(picked);
  const decline = () => answer('decline');
  useKeys({
    Enter: use,
    Escape: decline,
    ...Object.fromEntries(uses.slice(0, 9).map(({ id }, at) => [String(at + 1), () => pick(id)])),
  });
  const chosen = picked === undefined ? undefined : foreseen.get(picked);
  return (
    <section className="pd-decision pd-tray uses" aria-labelledby="question" data-ask={ask.ask}>
      <h2 id="question">{tell.question(ask)}</h2>
      <div className="leaves">
        {abilities.map((id) => {
          const ways = uses.filter(({ ability }) => ability === id);
          return (
            <article key={id} className="pd-use">
              <h3>
                <Glyph name={ABILITY_GLYPH[id]} /> {game.names.abilities[id]}
              </h3>
              <p>{game.abilities[id]}</p>
              <div className={`ways ${ways.length > 1 ? 'several' : ''}`}>
                {ways.map((way) => (
                  <button
                    key={way.id}
                    type="button"
                    className="pd-way"
                    aria-pressed={picked === way.id}
                    aria-label={tell.label(ask, way)}
                    data-picks={way.id}
                    onClick={() => pick(way.id)}
                  >
                    <Way use={way} />
                    {foreseen.get(way.id) !== undefined && (
                      <Bring id={id} foreseen={foreseen.get(way.id) as ForeseenUse} />
                    )}
                  </button>
                ))}
              </div>
            </article>
          );
        })}
      </div>
      <div className="pd-go">
        {chosen !== undefined && chosen.forOthers.length > 0 && (
          <p className="also">
            <ForOthers foreseen={chosen} />
          </p>
        )}
        <Seal onPress={use} choice={picked}>
          {say('seal.use')}
        </Seal>
        <button type="button" className="pd-ribbon" data-choice="decline" onClick={decline}>
          {say('decline', { window: ask.args.window })}
        </button>
      </div>
    </section>
  );
}

/** What its owner decides about a use, as a picture. */
function Way({ use }: { readonly use: Use }) {
  const { view } = useLaid();
  const words = usePathWords();
  const { say, game, heroOf } = words;
  const { on, side, card, colour, lose } = use;
  if (on !== undefined) {
    const { character, automa } = participantOf(view, on);
    return (
      <span className="what">
        <Medal character={character} automa={automa === true} /> {heroOf(on)}
      </span>
    );
  }
  if (card !== undefined)
    return (
      <span className="what card">
        <Card card={card} form="offer" active={view.active} />
        {cardName(words, card)}
      </span>
    );
  const symbol = side === undefined ? undefined : symbolAt(view.active[side === 'left' ? 0 : 1]);
  return (
    <span className="what">
      {colour !== undefined && (
        <>
          <Banner colour={colour} /> {game.names.colours[colour]}
        </>
      )}
      {lose !== undefined && say('lose.some', { n: lose })}
      {side !== undefined && symbol !== undefined && (
        <>
          <Arrow side={side} /> <Sym symbol={symbol} fill={side} /> {game.names.symbols[symbol]}
        </>
      )}
      {colour === undefined && lose === undefined && side === undefined && say('use')}
    </span>
  );
}

/** What a use brings: numbers, or the verdict where it is about the token. */
function Bring({ id, foreseen }: { readonly id: Ability['id']; readonly foreseen: ForeseenUse }) {
  const { view, prospect } = useLaid();
  const { say } = usePathWords();
  const declares = id === 'GER-2' || id === 'DAN-1' || id === 'YEN-4';
  if (foreseen.ifFlipped !== undefined) {
    const places = (['left', 'right'] as const).map((side) => foreseen.ifFlipped?.[side].verdict?.place ?? 'aside');
    return (
      <span className="pd-gains">
        {places.map((place, at) => (
          <span key={at}>{place === 'aside' ? say('aside.short') : <Arrow side={place} />}</span>
        ))}
      </span>
    );
  }
  if (foreseen.rank !== undefined && view.phase === 'choose')
    return (
      <span className="pd-gains">
        {id === 'CIR-1' ? say('tag.rank', { n: foreseen.rank.best }) : <Yield gained={foreseen.gained} empty={false} />}
      </span>
    );
  const now = prospect.verdict?.place;
  const then = foreseen.verdict?.place;
  return (
    <>
      <Yield gained={foreseen.gained} empty={!declares} />
      {then !== undefined && (declares || then !== now) && (
        <span className="pd-gains turn">
          {say('token.to')} {then === 'aside' ? say('aside.short') : <Arrow side={then} />}
        </span>
      )}
    </>
  );
}

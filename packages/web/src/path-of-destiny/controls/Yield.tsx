import type { Foreseen, Gained } from '@medallion/path-of-destiny';
import { Glyph } from '../icons/Glyph.tsx';
import { useLaid } from '../laid.ts';
import { Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** What something would bring, already counted. */
export function Yield({ gained, empty = true }: { readonly gained: Gained; readonly empty?: boolean }) {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  const parts = [
    ...(['left', 'right'] as const).flatMap((side, at) =>
      gained[side] === 0
        ? []
        : [
            <span key={side} className={gained[side] < 0 ? 'loss' : ''}>
              {signed(gained[side])}{' '}
              <Sym
                symbol={symbolAt(view.active[at])}
                fill={side}
                label={game.names.symbols[symbolAt(view.active[at])]}
              />
            </span>,
          ],
    ),
    ...(gained.others === 0
      ? []
      : [
          <span key="others" className={gained.others < 0 ? 'loss' : ''}>
            {signed(gained.others)} {say('others.short')}
          </span>,
        ]),
    ...(gained.xp === 0
      ? []
      : [
          <span key="xp">
            {signed(gained.xp)} <Glyph name="laurels" />
            <span className="unseen">{say('xp')}</span>
          </span>,
        ]),
    ...(gained.vp === 0
      ? []
      : [
          <span key="vp">
            {signed(gained.vp)} <Glyph name="queen-crown" />
            <span className="unseen">{say('vp')}</span>
          </span>,
        ]),
    ...gained.unlocks.map((id) => <em key={id}>{say('unlocks', { ability: game.names.abilities[id] })}</em>),
  ];
  if (parts.length === 0) return empty ? <span className="pd-gains nothing">{say('yield.nothing')}</span> : null;
  return <span className="pd-gains">{parts}</span>;
}

/** What the others would get out of it. */
export function ForOthers({ foreseen }: { readonly foreseen: Foreseen }) {
  const { heroOf } = usePathWords();
  return foreseen.forOthers.map((gained) => (
    <span key={gained.who} className="pd-for-other">
      {heroOf(gained.who)} <Yield gained={gained} empty={false} />
    </span>
  ));
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${Math.abs(n)}` : '0');

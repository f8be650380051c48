import type { Who } from '@medallion/path-of-destiny';
import { Sym, symbolAt } from '../parts/Sym.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** What somebody has of the two Active Symbols. */
export function Counts({ who }: { readonly who: Who }) {
  const { view, prospect } = useLaid();
  const { game } = usePathWords();
  const standing = prospect.standings[who];
  if (standing === undefined) return null;
  return (
    <span className="pd-counts">
      {(['left', 'right'] as const).map((side, at) => {
        const symbol = symbolAt(view.active[at]);
        return (
          <span key={side}>
            <Sym symbol={symbol} fill={side} label={game.names.symbols[symbol]} />
            <b>{standing[side]}</b>
          </span>
        );
      })}
    </span>
  );
}

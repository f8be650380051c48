import { SIDES } from '@medallion/path-of-destiny/content';
import { roman } from '../parts/Destiny.tsx';
import { symbolAt } from '../parts/Sym.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** A strip across the gutter: what the token of the turn would do now, and who would hold the Path tokens. */
export function Weighing() {
  const { view, prospect } = useLaid();
  const words = usePathWords();
  const { say, game } = words;
  const { verdict, leads } = prospect;
  const nameOf = (side: 'left' | 'right') => game.names.symbols[symbolAt(view.active[side === 'left' ? 0 : 1])];
  return (
    <div className="pd-weighing">
      {verdict !== undefined && (
        <p className="verdict">
          {verdict.ifFlipped !== undefined && verdict.ifFlipped.left !== verdict.ifFlipped.right
            ? say('verdict.flip', { n: roman(verdict.token) })
            : (() => {
                const place = verdict.ifFlipped?.left ?? verdict.place;
                return place === 'aside'
                  ? say('verdict.aside', { n: roman(verdict.token), left: verdict.left, right: verdict.right })
                  : say('verdict.side', {
                      n: roman(verdict.token),
                      symbol: nameOf(place),
                      more: Math.max(verdict.left, verdict.right),
                      fewer: Math.min(verdict.left, verdict.right),
                    });
              })()}
        </p>
      )}
      <p className="leads">
        {SIDES.map((side) => (
          <span key={side} className={side}>
            {sayLead(words, nameOf(side), leads[side])}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Who would hold a Path token. */
function sayLead(
  { say, heroOf }: ReturnType<typeof usePathWords>,
  symbol: string,
  lead: {
    readonly who: number;
    readonly count: number;
    readonly tied: readonly number[];
    readonly nobody?: true;
    readonly costly?: true;
  },
): string {
  const name = heroOf(lead.who);
  if (lead.count === 0) return say('lead.none', { symbol });
  if (lead.nobody === true) return say('lead.nobody', { symbol, name, count: lead.count });
  if (lead.tied.length > 0) return say('lead.tied', { symbol, name, count: lead.count });
  return say('lead.one', { symbol, name, count: lead.count });
}

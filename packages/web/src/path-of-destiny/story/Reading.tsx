import type { ReactNode } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import { Onward } from '../board/Onward.tsx';
import { Book, Plate } from '../book/Book.tsx';
import { useLaid } from '../laid.ts';
import { Fleuron, Illuminated } from '../parts/Ornaments.tsx';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** A spread that has the screen to itself, to be read. */
export function Spread({
  left,
  right,
  label,
  children,
}: {
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly label: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className="pd-reading" id="table" tabIndex={-1} aria-label={label}>
      <Book left={left} right={right} label={label} className="pd-spread pd-turned" />
      {children}
    </main>
  );
}

/** The cover opens: the introduction on the left page, the plate on the right. */
export function Introduction() {
  const { view } = useLaid();
  const { say, tale } = usePathWords();
  return (
    <Spread
      label={say('introduction')}
      left={
        <div className="pd-prose">
          <p className="label">{say('introduction')}</p>
          <h1>{tale?.title}</h1>
          <Fleuron />
          <p className="text">
            <Illuminated text={tale?.introduction ?? ''} />
          </p>
        </div>
      }
      right={
        <div className="pd-frontispiece">
          <Plate story={view.options.story} node="cover" />
          <p className="cover">{tale?.cover}</p>
        </div>
      }
    >
      <Onward label={say('onward.open')} />
    </Spread>
  );
}

/** The first look at a chapter: both scenes at full length. */
export function ChapterOpening({ onBack }: { readonly onBack?: () => void }) {
  const { view } = useLaid();
  const { say } = usePathWords();
  return (
    <Spread
      label={say('chapter.opens', { n: view.chapter })}
      left={<ScenePage side="left" />}
      right={<ScenePage side="right" />}
    >
      {onBack === undefined ? <Onward label={say('onward.begin', { n: view.chapter })} /> : <Back onBack={onBack} />}
    </Spread>
  );
}

function ScenePage({ side }: { readonly side: 'left' | 'right' }) {
  const { view } = useLaid();
  const { say, game, tale } = usePathWords();
  const at = side === 'left' ? 0 : 1;
  const node = view.pair[at];
  const symbol = symbolAt(view.active[at]);
  const prose = tale?.paths[node as 2];
  return (
    <div className={`pd-scene ${side}`}>
      <header>
        <Sym symbol={symbol} fill={side} />
        <div>
          <p className="label">
            <Arrow side={side} /> {say('path.label', { side, n: node, symbol: game.names.symbols[symbol] })}
          </p>
          <h2>{prose?.title}</h2>
        </div>
      </header>
      <Plate story={view.options.story} node={node} />
      <p className="text">
        <Illuminated text={prose?.scene ?? ''} red={side === 'right'} />
      </p>
    </div>
  );
}

/** Whoever reads again goes back to the table. */
function Back({ onBack }: { readonly onBack: () => void }) {
  const { say } = usePathWords();
  useKeys({ Enter: onBack, Escape: onBack });
  return (
    <p className="pd-onward">
      <button type="button" className="pd-turn" onClick={onBack}>
        {say('read.back')} <kbd aria-hidden="true">Esc</kbd>
      </button>
    </p>
  );
}

import address from 'virtual:path-card-sprite';
import { ACTION_CARDS, type ActionCard } from '@medallion/path-of-destiny/content';
import { printedOn } from '@medallion/path-of-destiny';
import { memo, type ReactNode } from 'react';
import { GLYPH_OF_CARD } from '../icons/of-card.ts';
import { Banner } from '../parts/Banner.tsx';
import { HUES } from '../parts/shapes.ts';
import { type ActivePair, fillOf, said, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePrinted } from '../words/use-printed.ts';
import { Effect } from './Effect.tsx';

/** Hand and reveal with the name; in a Timeline without it; in the offer lying down; on a rival's panel as a slip. */
export type Form = 'hand' | 'timeline' | 'offer' | 'micro';

interface CardProps {
  readonly card: number;
  readonly form?: Form;
  /** The Symbols that are Active: they say what each printed one is worth. */
  readonly active?: ActivePair | undefined;
  /** Which printed Symbols are covered by Lost Symbol tokens, one bit each. */
  readonly covered?: number;
  /** Said aloud; without it whatever the card lies in says it. */
  readonly label?: string;
  readonly className?: string;
  /** In place of a printed Symbol: something to press. */
  readonly symbol?: (index: number, drawn: ReactNode) => ReactNode;
  readonly children?: ReactNode;
}

const NOTHING: ActionCard = { id: '', colours: [], symbols: [] };

/** A card, face up. Everything is measured in letters: its font size is its size. */
export const Card = memo(function Card({
  card,
  form = 'hand',
  active,
  covered = 0,
  label,
  className = '',
  symbol,
  children,
}: CardProps) {
  const { names } = usePrinted();
  const { id, colours, effect } = ACTION_CARDS[card] ?? NOTHING;
  const printed = printedOn(card);
  const hue = colours[0] === undefined ? undefined : HUES[colours[0]][0];
  const shape = `${form} banners-${colours.length} ${effect === undefined ? 'plain' : ''}`;
  return (
    <span
      className={`pd-card ${shape} ${className}`}
      data-face={card}
      {...(hue === undefined ? {} : { style: { '--hue': hue } })}
      {...(symbol === undefined || label === undefined ? said(label) : { role: 'group', 'aria-label': label })}
    >
      <span className="banners">
        {colours.map((colour) => (
          <Banner key={colour} colour={colour} long letter={names.colourLetters[colour]} />
        ))}
      </span>
      <span className={`symbols of-${printed.length}`}>
        {printed.map((each, index) => {
          const lost = (covered & (1 << index)) !== 0;
          const drawn = <Sym symbol={symbolAt(each)} fill={lost ? 'lost' : fillOf(each, active)} />;
          return <span key={index}>{symbol === undefined ? drawn : symbol(index, drawn)}</span>;
        })}
      </span>
      {form !== 'micro' && (
        <>
          {form !== 'offer' && <Woodcut glyph={GLYPH_OF_CARD[id] ?? ''} />}
          {form !== 'timeline' && <span className="name">{names.cards[id]}</span>}
          <span className="plate">{effect === undefined ? <Nothing /> : <Effect effect={effect} />}</span>
        </>
      )}
      {children}
    </span>
  );
});

const SKY = Array.from({ length: 13 }, (_, i) => {
  const y = 7 + i * 3.1;
  const end = 40 + ((i * 53) % 23);
  return `M${2 + ((i * 37) % 17)} ${y}H${end}M${end + 5 + ((i * 29) % 9)} ${y}H${98 - ((i * 41) % 15)}`;
}).join('');

/** A stamp within a drawn window with sky and ground. */
function Woodcut({ glyph }: { readonly glyph: string }) {
  return (
    <span className="woodcut">
      <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 59V10C20 0 80 0 99 10V59Z" fill="var(--hue)" fillOpacity=".17" />
        <path d={SKY} stroke="#2a1a10" strokeWidth=".55" opacity=".5" fill="none" />
        <path d="M1 59V50C25 44 68 52 99 46V59Z" fill="#2a1a10" />
        <path d="M8 54h9M24 56h12M46 55h8M60 56.5h14M82 54h9" stroke="#eddcb3" strokeWidth=".7" />
        <path d="M1 59V10C20 0 80 0 99 10V59Z" fill="none" stroke="#2a1a10" strokeWidth="1.1" />
      </svg>
      <svg className="figure" viewBox="0 0 512 512" aria-hidden="true">
        <use href={`${address}#${glyph}`} />
      </svg>
    </span>
  );
}

/** A card without an effect ends with an ornament. */
function Nothing() {
  return (
    <svg className="none" viewBox="0 0 80 10" aria-hidden="true">
      <path d="M4 5H30M50 5H76M40 1L44 5L40 9L36 5Z" stroke="currentColor" fill="none" strokeWidth="1" />
    </svg>
  );
}

import type { Condition, Effect as EffectOf, Result } from '@medallion/path-of-destiny/content';
import type { ReactNode } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Arrow, Idle, Sym } from '../parts/Sym.tsx';

/** What a card does, in pictures: the condition, an arrow, the result. A 1-2-3 effect has one staircase before the arrow. */
export function Effect({ effect }: { readonly effect: EffectOf }) {
  return (
    <span className="pd-effect">
      <span>{conditionOf(effect.when)}</span>
      {effect.when.kind.endsWith('-123') && <Staircase />}
      <Leads />
      <span>{resultOf(effect.then)}</span>
    </span>
  );
}

function Staircase() {
  return (
    <i className="pd-staircase">
      <b>1</b>
      <b>2</b>
      <b>3</b>
    </i>
  );
}

/** The arrow from what is asked to what is given. */
function Leads() {
  return (
    <svg className="pd-leads" viewBox="0 0 16 12" aria-hidden="true">
      <path
        d="M1 6H13M9 1.5L14 6L9 10.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Something that goes: a red minus on it. */
function Lose({ children }: { readonly children: ReactNode }) {
  return <i className="pd-lose">{children}</i>;
}

function conditionOf(when: Condition): ReactNode {
  switch (when.kind) {
    case 'lose':
    case 'lose-123':
      return (
        <Lose>
          <Sym symbol={when.symbol} />
        </Lose>
      );
    case 'lose-non-active-123':
      return (
        <Lose>
          <Idle />
        </Lose>
      );
    case 'colour-at-least':
      return (
        <>
          <Banner colour={when.colour} />
          <b>{when.count}+</b>
        </>
      );
    case 'colour-exactly':
      return (
        <>
          <Banner colour={when.colour} />
          <b>={when.count}</b>
        </>
      );
    case 'colour-123':
      return <Banner colour={when.colour} />;
    case 'non-active-123':
      return <Idle />;
    case 'non-active-at-least':
      return (
        <>
          <Idle />
          <b>{when.count}+</b>
        </>
      );
  }
}

function resultOf(then: Result): ReactNode {
  switch (then.kind) {
    case 'xp':
      return (
        <>
          <b>{then.amount}</b>
          <Glyph name="laurels" className="xp" />
        </>
      );
    case 'xp-123':
      return <Glyph name="laurels" className="xp" />;
    case 'path-123':
      return <Arrow side={then.side} />;
    case 'path':
      return (
        <>
          <Arrow side={then.side} />
          <Arrow side={then.side} />
        </>
      );
    case 'each-active':
      return (
        <>
          <Arrow side="left" />
          <Arrow side="right" />
        </>
      );
    case 'two':
      return (
        <>
          <Sym symbol={then.symbol} />
          <Sym symbol={then.symbol} />
        </>
      );
    case 'symbol-123':
      return <Sym symbol={then.symbol} />;
    case 'set':
      return then.symbols.map((symbol, at) => <Sym key={at} symbol={symbol} />);
  }
}

import './hovered.css';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { Shown } from './Lens.tsx';
import { type Drawn, drawnOf } from './lens.ts';

/** How long the pointer rests on something before it is enlarged, in milliseconds: whoever passes by is left alone. */
const REST = 450;

interface Props {
  readonly table: RefObject<HTMLElement | null>;
  /** What lies on the table and who looks at it: with either, what was enlarged is gone. */
  readonly of: string;
}

/**
 * A card, a monster or a potion the pointer rests on, enlarged beside it. It is drawn for the eye alone: it takes no
 * press, and those who listen hear all of it from the thing itself.
 */
export function Hovered({ table, of }: Props) {
  const [found, setFound] = useState<{ readonly drawn: Drawn; readonly of: string }>();
  useEffect(() => {
    const root = table.current;
    if (root === null || !matchMedia('(hover: hover) and (pointer: fine)').matches) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | undefined;
    let title: string | null = null;
    const leave = (): void => {
      clearTimeout(timer);
      if (title !== null) over?.setAttribute('title', title);
      title = null;
      over = undefined;
      setFound(undefined);
    };
    const rest = ({ target, pointerType, buttons }: PointerEvent): void => {
      if (pointerType !== 'mouse' || buttons !== 0 || !(target instanceof Element)) return;
      const drawn = target.closest('dialog') === null ? drawnOf(target) : undefined;
      if (drawn !== undefined && drawn.thing === over) return;
      leave();
      if (drawn === undefined) return;
      over = drawn.thing;
      timer = setTimeout(() => {
        // The browser's own slip of words would lie beside ours.
        title = drawn.thing.getAttribute('title');
        drawn.thing.removeAttribute('title');
        setFound({ drawn, of });
      }, REST);
    };
    root.addEventListener('pointerover', rest);
    const ends = ['pointerdown', 'pointerleave', 'wheel'] as const;
    for (const end of ends) root.addEventListener(end, leave, { passive: true });
    addEventListener('keydown', leave);
    return () => {
      leave();
      root.removeEventListener('pointerover', rest);
      for (const end of ends) root.removeEventListener(end, leave);
      removeEventListener('keydown', leave);
    };
  }, [table, of]);
  if (found === undefined || found.of !== of) return null;
  const { what, thing } = found.drawn;
  return (
    <div className={`hovered of-${what.is}`} aria-hidden="true" style={spotBeside(thing.getBoundingClientRect())}>
      <div className="held">
        <Shown what={what} />
      </div>
    </div>
  );
}

/** As wide and high as it gets, and how far from the thing it stays. */
const [WIDE, HIGH, GAP] = [496, 300, 10];

/** Above the thing, below it, or at its side, where there is room, and never outside the window. */
function spotBeside({ left, right, top, bottom }: DOMRect): CSSProperties {
  const within = (at: number, size: number, all: number) => Math.max(6, Math.min(all - size - 6, at));
  const middle = within((left + right - WIDE) / 2, WIDE, innerWidth);
  if (top - GAP - HIGH > 0) return { left: middle, bottom: innerHeight - top + GAP };
  if (bottom + GAP + HIGH < innerHeight) return { left: middle, top: bottom + GAP };
  const side = left - GAP - WIDE > 0 ? left - GAP - WIDE : right + GAP;
  return { left: within(side, WIDE, innerWidth), top: within((top + bottom - HIGH) / 2, HIGH, innerHeight) };
}

import { type RefObject, useLayoutEffect } from 'react';
import { SETTLE, settleFrom } from '../../kit/settle.ts';
import { isStill } from '../../settings/settings.ts';

/** Where every card was last seen on the screen, by its number: what is found elsewhere now has moved there. */
const lastSeen = new Map<string, DOMRect>();

/** A shift within its row, a way across the table; in milliseconds. */
const SHIFT = 220;
const FLIGHT = 420;
/** Cards that set out together follow each other at this distance. */
const APART = 60;

/**
 * Cards of this list move to where they are now: along their row, or from wherever they lay before. New ones come
 * from the pile `from` names. It only looks when `moment` has changed, so that pointing and resizing move nothing.
 */
export function useGlide(list: RefObject<HTMLElement | null>, moment: number, from?: string): void {
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const still = isStill() || lastSeen.size === 0;
    let setOut = 0;
    for (const card of current.querySelectorAll<HTMLElement>('[data-face]')) {
      const number = card.dataset.face ?? '';
      const now = card.getBoundingClientRect();
      if (now.width === 0) continue;
      const before = lastSeen.get(number) ?? placeOf(from);
      lastSeen.set(number, now);
      if (still || before === undefined || before.width === 0) continue;
      const [dx, dy] = [before.left - now.left, before.top - now.top];
      const way = Math.hypot(dx, dy);
      if (way < 8) continue;
      if (Math.abs(dy) < 24 && way < now.width * 2.2) settleFrom(card, dx, dy, SHIFT);
      else fly(card, before, now, (setOut += 1) * APART);
    }
  }, [list, moment, from]);
}

function placeOf(pile: string | undefined): DOMRect | undefined {
  return pile === undefined ? undefined : document.querySelector(pile)?.getBoundingClientRect();
}

/** A copy flies over everything, because panels cut off what leaves them; the card waits unseen until it has landed. */
function fly(card: HTMLElement, before: DOMRect, now: DOMRect, delay: number): void {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-face');
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('in-flight');
  copy.style.left = `${now.left}px`;
  copy.style.top = `${now.top}px`;
  copy.style.setProperty('--card', `${now.width}px`);
  document.querySelector('.old-world')?.append(copy);
  const grown = before.width / now.width;
  const timing = { duration: FLIGHT, delay, easing: SETTLE, fill: 'backwards' } as const;
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
  copy.animate(
    [
      { transform: `translate(${before.left - now.left}px, ${before.top - now.top}px) scale(${grown})` },
      { transform: 'none' },
    ],
    timing,
  ).onfinish = () => copy.remove();
}

/** How things come to rest where they were moved to: quickly at first, then slower. */
export const SETTLE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Lets something come to its place from so many pixels away. It lies there already: nothing waits for it. */
export function settleFrom(element: Element, dx: number, dy: number, duration: number): void {
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing: SETTLE });
}

import { useMemo } from 'react';
import { useKeys } from '../../kit/use-keys.ts';

/** Cards in sight that are answers come before the buttons beside them. */
const CARDS = '.area-hand li[data-choice] button, .area-offer li[data-choice] button';
const BUTTONS = '.decision .control :is(.option, .answer, .deed:not(.gold))[data-choice]';
const ONWARD = '.decision .control .deed.gold[data-choice]';

/** What can be answered by a number, in the order the numbers are drawn beside it (answer-keys.css). */
function numbered(): readonly HTMLElement[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => each.getAttribute('aria-disabled') !== 'true' && each.checkVisibility(),
    );
  const cards = shown(CARDS);
  return cards.length > 0 ? cards : shown(BUTTONS);
}

/** Every question of the journey is answered by the numbers its answers carry, and Enter goes on where gold does. */
export function useAnswerKeys(): void {
  const keys = useMemo(() => {
    const nth = (at: number) => () => numbered()[at]?.click();
    const onward = () => {
      const all = numbered();
      const gold = [...document.querySelectorAll<HTMLElement>(ONWARD)].find((each) => each.checkVisibility());
      // A single answer needs no number.
      (gold ?? (all.length === 1 ? all[0] : undefined))?.click();
    };
    const numbers = Array.from({ length: 9 }, (_, at) => [String(at + 1), nth(at)] as const);
    return Object.fromEntries([...numbers, ['Enter', onward] as const]);
  }, []);
  useKeys(keys);
}

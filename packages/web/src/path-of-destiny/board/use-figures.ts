import type { PathOfDestinyView } from '@medallion/path-of-destiny';
import { useLayoutEffect, useRef } from 'react';
import { settleFrom } from '../../kit/settle.ts';
import { isStill } from '../../settings/settings.ts';

/** A way along the rail, and one from the rail to a row; in milliseconds. */
const SHIFT = 380;
const WAY = 520;

interface Stood {
  /** Where on the rail each figure stood. */
  readonly rail: ReadonlyMap<string, { readonly left: number; readonly top: number }>;
  /** At which space of the offer, and where on the screen that is. */
  readonly offer: ReadonlyMap<string, { readonly space: string; readonly rect: DOMRect }>;
}

const figures = (within: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${within} [data-figure]`),
];
const nameOf = ({ dataset }: HTMLElement): string => dataset.figure ?? '';

/**
 * Figures take their places: from the rail to the row their owner chose, from a row to the top space, and along the rail
 * when the order has changed. They lie where they belong before they set out, so nobody waits for them.
 */
export function useFigures({ initiative, top, figures: placed }: PathOfDestinyView): void {
  const stood = useRef<Stood>(undefined);
  const moment = JSON.stringify([initiative, top, placed]);
  useLayoutEffect(() => {
    const before = stood.current;
    const rail = figures('.pd-rail');
    const offer = figures('.pd-offer').map((figure) => ({
      figure,
      space: figure.dataset.space ?? '',
      rect: figure.getBoundingClientRect(),
    }));
    stood.current = {
      rail: new Map(rail.map((figure) => [nameOf(figure), { left: figure.offsetLeft, top: figure.offsetTop }])),
      offer: new Map(offer.map(({ figure, space, rect }) => [nameOf(figure), { space, rect }])),
    };
    if (before === undefined || isStill()) return;
    for (const figure of rail) {
      const was = before.rail.get(nameOf(figure));
      if (was === undefined) continue;
      const [dx, dy] = [was.left - figure.offsetLeft, was.top - figure.offsetTop];
      if (dx !== 0 || dy !== 0) settleFrom(figure, dx, dy, SHIFT);
    }
    for (const { figure, space, rect } of offer) {
      const was = before.offer.get(nameOf(figure));
      if (was?.space === space || rect.width === 0) continue;
      const home = rail.find((other) => nameOf(other) === nameOf(figure))?.getBoundingClientRect();
      const from = was?.rect ?? home;
      // On a phone the rail may be out of sight.
      if (from !== undefined && from.width > 0) settleFrom(figure, from.left - rect.left, from.top - rect.top, WAY);
    }
  }, [moment]);
}

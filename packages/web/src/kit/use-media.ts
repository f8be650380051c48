import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';
import { TEXT_FACTORS } from '../settings/text-factors.ts';

/** Whether a media query holds, now and as the window changes. Larger text makes the window behave as a smaller one. */
export function useMedia(query: string): boolean {
  const { text } = useSettings();
  const scaled = useMemo(
    () => query.replaceAll(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) * TEXT_FACTORS[text]}px`),
    [query, text],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(scaled);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [scaled],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(scaled).matches);
}

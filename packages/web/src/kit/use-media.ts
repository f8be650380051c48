import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';
import { TEXT_FACTORS } from '../settings/text-factors.ts';
import { type Bound, mediaOf } from '../styles/widths.ts';

/** Whether the window is so large, now and as it changes. Larger text makes it behave as a smaller one. */
export function useMedia(bound: Bound): boolean {
  const { text } = useSettings();
  const query = useMemo(() => mediaOf(bound, TEXT_FACTORS[text]) ?? 'not all', [bound, text]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

import { useEffect } from 'react';

/** A screen everybody looks at must not go dark. A page without https cannot ask for that, and then does not. */
export function useStayAwake(): void {
  useEffect(() => {
    let lock: { release(): Promise<void> } | undefined;
    let gone = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock?.request('screen').then(
        (given) => {
          lock = given;
          if (gone) void given.release();
        },
        () => undefined,
      );
    };
    ask();
    // It is given back whenever the page is covered.
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}

import { useEffect } from 'react';

export interface Scrub {
  readonly back: () => void;
  readonly on: () => void;
  readonly turnBack: () => void;
  readonly turnOn: () => void;
  readonly first: () => void;
  readonly last: () => void;
  readonly toggle: () => void;
}

/** The keys of a replay. Whatever has the focus and needs a key itself keeps it. */
export function useScrubKeys(scrub: Scrub): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      // The line itself goes by arrows, Home and End; what it does not know is done here.
      const own =
        event.key !== ' ' && !event.shiftKey ? 'input, textarea, dialog' : 'input:not([type=range]), textarea, dialog';
      if (target instanceof Element && target.closest(own) !== null) return;
      const act = actOf(scrub, event);
      if (act === undefined) return;
      if (event.key === ' ' && target instanceof Element && target.closest('button, a, summary') !== null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [scrub]);
}

function actOf(scrub: Scrub, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? scrub.turnBack : scrub.back;
    case 'ArrowRight':
      return shiftKey ? scrub.turnOn : scrub.on;
    case 'PageUp':
      return scrub.turnBack;
    case 'PageDown':
      return scrub.turnOn;
    case 'Home':
      return scrub.first;
    case 'End':
      return scrub.last;
    case ' ':
      return scrub.toggle;
    default:
      return undefined;
  }
}

import { type ComponentType, useSyncExternalStore } from 'react';

/** What is drawn over the table from the side: the rules at one place, or the settings. */
export type Drawn =
  | { readonly is: 'rules'; readonly at: string }
  | { readonly is: 'settings' }
  /** The collection of a game, open at one thing. */
  | { readonly is: 'collection'; readonly game: string; readonly at: string }
  /** A game's own: the menu of its table. */
  | { readonly is: 'own'; readonly Inside: ComponentType };

let drawn: Drawn | undefined;
const listeners = new Set<() => void>();

/** What the history of the browser remembers of a drawer: going back puts it away. */
const REMEMBERED = { drawer: true } as const;
const isRemembered = (): boolean => (history.state as Partial<typeof REMEMBERED> | null)?.drawer === true;

function set(next: Drawn | undefined): void {
  if (next !== undefined && drawn === undefined && !isRemembered()) history.pushState(REMEMBERED, '');
  drawn = next;
  for (const listener of listeners) listener();
}

/** Opens the rules over whatever lies on the screen: at a clause, an article, or the contents. */
export const openRules = (at = ''): void => set({ is: 'rules', at: at.toLowerCase() });

/** Opens the collection over whatever lies on the screen: of this game, or of the one that is played there. */
export const openCollection = (game = '', at = ''): void => set({ is: 'collection', game, at });

export const openSettings = (): void => set({ is: 'settings' });

/** Draws something of a game's own over its table. */
export const openOwn = (Inside: ComponentType): void => set({ is: 'own', Inside });

/** Puts the drawer away, and what the browser remembers of it. */
export function closeDrawer(): void {
  if (drawn === undefined) return;
  set(undefined);
  if (isRemembered()) history.back();
}

/** Another page, or the browser's way back: what was drawn goes with it. */
export function listenForBack(): () => void {
  const gone = (): void => set(undefined);
  addEventListener('hashchange', gone);
  addEventListener('popstate', gone);
  return () => {
    removeEventListener('hashchange', gone);
    removeEventListener('popstate', gone);
  };
}

export function useDrawn(): Drawn | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => drawn,
  );
}

/**
 * A number of a rule, wherever it is written, opens its paragraph. Some stand on things that are buttons themselves:
 * there a pointer finds the number, and a key on something that cannot be done opens the reason.
 */
export function listenForClauses(): () => void {
  const listener = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const byKey = event.detail === 0;
    const mark =
      event.target.closest('[data-clause]') ??
      (byKey ? event.target.closest('[aria-disabled="true"]')?.querySelector('[data-clause]') : undefined);
    const clause = mark?.getAttribute('data-clause');
    if (clause === null || clause === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    openRules(clause);
  };
  addEventListener('click', listener, { capture: true });
  return () => removeEventListener('click', listener, { capture: true });
}

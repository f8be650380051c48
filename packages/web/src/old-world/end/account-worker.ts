/// <reference lib="webworker" />
import { find } from '../local/saves.ts';
import { type Account, accountOf } from './account.ts';

/** What the page hears: the account, or that there is nothing to account for. */
export type Accounted = { readonly id: string; readonly account?: Account };

addEventListener('message', ({ data: id }: MessageEvent<string>) => {
  const told = (account?: Account) =>
    postMessage({ id, ...(account === undefined ? {} : { account }) } satisfies Accounted);
  find(id)
    .then((save) => told(save === undefined ? undefined : accountOf(save)))
    .catch(() => told());
});

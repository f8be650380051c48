/** Links that can be sent: a link is a chair. */

import { useEffect, useState } from 'react';
import { addressOf } from '../addresses.ts';
import { house } from './doors.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

export interface Base {
  /** What stands before the # of every link. */
  readonly address: string;
  /** Nobody but this machine can open it. */
  readonly only: boolean;
}

/** Where others open this page: an address of the house, where this one means "this machine". */
export function useBase(): Base {
  const here = location.href.replace(/#.*$/, '');
  const local = LOCAL.includes(location.hostname);
  const [base, setBase] = useState<Base>({ address: here, only: false });
  useEffect(() => {
    if (!local) return undefined;
    let gone = false;
    house().then(
      ({ addresses: [first] }) => {
        if (gone) return;
        setBase(first === undefined ? { address: here, only: true } : { address: `${first}/`, only: false });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [here, local]);
  return base;
}

export const linkTo = ({ address }: Base, id: string, key: string): string => `${address}${addressOf.room(id, key)}`;

/** Whether it could be put where it can be pasted from. A page without https has no clipboard of its own. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.setAttribute('readonly', '');
    field.style.position = 'fixed';
    field.style.opacity = '0';
    // Within a dialog nothing outside it can be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(title: string, url: string): Promise<void> {
  // Whoever changes their mind does not need to be told.
  await navigator.share({ title, url }).catch(() => undefined);
}

/** The doors of the server, as docs/api.md tells them: opening a room, sitting down, and what lies behind a link. */

import type { Door, DoorOf, Links, SeatGiven, TurnClock } from '@medallion/table/room';

/** Why a door did not open; `error` is the server's own word for it, or `unreachable`. */
export class Shut extends Error {
  override name = 'Shut';
  readonly error: string;

  constructor(error: string, message: string) {
    super(message);
    this.error = error;
  }
}

/** Asks a door of the server, or hands something in. Throws Shut. */
export async function knock<T>(
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      `./api/${path}`,
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Shut('unreachable', '');
  }
  const answer = (await response.json().catch(() => ({}))) as { readonly error?: string; readonly message?: string };
  // A server that answers with something else is none of ours, or asks for patience.
  if (!response.ok) throw new Shut(answer.error ?? 'unreachable', answer.message ?? '');
  return answer as T;
}

export interface Wanted {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly others: readonly { readonly bot?: string }[];
  readonly clock?: TurnClock;
}

export const openRoom = (wanted: Wanted): Promise<SeatGiven & { readonly links: Links; readonly code: string }> =>
  knock('rooms', wanted);

export const sitDown = (id: string, name: string, invite: string): Promise<SeatGiven> =>
  knock(`rooms/${id}/seats`, { name, invite });

export const sitDownByCode = (code: string, name: string): Promise<SeatGiven> => knock('seats', { code, name });

export const lookBehind = (id: string, key: string): Promise<Door> => knock(`rooms/${id}/door`, { key });

/** What lies behind all these keys. */
export const lookBehindAll = (
  keys: readonly { readonly id: string; readonly key: string }[],
): Promise<{ readonly doors: readonly DoorOf[] }> => knock('doors', { keys });

/** Takes a table away, for everybody and for good. Throws Shut. */
export async function deleteTable(id: string, secret: string): Promise<void> {
  const headers = { 'x-seat-secret': secret };
  const response = await fetch(`./api/rooms/${id}`, { method: 'DELETE', headers }).catch(() => undefined);
  if (response === undefined) throw new Shut('unreachable', '');
  if (response.ok) return;
  const { error = 'unreachable', message = '' } = (await response.json().catch(() => ({}))) as Partial<Shut>;
  throw new Shut(error, message);
}

/** Where people in the same house find this server. Throws where the page has none. */
export const house = (): Promise<{ readonly addresses: readonly string[] }> => knock('house');

/** The record of a finished game. */
export async function recordOf(id: string, key: string): Promise<string> {
  const response = await fetch(`./api/rooms/${id}/record`, { headers: { 'x-seat-secret': key } });
  if (!response.ok) throw new Shut('unreachable', '');
  return response.text();
}

import { sha256Hex } from './hash.ts';

/*
 * No shuffle can be chosen by anybody: the host shows the hash of its secret before the seats add their nonces,
 * and the secret itself at the end.
 */

/** What the host shows before the first card is dealt. */
export function commitmentOf(secret: string): string {
  return sha256Hex(`medallion/commit/${secret}`);
}

/** The seed of a game: the host's secret and every seat's nonce, in seat order. */
export function seedOf(secret: string, nonces: readonly string[]): string {
  return sha256Hex(`medallion/seed/${JSON.stringify([secret, ...nonces])}`);
}

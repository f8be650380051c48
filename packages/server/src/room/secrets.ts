/** What opens a door. Only hashes are kept: whoever reads the database cannot sit down in anybody's place. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits nobody chose, as hexadecimal digits. */
export const newSecret = (): string => randomBytes(16).toString('hex');

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a secret is the one a hash was made of; takes as long for a wrong one. */
export function opens(secret: string | undefined, hash: string | undefined): boolean {
  if (secret === undefined || hash === undefined) return false;
  const given = Buffer.from(hashOfSecret(secret), 'hex');
  const wanted = Buffer.from(hash, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

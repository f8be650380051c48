import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 of a text, in hex. The strong hash: commitments, seeds, records. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The strong hash of a value: the same on every machine for the same value. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value));
}

/**
 * A cheap 32-bit hash of a value, for comparing states in memory (FNV-1a over its canonical text).
 * Never stored: it is not strong enough to prove anything.
 */
export function fingerprint(value: unknown): number {
  const text = canonical(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

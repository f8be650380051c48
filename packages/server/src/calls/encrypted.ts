/** A message that only one browser can read: RFC 8291, with the coding `aes128gcm` of RFC 8188 in one record. */

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave for messages to it. */
export interface BrowserKeys {
  /** Its public key, a point of P-256 as 65 bytes, in base64url. */
  readonly p256dh: string;
  /** Sixteen bytes both sides know, in base64url. */
  readonly auth: string;
}

/** What is chosen anew for every message. */
export interface Chance {
  readonly salt: Buffer;
  /** The private key of the message's own pair. */
  readonly privateKey: Buffer;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 65;
const AUTH_BYTES = 16;
/** Room for a record; ours are shorter. */
const RECORD = 4096;
/** Messages are filled up to this, so that their length says nothing of a name in them. */
const LENGTH = 768;
const TAG = 16;

const bytesOf = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

/** Whether these are keys a message can be made for. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (bytesOf(auth).length !== AUTH_BYTES || bytesOf(p256dh).length !== KEY_BYTES) return false;
  try {
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    // Only a point of the curve gives a secret.
    ecdh.computeSecret(bytesOf(p256dh));
    return true;
  } catch {
    return false;
  }
}

function newChance(): Chance {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { salt: randomBytes(16), privateKey: ecdh.getPrivateKey() };
}

/** The body of the request to the push service. */
export function encrypted(
  text: string,
  keys: BrowserKeys,
  { salt, privateKey } = newChance(),
  length = LENGTH,
): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const own = ecdh.getPublicKey();
  const theirs = bytesOf(keys.p256dh);
  const derived = (from: Buffer, by: Buffer, info: Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, by, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derived(ecdh.computeSecret(theirs), bytesOf(keys.auth), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const said = Buffer.from(text);
  // A two ends what is said in the last record; zeros follow.
  const filled = Buffer.concat([said, Buffer.from([2]), Buffer.alloc(Math.max(0, length - said.length - 1))]);
  if (filled.length + TAG > RECORD) throw new RangeError('A message of more than one record.');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(filled), cipher.final(), cipher.getAuthTag()]);

  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, record]);
}

/** By what push services know that a message comes from this house: RFC 8292 ("VAPID"). */

import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { WithCalls } from '../store/calls.ts';

const NAME = 'push';
/** Milliseconds for which what was signed counts: less than the day that is allowed. */
const LIVES = 12 * 60 * 60 * 1000;

export class HouseKeys {
  private readonly key: KeyObject;
  /** What a browser is told when it subscribes: a point of P-256 as 65 bytes, in base64url. */
  readonly publicKey: string;

  private constructor(jwk: JsonWebKey) {
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
    const point = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'));
    this.publicKey = Buffer.concat([Buffer.from([4]), ...point]).toString('base64url');
  }

  /** Those of the house: made when it is opened for the first time, by whichever node is first. */
  static async of(db: Kysely<WithCalls>): Promise<HouseKeys> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await db
      .insertInto('house_keys')
      .values({ name: NAME, key_json: JSON.stringify(privateKey.export({ format: 'jwk' })) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { key_json } = await db
      .selectFrom('house_keys')
      .select('key_json')
      .where('name', '=', NAME)
      .executeTakeFirstOrThrow();
    return new HouseKeys(JSON.parse(key_json) as JsonWebKey);
  }

  /** The header of a request to an endpoint. `contact` is where a push service finds whoever runs this house. */
  authorization(endpoint: string, contact: string | undefined, now: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor((now + LIVES) / 1000),
      ...(contact !== undefined && { sub: contact }),
    };
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(inBase64).join('.');
    const signed = sign('sha256', Buffer.from(text), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signed.toString('base64url')}, k=${this.publicKey}`;
  }
}

const inBase64 = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

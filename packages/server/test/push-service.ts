/** A push service of the test's own, the browser it serves, and strict readers of what feeds are written in. */

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Came {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Takes what is pushed to it, and answers as it was told to; `201` where nothing was said. */
export class PushService {
  readonly came: Came[] = [];
  answers: number[] = [];
  headers: Record<string, string> = {};
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.answers.shift() ?? 201, this.headers).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** The keys of a browser, by which it alone reads what is pushed to it. */
export class Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.pair.generateKeys();
    this.keys = { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
  }

  /** What was said, as RFC 8291 has the browser read it. Throws where it was made for another one. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const record = body.subarray(21 + theirs.length);
    if (record.length > body.readUInt32BE(16)) throw new Error('More than one record.');
    const derived = (from: Buffer, by: Buffer, info: Buffer, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', from, by, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), theirs]);
    const secret = derived(this.pair.computeSecret(theirs), this.auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const filled = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = filled.findLastIndex((byte) => byte !== 0);
    if (filled[end] !== 2) throw new Error('Not the last record.');
    return filled.subarray(0, end).toString('utf8');
  }
}

export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Xml[];
  text: string;
}

/** XML as strictly as a reader of feeds takes it: one root, every tag closed, no letter it does not know. */
export function parsedXml(text: string): Xml {
  if (/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text)) throw new Error('A letter XML does not have.');
  const root: Xml = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const body = text.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '');
  const token = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  for (let at = 0; at < body.length; at = token.lastIndex) {
    const [, closing, name = '', attributes = '', alone, said] = token.exec(body) ?? fail(body.slice(at, at + 60));
    const parent = open.at(-1) ?? fail('nothing is open');
    if (said !== undefined) parent.text += unescaped(said);
    else if (closing === '/') {
      if (open.pop()?.name !== name) fail(`</${name}>`);
    } else {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]);
      const made: Xml = {
        name,
        attributes: Object.fromEntries(pairs) as Record<string, string>,
        children: [],
        text: '',
      };
      parent.children.push(made);
      if (alone !== '/') open.push(made);
    }
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || only === undefined || others.length > 0 || root.text.trim() !== '') fail('not one root');
  return only as Xml;
}

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot);)|\]\]>/.test(text)) fail(text);
  // A reader takes both ends of lines for one.
  return text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function fail(where: string): never {
  throw new Error(`This does not parse: ${where}`);
}

/** The lines of a calendar, unfolded: their names, without parameters, and their values. */
export function linesOf(text: string): readonly (readonly [string, string])[] {
  if (!text.endsWith('\r\n')) fail('the last line has no end');
  return text
    .replaceAll('\r\n ', '')
    .slice(0, -2)
    .split('\r\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? fail(line);
      return [name, value] as const;
    });
}

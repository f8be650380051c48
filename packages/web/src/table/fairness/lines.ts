import type { Verdict } from '@medallion/kernel';
import type { Proof } from '@medallion/table';

/** One thing that was promised: its value, and whether it holds. */
export interface Line {
  readonly what: 'commitment' | 'secret' | 'nonces' | 'seed' | 'hash' | 'record';
  readonly ok: boolean;
  /** It was not kept, so that nobody can tell. */
  readonly absent?: true;
  readonly values: readonly { readonly name?: string; readonly value: string }[];
  /** How anybody can work it out elsewhere. */
  readonly formula?: string;
  /** How many answers were played again. */
  readonly n: number;
}

/** What the worker checked, thing by thing. */
export function linesOf({ header, names, secret, seed, hash, record, entries, verdict }: Proof): readonly Line[] {
  const holds = (what: Verdict['checks'][number]['what']): boolean =>
    verdict.checks.some((check) => check.what === what && check.ok);
  const absent = (what: Verdict['checks'][number]['what']): { absent?: true } =>
    verdict.checks.some((check) => check.what === what && check.absent) ? { absent: true } : {};
  const promised = holds('commitment');
  const replayed = holds('replay');
  return [
    { what: 'commitment', ok: promised, values: [{ value: header.commitment }], n: entries },
    {
      what: 'secret',
      ok: promised,
      values: [{ value: secret }],
      formula: 'SHA-256("medallion/commit/" + secret)',
      n: entries,
    },
    {
      what: 'nonces',
      ok: holds('nonces'),
      values: header.nonces.map((value, seat) => ({ name: names[seat] ?? String(seat + 1), value })),
      n: entries,
    },
    {
      what: 'seed',
      ok: replayed,
      values: [{ value: seed }],
      formula: 'SHA-256("medallion/seed/" + JSON [secret, nonce 1, nonce 2, …])',
      n: entries,
    },
    {
      what: 'hash',
      ok: holds('hash') && holds('finished'),
      ...absent('hash'),
      values: hash === '' ? [] : [{ value: hash }],
      n: entries,
    },
    {
      what: 'record',
      ok: holds('record'),
      ...absent('record'),
      values: record === '' ? [] : [{ value: record }],
      n: entries,
    },
  ];
}

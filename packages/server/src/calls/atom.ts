/** A digest as a feed for readers of news: Atom, RFC 4287. */

import type { Digest, Item } from './digest.ts';

export const ATOM = 'application/atom+xml; charset=utf-8';

export function atomOf({ id, title, language, link, changedAt, items }: Digest): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    `<id>urn:medallion:feed:${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${timeOf(changedAt)}</updated>`,
    '<author><name>Medallion</name></author>',
    `<link rel="alternate" type="text/html" href="${escaped(link)}"/>`,
    ...items.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

const entryOf = ({ id, title, text, link, since }: Item): string =>
  [
    '<entry>',
    `<id>urn:medallion:turn:${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${timeOf(since)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(link)}"/>`,
    `<summary>${escaped(text)}</summary>`,
    '</entry>',
  ].join('\n');

const timeOf = (at: number): string => new Date(at).toISOString();

/** Names are what people typed: as text, and without what XML has no way to write. */
function escaped(text: string): string {
  return text
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

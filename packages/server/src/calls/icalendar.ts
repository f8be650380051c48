/** A digest as a calendar to be subscribed: iCalendar, RFC 5545. A turn that has a time is an event, another one a task. */

import type { Digest, Item } from './digest.ts';

export const ICALENDAR = 'text/calendar; charset=utf-8';

/** Bytes of a line. */
const WIDTH = 75;

export function calendarOf({ title, items }: Digest): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Medallion//Tables//EN',
    `NAME:${escaped(title)}`,
    `X-WR-CALNAME:${escaped(title)}`,
    // How often it is worth reading again.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...items.flatMap(partOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function partOf({ id, title, text, link, since, until }: Item): readonly string[] {
  const kind = until === undefined ? 'VTODO' : 'VEVENT';
  return [
    `BEGIN:${kind}`,
    `UID:${id}@medallion`,
    `DTSTAMP:${timeOf(since)}`,
    ...(until === undefined ? [] : [`DTSTART:${timeOf(until)}`, 'TRANSP:TRANSPARENT']),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${link.replace(/[\r\n]/g, '')}`,
    `END:${kind}`,
  ];
}

/** Such as 20261118T201500Z. */
const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Names are what people typed: no line of theirs becomes one of the calendar's. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

/** A line of more bytes goes on in the next one, behind a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part) + Buffer.byteLength(letter) > WIDTH - Number(parts.length > 0)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

/** What the page of the daily hunt says. */

import type { None } from '@medallion/words';
interface Day {
  readonly day: string;
}

export interface DailyMessages {
  title: None;
  same: { readonly hours: number; readonly minutes: number };
  today: None;
  past: Day;
  which: None;
  master: None;
  'master.thinks': None;
  'master.none': None;
  turns: { readonly n: number };
  rank: { readonly n: number };
  points: { readonly own: number; readonly other: number };
  begin: None;
  goOn: None;
  again: None;
  first: None;
  practice: None;
  own: None;
  'own.none': None;
  'than.1': None;
  'than.0': None;
  'than.-1': None;
  ladder: None;
  'ladder.you': None;
  'ladder.master': None;
  'ladder.upTo': { readonly n: number };
  'ladder.later': None;
  calendar: None;
  'mark.better': None;
  'mark.equal': None;
  'mark.worse': None;
  'mark.begun': None;
  'mark.missed': None;
  share: None;
  'share.head': { readonly game: string; readonly day: string };
  'share.master': { readonly result: string };
  'share.never': None;
  copy: None;
  copied: None;
  send: None;
  link: None;
  'link.copied': None;
  'link.gone': None;
  table: None;
  'table.none': None;
  'table.count': { readonly n: number };
  'table.place': { readonly place: number; readonly n: number };
  'table.name': None;
  'table.bring': None;
  'table.checked': None;
  'table.refused': None;
  'table.unreachable': None;
  analysis: None;
  previous: None;
  next: None;
  notStarted: None;
}

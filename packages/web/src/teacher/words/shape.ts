/** What the teacher says, apart from what the master weighed. */

import type { None } from '@medallion/words';

export interface TeacherMessages {
  ask: None;
  'hint.title': None;
  'hint.thinking': None;
  'hint.none': None;
  'hint.do': None;
  'hint.worth': { readonly worth: string; readonly other: string };
  'hint.honest': None;
  why: None;
  'why.none': None;
  'why.honest': None;
  weighed: None;
  close: None;
  playNow: None;
  thinks: { readonly name: string };
  analysis: None;
  'analysis.about': None;
  'analysis.title': None;
  'analysis.title.time': None;
  'analysis.how': None;
  'analysis.how.time': None;
  progress: { readonly percent: number };
  unfinished: None;
  noChart: None;
  'chart.turn': { readonly n: number };
  'chart.end': None;
  'chart.table': None;
  'chart.move': None;
  'chart.chapter': { readonly n: string };
  course: { readonly from: number; readonly to: number };
  'course.own': None;
  'course.rest': None;
  points: None;
  'point.changed': { readonly name: string; readonly from: string; readonly to: string };
  'point.turn': { readonly n: number };
  watch: None;
  playOn: None;
  decisions: None;
  'decisions.none': None;
  'decisions.whose': None;
  'order.costly': None;
  'order.turn': None;
  'order.differed': None;
  turn: { readonly n: number };
  'grade.master': None;
  'grade.less': None;
  'grade.costly': None;
  would: { readonly what: string };
  asMaster: { readonly n: number; readonly of: number };
  cost: { readonly points: number };
  automa: None;
  toReplay: None;
  toTable: None;
}

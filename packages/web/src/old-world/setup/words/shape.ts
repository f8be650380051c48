/** What is asked before a game of Old World begins, besides what every game asks. */

import type { None } from '@medallion/words';

export interface SetupMessages {
  'ow.new.schools': None;
  'ow.new.schools.draft': None;
  'ow.new.schools.draft.text': None;
  'ow.new.schools.choice': None;
  'ow.new.schools.choice.text': None;
  'ow.new.schools.random': None;
  'ow.new.schools.random.text': None;
  'ow.new.schools.fixed': None;
  'ow.new.schools.fixed.text': None;
  'ow.new.schoolOf': { readonly name: string };
  'ow.new.first': None;
  'ow.new.first.random': None;
  'ow.new.rules': None;
  'ow.new.edition.default': None;
  'ow.new.edition.default.text': None;
  'ow.new.edition.en': None;
  'ow.new.edition.pl': None;
  'ow.new.edition.it': None;
  'ow.new.edition.ru': None;
  'ow.new.edition.text': { readonly n: number };
  'ow.saves.over': { readonly n: number; readonly when: string };
  'ow.new.rivals': None;
  'ow.own.title': None;
  'ow.own.games': None;
  'ow.own.won': None;
  'ow.own.of': { readonly n: number; readonly all: number };
  'ow.own.monsters': None;
  'ow.own.kinds': { readonly n: number; readonly kinds: number };
  'ow.own.rank': None;
}

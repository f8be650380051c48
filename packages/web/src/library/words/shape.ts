/** What the book of rules says around its articles. */

import type { None } from '@medallion/words';

export interface LibraryMessages {
  'rules.welcome': None;
  'rules.unknown': { readonly clause: string };
  'rules.search': None;
  'rules.contents': None;
  'rules.found': None;
  'rules.results': { readonly n: number };
  'rules.glossary': None;
  'rules.glossary.text': None;
  'rules.glossary.ours': None;
  'rules.rulings': None;
  'rules.editions': None;
  'rules.englishOnly': None;
  'rules.opening': None;
  'rules.missing': None;
  'rules.back': None;
  'rules.begin': { readonly game: string };
  'rules.next': { readonly title: string };
}

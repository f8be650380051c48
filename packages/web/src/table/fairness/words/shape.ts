/** How it is shown that nobody chose the cards. */

import type { None } from '@medallion/words';

export interface FairnessMessages {
  'end.fair.text': None;
  'end.check.commitment': None;
  'end.check.nonces': None;
  'end.check.record': None;
  'end.check.replay': None;
  'end.check.finished': None;
  'end.check.hash': None;
  'end.check.ok': None;
  'end.check.bad': None;
  'end.commitment': None;
  'end.secret': None;
  'end.hash': None;

  'fair.title': None;
  'fair.checking': None;
  'fair.ok': None;
  'fair.bad': None;
  'fair.partly': None;
  'fair.absent': None;
  'fair.intro': None;
  'fair.yes': None;
  'fair.no': None;
  'fair.commitment': None;
  'fair.commitment.text': None;
  'fair.secret': None;
  'fair.secret.text': None;
  'fair.nonces': None;
  'fair.nonces.text': None;
  'fair.seed': None;
  'fair.seed.text': { readonly n: number };
  'fair.hash': None;
  'fair.hash.text': None;
  'fair.record': None;
  'fair.record.text': None;
  'fair.formula': { readonly formula: string };
  'fair.local': None;
  'fair.replay': None;
  'fair.word.title': None;
  'fair.word': { readonly word: string };
  'fair.word.ok': None;
}

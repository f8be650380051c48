import type { None } from '@medallion/words';

/** What the collection says, and what is filled in. */
export interface CollectionMessages {
  all: None;
  search: None;
  filters: None;
  opening: None;
  missing: None;
  found: { readonly n: number };
  nothing: None;
  nearest: None;
  place: { readonly at: number; readonly n: number };
  before: { readonly name: string };
  after: { readonly name: string };
  rule: None;
  beside: None;
  showAll: None;
  games: None;
  kinds: None;
}

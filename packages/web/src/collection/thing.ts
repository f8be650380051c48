/** What a game shows of itself in the collection: every card and creature there is, without anything of a table. */

import type { Language } from '@medallion/words';
import type { ComponentType } from 'react';

export interface Thing {
  /** Its name in the address: `monster-leshen`. */
  readonly id: string;
  /** The shelf it stands on. */
  readonly shelf: string;
  readonly name: string;
  /** What it is, in a few words. */
  readonly kind: string;
  /** What is printed on it, sentence by sentence. */
  readonly lines: readonly string[];
  /** What it can be filtered by: the values it has, by the name of a filter. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** The paragraph of the rules it belongs to. */
  readonly clause?: string;
  /** Things that have to do with it. */
  readonly beside?: readonly string[];
}

export interface Shelf {
  readonly id: string;
  readonly title: string;
}

/** One button of a filter. */
export interface Facet {
  readonly filter: string;
  readonly value: string;
  readonly label: string;
}

export interface Things {
  readonly shelves: readonly Shelf[];
  readonly things: readonly Thing[];
  readonly facets: readonly Facet[];
}

/** What a game brings along for its collection. */
export interface CollectionBook {
  /** The class its pictures lie in: their styles reach no further. */
  readonly root: string;
  /** All there is, in a language; the same promise whenever it is asked for again. */
  things(this: void, language: Language): Promise<Things>;
  /** The picture on the shelf, and the one on the open page. */
  readonly Picture: ComponentType<{ readonly id: string; readonly large: boolean }>;
  /** The sign of a facet, where it has one. */
  readonly Sign?: ComponentType<Facet>;
  /** What the own games on this device say of a thing: a sign on its shelf, a sentence on the open page. */
  readonly OwnRecord?: ComponentType<{ readonly id: string; readonly large: boolean }>;
  /** Drawings the pictures share, once per page. */
  readonly Inks: ComponentType;
}

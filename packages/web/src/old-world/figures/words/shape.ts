/** What is said beside the pictures in the rules. */

import type { None } from '@medallion/words';

export interface FigureMessages {
  'figure.card.type': { readonly type: string };
  'figure.card.effect': { readonly effect: string };
  'figure.card.tab': { readonly tab: string };
  'figure.card.terrain': { readonly terrain: string };
  'figure.card.name': None;
  'figure.card.cost': { readonly n: number };
  'figure.icons.effects': None;
  'figure.icons.types': None;
  'figure.icons.terrains': None;
  'figure.icons.places': None;
  'figure.icons.wild': None;
  'figure.turn.start': { readonly place: string; readonly n: number };
  'figure.turn.move': { readonly card: string; readonly place: string };
  'figure.turn.act': { readonly place: string; readonly attribute: string; readonly n: number };
  'figure.turn.explore': { readonly n: number; readonly place: string };
  'figure.turn.draw': { readonly kept: number; readonly n: number };
  'figure.turn.gain': { readonly card: string; readonly printed: number; readonly slot: number; readonly pay: string };
  'figure.turn.end': None;
}

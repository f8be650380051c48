/** Everything Path of Destiny says in one language. Nobody reads four at once: each is a module of its own. */

import type { Texts } from '@medallion/words';
import type { Covers } from '../stories/types.ts';
import type { OptionWords } from './options/shape.ts';
import type { DestinyWords } from './outline/shape.ts';
import type { Abilities, Messages, Names } from './shape.ts';
import type { Tellings } from './telling/shape.ts';

export interface Tongue {
  readonly names: Names;
  readonly abilities: Abilities;
  readonly text: Texts<Messages>;
  readonly options: OptionWords;
  readonly outline: DestinyWords;
  readonly tellings: Tellings;
  readonly covers: Covers;
}

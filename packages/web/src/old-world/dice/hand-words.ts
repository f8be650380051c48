import type { Hand } from '@medallion/old-world/poker';
import type { Say } from '@medallion/words';
import type { DiceMessages } from './words/shape.ts';

/** A hand by its full name: "three fives". */
export function heldName(say: Say<DiceMessages>, { name, values }: Hand): string {
  const [first = 0, second = 0] = values;
  switch (name) {
    case 'five-high-straight':
    case 'six-high-straight':
      return say(`hand.${name}`);
    case 'none':
      return say('held.none', { v: first });
    case 'pair':
    case 'two-pairs':
    case 'three':
    case 'full-house':
    case 'four':
    case 'five':
      return say(`held.${name}`, {
        of: say('die.of', { v: first }),
        many: say('die.many', { v: first }),
        many2: say('die.many', { v: second }),
      });
  }
}

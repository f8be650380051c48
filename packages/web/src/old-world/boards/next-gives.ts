import type { WitcherView } from '@medallion/old-world';
import { type Attribute, ATTRIBUTE_VALUES } from '@medallion/old-world/content';
import type { OldWorldSay } from '../words/index.ts';

/** What the next level of an attribute would give, in a few words. */
export function nextGives(say: OldWorldSay, witcher: WitcherView): (attribute: Attribute) => string | undefined {
  const value = (level: number) => ATTRIBUTE_VALUES[level - 1] ?? 0;
  return (attribute) => {
    const level = witcher[attribute] + 1;
    if (level > ATTRIBUTE_VALUES.length) return undefined;
    switch (attribute) {
      case 'combat':
        return say('ow.next.combat', { level, n: value(level) });
      case 'defense':
        return say('ow.next.defense', { level, n: value(level) });
      case 'alchemy':
        return say('ow.next.alchemy', { level, n: value(level) });
      case 'specialty':
        return undefined;
    }
  };
}

import type { TrophyId } from '@medallion/old-world';
import {
  type Attribute,
  ATTRIBUTE_TROPHIES,
  eventCard,
  monster,
  MONSTER_TROPHIES,
  type School,
  WITCHER_TROPHIES,
} from '@medallion/old-world/content';
import type { Words } from '@medallion/old-world/words';
import type { GlyphName } from '../icons/Glyph.tsx';
import { ATTRIBUTE_GLYPH, MONSTER_GLYPH, SCHOOL_GLYPH } from '../icons/which.ts';

export interface TrophyShown {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly name: string;
  readonly text: string;
}

/** What a trophy is called, what it does, and the sign it bears. */
export function trophyShown(words: Words, id: TrophyId): TrophyShown {
  const colon = id.indexOf(':');
  const which = id.slice(colon + 1);
  switch (id.slice(0, colon)) {
    case 'monster': {
      const { id: name } = monster(Number(which));
      const text = words.power(MONSTER_TROPHIES[name]);
      return { id, glyph: MONSTER_GLYPH[name], name: words.name.monsterTrophy(name), text };
    }
    case 'school': {
      const school = which as School;
      const text = words.power(WITCHER_TROPHIES[school]);
      return { id, glyph: SCHOOL_GLYPH[school], name: words.name.witcherTrophy(school), text };
    }
    default: {
      const attribute = which as Attribute;
      const text = words.power(ATTRIBUTE_TROPHIES[attribute]);
      return { id, glyph: ATTRIBUTE_GLYPH[attribute], name: words.name.attributeTrophy(attribute), text };
    }
  }
}

/** An event card that stays with its owner: what kind of thing it is, and what it does. */
export function keptShown(words: Words, event: number): TrophyShown {
  const card = eventCard(event);
  const text = 'power' in card ? words.power(card.power) : '';
  return { id: `event-${event}`, glyph: 'campfire', name: words.name.eventKind(card.kind), text };
}

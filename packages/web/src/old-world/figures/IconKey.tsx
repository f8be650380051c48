import { COLOURS, type Icon, LOCATIONS, type LocationAction, TERRAINS } from '@medallion/old-world/content';
import { sentence } from '@medallion/words';
import type { ReactNode } from 'react';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { iconGlyph, TypeShape } from '../card/CardTab.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { ACTION_GLYPH } from '../icons/which.ts';
import { TerrainMark } from '../parts/Terrain.tsx';
import { useOldWorldWords } from '../words/use-words.ts';
import { figureWords } from './words/index.ts';

/** Each icon that is printed on cards, alone. */
const ICONS: readonly Icon[] = [
  { damage: 1 },
  { shield: 1 },
  { draw: 1 },
  { take: 'discard-top' },
  { return: 'this-card' },
];

/** What places offer, each once, in the order of the board. */
const ACTIONS = [
  ...new Set(
    LOCATIONS.flatMap((place): LocationAction[] => ('action' in place ? [place.action as LocationAction] : [])),
  ),
];

/** Every sign on cards and on the map, with what it stands for. */
export function IconKey() {
  const say = useVocabulary(figureWords);
  const said = useOldWorldWords();
  const { name } = said;
  const line = (key: string, sign: ReactNode, text: string) => (
    <li key={key}>
      <span className="sign" aria-hidden="true">
        {sign}
      </span>
      {sentence(text)}
    </li>
  );
  return (
    <div className="icon-key">
      <section>
        <h4>{say('figure.icons.effects')}</h4>
        <ul>{ICONS.map((icon) => line(iconGlyph(icon), <Glyph name={iconGlyph(icon)} />, said.icon(icon)))}</ul>
      </section>
      <section>
        <h4>{say('figure.icons.types')}</h4>
        <ul>{COLOURS.map((colour) => line(colour, <TypeShape colour={colour} />, name.cardType(colour)))}</ul>
      </section>
      <section>
        <h4>{say('figure.icons.terrains')}</h4>
        <ul>
          {TERRAINS.map((terrain) => line(terrain, <TerrainMark terrain={terrain} />, name.terrain(terrain)))}
          {line('wild', <TerrainMark terrain="wild" />, `${name.terrain('wild')}, ${say('figure.icons.wild')}`)}
        </ul>
      </section>
      <section>
        <h4>{say('figure.icons.places')}</h4>
        <ul>{ACTIONS.map((action) => line(action, <Glyph name={ACTION_GLYPH[action]} />, name.action(action)))}</ul>
      </section>
    </div>
  );
}

import './collection.css';
import { type ActionTitleId, actionCard, LOCATIONS, type MonsterId, MONSTERS } from '@medallion/old-world/content';
import { useState } from 'react';
import type { Facet } from '../../collection/thing.ts';
import { Flask } from '../parts/Flask.tsx';
import { Card } from '../card/Card.tsx';
import { cardText } from '../card/CardButton.tsx';
import { TypeShape } from '../card/CardTab.tsx';
import { Glyph, type GlyphName } from '../icons/Glyph.tsx';
import { ACTION_GLYPH, ATTRIBUTE_GLYPH, MONSTER_GLYPH, SCHOOL_GLYPH } from '../icons/which.ts';
import { Crest } from '../parts/Crest.tsx';
import { MonsterPicture } from '../parts/MonsterPicture.tsx';
import { ROMAN } from '../parts/roman.ts';
import { TerrainMark } from '../parts/Terrain.tsx';
import { useOldWorldWords } from '../words/use-words.ts';
import { copiesOf } from './things.ts';

/** What a thing looks like: on its shelf, or large on the open page. */
export function Picture({ id, large }: { readonly id: string; readonly large: boolean }) {
  const dash = id.indexOf('-');
  const which = id.slice(dash + 1);
  switch (id.slice(0, dash)) {
    case 'card':
      return large ? <Copies key={id} title={which as ActionTitleId} /> : <OneCopy title={which as ActionTitleId} />;
    case 'monster': {
      const found = MONSTERS.find((each) => each.id === which);
      return (
        <span className="beast">
          <MonsterPicture id={which as MonsterId} terrain="forest" />
          {found !== undefined && <b>{ROMAN[found.level]}</b>}
        </span>
      );
    }
    case 'potion':
      return (
        <span className="niche">
          <Flask potion={which as Parameters<typeof Flask>[0]['potion']} />
        </span>
      );
    case 'specialty':
      return (
        <span className="niche">
          <Crest school={which as keyof typeof SCHOOL_GLYPH} />
        </span>
      );
    case 'trophy':
      return (
        <span className="niche">
          <Glyph name={trophyGlyph(which)} />
        </span>
      );
    default:
      return <Place id={which} />;
  }
}

function trophyGlyph(which: string): GlyphName {
  const of = which.startsWith('of-') ? which.slice(3) : undefined;
  if (of === undefined) return MONSTER_GLYPH[which as MonsterId];
  return of in SCHOOL_GLYPH
    ? SCHOOL_GLYPH[of as keyof typeof SCHOOL_GLYPH]
    : ATTRIBUTE_GLYPH[of as keyof typeof ATTRIBUTE_GLYPH];
}

function Place({ id }: { readonly id: string }) {
  const found = LOCATIONS.find((each) => each.id === id);
  if (found === undefined) return null;
  return (
    <span className="niche place">
      <Glyph name={'school' in found ? SCHOOL_GLYPH[found.school] : ACTION_GLYPH[found.action]} />
      <TerrainMark terrain={found.terrain} />
    </span>
  );
}

const OneCopy = ({ title }: { readonly title: ActionTitleId }) => <Card card={copiesOf(title)[0] ?? 0} />;

/** Copies of a title differ: one lies large on the page, the others beside it. */
function Copies({ title }: { readonly title: ActionTitleId }) {
  const words = useOldWorldWords();
  const copies = copiesOf(title);
  const [shown, setShown] = useState(copies[0] ?? 0);
  return (
    <span className="copies">
      <Card card={shown} size="full" />
      <span className="others">
        {copies.map((card) => (
          <button
            key={card}
            type="button"
            aria-pressed={card === shown}
            aria-label={cardText(words, card)}
            title={words.card(card)}
            onClick={() => setShown(card)}
          >
            <TerrainMark terrain={actionCard(card).terrain} />
          </button>
        ))}
      </span>
    </span>
  );
}

/** Types by their shape, terrains by their medallion. */
export function Sign({ filter, value }: Facet) {
  if (filter === 'colour') return <TypeShape colour={value as Parameters<typeof TypeShape>[0]['colour']} />;
  if (filter === 'terrain') return <TerrainMark terrain={value as Parameters<typeof TerrainMark>[0]['terrain']} />;
  return null;
}

import type { OldWorldView } from '@medallion/old-world';
import type { School } from '@medallion/old-world/content';
import { GlyphAt } from '../icons/Glyph.tsx';
import { PLACES, RADIUS } from './layout.ts';

type Mark = { readonly kind: 'quest' | 'trail'; readonly school: School | undefined } | { readonly kind: 'tavern' };

/** Quests and trails that end somewhere, and the closed tavern, in a row over the west flank of the place. */
export function Markers({ table }: { readonly table: OldWorldView }) {
  const marks = PLACES.map((_, number): readonly Mark[] => [
    ...(table.tavern === number ? [{ kind: 'tavern' } as const] : []),
    ...table.witchers.flatMap(({ school, quests, trailQuests }): Mark[] => [
      ...quests.filter(({ place }) => place === number).map((): Mark => ({ kind: 'quest', school })),
      ...trailQuests.filter(({ token }) => token === number).map((): Mark => ({ kind: 'trail', school })),
    ]),
  ]);
  return marks.flatMap((here, number) =>
    here.map((mark, at) => {
      const place = PLACES[number];
      if (place === undefined) return null;
      const [x, y] = [place.x - RADIUS - 16 - at * 27, place.y - RADIUS - 4 + at * 5];
      return (
        <g key={`${number}-${at}`} transform={`translate(${x} ${y})`}>
          {mark.kind === 'tavern' ? <ClosedTavern /> : <Seal kind={mark.kind} school={mark.school} />}
        </g>
      );
    }),
  );
}

function Seal({ kind, school }: { readonly kind: 'quest' | 'trail'; readonly school: School | undefined }) {
  return (
    <>
      <circle
        r="15"
        fill={school === undefined ? 'var(--umber)' : `var(--${school})`}
        stroke="#2a1608"
        strokeWidth="2"
      />
      <circle r="12" fill="none" stroke="#ffe9b5" />
      <GlyphAt
        name={kind === 'quest' ? 'scroll-quill' : 'flat-paw-print'}
        x={0}
        y={0}
        size={18}
        fill={school === 'griffin' || school === 'wolf' ? '#2a1708' : '#fff3d6'}
      />
    </>
  );
}

function ClosedTavern() {
  return (
    <>
      <rect x="-15" y="-13" width="30" height="26" rx="3" fill="#3b2413" stroke="#f3e3b8" strokeWidth="1.6" />
      <GlyphAt name="beer-stein" x={0} y={0} size={19} fill="#e9c583" />
      <path d="M-15 11L15-12" stroke="#e0442f" strokeWidth="3.5" />
    </>
  );
}

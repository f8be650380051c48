import { location } from '@medallion/old-world/content';
import { useState } from 'react';
import { useSettings } from '../../../settings/settings.ts';
import type { ControlProps } from '../../asked/control.ts';
import type { GlyphName } from '../../icons/Glyph.tsx';
import { ACTION_GLYPH } from '../../icons/which.ts';
import type { Phase1Choice } from '../../asked/choices.ts';
import { PlaceSlip } from '../../map/PlaceSlip.tsx';
import { useJourney } from '../../picking/context.ts';
import { Deed } from './Deed.tsx';

/** Reasons that only say somebody or something is elsewhere: the map shows that already. */
const ELSEWHERE = new Set(['not-here', 'quest-elsewhere']);

/** Phase I beside the map: what can be done where one stands, and the way on to Phase II. */
export function Phase1Control({ view, ask, answer, words }: ControlProps<'phase-1/act'>) {
  const { say, tell } = words;
  const { pick } = useJourney();
  const [sure, setSure] = useState(false);
  const { confirm } = useSettings();
  const at = view.table.witchers[ask.seat]?.at ?? 0;
  const { action } = location(at);
  const deeds = ask.choices.filter(({ act }) => act !== 'move' && act !== 'done');
  const refused = ask.impossible.filter(({ choice, reason }) => choice.act !== 'move' && !ELSEWHERE.has(reason));
  const hand = view.table.witchers[ask.seat]?.hand.count ?? 0;
  const glyphOf = (act: Phase1Choice['act']): GlyphName => {
    if (act === 'poker') return 'rolling-dices';
    if (act === 'quest') return 'scroll-quill';
    if (act === 'power') return 'trophy';
    return action === undefined ? 'meditation' : ACTION_GLYPH[action];
  };
  const done = ask.choices.find(({ act }) => act === 'done');
  // Leaving something useful behind is asked about once.
  const hasty = deeds.some(({ act }) => act === 'location' || act === 'quest');
  const end = () => (done === undefined || (hasty && confirm && !sure) ? setSure(true) : answer(done.id));
  return (
    <div className={pick.place === undefined ? 'deeds-of-phase' : 'deeds-of-phase travelling'}>
      {/* A small screen has no room for a slip on the map. */}
      {pick.place !== undefined && (
        <div className="travel">
          <PlaceSlip place={pick.place} pinned />
        </div>
      )}
      {deeds.map((choice) => (
        <Deed
          key={choice.id}
          label={tell.label(ask, choice)}
          glyph={glyphOf(choice.act)}
          choice={choice.id}
          onDo={() => answer(choice.id)}
        />
      ))}
      {refused.map((no) => (
        <Deed key={no.choice.id} label={tell.whyNot(ask, no).what} why={tell.whyNot(ask, no)} />
      ))}
      {done !== undefined && (
        <Deed
          gold
          label={tell.label(ask, done)}
          small={sure ? say('ow.phase1.sure') : say('ow.phase1.keep', { n: hand })}
          choice={done.id}
          onDo={end}
        />
      )}
    </div>
  );
}

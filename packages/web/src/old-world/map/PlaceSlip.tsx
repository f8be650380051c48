import { location } from '@medallion/old-world/content';
import { Clause } from '../../library/Clause.tsx';
import { movesOf } from '../asked/choices.ts';
import { useJourney } from '../picking/context.ts';
import { NOTHING } from '../picking/pick.ts';
import { TerrainMark } from '../parts/Terrain.tsx';
import { factsOf } from './facts.ts';
import { HereDeeds } from './HereDeeds.tsx';
import { Ways } from './Ways.tsx';

/** A slip of parchment about a place: what it offers, who is there, and how to get there or why not. */
export function PlaceSlip({ place, pinned }: { readonly place: number; readonly pinned: boolean }) {
  const { sitting, pick, setPick } = useJourney();
  const { view, ask, words } = sitting;
  const { name, terrain, offer, here } = factsOf(view.table, place, words);
  const reachable = movesOf(ask).some(({ to }) => to === place);
  const no =
    ask?.ask === 'phase-1/act'
      ? ask.impossible.find(({ choice }) => choice.act === 'move' && choice.to === place && !('cards' in choice))
      : undefined;
  const told = ask === undefined || no === undefined ? undefined : words.tell.whyNot(ask, no);
  return (
    <div className="slip-inside">
      <h3>
        <span className="mark">
          <TerrainMark terrain={location(place).terrain} />
        </span>
        {name} <small>{terrain}</small>
        {pinned && (
          <button type="button" className="away" aria-label={words.say('close')} onClick={() => setPick(NOTHING)}>
            ×
          </button>
        )}
      </h3>
      {reachable && <Ways place={place} pressable={pinned} />}
      <HereDeeds place={place} pressable={pinned} />
      {pinned && pick.way !== undefined && (
        <p className="ask-cards">{words.say(pick.way === 'two' ? 'ow.way.pickTwo' : 'ow.way.pickOne')}</p>
      )}
      {told !== undefined && (
        <p className="why">
          {told.why} <Clause id={told.clause} />
        </p>
      )}
      <p className="offer">{[offer, ...here].join(' · ')}</p>
    </div>
  );
}

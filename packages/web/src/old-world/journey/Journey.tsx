import { useMemo, useState } from 'react';
import { Goals } from '../boards/Goals.tsx';
import { Monsters } from '../boards/Monsters.tsx';
import { Players } from '../boards/Players.tsx';
import { WitcherBoard } from '../boards/WitcherBoard.tsx';
import { Decision } from '../asked/Decision.tsx';
import type { SceneProps } from '../sitting.ts';
import { Hand } from '../hand/Hand.tsx';
import { RowOfSix } from '../hand/RowOfSix.tsx';
import { Digest } from '../log/Digest.tsx';
import { Log } from '../log/Log.tsx';
import { MapBoard } from '../map/MapBoard.tsx';
import { Herald } from '../moments/Herald.tsx';
import { JourneyContext, type JourneyState, type Tab } from '../picking/context.ts';
import { NOTHING, usePick } from '../picking/pick.ts';
import { playsOf } from '../picking/plays.ts';
import { PlanContext, usePlan } from '../../table/plan/use-plan.ts';
import { journeyPlanner } from '../plan/planner.ts';
import { Tabs } from './Tabs.tsx';
import { HoldHint } from '../reading/HoldHint.tsx';
import { STEP, useUnfolding } from './use-unfolding.ts';

/** Questions about cards of the Row: a small screen turns to the Row by itself. */
const ABOUT_THE_ROW = new Set(['phase-3/gain', 'row/gain-cost', 'location/clear-row', 'location/exchange']);

/** The map and all that lies around it. */
export function Journey({ sitting: now }: SceneProps) {
  const { planning, foreseen } = usePlan(now, journeyPlanner);
  // While a journey is laid out, map and hand show the table as it would lie then.
  const sitting = useMemo(
    () => (foreseen === undefined ? now : { ...now, ...foreseen, view: foreseen.position }),
    [now, foreseen],
  );
  const { ask, view, me, position, words } = sitting;
  const question = `${position.number}/${ask?.id ?? 'none'}`;
  const step = useUnfolding();
  const [pick, setPick] = usePick(question);
  const [turned, setTurned] = useState<{ readonly question: string; readonly tab: Tab }>({ question: '', tab: 'map' });
  const [shown, setShown] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const wanted: Tab = ask !== undefined && ABOUT_THE_ROW.has(ask.ask) ? 'offer' : 'map';
  const tab = turned.question === (ask?.ask ?? '') ? turned.tab : wanted;
  const state = useMemo((): JourneyState => {
    const answer = (choice: string) => {
      if (planning.ask === undefined) return ask !== undefined && sitting.answer(ask.id, choice);
      setPick(NOTHING);
      return planning.add(choice);
    };
    return {
      sitting,
      pick,
      setPick,
      answer,
      pointed,
      setPointed,
      plays: playsOf({ ask, pick, setPick, answer, tell: words.tell }),
      tab,
      setTab: (next) => setTurned({ question: ask?.ask ?? '', tab: next }),
    };
  }, [sitting, planning, ask, pick, setPick, pointed, tab, words]);
  const board = shown ?? me ?? view.table.active;
  return (
    <JourneyContext value={state}>
      <PlanContext value={planning}>
        <main id="table" tabIndex={-1} className="journey" data-tab={tab} data-planning={foreseen !== undefined}>
          {/* In the order one wants to get there by Tab: the question, the cards, the map, the boards. */}
          {step >= STEP.all && <Decision />}
          <div className="area-hand">{step >= STEP.cards && <Hand />}</div>
          <div className="area-offer">{step >= STEP.cards && <RowOfSix />}</div>
          <div className="area-map">
            <MapBoard />
            <Herald sitting={sitting} />
            <Digest sitting={sitting} />
            {step >= STEP.all && <HoldHint />}
          </div>
          <div className="area-board">{step >= STEP.boards && <WitcherBoard sitting={sitting} seat={board} />}</div>
          <div className="area-players">
            {step >= STEP.boards && <Players sitting={sitting} shown={board} onShow={setShown} />}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on low screens: the keyboard must get there */}
          <div className="area-lurks" tabIndex={0}>
            {step >= STEP.boards && <Monsters sitting={sitting} />}
            {step >= STEP.boards && <Goals sitting={sitting} />}
          </div>
          <div className="area-log">{step >= STEP.all && <Log sitting={sitting} />}</div>
          <Tabs />
        </main>
      </PlanContext>
    </JourneyContext>
  );
}

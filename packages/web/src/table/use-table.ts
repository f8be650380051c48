import type { AnyShape, Seat } from '@medallion/kernel';
import type { TableFault } from '@medallion/table';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isStill, type Pace, settingsNow } from '../settings/settings.ts';
import { useLinks } from './link/links.tsx';
import type { LocalLink, LocalState } from './link/local-link.ts';
import { Show, type ShownState } from './link/show.ts';
import type { Sitting } from './sitting.ts';

/** How long what somebody else did is looked at before the next comes, in milliseconds. */
const PACES: Readonly<Record<Pace, number>> = { slow: 1600, usual: 650, quick: 220, 'at-once': 0 };

/** Whoever likes things to hold still and chose no pace does not have to wait for motion either. */
const pace = (): number => (settingsNow().pace === 'usual' && isStill() ? 60 : PACES[settingsNow().pace]);

/** An open table, or why it is not open. */
export interface OpenTable {
  readonly sitting: Sitting<AnyShape> | undefined;
  readonly fault: TableFault | undefined;
  /** Another page of this device plays at this table. */
  readonly elsewhere: boolean;
  takeOver(this: void): void;
}

/** The table with this id (one for the whole life of the component), shown at a reader's pace, with whoever has to be called to the screen. */
export function useTable(id: string): OpenTable {
  const links = useLinks();
  const [{ link, show }] = useState(() => {
    const opened = links.open(id);
    return { link: opened, show: new Show(opened, pace) };
  });
  useEffect(() => {
    show.open();
    const skip = (event: KeyboardEvent): void => {
      // Tab only walks about, and whoever sets the pace does not want to see everything at once.
      const paces = event.target instanceof Element && event.target.closest('[data-pace]') !== null;
      if (event.key !== 'Tab' && !paces) show.skip();
    };
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('keydown', skip);
      show.close();
    };
  }, [show]);
  const state: ShownState<AnyShape> & LocalState<AnyShape> = useSyncExternalStore(show.subscribe, show.snapshot);
  return useMemo((): OpenTable => {
    const elsewhere = state.elsewhere === true;
    const sitting = state.table?.id === id ? sittingOf(link, show, state) : undefined;
    return { sitting, fault: state.fault, elsewhere, takeOver: link.takeOver };
  }, [link, show, state, id]);
}

function sittingOf(
  link: LocalLink<AnyShape>,
  show: Show<AnyShape>,
  state: ShownState<AnyShape> & LocalState<AnyShape>,
): Sitting<AnyShape> | undefined {
  const { table, position, heard, events, refusal, behind, elsewhere } = state;
  if (table === undefined || position === undefined) return undefined;
  const busy = state.busy || behind || elsewhere === true;
  const { viewer } = position;
  return {
    table,
    position,
    heard,
    events,
    me: viewer === 'spectator' ? undefined : viewer,
    ask: elsewhere === true ? undefined : position.asks.find(({ reply }) => reply === undefined),
    calls: behind ? undefined : calledBy(state),
    refusal,
    busy,
    replayed: false,
    allOpen: false,
    answer: link.answer,
    undo: position.canUndo && !busy ? link.undo : undefined,
    sit: (seat) => link.tell({ do: 'look', as: seat }),
    hold: show.hold,
    pacing: {
      behind,
      paused: state.paused,
      pause: show.pause,
      step: show.step,
      skip: show.skip,
      again: state.canRepeat && !busy ? show.again : undefined,
    },
    hurry: link.hurry,
  };
}

/** A person who has to answer and is not at the screen. Bots first, so that nobody is called to an empty table. */
function calledBy({ table, position, elsewhere, apart }: LocalState<AnyShape>): Seat | undefined {
  if (table === undefined || position === undefined || elsewhere === true || apart === true) return undefined;
  const { waiting, viewer } = position;
  if (waiting.some(({ seat }) => seat === viewer || table.sitters[seat]?.bot !== undefined)) return undefined;
  return waiting[0]?.seat;
}

import type { PathOfDestiny, PathOfDestinyView } from '@medallion/path-of-destiny';
import type { Position } from '@medallion/table';
import { useCallback, useEffect, useState } from 'react';
import { isStill } from '../../settings/settings.ts';
import type { Heard } from '../asked.ts';
import { afterEvent } from './after.ts';
import { type Beat, beatsOf, type Hold } from './beats.ts';

export interface Show {
  /** The table as far as it has been told. */
  readonly view: PathOfDestinyView;
  /** The table before the cards of this turn were turned over, where the reader saw that happen. */
  readonly sealed: PathOfDestinyView | undefined;
  /** What has been told. */
  readonly heard: readonly Heard[];
  /** Nothing is left to tell: what is asked may be answered. */
  readonly done: boolean;
  /** The table waits here for the reader. */
  readonly hold: Hold | undefined;
  /** Goes on: past the hold, or past what is still being told, up to the next hold. */
  readonly onward: () => void;
}

interface Told {
  readonly heard: readonly Heard[];
  readonly viewer: Position<PathOfDestiny>['viewer'];
  /** How many events have been shown. */
  readonly count: number;
  readonly view: PathOfDestinyView;
  readonly sealed: PathOfDestinyView | undefined;
  readonly beats: readonly Beat[];
  /** How long what is shown is looked at before the next beat. */
  readonly pause: number;
  /** The hold the reader stands at. */
  readonly hold: Hold | undefined;
}

/**
 * Tells what is heard at a reader's pace. The state is final when it is heard; the show only tells it, and any key
 * skips ahead. Where the reader comes to the table anew, or something was taken back, it begins at the end.
 */
export function useShow(position: Position<PathOfDestiny>, heard: readonly Heard[], live: boolean): Show {
  const [told, setTold] = useState<Told>(() => atFirst(position, heard, live));
  let now = told;
  if (told.heard !== heard || told.viewer !== position.viewer) {
    now = live && goesOn(told, position, heard) ? advanced({ ...told, heard }, position) : atEnd(position, heard);
    setTold(now);
  }
  const done = now.count >= now.heard.length && now.hold === undefined;
  const { count, pause } = now;
  const goes = now.hold === undefined && now.beats.length > 0;
  useEffect(() => {
    if (!goes) return undefined;
    const timer = setTimeout(() => setTold((at) => (at.count === count ? step(at) : at)), pause);
    return () => clearTimeout(timer);
  }, [goes, count, pause]);
  const onward = useCallback(() => setTold((at) => skip(at)), []);
  return {
    view: done ? position.table : now.view,
    sealed: now.sealed,
    heard: now.count >= heard.length ? heard : heard.slice(0, now.count),
    done,
    hold: now.hold,
    onward,
  };
}

const atEnd = (position: Position<PathOfDestiny>, heard: readonly Heard[]): Told => ({
  heard,
  viewer: position.viewer,
  count: heard.length,
  view: position.table,
  sealed: undefined,
  beats: [],
  pause: 0,
  hold: undefined,
});

/** Where nobody drafts, the tale has opened before its reader sat down: it is told from its first page all the same. */
function atFirst(position: Position<PathOfDestiny>, heard: readonly Heard[], live: boolean): Told {
  const end = atEnd(position, heard);
  const isFresh = live && position.number === 0 && position.table.chapter > 0;
  return isFresh ? advanced({ ...end, count: 0 }, position) : end;
}

/** More of the same, heard with the same eyes. */
function goesOn(told: Told, { viewer }: Position<PathOfDestiny>, heard: readonly Heard[]): boolean {
  const last = told.heard.length - 1;
  return viewer === told.viewer && heard.length > told.heard.length && (last < 0 || heard[last] === told.heard[last]);
}

/** Goes on telling with what has been heard since. */
function advanced(told: Told, position: Position<PathOfDestiny>): Told {
  const from = told.beats.at(-1)?.upTo ?? told.count;
  const beats = [...told.beats, ...beatsOf(told.heard, from)];
  // While the table was set, nothing lay in its place: it is shown as it lies now.
  const view = told.view.chapter === 0 ? position.table : told.view;
  const more = { ...told, view, beats };
  return told.beats.length === 0 ? step(more) : more;
}

/** Shows what is told in the next beat; with motion off, everything up to the next hold. */
function step(told: Told): Told {
  if (told.hold !== undefined) return told;
  const [beat, ...beats] = told.beats;
  if (beat === undefined) return told;
  let { view, sealed } = told;
  for (const event of told.heard.slice(told.count, beat.upTo)) {
    if (event.type === 'cardsPlayed' && nothingPlayed(view)) sealed = view;
    if (event.type === 'turnBegan') sealed = undefined;
    view = afterEvent(view, event);
  }
  const shown = { ...told, view, sealed, count: beat.upTo, beats, pause: beat.pause, hold: beat.hold };
  return beat.hold === undefined && (isStill() || beat.pause === 0) ? step(shown) : shown;
}

/** Whether the cards of this turn still lie face down. The Automa's lie open from its pick on. */
const nothingPlayed = ({ participants }: PathOfDestinyView): boolean =>
  participants.every(({ playedNow, automa }) => playedNow === 0 || automa === true);

function skip(told: Told): Told {
  let now: Told = { ...told, hold: undefined };
  do {
    const before = now;
    now = step(now);
    if (now === before) return now;
  } while (now.hold === undefined && now.beats.length > 0);
  return now;
}

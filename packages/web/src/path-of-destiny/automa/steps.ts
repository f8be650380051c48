/** What the Automa has done since the turn began, step by step; in the first turn also what the chapter began with. */

import type { Who } from '@medallion/path-of-destiny';
import type { Heard } from '../asked.ts';

export interface Step {
  readonly key: number;
  readonly event: Heard;
  /** Experience its cards earned: its board says how. */
  readonly earned: boolean;
}

export function automaSteps(heard: readonly Heard[], automa: Who): readonly Step[] {
  const turn = heard.findLastIndex(({ type }) => type === 'turnBegan');
  const chapter = heard.findLastIndex(({ type }) => type === 'chapterBegan');
  // The first turn follows what the chapter began with; a chapter that is over begins nothing.
  const first = chapter > turn || !heard.slice(chapter, turn).some(({ type }) => type === 'turnBegan');
  const steps: Step[] = [];
  let picked = false;
  for (let key = Math.max(0, first ? chapter : turn); key < heard.length; key += 1) {
    const event = heard[key] as Heard;
    if (event.type === 'automaChose') picked = true;
    if (event.type === 'initiativeChanged' || event.type === 'storyFollowed') picked = false;
    if (isStep(event, automa)) steps.push({ key, event, earned: picked && event.type === 'xpChanged' });
  }
  return steps;
}

function isStep(event: Heard, automa: Who): boolean {
  switch (event.type) {
    case 'automaChose':
    case 'tokenFlipped':
    case 'tokensTakenBack':
    case 'destinyPlaced':
      return true;
    case 'pairTaken':
    case 'cardsPlayed':
    case 'cardsDrawn':
    case 'symbolsGained':
    case 'symbolLost':
    case 'xpChanged':
    case 'vpChanged':
    case 'automaAwoke':
      return event.data.who === automa;
    default:
      return false;
  }
}

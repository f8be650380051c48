/** Which note fits: by the open question and what lies on the table, never by what the guide would like to happen. */

import type { NoteName } from './notes/note.ts';

/** What of the screen the guide looks at. The table is told at a reader's pace: only the screen knows how far. */
export interface Sight {
  /** The question that can be seen, by name. */
  readonly asked: string | undefined;
  /** What fills the screen, by the class of its scene. */
  readonly scene: string;
  /** Something waits to be read. */
  readonly waits: boolean;
  /** An answer is laid out and could be sealed. */
  readonly sealable: boolean;
}

export function sightOf(): Sight {
  const main = document.querySelector('.path-of-destiny main');
  const scenes = [
    '.pd-frontispiece',
    '.pd-notes',
    '.pd-scene',
    '.pd-reveal',
    '.pd-reckoning',
    '.pd-keeping',
    '.pd-table',
  ];
  const scene = scenes.find((each) => main?.matches(each) === true || main?.querySelector(each) !== null) ?? '';
  return {
    asked: document.querySelector('.path-of-destiny [data-ask]')?.getAttribute('data-ask') ?? undefined,
    scene: main === null ? '' : scene,
    waits: document.querySelector('.path-of-destiny [data-onward]') !== null,
    sealable: document.querySelector('.path-of-destiny .pd-seal:not([aria-disabled="true"])') !== null,
  };
}

export const sameSight = (one: Sight, other: Sight): boolean =>
  one.asked === other.asked &&
  one.scene === other.scene &&
  one.waits === other.waits &&
  one.sealable === other.sealable;

const BY_ASK: Readonly<Record<string, NoteName>> = {
  'ability/use': 'ability',
  'ability/senses': 'ability',
  'symbols/lose': 'lose',
  'chapter/dominance': 'dominance',
  'chapter/keep': 'keep',
};

/** What waits to be read, by scene. */
const BY_SCENE: Readonly<Record<string, NoteName>> = {
  '.pd-frontispiece': 'introduction',
  '.pd-scene': 'scene',
  '.pd-reveal': 'reveal',
  '.pd-reckoning': 'reckoning',
  '.pd-notes': 'result',
};

export function noteFor(
  { chapter, turn }: { readonly chapter: number; readonly turn: number },
  sight: Sight,
): NoteName | undefined {
  const { asked, scene, waits, sealable } = sight;
  if (waits) return chapter > 1 && scene === '.pd-scene' ? undefined : BY_SCENE[scene];
  if (asked === undefined) return scene === '.pd-table' ? 'others' : undefined;
  if (chapter > 1) return 'farewell';
  if (asked === 'choose/pick') return turn === 1 ? 'pick' : 'pickAgain';
  if (asked === 'play/select') return sealable ? 'seal' : 'play';
  return BY_ASK[asked];
}

/** Where each note points: the first of these that can be seen. */
export const TARGETS: Readonly<Record<NoteName, readonly string[]>> = {
  introduction: ['[data-onward]'],
  scene: ['.pd-scene header', '[data-onward]'],
  pick: ['.pd-offer [data-picks]', '.pd-offer'],
  pickAgain: ['.pd-rail', '.pd-offer'],
  play: ['.pd-hand'],
  seal: ['.pd-reckoned', '.pd-seal'],
  ability: ['.pd-decision [data-picks]', '.pd-decision'],
  lose: ['[data-coin]', '.pd-decision'],
  reveal: ['.pd-votes .pd-falling', '.pd-votes', '.pd-reveal .pd-book'],
  dominance: ['.pd-switch'],
  reckoning: ['.pd-heading', '.pd-rows'],
  keep: ['.pd-coming', '.pd-laid'],
  result: ['.pd-note'],
  others: ['.pd-offer', '.pd-rail'],
  farewell: ['.help-button'],
};

/** Where each picture of Path of Destiny lies; a test holds that all of them do. */

import type { Character, StoryId } from '@medallion/path-of-destiny/content';

/** Who is pictured: the Automa has a figure of its own, which also stands for nobody. */
type Figure = Character | 'automa';

export type Pictured =
  /** A Story card by its number, or the cover of its tale. */
  | { readonly story: StoryId; readonly node: number | 'cover' }
  | { readonly figure: Figure }
  /** Head and shoulders. */
  | { readonly bust: Figure };

const FOLDER = './art/path-of-destiny';

export function pictureOf(what: Pictured): string {
  if ('figure' in what) return `${FOLDER}/characters/${what.figure}.svg`;
  if ('bust' in what) return `${FOLDER}/characters/${what.bust}-bust.svg`;
  return `${FOLDER}/${what.story}/${what.node === 'cover' ? what.node : String(what.node).padStart(2, '0')}.svg`;
}

const whose = (character: Character | undefined, automa: boolean): Figure =>
  automa || character === undefined ? 'automa' : character;

export const bustOf = (character: Character | undefined, automa = false): string =>
  pictureOf({ bust: whose(character, automa) });

export const figureOf = (character: Character | undefined, automa = false): string =>
  pictureOf({ figure: whose(character, automa) });

/** The questions. */
import { allyName } from '../scene.ts';
import type { AskKey } from '../shape.ts';
import { type ArgsOf, type AskScene, boardOf } from './types.ts';

/** Cards played in a turn. PD-PLAY-01 */
const PLAYED = 2;

export const prompts: { readonly [K in AskKey]: (s: AskScene, args: ArgsOf<K>) => string } = {
  'setup/character': ({ voice }) => voice.prompt('setup/character'),
  'automa/character': ({ voice }) => voice.prompt('automa/character'),
  'choose/pick': ({ voice }) => voice.prompt('choose/pick'),
  'play/select': (s) => s.voice.prompt('play/select', { n: Math.min(PLAYED, boardOf(s).hand.count) }),
  'symbols/lose': ({ voice }, { count }) => voice.prompt('symbols/lose', { n: count }),
  'hand/discard': ({ voice }, { count }) => voice.prompt('hand/discard', { n: count }),
  'chapter/dominance': ({ voice }) => voice.prompt('chapter/dominance'),
  'chapter/keep': ({ voice }, { count }) => voice.prompt('chapter/keep', { n: count }),
  'striga/peek': ({ voice }) => voice.prompt('striga/peek'),
  'striga/special': ({ voice }) => voice.prompt('striga/special'),
  'evil/side': ({ voice }) => voice.prompt('evil/side'),
  'evil/discard': (s, { side }) =>
    s.voice.prompt('evil/discard', { ally: allyName(s, side), n: boardOf(s).alliances[side].count }),
  'evil/apply': ({ voice }) => voice.prompt('evil/apply'),
  'ability/senses': ({ voice }) => voice.prompt('ability/senses'),
  'ability/use': ({ voice }, { window }) => voice.prompt('ability/use', { window }),
};

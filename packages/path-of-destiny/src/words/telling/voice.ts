/** One language's sentences and names, ready to be filled. */
import { voiceIn, type VoiceOf } from '@medallion/words';
import type { Words } from '../index.ts';
import type { Spoken } from './shape.ts';

export interface Voice extends VoiceOf<Spoken> {
  readonly words: Words;
}

export const voiceOf = (words: Words): Voice => ({ ...voiceIn<Spoken>(words.language, words.tellings), words });

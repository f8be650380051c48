/** How the sentences of Old World are filled. */
import type { Say as SayOf } from '@medallion/words';
import type { Messages } from './shape.ts';

export { sentence, speaker } from '@medallion/words';
export type Say = SayOf<Messages>;

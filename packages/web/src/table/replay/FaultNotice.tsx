import type { RecordFault } from '@medallion/table';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Notice } from '../Notice.tsx';
import { SaveFile } from '../SaveFile.tsx';
import { faultWords } from './fault-words.ts';
import { replayWords } from './words/index.ts';

/** Where nothing is kept, or nobody may have it yet. */
const NOTHING_TO_SAVE: ReadonlySet<RecordFault['code']> = new Set(['missing', 'not-kept', 'unfinished']);

/** Why a kept record cannot be shown; whoever has it may still take it elsewhere. */
export function FaultNotice({ id, fault }: { readonly id: string; readonly fault: RecordFault }) {
  const say = useVocabulary(replayWords);
  return <Notice text={faultWords(say, fault)}>{!NOTHING_TO_SAVE.has(fault.code) && <SaveFile id={id} />}</Notice>;
}

import { useVocabulary } from '../kit/vocabulary.ts';
import { useSaveFile } from './save-file.ts';
import { tableWords } from './words/index.ts';

interface SaveFileProps {
  readonly id: string;
  /** What the file is called after. */
  readonly game?: string;
  /** Whose game it is, for those who only hear the button. */
  readonly names?: string;
}

/** A kept table that cannot be opened: its record as a file. */
export function SaveFile({ id, game = 'medallion', names }: SaveFileProps) {
  const say = useVocabulary(tableWords);
  const { save, unkept } = useSaveFile(id, game);
  return (
    <>
      <button
        type="button"
        className="button save-file"
        aria-label={names === undefined ? undefined : `${say('save')}: ${names}`}
        onClick={save}
      >
        {say('save')}
      </button>
      {unkept && <output className="refusal">{say('menu.unkept')}</output>}
    </>
  );
}

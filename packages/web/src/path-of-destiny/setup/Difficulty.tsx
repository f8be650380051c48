import { DIFFICULTIES, STARTING_XP } from '@medallion/path-of-destiny/content';
import { optionName } from '@medallion/path-of-destiny/options';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Candle } from '../parts/Candle.tsx';
import { pathWords } from '../words/index.ts';
import { usePrinted } from '../words/use-printed.ts';

/** How strong the Automa is: five candles, each longer than the one before. */
export function Difficulty({
  value,
  onChoose,
}: {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}) {
  const words = usePrinted();
  const say = useVocabulary(pathWords);
  const { difficulties } = words.names;
  return (
    <fieldset className="pd-difficulty">
      <legend>{optionName(words, 'difficulty')}</legend>
      <div className="candles">
        {DIFFICULTIES.map((each, at) => (
          <label key={each}>
            <input
              type="radio"
              name="option-difficulty"
              value={each}
              checked={value === each}
              onChange={() => onChoose(each)}
            />
            <Candle left={1 + at * 2} />
            <b>{difficulties[each]}</b>
            <small>{say('automa.starts', { n: STARTING_XP[each] })}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

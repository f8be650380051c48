import { useVocabulary } from '../../kit/vocabulary.ts';
import { tableWords } from '../words/index.ts';

interface Props {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** A word to deal by, if somebody wants the same deal again. */
export function SeedField({ seed, onSeed }: Props) {
  const say = useVocabulary(tableWords);
  return (
    <fieldset className="seed">
      <legend>{say('new.seed')}</legend>
      <input
        type="text"
        value={seed}
        maxLength={60}
        aria-label={say('new.seed')}
        onChange={({ target }) => onSeed(target.value)}
      />
      <p>{say('new.seed.text')}</p>
    </fieldset>
  );
}

import { addressOf } from '../addresses.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Sign } from '../table/icons/Sign.tsx';
import { TAUGHT } from './taught.ts';
import { teacherWords } from './words/index.ts';

/** The way from a finished game to what the master thinks of it; games without a master have none. */
export function AnalysisLink({
  id,
  game,
  className = 'button',
}: {
  readonly id: string;
  readonly game: string;
  readonly className?: string;
}) {
  const say = useVocabulary(teacherWords);
  if (!TAUGHT.has(game)) return null;
  return (
    <a className={className} href={addressOf.analysis(id)} title={say('analysis.about')}>
      <Sign name="quill-ink" /> <span>{say('analysis')}</span>
    </a>
  );
}

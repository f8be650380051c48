import type { School } from '@medallion/old-world/content';
import type { TableLine } from '@medallion/table';
import { KeptGames } from '../../table/setup/KeptGames.tsx';
import { useWords } from '../../words/index.tsx';
import { setupWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Crest } from '../parts/Crest.tsx';

/** What the registry keeps of a table for the list. */
interface Gist {
  readonly turns?: number;
  readonly schools?: readonly (School | null | undefined)[];
}

/** The games of Old World kept on this device. */
export function Kept() {
  const say = useVocabulary(setupWords);
  const { say: sayPage } = useWords();
  const gistOf = ({ gist }: TableLine): Gist => (gist ?? {}) as Gist;
  return (
    <KeptGames
      game="old-world"
      sign={(line) => (
        <span className="crests">
          {(gistOf(line).schools ?? []).map((school, seat) => (
            <Crest key={seat} school={school ?? undefined} />
          ))}
        </span>
      )}
      about={(line, when) => {
        const about = { n: gistOf(line).turns ?? 0, when };
        return line.over ? say('ow.saves.over', about) : sayPage('home.resume.turn', about);
      }}
    />
  );
}

import type { Character, StoryId } from '@medallion/path-of-destiny/content';
import type { TableLine } from '@medallion/table';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { KeptGames } from '../../table/setup/KeptGames.tsx';
import { roman } from '../parts/Destiny.tsx';
import { Medal } from '../parts/Medal.tsx';
import { pathWords } from '../words/index.ts';
import { usePrinted } from '../words/use-printed.ts';

/** What the registry keeps of a table for the list. */
interface Gist {
  readonly story?: StoryId;
  readonly chapter?: number;
  readonly turn?: number;
  readonly characters?: readonly (Character | null)[];
}

/** The tales kept on this device. */
export function Kept() {
  const say = useVocabulary(pathWords);
  const { stories } = usePrinted().names;
  const gistOf = ({ gist }: TableLine): Gist => (gist ?? {}) as Gist;
  return (
    <KeptGames
      game="path-of-destiny"
      sign={(line) => (
        <span className="pd-medals">
          {(gistOf(line).characters ?? []).map((character, seat) => (
            <Medal key={seat} character={character ?? undefined} />
          ))}
        </span>
      )}
      about={(line, when) => {
        const { story = 'edge', chapter = 0, turn = 0 } = gistOf(line);
        const where = line.over
          ? say('where.over')
          : chapter === 0
            ? say('where.setup')
            : say('where.turn', { chapter: roman(chapter), n: Math.max(1, turn) });
        return `${stories[story]} · ${where} · ${when}`;
      }}
    />
  );
}

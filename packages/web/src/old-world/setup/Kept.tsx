import type { School } from '@medallion/old-world/content';
import type { TableLine } from '@medallion/table';
import { KeptGames } from '../../table/setup/KeptGames.tsx';
import { useWords } from '../../words/index.tsx';
import { Crest } from '../parts/Crest.tsx';

/** What the registry keeps of a table for the list. */
interface Gist {
  readonly turns?: number;
  readonly schools?: readonly (School | null | undefined)[];
}

/** The games of Old World kept on this device. */
export function Kept() {
  const { say } = useWords();
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
      about={(line, when) => say(line.over ? 'ow.saves.over' : 'ow.saves.turn', { n: gistOf(line).turns ?? 0, when })}
    />
  );
}

import { MONSTERS } from '@medallion/old-world/content';
import { useOwnGames } from '../../table/own-games.ts';
import { useWords } from '../../words/index.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { OwnGame } from '../statistics/reckon.ts';
import { countedIn } from './counted.ts';

/** How often a monster was beaten in the own games: a cup on the shelf, and in words on its page. */
export function OwnRecord({ id, large }: { readonly id: string; readonly large: boolean }) {
  const { language } = useWords();
  const games = useOwnGames<OwnGame>('old-world');
  const number = MONSTERS.findIndex((monster) => id === `monster-${monster.id}`);
  const n = number < 0 ? 0 : games.flatMap(({ monsters }) => monsters).filter((each) => each === number).length;
  if (n === 0) return null;
  const told = countedIn(language)('beaten', { n });
  return large ? (
    <p className="own-record">
      <Glyph name="trophy" /> {told}
    </p>
  ) : (
    <span className="own-cup" title={told}>
      <Glyph name="trophy" />
      <span className="unseen">{told}</span>
    </span>
  );
}

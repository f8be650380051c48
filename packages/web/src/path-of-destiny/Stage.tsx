import './styles/path.css';
import { LaidContext } from './laid.ts';
import { Pigments } from './parts/Pigments.tsx';
import { Scene } from './scenes/Scene.tsx';
import { useAtTable } from './use-laid.ts';
import { WordsContext } from './words/use-path-words.ts';

/** What lay on the table at one point of a game. */
export default function Stage() {
  const { laid, words } = useAtTable();
  return (
    <WordsContext value={words}>
      <LaidContext value={laid}>
        <Pigments />
        <Scene />
      </LaidContext>
    </WordsContext>
  );
}

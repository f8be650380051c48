import './styles.ts';
import { ControlsContext } from './asked/use-controls.ts';
import { controls } from './controls.ts';
import { Suspense } from 'react';
import { Live } from './frame/Live.tsx';
import { concerns, scenes } from './scenes.ts';
import { Journey } from './journey/Journey.tsx';
import { Inks } from './parts/Inks.tsx';
import { useOldWorld } from './sitting.ts';

/** What lay on the table at one point of a game. */
export default function Stage() {
  const sitting = useOldWorld();
  const Scene = scenes.find(({ lies }) => lies(sitting))?.Scene ?? Journey;
  return (
    <ControlsContext value={controls}>
      <Inks />
      <Suspense fallback={<main />}>
        <Scene sitting={sitting} />
      </Suspense>
      <Live sitting={sitting} reads={concerns(sitting)} />
    </ControlsContext>
  );
}

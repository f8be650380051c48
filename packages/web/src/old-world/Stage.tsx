import './styles.ts';
import { Suspense } from 'react';
import { Live } from './frame/Live.tsx';
import { scenes } from './frame/scenes.ts';
import { Journey } from './journey/Journey.tsx';
import { Inks } from './parts/Inks.tsx';
import { useOldWorld } from './sitting.ts';

/** What lay on the table at one point of a game. */
export default function Stage() {
  const sitting = useOldWorld();
  const Scene = scenes.find(({ lies }) => lies(sitting))?.Scene ?? Journey;
  return (
    <>
      <Inks />
      <Suspense fallback={<main />}>
        <Scene sitting={sitting} />
      </Suspense>
      <Live sitting={sitting} />
    </>
  );
}

import { useEffect } from 'react';
import { Logo } from '../../parts/Logo.tsx';
import { Languages } from '../../parts/Languages.tsx';
import { useWords } from '../../words/index.tsx';
import { Journey } from '../journey/Journey.tsx';
import { oldWorldTable, useOldWorld, useTableState } from '../local/use-old-world.ts';
import { Inks } from '../parts/Inks.tsx';
import { scenes } from './scenes.ts';
import { useBots } from './use-bots.ts';

/** The table of one game: what lies on it now, and the question that is open. */
export function Table({ id }: { readonly id: string }) {
  const { say } = useWords();
  const { is } = useTableState();
  const sitting = useOldWorld();
  useEffect(() => oldWorldTable().open(id), [id]);
  useBots(sitting);
  if (is === 'lost') return <p>{say('ow.lost')}</p>;
  if (sitting === undefined) return <p>{say('ow.opening')}</p>;
  const Scene = scenes.find(({ lies }) => lies(sitting.view))?.Scene ?? Journey;
  return (
    <div className="old-world table-ground">
      <Inks />
      <header>
        <Logo />
        <Languages />
      </header>
      <Scene sitting={sitting} />
    </div>
  );
}

import { findGame } from '@medallion/table/registry';
import { Suspense } from 'react';
import { gameOf, isPreset } from './addresses.ts';
import { Home } from './home/Home.tsx';
import { screensOf } from './screens.ts';
import { PlainNewGame } from './table/setup/PlainNewGame.tsx';
import { TablePage } from './table/TablePage.tsx';

interface GamePageProps {
  /** The first word of the address. */
  readonly word: string;
  readonly path: string;
}

/** Everything about one game: a new one, or the table whose id stands in the address. An unknown word leads home. */
export default function GamePage({ word, path }: GamePageProps) {
  const game = findGame(gameOf(word))?.id;
  return game === undefined ? <Home /> : <Game game={game} path={path} />;
}

function Game({ game, path }: { readonly game: string; readonly path: string }) {
  if (path !== '' && !isPreset(path)) return <TablePage key={path} game={game} id={path} />;
  const preset = path === '' ? 'bots' : path;
  const NewGame = screensOf(game)?.NewGame;
  return (
    <Suspense fallback={<div className="table-ground" />}>
      {NewGame === undefined ? (
        <PlainNewGame key={`${game}/${preset}`} game={game} preset={preset} />
      ) : (
        <NewGame key={preset} preset={preset} />
      )}
    </Suspense>
  );
}

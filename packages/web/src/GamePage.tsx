import { Suspense } from 'react';
import { isPreset } from './addresses.ts';
import { screensOf } from './screens.ts';
import { PlainNewGame } from './table/setup/PlainNewGame.tsx';
import { TablePage } from './table/TablePage.tsx';

/** Everything about one game: a new one, or the table whose id stands in the address. */
export default function GamePage({ game, path }: { readonly game: string; readonly path: string }) {
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

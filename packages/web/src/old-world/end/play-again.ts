import type { NewGame } from '../local/protocol.ts';
import { oldWorldTable } from '../local/use-old-world.ts';

/** Starts another game with the same people and rules, and goes to its table. */
export function playAgain(last: string, game: NewGame): void {
  const table = oldWorldTable();
  table.start(game);
  const stop = table.subscribe(() => {
    const { is, position } = table.snapshot();
    if (is === 'opening') return;
    stop();
    if (position !== undefined && position.id !== last) location.hash = `/old-world/${position.id}`;
  });
}

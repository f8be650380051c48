/** A solo game for the tests: the player is Geralt. */
import type { Character } from '../../src/content/index.ts';
import type { Participant, Table } from '../../src/rules/table.ts';
import { type Game, happened, setActive, stage, type Stage } from '../support.ts';

/** A solo game of Geralt; the Active Symbols are Combat and Magic. */
export const solo = (
  automa: Character,
  steps: Stage['steps'],
  arrange?: (table: Table, automa: Participant, player: Participant) => void,
  more: Partial<Stage> = {},
): Game =>
  stage({
    characters: ['geralt'],
    automa,
    arrange: (table, [player, opponent]) => {
      setActive(table, 'combat', 'magic');
      if (player !== undefined && opponent !== undefined) arrange?.(table, opponent, player);
    },
    steps,
    ...more,
  });

/** What the solo token showed, first first. */
export const flips = (play: Game) => happened(play, 'tokenFlipped').map(({ side }) => side);

/** A seed for which the first flips are these. */
export function seedFor(...sides: ('left' | 'right')[]): string {
  for (let seed = 0; ; seed++) {
    const play = solo(
      'yennefer',
      Array.from(sides, () => ({ do: 'automa/flip' }) as const),
      undefined,
      { seed: `${seed}` },
    );
    if (flips(play).join() === sides.join()) return `${seed}`;
  }
}

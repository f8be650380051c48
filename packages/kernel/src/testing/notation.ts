import type { Game, Shape } from '../shape.ts';
import { randomPlay } from './random-play.ts';
import { complainer, mustEqual, type Seated } from './sitting.ts';

/** Every position reads back from its text as the very same position. Returns how many were compared. */
export function checkNotation<G extends Shape>(game: Game<G>, sitting: Seated): number {
  const complain = complainer(game, sitting);
  const { notation } = game;
  if (notation === undefined) return complain('the game has no notation');
  let positions = 0;
  const onState = ({ state }: { state: Parameters<typeof notation.print>[0] }): void => {
    const text = notation.print(state);
    const read = notation.parse(text);
    mustEqual(complain, `position ${positions} reads back as another one`, read, state);
    if (notation.print(read) !== text) complain(`position ${positions} prints differently the second time`);
    positions++;
  };
  randomPlay(game, { ...sitting, onState });
  return positions;
}

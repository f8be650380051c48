import { type AnyShape, type Game, Match, playView } from '@medallion/kernel';
import { Unusable } from '../fault.ts';
import { askFor, laidOut } from './lay-out.ts';
import type { Scenario } from './read.ts';

/**
 * A scenario as a match that can be played on. Its record begins with the position it was laid out from, so that
 * nothing of it claims to have been dealt. Throws Unusable.
 */
export function matchOfScenario(game: Game<AnyShape>, scenario: Scenario, secret: string): Match<AnyShape> {
  let match: Match<AnyShape>;
  try {
    const { state, seats, options } = laidOut(game, scenario);
    const nonces = Array.from({ length: seats }, (_, seat) => String(seat));
    const { header } = Match.start(game, { seats, options, secret, nonces });
    match = Match.goOn(game, { header, entries: [], seal: { secret } }, { number: 0, state });
    // What no screen could show is refused here.
    for (const viewer of ['spectator', ...nonces.keys()] as const) playView(match.play, viewer);
  } catch (fault) {
    throw new Unusable('position', undefined, fault instanceof Error ? fault.message : String(fault));
  }
  for (const [at, answer] of scenario.answers.entries()) {
    const ask = askFor(match.play, answer);
    const [seat, choice] = typeof answer === 'string' ? [ask?.seat ?? -1, answer] : answer;
    const submitted = match.submit({ seat, ask: ask?.id ?? -1, choice, number: match.number });
    if (!submitted.ok) throw new Unusable('refused', at + 1);
  }
  return match;
}

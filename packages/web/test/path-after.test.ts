import { destinyAdept, destinyNovice, randomBot, type Bot } from '@medallion/bots';
import { Dice, type Happening, heardBy, Match, type Viewer } from '@medallion/kernel';
import { type PathOfDestiny, type PathOfDestinyView, pathOfDestiny } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import { questionOf } from '@medallion/bots';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../src/path-of-destiny/end/points.ts';
import { afterEvent } from '../src/path-of-destiny/show/after.ts';

const BOTS: readonly Bot<PathOfDestiny>[] = [destinyNovice, destinyAdept, randomBot, destinyNovice, destinyAdept];

/** What the show never needs one by one: it is as the final view has it. */
function shown({ phase: _phase, discard: _d, leaders: _l, pathTokens: _p, tally, ...rest }: PathOfDestinyView) {
  const full = (points: readonly number[]) => rest.participants.map((_of, who) => points[who] ?? 0);
  return {
    ...rest,
    // Only the reckoning itself looks at it.
    participants: rest.participants.map(({ betweenWorlds: _b, ...of }) => of),
    tally: { sideQuest: full(tally.sideQuest), golden: full(tally.golden), special: full(tally.special) },
  };
}

function playAndFollow(seats: number, options: object, seed: string): number {
  const nonces = Array.from({ length: seats }, (_, seat) => `${seed} ${seat}`);
  const match = Match.start(pathOfDestiny, { seats, options, secret: seed, nonces });
  const told: Happening<PathOfDestiny>[] = [...match.takeEvents()];
  const dice = new Dice(seed);
  const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
  let steps = 0;
  while (match.play.over === undefined) {
    const open = match.play.unanswered()[0];
    if (open === undefined) throw new Error('nobody is asked');
    const before = viewers.map((viewer) => match.view(viewer).table);
    const bot = BOTS[open.seat] ?? destinyNovice;
    const choice = bot.answer(questionOf(match.play, open), dice);
    const done = match.submit({ seat: open.seat, number: match.number, ask: open.id, choice });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    told.push(...done.events);
    for (const [at, viewer] of viewers.entries()) {
      let view = before[at] as PathOfDestinyView;
      // Nothing is told one by one while the table is set; and at the end everything lies open.
      if (view.chapter === 0 || match.play.over !== undefined) continue;
      for (const event of heardBy(done.events, viewer)) view = afterEvent(view, event);
      expect(shown(view), `${open.ask} as ${viewer}: ${done.events.map(({ type }) => type).join(' ')}`).toEqual(
        shown(match.view(viewer).table),
      );
    }
    steps += 1;
  }
  // At the end every point has a source, and every portion a reason.
  const { participants } = match.view('spectator').table;
  const { points, portions } = accountOf(heardBy(told, 'spectator'), participants.length);
  for (const { who, vp } of participants) {
    expect(Object.values(points).reduce((sum, of) => sum + (of[who] ?? 0), 0)).toBe(vp);
    const reasons = Object.values(portions).flatMap((of) => of[who] ?? []);
    expect(reasons.filter(({ why }) => why === undefined)).toEqual([]);
  }
  return steps;
}

describe('what happened, told event by event', () => {
  it.each(STORIES.flatMap((story) => [1, 2, 3, 5].map((seats) => ({ story, seats }))))(
    '$story with $seats leads from every view to the next',
    ({ story, seats }) => {
      expect(playAndFollow(seats, { story }, 'ash')).toBeGreaterThan(20);
    },
  );
});

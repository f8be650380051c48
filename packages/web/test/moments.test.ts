/** What nobody at the table misses: ends, trophies, levels; and what others did, what concerns oneself first. */

import type { HeardEvent } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { concerningFirst } from '../src/old-world/log/lines.ts';
import { missedBy, momentsOf } from '../src/old-world/moments/moments.ts';

type Looked = Parameters<typeof momentsOf>[0];

/** Anna (0) and Eskel (2) are persons, Olek (1) is a bot; this happened on the way to the position. */
function looked(
  events: readonly [type: string, data: object][],
  { viewer = 0 as number | 'spectator', over = false } = {},
) {
  return {
    table: { sitters: [{ name: 'Anna' }, { name: 'Olek', bot: 'novice' }, { name: 'Eskel' }] },
    position: {
      number: 7,
      viewer,
      ...(over ? { over: { ranking: [[0]] } } : {}),
      table: {
        witchers: [{ track: 1 }, { track: 3 }, { track: 0 }],
        poker: { active: 1, other: 0, against: 'locals' },
      },
    },
    events: events.map(([type, data]) => ({ type, data })),
  } as unknown as Looked;
}

const kinds = (at: Looked) => momentsOf(at).map(({ kind }) => kind);

describe('what has to be looked at', () => {
  it('is a trophy of anybody, a bot included, with the place it led to', () => {
    const at = looked([
      ['trophyGained', { seat: 1, trophy: 'monster:4' }],
      ['trackAdvanced', { seat: 1, position: 3 }],
    ]);
    expect(momentsOf(at)).toMatchObject([{ kind: 'trophy', seat: 1, trophy: 'monster:4', track: 3 }]);
  });

  it('is the own level, and nobody else’s', () => {
    expect(kinds(looked([['levelUp', { seat: 0, level: 2 }]]))).toEqual(['level']);
    expect(kinds(looked([['levelUp', { seat: 1, level: 2 }]]))).toEqual([]);
  });

  it('is the end of a person’s fight, with a monster or a witcher; a bot’s own is called out over the map', () => {
    const hunted = (seat: number): [string, object] => ['monsterFightEnded', { seat, monster: 3, outcome: 'defeated' }];
    expect(kinds(looked([hunted(0)]))).toEqual(['fight']);
    expect(kinds(looked([hunted(1)]))).toEqual([]);
    expect(kinds(looked([['witcherFightEnded', { winner: 1, loser: 2 }]]))).toEqual(['fight']);
  });

  it('is how dice ended, also for whoever threw for the locals', () => {
    expect(kinds(looked([['pokerSettled', { winner: 'active' }]]))).toEqual(['poker']);
  });

  it('is nothing for somebody who only watches, and what has ended with the game is told by its end', () => {
    const gained: [string, object] = ['trophyGained', { seat: 1, trophy: 'monster:4' }];
    expect(kinds(looked([gained], { viewer: 'spectator' }))).toEqual([]);
    expect(kinds(looked([gained], { over: true }))).toEqual([]);
  });
});

it('whoever comes back to a shared screen learns how the own fight ended, and not how another’s did', () => {
  const at = looked([
    ['monsterFightEnded', { seat: 2, monster: 3, outcome: 'defeated' }],
    ['trophyGained', { seat: 2, trophy: 'monster:3' }],
  ]);
  expect(missedBy(2, at).map(({ kind }) => kind)).toEqual(['fight']);
  expect(missedBy(0, at)).toEqual([]);
});

it('what happened meanwhile begins with what concerns the reader, then what changes the race', () => {
  const news = [
    { type: 'attributeRaised', data: { seat: 1 } },
    { type: 'trophyGained', data: { seat: 1 } },
    { type: 'pokerSettled', data: { to: 0 } },
    { type: 'witcherFightEnded', data: { winner: 1, loser: 2 } },
    { type: 'entered', data: { seat: 1 } },
  ] as unknown as readonly HeardEvent[];
  expect(concerningFirst(news, 0).map(({ type }) => type)).toEqual([
    'pokerSettled',
    'trophyGained',
    'witcherFightEnded',
    'attributeRaised',
    'entered',
  ]);
});

import { describe, expect, test } from 'vitest';
import { ALLIANCE_CARDS, type AllianceEffect, type AllianceSide } from '../src/content/index.ts';
import { gainXp, goldenSpace } from '../src/rules/experience.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import type { Participant, Table } from '../src/rules/table.ts';
import {
  answer,
  asked,
  askedSeats,
  cards,
  type Game,
  goOn,
  happened,
  lay,
  legal,
  of,
  put,
  setActive,
  stage,
  type Stage,
  whyNot,
} from './support.ts';

const story = { story: 'evil' };
const SETUP = { do: 'evil/setup' } as const;
const REVEAL = { do: 'evil/reveal' } as const;

/** Numbers of Alliance cards of a side with these effects, in this order. */
function alliance(side: AllianceSide, ...effects: AllianceEffect[]): number[] {
  const left = ALLIANCE_CARDS.map((each, number) => ({ ...each, number })).filter((each) => each.side === side);
  return effects.map((effect) => {
    const at = left.findIndex((each) => each.effect === effect);
    return left.splice(at, 1)[0]?.number ?? -1;
  });
}
/** Gives these cards to somebody and leaves the others in their decks. */
function ally(table: Table, to: Participant | undefined, side: AllianceSide, ...effects: AllianceEffect[]): number[] {
  const numbers = alliance(side, ...effects);
  if (to !== undefined) put(to.alliances[side], numbers);
  const held = table.participants.flatMap(({ alliances }) => cards(alliances[side]));
  put(
    table.allianceDecks[side],
    ALLIANCE_CARDS.flatMap((each, n) => (each.side === side && !held.includes(n) ? [n] : [])),
  );
  return numbers;
}
const backing = (table: Table, dominant: 'left' | 'right'): void => {
  setActive(table, 'combat', 'magic');
  table.dominant = dominant;
};

describe('preparing The Lesser Evil', () => {
  test('PD-EVIL-03, PD-EVIL-04, R-96: both sides at the lowest row, one each at random on the two above it', () => {
    const seen = new Set<string>();
    for (const [characters, lowest] of [
      [['geralt', 'yennefer'], 4],
      [['geralt', 'yennefer', 'ciri', 'vesemir'], 5],
    ] as const) {
      for (let seed = 0; seed < 12; seed++) {
        const { table } = stage({ characters, options: story, seed: `${seed}`, steps: [SETUP] });
        const rows = new Map(table.allianceRows.map(({ side, row }) => [side, row]));
        expect(rows.get('both')).toBe(lowest);
        expect(new Set([rows.get('renfri'), rows.get('stregobor')])).toEqual(new Set([lowest - 2, lowest - 1]));
        seen.add(`${lowest} ${rows.get('renfri')}`);
      }
    }
    expect(seen.size).toBe(4);
  });

  test('PD-EVIL-03: the lowest row gives no Experience', () => {
    const play = stage({ options: story, steps: [SETUP, { do: 'choose/pick', who: 0 }] });
    answer(play, 'row-4');
    expect(of(play, 0).xp).toBe(0);
    expect(asked(play)).toBe('evil/side');
  });

  test('PD-EVIL-05: two shuffled decks of sixteen', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      const { allianceDecks } = stage({ options: story, seed: `${seed}`, steps: [SETUP] }).table;
      for (const side of ['renfri', 'stregobor'] as const) {
        expect(allianceDecks[side].kind).toBe('deck');
        expect(allianceDecks[side].cards).toHaveLength(16);
        expect(allianceDecks[side].cards.every((n) => ALLIANCE_CARDS[n]?.side === side)).toBe(true);
      }
      orders.add(allianceDecks.renfri.cards.join());
    }
    expect(orders.size).toBe(3);
  });
});

describe('Alliance cards', () => {
  test('PD-EVIL-06: a row with a token means a card of that side besides the pair', () => {
    const play = stage({ options: story, steps: [SETUP, { do: 'choose/pick', who: 0 }] });
    const row = play.table.allianceRows.find(({ side }) => side === 'stregobor')?.row;
    answer(play, `row-${row}`);
    expect(of(play, 0).hand.cards).toHaveLength(7);
    expect(of(play, 0).alliances.stregobor.cards).toHaveLength(1);
    expect(of(play, 0).alliances.renfri.cards).toHaveLength(0);
    expect(play.table.allianceDecks.stregobor.cards).toHaveLength(15);
    // Row 1 has no token.
    goOn(play, { do: 'choose/take', who: 1, space: 1 });
    expect(of(play, 1).alliances.renfri.cards.length + of(play, 1).alliances.stregobor.cards.length).toBe(0);
  });

  test('PD-EVIL-07, R-97: at the combined token the deck is chosen, before the card is seen', () => {
    const play = stage({ options: story, steps: [SETUP, { do: 'evil/row', who: 0, row: 4 }] });
    expect(legal(play)).toEqual(['renfri', 'stregobor']);
    expect(of(play, 0).alliances.renfri.cards).toHaveLength(0);
    answer(play, 'renfri');
    expect(of(play, 0).alliances.renfri.cards).toHaveLength(1);
  });

  test('PD-EVIL-08, PD-INFO-07, R-105: the owner sees the faces, the others how many of each side', () => {
    const play = stage({ options: story, steps: [SETUP, { do: 'evil/ally', who: 0, side: 'renfri' }] });
    const [drawn] = of(play, 0).alliances.renfri.cards;
    const seen = (viewer: 0 | 1 | 'spectator') => pathOfDestiny.view(play, viewer).participants[0]?.alliances;
    expect(seen(0)).toEqual({ renfri: { count: 1, cards: [drawn] }, stregobor: { count: 0, cards: [] } });
    expect(seen(1)).toEqual({ renfri: { count: 1 }, stregobor: { count: 0 } });
    expect(seen('spectator')).toEqual(seen(1));
    expect(play.events.at(-1)).toEqual({
      type: 'allianceDrawn',
      data: { who: 0, side: 'renfri' },
      secret: { seat: 0, data: { card: drawn } },
    });
  });

  test('PD-TV-62, PD-EVIL-09, R-98, R-105: on the fourth of a side one of the four goes, face down', () => {
    const play = stage({
      options: story,
      arrange: (table, [geralt]) => {
        ally(table, geralt, 'stregobor', 'xp', 'xp');
        ally(table, geralt, 'renfri', 'xp', 'left', 'sell');
      },
      steps: [{ do: 'evil/ally', who: 0, side: 'renfri' }],
    });
    const held = [...of(play, 0).alliances.renfri.cards];
    expect(held).toHaveLength(4);
    expect(legal(play)).toEqual(held.map((n) => `discard:${n}`));
    expect(whyNot(play, `discard:${of(play, 0).alliances.stregobor.cards[0]}`)).toBe('other-side PD-EVIL-09');
    answer(play, `discard:${held[1]}`);
    expect(of(play, 0).alliances.renfri.cards).toEqual([held[0], held[2], held[3]]);
    expect(play.table.allianceDiscards.renfri).toMatchObject({ kind: 'deck', cards: [held[1]] });
    expect(play.events.at(-1)?.data).toEqual({ who: 0, side: 'renfri' });
    expect(asked(play)).toBeUndefined();
  });

  test('PD-EVIL-09: three of each side may be held', () => {
    const play = stage({
      options: story,
      arrange: (table, [geralt]) => {
        ally(table, geralt, 'stregobor', 'xp', 'xp', 'left');
        ally(table, geralt, 'renfri', 'xp', 'left');
      },
      steps: [{ do: 'evil/ally', who: 0, side: 'renfri' }],
    });
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0).alliances.renfri.cards).toHaveLength(3);
  });

  test('R-99: an empty deck takes back its discards; where there are none, no card is drawn', () => {
    const play = stage({
      options: story,
      arrange: (table) => put(table.allianceDiscards.renfri, [3, 4]),
      steps: [{ do: 'evil/ally', who: 0, side: 'renfri' }],
    });
    expect(play.table.allianceDecks.renfri.cards).toHaveLength(1);
    expect(play.table.allianceDiscards.renfri.cards).toHaveLength(0);
    expect(of(play, 0).alliances.renfri.cards).toHaveLength(1);
    goOn(play, { do: 'evil/ally', who: 1, side: 'stregobor' });
    expect(of(play, 1).alliances.stregobor.cards).toHaveLength(0);
    expect(asked(play)).toBeUndefined();
  });
});

describe('the group takes a side', () => {
  test('PD-EVIL-10, PD-EVIL-11, PD-EVIL-12: left backs Renfri, right Stregobor; the others stay face down', () => {
    for (const [dominant, backed, other] of [
      ['left', 'renfri', 'stregobor'],
      ['right', 'stregobor', 'renfri'],
    ] as const) {
      const play = stage({
        options: story,
        arrange: (table, [geralt, yennefer]) => {
          backing(table, dominant);
          ally(table, geralt, backed, 'xp', 'left');
          ally(table, yennefer, other, 'xp');
        },
        steps: [REVEAL],
      });
      expect(of(play, 0)).toMatchObject({ xp: 1, tokens: [1, 0, 0, 0] });
      expect(of(play, 0).alliances[backed].cards).toEqual([]);
      expect(of(play, 0).revealed.cards).toEqual([]);
      expect(play.table.allianceDiscards[backed].cards).toHaveLength(2);
      expect(of(play, 1).xp).toBe(0);
      expect(of(play, 1).alliances[other].cards).toHaveLength(1);
    }
  });

  test('PD-EVIL-11, R-101: all are laid open first, then applied in Initiative order', () => {
    const play = stage({
      characters: ['geralt', 'dandelion'],
      options: story,
      arrange: (table, [geralt, dandelion]) => {
        backing(table, 'left');
        for (const each of table.participants) each.tokens = [1, 1, 0, 0];
        const [first, second] = alliance('renfri', 'exchange', 'exchange');
        if (geralt) put(geralt.alliances.renfri, [first as number]);
        if (dandelion) put(dandelion.alliances.renfri, [second as number]);
      },
      steps: [REVEAL],
    });
    expect(play.table.initiative).toEqual([1, 0]);
    expect(pathOfDestiny.view(play, 'spectator').participants.map(({ revealed }) => revealed.length)).toEqual([1, 1]);
    expect(askedSeats(play)).toEqual([1]);
    answer(play, legal(play)[0] as string);
    expect(askedSeats(play)).toEqual([0]);
  });

  test('R-100, R-112: after Dominance, before the scoring, which counts the changed Symbols; Dominance stays', () => {
    const play = stage({
      options: story,
      arrange: (table, [geralt]) => {
        setActive(table, 'combat', 'magic');
        table.turn = 3;
        table.destiny = ['left', 'aside', 'aside'];
        ally(table, geralt, 'renfri', 'right', 'left');
        if (geralt) lay(table, geralt, ['R02', 'B02']);
      },
      steps: [{ do: 'chapter/end' }],
    });
    expect(play.table.dominant).toBe('left');
    expect(happened(play, 'chapterScored').find(({ who }) => who === 0)).toMatchObject({ dominant: 3, nonDominant: 3 });
    const order = play.events.map(({ type }) => type);
    expect(order.indexOf('dominantFound')).toBeLessThan(order.indexOf('alliancesRevealed'));
    expect(order.indexOf('alliancesRevealed')).toBeLessThan(order.indexOf('chapterScored'));
  });

  test('R-112: Experience from an Alliance card unlocks an Ability in time for the scoring window', () => {
    const play = stage({
      options: story,
      arrange: (table, [geralt]) => {
        setActive(table, 'combat', 'magic');
        table.turn = 3;
        table.destiny = ['left', 'aside', 'aside'];
        ally(table, geralt, 'renfri', 'xp');
        if (geralt) Object.assign(geralt, { xp: 17, unlocked: 3 });
      },
      steps: [{ do: 'chapter/end' }],
    });
    expect(legal(play)).toContain('ability:GER-4:left');
  });

  /** Geralt applies these cards with these tokens. */
  function apply(effects: AllianceEffect[], tokens: Participant['tokens'], timeline: string[] = []): Game {
    return stage({
      options: story,
      arrange: (table, [geralt]) => {
        backing(table, 'left');
        ally(table, geralt, 'renfri', ...effects);
        if (geralt) {
          lay(table, geralt, timeline);
          geralt.tokens = tokens;
        }
      },
      steps: [REVEAL],
    });
  }

  test('PD-EVIL-14: 1 XP; one Active Symbol of a Path; a Non-Active Symbol for 2 XP', () => {
    expect(of(apply(['xp'], [0, 0, 0, 0]), 0).xp).toBe(1);
    expect(of(apply(['left'], [0, 0, 0, 0]), 0).tokens).toEqual([1, 0, 0, 0]);
    expect(of(apply(['right'], [0, 0, 0, 0]), 0).tokens).toEqual([0, 1, 0, 0]);
    expect(of(apply(['sell'], [1, 0, 1, 0]), 0)).toMatchObject({ tokens: [1, 0, 0, 0], xp: 2 });
    // Anywhere in the Timeline, as the owner likes. R-26
    const sell = apply(['sell'], [0, 0, 1, 0], ['G01']);
    expect(asked(sell)).toBe('symbols/lose');
    answer(sell, legal(sell).find((id) => id.startsWith('card')) as string);
    expect(of(sell, 0)).toMatchObject({ tokens: [0, 0, 1, 0], covered: [1], xp: 2 });
  });

  test('PD-EVIL-14, R-102: an Active Symbol for two of the other; the owner chooses which', () => {
    const play = apply(['exchange'], [1, 1, 0, 0]);
    const [exchange] = alliance('renfri', 'exchange');
    expect(legal(play)).toEqual([`apply:${exchange}:lose-left`, `apply:${exchange}:lose-right`]);
    answer(play, `apply:${exchange}:lose-right`);
    expect(of(play, 0).tokens).toEqual([3, 0, 0, 0]);
  });

  test('R-102: compulsory where it is possible, without effect where nothing can be lost', () => {
    const one = apply(['exchange'], [0, 2, 0, 0]);
    expect(asked(one)).toBeUndefined();
    expect(of(one, 0).tokens).toEqual([2, 1, 0, 0]);
    expect(of(apply(['exchange'], [0, 0, 3, 0]), 0).tokens).toEqual([0, 0, 3, 0]);
    expect(of(apply(['sell'], [3, 0, 0, 0]), 0)).toMatchObject({ tokens: [3, 0, 0, 0], xp: 0 });
  });

  test('R-101: each player orders their own cards', () => {
    const play = apply(['exchange', 'left'], [0, 0, 0, 0]);
    const [exchange, left] = alliance('renfri', 'exchange', 'left');
    expect(legal(play)).toEqual([`apply:${exchange}`, `apply:${left}`]);
    expect(whyNot(play, `apply:${exchange}:lose-left`)).toBe('nothing-to-lose PD-EVIL-14');
    answer(play, `apply:${left}`);
    expect(of(play, 0).tokens).toEqual([0, 2, 0, 0]);
  });

  test('PD-EVIL-13, R-104: what is face down at the end goes without effect', () => {
    const play = stage({
      options: story,
      arrange: (table, [geralt, yennefer]) => {
        backing(table, 'left');
        ally(table, geralt, 'stregobor', 'xp', 'left');
        ally(table, yennefer, 'renfri', 'xp');
      },
      steps: [REVEAL, { do: 'end/special' }],
    });
    expect(of(play, 0)).toMatchObject({ xp: 0, vp: 0, tokens: [0, 0, 0, 0] });
    // Those of the backed side fired before.
    expect(of(play, 1).xp).toBe(1);
    expect(of(play, 0).alliances.stregobor.cards).toEqual([]);
    expect(play.table.allianceDiscards.stregobor.cards).toHaveLength(2);
    expect(play.table.tally.special).toEqual([0, 0]);
  });
});

describe('who pushes hardest pays', () => {
  const followed = (dominant: 'left' | 'right', tokens: readonly Participant['tokens'][], options = {}) =>
    stage({
      options: { ...story, ...options },
      characters: ['geralt', 'yennefer', 'ciri'],
      arrange: (table, all) => {
        table.dominant = dominant;
        for (const [who, each] of all.entries()) {
          each.vp = 5;
          each.tokens = tokens[who] ?? [0, 0, 0, 0];
        }
      },
      steps: [{ do: 'chapter/path-tokens' }, { do: 'story/follow' }],
    });

  test('PD-EVIL-01, PD-EVIL-02: most Dominant Symbols are punished, most Non-Dominant ones rewarded', () => {
    const play = followed('left', [
      [3, 0, 0, 0],
      [1, 2, 0, 0],
    ]);
    expect([0, 1, 2].map((who) => [of(play, who).vp, of(play, who).xp])).toEqual([
      [3, 0],
      [9, 1],
      [5, 0],
    ]);
    const right = followed('right', [
      [3, 0, 0, 0],
      [1, 2, 0, 0],
    ]);
    expect([0, 1, 2].map((who) => [of(right, who).vp, of(right, who).xp])).toEqual([
      [8, 1],
      [3, 0],
      [5, 0],
    ]);
  });

  test('R-103: a tie is punished by Initiative, and one player may get both', () => {
    const play = followed('left', [
      [2, 2, 0, 0],
      [2, 2, 0, 0],
    ]);
    expect(play.table.initiative.slice(0, 2)).toEqual([0, 1]);
    expect([0, 1].map((who) => [of(play, who).vp, of(play, who).xp])).toEqual([
      [7, 1],
      [5, 0],
    ]);
  });

  test('PD-EVIL-15, PD-TV-52, R-62: losing XP moves the marker back, the golden one off the track', () => {
    const play = stage({ options: story, arrange: (_t, [geralt]) => geralt && (geralt.xp = 21), steps: [] });
    gainXp(play, 0, -3);
    expect(of(play, 0).xp).toBe(18);
    expect(goldenSpace(of(play, 0))).toBeUndefined();
    // PD-TV-53, R-58: never below 0.
    of(play, 0).xp = 2;
    gainXp(play, 0, -3);
    expect(of(play, 0).xp).toBe(0);
  });

  test('PD-EVIL-16: an Ability stays unlocked below its space', () => {
    const play = stage({ characters: ['ciri', 'geralt'], options: story, steps: [] });
    gainXp(play, 0, 7);
    gainXp(play, 0, -4);
    expect(of(play, 0)).toMatchObject({ xp: 3, unlocked: 2 });
    goOn(play, { do: 'ability/window', window: 'resolve' });
    expect(legal(play)).toContain('ability:CIR-2');
  });

  test('PD-EVIL-17: climbing past the space of a used Ability does not give it back', () => {
    const play = stage({ characters: ['ciri', 'geralt'], options: story, steps: [] });
    gainXp(play, 0, 7);
    goOn(play, { do: 'ability/window', window: 'resolve' });
    answer(play, 'ability:CIR-2');
    gainXp(play, 0, -4);
    gainXp(play, 0, 4);
    expect(of(play, 0)).toMatchObject({ xp: 7, unlocked: 2, used: 0b10 });
    goOn(play, { do: 'ability/window', window: 'resolve' });
    expect(asked(play)).toBeUndefined();
  });
});

describe('The Lesser Evil alone (SR-2)', () => {
  const solo = (arrange: (table: Table, automa: Participant) => void, step: Stage['steps'][number], seed = 'test') =>
    stage({
      characters: ['geralt'],
      options: story,
      seed,
      arrange: (table, [, automa]) => automa && arrange(table, automa),
      steps: [step],
    });

  test('PD-EVIL-06, PD-EVIL-07: the Automa draws unseen; at the combined token it flips, left for Renfri', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const play = solo(
        (table) => {
          ally(table, undefined, 'renfri');
          ally(table, undefined, 'stregobor');
          table.allianceRows = [{ row: 4, side: 'both' }];
        },
        { do: 'evil/row', who: 1, row: 4 },
        `${seed}`,
      );
      const side = play.table.flip === 'left' ? 'renfri' : 'stregobor';
      seen.add(side);
      expect(of(play, 1).alliances[side].cards).toHaveLength(1);
      expect(pathOfDestiny.view(play, 0).participants[1]?.alliances[side]).toEqual({ count: 1 });
      expect(play.events.at(-1)).toEqual({ type: 'allianceDrawn', data: { who: 1, side } });
    }
    expect(seen.size).toBe(2);
  });

  test('PD-EVIL-09: over the limit it discards the new card', () => {
    const play = solo((table, automa) => void ally(table, automa, 'renfri', 'xp', 'xp', 'left'), {
      do: 'evil/ally',
      who: 1,
      side: 'renfri',
    });
    expect(of(play, 1).alliances.renfri.cards).toEqual(alliance('renfri', 'xp', 'xp', 'left'));
    expect(play.table.allianceDiscards.renfri.cards).toHaveLength(1);
  });

  test('PD-EVIL-14, R-116: in drawn order; an exchange only from Non-Dominant to Dominant; tokens are lost first', () => {
    const play = solo((table, automa) => {
      backing(table, 'right');
      ally(table, automa, 'stregobor', 'exchange', 'left', 'sell');
      lay(table, automa, ['R02', 'G01']);
      automa.tokens = [0, 2, 0, 1];
    }, REVEAL);
    // Exchange: Combat for two Magic, covered on R02 as there is no token; then left; then a Non-Active token sold.
    expect(asked(play)).toBeUndefined();
    expect(of(play, 1)).toMatchObject({ tokens: [1, 4, 0, 0], covered: [1, 0], xp: 2 });
    const without = solo((table, automa) => {
      backing(table, 'right');
      ally(table, automa, 'stregobor', 'exchange');
      automa.tokens = [0, 2, 0, 0];
    }, REVEAL);
    expect(of(without, 1).tokens).toEqual([0, 2, 0, 0]);
    const renfri = solo((table, automa) => {
      backing(table, 'left');
      ally(table, automa, 'renfri', 'exchange');
      automa.tokens = [2, 1, 0, 0];
    }, REVEAL);
    expect(of(renfri, 1).tokens).toEqual([4, 0, 0, 0]);
  });

  test('PD-EVIL-01, R-71, R-103: an Automa that leads the Dominant side loses 2 VP, and the player nothing', () => {
    const play = stage({
      characters: ['geralt'],
      options: story,
      arrange: (table, [geralt, automa]) => {
        table.dominant = 'left';
        table.chapter = 1;
        if (geralt) Object.assign(geralt, { vp: 5, tokens: [2, 0, 0, 0] });
        if (automa) Object.assign(automa, { vp: 5, tokens: [3, 0, 0, 0] });
      },
      steps: [{ do: 'chapter/path-tokens' }, { do: 'story/follow' }],
    });
    expect([of(play, 0).vp, of(play, 1).vp]).toEqual([5, 3]);
    // The other token is the player's by Initiative or not at all.
    expect(play.table.pathTokens).toEqual({});
  });
});

/** PD-END and PD-SIDE: the final scoring. */

import { describe, expect, test } from 'vitest';
import { CHARACTER_SHEETS, type Character, type SideQuest } from '../src/content/index.ts';
import { sideQuestValue } from '../src/rules/side-quest.ts';
import { begin, playOut } from './playout.ts';
import { card, type Game, give, happened, lay, of, put, stage } from './support.ts';

const questOf = (character: Character): SideQuest =>
  CHARACTER_SHEETS.find((sheet) => sheet.character === character)?.sideQuest as SideQuest;
const value = (character: Character, ...ids: string[]): number => sideQuestValue(questOf(character), ids.map(card));

/** The end of chapter 3 of The Edge of the World on card 8, with everything still lying there. */
function ending(options = {}, arrange?: (play: Game['table']) => void): Game {
  return stage({
    options,
    arrange: (table, [geralt, yennefer]) => {
      if (geralt === undefined || yennefer === undefined) return;
      table.chapter = 3;
      table.turn = 3;
      table.pair = [8, 9];
      table.active = [3, 0];
      table.destiny = ['left', 'left', 'aside'];
      lay(table, geralt, ['Y01', 'Y02']);
      lay(table, yennefer, ['R01']);
      geralt.covered = [0b1, 0];
      geralt.tokens = [2, 0, 0, 0];
      arrange?.(table);
    },
    steps: [{ do: 'chapter/end' }],
  });
}

describe('Side Quests', () => {
  test('PD-SIDE-02, PD-END-03: Geralt counts red cards and Combat', () => {
    expect(value('geralt', 'R02', 'B01')).toBe(3);
    expect(value('geralt', 'R01', 'B01')).toBe(5);
    expect(value('geralt', 'R03', 'X-RB')).toBe(6);
    expect(value('geralt', 'G01', 'Y01')).toBe(0);
    expect(value('geralt', 'R01', 'R02', 'R03', 'R04', 'R05')).toBe(11);
  });
  test('PD-SIDE-02, R-66: Yennefer counts couples of blue and yellow; a card of both is both', () => {
    expect(value('yennefer', 'B04', 'Y01')).toBe(3);
    expect(value('yennefer', 'B02', 'Y01')).toBe(7);
    expect(value('yennefer', 'X-BY')).toBe(3);
    expect(value('yennefer', 'B04', 'B05')).toBe(4);
  });
  test('PD-SIDE-02: Dandelion counts different colours', () => {
    expect(value('dandelion', 'R01', 'R02')).toBe(0);
    expect(value('dandelion', 'R01', 'B01')).toBe(1);
    expect(value('dandelion', 'R01', 'B01', 'G01')).toBe(4);
    expect(value('dandelion', 'X-RBY', 'G01')).toBe(7);
    expect(value('dandelion', 'X-RBY', 'X-GP')).toBe(9);
  });
  test('PD-SIDE-02: Ciri counts multicolour cards and further Symbols', () => {
    expect(value('ciri', 'R01')).toBe(0);
    expect(value('ciri', 'X-RB')).toBe(3);
    expect(value('ciri', 'X-RB', 'X-GY', 'X-RG', 'X-BY')).toBe(7);
  });
  test('PD-SIDE-02: Vesemir counts pairs of a colour', () => {
    expect(value('vesemir', 'R01', 'R02', 'R03', 'B01', 'B02')).toBe(4);
    expect(value('vesemir', 'X-RB', 'R01', 'B01')).toBe(4);
    expect(value('vesemir', 'X-RB', 'R01', 'B01', 'G01', 'G02')).toBe(6);
    expect(value('vesemir', 'R01', 'B01', 'G01', 'Y01', 'P01')).toBe(0);
  });

  test('PD-SIDE-02: hands are shown, once, at the final scoring, and only cards in hand count', () => {
    const play = ending({}, (table) => {
      const [geralt] = table.participants;
      if (geralt === undefined) return;
      put(geralt.hand, []);
      give(table, geralt.hand, ['R02', 'R03'].map(card));
    });
    expect(happened(play, 'sideQuestScored')).toContainEqual({ who: 0, vp: 8 });
    expect(happened(play, 'handsRevealed')).toHaveLength(1);
    expect(play.table.handsShown).toBe(true);
    expect(play.table.tally.sideQuest[0]).toBe(8);
  });

  test('PD-SIDE-01: they are open throughout: the character says which', () => {
    const play = begin(2, { characters: ['geralt', 'ciri'] });
    playOut(play, (game) => {
      const seen = game.game.view(game, 'spectator').participants.map(({ character }) => character);
      expect(seen).toEqual(['geralt', 'ciri']);
    });
  });

  test('PD-SIDE-03, R-115: the introductory game scores none, but shows the hands', () => {
    const play = ending({ introductory: true });
    expect(happened(play, 'sideQuestScored')).toEqual([]);
    expect(play.table.tally.sideQuest).toEqual([0, 0]);
    expect(play.table.handsShown).toBe(true);
  });
});

describe('the final scoring', () => {
  test('PD-END-01: after chapter 3 nothing is discarded', () => {
    const play = ending();
    expect(play.over).toBeDefined();
    expect(of(play, 0)).toMatchObject({ covered: [1, 0], tokens: [2, 0, 0, 0] });
    expect(of(play, 0).timeline.cards).toEqual(['Y01', 'Y02'].map(card));
    expect(of(play, 0).hand.cards).toHaveLength(5);
    expect(happened(play, 'cardsKept')).toEqual([]);
    expect(play.table.discard.cards).toEqual([]);
  });

  test('PD-END-02, PD-END-03, PD-END-04, PD-END-05, R-56: chapter and Path tokens, Side Quests, golden marker, Story', () => {
    const play = ending({}, (table) => table.participants.forEach((each) => Object.assign(each, { xp: 30 })));
    // Diplomacy is Dominant: 4 of Geralt's 5 printed ones lie open; 2 Combat tokens are Non-Dominant.
    expect(happened(play, 'chapterScored')).toContainEqual({ who: 0, dominant: 4, nonDominant: 2 });
    const order = ['chapterScored', 'pathTokens', 'storyFollowed', 'sideQuestScored', 'goldenScored', 'heroNamed'];
    const types = play.events.map(({ type }): string => type);
    const places = order.map((type) => types.indexOf(type));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    // XP of the last chapter counts for the golden marker.
    expect(happened(play, 'goldenScored')).toContainEqual({ who: 0, space: 12, vp: 9 });
    // Epilogue 16: a VP per Diplomacy Symbol in hand. Geralt has two.
    expect(play.table.tally.special[0]).toBe(2);
    const { tally } = play.table;
    expect(of(play, 0).vp).toBe(4 + 4 + (tally.sideQuest[0] ?? 0) + 9 + 2);
  });

  test('PD-END-04, R-03: fewer than 20 XP give nothing and cost nothing', () => {
    const play = stage({
      arrange: (_, [geralt, yennefer]) => {
        if (geralt !== undefined) Object.assign(geralt, { xp: 19, vp: 5 });
        if (yennefer !== undefined) Object.assign(yennefer, { xp: 28, vp: 5 });
      },
      steps: [{ do: 'end/golden' }],
    });
    expect([of(play, 0).vp, of(play, 1).vp]).toEqual([5, 11]);
    expect(happened(play, 'goldenScored').map(({ who }) => who)).toEqual([1]);
  });

  test('PD-END-04: the Automa reads its own track', () => {
    const play = stage({
      characters: ['geralt'],
      arrange: (_, [, automa]) => {
        if (automa !== undefined) automa.xp = 12;
      },
      steps: [{ do: 'end/golden' }],
    });
    expect(of(play, 1).vp).toBe(10);
  });

  test('PD-END-06, PD-TV-63, R-67: most VP wins, a tie goes to the higher figure', () => {
    const play = stage({
      characters: ['ciri', 'geralt', 'dandelion'],
      arrange: (table, participants) => {
        for (const [who, vp] of [51, 51, 47].entries()) Object.assign(participants[who] ?? {}, { vp });
        table.initiative = [2, 1, 0];
        table.read = [8];
      },
      steps: [{ do: 'end/winner' }],
    });
    expect(play.over?.ranking).toEqual([[1], [0], [2]]);
  });

  test('R-77: the Automa can win a tie', () => {
    const play = stage({
      characters: ['geralt'],
      arrange: (table) => {
        table.initiative = [1, 0];
        table.read = [8];
      },
      steps: [{ do: 'end/winner' }],
    });
    expect(play.over?.ranking).toEqual([[1], [0]]);
  });

  test('PD-END-07: the epilogue of the branch names the winner as its hero', () => {
    const play = ending({}, (table) =>
      table.participants.forEach((each, who) => Object.assign(each, { vp: who * 50 })),
    );
    expect(play.table.read).toEqual([8, 16]);
    expect(happened(play, 'heroNamed')).toEqual([{ who: 1, character: 'yennefer' }]);
    expect(happened(play, 'epilogueOpened')).toEqual([{ node: 16, who: 1, character: 'yennefer' }]);
    expect(play.over?.detail).toMatchObject({ hero: 1, epilogue: 16 });
  });
});

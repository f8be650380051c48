import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, verifyRecord } from '@medallion/kernel';
import { tales } from '@medallion/path-of-destiny/stories';
import { CHARACTER_SHEETS } from '@medallion/path-of-destiny/content';
import { type Language, LANGUAGES } from '@medallion/path-of-destiny/words';
import { words } from '@medallion/path-of-destiny/words/every';
import { afterAll, describe, expect, it } from 'vitest';
import { playAt, type PlayOptions } from '../src/commands/play.ts';
import { gameCalled, STORY_NAMES } from '../src/games.ts';
import type { Question } from '../src/terminal/terminal.ts';
import { anyKey, type Finger, scriptedTerminal } from './scripted.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS: PlayOptions = { players: 2, bot: 'random', language: 'en', seed: 'a long road', edition: 'default' };

/** Every story, and one to four players, over the four languages. */
const TABLES: readonly (readonly [Language, number, string])[] = [
  ...LANGUAGES.map((language, index) => [language, index + 1, STORY_NAMES[index % 3] ?? ''] as const),
  ['pl', 1, 'lesser-evil'],
  ['ru', 3, 'striga'],
  ['it', 1, 'striga'],
];

describe('a game of Path of Destiny in the terminal', () => {
  it.each(TABLES)('is played to its end in %s by %i in %s, and its record holds', async (language, players, story) => {
    const record = join(folder, `${language}-${players}-${story}.jsonl`);
    const terminal = scriptedTerminal(anyKey(`fingers ${language} ${players}`));
    const sat = await playAt(terminal, 'path-of-destiny', { ...OPTIONS, players, language, story, record });
    expect(sat.how).toBe('over');
    const written = parseRecord(readFileSync(record, 'utf8'));
    expect(verifyRecord(gameCalled('path-of-destiny'), written)).toMatchObject({ ok: true });
    expect(leftovers(terminal.screen)).toEqual([]);
    // The Reserve lies open before characters are chosen. PD-SETUP-07
    const { reserve, chapter } = words(language).outline;
    const first = (text: string) => terminal.screen.findIndex((line) => line.includes(text));
    expect(first(`${reserve} (`)).toBeGreaterThanOrEqual(0);
    expect(first(`${reserve} (`)).toBeLessThan(first(`${chapter} 1`));
    if (language === 'ru') expect(latin(terminal.screen, record)).toEqual([]);
  });

  it('is played by several people at one terminal: nobody sees another’s question before the keys are handed over', async () => {
    for (const game of ['path-of-destiny', 'old-world', 'caravan']) {
      const terminal = scriptedTerminal(anyKey(`hot ${game}`));
      const seats = ['Anna', 'random', 'Olek'];
      const sat = await playAt(terminal, game, { ...OPTIONS, seats, story: 'edge-of-the-world' });
      expect(sat.how).toBe('over');
      expect(sat.record.header.seats).toBe(3);
      // The screen is wiped just before somebody says who they are, and at no other time.
      const handed = terminal.screen.flatMap((line, at) => (line.includes('nobody else looks') ? [at] : []));
      expect(new Set(handed.map((at) => (terminal.screen[at] ?? '').includes('Anna')))).toEqual(new Set([true, false]));
      for (const at of terminal.wiped) expect(terminal.screen[at]).toContain('nobody else looks');
      expect(terminal.wiped.length).toBeGreaterThan(2);
      const end = terminal.screen.slice(-1).join(' ');
      expect(end).not.toMatch(/\byou\b/i);
    }
  });

  it('takes names of bots for bots, and wants a person', async () => {
    const terminal = scriptedTerminal(anyKey('nobody'));
    const at = (seats: readonly string[]) => playAt(terminal, 'path-of-destiny', { ...OPTIONS, seats });
    await expect(at(['adept', 'novice'])).rejects.toThrow(/at least one person/);
    await expect(at(['Anna', 'Anna'])).rejects.toThrow(/a name of their own/);
    await expect(at(['Anna', 'a', 'b', 'c', 'd', 'e'])).rejects.toThrow(/6 players/);
  });

  it('reads the tale aloud, from the introduction to the line of the hero', async () => {
    const terminal = scriptedTerminal(anyKey('reader'));
    const sat = await playAt(terminal, 'path-of-destiny', { ...OPTIONS, story: 'striga', players: 3 });
    expect(sat.how).toBe('over');
    const screen = terminal.screen.join('\n').replace(/\s+/g, ' ');
    const { introduction, paths, epilogues } = tales('en').striga;
    expect(screen).toContain(introduction);
    for (const node of [2, 3] as const) expect(screen).toContain(paths[node].scene);
    expect(Object.values(paths).filter(({ scene }) => screen.includes(scene))).toHaveLength(6);
    expect(Object.values(paths).filter(({ result }) => screen.includes(result))).toHaveLength(3);
    const [end, ...others] = Object.values(epilogues).filter(({ ending }) => screen.includes(ending));
    expect(others).toEqual([]);
    expect(Object.values(end?.heroes ?? {}).some((line) => screen.includes(line))).toBe(true);
  });

  it('has cards chosen one by one, and the first can be taken back', async () => {
    const pressed: ((value: string) => boolean)[] = [
      (value) => value === 'top',
      (value) => /^\d+$/.test(value),
      (value) => value === 'back',
      (value) => /^\d+$/.test(value),
      (value) => /^\d+$/.test(value),
    ];
    const terminal = scriptedTerminal(press(pressed));
    const sat = await playAt(terminal, 'path-of-destiny', { ...OPTIONS, character: 'dandelion', introductory: true });
    expect(sat.how).toBe('left');
    expect(sat.record.entries.filter(([seat]) => seat === 0)).toEqual([
      [0, expect.any(Number), 'top'],
      [0, expect.any(Number), expect.stringMatching(/^play:\d+,\d+$/)],
    ]);
    const [, first, second, third, fourth] = terminal.questions;
    // Seven cards in hand; once the first is chosen six are left, and the way back.
    expect([first, second, third, fourth].map((question) => question?.choices.length)).toEqual([7, 7, 7, 7]);
    expect(third?.message).toBe(first?.message);
    expect(fourth?.choices.at(-1)?.value).toBe('back');
    expect(first?.choices[0]?.hint).toContain('→ then: ');
  });

  it('shows the table, and says why not with the clause', async () => {
    const steps: Finger[] = [() => ({ key: 'why' }), () => ({ key: 'leave' })];
    const terminal = scriptedTerminal((question, many) => steps.shift()?.(question, many) ?? { key: 'leave' });
    await playAt(terminal, 'path-of-destiny', {
      ...OPTIONS,
      players: 1,
      character: 'geralt',
      difficulty: 'death-march',
    });
    expect(terminal.screen.join('\n')).toContain('[PD-CHAR-04]');
    const table = scriptedTerminal(press([() => true]));
    await playAt(table, 'path-of-destiny', { ...OPTIONS, players: 1, character: 'geralt', story: 'lesser-evil' });
    const screen = table.screen.join('\n');
    for (const part of ['The Lesser Evil · Chapter 1 · turn 1', 'Left Path', 'Reserve', 'Renfri / Stregobor'])
      expect(screen).toContain(part);
    for (const part of ['Witcher Senses (ready)', 'White Wolf (from ', 'Unpaid Contract', 'The Automa'])
      expect(screen).toContain(part);
  });

  it('shows what is public: where Paths lead, all Effort cards, the boards of others, the offer that speaks for two', async () => {
    // A pick, and the first of two cards to play: then the table has been shown in both phases.
    const terminal = scriptedTerminal(press([() => true, () => true]));
    await playAt(terminal, 'path-of-destiny', { ...OPTIONS, story: 'edge-of-the-world', character: 'geralt' });
    const screen = terminal.screen.join('\n').replaceAll(/\s+/g, ' ');
    // The feet of the chapter's two cards: the pairs 4 / 5 and 6 / 7.
    for (const part of ['leads to Combat / Magic', 'leads to Magic / Exploration']) expect(screen).toContain(part);
    for (const chapter of [1, 2, 3]) expect(screen).toContain(`Chapter ${chapter}: `);
    const { abilities, sideQuests } = words('en').names;
    const boards = CHARACTER_SHEETS.filter((sheet) =>
      sheet.abilities.every(({ id }) => screen.includes(`${abilities[id]} (`)),
    );
    expect(boards).toHaveLength(2);
    for (const { character } of boards) expect(screen).toContain(sideQuests[character]);
    // With two players it stays in sight while cards are played.
    expect(terminal.screen.filter((text) => text.includes('Reserve (Main Deck')).length).toBeGreaterThan(1);
  });

  it('says what answers would come to: picks, plays, kept cards, Abilities, losses and allies', async () => {
    const questions: Question[] = [];
    for (const [story, players] of [
      ['lesser-evil', 2],
      ['striga', 1],
      ['edge-of-the-world', 2],
    ] as const) {
      const terminal = scriptedTerminal(anyKey(story === 'lesser-evil' ? 'ally f' : `foresight ${story}`));
      const option = { asking: 'always' };
      expect((await playAt(terminal, 'path-of-destiny', { ...OPTIONS, story, players, option })).how).toBe('over');
      questions.push(...terminal.questions);
    }
    /** What the answers to questions like this one are said to come to. */
    const foreseen = (message: RegExp): string[] =>
      questions.flatMap(({ message: asked, choices }) =>
        message.test(asked) ? choices.flatMap(({ hint }) => (hint?.includes('→ then: ') === true ? [hint] : [])) : [],
      );
    expect(foreseen(/where do you take/i)[0]).toMatch(/Initiative \d/);
    expect(foreseen(/which two cards do you play/i)[0]).toMatch(/→ then: \w+ \d+, \w+ \d+/);
    expect(foreseen(/keep/i)[0]).toMatch(/→ then: \w+ \d+, \w+ \d+/);
    expect(foreseen(/Ability|Abilities/)[0]).toMatch(/→ then: /);
    expect(foreseen(/los/i)[0]).toMatch(/→ then: \w+ \d+, \w+ \d+/);
    expect(foreseen(/Alliance card do you apply/)[0]).toMatch(/→ then: \w+ \d+, \w+ \d+/);
  });

  it('knows its stories, and that only one of them is for beginners', async () => {
    const terminal = scriptedTerminal(() => ({ key: 'leave' }));
    const play = (more: Partial<PlayOptions>) => playAt(terminal, 'path-of-destiny', { ...OPTIONS, ...more });
    await expect(play({ story: 'the-end' })).rejects.toThrow('no story called the-end');
    await expect(play({ story: 'striga', introductory: true })).rejects.toThrow('introductory');
    await expect(play({ players: 6 })).rejects.toThrow('6 players');
  });
});

/** Presses what is wanted next, or leaves. */
function press(wanted: ((value: string) => boolean)[]): Finger {
  return ({ choices }) => {
    const next = wanted.shift();
    const found = next === undefined ? undefined : choices.find(({ value }) => next(value));
    return found === undefined ? { key: 'leave' } : { key: 'answer', value: found.value };
  };
}

/** Messages that were not filled. */
function leftovers(screen: readonly string[]): string[] {
  return screen.flatMap((text) => text.split('\n')).filter((line) => /[{}#]|undefined|NaN|\[object/.test(line));
}

/** Words in Latin letters, but for clauses, the key that leaves and the way to the record. */
function latin(screen: readonly string[], record: string): string[] {
  const text = screen.join('\n').replaceAll(record, '').replaceAll('Ctrl-C', '');
  return text.replace(/\[[A-Z0-9-]+\]/g, '').match(/[A-Za-z]{2,}/g) ?? [];
}

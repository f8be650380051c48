/** The components in four languages: everything has a name and says what it does, in the letters of the language. */

import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  ALL_GOALS,
  AUTOMA_BOARDS,
  CHARACTER_SHEETS,
  CHARACTERS,
  COLOURS,
  EFFORT_CARDS,
  GOAL_BACKS,
  STORIES,
  STORY_DECKS,
  SYMBOLS,
} from '../../src/content/index.ts';
import { LANGUAGES, type Language, type Names, type Words } from '../../src/words/index.ts';
import { words } from '../../src/words/every.ts';

const others = LANGUAGES.filter((language) => language !== 'en');

/** Names that stay what they are. */
const PROPER = new Set(['Geralt', 'Yennefer', 'Ciri', 'Vesemir', 'Renfri', 'Stregobor', 'Axii']);

const LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /^[A-Za-z]+$/,
  pl: /^[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż]+$/,
  it: /^[A-Za-zÀÈÉÌÒÙàèéìòù]+$/,
  ru: /^[А-Яа-яЁё]+$/,
};

const ABILITIES = CHARACTER_SHEETS.flatMap(({ abilities }) => abilities.map(({ id }) => id));
const ALLIANCES = ['xp', 'exchange', 'left', 'right', 'sell'] as const;

/** Titles of cards, which no two may share. */
const titles = ({ cards, abilities, sideQuests, goals, alliances }: Names): string[] =>
  [cards, abilities, sideQuests, goals, alliances].flatMap((group) => Object.values(group));

/** Every name with where it stands. */
const named = (names: Names): [string, string][] =>
  Object.entries(names).flatMap(([group, value]: [string, string | Readonly<Record<string, string>>]) =>
    typeof value === 'string'
      ? [[group, value] as [string, string]]
      : Object.entries(value).map(([id, name]): [string, string] => [`${group} ${id}`, name]),
  );

/** Every text that is made for a component there is, with where it stands. */
function texts(spoken: Words): [string, string][] {
  const paths = STORIES.flatMap((story) => STORY_DECKS[story].paths.map((card) => ({ story, card })));
  const epilogues = STORIES.flatMap((story) => STORY_DECKS[story].epilogues);
  const all: [string, string | undefined][] = [
    ...ACTION_CARDS.map((card): [string, string | undefined] => [card.id, spoken.effect(card)]),
    ...CHARACTER_SHEETS.map(({ character, sideQuest }): [string, string] => [
      `side quest ${character}`,
      spoken.sideQuest(sideQuest),
    ]),
    ...AUTOMA_BOARDS.flatMap((board): [string, string][] => [
      [`automa ${board.character} first`, spoken.automaFirst(board)],
      [`automa ${board.character} second`, spoken.automaSecond(board)],
    ]),
    ...paths.flatMap(({ story, card }) =>
      (['left', 'right', 'all'] as const)
        .filter((who) => card[who].length > 0)
        .map((who): [string, string] => [`${story} ${card.node} ${who}`, spoken.operations(card[who])]),
    ),
    ...epilogues.flatMap(({ node, bonus }): [string, string][] =>
      bonus === undefined ? [] : [[`bonus ${node}`, spoken.finalBonus(bonus)]],
    ),
    ['bonus of goals', spoken.say('bonus.goals')],
    ['no bonus', spoken.say('bonus.none')],
    ...ALL_GOALS.map((goal): [string, string] => [goal.id, spoken.goal(goal)]),
    ...ALLIANCES.map((effect): [string, string] => [`alliance ${effect}`, spoken.alliance(effect)]),
    ...EFFORT_CARDS.map((card): [string, string] => [card.id, spoken.effort(card)]),
    ...ABILITIES.map((id): [string, string] => [id, spoken.abilities[id]]),
  ];
  return all.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

describe.each(LANGUAGES)('the words of Path of Destiny in %s', (language) => {
  const spoken = words(language);
  const { names } = spoken;
  const made = texts(spoken);

  it('name every component and nothing else', () => {
    expect(Object.keys(names.cards).sort()).toEqual(ACTION_CARDS.map(({ id }) => id).sort());
    expect(Object.keys(names.cards)).toHaveLength(93);
    expect(Object.keys(names.abilities).sort()).toEqual([...ABILITIES].sort());
    expect(Object.keys(spoken.abilities).sort()).toEqual([...ABILITIES].sort());
    expect(ABILITIES).toHaveLength(20);
    expect(Object.keys(names.goals).sort()).toEqual(ALL_GOALS.map(({ id }) => id).sort());
    expect(ALL_GOALS).toHaveLength(18);
    expect(Object.keys(names.goalBacks).sort()).toEqual([...GOAL_BACKS].sort());
    expect(Object.keys(names.alliances).sort()).toEqual([...ALLIANCES].sort());
    expect(Object.keys(names.sideQuests).sort()).toEqual([...CHARACTERS].sort());
    expect(Object.keys(names.characters).sort()).toEqual([...CHARACTERS].sort());
    expect(named(names).filter(([, name]) => name.trim() === '')).toEqual([]);
  });

  it('give no two cards the same name', () => {
    const all = titles(names).map((title) => title.toLocaleLowerCase(language));
    expect(all.filter((title, at) => all.indexOf(title) !== at)).toEqual([]);
  });

  it('keep titles short enough for a card', () => {
    expect(titles(names).filter((title) => title.length > 42)).toEqual([]);
  });

  it('tell the colours apart by a letter of their name', () => {
    expect(new Set(Object.values(names.colourLetters)).size).toBe(COLOURS.length);
    for (const colour of COLOURS)
      expect(names.colours[colour].toLocaleUpperCase(language)).toContain(names.colourLetters[colour]);
  });

  it('tell the Symbols apart', () => {
    expect(new Set(Object.values(names.symbols)).size).toBe(SYMBOLS.length);
    expect(new Set(Object.values(names.symbolOf)).size).toBe(SYMBOLS.length);
  });

  it('inflect every colour differently', () => {
    for (const key of ['when.colour-123', 'bonus.colour-in-timeline', 'automa.xp-per-card'] as const) {
      const said = COLOURS.map((colour) =>
        spoken.say(key, { colour, colourName: names.colours[colour], n: 1, cap: 3 }),
      );
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    }
  });

  it('have a text for everything that does something', () => {
    expect(made.length).toBeGreaterThan(180);
    expect(made.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('leave no gap, brace or key in any text', () => {
    const wrong = made.filter(
      ([, text]) =>
        /[{}#<>_]|undefined|null|NaN|\[object/.test(text) ||
        /\b(?:when|then|quest|automa|op|bonus|count|goal|alliance|effort)\.[a-z]/.test(text) ||
        /\s\s|^\s|\s$|\s[,.;:]|[.,;:]{2}|\( | \)/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('use the letters and marks of the language', () => {
    const foreign = [...named(names), ...made].flatMap(([where, text]) =>
      (text.match(/\p{L}+/gu) ?? []).filter((word) => !LETTERS[language].test(word)).map((word) => `${where}: ${word}`),
    );
    expect(foreign).toEqual([]);
    const apostrophe = language === 'en' || language === 'it' ? '’' : '';
    const dash = language === 'ru' ? '—' : '–';
    const marks = new RegExp(`[^\\p{L}\\d \u00a0.,:;!()+/→×${apostrophe}${dash}-]`, 'u');
    expect([...named(names), ...made].filter(([, text]) => marks.test(text))).toEqual([]);
  });

  it('begin sentences with a capital or a number and end them with a full stop', () => {
    const sentences = made.filter(([where]) => !/^(?:edge|striga|evil|bonus|no bonus)\b/.test(where));
    expect(sentences.filter(([, text]) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  });
});

describe.each(others)('beside the English words, those in %s', (language) => {
  const english = words('en');
  const spoken = words(language);

  it('are not left in English, except for proper names', () => {
    const known = new Map(named(english.names));
    const same = named(spoken.names).filter(
      ([where, name]) => known.get(where) === name && !PROPER.has(name) && !where.startsWith('colourLetters'),
    );
    expect(same).toEqual([]);
    const saidInEnglish = new Map(texts(english));
    expect(texts(spoken).filter(([where, text]) => saidInEnglish.get(where) === text)).toEqual([]);
  });

  it('say the same numbers in every Ability', () => {
    const digits = (text: string) => [...(text.match(/\d+/g) ?? [])].sort();
    expect(ABILITIES.map((id) => [id, digits(spoken.abilities[id])])).toEqual(
      ABILITIES.map((id) => [id, digits(english.abilities[id])]),
    );
  });

  it('give points and experience their own letters', () => {
    const [points, experience] = { pl: ['PZ', 'PD'], it: ['PV', 'PE'], ru: ['ПО', 'ОО'] }[language];
    expect(spoken.say('op.vp', { n: 3 })).toBe(`+3 ${points}`);
    expect(spoken.say('op.vp', { n: -2 })).toBe(`-2 ${points}`);
    expect(spoken.say('op.xp', { n: 3 })).toBe(`+3 ${experience}`);
    expect(spoken.say('op.xp', { n: 0 })).not.toMatch(/\d/);
  });
});

describe('the forms after 1, 2, 3 and 5', () => {
  const counts = [1, 2, 3, 5];
  const forms = (language: Language, say: (spoken: Words, n: number) => string): string[] =>
    counts.map((n) => say(words(language), n));
  const exactly = (spoken: Words, n: number) =>
    spoken.say('when.colour-exactly', { colour: 'green', colourName: spoken.names.colours.green, n });
  const atLeast = (spoken: Words, n: number) =>
    spoken.say('when.colour-at-least', { colour: 'blue', colourName: spoken.names.colours.blue, n });
  const nonActive = (spoken: Words, n: number) => spoken.say('when.non-active-at-least', { n });
  const path = (spoken: Words, n: number) => spoken.say('then.path', { side: 'left', n });
  const flip = (spoken: Words, n: number) => spoken.say('automa.flip-gives', { n });
  const per = (spoken: Words, n: number) => spoken.say('automa.vp-per-non-dominant', { n: 1, per: n });
  const cards = (spoken: Words, n: number) => spoken.say('automa.vp-per-colour', { n: 1, cards: n, cap: 4 });
  const next = (spoken: Words, n: number) => spoken.say('op.active', { side: 'right', n });
  const sift = (spoken: Words, n: number) => spoken.say('op.sift', { n });
  const symbols = (spoken: Words, n: number) =>
    spoken.say('quest.symbols-at-least', { symbol: spoken.names.symbolOf.combat, count: n, n: 2 });
  const beyond = (spoken: Words, n: number) => spoken.say('bonus.colours-in-hand-beyond', { n, cap: 3 });

  const expectForms = (language: Language, say: (spoken: Words, n: number) => string, parts: readonly string[]) => {
    const said = forms(language, say);
    // Whole words: "5 kart" is not "5 karty".
    for (const [at, part] of parts.entries()) expect(said[at]).toMatch(new RegExp(`${part}(?!\\p{L})`, 'u'));
  };

  it('are right in Polish', () => {
    expectForms('pl', exactly, ['1 zieloną kartę', '2 zielone karty', '3 zielone karty', '5 zielonych kart']);
    expectForms('pl', atLeast, ['1 niebieską kartę', '2 niebieskie karty', '3 niebieskie karty', '5 niebieskich kart']);
    expectForms('pl', nonActive, [
      '1 Symbol Nieaktywny',
      '2 Symbole Nieaktywne',
      '3 Symbole Nieaktywne',
      '5 Symboli Nieaktywnych',
    ]);
    for (const say of [path, flip, next]) expectForms('pl', say, ['1 żeton', '2 żetony', '3 żetony', '5 żetonów']);
    expectForms('pl', per, [
      'każdy 1 Symbol Niedominujący',
      'każde 2 Symbole Niedominujące',
      'każde 3 Symbole Niedominujące',
      'każde 5 Symboli Niedominujących',
    ]);
    for (const say of [cards, sift]) expectForms('pl', say, ['1 kartę', '2 karty', '3 karty', '5 kart']);
    expectForms('pl', symbols, ['co najmniej 1', 'co najmniej 2', 'co najmniej 3', 'co najmniej 5']);
    expectForms('pl', beyond, ['poza pierwszym,', 'poza dwoma pierwszymi', 'poza pierwszymi 3', 'poza pierwszymi 5']);
  });

  it('are right in Italian', () => {
    expectForms('it', exactly, ['1 carta verde', '2 carte verdi', '3 carte verdi', '5 carte verdi']);
    expectForms('it', atLeast, ['1 carta blu', '2 carte blu', '3 carte blu', '5 carte blu']);
    expectForms('it', nonActive, ['1 Simbolo Non Attivo', '2 Simboli Non Attivi', '3 Simboli', '5 Simboli']);
    for (const say of [path, flip, next])
      expectForms('it', say, ['1 segnalino', '2 segnalini', '3 segnalini', '5 segnalini']);
    expectForms('it', per, ['ogni Simbolo Non Dominante', 'ogni 2 Simboli', 'ogni 3 Simboli', 'ogni 5 Simboli']);
    expectForms('it', cards, ['1 carta', '2 carte', '3 carte', '5 carte']);
    expectForms('it', sift, ['1 carta, poi scartane una', '2 carte', '3 carte', '5 carte']);
    expectForms('it', symbols, ['1 Simbolo di', '2 Simboli di', '3 Simboli di', '5 Simboli di']);
    expectForms('it', beyond, ['oltre il primo', 'oltre i primi due', 'oltre i primi 3', 'oltre i primi 5']);
  });

  it('are right in Russian', () => {
    expectForms('ru', exactly, ['1 зелёная карта', '2 зелёные карты', '3 зелёные карты', '5 зелёных карт']);
    expectForms('ru', atLeast, ['1 синей карты', '2 синих карт', '3 синих карт', '5 синих карт']);
    expectForms('ru', nonActive, [
      '1 Неактивного символа',
      '2 Неактивных символов',
      '3 Неактивных символов',
      '5 Неактивных символов',
    ]);
    for (const say of [path, flip, next]) expectForms('ru', say, ['1 жетон', '2 жетона', '3 жетона', '5 жетонов']);
    expectForms('ru', per, [
      'каждый 1 Недоминирующий символ',
      'каждые 2 Недоминирующих символа',
      'каждые 3 Недоминирующих символа',
      'каждые 5 Недоминирующих символов',
    ]);
    expectForms('ru', cards, ['1 такой карты', '2 таких карт', '3 таких карт', '5 таких карт']);
    expectForms('ru', sift, ['1 карту', '2 карты', '3 карты', '5 карт']);
    expectForms('ru', symbols, ['1 символа Боя', '2 символов Боя', '3 символов Боя', '5 символов Боя']);
    expectForms('ru', beyond, ['сверх первого', 'сверх двух первых', 'сверх первых 3', 'сверх первых 5']);
  });
});

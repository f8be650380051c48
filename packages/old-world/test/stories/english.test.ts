import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Effect, EVENTS, EXPLORATIONS, location, type Quest } from '../../src/content/index.ts';
import { type EventProse, type ExplorationProse, stories } from '../../src/stories/index.ts';
import { words } from '../../src/words/index.ts';

const english = stories('en');
const explorations = new Map<string, ExplorationProse>(Object.entries(english.explorations));
const events = new Map<string, EventProse>(Object.entries(english.events));

interface Text {
  readonly where: string;
  readonly text: string;
}

/** The outcomes of an event in the order of its options or tiers; one for the other kinds. */
function outcomesOf(prose: EventProse): readonly string[] {
  return 'outcomes' in prose ? prose.outcomes : [prose.outcome];
}

function labelsOf(prose: EventProse): readonly string[] {
  return 'options' in prose ? prose.options : [];
}

const cards = [
  ...[...explorations].map(([id, prose]) => ({ id, ...prose, labels: prose.options, ends: prose.outcomes })),
  ...[...events].map(([id, prose]) => ({
    id: `event ${id}`,
    ...prose,
    labels: labelsOf(prose),
    ends: outcomesOf(prose),
  })),
];
const titles: Text[] = cards.map(({ id, title }) => ({ where: `${id} title`, text: title }));
const scenes: Text[] = cards.map(({ id, scene }) => ({ where: `${id} scene`, text: scene }));
const labels: Text[] = cards.flatMap(({ id, labels: all }) =>
  all.map((text, n) => ({ where: `${id} option ${n + 1}`, text })),
);
const outcomes: Text[] = cards.flatMap(({ id, ends }) =>
  ends.map((text, n) => ({ where: `${id} outcome ${n + 1}`, text })),
);
const names: Text[] = [...events].flatMap(([id, prose]) =>
  'name' in prose && prose.name !== undefined ? [{ where: `event ${id} name`, text: prose.name }] : [],
);
const everything = [...titles, ...scenes, ...labels, ...outcomes, ...names];

const count = (text: string): number => text.trim().split(/\s+/).length;
const bare = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

const outside = (texts: readonly Text[], least: number, most: number): string[] =>
  texts
    .filter(({ text }) => count(text) < least || count(text) > most)
    .map(({ where, text }) => `${where}: ${count(text)}`);
const having = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ where }) => where);

/** How often each key occurs, those above the limit only. */
function tooOften(keys: readonly string[], limit: number): string[] {
  const seen = new Map<string, number>();
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  return [...seen].filter(([, n]) => n > limit).map(([key, n]) => `${key}: ${n}`);
}

const opening = (texts: readonly Text[], length: number): string[] =>
  texts.map(({ text }) => bare(text).slice(0, length).join(' '));

function flat(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) =>
    'if' in effect ? [effect, ...flat(effect.then), ...flat(effect.else ?? [])] : [effect],
  );
}

/** Every result of the game beside the words that tell it. */
const results = [
  ...EXPLORATIONS.flatMap((card) =>
    card.options.map((option, n) => ({
      where: `${card.id} outcome ${n + 1}`,
      effects: flat(option.effects),
      text: explorations.get(card.id)?.outcomes[n] ?? '',
    })),
  ),
  ...EVENTS.flatMap((card) => {
    const told = events.get(String(card.number));
    const lists =
      card.kind === 'options'
        ? card.options.map((option) => option.effects)
        : card.kind === 'test' || card.kind === 'short-fight'
          ? card.tiers.map((tier) => tier.effects)
          : [card.effects];
    return lists.map((effects, n) => ({
      where: `event ${card.number} outcome ${n + 1}`,
      effects: flat(effects),
      text: told === undefined ? '' : (outcomesOf(told)[n] ?? ''),
    }));
  }),
];

const kindsOfPlace = {
  forest: /forest|wood|tree|pine|oak/i,
  mountain: /mountain|peak|pass|crag/i,
  water: /water|lake|river|sea|tide/i,
} as const;

function points(text: string, place: Quest['place']): boolean {
  return 'location' in place
    ? text.includes(words('en').name.place(location(place.location).id))
    : kindsOfPlace[place.terrain].test(text);
}

describe('the tales in English', () => {
  it('tell every exploration card and every event, and no other', () => {
    expect([...explorations.keys()].sort()).toEqual(EXPLORATIONS.map(({ id }) => id).sort());
    expect([...events.keys()].sort()).toEqual(EVENTS.map(({ number }) => String(number)).sort());
  });

  it.each(EVENTS.map((card) => [card.number, card] as const))('fit the kind of event %i', (number, card) => {
    const prose = events.get(String(number));
    expect(prose).toBeDefined();
    if (prose === undefined) return;
    const shape = Object.keys(prose).sort();
    if (card.kind === 'options') {
      expect(shape).toEqual(['options', 'outcomes', 'scene', 'title']);
    } else if (card.kind === 'test' || card.kind === 'short-fight') {
      expect(shape).toEqual(['outcomes', 'scene', 'title']);
      expect(outcomesOf(prose)).toHaveLength(card.tiers.length);
    } else if (card.kind === 'instant') {
      expect(shape).toEqual(['outcome', 'scene', 'title']);
    } else {
      expect(shape).toEqual(['name', 'outcome', 'scene', 'title']);
    }
  });

  it('keep to their length', () => {
    expect(outside(scenes, 40, 90)).toEqual([]);
    expect(outside(outcomes, 20, 60)).toEqual([]);
    expect(outside(labels, 3, 12)).toEqual([]);
    expect(outside(titles, 1, 6)).toEqual([]);
    expect(
      outside(
        titles.filter(({ where }) => !where.startsWith('event')),
        2,
        5,
      ),
    ).toEqual([]);
    expect(outside(names, 1, 4)).toEqual([]);
  });

  it('leave the numbers to the rules', () => {
    expect(having([...labels, ...outcomes], /\d/)).toEqual([]);
  });

  it('are set in proper type', () => {
    expect(having(everything, /["'`]|\.\.\.|\s\s|^\s|\s$|--|\$\{/)).toEqual([]);
    expect(having(labels, /[.!]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!”]$/)).toEqual([]);
    const unpaired = everything.filter(({ text }) => text.split('“').length !== text.split('”').length);
    expect(unpaired.map(({ where }) => where)).toEqual([]);
  });

  it('never say the same thing twice', () => {
    expect(
      tooOften(
        everything.map(({ text }) => bare(text).join(' ')),
        1,
      ),
    ).toEqual([]);
    const grams = [...scenes, ...outcomes].flatMap(({ text }) => {
      const all = bare(text);
      return [...new Set(all.slice(6).map((_, n) => all.slice(n, n + 7).join(' ')))];
    });
    expect(tooOften(grams, 1)).toEqual([]);
  });

  it('do not all begin alike', () => {
    expect(tooOften(opening(scenes, 1), Math.floor(scenes.length / 8))).toEqual([]);
    expect(tooOften(opening(scenes, 2), 3)).toEqual([]);
    expect(tooOften(opening(outcomes, 1), Math.floor(outcomes.length / 7))).toEqual([]);
    expect(tooOften(opening(outcomes, 2), 5)).toEqual([]);
    expect(tooOften(opening(labels, 1), 12)).toEqual([]);
  });

  it('go easy on dashes and worn turns of phrase', () => {
    expect(having(everything, /[—–]/)).toEqual([]);
    expect(having(everything, /smells? of/i).length).toBeLessThanOrEqual(3);
    expect(having(everything, /\bas if\b/i).length).toBeLessThanOrEqual(20);
    expect(having(everything, /\bnot an? [^.,;]+, but\b|\bnot merely\b|\bnot just\b/i)).toEqual([]);
  });

  it('never say which school the reader comes from', () => {
    const schools = /\bschool of the\b|\b(?:your|fellow) (?:wolf|griffin|bear|cat|viper)s?\b/i;
    expect(having(everything, schools)).toEqual([]);
  });

  it('say where a quest or a road leads', () => {
    const lost = results.filter(({ effects, text }) =>
      effects.some((effect) => {
        if ('quest' in effect) return !points(text, effect.quest.place);
        return 'goTo' in effect && !points(text, { location: effect.goTo });
      }),
    );
    expect(lost.map(({ where }) => where)).toEqual([]);
  });
});

const rulebooks = fileURLToPath(new URL('../../../../../shared/rulebooks/', import.meta.url));
const haveRulebooks = existsSync(rulebooks);
if (!haveRulebooks) console.info('No rulebook texts beside the project: the tales are not compared with them.');

describe.skipIf(!haveRulebooks)('the tales beside the rulebooks', () => {
  it('share no run of eight words with them', () => {
    const run = 8;
    const printed = new Set<string>();
    for (const file of readdirSync(rulebooks).filter((name) => name.endsWith('.txt'))) {
      const all = bare(readFileSync(`${rulebooks}${file}`, 'utf8'));
      for (let n = 0; n + run <= all.length; n += 1) printed.add(all.slice(n, n + run).join(' '));
    }
    expect(printed.size).toBeGreaterThan(0);
    const shared = everything.flatMap(({ where, text }) => {
      const all = bare(text);
      const runs = all.slice(run - 1).map((_, n) => all.slice(n, n + run).join(' '));
      return runs.filter((words8) => printed.has(words8)).map((words8) => `${where}: ${words8}`);
    });
    expect(shared).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import type { HeardEvent } from '@medallion/kernel';
import type { Listener } from '@medallion/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PathOfDestiny, pathOfDestiny } from '../../src/index.ts';
import { words } from '../../src/words/every.ts';
import { LANGUAGES, type Language } from '../../src/words/index.ts';
import { EVENT_TYPES, REASONS, telling } from '../../src/words/telling/index.ts';
import { askContext, contextFor, listen } from './listening.ts';

/** The clauses of the rules, and the rulings. */
const CATALOGUE = new Set(
  readFileSync(new URL('../../../../docs/catalogue/path-of-destiny.md', import.meta.url), 'utf8').match(
    /\b(PD-[A-Z]+-\d\d|R-\d+)\b/g,
  ),
);

let heard: Listener<PathOfDestiny>;
beforeAll(() => {
  heard = listen(6);
}, 120_000);

/** Words that would be English left in another language. */
const ENGLISH = /\b(the|you|your|card|cards|which|with|from|draws?|gains?|turn|tokens?|left|right|path|symbols)\b/i;

/** What is wrong with a text, if anything. */
function wrongWith(text: string, language: Language): string | undefined {
  if (text.trim() === '') return 'nothing is said';
  if (/[{}#]|undefined|NaN|\bnull\b|\[object/.test(text)) return `not filled: ${text}`;
  if (/ {2}|\.\.|::|^ | $|\(\)|: \.| ,|[“„«][”»]/.test(text)) return `badly joined: ${text}`;
  if (language !== 'en' && ENGLISH.test(text)) return `English in ${language}: ${text}`;
  if (language === 'ru' && /[a-z]/i.test(text)) return `Latin letters: ${text}`;
  return undefined;
}

/** Events too rare for the games listened to. */
const RARE: readonly HeardEvent[] = [
  { type: 'cardsDrawn', data: { who: 0, count: 0, cards: [] } },
  { type: 'heroNamed', data: { who: 0 } },
  { type: 'bonusRead', data: { of: 'left', operations: [{ kind: 'vp', amount: 2 }] } },
  { type: 'bonusRead', data: { of: 'right', who: 1, pays: true, operations: [{ kind: 'xp', amount: -3 }] } },
  { type: 'allianceApplied', data: { who: 0, card: 4, left: true } },
];

describe('the log', () => {
  it('tells every event that games played by chance bring, to everybody, in four languages', () => {
    const wrong: string[] = [];
    for (const event of [...heard.events.values(), ...RARE]) {
      for (const language of LANGUAGES) {
        for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const) {
          for (const seats of [1, 5]) {
            const told = telling(words(language)).tell(event, contextFor(language, viewer, seats));
            const fault = told === undefined ? `${event.type} is not told` : wrongWith(told.text, language);
            if (fault !== undefined) wrong.push(`${event.type}: ${fault}`);
            if (told?.clause !== undefined && !CATALOGUE.has(told.clause)) wrong.push(`${told.clause} is no clause`);
            if (told !== undefined && !/^[^\p{Ll}].*[.!?»”]$/u.test(told.text)) wrong.push(`no sentence: ${told.text}`);
          }
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('knows no event that games do not bring', () => {
    const types = new Set([...heard.events.values(), ...RARE].map(({ type }) => type));
    expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
  });

  it('shows drawn cards to the one who drew them', () => {
    const context = contextFor('en', 0);
    const data = { who: 0, count: 2 };
    expect(telling(words('en')).tell({ type: 'cardsDrawn', data }, context)?.text).toBe('You draw 2 cards.');
    expect(telling(words('en')).tell({ type: 'cardsDrawn', data: { ...data, cards: [0, 1] } }, context)?.text).toBe(
      'You draw 2 cards: “Three Against One”, “Both Hands on the Hilt”.',
    );
  });

  it('calls the Automa by a name where the table gives it none', () => {
    const event = { type: 'xpChanged', data: { who: 1, amount: 1, xp: 8 } };
    const texts = LANGUAGES.map((language) => telling(words(language)).tell(event, contextFor(language, 0, 1))?.text);
    expect(texts).toEqual([
      'The Automa gains 1 XP (8 in all).',
      'Automa zyskuje 1 PD (razem 8).',
      'L’Automa ottiene 1 PE (in tutto 8).',
      'Автома получает 1 ОО (всего 8).',
    ]);
  });

  it('calls Story cards by the tale where it is at hand', () => {
    const event = { type: 'chapterBegan', data: { chapter: 1, pair: [2, 3], active: [2, 3] } };
    const context = contextFor('en', 0);
    expect(telling(words('en')).tell(event, context)?.text).toBe(
      'Chapter 1. Left Path: Exploration. Right Path: Diplomacy.',
    );
    const tales = { title: (node: number) => (node === 2 ? 'The Ferry' : 'The Ford') };
    expect(telling(words('en')).tell(event, { ...context, tales })?.text).toBe(
      'Chapter 1. Left Path: “The Ferry” (Exploration). Right Path: “The Ford” (Diplomacy).',
    );
  });

  it('says nothing about an event of another game', () => {
    expect(
      telling(words('en')).tell({ type: 'goldGained', data: { seat: 0, gold: 1 } }, contextFor('en', 0)),
    ).toBeUndefined();
  });
});

describe('questions and answers', () => {
  it('are worded for every ask and every form of answer, in four languages', () => {
    const wrong: string[] = [];
    for (const each of heard.asked.values()) {
      for (const language of LANGUAGES) {
        const { question, label } = telling(words(language));
        const context = askContext(language, each);
        const texts = [question(each.ask, context), ...each.ask.choices.map((one) => label(each.ask, one, context))];
        for (const text of texts) {
          const fault = wrongWith(text, language);
          if (fault !== undefined) wrong.push(`${each.ask.ask}: ${fault}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('cover every ask of the game', () => {
    const asks = new Set<string>([...heard.asked.values()].map(({ ask }) => ask.ask));
    expect(Object.keys(pathOfDestiny.asks).filter((ask) => !asks.has(ask))).toEqual([]);
  });

  it('name two different answers differently, but for equal Alliance cards', () => {
    const same: string[] = [];
    for (const each of heard.asked.values()) {
      for (const language of LANGUAGES) {
        const context = askContext(language, each);
        const seen = new Map<string, string>();
        for (const choice of each.ask.choices) {
          const label = telling(words(language)).label(each.ask, choice, context);
          const other = seen.get(label);
          if (other !== undefined && !each.ask.ask.startsWith('evil/'))
            same.push(`${language} ${each.ask.ask}: ${other} and ${choice.id} are both ${label}`);
          seen.set(label, choice.id);
        }
      }
    }
    expect(same).toEqual([]);
  });

  it('say why not, and what, for everything that was not possible', () => {
    const wrong: string[] = [];
    const reasons = new Set<string>();
    for (const each of heard.asked.values()) {
      for (const no of each.ask.impossible) {
        reasons.add(no.reason);
        for (const language of LANGUAGES) {
          const { what, why } = telling(words(language)).whyNot(each.ask, no, askContext(language, each));
          if (what === no.choice.id) wrong.push(`${each.ask.ask}: ${no.choice.id} has no label`);
          if (why === no.reason) wrong.push(`${no.reason} has no sentence`);
          for (const text of [what, why]) {
            const fault = wrongWith(text, language);
            if (fault !== undefined) wrong.push(`${each.ask.ask}: ${fault}`);
          }
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    // Enough of them to trust the rest to the check of the sources.
    expect(reasons.size).toBeGreaterThan(REASONS.length * 0.6);
  });

  it('have a sentence for every reason', () => {
    for (const language of LANGUAGES) {
      const texts = REASONS.map((reason) => telling(words(language)).reason({ reason, clause: 'PD-ABIL-01' }));
      expect(new Set(texts).size).toBe(REASONS.length);
      for (const text of texts) expect(wrongWith(text, language)).toBeUndefined();
    }
  });
});

describe('whose a bonus is', () => {
  const told = (data: object, viewer = 4, language: Language = 'en') => {
    const context = {
      ...contextFor(language, viewer),
      hero: (who: number) => (who === 1 ? 'ciri' : undefined),
    } as const;
    return telling(words(language)).tell({ type: 'bonusRead', data } as HeardEvent, context);
  };
  const two = [{ kind: 'vp', amount: 2 }];

  it('is told with its reason and under its own clause', () => {
    expect(told({ of: 'left', who: 0, operations: two })).toMatchObject({ clause: 'PD-STORY-06' });
    expect(told({ of: 'all', operations: two })).toMatchObject({
      clause: 'PD-STORY-05',
      text: 'For everybody: +2 VP.',
    });
    expect(told({ of: 'right', operations: two })).toMatchObject({ clause: 'R-114' });
    expect(told({ of: 'right', who: 0, pays: true, operations: two })).toMatchObject({ clause: 'PD-EVIL-01' });
  });

  it('calls people by their hero where the story speaks, and says who plays it', () => {
    expect(told({ of: 'right', who: 1, operations: two })?.text).toMatch(
      /^Ciri \(.+\) holds the Right Path token: \+2 VP\.$/,
    );
    expect(told({ of: 'right', who: 1, operations: two }, 1)?.text).toBe('You hold the Right Path token: +2 VP.');
    expect(told({ of: 'right', who: 1, operations: two }, 0, 'ru')?.text).toContain('Цири (');
  });
});

it('PD-SOLO-15, PD-SOLO-16: alone the log cites the Automa’s own clauses for the Destiny token', () => {
  const clause = (place: string, automa?: true) =>
    telling(words('en')).tell(
      { type: 'destinyPlaced', data: { token: 1, place, automa } } as HeardEvent,
      contextFor('en', 0),
    )?.clause;
  expect([clause('left', true), clause('aside', true)]).toEqual(['PD-SOLO-15', 'PD-SOLO-16']);
  expect([clause('left'), clause('aside')]).toEqual(['PD-FATE-05', 'PD-FATE-06']);
});

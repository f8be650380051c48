import type { HeardEvent } from '@medallion/kernel';
import type { Listener } from '@medallion/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OldWorld } from '../../src/index.ts';
import { LANGUAGES, type Language } from '../../src/words/index.ts';
import { EVENT_TYPES, REASONS, telling } from '../../src/words/telling/index.ts';
import { askContext, contextFor, listen } from './listening.ts';

let heard: Listener<OldWorld>;
beforeAll(() => {
  heard = listen(1500);
}, 60_000);

/** Words that would be English left in another language. */
const ENGLISH = /\b(the|you|your|card|cards|gold|monster|deck|which|with|from|draws?|gains?|turn)\b/i;

/** What is wrong with a text, if anything. */
function wrongWith(text: string, language: Language): string | undefined {
  if (text.trim() === '') return 'nothing is said';
  if (/[{}]|undefined|NaN|\bnull\b|\[object/.test(text)) return `not filled: ${text}`;
  if (/ {2}|\.\.|::|^ | $|\(\)|: \.| ,/.test(text)) return `badly joined: ${text}`;
  if (language !== 'en' && ENGLISH.test(text)) return `English in ${language}: ${text}`;
  // Roman numbers are the only Latin letters of the Russian table.
  if (language === 'ru' && /[a-z]/i.test(text.replace(/\b[IV]+\b/g, ''))) return `Latin letters: ${text}`;
  return undefined;
}

/** Events too rare for the games listened to. */
const RARE: readonly HeardEvent[] = [
  { type: 'storyUnpayable', data: { seat: 0, card: { event: 12 } } },
  { type: 'questLost', data: { seat: 0, card: { exploration: 4 } } },
  { type: 'fightStalled', data: { attacker: 3, defender: 4 } },
  { type: 'attackTurned', data: { seat: 0, attack: 'bite' } },
  { type: 'practiceOver', data: { reason: 'goal', seat: 0, gold: [12, 1] } },
  { type: 'practiceOver', data: { reason: 'broke', seat: 0, gold: [0, 1] } },
  { type: 'practiceOver', data: { reason: 'left', seat: 1, gold: [3, 1] } },
];

describe('the log', () => {
  it('tells every event that games played by chance bring, to everybody, in four languages', () => {
    const wrong: string[] = [];
    for (const event of [...heard.events.values(), ...RARE]) {
      for (const language of LANGUAGES) {
        for (const viewer of [0, 1, 'spectator'] as const) {
          const told = telling(language).tell(event, contextFor(language, viewer));
          const fault = told === undefined ? `${event.type} is not told` : wrongWith(told.text, language);
          if (fault !== undefined) wrong.push(fault);
          if (told?.clause !== undefined && !/^(OW-[A-Z0-9]+-\d\d|R-\d+)$/.test(told.clause))
            wrong.push(`${told.clause} is no clause`);
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
    const data = { seat: 0, count: 2, reshuffled: false };
    expect(telling('en').tell({ type: 'drew', data }, context)?.text).toBe('You draw 2 cards.');
    expect(telling('en').tell({ type: 'drew', data: { ...data, cards: [90, 92] } }, context)?.text).toBe(
      'You draw 2 cards: Quick Slash, Shattering Blow.',
    );
  });

  it('says nothing about an event of another game', () => {
    expect(telling('en').tell({ type: 'crowned', data: {} }, contextFor('en', 0))).toBeUndefined();
  });

  it('calls the card by its tale where it is written', () => {
    const tales = { title: () => 'The Ferry', option: () => 'Pay the ferryman', kept: () => 'Oar' };
    const context = { ...contextFor('en', 0), tales };
    const card = { exploration: 3 };
    expect(telling('en').tell({ type: 'storyRead', data: { seat: 1, card } }, context)?.text).toBe(
      'Bert reads “The Ferry”.',
    );
    expect(telling('en').tell({ type: 'storyResult', data: { seat: 0, card, chosen: 0 } }, context)?.text).toBe(
      'You choose “Pay the ferryman”.',
    );
  });
});

describe('questions and answers', () => {
  it('are worded for every ask and every form of answer, in four languages', () => {
    const wrong: string[] = [];
    for (const each of heard.asked.values()) {
      for (const language of LANGUAGES) {
        const { question, label } = telling(language);
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

  it('name two different answers differently, but for equal cards and potions', () => {
    const same: string[] = [];
    for (const each of heard.asked.values()) {
      const context = askContext('en', each);
      const seen = new Map<string, string>();
      for (const choice of each.ask.choices) {
        const label = telling('en').label(each.ask, choice, context);
        const other = seen.get(label);
        // Equal cards are equal choices; everything else must be told apart.
        if (other !== undefined && !/card|potion|move|hand|deck|discard|free|return|for/.test(choice.id))
          same.push(`${each.ask.ask}: ${other} and ${choice.id} are both ${label}`);
        seen.set(label, choice.id);
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
          const { what, why } = telling(language).whyNot(each.ask, no, askContext(language, each));
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
    expect(reasons.size).toBeGreaterThan(REASONS.length / 2);
  });

  it('part a move into its destination and its price', () => {
    const asked = [...heard.asked.values()].find(({ ask }) => ask.ask === 'phase-1/act');
    expect(asked).toBeDefined();
    if (asked === undefined) return;
    const context = askContext('en', asked);
    const moves = asked.ask.choices.flatMap((choice) => telling('en').move(asked.ask, choice, context) ?? []);
    expect(moves.length).toBeGreaterThan(0);
    for (const { place, pay } of moves) expect(`${place} ${pay}`).toMatch(/^To \S.* \S/);
    const done = asked.ask.choices.find(({ id }) => id === 'done');
    expect(done === undefined ? undefined : telling('en').move(asked.ask, done, context)).toBeUndefined();
  });
});

/** A monster's special ability as text, rendered from what it does. */

import type { Say } from '@medallion/words';
import { type MonsterId, MONSTERS } from '../content/monsters.ts';
import type { Colour, Trait } from '../content/vocabulary.ts';
import type { Messages, N, Names, None } from './shape.ts';

/** What is filled into the sentences of abilities. */
export interface AbilityMessages {
  'ability.potionsToStart': N;
  'ability.discardBefore': N;
  'ability.shieldBefore': N;
  'ability.shieldBefore-hand': None;
  'ability.defense-lowered': None;
  'ability.defense-less-this-fight': None;
  'ability.deckAfter': N;
  'ability.discardAfterWithoutTrail': N;
  'ability.firstAttack-greater-loss': None;
  'ability.firstTurnLosses': N;
  'ability.firstTurnDamage': N;
  'ability.noFirstDamageWithoutTrail': None;
  'ability.noFirstDraw': None;
  'ability.drawLessWithout': { readonly colour: Colour };
  'ability.drawLess': N;
  'ability.phase3Draw': N;
  'ability.inert': { readonly colour: Colour };
  'ability.firstDamage-hand-first': None;
  'ability.damageTakesCard': None;
  'ability.firstCard-random': None;
  'ability.shieldPerTurn': N;
  'ability.potions': N;
  'ability.shieldAfter': N & { readonly object: string };
  'ability.discardAfterFirstTurn': N;
  'ability.comboLess': { readonly object: string };
  'ability.eitherColour': { readonly one: string; readonly other: string };
  'ability.lastCards': N & { readonly atMost: number };
}

/** One sentence for each part an ability can have: a new part does not compile until it can be said. */
type Sentences = { readonly [K in keyof Trait]-?: (value: NonNullable<Trait[K]>) => string };

export function abilityText(say: Say<Messages>, names: Names): (id: MonsterId) => string {
  const sentences: Sentences = {
    potionsToStart: (n) => say('ability.potionsToStart', { n }),
    discardBefore: (n) => say('ability.discardBefore', { n }),
    shieldBefore: (n) => (n === 'hand' ? say('ability.shieldBefore-hand') : say('ability.shieldBefore', { n })),
    defense: (how) => say(`ability.defense-${how}`),
    deckAfter: (n) => say('ability.deckAfter', { n }),
    discardAfterWithoutTrail: (n) => say('ability.discardAfterWithoutTrail', { n }),
    firstAttack: (how) => say(`ability.firstAttack-${how}`),
    firstTurnLosses: (n) => say('ability.firstTurnLosses', { n }),
    firstTurnDamage: (n) => say('ability.firstTurnDamage', { n }),
    noFirstDamageWithoutTrail: () => say('ability.noFirstDamageWithoutTrail'),
    noFirstDraw: () => say('ability.noFirstDraw'),
    drawLessWithout: (colour) => say('ability.drawLessWithout', { colour }),
    drawLess: (n) => say('ability.drawLess', { n }),
    phase3Draw: (n) => say('ability.phase3Draw', { n }),
    inert: (colour) => say('ability.inert', { colour }),
    firstDamage: (how) => say(`ability.firstDamage-${how}`),
    damageTakesCard: () => say('ability.damageTakesCard'),
    firstCard: (how) => say(`ability.firstCard-${how}`),
    shieldPerTurn: (n) => say('ability.shieldPerTurn', { n }),
    potions: (n) => say('ability.potions', { n }),
    shieldAfter: ({ colour, lose }) => say('ability.shieldAfter', { object: names.colourObject[colour], n: lose }),
    discardAfterFirstTurn: (n) => say('ability.discardAfterFirstTurn', { n }),
    comboLess: (colours) =>
      say('ability.comboLess', {
        object: colours
          .map((colour) => names.colourObject[colour])
          .reduce((one, other) => say('ability.eitherColour', { one, other })),
      }),
    lastCards: ({ atMost, damage }) => say('ability.lastCards', { atMost, n: damage }),
  };
  const texts = new Map<string, string>();
  for (const { id, ability } of MONSTERS)
    texts.set(
      id,
      // Each sentence is given the value that stands beside its own name.
      Object.entries(ability)
        .map(([part, value]) => (sentences[part as keyof Trait] as (value: unknown) => string)(value))
        .join(' '),
    );
  return (id) => texts.get(id) ?? '';
}

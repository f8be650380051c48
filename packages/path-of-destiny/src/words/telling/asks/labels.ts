/** The answers, as one chooses them. */
import type { Loss } from '../../../rules/core.ts';
import { ACTION_CARDS } from '../../../content/action-cards.ts';
import { ALLIANCE_CARDS } from '../../../content/alliance-cards.ts';
import { type Side, SYMBOLS } from '../../../content/vocabulary.ts';
import {
  abilityName,
  allianceName,
  allianceText,
  allyName,
  backName,
  cardName,
  cardNames,
  symbolName,
  symbolOf,
} from '../scene.ts';
import type { AskKey, RowBonus } from '../shape.ts';
import { abilityDetail, type Decided, pathLabel } from '../uses.ts';
import { type AskScene, type ChoiceOf, tableOf } from './types.ts';

type Labels = { readonly [K in AskKey]: (s: AskScene, choice: ChoiceOf<K>) => string };

export const labels: Labels = {
  'setup/character': ({ voice }, { character }) => voice.words.names.characters[character],
  'automa/character': ({ voice }, { character }) =>
    character === 'random' ? voice.label('random') : voice.words.names.characters[character],

  'choose/pick': (s, choice) => {
    if (!('ability' in choice)) return choice.space === 0 ? s.voice.label('top') : rowLabel(s, choice.space);
    const ability = abilityName(s, choice.ability);
    if (!('row' in choice)) return ability;
    return s.voice.label('abilityWith', { ability, detail: rowLabel(s, choice.row, false) });
  },

  'play/select': (s, { cards }) => inOrder(s, cards),
  'chapter/keep': (s, { cards, oldHand }) =>
    oldHand === true
      ? s.voice.label('abilityWith', { ability: abilityName(s, 'VES-1'), detail: inOrder(s, cards) })
      : inOrder(s, cards),

  'symbols/lose': (s, { lose }) => lose.map((loss) => lossLabel(s, loss)).join(', '),
  'hand/discard': (s, { cards }) => cardNames(s, cards),

  'chapter/dominance': (s, { side }) => path(s, side),
  'striga/special': (s, { side }) => path(s, side),
  'striga/peek': (s, { goal }) => {
    const requirement = tableOf(s).goals[goal]?.requirement ?? 'red';
    return s.voice.label('goal', { back: backName(s, goal), colour: s.voice.words.names.colours[requirement] });
  },

  'evil/side': (s, { side }) => s.voice.label('allianceDeck', { ally: allyName(s, side) }),
  'evil/discard': (s, { card }) => allianceCard(s, card),
  'evil/apply': (s, { card, lose, leave }) => {
    if (leave === true) return s.voice.label('allianceLeft', { card: allianceName(s, card) });
    if (lose === undefined) return allianceCard(s, card);
    const { active } = tableOf(s);
    const [lost, gained] = lose === 'left' ? active : [active[1], active[0]];
    return s.voice.label('exchange', {
      card: allianceName(s, card),
      lose: symbolOf(s, lost),
      gain: symbolOf(s, gained),
    });
  },

  'ability/senses': (s, { take, bottom }) =>
    s.voice.label('senses', { cards: cardNames(s, take), bottom: cardNames(s, bottom) }),
  'ability/use': (s, use) => (use.act === 'decline' ? s.voice.label('decline') : useLabel(s, use.ability, use)),
};

/** An Ability, with all that is decided about its use. */
function useLabel(s: AskScene, id: string, decided: Decided): string {
  const ability = abilityName(s, id);
  const detail = abilityDetail(s, decided, tableOf(s).active);
  return detail === '' ? ability : s.voice.label('abilityWith', { ability, detail });
}

/** A row with its pair, and with what lies beside it where that counts. */
function rowLabel(s: AskScene, row: number, withBonus = true): string {
  const cards = tableOf(s).rows[row - 1] ?? [];
  if (cards.length === 0) return s.voice.label('rowOnly', { n: row });
  return s.voice.label('row', { n: row, cards: cardNames(s, cards), bonus: withBonus ? rowBonus(s, row) : 'none' });
}

/** The Extra Experience token lies beside the lowest row, in The Lesser Evil the Alliance tokens. PD-CHOOSE-11, PD-EVIL-03 */
function rowBonus(s: AskScene, row: number): RowBonus {
  const { options, rows, allianceRows } = tableOf(s);
  if (options.story !== 'evil') return row === rows.length ? 'xp' : 'none';
  return allianceRows.find((each) => each.row === row)?.side ?? 'none';
}

function inOrder(s: AskScene, cards: readonly number[]): string {
  const [first = '', ...rest] = cards.map((card) => cardName(s, card));
  return rest.reduce((left, right) => s.voice.label('inOrder', { first: left, then: right }), first);
}

const path = (s: AskScene, side: Side): string => pathLabel(s, side, tableOf(s).active);

/** An Alliance card with what it does: several have the same name. */
function allianceCard(s: AskScene, card: number): string {
  if (ALLIANCE_CARDS[card] === undefined) return '';
  return s.voice.label('allianceCard', { card: allianceName(s, card), text: allianceText(s, card) });
}

const printedAt = (card: number, index: number): number =>
  SYMBOLS.indexOf(ACTION_CARDS[card]?.symbols[index] ?? 'combat');

/** One Symbol to lose. */
function lossLabel(s: AskScene, loss: Loss): string {
  if (loss.lose === 'token') return s.voice.label('token', { symbol: symbolOf(s, loss.symbol) });
  if (loss.lose === 'special') {
    const symbol = tableOf(s).active[loss.side === 'left' ? 0 : 1];
    return s.voice.label('special', { side: loss.side, symbolName: symbolName(s, symbol) });
  }
  return s.voice.label('printed', {
    symbol: symbolOf(s, printedAt(loss.card, loss.index)),
    card: cardName(s, loss.card),
  });
}

/** What an answer that is not possible would have been. Only its id is known: ids are read here and nowhere else. */
import { CHARACTERS, COLOURS, GOAL_BACKS, SIDES, SYMBOLS, type SymbolIndex } from '../../../content/vocabulary.ts';
import { abilityName, cardName } from '../scene.ts';
import type { Decided } from '../uses.ts';
import { labels, lossLabel, rowLabel, useLabel } from './labels.ts';
import type { AskScene } from './types.ts';

/** The label of an impossible answer of this ask; the id itself where it is of no known form. */
export function refusedLabel(s: AskScene, id: string): string {
  const [kind = '', ...rest] = id.split(':');
  if (kind === 'ability') return ability(s, rest);
  switch (s.ask.ask) {
    case 'setup/character':
    case 'automa/character': {
      const character = CHARACTERS.find((each) => each === id);
      return character === undefined ? id : labels['setup/character'](s, { id, character });
    }
    case 'choose/pick':
      return id === 'pass' ? s.voice.label('pass') : rowLabel(s, Number(id.slice('row-'.length)));
    case 'play/select':
    case 'ability/senses':
      return cardName(s, Number(rest[0]));
    case 'chapter/keep':
      return kind === 'old-hand' ? abilityName(s, 'VES-1') : s.voice.label('keepNothing');
    case 'symbols/lose':
      return kind === 'token' ? token(s, rest[0] ?? '') : printed(s, rest);
    case 'striga/peek':
      return labels['striga/peek'](s, { id, goal: GOAL_BACKS.findIndex((back) => back === rest[0]) });
    case 'evil/discard':
      return labels['evil/discard'](s, { id, card: Number(rest[0]) });
    case 'evil/apply':
      return labels['evil/apply'](s, { id, card: Number(rest[0]), lose: rest[1] === 'lose-right' ? 'right' : 'left' });
    default:
      return id;
  }
}

function token(s: AskScene, name: string): string {
  const symbol = SYMBOLS.findIndex((each) => each === name) as SymbolIndex;
  return lossLabel(s, { lose: 'token', symbol });
}

function printed(s: AskScene, [card = '', index = '']: readonly string[]): string {
  return lossLabel(s, { lose: 'printed', card: Number(card), index: Number(index) });
}

/** ability:YEN-2:lose-1:left, ability:YEN-3:card-12, ability:GER-2:3, ability:VES-3:red:left, ability:YEN-1:row-2 */
function ability(s: AskScene, [id = '', ...parts]: readonly string[]): string {
  const row = parts.find((part) => part.startsWith('row-'));
  if (row !== undefined) {
    const detail = rowLabel(s, Number(row.slice('row-'.length)), false);
    return s.voice.label('abilityWith', { ability: abilityName(s, id), detail });
  }
  return useLabel(s, id, Object.assign({}, ...parts.map(decided)) as Decided);
}

function decided(part: string): Decided {
  const side = SIDES.find((each) => each === part);
  if (side !== undefined) return { side };
  const colour = COLOURS.find((each) => each === part);
  if (colour !== undefined) return { colour };
  if (part.startsWith('card-')) return { card: Number(part.slice('card-'.length)) };
  if (part.startsWith('lose-')) return { lose: Number(part.slice('lose-'.length)) };
  return /^\d+$/.test(part) ? { on: Number(part) } : {};
}

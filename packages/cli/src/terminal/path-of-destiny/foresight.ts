/** What an answer would come to, in a few words: the same foresight that screens show, for every decision. */

import type { AskView } from '@medallion/kernel';
import {
  type Foreseen,
  foreseeAlly,
  foreseeAutoma,
  foreseeDiscard,
  foreseeKept,
  foreseeLoss,
  foreseePick,
  foreseePlay,
  foreseeScoring,
  foreseeSenses,
  foreseeUse,
  type Gained,
  type PathOfDestiny,
  type PathOfDestinyView,
} from '@medallion/path-of-destiny';
import { cardTitle, type Looks, symbolAt } from './looks.ts';

type AnyAsk = AskView<PathOfDestiny>;
type AnyChoice = AnyAsk['choices'][number];

/** The end of a hint: `→ then: …`; nothing where an answer changes nothing that can be foreseen. */
export function foresightOf(
  looks: Looks,
  table: PathOfDestinyView,
  ask: AnyAsk,
  choice: AnyChoice,
): string | undefined {
  const facts = factsOf(looks, table, ask, choice);
  return facts.length === 0 ? undefined : `→ ${looks.own.then}: ${facts.join(', ')}`;
}

/** Cards chosen so far, of a hand or of a Timeline. */
export function foresightOfCards(
  looks: Looks,
  table: PathOfDestinyView,
  { ask, seat }: Pick<AnyAsk, 'ask' | 'seat'>,
  cards: readonly number[],
): string {
  const then = ask === 'play/select' ? foreseePlay(table, seat, cards) : foreseeKept(table, seat, { cards });
  const facts = [...standing(looks, table, seat, then), ...paid(looks, then.gained), ...token(looks, then)];
  return `→ ${looks.own.then}: ${facts.join(', ')}`;
}

function factsOf(looks: Looks, table: PathOfDestinyView, { ask, seat }: AnyAsk, choice: AnyChoice): string[] {
  switch (ask) {
    case 'choose/pick': {
      if (!('space' in choice) && !('ability' in choice && (choice.ability === 'GER-1' || choice.ability === 'YEN-1')))
        return [];
      const then = foreseePick(table, seat, choice as Parameters<typeof foreseePick>[2]);
      const { best, worst } = then.rank;
      const automa = foreseeAutoma(table)?.space;
      return [
        `${looks.own.initiative} ${best === worst ? best : `${best}–${worst}`}`,
        ...bestPlay(looks, table, then.best),
        ...token(looks, then, 'reserve'),
        ...(automa === then.space ? [looks.telling.name(1, looks.context)] : []),
      ];
    }
    case 'ability/senses':
      return 'take' in choice ? bestPlay(looks, table, foreseeSenses(table, seat, choice).best) : [];
    case 'hand/discard': {
      if (!('cards' in choice)) return [];
      const { best, sideQuest } = foreseeDiscard(table, seat, choice.cards);
      return [
        ...bestPlay(looks, table, best),
        ...(sideQuest === undefined ? [] : [`${looks.own.sideQuest} ${sideQuest} ${looks.own.vp}`]),
      ];
    }
    case 'symbols/lose':
      return 'lose' in choice && Array.isArray(choice.lose)
        ? standing(looks, table, seat, foreseeLoss(table, seat, choice as Parameters<typeof foreseeLoss>[2]))
        : [];
    case 'ability/use': {
      if (!('act' in choice) || choice.act !== 'use') return [];
      if (table.dominant !== undefined)
        return paid(looks, foreseeScoring(table, table.dominant, { seat, use: choice }).gains[seat]);
      const then = foreseeUse(table, seat, choice);
      return [...standing(looks, table, seat, then), ...paid(looks, then.gained), ...token(looks, then)];
    }
    case 'chapter/dominance':
      return 'side' in choice && (choice.side === 'left' || choice.side === 'right')
        ? paid(looks, foreseeScoring(table, choice.side).gains[seat])
        : [];
    case 'evil/discard':
    case 'evil/apply': {
      if (!('card' in choice) || choice.card === undefined || ('leave' in choice && choice.leave === true)) return [];
      const lose = 'lose' in choice && (choice.lose === 'left' || choice.lose === 'right') ? choice.lose : undefined;
      const then = foreseeAlly(table, seat, choice.card, lose);
      return [...standing(looks, table, seat, then), ...paid(looks, then.gained)];
    }
    default:
      return [];
  }
}

/** What one would have of the two Active Symbols. */
function standing(looks: Looks, { active }: PathOfDestinyView, seat: number, { standings }: Foreseen): string[] {
  const own = standings[seat];
  if (own === undefined) return [];
  return [`${symbolAt(active[0], looks)} ${own.left}`, `${symbolAt(active[1], looks)} ${own.right}`];
}

function paid({ own }: Looks, gained: Gained | undefined): string[] {
  const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
  if (gained === undefined) return [];
  return [
    ...(gained.vp === 0 ? [] : [`${signed(gained.vp)} ${own.vp}`]),
    ...(gained.xp === 0 ? [] : [`${signed(gained.xp)} ${own.xp}`]),
  ];
}

/** Where the token of the turn would go; of the pick only what it leaves the Reserve to say. */
function token({ own }: Looks, { verdict }: Foreseen, only?: 'reserve'): string[] {
  if (verdict === undefined || verdict.ifFlipped !== undefined) return [];
  if (only === undefined)
    return [`${own.destiny}: ${verdict.place === 'aside' ? own.aside : own[verdict.place].toLowerCase()}`];
  const reserve = verdict.voices.find(({ who }) => who === 'reserve')?.says;
  return reserve === undefined ? [] : [`${own.reserve}: ${reserve === 'tie' ? '=' : own[reserve].toLowerCase()}`];
}

/** The best two cards of the hand as it would be. */
function bestPlay(looks: Looks, { active }: PathOfDestinyView, best: ReturnType<typeof foreseePick>['best']): string[] {
  if (best === undefined) return [];
  const { gained } = best.foreseen;
  const gains = [
    ...(gained.left > 0 ? [`+${gained.left} ${symbolAt(active[0], looks)}`] : []),
    ...(gained.right > 0 ? [`+${gained.right} ${symbolAt(active[1], looks)}`] : []),
    ...paid(looks, gained),
  ];
  return [`${best.cards.map((card) => cardTitle(card, looks)).join(' + ')} (${gains.join(', ')})`];
}

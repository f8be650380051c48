/** The questions. */
import { PHASE_3_HAND } from '../../../content/tables.ts';
import { rankHand } from '../../../rules/poker/index.ts';
import { cardName, monsterName, storyName } from '../scene.ts';
import type { AskKey } from '../shape.ts';
import { type ArgsOf, type AskScene, boardOf, tableOf } from './types.ts';

export const prompts: { readonly [K in AskKey]: (s: AskScene, args: ArgsOf<K>) => string } = {
  'setup/board': ({ voice }) => voice.prompt('setup/board'),
  'setup/level-two-slot': ({ voice }) => voice.prompt('setup/level-two-slot'),
  'phase-1/act': ({ voice }) => voice.prompt('phase-1/act'),
  'phase-2/choose': ({ voice }) => voice.prompt('phase-2/choose'),
  'phase-3/discard': (s) =>
    s.voice.prompt('phase-3/discard', { must: boardOf(s).hand.count > PHASE_3_HAND ? 'yes' : 'no' }),
  'phase-3/gain': ({ voice }) => voice.prompt('phase-3/gain'),
  'phase-3/pay': (s, { card, left }) => s.voice.prompt('phase-3/pay', { card: cardName(s, card), n: left }),
  'location/train': ({ voice }) => voice.prompt('location/train'),
  'location/exchange': ({ voice }) => voice.prompt('location/exchange'),
  'location/clear-row': ({ voice }) => voice.prompt('location/clear-row'),
  'attributes/choose': ({ voice }, { by }) => voice.prompt('attributes/choose', { way: by > 0 ? 'up' : 'down' }),
  'cards/trash': ({ voice }, { count, why }) => voice.prompt('cards/trash', { n: count, why }),
  'cards/discard': ({ voice }, { count, why }) => voice.prompt('cards/discard', { n: count, why }),
  'potions/discard': ({ voice }, { count }) => voice.prompt('potions/discard', { n: count }),
  'row/gain-cost': ({ voice }, { cost }) => voice.prompt('row/gain-cost', { cost }),
  'tokens/any-trail': ({ voice }) => voice.prompt('tokens/any-trail'),
  'tokens/trail-quest': ({ voice }) => voice.prompt('tokens/trail-quest'),
  'explore/keep-one': ({ voice }) => voice.prompt('explore/keep-one'),
  'story/option': (s, { card }) => s.voice.prompt('story/option', { card: storyName(s, card) }),
  'quest/other-terrain': ({ voice }) => voice.prompt('quest/other-terrain'),
  'short-fight/combo': (s) => s.voice.prompt('short-fight/combo', { first: first(s) }),
  'powers/enter': ({ voice }) => voice.prompt('powers/enter'),
  'powers/reroll': (s, { side }) => s.voice.prompt('powers/reroll', { dice: diceOf(s, side).join(' ') }),
  'fight/prepare': ({ voice }) => voice.prompt('fight/prepare'),
  'fight/combo': (s) => s.voice.prompt('fight/combo', { first: first(s) }),
  'fight/combo-complete': ({ voice }) => voice.prompt('fight/combo-complete'),
  'fight/special-order': ({ voice }) => voice.prompt('fight/special-order'),
  'fight/opponent-lost': ({ voice }) => voice.prompt('fight/opponent-lost'),
  'fight/turn-end': ({ voice }) => voice.prompt('fight/turn-end'),
  'fight/take-card': ({ voice }) => voice.prompt('fight/take-card'),
  'fight/viper-look': ({ voice }) => voice.prompt('fight/viper-look'),
  'fight/viper-discard': ({ voice }, { count }) => voice.prompt('fight/viper-discard', { n: count }),
  'fight/viper-order': ({ voice }) => voice.prompt('fight/viper-order'),
  'fight/cat-keep': ({ voice }, { count }) => voice.prompt('fight/cat-keep', { n: count }),
  'fight/cat-order': ({ voice }) => voice.prompt('fight/cat-order'),
  'fight/griffin-take': ({ voice }) => voice.prompt('fight/griffin-take'),
  'fight/suffer-power': ({ voice }, { damage }) => voice.prompt('fight/suffer-power', { n: damage }),
  'fight/lose-card': ({ voice }, { count }) => voice.prompt('fight/lose-card', { n: count }),
  'witcher-fight/wager': (s) => {
    const { attacker = 0, defender = 0 } = tableOf(s).fight ?? {};
    const { who } = s.context;
    return s.voice.prompt('witcher-fight/wager', { attacker: who(attacker), defender: who(defender) });
  },
  'monster-fight/pool-discard': ({ voice }, { count }) => voice.prompt('monster-fight/pool-discard', { n: count }),
  'monster/attack': (s) =>
    s.voice.prompt('monster/attack', {
      monster: opponentName(s),
      name: s.context.who(tableOf(s).fight?.attacker ?? 0),
    }),
  'monster/revealed': (s, { attack }) =>
    s.voice.prompt('monster/revealed', { monster: opponentName(s), attack: s.voice.words.name.attackType(attack) }),
  'poker/reroll': (s, { side }) => {
    const dice = diceOf(s, side);
    const locals = side === 'other' && s.context.view.table.poker?.against === 'locals';
    return s.voice.prompt('poker/reroll', {
      side: locals ? 'locals' : side,
      dice: dice.join(' '),
      hand: s.voice.words.name.pokerHand(rankHand(dice).name),
    });
  },
  'practice/turn': (s) => {
    const { table } = s.context.view;
    if (!('goal' in table)) throw new RangeError('this is not the practice table');
    return s.voice.prompt('practice/turn', { gold: table.gold[s.ask.seat] ?? 0, goal: table.goal });
  },
};

/** The monster being fought. */
function opponentName(s: AskScene): string {
  const { fight, slots } = tableOf(s);
  const monster = slots[fight?.slot ?? -1]?.monster ?? -1;
  return monster < 0 ? s.voice.words.name.term('monster') : monsterName(s, monster);
}

/** The dice of a side of the game under way. */
export function diceOf({ context }: AskScene, side: 'active' | 'other'): readonly number[] {
  return context.view.table.poker?.dice[side] ?? [];
}

const first = (s: AskScene): 'yes' | 'no' => (boardOf(s).combo.count === 0 ? 'yes' : 'no');

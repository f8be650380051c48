/** The mechanical texts of cards, made of their data. */

import { type Say, sentence } from '@medallion/words';
import { COLOURS, SYMBOLS } from '../content/vocabulary.ts';
import type {
  ActionCard,
  AllianceEffect,
  AutomaBoard,
  Colour,
  Condition,
  EffortCard,
  FinalBonus,
  GoalCount,
  Result,
  SecretGoal,
  SideQuest,
  SideQuestPart,
  StoryOperation,
  Symbol,
} from '../content/vocabulary.ts';
import type { Messages, Names } from './shape.ts';

export interface Renderer {
  /** What an Action card does; undefined where it has no effect. */
  effect(this: void, card: ActionCard): string | undefined;
  sideQuest(this: void, quest: SideQuest): string;
  automaFirst(this: void, board: AutomaBoard): string;
  automaSecond(this: void, board: AutomaBoard): string;
  operations(this: void, operations: readonly StoryOperation[]): string;
  finalBonus(this: void, bonus: FinalBonus): string;
  goal(this: void, goal: SecretGoal): string;
  alliance(this: void, effect: AllianceEffect): string;
  effort(this: void, card: EffortCard): string;
  /** The letters of the banners with their colours. */
  legend(this: void): string;
}

export function renderer(say: Say<Messages>, names: Names): Renderer {
  const of = (symbol: Symbol) => ({ symbol: names.symbolOf[symbol] });
  const coloured = (colour: Colour) => ({ colour, colourName: names.colours[colour] });

  const condition = (when: Condition): string => {
    switch (when.kind) {
      case 'lose':
        return say('when.lose', of(when.symbol));
      case 'lose-123':
        return say('when.lose-123', of(when.symbol));
      case 'lose-non-active-123':
        return say('when.lose-non-active-123');
      case 'colour-at-least':
        return say('when.colour-at-least', { ...coloured(when.colour), n: when.count });
      case 'colour-exactly':
        return say('when.colour-exactly', { ...coloured(when.colour), n: when.count });
      case 'colour-123':
        return say('when.colour-123', coloured(when.colour));
      case 'non-active-123':
        return say('when.non-active-123');
      case 'non-active-at-least':
        return say('when.non-active-at-least', { n: when.count });
    }
  };

  const result = (then: Result): string => {
    switch (then.kind) {
      case 'xp':
        return say('then.xp', { n: then.amount });
      case 'xp-123':
        return say('then.xp-123');
      case 'path-123':
        return say('then.path-123', { side: then.side });
      case 'path':
        return say('then.path', { side: then.side, n: 2 });
      case 'each-active':
        return say('then.each-active');
      case 'two':
        return say('then.two', of(then.symbol));
      case 'symbol-123':
        return say('then.symbol-123', of(then.symbol));
      case 'set':
        return say('then.set', { list: then.symbols.map((symbol) => names.symbols[symbol]).join(', ') });
    }
  };

  const part = (quest: SideQuestPart): string => {
    switch (quest.kind) {
      case 'per-colour':
        return say('quest.per-colour', { ...coloured(quest.colour), n: quest.vp });
      case 'symbols-at-least':
        return say('quest.symbols-at-least', { ...of(quest.symbol), n: quest.vp, count: quest.count });
      case 'per-couple':
        return say('quest.per-couple', {
          one: names.colours[quest.colours[0]],
          other: names.colours[quest.colours[1]],
          n: quest.vp,
        });
      case 'different-colours':
        return say('quest.different-colours', { points: quest.vp.slice(2).join(' / ') });
      case 'per-multicolour':
        return say('quest.per-multicolour', { n: quest.vp });
      case 'per-further-symbol':
        return say('quest.per-further-symbol', { n: quest.vp });
      case 'per-pair-of-colour':
        return say('quest.per-pair-of-colour', { n: quest.vp });
    }
  };

  const operation = (op: StoryOperation): string => {
    switch (op.kind) {
      case 'vp':
        return say('op.vp', { n: op.amount });
      case 'xp':
        return say('op.xp', { n: op.amount });
      case 'active':
        return say('op.active', { side: op.side, n: op.amount });
      case 'sift':
        return say('op.sift', { n: op.count });
      case 'top':
        return say('op.top');
      case 'peek':
        return say('op.peek');
      case 'special':
        return say('op.special');
      case 'ally':
        return say('op.ally', { name: names[op.side] });
    }
  };

  const counted = (count: GoalCount): string => {
    switch (count.kind) {
      case 'symbols-in-hand':
        return say('count.symbols-in-hand', of(count.symbol));
      case 'colour':
        return say('count.colour', { ...coloured(count.colour), where: count.where });
      case 'multicolour':
        return say('count.multicolour', { where: count.where });
      case 'symbols-in-timeline':
        return say('count.symbols-in-timeline');
      case 'different-colours-in-hand':
        return say('count.different-colours-in-hand');
      case 'most-of-a-colour-in-hand':
        return say('count.most-of-a-colour-in-hand');
    }
  };

  return {
    effect: ({ effect }) =>
      effect === undefined
        ? undefined
        : sentence(say('effect', { when: condition(effect.when), then: result(effect.then) })),
    sideQuest: ({ parts, cap }) => sentence(`${[...parts.map(part), say('quest.cap', { n: cap })].join('; ')}.`),
    automaFirst: ({ first }) =>
      first.kind === 'xp-per-card'
        ? say('automa.xp-per-card', { ...coloured(first.colour), n: first.xp })
        : say('automa.xp-shared-colour', { n: first.xp }),
    automaSecond: ({ second }) => {
      switch (second.kind) {
        case 'flip-gives':
          return say('automa.flip-gives', { n: second.tokens });
        case 'vp-when-placed':
          return say('automa.vp-when-placed', { n: second.vp });
        case 'vp-per-non-dominant':
          return say('automa.vp-per-non-dominant', { n: second.vp, per: second.per });
        case 'token-before-flip':
          return say('automa.token-before-flip');
        case 'vp-per-colour':
          return say('automa.vp-per-colour', { n: second.vp, cards: second.cards, cap: second.cap });
      }
    },
    operations: (operations) => operations.map(operation).join(', '),
    finalBonus: ({ count, cap }) => {
      switch (count.kind) {
        case 'symbols-in-hand':
          return say('bonus.symbols-in-hand', { ...of(count.symbol), cap });
        case 'colour-in-timeline':
          return say('bonus.colour-in-timeline', { ...coloured(count.colour), cap });
        case 'colours-in-hand-beyond':
          return say('bonus.colours-in-hand-beyond', { n: count.beyond, cap });
        case 'unused-abilities':
          return say('bonus.unused-abilities', { cap });
      }
    },
    goal: ({ count, pays }) => {
      if (pays.kind === 'compare') return say('goal.compare', { count: counted(count) });
      if (pays.kind === 'at-least' && count.kind === 'symbols-in-timeline' && pays.count === SYMBOLS.length)
        return say('goal.all-symbols', { n: pays.vp });
      if (pays.kind === 'at-least')
        return say('goal.at-least', { count: counted(count), least: pays.count, n: pays.vp });
      const { automa } = pays;
      return sentence(
        say('goal.solo', {
          count: counted(count),
          steps: pays.steps.map(({ count: least, vp }, n) => `${least}${n === 0 ? '+' : ''} → ${vp}`).join(', '),
          automa:
            'vpEach' in automa
              ? say('goal.automa-each', { count: counted(automa.count), n: automa.vpEach, cap: automa.cap })
              : say('goal.automa-at-least', { count: counted(automa.count), least: automa.atLeast, n: automa.vp }),
        }),
      );
    },
    alliance: (effect) => {
      switch (effect) {
        case 'xp':
          return say('alliance.xp', { n: 1 });
        case 'exchange':
          return say('alliance.exchange');
        case 'sell':
          return say('alliance.sell', { n: 2 });
        default:
          return say('alliance.side', { side: effect });
      }
    },
    legend: () =>
      say('legend', {
        list: COLOURS.map((colour) => `${names.colourLetters[colour]} ${names.colours[colour]}`).join(', '),
      }),
    effort: ({ sequences, bonus }) => {
      const sequence = (colours: readonly Colour[]): string =>
        say('effort.sequence', { list: colours.map((colour) => names.colours[colour]).join(' → ') });
      const gain =
        bonus.kind === 'each-active'
          ? say('then.each-active')
          : bonus.kind === 'xp'
            ? say('then.xp', { n: bonus.amount })
            : say('effort.vp', { n: bonus.amount });
      return sentence(
        say('effort.text', {
          sequences: say('or', { one: sequence(sequences[0]), other: sequence(sequences[1]) }),
          bonus: gain,
        }),
      );
    },
  };
}

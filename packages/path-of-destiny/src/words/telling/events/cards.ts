/** The Reserve, hands and Timelines, effects, Abilities, points. */
import { ACTION_CARDS } from '../../../content/action-cards.ts';
import type { AbilityEvents } from '../../../rules/abilities/index.ts';
import type { CoreEvents } from '../../../rules/core.ts';
import type { GainEvents } from '../../../rules/shape.ts';
import { abilityName, cardName, cardNames, doer, nameOf, symbolOf, yesNo } from '../scene.ts';
import { abilityDetail } from '../uses.ts';
import { line, minor, secretOf, type Tellers } from './told.ts';

type CardEvent =
  | 'reserveLaid'
  | 'reserveRefreshed'
  | 'deckReshuffled'
  | 'figurePlaced'
  | 'pairTaken'
  | 'cardsDrawn'
  | 'cardsDiscarded'
  | 'initiativeChanged'
  | 'cardsPlayed'
  | 'effectApplied'
  | 'symbolLost'
  | 'cardsKept'
  | 'handsRevealed';

/** 1-2-3 effects say how far they go; the others only that they apply. PD-EFFECT-07 */
const isGraded = (card: number): boolean => ACTION_CARDS[card]?.effect?.when.kind.endsWith('-123') === true;

export const cardTellers: Tellers<Pick<CoreEvents, CardEvent>> = {
  reserveLaid: (s, { rows }) => minor(line(s, 'reserveLaid', { cards: cardNames(s, rows.flat()) }, 'PD-SETUP-07')),
  reserveRefreshed: (s, { discarded }) => {
    const params = { cards: cardNames(s, discarded), any: yesNo(discarded.length > 0) };
    return minor(line(s, 'reserveRefreshed', params, 'PD-CHOOSE-02'));
  },
  deckReshuffled: (s, { count }) => minor(line(s, 'deckReshuffled', { n: count }, 'PD-CHOOSE-14')),
  figurePlaced: (s, { who, space }) => {
    const told = line(s, 'figurePlaced', { ...doer(s, who), n: space }, space === 0 ? 'PD-CHOOSE-08' : 'PD-CHOOSE-07');
    // The pair that is taken there says it as well.
    return space === 0 ? told : minor(told);
  },
  pairTaken: (s, { who, row, cards }) =>
    line(s, 'pairTaken', { ...doer(s, who), n: row, cards: cardNames(s, cards) }, 'PD-CHOOSE-10'),
  cardsDrawn: (s, data) => {
    const { cards } = secretOf(data);
    const known = yesNo(cards !== undefined && cards.length > 0);
    const params = { ...doer(s, data.who), n: data.count, known, cards: cardNames(s, cards ?? []) };
    return line(s, 'cardsDrawn', params, 'PD-CHOOSE-09');
  },
  cardsDiscarded: (s, { who, cards }) => line(s, 'cardsDiscarded', { ...doer(s, who), cards: cardNames(s, cards) }),
  initiativeChanged: (s, { order }) =>
    minor(line(s, 'initiativeChanged', { names: order.map((who) => nameOf(s, who)).join(', ') }, 'PD-INIT-06')),
  cardsPlayed: (s, { who, cards }) =>
    line(s, 'cardsPlayed', { ...doer(s, who), cards: cardNames(s, cards) }, 'PD-PLAY-04'),
  effectApplied: (s, { who, card, level }) => {
    const params = { ...doer(s, who), card: cardName(s, card), n: level, graded: yesNo(isGraded(card)) };
    return line(s, 'effectApplied', params, isGraded(card) ? 'PD-EFFECT-07' : 'PD-EFFECT-06');
  },
  symbolLost: (s, { who, symbol, card }) => {
    const params = {
      ...doer(s, who),
      symbol: symbolOf(s, symbol),
      printed: yesNo(card !== undefined),
      card: card === undefined ? '' : cardName(s, card),
    };
    return line(s, 'symbolLost', params, 'PD-EFFECT-08');
  },
  cardsKept: (s, { who, cards, oldHand }) => {
    const params = {
      ...doer(s, who),
      cards: cardNames(s, cards),
      more: yesNo(oldHand === true),
      ability: abilityName(s, 'VES-1'),
    };
    return line(s, 'cardsKept', params, 'PD-CHAPTER-13');
  },
  handsRevealed: (s, { hands }) => {
    const shown = hands.flatMap((cards, who) =>
      cards.length === 0 ? [] : [`${nameOf(s, who)}: ${cardNames(s, cards)}`],
    );
    return line(s, 'handsRevealed', { list: shown.join('; '), any: yesNo(shown.length > 0) }, 'PD-END-03');
  },
};

export const gainTellers: Tellers<GainEvents> = {
  symbolsGained: (s, { who, symbol, amount }) =>
    line(s, 'symbolsGained', { ...doer(s, who), symbol: symbolOf(s, symbol), n: amount }, 'PD-PLAY-07'),
  vpChanged: (s, { who, amount, vp }) => {
    const way = amount > 0 ? 'up' : 'down';
    return line(s, 'vpChanged', { ...doer(s, who), n: Math.abs(amount), way, total: vp }, 'PD-XP-01');
  },
  xpChanged: (s, { who, amount, xp }) => {
    const way = amount > 0 ? 'up' : 'down';
    return line(s, 'xpChanged', { ...doer(s, who), n: Math.abs(amount), way, total: xp }, 'PD-XP-02');
  },
  abilityUnlocked: (s, { who, ability }) =>
    line(s, 'abilityUnlocked', { ...doer(s, who), ability: abilityName(s, ability) }, 'PD-XP-03'),
  automaAwoke: (s, { who }) => line(s, 'automaAwoke', { name: nameOf(s, who) }, 'PD-SOLO-09'),
};

export const abilityTellers: Tellers<AbilityEvents> = {
  abilityUsed: (s, data) => {
    const detail = abilityDetail(s, data);
    const params = {
      ...doer(s, data.who),
      ability: abilityName(s, data.ability),
      detail,
      detailed: yesNo(detail !== ''),
    };
    return line(s, 'abilityUsed', params, 'PD-ABIL-02');
  },
  sensesLooked: (s, data) => {
    const { cards = [] } = secretOf(data);
    const params = { ...doer(s, data.who), n: data.count, known: yesNo(cards.length > 0), cards: cardNames(s, cards) };
    return line(s, 'sensesLooked', params, 'PD-ABIL-03');
  },
  sensesTaken: (s, data) => {
    const { cards = [], under = [] } = secretOf(data);
    const params = {
      ...doer(s, data.who),
      n: data.taken,
      bottom: data.bottom,
      known: yesNo(cards.length > 0),
      cards: cardNames(s, cards),
      under: cardNames(s, under),
    };
    return line(s, 'sensesTaken', params, 'PD-ABIL-03');
  },
  figureBlinked: (s, { who }) => line(s, 'figureBlinked', doer(s, who), 'PD-ABIL-03'),
};

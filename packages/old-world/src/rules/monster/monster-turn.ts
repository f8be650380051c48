/** The Monster's Fight Turn. OW-MFIGHT-06 to OW-MFIGHT-20 */

import { type AskRules, RulesFault, type Seat, type Step, type StepHandlers } from '@medallion/kernel';
import { type MonsterFightCard, monsterFightCard } from '../../content/monster-fight-deck.ts';
import { monster } from '../../content/monsters.ts';
import type { AttackType } from '../../content/vocabulary.ts';
import { discardFromDeck, discardRandom, trashCard } from '../cards.ts';
import { checkFight, theFight } from '../fight/knock-out.ts';
import { applyUse, hasUses, listUses } from '../fight/uses.ts';
import { isSolo, rightOf, witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import { attackDamage, cardsLostTo } from './attack.ts';
import type { MonsterTurnAsks, MonsterTurnSteps } from './chapter.ts';
import { opponent } from './monster-fight.ts';
import { traitOf } from './traits.ts';

export const monsterTurnSteps: StepHandlers<OldWorld, MonsterTurnSteps> = {
  /** The Attack Type is announced unseen, then the card is revealed; Foglet's first card decides itself. OW-MFIGHT-06, R-129 */
  'monster/turn': (g) => {
    const fight = theFight(g);
    fight.acting = 'monster';
    fight.monsterTurns += 1;
    delete fight.attack;
    g.emit('monsterTurn', { turn: fight.monsterTurns });
    if (isFirst(g) && traitOf(g.table).firstAttack === 'greater-loss')
      g.then(
        { do: 'monster/reveal' },
        { do: 'monster/greater-loss' },
        { do: 'monster/revealed' },
        { do: 'monster/attack' },
        { do: 'monster/turn-end' },
      );
    else
      g.then(
        { do: 'monster/announce' },
        { do: 'monster/reveal' },
        { do: 'monster/revealed' },
        { do: 'monster/attack' },
        { do: 'monster/turn-end' },
      );
  },

  /** OW-MFIGHT-07, OW-MFIGHT-08; alone, or where the table chooses, a die decides. OW-SOLO-12, R-159 */
  'monster/announce': (g) => {
    const { attacker, monsterTurns } = theFight(g);
    if (isLeftToDice(g)) rollAttack(g);
    else g.ask(attackChooser(g, attacker, monsterTurns), 'monster/attack', { turn: monsterTurns });
  },

  /** The revealed card has left the Life Pool and lies face up beside it. OW-MFIGHT-09, OW-MFIGHT-17, R-69 */
  'monster/reveal': (g) => {
    const { life, lost } = theFight(g);
    g.moveTop(life, lost);
    g.emit('monsterRevealed', { card: lost.cards[lost.cards.length - 1] as number, left: life.cards.length });
  },

  /** Whichever makes the hunter lose more cards; if equal, the controlling player chooses. R-129, OW-MFIGHT-01 */
  'monster/greater-loss': (g) => {
    const { attacker, monsterTurns } = theFight(g);
    const card = revealedCard(g);
    const index = opponent(g);
    const charge = cardsLostTo(g, attacker, index, card.charge);
    const bite = cardsLostTo(g, attacker, index, card.bite);
    g.emit('lossesCompared', { charge, bite });
    if (charge !== bite) setAttack(g, rightOf(g, attacker), charge > bite ? 'charge' : 'bite');
    else if (isLeftToDice(g)) rollAttack(g);
    else g.ask(rightOf(g, attacker), 'monster/attack', { turn: monsterTurns });
  },

  /** After the choice of the attack, before any of its effects. OW-TIME-12, R-157 */
  'monster/revealed': (g) => {
    const { attacker, attack } = theFight(g);
    if (attack !== undefined && hasUses(g, attacker, 'attack-revealed'))
      g.ask(attacker, 'monster/revealed', { attack });
  },

  /** The effects of the announced half, its Damage last. OW-MFIGHT-16, OW-MFIGHT-20, R-145 */
  'monster/attack': (g) => {
    const fight = theFight(g);
    if (fight.attack === undefined) throw new RulesFault('no attack was announced');
    const attack = revealedCard(g)[fight.attack];
    const { lastCards } = traitOf(g.table);
    // The card just revealed counted when the turn began.
    const more = lastCards !== undefined && fight.life.cards.length + 1 <= lastCards.atMost ? lastCards.damage : 0;
    const effects: Step<OldWorld>[] = [];
    if (attack.lower !== undefined) effects.push({ do: 'monster/lower', attribute: attack.lower });
    if (attack.trash !== undefined) effects.push({ do: 'monster/trash', count: attack.trash });
    if (attack.discard !== undefined) effects.push({ do: 'monster/discard', count: monster(opponent(g)).level });
    if (attack.damage !== undefined || more > 0)
      effects.push({ do: 'monster/damage', printed: attack.damage ?? 0, more });
    g.then(...effects);
  },

  /** OW-MFIGHT-15 */
  'monster/lower': (g, { attribute }) => {
    g.then({ do: 'attributes/lower', seat: theFight(g).attacker, attribute });
  },

  /** A hand card of the hunter's choice, shown to all; with an empty hand the top card of the Life Pool. OW-MFIGHT-13, OW-MFIGHT-14, R-87 */
  'monster/trash': (g, { count }) => {
    const { attacker: seat } = theFight(g);
    const { hand, deck } = witcherOf(g, seat);
    const top = deck.cards[deck.cards.length - 1];
    if (hand.cards.length > 0)
      g.then({ do: 'cards/trash', seat, count: 1, from: 'hand', why: 'monster' }, { do: 'monster-fight/check' });
    else {
      if (top !== undefined) trashCard(g, seat, top, 'deck', 'monster');
      if (checkFight(g)) return;
    }
    if (count > 1) g.then({ do: 'monster/trash', count: count - 1 });
  },

  /** Random hand cards; what is missing comes from the Life Pool, past the Shield. OW-MFIGHT-11, OW-MFIGHT-12, R-86 */
  'monster/discard': (g, { count }) => {
    const { attacker: seat } = theFight(g);
    const missing = count - discardRandom(g, seat, count, 'monster');
    discardFromDeck(g, seat, missing, 'monster');
    checkFight(g);
  },

  /** Damage by the normal order; 0 means none. OW-MFIGHT-10, OW-MFIGHT-19, R-135, R-136, R-145 */
  'monster/damage': (g, { printed, more }) => {
    const { attacker: seat } = theFight(g);
    const { damageTakesCard, firstDamage } = traitOf(g.table);
    const damage = attackDamage(g, seat, opponent(g), printed) + more;
    if (damage === 0) return;
    const dealt = damageTakesCard === true ? damage - 1 : damage;
    const handFirst = firstDamage === 'hand-first' && isFirst(g);
    if (dealt > 0) g.then({ do: 'fight/suffer', seat, damage: dealt, ...(handFirst ? { handFirst } : {}) });
    if (damageTakesCard === true) g.then({ do: 'monster/claw', count: 1 });
  },

  /** Whoever is KO by the Damage never comes here; what this takes is looked at when the turn is over. R-136 */
  'monster/claw': (g, { count }) => {
    discardRandom(g, theFight(g).attacker, count, 'ability');
  },

  /** The revealed card is done with, and the turn ends. OW-MFIGHT-09, R-143 */
  'monster/turn-end': (g) => {
    const { discardAfterFirstTurn } = traitOf(g.table);
    if (discardAfterFirstTurn !== undefined && isFirst(g)) g.then({ do: 'monster/claw', count: discardAfterFirstTurn });
  },
};

export const monsterTurnAsks: AskRules<OldWorld, MonsterTurnAsks> = {
  'monster/attack': {
    list(_g, _ask, answers) {
      answers.may({ id: 'charge', attack: 'charge' });
      answers.may({ id: 'bite', attack: 'bite' });
    },
    take(g, { seat }, { attack }) {
      setAttack(g, seat, attack);
    },
  },
  'monster/revealed': {
    list(g, { seat }, answers) {
      listUses(g, seat, 'attack-revealed', answers);
      answers.may({ id: 'go-on', go: true });
    },
    take(g, { seat }, choice) {
      if (!('potion' in choice) && !('power' in choice)) return;
      applyUse(g, seat, choice);
      g.then({ do: 'monster/revealed' });
    },
  },
};

/** The n-th monster turn belongs to the n-th player counter-clockwise from the AP, who is skipped. OW-MFIGHT-07, OW-MFIGHT-08, R-85, R-130 */
function attackChooser(g: L, active: Seat, turn: number): Seat {
  const others = g.seats - 1;
  return (active + g.seats - 1 - ((turn - 1) % others)) % g.seats;
}

function setAttack(g: G, seat: Seat, attack: AttackType): void {
  theFight(g).attack = attack;
  g.emit('attackAnnounced', { seat, attack });
}

/** OW-SOLO-12, R-111 */
function rollAttack(g: G): void {
  const die = g.die('dice');
  const attack = die <= 3 ? 'charge' : 'bite';
  theFight(g).attack = attack;
  g.emit('attackRolled', { die, attack, ...(isSolo(g) ? {} : { byTable: true }) });
}

const isLeftToDice = (g: L): boolean => isSolo(g) || g.options.localsAndMonsters === 'table';

function isFirst(g: L): boolean {
  return theFight(g).monsterTurns === 1;
}

/** The card the monster revealed in this turn. */
function revealedCard(g: L): MonsterFightCard {
  const { lost } = theFight(g);
  return monsterFightCard(lost.cards[lost.cards.length - 1] as number);
}

/** Fights with monsters and between Witchers, Trophies. */
import type { Seat } from '@medallion/kernel';
import { monsterFightCard } from '../../../content/monster-fight-deck.ts';
import type { FightEvents } from '../../../rules/fight/index.ts';
import type { MonsterEvents } from '../../../rules/monster/index.ts';
import {
  attackText,
  between,
  cardName,
  cardNames,
  doer,
  fightCardLabel,
  landName,
  monsterName,
  placeName,
  potionName,
  type Scene,
  sourceName,
} from '../scene.ts';
import { landOf } from './journey.ts';
import { line, minor, secretCards, type Tellers } from './told.ts';

/** Whose deck it is, from the reader's side. */
function whose({ context }: Scene, owner: Seat | 'monster'): 'yours' | 'monster' | 'opponent' {
  if (owner === 'monster') return 'monster';
  return context.viewer === owner ? 'yours' : 'opponent';
}

export const fightTellers: Tellers<FightEvents> = {
  lifePoolBuilt: (s, { seat, cards }) => minor(line(s, 'lifePoolBuilt', { ...doer(s, seat), n: cards }, 'OW-FIGHT-02')),
  fightTurnBegan: (s, { seat, turn }) => line(s, 'fightTurnBegan', { ...doer(s, seat), n: turn }, 'OW-FIGHT-10'),
  potionUsed: (s, { seat, potion }) =>
    line(s, 'potionUsed', { ...doer(s, seat), potion: potionName(s, potion) }, 'OW-POT-05'),
  specialtyUsed: (s, { seat, school }) =>
    line(s, 'specialtyUsed', { ...doer(s, seat), specialty: s.voice.words.name.specialty(school) }, 'OW-SPEC-01'),
  comboCardPlayed: (s, { seat, card }) =>
    line(s, 'comboCardPlayed', { ...doer(s, seat), card: cardName(s, card) }, 'OW-COMBO-02'),
  comboResolved: (s, { seat, cards, damage, shield }) =>
    line(s, 'comboResolved', { ...doer(s, seat), cards: cardNames(s, cards), damage, shield }, 'OW-COMBO-11'),
  comboDiscarded: (s, { seat, cards }) =>
    minor(line(s, 'comboDiscarded', { ...doer(s, seat), cards: cardNames(s, cards) }, 'OW-FIGHT-18')),
  damageDealt: (s, { seat, damage }) => line(s, 'damageDealt', { ...doer(s, seat), n: damage }, 'OW-DMG-01'),
  damageSuffered: (s, { seat, damage, shield, cards }) =>
    line(s, 'damageSuffered', { ...doer(s, seat), n: damage, shield, lost: cards }, 'OW-DMG-03'),
  monsterLost: (s, { cards, left }) => line(s, 'monsterLost', { n: cards.length, left }, 'OW-DMG-02'),
  attackTurned: (s, { seat, attack }) =>
    line(s, 'attackTurned', { ...doer(s, seat), attack: s.voice.words.name.attackType(attack) }, 'OW-TIME-12'),
  cardTaken: (s, { seat, card }) => line(s, 'cardTaken', { ...doer(s, seat), card: cardName(s, card) }, 'OW-COMBO-13'),
  cardReturned: (s, { seat, card }) =>
    line(s, 'cardReturned', { ...doer(s, seat), card: cardName(s, card) }, 'OW-COMBO-14'),
  looked: (s, data) => {
    const { seat, at, count } = data;
    const known = secretCards(data);
    const cards =
      at === 'monster' ? (known ?? []).map((card) => fightCardLabel(s, card)).join(' | ') : cardNames(s, known ?? []);
    const params = {
      ...doer(s, seat),
      n: count,
      at: at === seat ? 'own' : whose(s, at),
      known: known === undefined ? 'no' : 'yes',
      cards,
    } as const;
    return line(s, 'looked', params, at === seat ? 'OW-SPEC-07' : 'OW-SPEC-02');
  },
  viperDiscarded: (s, { seat, from, card }) => {
    const name = from === 'monster' ? '' : cardName(s, card);
    return line(s, 'viperDiscarded', { ...doer(s, seat), from: whose(s, from), card: name }, 'OW-SPEC-03');
  },
  keptLooked: (s, data) => {
    const known = secretCards(data);
    const params = {
      ...doer(s, data.seat),
      n: data.count,
      known: known === undefined ? 'no' : 'yes',
      cards: cardNames(s, known ?? []),
    } as const;
    return line(s, 'keptLooked', params, 'OW-SPEC-07');
  },
  putBack: (s, { seat, count }) => minor(line(s, 'putBack', { ...doer(s, seat), n: count }, 'OW-SPEC-04')),
  fightDecided: (s, { outcome }) => minor(line(s, 'fightDecided', { outcome: s.voice.phrase(outcome) }, 'OW-FIGHT-07')),

  witcherFightDeclared: (s, { attacker, defender, location }) =>
    line(
      s,
      'witcherFightDeclared',
      { ...between(s, attacker, defender), place: placeName(s, location) },
      'OW-WFIGHT-01',
    ),
  wagerPlaced: (s, { seat, on }) => line(s, 'wagerPlaced', { ...doer(s, seat), on }, 'OW-WFIGHT-06'),
  wagerSettled: (s, { seat, won, gold }) =>
    line(s, 'wagerSettled', { ...doer(s, seat), won: won ? 'yes' : 'no', n: gold }, 'OW-WFIGHT-10'),
  fightStalled: (s, { attacker, defender }) => line(s, 'fightStalled', { attacker, defender }, 'R-146'),
  witcherFightEnded: (s, { winner, loser, gold }) =>
    line(s, 'witcherFightEnded', { ...between(s, winner, loser), n: gold }, 'OW-WFIGHT-14'),
  tavernClosed: (s, { location }) => line(s, 'tavernClosed', { place: placeName(s, location) }, 'OW-WFIGHT-03'),
};

export const monsterTellers: Tellers<MonsterEvents> = {
  monsterFightDeclared: (s, { seat, monster }) =>
    line(s, 'monsterFightDeclared', { ...doer(s, seat), monster: monsterName(s, monster) }, 'OW-MFIGHT-01'),
  monsterPoolBuilt: (s, { monster, life }) =>
    line(s, 'monsterPoolBuilt', { monster: monsterName(s, monster), n: life }, 'OW-MFIGHT-03'),
  monsterFightBegan: (s, { seat, first }) => line(s, 'monsterFightBegan', { ...doer(s, seat), first }, 'OW-MFIGHT-05'),
  monsterTurn: (s, { turn }) => line(s, 'monsterTurn', { n: turn }, 'OW-MFIGHT-06'),
  attackRolled: (s, { die, attack, byTable }) =>
    line(
      s,
      'attackRolled',
      { n: die, attack: s.voice.words.name.attackType(attack) },
      byTable === true ? 'R-159' : 'OW-SOLO-12',
    ),
  attackAnnounced: (s, { seat, attack }) =>
    line(s, 'attackAnnounced', { ...doer(s, seat), attack: s.voice.words.name.attackType(attack) }, 'OW-MFIGHT-07'),
  monsterRevealed: (s, { card, left }) => {
    const { charge, bite } = monsterFightCard(card);
    const params = { charge: attackText(s, charge), bite: attackText(s, bite), n: left };
    return line(s, 'monsterRevealed', params, 'OW-MFIGHT-09');
  },
  lossesCompared: (s, { charge, bite }) => line(s, 'lossesCompared', { charge, bite }, 'R-129'),
  monsterFightEnded: (s, { seat, monster, outcome }) => {
    const how = outcome === 'defeated' ? 'defeated' : outcome === 'driven-away' ? 'away' : 'beaten';
    const params = { ...doer(s, seat), monster: monsterName(s, monster), outcome: how } as const;
    return line(s, 'monsterFightEnded', params, 'OW-END-01');
  },
  monsterSpawned: (s, { monster, location }) =>
    line(s, 'monsterSpawned', { monster: monsterName(s, monster), place: placeName(s, location) }, 'OW-SPAWN-11'),
  slotEmptied: (s, { slot }) => line(s, 'slotEmptied', { terrain: landName(s, landOf(slot)) }, 'OW-SOLO-13'),
  trophyGained: (s, { seat, trophy }) =>
    line(s, 'trophyGained', { ...doer(s, seat), trophy: sourceName(s, trophy) }, 'OW-TROPHY-02'),
  trackAdvanced: (s, { seat, position }) =>
    line(s, 'trackAdvanced', { ...doer(s, seat), n: position }, position === 4 ? 'OW-WIN-01' : 'OW-TROPHY-02'),
  fatigued: (s, { seat, count }) => {
    const told = line(s, 'fatigued', { ...doer(s, seat), n: count }, 'OW-FATIGUE-01');
    return count === 0 ? minor(told) : told;
  },
};

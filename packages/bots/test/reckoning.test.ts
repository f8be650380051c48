/**
 * What bots reckon of a Fight, fast and by themselves, is what the rules make of it: Combos, blows and attacks of games
 * played by chance, under every edition, are compared in thousands of positions.
 */

import { Dice, type OpenAsk, Play, playView } from '@medallion/kernel';
import {
  EDITIONS,
  foreseeAttack,
  foreseeCombo,
  levelsInFight,
  type OldWorld,
  type OldWorldView,
  oldWorld,
  type WitcherView,
} from '@medallion/old-world';
import { type AttackType, MONSTER_FIGHT_DECK, type MonsterFightCard, monster } from '@medallion/old-world/content';
import { expect, it } from 'vitest';
import { bestCombo } from '../src/old-world/combo.ts';
import { fighterNow } from '../src/old-world/fight-ahead.ts';
import { laidBy, sideOf, stakesOf } from '../src/old-world/fight-turn.ts';
import { cardsLeft, resolve } from '../src/old-world/fighter.ts';
import { damageOf, handicapOf, preyOf, suffersAttack, traitBonuses } from '../src/old-world/hunt.ts';

const GAMES = 80;
const MOST_ANSWERS = 2500;

/** The hunter's side of a monster Fight, as it is seen. */
interface Hunt {
  readonly table: OldWorldView;
  readonly me: WitcherView;
  readonly slot: number;
  readonly index: number;
}

function huntOf(play: Play<OldWorld>, seat: number | undefined): Hunt | undefined {
  if (seat === undefined || play.table.fight?.slot === undefined) return undefined;
  const { table } = playView(play, seat);
  const { fight } = table;
  const slot = fight?.slot;
  const index = slot === undefined ? -1 : (table.slots[slot]?.monster ?? -1);
  const me = table.witchers[seat];
  return slot === undefined || index < 0 || me === undefined || fight?.attacker !== seat
    ? undefined
    : { table, me, slot, index };
}

/** What was compared how often, and where the bots were wrong. */
const counted = { combos: 0, capped: 0, faces: 0, attacks: 0 };
const wrong: unknown[] = [];

function compare(what: object, reckoned: object, rules: object): void {
  if (JSON.stringify(reckoned) !== JSON.stringify(rules)) wrong.push({ ...what, reckoned, rules });
}

/** Every Combo that lies there, complete or not, and the blow it would be. Powers are reckoned in neither. */
function compareCombo(hunt: Hunt | undefined): void {
  if (hunt === undefined) return;
  const { table, me, slot, index } = hunt;
  const { fight } = table;
  const side = fight === undefined ? undefined : sideOf(fight, me.seat);
  const laid = laidBy(me, side);
  const foreseen = foreseeCombo(table, me.seat);
  if (fight === undefined || side === undefined || foreseen === undefined || laid.cards.length === 0) return;
  const { id, ability } = monster(index);
  const stakes = { ...stakesOf(table, me.seat), bonuses: traitBonuses(ability), free: 0 };
  const combo = bestCombo([], stakes, laid);
  const trail = (me.trails[slot] ?? 0) > 0;
  const fighter = fighterNow(table, me, trail);
  // It is struck from the hand, without a Specialty.
  fighter.hand.push(...laid.cards);
  fighter.specialtyUsed = true;
  const before = me.hand.count;
  const blow = { ...stakes, life: 1000 };
  const dealt = resolve(
    fighter,
    { ...combo, cards: [...laid.cards] },
    side.drawLater,
    blow,
    handicapOf(ability, trail),
  );
  // Bots do not tell a card that is taken from one that returns: with nothing to take they differ.
  const drawn = me.discard.count === 0 ? {} : { drawn: fighter.hand.length - before };
  const brought = foreseen.draw + foreseen.take + foreseen.returns.length;
  compare(
    { id, laid, side },
    { falls: Math.min(dealt, fight.life), shield: fighter.shield, ...drawn },
    {
      falls: foreseen.falls,
      shield: Math.max(me.shield + foreseen.shield - foreseen.loseShield, 0),
      ...(me.discard.count === 0 ? {} : { drawn: brought }),
    },
  );
  counted.combos += 1;
  if (stakes.cap < 100) counted.capped += 1;
}

/** Both halves of every card, against this hunter now. */
function compareFaces({ table, me, index }: Hunt): void {
  if (table.fight === undefined) return;
  const levels = levelsInFight(table.fight, me);
  const { id, level } = monster(index);
  for (const [card, faces] of MONSTER_FIGHT_DECK.entries())
    for (const half of ['charge', 'bite'] as const) {
      const damage = damageOf(faces[half], level, levels);
      compare({ id, card, half }, { damage }, { damage: foreseeAttack(table, card, half) ?? 0 });
      counted.faces += 1;
    }
}

/** A monster's turn that has begun, and how many events there had been. */
interface Begun {
  readonly hunt: Hunt;
  readonly heard: number;
}

/** What moves cards or Shield besides the attack itself: a turn with one of these is not compared. */
const ELSEWISE = ['powerUsed', 'potionUsed', 'specialtyUsed', 'fightDecided', 'drew'];

function compareAttack(play: Play<OldWorld>, { hunt, heard }: Begun): void {
  const { table, me, slot, index } = hunt;
  const events = play.events.slice(heard);
  const data = (type: string): Readonly<Record<string, unknown>> | undefined =>
    events.find((event) => event.type === type)?.data;
  const half = data('attackAnnounced')?.attack as AttackType | undefined;
  const card = data('monsterRevealed')?.card as number | undefined;
  const after = play.table.witchers[me.seat];
  const { fight } = table;
  if (half === undefined || card === undefined || after === undefined || fight === undefined) return;
  if (play.table.fight === undefined || events.some(({ type }) => ELSEWISE.includes(type))) return;
  const trail = (me.trails[slot] ?? 0) > 0;
  const fighter = { ...fighterNow(table, me, trail), wards: [], ward: 0 };
  const prey = preyOf(table, index, trail, me, levelsInFight(fight, me));
  const attack = (MONSTER_FIGHT_DECK[card] as MonsterFightCard)[half];
  suffersAttack(fighter, attack, prey, fight.monsterTurns, fight.life - 1, new Dice('any'));
  compare(
    { id: monster(index).id, card, half },
    { cards: cardsLeft(fighter), shield: fighter.shield },
    // A first card drawn at random lies on the table already.
    { cards: after.hand.cards.length + after.deck.cards.length + after.combo.cards.length, shield: after.shield },
  );
  counted.attacks += 1;
}

it('what bots reckon of Combos, blows and attacks is what the rules make of them', { timeout: 300_000 }, () => {
  for (let game = 0; game < GAMES; game++) {
    const seats = 2 + (game % 3);
    const edition = EDITIONS[game % EDITIONS.length];
    const play = Play.start<OldWorld>(oldWorld, oldWorld.readOptions({ edition }, seats), seats, `reckoned ${game}`);
    const dice = new Dice(`reckoned ${game}`);
    let begun: Begun | undefined;
    for (let answers = 0; play.over === undefined && answers < MOST_ANSWERS; answers++) {
      const ask = play.unanswered()[0] as OpenAsk<OldWorld>;
      const mine = ask.seat === play.table.fight?.attacker;
      if (mine && (ask.ask === 'fight/combo' || ask.ask === 'fight/combo-complete'))
        compareCombo(huntOf(play, ask.seat));
      if (begun !== undefined && mine && (ask.ask === 'fight/prepare' || ask.ask === 'fight/combo')) {
        compareAttack(play, begun);
        begun = undefined;
      }
      if (play.table.fight === undefined) begun = undefined;
      if (begun === undefined) play.events = [];
      const hunt = ask.ask === 'monster/attack' ? huntOf(play, play.table.fight?.attacker) : undefined;
      if (hunt !== undefined) {
        compareFaces(hunt);
        begun = { hunt, heard: play.events.length };
      }
      play.answer(ask.seat, ask.id, likely(play, ask, dice));
    }
  }
  expect(wrong).toEqual([]);
  expect(counted.combos).toBeGreaterThan(2000);
  expect(counted.capped).toBeGreaterThan(8);
  expect(counted.faces).toBeGreaterThan(50_000);
  expect(counted.attacks).toBeGreaterThan(3000);
});

/** Any answer, but Fights are sought, Combos are long, and what helps is often left alone. */
function likely(play: Play<OldWorld>, ask: OpenAsk<OldWorld>, dice: Dice): string {
  const ids = play.choices(ask).map(({ id }) => id);
  const fight = ids.find((id) => id.includes('monster'));
  if (ask.ask.startsWith('phase-2') && fight !== undefined) return fight;
  const go = ids.find((id) => id === 'go' || id === 'go-on');
  if (go !== undefined && dice.int(4) > 0) return go;
  const cards = ids.filter((id) => id !== 'stop');
  return dice.pick(ask.ask === 'fight/combo' && cards.length > 0 && dice.int(5) > 0 ? cards : ids);
}

/** The answers, as one chooses them. */
import { eventCard } from '../../../content/events.ts';
import { exploration } from '../../../content/explorations.ts';
import { location } from '../../../content/map.ts';
import { type Price, TERRAINS } from '../../../content/vocabulary.ts';
import type { Use } from '../../../rules/fight/chapter.ts';
import type { Move } from '../../../rules/journey/payments.ts';
import type { DicePick } from '../../../rules/poker/index.ts';
import type { Story } from '../../../rules/table.ts';
import {
  cardLabel,
  cardName,
  fightCardLabel,
  landName,
  monsterName,
  placeName,
  potionName,
  sourceName,
  storyName,
} from '../scene.ts';
import type { AskKey } from '../shape.ts';
import { diceOf } from './prompts.ts';
import { type AskScene, boardOf, type ChoiceOf, tableOf } from './types.ts';

type Labels = { readonly [K in AskKey]: (s: AskScene, choice: ChoiceOf<K>) => string };

export const labels: Labels = {
  'setup/board': (s, { school }) => s.voice.words.name.school(school),
  'setup/level-two-slot': (s, { terrain }) => {
    const place = tableOf(s).slots[terrain]?.token ?? -1;
    const land = landName(s, TERRAINS[terrain] ?? 'forest');
    return place < 0 ? land : s.voice.label('monsterOf', { monster: placeName(s, place), terrain: land });
  },

  'phase-1/act': (s, choice) => {
    const { voice, context } = s;
    switch (choice.act) {
      case 'move':
        return voice.label('move', { place: placeName(s, choice.to), pay: payment(s, choice) });
      case 'location': {
        const { action } = location(boardOf(s).at);
        return action === undefined
          ? voice.label('school')
          : voice.label('action', { action: voice.words.name.action(action) });
      }
      case 'poker':
        return voice.label('pokerWith', { name: context.who(choice.opponent) });
      case 'quest': {
        const quest = boardOf(s).quests[choice.quest];
        if (quest === undefined) return voice.words.name.term('quest');
        return voice.label('quest', { place: placeName(s, quest.place), card: storyName(s, quest.card) });
      }
      case 'power':
        return voice.label('use', { source: sourceName(s, choice.source) });
      case 'done':
        return voice.label('endPhase1');
    }
  },

  'phase-2/choose': (s, choice) => {
    const { voice, context } = s;
    switch (choice.act) {
      case 'fight-monster': {
        const here = tableOf(s).slots.find(({ token }) => token === boardOf(s).at)?.monster ?? -1;
        return here < 0
          ? voice.label('fightAnyMonster')
          : voice.label('fightMonster', { monster: monsterName(s, here) });
      }
      case 'fight':
        return voice.label('attackWitcher', { name: context.who(choice.defender) });
      case 'meditate':
        return voice.label('meditate', { trophy: voice.words.name.attributeTrophy(choice.attribute) });
      case 'explore':
        return voice.label('explore', { deck: voice.words.name.deck(choice.deck) });
    }
  },

  'phase-3/discard': (s, { card }) => (card < 0 ? s.voice.label('enough') : cardLabel(s, card)),
  'phase-3/gain': (s, { card, cost }) => s.voice.label('gain', { card: cardLabel(s, card), n: cost }),
  'phase-3/pay': (s, { pay }) => cardLabel(s, pay),

  'location/train': (s, { attribute }) =>
    s.voice.label('train', { attribute: s.voice.attributeObject(attribute), gold: boardOf(s)[attribute] + 1 }),
  'location/exchange': (s, { give, take }) =>
    s.voice.label('exchange', { give: cardLabel(s, give), take: cardLabel(s, take) }),
  'location/clear-row': (s, { cards }) =>
    cards.length === 0
      ? s.voice.label('clearNone')
      : s.voice.label('clear', { cards: cards.map((card) => cardLabel(s, card)).join(', ') }),
  'attributes/choose': ({ voice }, { attribute }) =>
    voice.label('trainAny', { attribute: voice.words.name.attribute(attribute) }),

  'cards/trash': (s, { card, zone }) => s.voice.label('cardFrom', { card: cardLabel(s, card), zone }),
  'cards/discard': (s, { card }) => cardLabel(s, card),
  'potions/discard': (s, { potion }) => potionName(s, potion),
  'row/gain-cost': (s, { card }) => cardLabel(s, card),
  'tokens/any-trail': (s, { terrain }) => monsterOf(s, terrain),
  'tokens/trail-quest': (s, { terrain }) => (terrain < 0 ? s.voice.label('noTrailQuest') : monsterOf(s, terrain)),

  'explore/keep-one': (s, { card }) => storyName(s, { exploration: card }),
  'story/option': (s, { option }) => {
    const { card } = s.ask.args as { card: Story['card'] };
    const told = s.context.tales?.option(card, option);
    const price = priceOf(card, option);
    return s.voice.label('option', {
      n: option + 1,
      told: told === undefined ? 'no' : 'yes',
      option: told ?? '',
      priced: price === undefined ? 'no' : 'yes',
      price: price === undefined ? '' : s.voice.words.price(price),
    });
  },
  'quest/other-terrain': (s, { terrain }) => landName(s, TERRAINS[terrain] ?? 'forest'),
  'short-fight/combo': (s, { card }) => (card < 0 ? s.voice.label('stop') : cardLabel(s, card)),
  'powers/enter': (s, { source }) =>
    source === undefined ? s.voice.label('nothing') : s.voice.label('use', { source: sourceName(s, source) }),
  'powers/reroll': (s, { source, pick }) =>
    source === undefined
      ? s.voice.label('keepDice')
      : s.voice.label('rerollWith', { dice: marked(s, pick), source: sourceName(s, source) }),

  'fight/prepare': (s, use) => useLabel(s, use, 'attack'),
  'fight/combo': (s, { card, link }) => {
    if (card < 0) return s.voice.label('stop');
    const free = link < 0 && boardOf(s).combo.count > 0;
    return free ? s.voice.label('freeCard', { card: cardLabel(s, card) }) : cardLabel(s, card);
  },
  'fight/combo-complete': (s, use) => useLabel(s, use, 'strike'),
  'fight/special-order': (s, { card }) =>
    card < 0 ? s.voice.label('takeTop') : s.voice.label('returnCard', { card: cardName(s, card) }),
  'fight/opponent-lost': (s, use) => useLabel(s, use, 'goOn'),
  'fight/turn-end': (s, use) => useLabel(s, use, 'endFightTurn'),
  'fight/take-card': (s, { card }) => cardLabel(s, card),
  'fight/viper-look': ({ voice }, { look }) => (look ? voice.label('look') : voice.label('pass')),
  'fight/viper-discard': (s, { card }) => opponentCard(s, card),
  'fight/viper-order': (s, { card }) => opponentCard(s, card),
  'fight/cat-keep': (s, { card }) => cardLabel(s, card),
  'fight/cat-order': (s, { card }) => cardLabel(s, card),
  'fight/griffin-take': (s, { card }) => cardLabel(s, card),
  'fight/suffer-power': (s, use) => useLabel(s, use, 'suffer'),
  'fight/lose-card': (s, { card }) => cardLabel(s, card),

  'witcher-fight/wager': (s, { on }) => {
    if (on === 'none') return s.voice.label('noWager');
    const seat = tableOf(s).fight?.[on] ?? 0;
    return s.voice.label('wager', { on, name: s.context.who(seat) });
  },
  'monster-fight/pool-discard': (s, { card }) => cardLabel(s, card),
  'monster/attack': ({ voice }, { attack }) => voice.words.name.attackType(attack),
  'monster/revealed': (s, use) => useLabel(s, use, 'goOn'),
  'poker/reroll': (s, { pick }) =>
    pick.length === 0 ? s.voice.label('keepDice') : s.voice.label('reroll', { dice: marked(s, pick) }),
  'practice/turn': ({ voice }, { id }) => {
    switch (id) {
      case 'play':
        return voice.label('play');
      case 'reroll':
        return voice.label('rerollAgain');
      case 'restore':
        return voice.label('restoreDice');
      default:
        return voice.label('leave');
    }
  },
};

/** What a move costs, by itself: for a list that already names the place. */
export function payment(s: AskScene, { cards, gold, by }: Omit<Move, 'act' | 'to'>): string {
  const list = s.voice.and(cards.map((card) => cardLabel(s, card)));
  if (by !== undefined) {
    const source = sourceName(s, by);
    return cards.length === 0
      ? s.voice.label('pay.free', { source })
      : s.voice.label('pay.power', { cards: list, source });
  }
  return gold > 0 ? s.voice.label('pay.gold', { cards: list }) : s.voice.label('pay.cards', { cards: list });
}

function useLabel(s: AskScene, use: Use, go: 'attack' | 'strike' | 'goOn' | 'endFightTurn' | 'suffer'): string {
  if ('go' in use) return s.voice.label(go);
  if ('potion' in use) return s.voice.label('use', { source: potionName(s, use.potion) });
  if ('power' in use) return s.voice.label('use', { source: sourceName(s, use.power) });
  return s.voice.label('use', { source: specialtyName(s) });
}

export function specialtyName(s: AskScene): string {
  const { school } = boardOf(s);
  const { name } = s.voice.words;
  return school === undefined ? name.attribute('specialty') : name.specialty(school);
}

/** The monster of a Terrain, or the Terrain alone where there is none. */
function monsterOf(s: AskScene, terrain: number): string {
  const land = landName(s, TERRAINS[terrain] ?? 'forest');
  const monster = tableOf(s).slots[terrain]?.monster ?? -1;
  return monster < 0 ? land : s.voice.label('monsterOf', { monster: monsterName(s, monster), terrain: land });
}

/** A card of whomever the Viper fights. */
function opponentCard(s: AskScene, card: number): string {
  return tableOf(s).fight?.defender === undefined ? fightCardLabel(s, card) : cardLabel(s, card);
}

/** All own dice, those to be rolled in brackets: two dice of one value are not the same choice. */
function marked(s: AskScene, pick: DicePick): string {
  const { side } = s.ask.args as { side: 'active' | 'other' };
  return diceOf(s, side)
    .map((value, index) => (pick.includes(index + 1) ? `[${value}]` : String(value)))
    .join(' ');
}

function priceOf(card: Story['card'], option: number): Price | undefined {
  if ('exploration' in card) return exploration(card.exploration).options[option]?.price;
  const event = eventCard(card.event);
  return event.kind === 'options' ? event.options[option]?.price : undefined;
}

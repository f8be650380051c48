import type { Texts } from '@medallion/words';
import type { FigureMessages } from './shape.ts';

export const figures: Texts<FigureMessages> = {
  'figure.card.type': 'The spine tells the type: {type}.',
  'figure.card.effect': 'What it does in a fight: {effect}.',
  'figure.card.tab': 'An extension: here the next card may follow, and what stands on it counts then: {tab}.',
  'figure.card.terrain': 'The terrain it pays a road to: {terrain}.',
  'figure.card.name': 'The name. Copies of one name may differ in terrain and extensions.',
  'figure.card.cost': 'The cost: so many cards go when you gain it ({n}), give or take what its slot says.',
  'figure.icons.effects': 'In a fight',
  'figure.icons.types': 'Types of cards',
  'figure.icons.terrains': 'Terrains',
  'figure.icons.places': 'What can be done at a place',
  'figure.icons.wild': 'of a card: pays any road',
  'figure.turn.start': 'You stand at {place}, with {n} gold and these cards in hand.',
  'figure.turn.move': 'Phase I. You discard {card}: its terrain is that of {place}, one road away, and you go there.',
  'figure.turn.act':
    'At {place} you train: {attribute} rises to level {n}. You keep the rest of your hand and end the phase.',
  'figure.turn.explore':
    'Phase II. There is nothing to fight, so you explore the city and choose one of two ways. It brings {n} gold, and a quest that ends at {place}.',
  'figure.turn.draw':
    'Phase III. You keep your {kept, plural, one {# card} other {# cards}} and draw up to three: {n, plural, one {# card} other {# cards}}.',
  'figure.turn.gain':
    'Then you gain {card} from the row. Its cost is {printed}, its slot adds {slot}: you discard {pay} for it.',
  'figure.turn.end': 'The row is filled up again, and the next player begins.',
};

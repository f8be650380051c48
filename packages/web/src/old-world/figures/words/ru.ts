import type { Texts } from '@medallion/words';
import type { FigureMessages } from './shape.ts';

export const figures: Texts<FigureMessages> = {
  'figure.card.type': 'Корешок говорит о типе: {type}.',
  'figure.card.effect': 'Что она делает в битве: {effect}.',
  'figure.card.tab': 'Связь: сюда может лечь следующая карта, и тогда засчитывается то, что на ней нарисовано: {tab}.',
  'figure.card.terrain': 'Местность, дорогу в которую она оплачивает: {terrain}.',
  'figure.card.name': 'Название. У карт с одним названием местность и связи могут различаться.',
  'figure.card.cost': 'Стоимость: столько карт вы сбрасываете, получая её ({n}), с поправкой её места в ряду.',
  'figure.icons.effects': 'В битве',
  'figure.icons.types': 'Типы карт',
  'figure.icons.terrains': 'Местности',
  'figure.icons.places': 'Что предлагает локация',
  'figure.icons.wild': 'на карте: оплачивает любую дорогу',
  'figure.turn.start': 'Вы стоите в локации {place}, у вас {n} золота и эти карты в руке.',
  'figure.turn.move':
    'Фаза I. Вы сбрасываете карту «{card}»: её местность та же, что у локации {place} в одной дороге от вас, и вы идёте туда.',
  'figure.turn.act':
    'В локации {place} вы тренируетесь: навык «{attribute}» растёт до уровня {n}. Остальные карты вы оставляете и завершаете фазу.',
  'figure.turn.explore':
    'Фаза II. Сражаться не с кем, и вы исследуете город и выбираете один путь из двух. Он приносит {n} золота и задание, которое завершится в локации {place}.',
  'figure.turn.draw':
    'Фаза III. Вы оставляете {kept, plural, one {# карту} few {# карты} many {# карт} other {# карты}} и добираете до трёх: {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'figure.turn.gain':
    'Потом вы берёте из ряда карту «{card}». Её стоимость {printed}, место в ряду добавляет {slot}: вы сбрасываете за неё «{pay}».',
  'figure.turn.end': 'Ряд пополняется, и начинает следующий игрок.',
};

import type { Texts } from '@medallion/words';
import type { DiceMessages } from './shape.ts';

export const dice: Texts<DiceMessages> = {
  'poker.they.locals': 'Горожане',
  'poker.pool': 'На кону',
  'poker.pool.winner': '{n} {n, plural, one {золото} other {золота}} победителю',
  'poker.reward.list': 'Награда зависит от комбинации',

  'ladder.title': 'Что сильнее чего',
  'ladder.pays': 'Сколько платят',
  'ladder.mine': 'ваша, пока',
  'ladder.mine.final': 'ваша, окончательно',
  'ladder.theirs': 'их, пока',
  'ladder.theirs.final': 'их, окончательно',
  'ladder.can': 'может выпасть и победит',
  'ladder.could': 'может выпасть',

  'hand.none': 'Нет комбинации',
  'hand.pair': 'Пара',
  'hand.two-pairs': 'Две пары',
  'hand.three': 'Тройка',
  'hand.five-high-straight': 'Малый стрит',
  'hand.six-high-straight': 'Большой стрит',
  'hand.full-house': 'Фул-хаус',
  'hand.four': 'Каре',
  'hand.five': 'Покер',

  'held.none': 'Ничего, старшая {v}',
  'held.pair': 'Пара {of}',
  'held.two-pairs': 'Две пары, {many} и {many2}',
  'held.three': 'Тройка {of}',
  'held.full-house': 'Фул-хаус, {many} и {many2}',
  'held.four': 'Каре {of}',
  'held.five': 'Покер {of}',

  'die.of': '{v, select, 1 {единиц} 2 {двоек} 3 {троек} 4 {четвёрок} 5 {пятёрок} other {шестёрок}}',
  'die.many': '{v, select, 1 {единицы} 2 {двойки} 3 {тройки} 4 {четвёрки} 5 {пятёрки} other {шестёрки}}',

  'dice.die': 'Кубик {place}: {value}',
  'dice.keep': 'оставить',
  'dice.reroll': 'переброс',

  'standing.ahead': 'пока впереди',
  'standing.behind': 'пока позади',

  'odds.title':
    '{n, plural, =0 {Если оставить как есть} one {Если перебросить один кубик} few {Если перебросить # кубика} other {Если перебросить # кубиков}}',
  'odds.wins': 'Выигрывает {wins} из {rolls} {rolls, plural, one {броска} other {бросков}}',
  'odds.none': 'ни один бросок не выигрывает',
  'odds.stand.wins': 'Если оставить как есть, вы выигрываете.',
  'odds.stand.loses': 'Если оставить как есть, вы проигрываете.',
  'odds.first': 'Они перебрасывают после вас; учтён их лучший ответ.',
  'odds.pays': 'в среднем за бросок',
  'odds.paying': 'Платят за {wins} из {rolls} {rolls, plural, one {броска} other {бросков}}',
  'odds.ways': '{hand} {n}×',

  'do.reroll':
    '{n, plural, =0 {Выберите кубики} =1 {Перебросить один} =2 {Перебросить два} =3 {Перебросить три} =4 {Перебросить четыре} other {Перебросить все пять}}',
  'do.stand': 'Оставить как есть',

  'result.lost.locals': 'Выигрывают горожане',
  'result.solo': '{n, plural, =0 {Без награды} one {Из запаса # золото} other {Из запаса # золота}}',

  'why.OW-POKER-11': 'Старшая комбинация: {high}, а не {low}.',
  'why.OW-POKER-12': 'Та же комбинация из старших кубиков: {a} против {b}.',
  'why.OW-POKER-13': 'У обоих две пары; первое различие: {a} против {b}.',
  'why.OW-POKER-13.sum': 'У обоих две пары; в сумме {a} против {b}.',
  'why.OW-POKER-14': 'У обоих фул-хаус; сначала тройка, потом пара: {a} против {b}.',
  'why.OW-POKER-15': 'Комбинации равны; первый отличный кубик вне их: {a} против {b}.',
  'why.OW-POKER-16': 'Полное равенство: побеждает активный игрок.',
  'why.OW-POKER-18': 'Бросок без комбинации слабее всех.',
  'why.OW-POKER-18.both': 'Комбинации нет ни у кого; первый отличный кубик: {a} против {b}.',
  'why.OW-SOLO-09': '{hand} в таблице наград.',
};

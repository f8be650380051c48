import type { Texts } from '@medallion/words';
import type { PokerMessages } from './shape.ts';

export const poker: Texts<PokerMessages> = {
  'setup.title': 'Учебный стол',
  'setup.against': 'Кто сядет напротив?',
  'setup.locals': 'Горожане',
  'setup.locals.text': 'Вы ставите 1, из запаса добавляют 2. Последний переброс всегда за вами.',
  'setup.witcher': 'Другой ведьмак',
  'setup.witcher.text': 'Каждый ставит 1, ещё 1 из запаса. Последним перебрасывает активный игрок; вы меняетесь.',
  'setup.solo': 'Таблица наград',
  'setup.solo.text':
    'Как в одиночной игре: заплатите 1, бросьте, один раз перебросьте и получите награду за комбинацию.',
  'setup.length': 'Надолго?',
  'setup.short': 'Ненадолго',
  'setup.evening': 'На вечер',
  'setup.night': 'На всю ночь',
  'setup.purse': '{gold} в начале, играем до {goal}',
  'setup.rules': 'Домашние правила',
  'setup.twoPairs': 'Две пары против двух пар',
  'setup.twoPairs.highPairFirst': 'сначала старшая пара',
  'setup.twoPairs.sum': 'сумма четырёх кубиков',
  'setup.kickers': 'Кубики вне комбинации',
  'setup.kickers.all': 'сравнивать все',
  'setup.kickers.two': 'сравнивать два старших',
  'setup.start': 'Сесть за стол',

  'poker.skip': 'К столу',
  'poker.place.locals': 'с горожанами',
  'poker.place.witcher': 'с другим ведьмаком',
  'poker.place.solo': 'ради награды по таблице',
  'poker.you': 'Вы',
  'poker.they.witcher': 'Другой ведьмак',
  'poker.thrower': 'за них бросает ваш сосед',
  'poker.gold': '{n} {n, plural, one {золото} other {золота}}',
  'poker.purse': 'золото: {n} из {goal}',
  'poker.pool.empty': 'На кону пусто',
  'poker.reward.now': '{hand}: {n, plural, =0 {без награды} one {# золото} other {# золота}}',

  'stage.label': 'Ход партии',
  'stage.stakes': 'Ставки',
  'stage.stakes.locals': '1 ваша, 2 из запаса',
  'stage.stakes.witcher': 'по 1 и 1 из запаса',
  'stage.stakes.solo': '1 ваша',
  'stage.you': 'Ваш переброс',
  'stage.you.any': 'любые кубики, один раз',
  'stage.they': 'Их переброс',
  'stage.they.any': 'один раз',
  'stage.done':
    '{n, plural, =0 {без переброса} one {# кубик, готово} few {# кубика, готово} other {# кубиков, готово}}',
  'stage.settle': 'Расчёт',
  'stage.settle.mine': 'ничья ваша',
  'stage.settle.theirs': 'ничья их',
  'stage.reward': 'Награда',
  'stage.reward.text': 'из запаса',

  'dice.yours': 'Ваши кубики',
  'dice.theirs': 'Их кубики',

  'do.play': 'Поставить 1 золото',
  'do.play.again': 'Ещё партия, ставлю 1',
  'do.challenged': 'Принять вызов',
  'do.challenged.why': 'Ход другого ведьмака. От вызова нельзя отказаться.',
  'do.leave': 'Встать из-за стола',
  'do.suggest': 'Подсказать переброс',
  'do.another': 'Ещё один вечер',
  'do.setup': 'Сменить стол',
  'do.wait': 'Они перебрасывают…',

  'result.won': 'Вы выигрываете {n} {n, plural, one {золото} other {золота}}',
  'result.lost.witcher': 'Другой ведьмак выигрывает {n} {n, plural, one {золото} other {золота}}',

  'clause.OW-POKER-11':
    'Побеждает старшая комбинация. От младшей: пара, две пары, тройка, малый стрит, большой стрит, фул-хаус, каре, покер.',
  'clause.OW-POKER-12': 'При одинаковой комбинации побеждает та, что из старших кубиков.',
  'clause.OW-POKER-13':
    'Две пары против двух пар: сначала сравнивают старшие пары, потом младшие. (Домашнее правило: сумму четырёх кубиков.)',
  'clause.OW-POKER-14': 'Фул-хаус против фул-хауса: сначала сравнивают три одинаковых кубика, потом два.',
  'clause.OW-POKER-15':
    'Если комбинации равны, сравнивают кубики вне их, начиная со старшего. (Домашнее правило: только два старших.)',
  'clause.OW-POKER-16': 'При полном равенстве побеждает активный игрок.',
  'clause.OW-POKER-18':
    'Бросок без комбинации слабее пары; два таких броска сравнивают кубик за кубиком, начиная со старшего.',
  'clause.OW-SOLO-09':
    'Награды в одиночной игре: пара 0, две пары 1, тройка 2, любой стрит 3, фул-хаус 4, каре 5, покер 6 золота.',

  'over.goal.you': 'Ваш кошель полон',
  'over.goal.they': 'Их кошель полон',
  'over.broke.you': 'Ваш кошель пуст',
  'over.broke.they': 'Их кошель пуст',
  'over.left': 'Вы встаёте из-за стола',
  'over.left.they': 'Они встают из-за стола',
  'over.text': 'Золото: {gold}, {games, plural, one {# партия} few {# партии} other {# партий}}.',

  'say.rolled': 'Ваш бросок: {mine}.',
  'say.rolled.both': 'Ваш бросок: {mine}, {myHand}. Их бросок: {theirs}, {theirHand}.',
  'say.rerolled.you':
    'Ваш переброс, {n, plural, =0 {ни одного кубика} one {# кубик} few {# кубика} other {# кубиков}}: {dice}, {hand}.',
  'say.rerolled.they':
    'Их переброс, {n, plural, =0 {ни одного кубика} one {# кубик} few {# кубика} other {# кубиков}}: {dice}, {hand}.',
  'say.turn': 'Ваш переброс.',

  'refusal.stale': 'Стол уже изменился; взгляните ещё раз.',
  'refusal.other': 'Сейчас это невозможно.',
  'refusal.fault': 'В правилах что-то сломалось; игра стоит там, где стояла. Пожалуйста, сообщите.',

  'why-not.needs-gold': 'Для игры нужно 1 золото.',
  'why-not.opponent-needs-gold': 'У них не осталось золота на ставку.',

  'save.failed': 'Сохранённую игру не удалось открыть, поэтому стол свободен.',

  'title.turn': 'Ваш переброс',
};

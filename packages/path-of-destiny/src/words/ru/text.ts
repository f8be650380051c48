import type { Texts } from '@medallion/words';
import type { Messages } from '../shape.ts';

/** Coloured cards as an object: one, and a few. */
const oneCard = '{colour, select, red {красную} blue {синюю} green {зелёную} yellow {жёлтую} other {фиолетовую}} карту';
const fewCards =
  '{colour, select, red {красные} blue {синие} green {зелёные} yellow {жёлтые} other {фиолетовые}} карты';
/** Of one card, and of several. */
const ofCard = '{colour, select, red {красной} blue {синей} green {зелёной} yellow {жёлтой} other {фиолетовой}} карты';
const ofCards = '{colour, select, red {красных} blue {синих} green {зелёных} yellow {жёлтых} other {фиолетовых}} карт';
const thisCard =
  '{colour, select, red {красная} blue {синяя} green {зелёная} yellow {жёлтая} other {фиолетовая}} карта';

const path = 'символа {side, select, left {Левого} other {Правого}} Пути';
const tokens = '{n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}';

export const text: Texts<Messages> = {
  effect: '{when}: {then}.',
  'when.lose': 'потеряйте 1 символ {symbol}',
  'when.lose-123': 'потеряйте 1 / 2 / 3 символа {symbol}, сколько сможете',
  'when.lose-non-active-123': 'потеряйте 1 / 2 / 3 Неактивных символа, сколько сможете',
  'when.colour-at-least': `если у вас в Хронологии не меньше {n, plural, one {# ${ofCard}} other {# ${ofCards}}}`,
  'when.colour-exactly': `если у вас в Хронологии ровно {n, plural, one {# ${thisCard}} few {# ${fewCards}} many {# ${ofCards}} other {# ${ofCard}}}`,
  'when.colour-123': `за 1 / 2 / 3 или больше ${ofCards} в вашей Хронологии`,
  'when.non-active-123': 'за 1 / 2 / 3 или больше ваших Неактивных символов',
  'when.non-active-at-least':
    'если у вас не меньше {n, plural, one {# Неактивного символа} other {# Неактивных символов}}',
  'then.xp': 'получите {n} ОО',
  'then.xp-123': 'получите 1 / 2 / 3 ОО',
  'then.path-123': `получите 1 / 2 / 3 жетона ${path}`,
  'then.path': `получите ${tokens} ${path}`,
  'then.each-active': 'получите по 1 жетону каждого Активного символа',
  'then.two': 'получите 2 жетона {symbol}',
  'then.symbol-123': 'получите 1 / 2 / 3 жетона {symbol}',
  'then.set': 'получите по 1 жетону: {list}',

  'quest.per-colour': `{n} ПО за каждую ${oneCard} в руке`,
  'quest.symbols-at-least':
    '{n} ПО, если в руке не меньше {count, plural, one {# символа} other {# символов}} {symbol}',
  'quest.per-couple': '{n} ПО за каждую пару карт в руке ({one} + {other}; карта обоих цветов сама составляет пару)',
  'quest.different-colours': 'за 2 / 3 / 4 / 5 разных цветов в руке: {points} ПО',
  'quest.per-multicolour': '{n} ПО за каждую многоцветную карту в руке',
  'quest.per-further-symbol': '{n} ПО за каждый вид символов на картах в руке сверх первого',
  'quest.per-pair-of-colour': '{n} ПО за каждые две карты одного цвета в руке',
  'quest.cap': 'всего не больше {n} ПО',

  'automa.xp-per-card': `{n} ОО за каждую ${oneCard}, попавшую в её Хронологию.`,
  'automa.xp-shared-colour': '{n} ОО, если у двух её новых карт есть общий цвет.',
  'automa.flip-gives': `Бросок жетона в фазе 3 даёт ей ${tokens}.`,
  'automa.vp-when-placed': '{n} ПО каждый раз, когда жетон Предназначения этого хода размещён.',
  'automa.vp-per-non-dominant':
    'В конце главы {n} ПО за {per, plural, one {каждый # Недоминирующий символ} few {каждые # Недоминирующих символа} many {каждые # Недоминирующих символов} other {каждые # Недоминирующего символа}} с округлением вверх.',
  'automa.token-before-flip':
    'Перед броском жетона в фазе 3 получает 1 жетон того Активного символа, которого у неё больше; если поровну — левого.',
  'automa.vp-per-colour':
    'В конце главы {n} ПО за каждый цвет, если в её Хронологии не меньше {cards, plural, one {# такой карты} other {# таких карт}}; всего не больше {cap} ПО.',

  'op.vp': '{n, plural, =0 {ничего} other {{n, number, ::sign-always} ПО}}',
  'op.xp': '{n, plural, =0 {ничего} other {{n, number, ::sign-always} ОО}}',
  'op.active': `${tokens} {side, select, left {левого} other {правого}} символа следующей главы`,
  'op.sift':
    'возьмите {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, затем сбросьте столько же из руки',
  'op.top': 'переместите фигурку на самый верх шкалы инициативы',
  'op.peek': 'один раз подсмотрите закрытую тайную цель',
  'op.special': 'возьмите жетон особого символа',
  'op.ally': 'возьмите карту союза: {name}',

  'bonus.symbols-in-hand': '1 ПО за каждый символ {symbol} на картах в руке, не больше {cap} ПО',
  'bonus.colour-in-timeline': `1 ПО за каждую ${oneCard} в Хронологии, не больше {cap} ПО`,
  'bonus.colours-in-hand-beyond':
    '1 ПО за каждый цвет в руке сверх {n, plural, =2 {двух первых} one {первого} other {первых #}}, не больше {cap} ПО',
  'bonus.unused-abilities': '1 ПО за каждую открытую и неиспользованную Способность, не больше {cap} ПО',
  'bonus.goals': 'очки приносят две тайные цели, на рубашках которых изображён Доминирующий символ',
  'bonus.none': 'больше ничто не приносит очков',

  'count.symbols-in-hand': 'символов {symbol} на картах в руке',
  'count.colour': `${ofCards} {where, select, hand {в руке} timeline {в Хронологии} other {в Хронологии и руке}}`,
  'count.multicolour': 'многоцветных карт {where, select, timeline {в Хронологии} other {в Хронологии и руке}}',
  'count.symbols-in-timeline': 'разных незакрытых символов на картах Хронологии',
  'count.different-colours-in-hand': 'разных цветов в руке',
  'count.most-of-a-colour-in-hand': 'карт одного цвета в руке',
  'goal.compare': 'Больше всего {count}: 5 ПО; на 1 меньше: 3 ПО; на 2 меньше: 1 ПО.',
  'goal.at-least': '{n} ПО, если {count} не меньше {least}.',
  'goal.all-symbols': 'Все четыре символа открыты на картах Хронологии: {n} ПО.',
  'goal.solo': 'число {count}: {steps} ПО. Автома: {automa}.',
  'goal.automa-each': '{n} ПО × число {count}, не больше {cap} ПО',
  'goal.automa-at-least': '{n} ПО, если {count} не меньше {least}',

  legend: 'Знамёна: {list}',

  'alliance.xp': 'Получите {n} ОО.',
  'alliance.exchange': 'Потеряйте 1 Активный символ, получите 2 жетона другого Активного символа.',
  'alliance.side': `Получите 1 жетон ${path}.`,
  'alliance.sell': 'Потеряйте 1 Неактивный символ, получите {n} ОО.',

  'effort.sequence': '{list}',
  'effort.text': 'цвета соседних карт ({sequences}): {bonus}.',
  'effort.vp': 'получите {n} ПО',
  or: '{one}; или {other}',
};

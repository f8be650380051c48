import type { manners as english } from './en.ts';

export const manners: Readonly<Record<keyof typeof english, string>> = {
  'rules.title': 'Правила',
  'rules.welcome':
    'Правила, по которым мы играем за этим столом, пересказанные своими словами. У каждого абзаца есть номер; те же номера стоят в хронике и рядом со всем, что сейчас невозможно.',
  'rules.unknown': 'Абзаца {clause} здесь нет. Поищите его в содержании.',
  'rules.search': 'Искать в правилах',
  'rules.contents': 'Содержание',
  'rules.found': 'Что нашлось',
  'rules.results':
    '{n, plural, =0 {Ничего не нашлось. Попробуйте слово покороче.} one {# фрагмент} few {# фрагмента} many {# фрагментов} other {# фрагмента}}',
  'rules.glossary': 'Словарик',
  'rules.glossary.text': 'Слова из книги правил и то, как они звучат в трёх других изданиях.',
  'rules.rulings': 'Решения по пробелам',
  'rules.editions': 'Сравнение изданий',
  'rules.englishOnly': 'Эта страница есть только на английском.',
  'rules.opening': 'Открываем книгу…',
  'rules.missing': 'Не удалось загрузить правила. Проверьте связь и откройте их снова.',
  'rules.back': 'Назад к прочитанному',
  'rules.next': 'Дальше: {title}',

  'settings.title': 'Настройки',
  'settings.text': 'Размер текста',
  'settings.text.normal': 'обычный',
  'settings.text.large': 'крупный',
  'settings.text.larger': 'ещё крупнее',
  'settings.motion': 'Движение',
  'settings.motion.system': 'как на устройстве',
  'settings.motion.on': 'всё движется',
  'settings.motion.off': 'всё неподвижно',
  'settings.sounds': 'Звуки',
  'settings.sounds.text': 'Карты, кости, клинки, монеты и страницы.',
  'settings.confirm': 'Спрашивать перед концом фазы',
  'settings.confirm.text': 'Один раз и только если ещё можно сделать что-то полезное.',
  'settings.on': 'да',
  'settings.off': 'нет',
  'settings.kept': 'Выбор действует сразу и хранится на этом устройстве.',

  'help.can': 'Вы можете',
  'help.cannot': 'Сейчас невозможно',
  'help.ways':
    '{n, plural, one {# способ оплаты} few {# способа оплаты} many {# способов оплаты} other {# способа оплаты}}',
  'help.others': 'Выбирают другие. Пока можно почитать правила или хронику.',

  'guide.offer': 'Впервые здесь? Сыграйте первый ход с проводником',
  'guide.label': 'Проводник',
  'guide.title': 'Первый ход с проводником',
  'guide.laying': 'Накрываем стол для вашего первого хода…',
  'guide.gotIt': 'Понятно',
  'guide.again': 'Показать подсказку',
  'guide.leave': 'Играть дальше без проводника',
};

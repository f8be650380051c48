import type { Texts } from '@medallion/words';
import type { LibraryMessages } from './shape.ts';

export const library: Texts<LibraryMessages> = {
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
  'rules.glossary.ours': 'Слова игры на четырёх языках этого стола.',
  'rules.rulings': 'Решения по пробелам',
  'rules.editions': 'Сравнение изданий',
  'rules.englishOnly': 'Эта страница есть только на английском.',
  'rules.opening': 'Открываем книгу…',
  'rules.missing': 'Не удалось загрузить правила. Проверьте связь и откройте их снова.',
  'rules.back': 'Назад к прочитанному',
  'rules.begin': 'Начать читать: {game}',
  'rules.next': 'Дальше: {title}',
};

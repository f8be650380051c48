import type { Texts } from '@medallion/words';
import type { CollectionMessages } from './shape.ts';

export const collection: Texts<CollectionMessages> = {
  all: 'Всё',
  search: 'Названия и правила',
  filters: 'Показать только',
  opening: 'Полки заполняются…',
  missing: 'Не удалось загрузить собрание. Проверьте соединение и откройте его снова.',
  found:
    '{n, plural, one {Найдена # карточка} few {Найдено # карточки} many {Найдено # карточек} other {Найдено # карточки}}',
  nothing: 'Ничего подходящего нет.',
  nearest: 'Возможно, вы искали:',
  place: '{at} из {n}',
  before: 'Назад: {name}',
  after: 'Дальше: {name}',
  rule: 'правило, к которому это относится',
  beside: 'Смотрите также',
  showAll: 'Показать всё',
  games: 'Игра',
  kinds: 'Полка',
};

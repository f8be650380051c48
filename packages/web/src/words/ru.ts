import type { Texts } from '@medallion/words';
import type { PageMessages } from './shape.ts';

export const page: Texts<PageMessages> = {
  'app.motto': 'две игры, один стол и тот, кто подержит свечу',
  'app.unofficial': 'Неофициальный стол, нарисован и написан с нуля.',
  'app.home': 'Medallion, на первую страницу',
  'app.language': 'Язык',
  'app.about': 'О столе и авторах',
  'app.close': 'Закрыть',

  'home.online': 'С друзьями по сети',
  'home.daily': 'Охота дня',
  'home.tables': 'Столы в сети',
  'home.poker.text': 'Учебный стол в углу корчмы: пять кубиков, один переброс и три золота на кону.',
  'home.poker.play': 'Сесть за кости',
  'home.poker.resume': 'Продолжить игру',
  'home.poker.resumeText': 'Ваша игра всё ещё на столе.',
  'home.resume.turn': 'Ход {n}, {when}',
  'home.pd.text': 'История в трёх главах, и каждый за столом тянет её на свою сторону.',
  'home.ow.text': 'Берите заказы на нарисованном континенте; добудьте четыре трофея раньше других.',
  'home.way.alone': 'В одиночку',
  'home.way.bots': 'С ботами',
  'home.way.hotseat': 'За одним экраном',
  'home.resume': 'Вернуться за стол',
  'home.turns':
    '{n, plural, one {Вас ждут за # столом} few {Вас ждут за # столами} many {Вас ждут за # столами} other {Вас ждут за # стола}}',
  'home.resume.with': '{title}, за столом: {names}',
  'home.resume.alone': '{title}, в одиночку',
  'home.resume.answers': '{n, plural, one {# ответ} few {# ответа} many {# ответов} other {# ответа}}, {when}',

  'game.old-world-poker': 'Покер на костях',
  'game.path-of-destiny': 'Путь Предназначения',
  'game.old-world': 'Старый мир',

  'about.back': 'На первую страницу',

  'clause.label': 'Правило {clause}',

  'offline.ready': 'Новая версия стола готова.',
  'offline.reload': 'Обновить сейчас',
  'offline.later': 'Позже',

  'collection.title': 'Собрание карт',

  'rules.title': 'Правила',

  'settings.title': 'Настройки',

  'guide.offer': 'Впервые здесь? Сыграйте первый ход с проводником',
  'guide.offer.chapter': 'Впервые здесь? Сыграйте первую главу с проводником',
  'guide.lesson.fight': 'Урок 2: битва',
  'guide.lesson.road': 'Урок 3: задания, следы, кости',
};

import type { HabitWords } from './en.ts';

export const habits: HabitWords = {
  'duel.ownFall': 'Этот удар заберёт вашу последнюю карту, а противник ещё стоит: вы упадёте без сил.',
  'ow.gain.hint': 'Коснитесь карты, чтобы выбрать её, и ещё раз, чтобы получить.',
  'moment.trophy': '{name} получает трофей',
  'moment.trophy.own': 'Вы получаете трофей',
  'moment.trophy.first': 'Ваш первый трофей!',
  'moment.oneMore': '{name}: до победы остался один трофей!',
  'moment.oneMore.own': 'Ещё один трофей, и победа ваша!',
  'moment.fatigue':
    'Усталость: {n, plural, one {# карта покидает} few {# карты покидают} many {# карт покидают} other {# карты покидают}} колоду навсегда.',
  'moment.level': 'Достигнут уровень {level}',
  'moment.level.text': 'Все четыре характеристики выше прежнего уровня.',
  'tavern.forLocals': 'Вы бросаете за горожан',
  'pace.label': 'Что делают другие',
  'pace.pause': 'Пауза',
  'pace.goOn': 'Дальше',
  'pace.step': 'Следующий шаг',
  'pace.skip': 'Показать всё',
  'pace.again': 'Показать этот ход ещё раз',
  'settings.volume': 'Громкость',
  'settings.pace': 'Темп ботов',
  'settings.pace.text': 'Как долго видно то, что делают другие. Любая клавиша ведёт сразу в конец.',
  'settings.pace.slow': 'медленно',
  'settings.pace.normal': 'обычно',
  'settings.pace.quick': 'быстро',
  'settings.pace.at-once': 'сразу',
};

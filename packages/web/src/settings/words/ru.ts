import type { Texts } from '@medallion/words';
import type { SettingsMessages } from './shape.ts';

export const settings: Texts<SettingsMessages> = {
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
  'settings.reading': 'Режим чтения',
  'settings.reading.text':
    'Любой стол в виде текста: вопрос, ответы, что лежит и что произошло. Для программ чтения с экрана и для всех, кто любит читать.',
  'settings.explain': 'Боты объясняют свои ходы',
  'settings.explain.always': 'всегда',
  'settings.explain.asked': 'по просьбе',
  'settings.explain.never': 'никогда',
  'settings.kept': 'Выбор действует сразу и хранится на этом устройстве.',
  'settings.volume': 'Громкость',
  'settings.pace': 'Темп ботов',
  'settings.pace.text': 'Как долго видно то, что делают другие. Любая клавиша ведёт сразу в конец.',
  'settings.pace.slow': 'медленно',
  'settings.pace.usual': 'обычно',
  'settings.pace.quick': 'быстро',
  'settings.pace.at-once': 'сразу',
};

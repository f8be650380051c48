import type { Texts } from '@medallion/words';
import type { SetupMessages } from './shape.ts';

export const setup: Texts<SetupMessages> = {
  'ow.new.schools': 'Школы',
  'ow.new.schools.draft': 'из двух',
  'ow.new.schools.draft.text': 'две сдаются, одна остаётся',
  'ow.new.schools.choice': 'на выбор',
  'ow.new.schools.choice.text': 'по очереди из оставшихся',
  'ow.new.schools.random': 'по жребию',
  'ow.new.schools.random.text': 'никто не выбирает',
  'ow.new.schools.fixed': 'как указано',
  'ow.new.schools.fixed.text': 'по одной на место',
  'ow.new.schoolOf': 'Школа: {name}',
  'ow.new.first': 'Кто начинает?',
  'ow.new.first.random': 'по жребию',
  'ow.new.rules': 'Правила',
  'ow.new.edition.default': 'Медальон',
  'ow.new.edition.default.text': 'самое ясное прочтение четырёх изданий',
  'ow.new.edition.en': 'английское',
  'ow.new.edition.pl': 'польское',
  'ow.new.edition.it': 'итальянское',
  'ow.new.edition.ru': 'русское',
  'ow.new.edition.text':
    'как в этом издании: {n, plural, one {отличается # правило} few {отличаются # правила} other {отличается # правил}}',
  'ow.saves.over': 'Закончена на ходу {n}, {when}',
  'ow.new.rivals': 'С соперниками: два бота',
};

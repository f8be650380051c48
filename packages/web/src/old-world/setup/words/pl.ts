import type { Texts } from '@medallion/words';
import type { SetupMessages } from './shape.ts';

export const setup: Texts<SetupMessages> = {
  'ow.new.schools': 'Szkoły',
  'ow.new.schools.draft': 'z dwóch',
  'ow.new.schools.draft.text': 'dostajesz dwie, zostawiasz jedną',
  'ow.new.schools.choice': 'do wyboru',
  'ow.new.schools.choice.text': 'po kolei, z tych, które zostały',
  'ow.new.schools.random': 'losowo',
  'ow.new.schools.random.text': 'nikt nie wybiera',
  'ow.new.schools.fixed': 'jak tutaj',
  'ow.new.schools.fixed.text': 'po jednej na miejsce',
  'ow.new.schoolOf': 'Szkoła: {name}',
  'ow.new.first': 'Kto zaczyna?',
  'ow.new.first.random': 'losowo',
  'ow.new.rules': 'Zasady',
  'ow.new.edition.default': 'Medalion',
  'ow.new.edition.default.text': 'najjaśniejsze odczytanie czterech wydań',
  'ow.new.edition.en': 'angielskie',
  'ow.new.edition.pl': 'polskie',
  'ow.new.edition.it': 'włoskie',
  'ow.new.edition.ru': 'rosyjskie',
  'ow.new.edition.text':
    'jak w tym wydaniu: {n, plural, one {# zasada inna} few {# zasady inne} other {# zasad innych}}',
  'ow.saves.over': 'Koniec w turze {n}, {when}',
  'ow.new.rivals': 'Z rywalami: dwa boty',
};

import type { Texts } from '@medallion/words';
import type { SetupMessages } from './shape.ts';

export const setup: Texts<SetupMessages> = {
  'ow.new.schools': 'Scuole',
  'ow.new.schools.draft': 'tra due',
  'ow.new.schools.draft.text': 'due ne ricevi, una ne tieni',
  'ow.new.schools.choice': 'a scelta',
  'ow.new.schools.choice.text': 'a turno, tra quelle rimaste',
  'ow.new.schools.random': 'a sorte',
  'ow.new.schools.random.text': 'nessuno sceglie',
  'ow.new.schools.fixed': 'come qui',
  'ow.new.schools.fixed.text': 'una per posto',
  'ow.new.schoolOf': 'Scuola di {name}',
  'ow.new.first': 'Chi comincia?',
  'ow.new.first.random': 'a sorte',
  'ow.new.rules': 'Regole',
  'ow.new.edition.default': 'Medaglione',
  'ow.new.edition.default.text': 'la lettura più chiara delle quattro edizioni',
  'ow.new.edition.en': 'inglese',
  'ow.new.edition.pl': 'polacca',
  'ow.new.edition.it': 'italiana',
  'ow.new.edition.ru': 'russa',
  'ow.new.edition.text': 'come la stampa questa edizione: {n, plural, one {# regola diversa} other {# regole diverse}}',
  'ow.saves.over': 'Finita al turno {n}, {when}',
  'ow.new.rivals': 'Con rivali: due bot',
};

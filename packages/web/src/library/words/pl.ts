import type { Texts } from '@medallion/words';
import type { LibraryMessages } from './shape.ts';

export const library: Texts<LibraryMessages> = {
  'rules.welcome':
    'Zasady, według których gramy przy tym stole, opowiedziane naszymi słowami. Każdy akapit ma swój numer; te same numery znajdziesz w kronice i przy wszystkim, co jest niemożliwe.',
  'rules.unknown': 'Nie ma tu akapitu {clause}. Poszukaj go w spisie treści.',
  'rules.search': 'Szukaj w zasadach',
  'rules.contents': 'Spis treści',
  'rules.found': 'Co znaleziono',
  'rules.results':
    '{n, plural, =0 {Nic nie znaleziono. Spróbuj krótszego słowa.} one {# fragment} few {# fragmenty} many {# fragmentów} other {# fragmentu}}',
  'rules.glossary': 'Słowniczek',
  'rules.glossary.text': 'Słowa z instrukcji i to, jak brzmią w trzech pozostałych wydaniach.',
  'rules.glossary.ours': 'Słowa gry w czterech językach tego stołu.',
  'rules.rulings': 'Rozstrzygnięcia wątpliwości',
  'rules.editions': 'Porównanie wydań',
  'rules.englishOnly': 'Ta strona jest dostępna tylko po angielsku.',
  'rules.opening': 'Otwieramy księgę…',
  'rules.missing': 'Nie udało się pobrać zasad. Sprawdź połączenie i otwórz je ponownie.',
  'rules.back': 'Wróć do poprzedniego miejsca',
  'rules.begin': 'Zacznij czytać: {game}',
  'rules.next': 'Dalej: {title}',
};

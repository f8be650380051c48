import type { manners as english } from './en.ts';

export const manners: Readonly<Record<keyof typeof english, string>> = {
  'rules.title': 'Zasady',
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
  'rules.rulings': 'Rozstrzygnięcia wątpliwości',
  'rules.editions': 'Porównanie wydań',
  'rules.englishOnly': 'Ta strona jest dostępna tylko po angielsku.',
  'rules.opening': 'Otwieramy księgę…',
  'rules.missing': 'Nie udało się pobrać zasad. Sprawdź połączenie i otwórz je ponownie.',
  'rules.back': 'Wróć do poprzedniego miejsca',
  'rules.next': 'Dalej: {title}',

  'settings.title': 'Ustawienia',
  'settings.text': 'Wielkość tekstu',
  'settings.text.normal': 'zwykła',
  'settings.text.large': 'duża',
  'settings.text.larger': 'większa',
  'settings.motion': 'Ruch',
  'settings.motion.system': 'jak w urządzeniu',
  'settings.motion.on': 'rzeczy się ruszają',
  'settings.motion.off': 'wszystko stoi',
  'settings.sounds': 'Dźwięki',
  'settings.sounds.text': 'Karty, kości, ostrza, monety i strony.',
  'settings.confirm': 'Pytaj przed końcem fazy',
  'settings.confirm.text': 'Raz, i tylko wtedy, gdy można jeszcze zrobić coś pożytecznego.',
  'settings.on': 'tak',
  'settings.off': 'nie',
  'settings.kept': 'Wybór działa od razu i zostaje na tym urządzeniu.',

  'help.can': 'Możesz',
  'help.cannot': 'Teraz niemożliwe',
  'help.ways':
    '{n, plural, one {# sposób zapłaty} few {# sposoby zapłaty} many {# sposobów zapłaty} other {# sposobu zapłaty}}',
  'help.others': 'Wybierają inni. W tym czasie możesz czytać zasady albo kronikę.',

  'guide.offer': 'Pierwszy raz? Zagraj turę z przewodnikiem',
  'guide.label': 'Przewodnik',
  'guide.title': 'Pierwsza tura z przewodnikiem',
  'guide.laying': 'Rozkładamy stół do twojej pierwszej tury…',
  'guide.gotIt': 'Rozumiem',
  'guide.again': 'Pokaż wskazówkę',
  'guide.leave': 'Graj dalej bez przewodnika',
};

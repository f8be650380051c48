import type { Texts } from '@medallion/words';
import type { HostMessages } from './shape.ts';

export const host: Texts<HostMessages> = {
  title: 'Strona gospodarza',
  secret: 'Tajne hasło gospodarza',
  'secret.hint': 'Serwer podaje je przy starcie.',
  enter: 'Wejdź',
  wrong: 'To hasło niczego tu nie otwiera.',
  away: 'Serwer nie odpowiada. Strona pyta dalej.',
  kept: 'Przechowywane tutaj',
  tables: '{n, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}',
  over: '{n, plural, one {w tym # zakończony} few {w tym # zakończone} many {w tym # zakończonych} other {w tym # zakończonego}}',
  lobbies:
    '{n, plural, one {# poczekalnia przed rozgrywką} few {# poczekalnie przed rozgrywką} many {# poczekalni przed rozgrywką} other {# poczekalni przed rozgrywką}}',
  resting: 'w spoczynku: {n}',
  answers: '{n, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  hour: 'Ostatnia godzina',
  rooms: 'Pokoje, w których ktoś jest',
  sockets: 'Połączenia',
  answering: 'Odpowiedzi na sekundę',
  latency: 'Do zapisania i ogłoszenia odpowiedzi (ms)',
  half: 'połowa',
  nearlyAll: '99 na 100',
  thinking: 'Pytania, nad którymi myślą boty',
  faults: 'Błędy',
  'faults.bots': 'botów',
  'faults.own': 'serwera',
  memory: 'Pamięć (MiB)',
  minutes: '{n, plural, =0 {teraz} one {# minutę temu} few {# minuty temu} many {# minut temu} other {# minuty temu}}',
  drain: 'Opróżnij ten serwer',
  'drain.why':
    'Gracze przechodzą na inny węzeł, nikt nowy nie wchodzi, a to, co trwa, zostaje dokończone. Potem można go zatrzymać.',
  'drain.sure': 'Opróżnij teraz',
  draining: 'Ten serwer jest opróżniany. Uruchom go ponownie, by znów przyjmował graczy.',
  waiting: 'Pierwsze liczby pojawią się w ciągu pięciu sekund.',
};

import type { Texts } from '@medallion/words';
import type { PageMessages } from './shape.ts';

export const page: Texts<PageMessages> = {
  'app.motto': 'dwie gry, jeden stół i ktoś, kto potrzyma świecę',
  'app.unofficial': 'Stół nieoficjalny, narysowany i napisany od zera.',
  'app.home': 'Medallion, do strony głównej',
  'app.language': 'Język',
  'app.about': 'O stole i autorach',
  'app.close': 'Zamknij',

  'home.online': 'Z przyjaciółmi online',
  'home.daily': 'Łowy dnia',
  'home.tables': 'Stoły online',
  'home.poker.text': 'Stolik do ćwiczeń w kącie karczmy: pięć kości, jeden przerzut i trzy żetony złota w puli.',
  'home.poker.play': 'Siądź do kości',
  'home.poker.resume': 'Graj dalej',
  'home.poker.resumeText': 'Twoja gra wciąż leży na stole.',
  'home.resume.turn': 'Tura {n}, {when}',
  'home.pd.text': 'Opowieść w trzech rozdziałach, a każdy przy stole ciągnie ją w swoją stronę.',
  'home.ow.text': 'Bierz zlecenia na narysowanym kontynencie; zdobądź cztery trofea przed innymi.',
  'home.way.alone': 'Solo',
  'home.way.bots': 'Z rywalami',
  'home.way.hotseat': 'Jeden ekran',
  'home.resume': 'Wróć do stołu',
  'home.turns':
    '{n, plural, one {Czeka na ciebie stół} few {Czekają na ciebie # stoły} many {Czeka na ciebie # stołów} other {Czeka na ciebie # stołu}}',
  'home.resume.with': '{title}, grają: {names}',
  'home.resume.alone': '{title}, solo',
  'home.resume.answers':
    '{n, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}, {when}',

  'game.old-world-poker': 'Kościany poker',
  'game.path-of-destiny': 'Ścieżka Przeznaczenia',
  'game.old-world': 'Stary Świat',

  'about.back': 'Na stronę główną',

  'clause.label': 'Zasada {clause}',

  'offline.ready': 'Nowa wersja stołu jest gotowa.',
  'offline.reload': 'Zaktualizuj teraz',
  'offline.later': 'Później',

  'collection.title': 'Zbiór kart',

  'rules.title': 'Zasady',

  'settings.title': 'Ustawienia',

  'guide.offer': 'Pierwszy raz? Zagraj turę z przewodnikiem',
  'guide.offer.chapter': 'Pierwszy raz? Zagraj pierwszy rozdział z przewodnikiem',
  'guide.lesson.fight': 'Lekcja 2: walka',
  'guide.lesson.road': 'Lekcja 3: zadania, tropy, kości',
};

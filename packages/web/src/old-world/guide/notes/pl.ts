import type { Notes } from './note.ts';

export const notes: Notes = {
  levelTwo: {
    title: 'Zanim ruszysz',
    text: 'Na mapie zaczają się trzy potwory. Zaczynasz, więc to ty mówisz, gdzie trafi ten silny: do lasu, w góry czy nad wodę. Pierwszego dnia to żaden wstyd posłać go daleko od siebie.',
  },
  move: {
    title: 'Faza I: w drogę',
    text: 'Miejsca ze złotym pierścieniem leżą o jedną drogę stąd i stać cię na nie. Wybierz jedno. Czerwony krąg z kolcami to potwór, a mały znak obok miejsca mówi, co można tam zrobić.',
  },
  pay: {
    title: 'Ile kosztuje droga',
    text: 'Płacisz kartami z ręki. Najtaniej: jedną kartą z terenem miejsca, do którego idziesz. Inaczej dowolnymi dwiema albo dowolną kartą i 1 żetonem złota. Wybierz wiersz tutaj albo samą kartę.',
  },
  act: {
    title: 'Skorzystaj z miejsca',
    text: 'Masz za sobą ruch, więc możesz raz użyć tego miejsca. Przycisk mówi, co daje i ile kosztuje. Możesz też ruszyć dalej, jeśli zostały ci karty.',
  },
  onward: {
    title: 'Kończysz, kiedy chcesz',
    text: 'Idź dalej, póki masz czym płacić, albo zakończ fazę I złotym przyciskiem. Karty, których nie wydasz, zostają na ręce: przydadzą się, jeśli chcesz walczyć.',
  },
  place: {
    title: 'Tu decydujesz ty',
    text: 'Przed tobą leży to, co oferuje to miejsce. Co przygaszone, to mówi dlaczego; mały numer prowadzi do zasady.',
  },
  poker: {
    title: 'Kościany poker',
    text: 'Pięć kości, jeden przerzut. Wskaż kości, którymi chcesz rzucić ponownie; drabinka pokazuje, co bije co.',
  },
  phase2: {
    title: 'Faza II: jedno z trzech',
    text: 'Walcz z tym, co tu stoi, medytuj, by zdobyć trofeum, albo eksploruj. W pierwszej turze zwykle się eksploruje: krótka opowieść, wybór i coś do sakiewki albo na planszę.',
  },
  story: {
    title: 'Przeczytaj i wybierz',
    text: 'Dalej prowadzą dwie drogi, a cena jest wypisana przy każdej. Skutek poznasz dopiero potem, a druga droga pozostanie nieopowiedziana.',
  },
  fight: {
    title: 'Zaczyna się twoja tura walki',
    text: 'Najpierw przygotowanie: eliksiry, specjalizacja, trofea, jeśli jakieś masz. Potem cios. Twoja talia to twoje życie; każda rana zabiera z niej karty.',
  },
  combo: {
    title: 'Łącz karty',
    text: 'Zacznij od dowolnej karty. Następna może dojść, jeśli jej kolor jest wśród zakładek na prawej krawędzi poprzedniej. Karteczka pokaże obrażenia, tarczę i dobieranie, zanim uderzysz.',
  },
  strike: {
    title: 'Potwór odpowiada',
    text: 'Odsłania się jedna z jego kart i trafia tą połową, która została zapowiedziana. Cios bierze najpierw tarcza, potem twoje karty.',
  },
  ended: {
    title: 'Tak to poszło',
    text: 'Zobacz, co ci to dało, i idź dalej złotym przyciskiem. Kronika pamięta każdy wiersz.',
  },
  discard: {
    title: 'Faza III: porządek na ręce',
    text: 'Odrzuć, czego nie potrzebujesz; mogą zostać trzy karty. Potem dobierasz z talii do trzech.',
  },
  gain: {
    title: 'Jedna karta jest twoja',
    text: 'W każdej turze bierzesz jedną z sześciu. Kosztuje tyle kart z ręki, ile na niej napisano; znak nad nią sprawia, że z lewej jest drożej, a z prawej taniej.',
  },
  payCard: {
    title: 'A teraz zapłać',
    text: 'Wybierz karty, które odchodzą. Nie przepadają: gdy talia się skończy, wrócą razem z nią.',
  },
  others: {
    title: 'Drugi wiedźmin',
    text: 'Gra twój rywal. Kronika opowiada, co się dzieje, a gdy przyjdzie twoja kolej, karteczka zbierze to w całość.',
  },
  farewell: {
    title: 'To była cała tura',
    text: 'Znasz już drogę: podróż, wybór, dobieranie i nowa karta. Wygrywa, kto pierwszy ma cztery trofea. Naciśnij ?, gdy nie wiesz, co można zrobić; w księdze u góry są wszystkie zasady.',
  },
  hunt: {
    title: 'Potwór tuż obok',
    text: 'Gnilec ma 11 kart życia. Masz żeton jego tropu, więc pierwszy cios należy do ciebie. Zaatakuj: wszystko, co potem, opowiemy krok po kroku.',
  },
  prepare: {
    title: 'Przygotowanie',
    text: 'Przed ciosem możesz wypić eliksir. Jaskółka podnosi tarczę o 1, ale potem dobierzesz o jedną kartę mniej. Gdy wszystko gotowe, atakuj.',
  },
  begin: {
    title: 'Zacznij kombinację',
    text: 'Pierwszą kartę wybierasz dowolnie. Jej kolor nie ma jeszcze znaczenia; liczą się kolorowe przedłużenia przy prawej krawędzi. Odepchnięcie otwiera niebieski, więc może po nim pójść Szybkie cięcie.',
  },
  chain: {
    title: 'Dalej według koloru',
    text: 'Kolejna karta pasuje, jeśli jej kolor jest wśród przedłużeń ostatniej, a użyte przedłużenie też się liczy. Trzy karty albo więcej: jako Wilk zadajesz o 1 więcej. Kończysz, kiedy chcesz.',
  },
  ready: {
    title: 'Co z tego będzie',
    text: 'Tu widać, co da kombinacja, zanim uderzysz: najpierw obrażenia potwora, potem tarcza dla ciebie. Ostatnią kartę możesz jeszcze cofnąć. Potem dobierasz tyle kart, ile wynosi twój Atak.',
  },
  skill: {
    title: 'Użyj swojej zdolności',
    text: 'Leżą trzy karty, więc twoja zdolność świeci: naciśnij ją, a kombinacja zada o 1 więcej. Tylko raz podczas walki, więc wybierz chwilę. Potem uderz.',
  },
  beginAgain: {
    title: 'Kolejna kombinacja',
    text: 'Połóż kartę, której przedłużenie otwiera kolor, jaki masz jeszcze na ręce. Gdy nic do siebie nie pasuje, jedna karta to też kombinacja.',
  },
  comfort: {
    title: 'Coś na pocieszenie',
    text: 'Kto przegrał, zdobywa z puli kartę o koszcie 0. Szukaj przedłużeń pasujących do twoich kart: walki wygrywają długie kombinacje.',
  },
  beast: {
    title: 'Szarża czy ugryzienie',
    text: 'Teraz potwór. Ktoś ogłasza szarżę albo ugryzienie, nie widząc karty; potem odkrywa się wierzchnią kartę jego życia i działa ta połowa. Każdy atak kosztuje go więc kartę.',
  },
  suffer: {
    title: 'Obrażenia',
    text: 'Rywal ogłasza szarżę albo ugryzienie, nie widząc karty; potem odkrywa się wierzchnią kartę życia potwora i działa ta połowa. Pierwsze punkty przyjmuje tarcza, każdy następny kosztuje kartę z twojej talii wytrzymałości. Wilga odejmuje 1.',
  },
  lose: {
    title: 'Karty, które przepadają',
    text: 'Gdy obrażenia albo pazury sięgną ręki, tracisz z niej karty. Wybór należy do ciebie, więc zachowaj to, z czego złożysz kombinację.',
  },
  again: {
    title: 'Twoje życie',
    text: 'Życie to talia i ręka razem: dobieranie nie jest stratą, trafienie tak. Życie potwora to jego stos. Spójrz na oba, przygotuj się i uderz jeszcze raz.',
  },
  won: {
    title: 'Pokonany',
    text: 'Nie ma już ostatniej karty, a ty masz swoje: trofeum, krok na torze reputacji, a z nim nowa moc. Droga też męczy: zmęczenie zabiera ci kartę na zawsze.',
  },
  beaten: {
    title: 'Powalenie',
    text: 'Talia wytrzymałości i ręka są puste, więc to koniec walki. Żadna karta nie przepada na zawsze: potwór wraca do sił, a ty wrócisz z lepszą tarczą, eliksirami albo mocniejszymi kartami.',
  },
  spoils: {
    title: 'Zmęczenie',
    text: 'Każdy krok na torze reputacji kosztuje karty na zawsze: teraz 1, potem 2, potem 3. Wybierasz je z talii, ręki i stosu odrzuconych; zacznij od najsłabszych. Reszta trafia potasowana do talii.',
  },
  fightFarewell: {
    title: 'Tak wygląda walka',
    text: 'Przygotowanie, kombinacja, obrażenia, tarcza, dobieranie; potem szarża albo ugryzienie. Kto nie ma już kart, przegrywa. Jeszcze jedna lekcja: o tym, co leży przy drodze.',
  },
  questAway: {
    title: 'Zadanie w drodze',
    text: 'Niesiesz zadanie: kończy się w Novigradzie, zaraz obok. Idź tam. Za drogę wystarczy jedna karta lasu.',
  },
  questHere: {
    title: 'Wykonaj zadanie',
    text: 'Jesteś na miejscu, więc możesz wykonać zadanie: jego opowieść toczy się dalej i dostajesz to, co przynosi. Nie zużywa to akcji miejsca.',
  },
  diceHere: {
    title: 'Kości w karczmie',
    text: 'Tu rzuca się kośćmi. Ty i miejscowi stawiacie po żetonie złota; lepszy rzut bierze wszystko. Spróbuj: jedna gra na turę.',
  },
  stake: {
    title: 'Stawka',
    text: 'Każda strona kładzie złoto na środek. Więcej nie stracisz.',
  },
  dice: {
    title: 'Przerzut',
    text: 'Pięć kości, każda strona może raz przerzucić część z nich. Zachowaj pary, resztę rzuć ponownie; drabinka pokazuje, co bije co. Lepszy rzut zabiera pulę.',
  },
  trailAway: {
    title: 'Zadanie tropienia',
    text: 'Żeton przy twojej planszy pokazuje Hengfors, leży na nim złoto. Gdy tylko wejdziesz, złoto jest twoje, a żeton staje się tropem: bez żadnej akcji. Idź tam za kartę gór.',
  },
  trailHere: {
    title: 'Trop jest twój',
    text: 'Kto ma trop terenu potwora, w walce z nim uderza pierwszy. Hengfors daje kolejne zadanie tropienia: weź je albo idź dalej.',
  },
  trailAsk: {
    title: 'Który potwór',
    text: 'Wybierz potwora, którego tropu szukasz. Wylosowany żeton pokaże, dokąd po niego iść.',
  },
  roadOn: {
    title: 'W drogę',
    text: 'Idź dalej, póki masz czym płacić, albo zakończ fazę I złotym przyciskiem.',
  },
  roadFarewell: {
    title: 'Znasz już drogę',
    text: 'Zadania dają opowieści i złoto, tropy pierwszy cios, kości odrobinę szczęścia. Fazy II i III toczą się jak zwykle. Czas na własną grę?',
  },
};

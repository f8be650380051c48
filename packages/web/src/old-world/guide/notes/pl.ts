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
};

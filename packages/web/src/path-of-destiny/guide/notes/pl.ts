import type { Notes } from './note.ts';

export const notes: Notes = {
  introduction: {
    title: 'Opowieść w trzech rozdziałach',
    text: 'Wszyscy przy stole są bohaterami tej samej historii. Razem decydujecie, dokąd zmierza, ale każdy chce, żeby opowiadano właśnie o nim. Przeczytaj i otwórz księgę.',
  },
  scene: {
    title: 'Dwie Ścieżki, dwa symbole',
    text: 'Rozdział daje do wyboru dwie Ścieżki. Każda ma swój symbol i teraz liczą się tylko te dwa. Na koniec historia pójdzie jedną z nich: jej symbol przyniesie punkty, drugi doświadczenie. Przydadzą się oba.',
  },
  pick: {
    title: 'Najpierw weź parę',
    text: 'Naciśnij rząd, aby wziąć dwie jego karty. Symbole obu Ścieżek są wyraźne, pozostałe blade. Kto bierze wyżej, w następnej turze wybiera wcześniej; obok stoi, jakie byłoby twoje najlepsze zagranie.',
  },
  pickAgain: {
    title: 'Kolejność się zmieniła',
    text: 'Figurki obok oferty stoją teraz tak, jak zajęto rzędy, od góry. Zajętych rzędów już nie ma. Najwyższe pole daje dwie karty w ciemno i pierwszy wybór w następnej turze.',
  },
  play: {
    title: 'Dwie karty, od lewej',
    text: 'Naciśnij dwie karty z ręki. Lewa działa pierwsza, a każda widzi tylko to, co leży przed nią, i samą siebie. Liczby obok osi czasu pokazują, co z tego wyjdzie. Przytrzymaj kartę albo wskaż ją i naciśnij I, żeby przeczytać jej efekt słowami.',
  },
  seal: {
    title: 'Przymierz, zanim zapieczętujesz',
    text: 'Prognoza mówi, ile będziesz mieć symboli i doświadczenia i za którą Ścieżką się opowiesz. Zabieraj karty i zamieniaj je miejscami, ile chcesz. Potem przyłóż pieczęć.',
  },
  ability: {
    title: 'Twoja Umiejętność',
    text: 'Pierwsza jest twoja od początku, następne odblokowuje doświadczenie. Każdej można użyć raz na całą grę; obok stoi, co by dała. „Nie teraz” nic nie kosztuje: pytanie jeszcze wróci.',
  },
  lose: {
    title: 'Coś trzeba oddać',
    text: 'Za tę kartę płaci się symbolami. Naciśnij te, które oddajesz; nieaktywne nic cię teraz nie kosztują.',
  },
  reveal: {
    title: 'Kto za którą Ścieżką',
    text: 'Wszystkie karty są odkryte. Każdy opowiada się za Ścieżką, której symbolu ma więcej, a żeton Przeznaczenia trafia tam, gdzie głosów jest więcej. Po trzech turach wiadomo, którędy pójdzie historia.',
  },
  dominance: {
    title: 'Ostatnie słowo należy do ciebie',
    text: 'Na żadnej Ścieżce nie leży żeton, więc wybiera najwyższa figurka. Naciśnij Ścieżkę, aby zobaczyć, co przyniesie każdemu.',
  },
  reckoning: {
    title: 'Rozdział zostaje policzony',
    text: 'Symbole wybranej Ścieżki dają punkty, drugiej doświadczenie. Kto ma najwięcej danego symbolu, trzyma żeton tej Ścieżki; co za to dostanie, powie następna strona.',
  },
  keep: {
    title: 'Co zabierasz ze sobą',
    text: 'Żetony i prawie wszystkie karty znikają. Zachowaj karty z symbolami następnego rozdziału: stoją u góry tej strony.',
  },
  result: {
    title: 'Co z tego wyszło',
    text: 'Czyta się tylko stronę wybranej Ścieżki. Karteczki mówią, co dostaje posiadacz każdego żetonu i za co.',
  },
  others: {
    title: 'Wybierają inni',
    text: 'Rywale biorą karty. To, co zabrano, widać dalej jako blady odcisk.',
  },
  farewell: {
    title: 'To był cały rozdział',
    text: 'Zostały dwa, każdy z własnymi symbolami, a potem opowieść wskaże swojego bohatera. Naciśnij ?, gdy nie wiesz, co można zrobić. Wszystkie zasady są w księdze u góry.',
  },
};

import type { Texts } from '@medallion/words';
import type { FairnessMessages } from './shape.ts';

export const fairness: Texts<FairnessMessages> = {
  'end.fair.text':
    'Zanim rozdano pierwszą kartę, stół pokazał odcisk swojego sekretu. Teraz sekret jest jawny, a całą grę rozegrano z niego jeszcze raz.',
  'end.check.commitment': 'Sekret jest tym obiecanym:',
  'end.check.nonces': 'Każde miejsce dodało słowo do rozdania:',
  'end.check.record': 'Od końca gry niczego nie zmieniono:',
  'end.check.replay': 'Każda odpowiedź była dozwolona:',
  'end.check.finished': 'Gra doszła do końca:',
  'end.check.hash': 'Skończyła się dokładnie tak:',
  'end.check.ok': 'tak',
  'end.check.bad': 'nie',
  'end.commitment': 'Obiecany odcisk',
  'end.secret': 'Sekret',
  'end.hash': 'Odcisk zakończenia',

  'fair.title': 'Nikt nie wybierał kart',
  'fair.checking': 'Gra toczy się jeszcze raz i jest porównywana…',
  'fair.ok': 'Wszystko jest tak, jak obiecano.',
  'fair.bad': 'Coś nie jest tak, jak obiecano.',
  'fair.partly': 'Wszystko, co da się jeszcze sprawdzić, jest tak, jak obiecano.',
  'fair.absent': 'nie zachowano',
  'fair.intro':
    'Każde tasowanie i każdy rzut wynika z jednej liczby, ziarna. Te sześć wierszy pokazuje, że nikt nie mógł go wybrać i że gra potoczyła się tak, jak mówi zapis. Twoje własne urządzenie właśnie to wszystko przeliczyło.',
  'fair.yes': 'zgadza się',
  'fair.no': 'nie zgadza się',
  'fair.commitment': 'Obietnica',
  'fair.commitment.text':
    'Zanim cokolwiek rozdano, stół wybrał sekret i pokazał jego odcisk. Odcisk nic o sekrecie nie mówi, a żaden inny sekret nie ma takiego samego.',
  'fair.secret': 'Sekret',
  'fair.secret.text': 'Pokazany dopiero teraz, bo zdradza każdą kartę. Jego odcisk musi być obietnicą powyżej.',
  'fair.nonces': 'Co dodali gracze',
  'fair.nonces.text': 'Każde miejsce dodało własne słowo po złożeniu obietnicy. Dlatego i stół nie mógł znać rozdania.',
  'fair.seed': 'Ziarno',
  'fair.seed.text':
    'Sekret i słowa razem dają ziarno. Z niego jeszcze raz rozdano całą grę, a każda z odpowiedzi (razem {n}) była możliwa.',
  'fair.hash': 'Ostatnia pozycja',
  'fair.hash.text':
    'Odcisk wszystkiego, co leżało na stole na końcu. Rozegrana ponownie, gra kończy się dokładnie tym samym.',
  'fair.record': 'Cały zapis',
  'fair.record.text':
    'Odcisk tego, z czym gra się zaczęła, i każdej odpowiedzi, zapisany na jej końcu. Zmiana choćby jednej odpowiedzi dałaby inny.',
  'fair.formula': 'Aby sprawdzić gdzie indziej: {formula}',
  'fair.local':
    'Przy stole na jednym urządzeniu słowa wszystkich miejsc dodaje to urządzenie. Wtedy wiersze dowodzą, że niczego potem nie zmieniono.',
  'fair.replay': 'Obejrzyj grę jeszcze raz',
  'fair.word.title': 'Rozdane według słowa',
  'fair.word':
    'Gracze wybrali słowo „{word}”, według którego rozdano karty. Kto je zna, może rozdać tę samą grę wcześniej, więc rozdanie nie było sekretem; wszystko dalej rozegrano zgodnie z zasadami.',
  'fair.word.ok': 'Rozegrane zgodnie z zasadami, rozdane według wybranego słowa',
};

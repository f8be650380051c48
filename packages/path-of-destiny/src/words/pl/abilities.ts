import type { Abilities } from '../shape.ts';

export const abilities: Abilities = {
  'GER-1':
    'Przy twoim wyborze: zajmij najwyższe pole, obejrzyj 4 wierzchnie karty Talii Głównej, weź 2 z nich, a pozostałe odłóż na spód w dowolnej kolejności.',
  'GER-2':
    'Przed deklaracjami: wybierz innego gracza; w tej turze jego deklaracją jest remis, cokolwiek mówią inne Umiejętności. Solo: zamiast tego przerzuć żeton trybu solo.',
  'GER-3': 'Po efektach: zyskaj 1 żeton Walki za każdą czerwoną kartę na twojej Osi Czasu, najwyżej 3.',
  'GER-4': 'Przed punktacją rozdziału: zyskaj 3 żetony jednego wybranego Symbolu Aktywnego.',
  'YEN-1':
    'Przy twoim wyborze: weź parę z dowolnego dostępnego rzędu, ale postaw figurkę na najwyższym polu, poniżej tych, które już tam stoją. Premii rzędu nie dostajesz, a dla pozostałych rząd jest pusty.',
  'YEN-2':
    'Po efektach: strać do 2 dowolnych Symboli, potem zyskaj tyle samo żetonów jednego Symbolu Aktywnego i jeszcze 1.',
  'YEN-3':
    'Po efektach: zastosuj drugi raz efekt jednej z kart zagranych przez ciebie w tej turze. Liczą się żetony, które masz teraz; straty ponosisz ponownie.',
  'YEN-4':
    'Przed deklaracjami: w tej turze dowolnie wybierz swoją deklarację i zyskaj 2 żetony tego Symbolu. Solo: zyskaj 2 żetony jednego Symbolu Aktywnego i przerzuć żeton trybu solo.',
  'DAN-1':
    'Przed deklaracjami: w tej turze twoja deklaracja liczy się za dwóch graczy. Solo: zamiast tego przerzuć żeton trybu solo.',
  'DAN-2': 'Po twoim wyborze: dobierz jeszcze 2 karty z Talii Głównej, potem odrzuć 2 karty z ręki.',
  'DAN-3':
    'Po efektach: porównaj najpierw oba Symbole Aktywne, potem zyskaj po 2 żetony każdego, którego inny uczestnik ma więcej niż ty.',
  'DAN-4': 'Przed punktacją rozdziału: zyskaj 1 PZ za każdy z czterech rodzajów Symboli, jeśli masz choć jeden taki.',
  'CIR-1':
    'Po twoim wyborze: postaw figurkę na najwyższym polu, ponad wszystkimi innymi. Karty i premia pozostają twoje, a opuszczone pole jest zamknięte do końca tury.',
  'CIR-2': 'Po efektach: zyskaj po 1 żetonie każdego Symbolu Aktywnego.',
  'CIR-3':
    'Po efektach: zagraj trzecią kartę na koniec swojej Osi Czasu i zastosuj jej efekt, potem dobierz 1 kartę z Talii Głównej.',
  'CIR-4': 'Przed punktacją rozdziału: najwyżej 3 twoje Symbole Niedominujące dają po 1 PZ oprócz swoich PD.',
  'VES-1': 'Przy zachowywaniu kart: zachowaj o jedną kartę więcej, niż pozwala rozdział.',
  'VES-2': 'Po efektach: zyskaj 3 PD; wybrany inny uczestnik zyskuje 1 PD.',
  'VES-3':
    'Po efektach: wymień kolor i Symbol Aktywny; zyskaj 1 żeton tego Symbolu za każdą kartę tego koloru na twojej Osi Czasu, najwyżej 3.',
  'VES-4': 'Przed punktacją rozdziału: zyskaj 2 żetony Symbolu Dominującego i 2 PD.',
};

import type { Texts } from '@medallion/words';
import type { Messages } from '../shape.ts';

/** Coloured cards as an object: one, a few, and many. */
const oneCard =
  '{colour, select, red {czerwoną} blue {niebieską} green {zieloną} yellow {żółtą} other {fioletową}} kartę';
const fewCards =
  '{colour, select, red {czerwone} blue {niebieskie} green {zielone} yellow {żółte} other {fioletowe}} karty';
const manyCards =
  '{colour, select, red {czerwonych} blue {niebieskich} green {zielonych} yellow {żółtych} other {fioletowych}} kart';

const path = 'Symbolu {side, select, left {Lewej} other {Prawej}} Ścieżki';
const tokens = '{n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}';

export const text: Texts<Messages> = {
  effect: '{when}: {then}.',
  'when.lose': 'strać 1 Symbol {symbol}',
  'when.lose-123': 'strać 1 / 2 / 3 Symbole {symbol}, ile tylko możesz',
  'when.lose-non-active-123': 'strać 1 / 2 / 3 Symbole Nieaktywne, ile tylko możesz',
  'when.colour-at-least': `jeśli masz na Osi Czasu co najmniej {n, plural, one {# ${oneCard}} few {# ${fewCards}} many {# ${manyCards}} other {# ${fewCards}}}`,
  'when.colour-exactly': `jeśli masz na Osi Czasu dokładnie {n, plural, one {# ${oneCard}} few {# ${fewCards}} many {# ${manyCards}} other {# ${fewCards}}}`,
  'when.colour-123': `za 1 / 2 / 3 lub więcej ${manyCards} na twojej Osi Czasu`,
  'when.non-active-123': 'za 1 / 2 / 3 lub więcej Symboli Nieaktywnych, które masz',
  'when.non-active-at-least':
    'jeśli masz co najmniej {n, plural, one {# Symbol Nieaktywny} few {# Symbole Nieaktywne} many {# Symboli Nieaktywnych} other {# Symbolu Nieaktywnego}}',
  'then.xp': 'zyskaj {n} PD',
  'then.xp-123': 'zyskaj 1 / 2 / 3 PD',
  'then.path-123': `zyskaj 1 / 2 / 3 żetony ${path}`,
  'then.path': `zyskaj ${tokens} ${path}`,
  'then.each-active': 'zyskaj po 1 żetonie każdego Symbolu Aktywnego',
  'then.two': 'zyskaj 2 żetony {symbol}',
  'then.symbol-123': 'zyskaj 1 / 2 / 3 żetony {symbol}',
  'then.set': 'zyskaj po 1 żetonie: {list}',

  'quest.per-colour': `{n} PZ za każdą ${oneCard} na ręce`,
  'quest.symbols-at-least': '{n} PZ, jeśli Symboli {symbol} jest na ręce co najmniej {count}',
  'quest.per-couple': '{n} PZ za każdą parę kart na ręce ({one} + {other}; karta w obu kolorach sama jest parą)',
  'quest.different-colours': 'za 2 / 3 / 4 / 5 różnych kolorów na ręce: {points} PZ',
  'quest.per-multicolour': '{n} PZ za każdą wielokolorową kartę na ręce',
  'quest.per-further-symbol': '{n} PZ za każdy rodzaj Symbolu na kartach z ręki poza pierwszym',
  'quest.per-pair-of-colour': '{n} PZ za każde dwie karty tego samego koloru na ręce',
  'quest.cap': 'łącznie najwyżej {n} PZ',

  'automa.xp-per-card': `{n} PD za każdą ${oneCard}, która trafia na jej Oś Czasu.`,
  'automa.xp-shared-colour': '{n} PD, gdy jej dwie nowe karty mają wspólny kolor.',
  'automa.flip-gives': `Rzut żetonem w fazie 3 daje jej ${tokens}.`,
  'automa.vp-when-placed': '{n} PZ, ilekroć żeton Przeznaczenia danej tury zostaje umieszczony.',
  'automa.vp-per-non-dominant':
    'Na koniec rozdziału {n} PZ za {per, plural, one {każdy # Symbol Niedominujący} few {każde # Symbole Niedominujące} many {każde # Symboli Niedominujących} other {każde # Symbolu Niedominującego}}, zaokrąglając w górę.',
  'automa.token-before-flip':
    'Przed rzutem żetonem w fazie 3 zyskuje 1 żeton tego Symbolu Aktywnego, którego ma więcej; gdy ma ich tyle samo – lewego.',
  'automa.vp-per-colour':
    'Na koniec rozdziału {n} PZ za każdy kolor, którego ma na Osi Czasu co najmniej {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, najwyżej {cap} PZ.',

  'op.vp': '{n, plural, =0 {nic} other {{n, number, ::sign-always} PZ}}',
  'op.xp': '{n, plural, =0 {nic} other {{n, number, ::sign-always} PD}}',
  'op.active': `${tokens} {side, select, left {lewego} other {prawego}} Symbolu następnego rozdziału`,
  'op.sift':
    'dobierz {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, potem odrzuć z ręki tyle samo',
  'op.top': 'przesuń figurkę na szczyt toru Inicjatywy',
  'op.peek': 'podejrzyj jednorazowo zakryty Tajny Cel',
  'op.special': 'weź żeton Symbolu Specjalnego',
  'op.ally': 'dobierz kartę Sojuszu: {name}',

  'bonus.symbols-in-hand': '1 PZ za każdy Symbol {symbol} na kartach z ręki, najwyżej {cap} PZ',
  'bonus.colour-in-timeline': `1 PZ za każdą ${oneCard} na Osi Czasu, najwyżej {cap} PZ`,
  'bonus.colours-in-hand-beyond':
    '1 PZ za każdy kolor na ręce poza {n, plural, =2 {dwoma pierwszymi} one {pierwszym} other {pierwszymi #}}, najwyżej {cap} PZ',
  'bonus.unused-abilities': '1 PZ za każdą odblokowaną i niewykorzystaną Umiejętność, najwyżej {cap} PZ',
  'bonus.goals': 'punktują dwa Tajne Cele, których rewersy przedstawiają Symbol Dominujący',
  'bonus.none': 'nic więcej nie punktuje',

  'count.symbols-in-hand': 'Symboli {symbol} na kartach z ręki',
  'count.colour': `${manyCards} {where, select, hand {na ręce} timeline {na Osi Czasu} other {na Osi Czasu i na ręce}}`,
  'count.multicolour': 'wielokolorowych kart {where, select, timeline {na Osi Czasu} other {na Osi Czasu i na ręce}}',
  'count.symbols-in-timeline': 'różnych odkrytych Symboli na kartach Osi Czasu',
  'count.different-colours-in-hand': 'różnych kolorów na ręce',
  'count.most-of-a-colour-in-hand': 'kart jednego koloru na ręce',
  'goal.compare': 'Najwięcej {count}: 5 PZ; o 1 mniej: 3 PZ; o 2 mniej: 1 PZ.',
  'goal.at-least': '{n} PZ, jeśli {count} jest co najmniej {least}.',
  'goal.all-symbols': 'Wszystkie cztery Symbole odkryte na kartach Osi Czasu: {n} PZ.',
  'goal.solo': 'liczba {count}: {steps} PZ. Automa: {automa}.',
  'goal.automa-each': '{n} PZ × liczba {count}, najwyżej {cap} PZ',
  'goal.automa-at-least': '{n} PZ, jeśli {count} jest co najmniej {least}',

  legend: 'Sztandary: {list}',

  'alliance.xp': 'Zyskaj {n} PD.',
  'alliance.exchange': 'Strać 1 Symbol Aktywny, zyskaj 2 żetony drugiego Symbolu Aktywnego.',
  'alliance.side': `Zyskaj 1 żeton ${path}.`,
  'alliance.sell': 'Strać 1 Symbol Nieaktywny, zyskaj {n} PD.',

  'effort.sequence': '{list}',
  'effort.text': 'kolory sąsiednich kart ({sequences}): {bonus}.',
  'effort.vp': 'zyskaj {n} PZ',
  or: '{one}; albo {other}',
};

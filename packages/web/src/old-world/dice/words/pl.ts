import type { Texts } from '@medallion/words';
import type { DiceMessages } from './shape.ts';

export const dice: Texts<DiceMessages> = {
  'poker.they.locals': 'Miejscowi',
  'poker.pool': 'W puli',
  'poker.pool.winner': '{n, plural, one {# żeton} few {# żetony} other {# żetonów}} złota dla zwycięzcy',
  'poker.reward.list': 'Bank płaci według układu',

  'ladder.title': 'Co bije co',
  'ladder.pays': 'Ile za co',
  'ladder.mine': 'twój układ teraz',
  'ladder.mine.final': 'twój układ, ostateczny',
  'ladder.theirs': 'ich układ teraz',
  'ladder.theirs.final': 'ich układ, ostateczny',
  'ladder.can': 'może wejść i wygra',
  'ladder.could': 'może wejść',

  'hand.none': 'Brak układu',
  'hand.pair': 'Para',
  'hand.two-pairs': 'Dwie pary',
  'hand.three': 'Trójka',
  'hand.five-high-straight': 'Mały strit',
  'hand.six-high-straight': 'Duży strit',
  'hand.full-house': 'Full',
  'hand.four': 'Kareta',
  'hand.five': 'Poker',

  'held.none': 'Nic, najwyższa {v}',
  'held.pair': 'Para {of}',
  'held.two-pairs': 'Dwie pary, {many} i {many2}',
  'held.three': 'Trójka {of}',
  'held.full-house': 'Full, {many} i {many2}',
  'held.four': 'Kareta {of}',
  'held.five': 'Poker {of}',

  'die.of': '{v, select, 1 {jedynek} 2 {dwójek} 3 {trójek} 4 {czwórek} 5 {piątek} other {szóstek}}',
  'die.many': '{v, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}}',

  'dice.die': 'Kość {place}: {value}',
  'dice.keep': 'zostaje',
  'dice.reroll': 'przerzut',

  'standing.ahead': 'na razie wygrywasz',
  'standing.behind': 'na razie przegrywasz',

  'odds.title':
    '{n, plural, =0 {Jeśli nic nie przerzucisz} one {Jeśli przerzucisz jedną kość} few {Jeśli przerzucisz # kości} other {Jeśli przerzucisz # kości}}',
  'odds.wins': 'Wygrywa {wins} z {rolls} {rolls, plural, one {rzutu} other {rzutów}}',
  'odds.none': 'żaden rzut nie wygrywa',
  'odds.stand.wins': 'W tym układzie wygrywasz.',
  'odds.stand.loses': 'W tym układzie przegrywasz.',
  'odds.first': 'Przerzucają po tobie; policzono ich najlepszą odpowiedź.',
  'odds.pays': 'średnio na rzut',
  'odds.paying': 'Płaci {wins} z {rolls} {rolls, plural, one {rzutu} other {rzutów}}',
  'odds.ways': '{hand} {n}×',

  'do.reroll':
    '{n, plural, =0 {Wybierz kości do przerzutu} =1 {Przerzuć jedną kość} =2 {Przerzuć dwie kości} =3 {Przerzuć trzy kości} =4 {Przerzuć cztery kości} other {Przerzuć wszystkie}}',
  'do.stand': 'Nic nie przerzucaj',

  'result.lost.locals': 'Wygrywają miejscowi',
  'result.solo':
    '{n, plural, =0 {Bez nagrody} one {Bank płaci # żeton złota} few {Bank płaci # żetony złota} other {Bank płaci # żetonów złota}}',

  'why.OW-POKER-11': 'Wyższy układ: {high}, nie {low}.',
  'why.OW-POKER-12': 'Ten sam układ z wyższych kości: {a} na {b}.',
  'why.OW-POKER-13': 'Po dwie pary; pierwsza różnica: {a} na {b}.',
  'why.OW-POKER-13.sum': 'Po dwie pary; w sumie {a} na {b}.',
  'why.OW-POKER-14': 'Full na fulla; najpierw trójka, potem para: {a} na {b}.',
  'why.OW-POKER-15': 'Równe układy; pierwsza różna kość poza nimi: {a} na {b}.',
  'why.OW-POKER-16': 'Wszystko równe: wygrywa aktywny gracz.',
  'why.OW-POKER-18': 'Brak układu jest najniższy ze wszystkich.',
  'why.OW-POKER-18.both': 'Nikt nie ma układu; pierwsza różna kość: {a} na {b}.',
  'why.OW-SOLO-09': '{hand} w tabeli nagród.',
};

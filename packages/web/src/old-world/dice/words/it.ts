import type { Texts } from '@medallion/words';
import type { DiceMessages } from './shape.ts';

export const dice: Texts<DiceMessages> = {
  'poker.they.locals': 'Gli abitanti',
  'poker.pool': 'Nel piatto',
  'poker.pool.winner': '{n} Oro a chi vince',
  'poker.reward.list': 'La banca paga secondo la mano',

  'ladder.title': 'Cosa batte cosa',
  'ladder.pays': 'Quanto paga',
  'ladder.mine': 'la tua mano ora',
  'ladder.mine.final': 'la tua mano, definitiva',
  'ladder.theirs': 'la loro mano ora',
  'ladder.theirs.final': 'la loro mano, definitiva',
  'ladder.can': 'può venire, e vince',
  'ladder.could': 'può venire',

  'hand.none': 'Nessuna combinazione',
  'hand.pair': 'Coppia',
  'hand.two-pairs': 'Doppia coppia',
  'hand.three': 'Tris',
  'hand.five-high-straight': 'Scala bassa',
  'hand.six-high-straight': 'Scala alta',
  'hand.full-house': 'Full',
  'hand.four': 'Poker',
  'hand.five': 'Pokerissimo',

  'held.none': 'Nulla, il più alto è {v}',
  'held.pair': 'Coppia di {of}',
  'held.two-pairs': 'Doppia coppia, {many} e {many2}',
  'held.three': 'Tris di {of}',
  'held.full-house': 'Full, {many} e {many2}',
  'held.four': 'Poker di {of}',
  'held.five': 'Pokerissimo di {of}',

  'die.of': '{v, select, 1 {uno} 2 {due} 3 {tre} 4 {quattro} 5 {cinque} other {sei}}',
  'die.many': '{v, select, 1 {uno} 2 {due} 3 {tre} 4 {quattro} 5 {cinque} other {sei}}',

  'dice.die': 'Dado {place}: {value}',
  'dice.keep': 'tieni',
  'dice.reroll': 'ritira',

  'standing.ahead': 'in vantaggio, così com’è',
  'standing.behind': 'in svantaggio, così com’è',

  'odds.title': '{n, plural, =0 {Se resti così} one {Se ritiri un dado} other {Se ritiri # dadi}}',
  'odds.wins': '{wins} {wins, plural, one {tiro vince} other {tiri vincono}} su {rolls}',
  'odds.none': 'nessun tiro vince',
  'odds.stand.wins': 'Così com’è, vinci.',
  'odds.stand.loses': 'Così com’è, perdi.',
  'odds.first': 'Ritirano dopo di te; è contata la loro risposta migliore.',
  'odds.pays': 'in media per tiro',
  'odds.paying': '{wins} {wins, plural, one {tiro paga} other {tiri pagano}} su {rolls}',
  'odds.ways': '{hand} {n}×',

  'do.reroll':
    '{n, plural, =0 {Scegli i dadi da ritirare} =1 {Ritira un dado} =2 {Ritira due dadi} =3 {Ritira tre dadi} =4 {Ritira quattro dadi} other {Ritira tutti e cinque}}',
  'do.stand': 'Resta così',

  'result.lost.locals': 'Vincono gli abitanti',
  'result.solo': '{n, plural, =0 {Nessuna ricompensa} other {La banca paga # Oro}}',

  'why.OW-POKER-11': 'Combinazione più alta: {high}, non {low}.',
  'why.OW-POKER-12': 'Stessa combinazione, dadi più alti: {a} contro {b}.',
  'why.OW-POKER-13': 'Doppia coppia per entrambi; la prima differenza: {a} contro {b}.',
  'why.OW-POKER-13.sum': 'Doppia coppia per entrambi; sommando: {a} contro {b}.',
  'why.OW-POKER-14': 'Full per entrambi; prima il tris, poi la coppia: {a} contro {b}.',
  'why.OW-POKER-15': 'Combinazioni uguali; il primo altro dado diverso: {a} contro {b}.',
  'why.OW-POKER-16': 'Tutto uguale: vince il giocatore attivo.',
  'why.OW-POKER-18': 'Nessuna combinazione è il gradino più basso.',
  'why.OW-POKER-18.both': 'Nessuna combinazione per entrambi; il primo dado diverso: {a} contro {b}.',
  'why.OW-SOLO-09': '{hand} nella tabella delle ricompense.',
};

import type { Texts } from '@medallion/words';
import type { Messages } from '../shape.ts';

/** Coloured cards: one and several. */
const card = 'carta {colour, select, red {rossa} blue {blu} green {verde} yellow {gialla} other {viola}}';
const cards = 'carte {colour, select, red {rosse} blue {blu} green {verdi} yellow {gialle} other {viola}}';

const path = 'del Simbolo del Sentiero {side, select, left {Sinistro} other {Destro}}';
const tokens = '{n, plural, one {# segnalino} other {# segnalini}}';

export const text: Texts<Messages> = {
  effect: '{when}: {then}.',
  'when.lose': 'perdi 1 Simbolo di {symbol}',
  'when.lose-123': 'perdi 1 / 2 / 3 Simboli di {symbol}, quanti più puoi',
  'when.lose-non-active-123': 'perdi 1 / 2 / 3 Simboli Non Attivi, quanti più puoi',
  'when.colour-at-least': `se hai almeno {n, plural, one {# ${card}} other {# ${cards}}} nella Cronologia`,
  'when.colour-exactly': `se hai esattamente {n, plural, one {# ${card}} other {# ${cards}}} nella Cronologia`,
  'when.colour-123': `con 1 / 2 / 3 o più ${cards} nella tua Cronologia`,
  'when.non-active-123': 'con 1 / 2 / 3 o più Simboli Non Attivi',
  'when.non-active-at-least': 'se hai almeno {n, plural, one {# Simbolo Non Attivo} other {# Simboli Non Attivi}}',
  'then.xp': 'ottieni {n} PE',
  'then.xp-123': 'ottieni 1 / 2 / 3 PE',
  'then.path-123': `ottieni 1 / 2 / 3 segnalini ${path}`,
  'then.path': `ottieni ${tokens} ${path}`,
  'then.each-active': 'ottieni 1 segnalino di ciascun Simbolo Attivo',
  'then.two': 'ottieni 2 segnalini di {symbol}',
  'then.symbol-123': 'ottieni 1 / 2 / 3 segnalini di {symbol}',
  'then.set': 'ottieni 1 segnalino per Simbolo: {list}',

  'quest.per-colour': `{n} PV per ogni ${card} in mano`,
  'quest.symbols-at-least': '{n} PV con almeno {count, plural, one {# Simbolo} other {# Simboli}} di {symbol} in mano',
  'quest.per-couple':
    '{n} PV per ogni coppia di carte in mano ({one} + {other}; una carta con entrambi i colori è già una coppia)',
  'quest.different-colours': 'per 2 / 3 / 4 / 5 colori diversi in mano: {points} PV',
  'quest.per-multicolour': '{n} PV per ogni carta multicolore in mano',
  'quest.per-further-symbol': '{n} PV per ogni Simbolo diverso oltre il primo sulle carte in mano',
  'quest.per-pair-of-colour': '{n} PV ogni due carte dello stesso colore in mano',
  'quest.cap': 'in tutto al massimo {n} PV',

  'automa.xp-per-card': `{n} PE per ogni ${card} che entra nella sua Cronologia.`,
  'automa.xp-shared-colour': '{n} PE quando le sue due nuove carte hanno un colore in comune.',
  'automa.flip-gives': `Il lancio della fase 3 gli dà ${tokens}.`,
  'automa.vp-when-placed': '{n} PV ogni volta che il segnalino Destino del turno viene posizionato.',
  'automa.vp-per-non-dominant':
    'A fine capitolo {n} PV ogni {per, plural, one {Simbolo Non Dominante} other {# Simboli Non Dominanti}}, arrotondando per eccesso.',
  'automa.token-before-flip':
    'Prima del lancio della fase 3 ottiene 1 segnalino del Simbolo Attivo che ha in maggior numero; in caso di parità, di quello sinistro.',
  'automa.vp-per-colour':
    'A fine capitolo {n} PV per ogni colore con almeno {cards, plural, one {# carta} other {# carte}} nella sua Cronologia, al massimo {cap} PV.',

  'op.vp': '{n, plural, =0 {niente} other {{n, number, ::sign-always} PV}}',
  'op.xp': '{n, plural, =0 {niente} other {{n, number, ::sign-always} PE}}',
  'op.active': `${tokens} del Simbolo {side, select, left {sinistro} other {destro}} del prossimo capitolo`,
  'op.sift': 'pesca {n, plural, one {# carta, poi scartane una} other {# carte, poi scartane altrettante}} dalla mano',
  'op.top': 'sposta la figura in cima al tracciato dell’Iniziativa',
  'op.peek': 'sbircia una sola volta un Obiettivo Segreto coperto',
  'op.special': 'prendi un segnalino Simbolo Speciale',
  'op.ally': 'pesca una carta Alleanza: {name}',

  'bonus.symbols-in-hand': '1 PV per ogni Simbolo di {symbol} sulle carte in mano, al massimo {cap} PV',
  'bonus.colour-in-timeline': `1 PV per ogni ${card} nella Cronologia, al massimo {cap} PV`,
  'bonus.colours-in-hand-beyond':
    '1 PV per ogni colore in mano oltre {n, plural, =2 {i primi due} one {il primo} other {i primi #}}, al massimo {cap} PV',
  'bonus.unused-abilities': '1 PV per ogni Abilità sbloccata e non usata, al massimo {cap} PV',
  'bonus.goals': 'danno punti i due Obiettivi Segreti il cui dorso mostra il Simbolo Dominante',
  'bonus.none': 'nient’altro dà punti',

  'count.symbols-in-hand': 'Simboli di {symbol} sulle carte in mano',
  'count.colour': `${cards} {where, select, hand {in mano} timeline {nella Cronologia} other {tra Cronologia e mano}}`,
  'count.multicolour': 'carte multicolore {where, select, timeline {nella Cronologia} other {tra Cronologia e mano}}',
  'count.symbols-in-timeline': 'Simboli diversi scoperti sulle carte della Cronologia',
  'count.different-colours-in-hand': 'colori diversi in mano',
  'count.most-of-a-colour-in-hand': 'carte di uno stesso colore in mano',
  'goal.compare': 'Il maggior numero di {count}: 5 PV; 1 in meno: 3 PV; 2 in meno: 1 PV.',
  'goal.at-least': 'Almeno {least} {count}: {n} PV.',
  'goal.all-symbols': 'Tutti e quattro i Simboli scoperti sulle carte della Cronologia: {n} PV.',
  'goal.solo': '{count}: {steps} PV. Automa: {automa}.',
  'goal.automa-each': '{n} PV × numero di {count}, al massimo {cap} PV',
  'goal.automa-at-least': '{n} PV con almeno {least} {count}',

  legend: 'Vessilli: {list}',

  'alliance.xp': 'Ottieni {n} PE.',
  'alliance.exchange': 'Perdi 1 Simbolo Attivo, ottieni 2 segnalini dell’altro Simbolo Attivo.',
  'alliance.side': `Ottieni 1 segnalino ${path}.`,
  'alliance.sell': 'Perdi 1 Simbolo Non Attivo, ottieni {n} PE.',

  'effort.sequence': '{list}',
  'effort.text': 'colori di carte vicine ({sequences}): {bonus}.',
  'effort.vp': 'ottieni {n} PV',
  or: '{one}; oppure {other}',
};

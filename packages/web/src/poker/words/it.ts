import type { Texts } from '@medallion/words';
import type { PokerMessages } from './shape.ts';

export const poker: Texts<PokerMessages> = {
  'setup.title': 'Il tavolo di prova',
  'setup.against': 'Chi siede di fronte a te?',
  'setup.locals': 'Gli abitanti del luogo',
  'setup.locals.text': 'Tu punti 1, la banca aggiunge 2. L’ultimo ritiro è sempre tuo.',
  'setup.witcher': 'Un altro witcher',
  'setup.witcher.text': 'Puntate 1 a testa, la banca aggiunge 1. Chi è di turno ritira alla fine; vi alternate.',
  'setup.solo': 'La tabella delle ricompense',
  'setup.solo.text': 'Come in solitario: paghi 1, tiri, ritiri una volta e incassi secondo la mano.',
  'setup.length': 'Per quanto?',
  'setup.short': 'Un momento',
  'setup.evening': 'Una serata',
  'setup.night': 'Tutta la notte',
  'setup.purse': '{gold} Oro, fino a {goal}',
  'setup.rules': 'Regole della casa',
  'setup.twoPairs': 'Doppia coppia contro doppia coppia',
  'setup.twoPairs.highPairFirst': 'prima la coppia più alta',
  'setup.twoPairs.sum': 'la somma dei quattro dadi',
  'setup.kickers': 'Dadi fuori dalla combinazione',
  'setup.kickers.all': 'si confrontano tutti',
  'setup.kickers.two': 'solo i due più alti',
  'setup.start': 'Mi siedo',

  'poker.skip': 'Al tavolo',
  'poker.place.locals': 'contro gli abitanti',
  'poker.place.witcher': 'contro un altro witcher',
  'poker.place.solo': 'per la tabella delle ricompense',
  'poker.you': 'Tu',
  'poker.they.witcher': 'L’altro witcher',
  'poker.thrower': 'tira per loro il tuo vicino',
  'poker.gold': '{n} Oro',
  'poker.purse': '{n} di {goal} Oro',
  'poker.pool.empty': 'Il piatto è vuoto',
  'poker.reward.now': '{hand}: {n, plural, =0 {nulla} other {# Oro}}',

  'stage.label': 'Come procede la partita',
  'stage.stakes': 'Puntate',
  'stage.stakes.locals': '1 tua, 2 della banca',
  'stage.stakes.witcher': '1 a testa, 1 la banca',
  'stage.stakes.solo': '1 tua',
  'stage.you': 'Tu ritiri',
  'stage.you.any': 'i dadi che vuoi, una volta',
  'stage.they': 'Loro ritirano',
  'stage.they.any': 'una volta',
  'stage.done': '{n, plural, =0 {nessun ritiro} one {# dado, fatto} other {# dadi, fatto}}',
  'stage.settle': 'Si conta',
  'stage.settle.mine': 'il pareggio è tuo',
  'stage.settle.theirs': 'il pareggio è loro',
  'stage.reward': 'Ricompensa',
  'stage.reward.text': 'dalla banca',

  'dice.yours': 'I tuoi dadi',
  'dice.theirs': 'I loro dadi',

  'do.play': 'Punta 1 Oro',
  'do.play.again': 'Un’altra partita, punto 1',
  'do.challenged': 'Accetta la sfida',
  'do.challenged.why': 'È il turno dell’altro witcher. Una sfida non si può rifiutare.',
  'do.leave': 'Alzati dal tavolo',
  'do.suggest': 'Suggerisci un ritiro',
  'do.another': 'Un’altra serata',
  'do.setup': 'Cambia tavolo',
  'do.wait': 'Ritirano…',

  'result.won': 'Vinci {n} Oro',
  'result.lost.witcher': 'L’altro witcher vince {n} Oro',

  'clause.OW-POKER-11':
    'Vince la combinazione più alta. Dalla più bassa: coppia, doppia coppia, tris, scala bassa, scala alta, full, poker, pokerissimo.',
  'clause.OW-POKER-12': 'A parità di combinazione vince quella di dadi più alti.',
  'clause.OW-POKER-13':
    'Doppia coppia contro doppia coppia: si confrontano prima le coppie alte, poi le basse. (Regola della casa: la somma dei quattro dadi.)',
  'clause.OW-POKER-14': 'Full contro full: si confrontano prima i tre dadi uguali, poi i due.',
  'clause.OW-POKER-15':
    'Se le combinazioni si equivalgono, si confrontano i dadi fuori, dal più alto. (Regola della casa: solo i due più alti.)',
  'clause.OW-POKER-16': 'Se tutto è uguale, vince il giocatore attivo.',
  'clause.OW-POKER-18':
    'Un tiro senza combinazione vale meno di una coppia; due tiri così si confrontano dado per dado, dal più alto.',
  'clause.OW-SOLO-09':
    'Ricompense in solitario: coppia 0, doppia coppia 1, tris 2, ogni scala 3, full 4, poker 5, pokerissimo 6 Oro.',

  'over.goal.you': 'La tua borsa è piena',
  'over.goal.they': 'La loro borsa è piena',
  'over.broke.you': 'La tua borsa è vuota',
  'over.broke.they': 'La loro borsa è vuota',
  'over.left': 'Ti alzi dal tavolo',
  'over.left.they': 'Si alzano dal tavolo',
  'over.text': '{gold} Oro dopo {games, plural, one {# partita} other {# partite}}.',

  'say.rolled': 'Hai tirato {mine}.',
  'say.rolled.both': 'Hai tirato {mine}: {myHand}. Loro {theirs}: {theirHand}.',
  'say.rerolled.you': 'Hai ritirato {n, plural, =0 {nulla} one {# dado} other {# dadi}}: {dice}, {hand}.',
  'say.rerolled.they': 'Hanno ritirato {n, plural, =0 {nulla} one {# dado} other {# dadi}}: {dice}, {hand}.',
  'say.turn': 'Tocca a te ritirare.',

  'refusal.stale': 'Il tavolo è andato avanti; guarda di nuovo.',
  'refusal.other': 'Ora non è possibile.',
  'refusal.fault': 'Qualcosa nelle regole non ha funzionato; la partita è ferma dov’era. Segnalalo, per favore.',

  'why-not.needs-gold': 'Per giocare serve 1 Oro.',
  'why-not.opponent-needs-gold': 'Non hanno più Oro per giocare.',

  'save.failed': 'La partita salvata non si è potuta aprire: il tavolo è libero.',

  'title.turn': 'Tocca a te',
};

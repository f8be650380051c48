import type { Texts } from '@medallion/words';
import type { ReplayMessages } from './shape.ts';

export const replay: Texts<ReplayMessages> = {
  'replay.title': 'La partita rivista',
  'replay.eyes': 'Con quali occhi?',
  'replay.eyes.all': 'Con tutti: si vede ogni mano',
  'replay.cover': 'Fai guardare qualcun altro',
  'replay.who': 'Chi guarda?',
  'replay.who.text': 'La partita è ancora in corso, perciò ognuno la vede solo con i propri occhi.',
  'replay.line': 'Punto della partita',
  'replay.steps': 'Percorri la partita',
  'replay.at': 'Turno {turn} · risposta {n} di {all}',
  'replay.first': 'All’inizio',
  'replay.turnBack': 'Indietro di un turno',
  'replay.back': 'Indietro di una risposta',
  'replay.play': 'Lascia scorrere',
  'replay.pause': 'Ferma',
  'replay.on': 'Avanti di una risposta',
  'replay.turnOn': 'Avanti di un turno',
  'replay.last': 'Alla fine',
  'replay.space': 'Spazio',
  'replay.now': 'La partita è arrivata fin qui.',
  'replay.end': 'Qui la partita è finita.',
  'replay.undo': '{name} ritira l’ultima risposta.',
  'replay.hidden': '{name} risponde.',
  'replay.playOn': 'Continua da qui',
  'replay.playOn.text': 'Da questo punto comincia una nuova partita; questa resta com’è.',
  'replay.playOn.over': 'Qui la partita è finita. Torna a un punto prima della fine.',
  'replay.export': 'Salva in un file',
  'replay.export.text': 'La registrazione intera: chiunque può rivederla e controllarla.',
  'replay.export.unfinished': 'Il file contiene anche le carte nascoste. Dallo solo a chi non gioca contro di te.',
  'replay.import': 'Apri un file',
  'replay.import.busy': 'Leggo il file…',
  'replay.import.text':
    'Una partita salvata in un file, qui o su un altro dispositivo. Una partita, uno scenario o una posizione si possono anche trascinare o incollare sulla pagina.',
  'replay.fault.missing': 'Questa partita non è su questo dispositivo, o non si può più leggere.',
  'replay.fault.empty': 'Il file è vuoto. Salva di nuovo la partita e prova con quel file.',
  'replay.fault.not-a-record': 'Questa non è una partita salvata a questo tavolo: la prima riga non lo dice.',
  'replay.fault.damaged': 'Il file è danneggiato alla riga {n}. Salva di nuovo la partita e prova con quel file.',
  'replay.fault.other-game': 'Questa pagina non conosce nessun gioco con questo nome.',
  'replay.fault.position': 'Questo non si può disporre su un tavolo: {why}',
  'replay.fault.other-version':
    'Questa partita è stata giocata con carte o regole che questa versione non conosce. Aprila con la versione con cui è stata giocata.',
  'replay.fault.no-secret':
    'Nel file manca il segreto con cui sono state distribuite le carte, quindi non si può rigiocare. Salvala di nuovo a partita finita.',
  'replay.fault.refused':
    'La risposta {n} non è possibile secondo le regole: il file è stato modificato o è danneggiato.',
  'replay.fault.unreadable':
    'La partita salvata non si può leggere: {why} È ancora salvata e puoi conservarla in un file.',
  'replay.fault.altered': 'La partita nel file non finisce come il file dice: è stata modificata.',
  'replay.fault.not-kept':
    'Questo dispositivo non permette di conservare partite. Libera un po’ di spazio, o esci dalla navigazione privata.',
  'replay.fault.unfinished': 'Si può vedere solo a partita finita.',
};

import type { ReplayWordTable } from './en.ts';

export const replay: ReplayWordTable = {
  'replay.title': 'La partita rivista',
  'replay.link': 'Rivedi',
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
  'replay.fault.altered': 'La partita nel file non finisce come il file dice: è stata modificata.',
  'replay.fault.not-kept':
    'Questo dispositivo non permette di conservare partite. Libera un po’ di spazio, o esci dalla navigazione privata.',
  'replay.fault.unfinished': 'Si può vedere solo a partita finita.',

  'fair.title': 'Nessuno ha scelto le carte',
  'fair.link': 'È stata leale?',
  'fair.checking': 'La partita viene rigiocata e confrontata…',
  'fair.ok': 'Tutto è come promesso.',
  'fair.bad': 'Qualcosa non è come promesso.',
  'fair.partly': 'Tutto ciò che si può ancora controllare è come promesso.',
  'fair.absent': 'non conservato',
  'fair.intro':
    'Ogni mescolata e ogni dado viene da un solo numero, il seme. Queste sei righe mostrano che nessuno poteva sceglierlo, e che la partita è andata come dice la registrazione. Il tuo dispositivo ha appena rifatto tutti i conti.',
  'fair.yes': 'torna',
  'fair.no': 'non torna',
  'fair.commitment': 'La promessa',
  'fair.commitment.text':
    'Prima di distribuire qualsiasi cosa, il tavolo ha scelto un segreto e ne ha mostrato l’impronta. L’impronta non dice nulla del segreto, e nessun altro segreto ha la stessa.',
  'fair.secret': 'Il segreto',
  'fair.secret.text':
    'Mostrato solo adesso, perché rivela ogni carta. La sua impronta deve essere la promessa qui sopra.',
  'fair.nonces': 'Che cosa hanno aggiunto i giocatori',
  'fair.nonces.text':
    'Ogni posto ha aggiunto una sua parola dopo la promessa. Così nemmeno il tavolo poteva conoscere la distribuzione.',
  'fair.seed': 'Il seme',
  'fair.seed.text':
    'Il segreto e le parole insieme danno il seme. Da lì la partita è stata distribuita di nuovo, e ciascuna delle risposte ({n} in tutto) era possibile.',
  'fair.hash': 'L’ultima posizione',
  'fair.hash.text':
    'L’impronta di tutto ciò che era sul tavolo alla fine. Rigiocata, la partita finisce esattamente allo stesso modo.',
  'fair.record': 'L’intera registrazione',
  'fair.record.text':
    'L’impronta di ciò con cui la partita è cominciata e di ogni risposta, scritta alla sua fine. Una sola risposta cambiata dopo la renderebbe diversa.',
  'fair.formula': 'Per controllare altrove: {formula}',
  'fair.local':
    'A un tavolo su un solo dispositivo è quel dispositivo ad aggiungere le parole di tutti i posti. Allora le righe provano che dopo non è stato cambiato nulla.',
  'fair.replay': 'Rivedi la partita',

  'offline.ready': 'Una nuova versione del tavolo è pronta.',
  'offline.reload': 'Usala ora',
  'offline.later': 'Più tardi',
};

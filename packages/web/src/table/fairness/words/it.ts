import type { Texts } from '@medallion/words';
import type { FairnessMessages } from './shape.ts';

export const fairness: Texts<FairnessMessages> = {
  'end.fair.text':
    'Prima di dare la prima carta il tavolo ha mostrato l’impronta del suo segreto. Ora il segreto è svelato, e da quello tutta la partita è stata rigiocata.',
  'end.check.commitment': 'Il segreto è quello promesso:',
  'end.check.nonces': 'Ogni posto ha aggiunto una parola alla distribuzione:',
  'end.check.record': 'Dalla fine non è stato cambiato nulla:',
  'end.check.replay': 'Ogni risposta era permessa:',
  'end.check.finished': 'La partita è arrivata alla fine:',
  'end.check.hash': 'È finita esattamente così:',
  'end.check.ok': 'sì',
  'end.check.bad': 'non è così',
  'end.commitment': 'Impronta promessa',
  'end.secret': 'Segreto',
  'end.hash': 'Impronta della fine',

  'fair.title': 'Nessuno ha scelto le carte',
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
  'fair.word.title': 'Distribuite secondo una parola',
  'fair.word':
    'I giocatori hanno scelto la parola «{word}» per distribuire le carte. Chi la conosce può distribuire la stessa partita in anticipo, perciò la distribuzione non era segreta; tutto il resto si è giocato secondo le regole.',
  'fair.word.ok': 'Giocata secondo le regole, distribuita con una parola scelta',
};

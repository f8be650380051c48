import type { Abilities } from '../shape.ts';

export const abilities: Abilities = {
  'GER-1':
    'Quando scegli: occupa lo spazio più in alto, guarda le prime 4 carte del Mazzo Principale, prendine 2 e metti le altre in fondo nell’ordine che vuoi.',
  'GER-2':
    'Prima delle dichiarazioni: scegli un altro giocatore; in questo turno la sua dichiarazione è un pareggio, qualunque cosa dicano altre Abilità. Solitario: rilancia invece il segnalino della Modalità Solitario.',
  'GER-3':
    'Dopo gli effetti: ottieni 1 segnalino di Combattimento per ogni carta rossa nella tua Cronologia, al massimo 3.',
  'GER-4': 'Prima del punteggio del capitolo: ottieni 3 segnalini di un solo Simbolo Attivo a tua scelta.',
  'YEN-1':
    'Quando scegli: prendi la coppia di una qualsiasi fila disponibile, ma metti la figura nello spazio più in alto, sotto quelle già presenti. Non ricevi il bonus della fila, e per gli altri la fila è vuota.',
  'YEN-2':
    'Dopo gli effetti: perdi fino a 2 Simboli a tua scelta, poi ottieni altrettanti segnalini di un solo Simbolo Attivo, più 1.',
  'YEN-3':
    'Dopo gli effetti: applica una seconda volta l’effetto di una carta che hai giocato in questo turno, con i segnalini che hai ora; le perdite si pagano di nuovo.',
  'YEN-4':
    'Prima delle dichiarazioni: in questo turno scegli liberamente la tua dichiarazione e ottieni 2 segnalini di quel Simbolo. Solitario: ottieni 2 segnalini di un solo Simbolo Attivo e rilancia il segnalino della Modalità Solitario.',
  'DAN-1':
    'Prima delle dichiarazioni: in questo turno la tua dichiarazione vale per due giocatori. Solitario: rilancia invece il segnalino della Modalità Solitario.',
  'DAN-2': 'Dopo la tua scelta: pesca altre 2 carte dal Mazzo Principale, poi scarta 2 carte dalla mano.',
  'DAN-3':
    'Dopo gli effetti: confronta prima entrambi i Simboli Attivi, poi ottieni 2 segnalini di ciascuno di cui un altro partecipante ha più di te.',
  'DAN-4':
    'Prima del punteggio del capitolo: ottieni 1 PV per ciascuno dei quattro Simboli di cui hai almeno un esemplare.',
  'CIR-1':
    'Dopo la tua scelta: metti la figura nello spazio più in alto, sopra tutte le altre. Carte e bonus restano tuoi, e lo spazio lasciato resta chiuso per questo turno.',
  'CIR-2': 'Dopo gli effetti: ottieni 1 segnalino di ciascun Simbolo Attivo.',
  'CIR-3':
    'Dopo gli effetti: gioca una terza carta in fondo alla tua Cronologia e applicane l’effetto, poi pesca 1 carta dal Mazzo Principale.',
  'CIR-4':
    'Prima del punteggio del capitolo: fino a 3 tuoi Simboli Non Dominanti danno 1 PV ciascuno, oltre ai loro PE.',
  'VES-1': 'Quando si conservano le carte: conservane una in più di quante ne permette il capitolo.',
  'VES-2': 'Dopo gli effetti: ottieni 3 PE; un altro partecipante a tua scelta ottiene 1 PE.',
  'VES-3':
    'Dopo gli effetti: nomina un colore e un Simbolo Attivo; ottieni 1 segnalino di quel Simbolo per ogni carta di quel colore nella tua Cronologia, al massimo 3.',
  'VES-4': 'Prima del punteggio del capitolo: ottieni 2 segnalini del Simbolo Dominante e 2 PE.',
};

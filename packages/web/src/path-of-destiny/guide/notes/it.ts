import type { Notes } from './note.ts';

export const notes: Notes = {
  introduction: {
    title: 'Un racconto in tre capitoli',
    text: 'Al tavolo siete tutti eroi della stessa storia. Dove andrà lo decidete insieme, ma ognuno vuole che si racconti di sé. Leggi, poi apri il libro.',
  },
  scene: {
    title: 'Due Percorsi, due simboli',
    text: 'Un capitolo offre due Percorsi. Ciascuno ha un simbolo, e adesso contano solo quei due. Alla fine se ne seguirà uno: il suo simbolo darà punti, l’altro esperienza. Servono entrambi.',
  },
  pick: {
    title: 'Prima prendi una coppia',
    text: 'Premi una fila per prendere le sue due carte. I simboli dei due Percorsi sono ben marcati, gli altri sbiaditi. Chi prende più in alto sceglie prima al turno dopo; accanto c’è scritto quale sarebbe la tua giocata migliore.',
  },
  pickAgain: {
    title: 'L’ordine è cambiato',
    text: 'Le figure accanto all’offerta ora stanno come sono state prese le file, dall’alto. Le file prese non ci sono più. La casella in cima dà due carte al buio e la prima scelta al turno dopo.',
  },
  play: {
    title: 'Due carte, da sinistra a destra',
    text: 'Premi due carte della tua mano. Quella a sinistra agisce per prima, e ognuna guarda solo ciò che la precede e sé stessa. I numeri accanto alla cronologia mostrano che cosa ne verrebbe. Tieni premuta una carta, o indicala e premi I, per leggerne l’effetto a parole.',
  },
  seal: {
    title: 'Prova prima di sigillare',
    text: 'La previsione dice i tuoi simboli, la tua esperienza e per quale Percorso ti dichiareresti. Riprendi le carte o scambiale quanto vuoi. Poi metti il sigillo.',
  },
  ability: {
    title: 'Una tua Abilità',
    text: 'La prima è tua dall’inizio, le altre le sblocca l’esperienza. Ognuna si usa una volta in tutta la partita; accanto c’è che cosa darebbe. «Non ora» non costa nulla: verrà proposta di nuovo.',
  },
  lose: {
    title: 'Qualcosa deve andare',
    text: 'Questa carta si paga con i simboli. Premi quelli che cedi; quelli non attivi adesso non ti costano nulla.',
  },
  reveal: {
    title: 'Chi parla per quale Percorso',
    text: 'Le carte sono tutte scoperte. Ognuno si dichiara per il Percorso di cui ha più simboli, e il segnalino Destino va dove ci sono più voci. Dopo tre turni si saprà quale Percorso si segue.',
  },
  dominance: {
    title: 'L’ultima parola è tua',
    text: 'Su nessun Percorso c’è un segnalino, quindi sceglie la figura più in alto. Premi un Percorso per vedere che cosa darebbe a ciascuno.',
  },
  reckoning: {
    title: 'Si conta il capitolo',
    text: 'I simboli del Percorso seguito sono punti, quelli dell’altro esperienza. Chi ne ha di più tiene il segnalino di quel Percorso; che cosa porta lo dirà la pagina dopo.',
  },
  keep: {
    title: 'Che cosa porti con te',
    text: 'Segnalini e quasi tutte le carte si mettono via. Conserva le carte con i simboli del prossimo capitolo: stanno in cima a questa pagina.',
  },
  result: {
    title: 'Che cosa ne è venuto',
    text: 'Si legge solo la pagina del Percorso seguito. I biglietti dicono che cosa riceve chi tiene ciascun segnalino, e perché.',
  },
  others: {
    title: 'Scelgono gli altri',
    text: 'I tuoi rivali prendono le carte. Ciò che è stato preso resta visibile, sbiadito.',
  },
  farewell: {
    title: 'Un capitolo intero',
    text: 'Ne seguono altri due, ciascuno con i suoi simboli; poi il racconto nominerà il suo eroe. Premi ? quando ti chiedi che cosa si può fare. Il libro in alto contiene tutte le regole.',
  },
};

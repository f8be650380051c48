import type { Notes } from './note.ts';

export const notes: Notes = {
  levelTwo: {
    title: 'Prima della strada',
    text: 'Sulla mappa staranno in agguato tre mostri. Cominci tu, quindi decidi dove va quello forte: foresta, montagna o acqua. Mandarlo lontano, il primo giorno, non è una vergogna.',
  },
  move: {
    title: 'Fase I: in viaggio',
    text: 'I luoghi con l’anello d’oro sono a una strada da te e alla tua portata. Scegline uno. Un disco rosso con le spine è un mostro; il piccolo segno accanto a un luogo dice che cosa si può fare lì.',
  },
  pay: {
    title: 'Quanto costa la strada',
    text: 'Paghi con le carte in mano. Il modo più economico è una carta con il terreno del luogo dove vai. Altrimenti due carte qualsiasi, o una carta qualsiasi e 1 moneta. Scegli una riga qui, o la carta stessa.',
  },
  act: {
    title: 'Usa il luogo',
    text: 'Ti sei mosso, quindi puoi usare questo luogo una volta. Il pulsante dice che cosa fa e quanto costa. Puoi anche proseguire, se hai ancora carte.',
  },
  onward: {
    title: 'Ti fermi quando vuoi',
    text: 'Prosegui finché puoi pagare, o chiudi la Fase I con il pulsante d’oro. Le carte che tieni restano in mano: ti serviranno, se vuoi combattere.',
  },
  place: {
    title: 'Qui decidi tu',
    text: 'Davanti a te c’è ciò che questo luogo offre. Le cose spente dicono perché; il piccolo numero porta alla regola.',
  },
  poker: {
    title: 'Poker di dadi',
    text: 'Cinque dadi, un rilancio. Scegli i dadi da lanciare di nuovo; la scala mostra che cosa batte che cosa.',
  },
  phase2: {
    title: 'Fase II: una di tre',
    text: 'Affronta chi è qui, medita per un trofeo, o esplora. Il primo turno di solito si esplora: un breve racconto, una scelta, e qualcosa per la borsa o per la plancia.',
  },
  story: {
    title: 'Leggi, poi scegli',
    text: 'Due vie portano avanti, e su ognuna è scritto il prezzo. Che cosa ne viene si racconta solo dopo, e l’altra via resta non detta.',
  },
  fight: {
    title: 'Comincia il tuo turno di scontro',
    text: 'Prima ti prepari: pozioni, specialità, trofei, se ne hai. Poi colpisci. Il tuo mazzo è la tua vita; ogni ferita gli toglie carte.',
  },
  combo: {
    title: 'Concatena le carte',
    text: 'Comincia con una carta qualsiasi. Un’altra può seguire se il suo colore è tra le linguette sul bordo destro dell’ultima. Il foglietto mostra danno, scudo e pesca prima che tu colpisca.',
  },
  strike: {
    title: 'Il mostro risponde',
    text: 'Si gira una delle sue carte e colpisce con la metà annunciata. Il colpo lo prende prima lo scudo, poi le tue carte.',
  },
  ended: {
    title: 'È andata così',
    text: 'Guarda che cosa ti ha portato, poi prosegui con il pulsante d’oro. La cronaca conserva ogni riga.',
  },
  discard: {
    title: 'Fase III: riordina la mano',
    text: 'Scarta ciò che non ti serve; possono restare tre carte. Poi peschi dal mazzo fino a tre.',
  },
  gain: {
    title: 'Una carta è tua',
    text: 'Ogni turno prendi una delle sei. Costa tante carte della mano quante ne dice; il segno sopra la rende più cara a sinistra e meno cara a destra.',
  },
  payCard: {
    title: 'Ora pagala',
    text: 'Scegli le carte che se ne vanno. Non sono perse: quando il mazzo finisce, tornano con lui.',
  },
  others: {
    title: 'L’altro witcher',
    text: 'Gioca il tuo rivale. La cronaca racconta che cosa succede, e un foglietto lo riassumerà quando toccherà a te.',
  },
  farewell: {
    title: 'Era un turno intero',
    text: 'Ora conosci la strada: viaggia, scegli, pesca e ottieni. Vince chi ha per primo quattro trofei. Premi ? quando ti chiedi che cosa si può fare; il libro in alto contiene ogni regola.',
  },
};

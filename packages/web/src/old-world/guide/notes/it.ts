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
  hunt: {
    title: 'Un mostro proprio qui',
    text: 'Il Putrefatto ha 11 carte vita. Hai un segnalino della sua traccia, quindi il primo colpo è tuo. Attaccalo: tutto il resto si racconta passo per passo.',
  },
  prepare: {
    title: 'Preparati',
    text: 'Prima di colpire puoi bere una pozione. Rondine alza lo scudo di 1, ma poi peschi una carta in meno. Quando vuoi, attacca.',
  },
  begin: {
    title: 'Comincia una combo',
    text: 'La prima carta è a scelta. Il suo colore non conta ancora; contano le estensioni colorate sul bordo destro. Spinta apre il blu, così può seguire Fendente rapido.',
  },
  chain: {
    title: 'Avanti per colore',
    text: 'Un’altra carta va bene se il suo colore è tra le estensioni dell’ultima, e conta anche l’estensione che usi. Con tre carte o più, da Lupo infliggi 1 danno in più. Ti fermi quando vuoi.',
  },
  ready: {
    title: 'Che cosa farà',
    text: 'Qui si legge che cosa porta la combo prima di colpire: prima i danni al mostro, poi lo scudo per te. L’ultima carta si può ancora riprendere. Poi peschi tante carte quanto vale Combattimento.',
  },
  skill: {
    title: 'Usa la tua abilità',
    text: 'Ci sono tre carte, quindi la tua abilità è accesa: premila, e la combo infligge 1 danno in più. Una volta sola per scontro, scegli bene quando. Poi colpisci.',
  },
  beginAgain: {
    title: 'Un’altra combo',
    text: 'Gioca una carta le cui estensioni aprono un colore che hai ancora in mano. Se nulla si incastra, anche una carta sola è una combo.',
  },
  comfort: {
    title: 'Una consolazione',
    text: 'Chi ha perso ottiene dalla fila una carta di costo 0. Cerca estensioni adatte alle tue carte: le combo lunghe vincono gli scontri.',
  },
  beast: {
    title: 'Carica o Azzanna',
    text: 'Tocca al mostro. Qualcuno annuncia Carica o Azzanna senza vedere la carta; poi si scopre la prima carta della sua vita e vale quella metà. Così ogni suo attacco gli costa una carta.',
  },
  suffer: {
    title: 'Danni',
    text: 'Il rivale annuncia Carica o Azzanna senza vedere la carta; poi si scopre la prima carta della vita del mostro e vale quella metà. I primi punti li prende lo scudo, ogni altro costa una carta del tuo mazzo Vita. Rigogolo ne toglie 1.',
  },
  lose: {
    title: 'Carte che se ne vanno',
    text: 'Quando danni o artigli arrivano alla mano, perdi carte da lì. Scegli tu quali: tieni quelle che fanno una combo.',
  },
  again: {
    title: 'La tua vita',
    text: 'La vita è mazzo e mano insieme: pescare non è una perdita, essere colpiti sì. La vita del mostro è la sua pila. Guarda entrambe, poi preparati e colpisci ancora.',
  },
  won: {
    title: 'Sconfitto',
    text: 'La sua ultima carta è andata e tu hai ancora le tue: un trofeo, un passo sul tracciato trofei e con esso un potere. La strada logora: la stanchezza ti toglie una carta per sempre.',
  },
  beaten: {
    title: 'K.O.',
    text: 'Mazzo Vita e mano sono vuoti: lo scontro finisce qui. Nessuna carta è persa per sempre: il mostro guarisce e tu torni con più scudo, pozioni o carte più forti.',
  },
  spoils: {
    title: 'Stanchezza',
    text: 'Ogni passo sul tracciato trofei costa carte per sempre: ora 1, poi 2, poi 3. Le scegli tra mazzo, mano e scarti; comincia dalle più deboli. Poi tutto il resto si mescola nel mazzo.',
  },
  fightFarewell: {
    title: 'Questo è uno scontro',
    text: 'Preparazione, combo, danni, scudo, pesca; poi Carica o Azzanna. Chi non ha più carte ha perso. Ancora una lezione, su ciò che si trova per strada.',
  },
  questAway: {
    title: 'Una missione per strada',
    text: 'Porti una missione: finisce a Novigrad, qui accanto. Vacci. Per la strada basta una carta di foresta.',
  },
  questHere: {
    title: 'Concludi la missione',
    text: 'Sei sul posto, quindi puoi concludere la missione: il suo racconto prosegue e ottieni ciò che porta. Non consuma l’azione del luogo.',
  },
  diceHere: {
    title: 'Dadi alla taverna',
    text: 'Qui si tirano i dadi. Tu e la gente del posto puntate una moneta a testa; il tiro migliore prende tutto. Prova: una partita per turno.',
  },
  stake: {
    title: 'La posta',
    text: 'Ogni parte mette oro al centro. Più di così non puoi perdere.',
  },
  dice: {
    title: 'Tira ancora',
    text: 'Cinque dadi, e ogni parte può ritirarne alcuni una volta. Tieni le coppie, ritira il resto; la scala mostra che cosa batte che cosa. Il tiro migliore prende il piatto.',
  },
  trailAway: {
    title: 'Una missione traccia',
    text: 'Un segnalino accanto alla plancia mostra Hengfors, con una moneta sopra. Appena entri, la moneta è tua e il segnalino diventa una traccia: senza azioni. Vacci con una carta di montagna.',
  },
  trailHere: {
    title: 'La traccia è tua',
    text: 'Chi ha la traccia del terreno di un mostro colpisce per primo nello scontro. Hengfors offre la prossima missione traccia: prendila, o prosegui.',
  },
  trailAsk: {
    title: 'Quale mostro',
    text: 'Scegli il mostro di cui vuoi la traccia. Il segnalino pescato mostra dove la troverai.',
  },
  roadOn: {
    title: 'In cammino',
    text: 'Viaggia finché puoi pagare, o chiudi la Fase I con il pulsante dorato.',
  },
  roadFarewell: {
    title: 'Conosci la strada',
    text: 'Le missioni portano racconti e oro, le tracce il primo colpo, i dadi un po’ di fortuna. Le Fasi II e III vanno come sai. E ora una partita tutta tua?',
  },
};

import type { ExplorationPart } from '../types.ts';

/** City, second half. */
export const cityB = {
  'city-19': {
    title: 'Uno bello alto',
    scene:
      'La Compagnia Comica di Madama Sofronia ha un eroe, una fanciulla, un prete buffo e quattro atti, e da ieri sera nessun mostro: è scappato con la suggeritrice. Lei ti squadra da capo a piedi attraverso una locandina arrotolata. «Sapete ruggire? Non importa, Bertil ruggisce dietro il sipario. Sapete farvi trafiggere sotto il braccio, qui, e prendervela comoda?» Dietro di lei, da un gancio, pende un costume fatto di nove capre.',
    options: ['Spiega come si muovono i mostri veri', 'Provati le nove capre'],
    outcomes: [
      'Prendono appunti. La fanciulla è bravissima, bassa e di sbieco, e l’eroe si rifiuta di andarle vicino. Te ne vai con un compenso e una locandina col tuo nome in rosso, e da qui alla prossima piazza di città ci sarà qualcuno che vuole parlarti.',
      'Ti calza, nel senso in cui calza una tenda bagnata. Qualcuno ti dipinge la faccia senza chiedere permesso. Oltre il sipario quattrocento persone sgranocchiano nocciole. «Secondo atto», sibila Sofronia, e ti pianta le due mani nella schiena.',
    ],
  },
  'city-20': {
    title: 'La capitana si annoia',
    scene:
      'Toc, toc, una pausa, uno strillo. Nel cortile della caserma venti reclute imparano l’alabarda con i sugheri sulle punte. La loro capitana siede su un abbeveratoio rovesciato e sbuccia un uovo sodo con grande attenzione. Ha fatto due assedi, ti racconta. In uno stava dentro. «Adesso insegno ai figli dei guantai a inciampare nei loro bastoni. Fate qualcosa. Qualunque cosa. Lo metto in conto all’addestramento.»',
    options: ['Entra nel cortile a fare da bersaglio', 'Insegna alle reclute a cadere'],
    outcomes: [
      'Si leva un evviva. È da un pezzo che hanno voglia di colpire qualcosa che possa rendere il colpo. La capitana posa l’uovo, sbucciato a metà. «Tutti», dice felice, «e tutti insieme, prego», e i sugheri si girano verso di te come tanti nasi curiosi.',
      'In avanti, all’indietro, di fianco, con l’elmo, giù dall’abbeveratoio. Verso sera rimbalza perfino quello grasso. Sul selciato finisci più volte tu di tutti loro messi insieme e, fra una caduta e l’altra, perdi per strada una brutta abitudine. La capitana, rimasta senza uovo ma contenta, firma per l’intero.',
    ],
  },
  'city-21': {
    title: 'Da primavera, mai',
    scene:
      'Arrivi tardi, dice il ragazzo che spazza via i denti. Intorno a lui stanno smontando il palco. Maren Vosk ha combattuto qui nove giorni, contro chiunque si presentasse, e non perde un incontro da primavera: lame, bastoni, una volta un mestolo, per scommessa. Quando vince ride. C’è chi se la prende più per la risata che per la vittoria. È rimasto soltanto il suo secondo, che fa i bagagli: un pezzo d’uomo con l’orecchio fasciato.',
    options: ['Informati su dove combatterà adesso', 'Sfida l’uomo con l’orecchio fasciato'],
    outcomes: [
      '«Beauclair», dice il secondo. «Lassù fanno giostre fino alla neve, e chi vince non paga il vino, quindi lei non lo paga mai.» Ti soppesa con gli occhi. «Le piacerete. Le piacciono quelli a cui si legge in faccia che è un lavoro.»',
      'Si chiama Dov il Piccolo e, in tutta onestà, preferirebbe finire i bagagli. Ti centra due volte, chiedendo scusa. La folla che era già andata a casa torna apposta, e alla fine c’è un cappello pieno per ciascuno e una lunga riga rossa attraverso la tua guardia.',
    ],
  },
  'city-22': {
    title: 'A scatola chiusa',
    scene:
      'Nessuno sa da quanto la cassa stia in vetrina; il rigattiere l’ha comprata insieme alla bottega. Corda, cera, altra corda, e sul coperchio, in tre lingue: PROPRIETÀ DI UN GENTILUOMO CHE TORNERÀ. È lunga come una spada. Di tanto in tanto si trova in un posto leggermente diverso. «Sarò sincero», dice il rigattiere, che per esserlo si è messo un colletto pulito. «A me serve lo scaffale.»',
    options: ['Compra la cassa così com’è', 'Offriti di aprirla al posto suo'],
    outcomes: [
      {
        then: 'In un vicolo, a braccia tese, tagli la corda, ed escono moltissimi topi, vestiti benissimo con scampoli di panciotto. Del resto non sapevano che farsene: guanti, figure, una lama da esercizio consumata fino all’anima. È l’intera educazione di chi ebbe un grande maestro, e quasi non una pagina è rosicchiata.',
        else: 'Escono topi, generazioni di topi, in quelli che erano panciotti di seta, e le lezioni di scherma le hanno ripassate quasi tutte prima di te. Hanno lasciato i guanti, la lama e le pagine che trattano della parata. Contro che cosa, toccherà indovinarlo.',
      },
      'Lui guarda dalle scale mentre spezzi la cera. Saltano fuori topi a dozzine, ciascuno con indosso un pezzetto di panciotto da gentiluomo, e lui ride fino a doversi sedere. Guanti e lama può venderli. Te la paga, l’apertura, e per il disturbo ti regala il manuale che stava sul fondo, quello per principianti.',
    ],
  },
  'city-23': {
    title: 'Nessun volontario',
    scene:
      'La dottoressa Halina Brod ha scritto alle corporazioni, ai templi e alla prigione, e ti mostra le risposte. La più garbata è quella della prigione. Ha una corsia piena di febbre palustre su una nave in disarmo, ormeggiata dove non si vede e non fa calare le pigioni, e ha un’idea su come stroncarla. Le manca soltanto chi salga a bordo. Lei la febbre l’ha avuta due volte. La mano con cui scrive le trema, e la tiene ferma con l’altra.',
    options: ['Prometti una pozione per la corsia', 'Fa’ tu da cavia per la sua idea'],
    outcomes: [
      'Qualcosa di tuo, dice, una cosa qualsiasi che berresti anche tu; da lì lei può lavorare. La nave sta al largo, sull’acqua, con una bandiera gialla e senza passerella. «Chiamate da riva. Ci sarà pure qualcuno in grado di remare.»',
      'Ti dà la febbre sulla punta di un ago e poi l’idea in una tazza. Per due ore sei un caso interessantissimo. Poi passa, e ti lascia con le ginocchia molli, il compenso che ti ha pagato di tasca sua e il resto dell’idea in una bottiglia.',
    ],
  },
  'city-24': {
    title: 'Dappertutto tranne qui',
    scene:
      '«Mappe, mappe vere, fresche di penna!» Avrà nove anni, e difende la merce con un bastone. Ne apri una. È magnifica. Ci sono valichi che credevi di conoscere soltanto tu, pozzi, il guado cattivo, la fattoria col cane. In mezzo, dove dovrebbe esserci questa città, la carta è bianca, e sul bianco, in una bella grafia tonda, sta scritto: niente di interessante. «È il nonno che disegna», dice lei. «Fuori non ci va.»',
    options: ['Comprane una e studiala', 'Aiutala a riempire il bianco'],
    outcomes: [
      'Presso una fontana leggi finché c’è luce. Il vecchio segna solo i posti da cui è tornato. In due punti c’è lo stesso minuscolo disegno di una bocca aperta. Uno lo riconoscerai quando ci arriverai. L’altro sta nella foresta, fra i pini, accanto a una scala senza casa.',
      'Pozzo, forca, forno, la locanda con i pidocchi. Tu detti, lei inchiostra, e i cittadini si accalcano per vedere se ci sono anche loro. Prima di sera le copie sono finite. La bambina divide l’incasso con una giustizia tremenda, fino a un soldo storto che taglia in due.',
    ],
  },
  'city-25': {
    title: 'Una campana sotto il molo',
    scene:
      'Quaranta scaricatori stanno in fila sul molo col berretto in mano, e non si scarica niente. Tra uno schiaffo d’acqua e l’altro la senti anche tu: una campana, molto in basso. «Non è delle nostre», dice Sorella Oda, che pilota chiatte e non è sorella di nessuno. «È la cappella al largo di Cidaris, quella scivolata sotto durante la funzione. Il suono va dove va l’acqua. Quando arriva fin qui, dicono, è perché qualcuno ha messo mano alla corda.»',
    options: ['Fatti disegnare la rotta', 'Scarica mentre loro stanno in ascolto'],
    outcomes: [
      'Te la disegna nella birra versata. A levante del molo di Cidaris, sopra la sabbia bianca, con la marea più bassa; a essere matti abbastanza si camminerebbe sul tetto. «Noi del mestiere no. Ma qualcuno suona, e io dormirei meglio se sapessi che non siamo noi.»',
      'Il capitano perde soldi a ogni minuto e paga bene le mani sorde. Ti tappi le orecchie con la stoppa e lavori senza aiuto sul lungo ponte. Dondola, solleva, dondola. Tutto il giorno hai un ritmo nelle ossa, e ci metti un po’ a capire di chi è, e da che parte viene.',
    ],
  },
  'city-26': {
    title: 'Un mandato smarrito',
    scene:
      'Inchiostro fino ai gomiti, e una finestra che dà su un muro. Lo scrivano ti spinge davanti un foglio, tenendoci sopra un dito. Ti descrive piuttosto bene: le spade, i modi, una certa faccenda di un granaio. Il resto è sbagliato, però è firmato. «Ne perdiamo circa uno su trenta», dice al muro. «Umidità. Topi. A un foglio può succedere una disgrazia, per un pensierino da niente. Oppure potete rileggerlo, in cerca di errori.»',
    options: ['Lascialo ai topi', 'Rileggilo, in cerca di errori'],
    outcomes: [
      'Apre un cassetto e i topi ci sono davvero. Loro ci mettono un minuto e mezzo, la tua moneta anche meno. In quel foglio c’erano una tua vecchia abitudine e un nome che portavi un tempo, e scopri di poter fare a meno di tutt’e due. A scendere, le scale sembrano più corte.',
      'Correggi l’ortografia, la statura, il granaio. Lui paga la tariffa del correttore. Ma adesso la legge descrive una persona precisa, che usa l’altra mano e non prende mai la via bassa, e stasera ce ne sarà una copia a ogni porta di città. Finché non sbiadisce, ti conviene andare dove porte non ce ne sono.',
    ],
  },
  'city-27': {
    title: 'Quale porta è sorvegliata',
    scene:
      'Si mette al passo con te, una ragazza sui sedici anni col camice grigio da contabile, e parla senza muovere le labbra. «Non voltarti. Tre porte. A una i cani, a una la lanterna, a una nessuno, e cambia ogni notte. Quale?» Alle vostre spalle un fischio, e un altro che risponde, di via in via. Ha una scarpa sola. Sorride a un sergente di passaggio come se steste andando insieme al tempio.',
    options: ['Tirala in un portone e ascoltala', 'Indicane una, e fischia'],
    outcomes: [
      'Passano stivali di corsa. Lei aspetta, contando sottovoce, finché non ce ne sono più. «Bene», dice la ragazza. «Fenna. Non chiedo una gentilezza: ho guardato quanto costa e non me la posso permettere. Ti faccio un’offerta, e tu scegli da che capo prenderla.»',
      'La ricompensa arriva subito e il sergente ti stringe la mano. Ti allontani di buon passo e senza voglia di guardare indietro. Solo più tardi frughi nella sacca, e scopri che qualcuno dalle dita leggerissime l’ha frugata prima di te. Della porta non aveva nemmeno bisogno.',
    ],
  },
  'city-28': {
    title: 'Si richiede mano ferma',
    scene:
      '«L’ultimo che teneva il banco ha trovato la fede», dice il reclutatore, «e quello prima ha trovato la moglie di un collega.» Rappresenta il Persico Dorato di Novigrad, e va di taverna in taverna a guardare mani. Le tue gli piacciono. Gli piace che non tremino, che nei tuoi occhi non si legga niente, che la gente ti si sieda più lontano di quanto vorrebbe. Nel retro certi clienti fissi hanno già preparato i dadi, casomai gradissi farti vedere all’opera.',
    options: ['Accetta il posto e l’indirizzo', 'Fagli vedere una partita con i clienti fissi'],
    outcomes: [
      'Il Persico Dorato, Novigrad, la porta sotto il pescivendolo; per cominciare, una notte. C’è una cauzione sul panciotto, da versare là. «Il panciotto lo riportano tutti», dice il reclutatore. «Cioè, il panciotto torna sempre.»',
      'La prima posta te la presta lui, per decoro. I clienti fissi si rivelano sua madre, due zii e il tesoriere di un tempio, e nessuno di loro perde una partita dall’anno della peste. La madre accosta lo sgabello. «Togliti i guanti, tesoro», dice.',
    ],
  },
  'city-29': {
    title: 'Un posto libero',
    scene:
      'Lanterne accese, cavalli fumanti, la diligenza per Wyzima aspetta nel cortile della posta. Dentro: il nipote di uno ierarca, una donna con una gabbietta chiusa a chiave, qualcuno che dorme sotto un cappello. Un posto. Lo vogliono in nove, e in testa alla fila ci sei tu soltanto perché nessuno si è sentito di scavalcare due spade. «In carrozza per la capitale», grida il cocchiere, che è sobrio e se ne vanta. «Adesso, o giovedì.»',
    options: ['Sali e tirati dietro lo sportello', 'Lascialo al prossimo della fila'],
    outcomes: [
      'Tre volte si cambiano i cavalli al buio, e la donna infila qualcosa tra le sbarre della gabbia senza togliersi il guanto. Nessuno parla. Dormi come non dormivi da settimane e scendi a Wyzima nel sole, con le ossa in pace. La persona sotto il cappello non si è mossa.',
      'Il prossimo della fila sta andando a sposarsi. Ti versa monete in mano finché non lo fermi. Giovedì senti dire che la diligenza è in ritardo; venerdì in ritardo non lo dice più nessuno. Di quando in quando ripensi alla sua faccia al finestrino, così contenta.',
    ],
  },
  'city-30': {
    title: 'Un tanto a pagina',
    scene:
      '«Niente grifoni», dice il magister Lubin prima ancora che ti sieda. «Grifoni ne ho. Ho quattordici autorità sui grifoni, una contro l’altra.» Il suo alloggio è un letto e un ghiacciaio di carta. Scrive il libro di ciò che negli altri libri non c’è: la cosa che imita un bollitore, il punto freddo che va dietro alle mandrie. Paga un tanto a pagina. Un rivale di Oxenfurt, dice, paga un tanto a riga, e guardate che roba gli portano.',
    options: ['Detta finché gli dura la candela', 'Leggi i suoi appunti, invece di farti pagare'],
    outcomes: [
      {
        then: 'Scrive con tutte e due le mani. Ciò che la tua scuola insegna e le altre ignorano, lui lo valuta a once, e di once tu ne hai parecchie. Alla quarta candela comincia a lacrimare, di felicità. Alla fine ti chiede, timido, se qualcuna di quelle cose abbia mai parlato.',
        else: 'Le tue sono le solite meraviglie, e te le paga al solito prezzo; quasi tutte le conosceva già, da testimoni peggiori. Ma la compagnia gli fa piacere, il vino lo scalda lui, e tu resti con gli stivali contro la stufa finché il ghiacciaio di carta non comincia a fumare.',
      },
      'Sono quasi tutti bollitori. Ma tra due liste del bucato c’è la lettera di un prete di montagna, che da un anno conta le orme intorno al suo ovile: sempre due file, mai che s’incrocino. Chiede aiuto al passato remoto. Sul retro qualcuno ha disegnato la strada.',
    ],
  },
  'city-31': {
    title: 'L’ultima ronda',
    scene:
      'Sulla lavagna del corpo di guardia sono scritti sei nomi col gesso, e nessuno li ha cancellati. Nessuno li ha nemmeno guardati in faccia. «Saranno in qualche taverna», dice il sergente. Lo dice ogni sera da una settimana. Sul fornello una pentola di stufato fatta per sei sta mettendo il pelo. La guardia più giovane aspetta che il sergente esca a vedere che tempo fa. «La lanterna l’abbiamo trovata», dice. «Era accesa.»',
    options: ['Ingaggiati per riportarli a casa', 'Prendi la lanterna ed esamina il pavimento'],
    outcomes: [
      'Fanno una colletta tra loro, in fretta, prima che rientri il sergente. La ronda è uscita per la strada dei carbonai, sotto gli alberi. Lassù la foresta la troverai molto silenziosa, dice il giovane, fino al momento in cui li sentirai marciare.',
      'Qualcuno è tornato, una volta, ed è rimasto un po’ in piedi dietro la porta. C’è del fango grigio tra le assi, una mezzaluna di graffi, un capello lungo. La lanterna si piega da quella parte per conto suo. Al ragazzo non lo fai vedere. Ma ora sai da dove cominciare a cercare.',
    ],
  },
  'city-32': {
    title: 'Cinque strofe',
    scene:
      'L’araldo ha una poesia nuova. Parla delle scuole dei witcher e dedica una strofa a ciascuna: la prima è rognosa, la seconda tarmata, la terza grassa, la quarta matta, e per la quinta ha trovato sette rime con «veleno». Sta ritto su un montatoio, in una sopravveste rigida d’oro. Ha una voce eccellente. La folla non ti ha ancora notato, tranne un bambino, che guarda lui, te e di nuovo lui con gioia crescente.',
    options: ['Domandagli dove l’ha imparato', 'Mettiti dove può vederti'],
    outcomes: [
      'È lusingato, e perciò sincero. Gliel’ha detto un uomo magro, sui cinquanta, scalzo, che disegna passi col gesso sui muri e delle scuole sa tutto senza appartenere a nessuna. È salito a Kaer Morhen a finire una certa cosa. «La poesia gli è piaciuta», dice l’araldo. «Mi ha corretto soltanto i piedi.»',
      {
        then: 'Arriva alla tua strofa, incontra il tuo sguardo e resta a corto di rime. Poco dopo un paggio porta il risarcimento: la cena del padrone, intatta, e le due fiale che teneva accanto al letto. Chi canta di coppe e di aghi non mangia volentieri alla loro portata. Le fiale te le tieni.',
        else: 'Ti scova nella folla una parola prima della tua strofa, e si scopre un rospo in gola. Poco dopo un paggio reca una borsa, i suoi omaggi e la preghiera di metterti, giovedì, da un’altra parte. Il bambino ti segue per tre strade facendo il rospo.',
      },
    ],
  },
  'city-33': {
    title: 'Senza etichetta',
    scene:
      'Su un’asse, file di bottiglie tappate, trenta o più, tutte ripulite per bene. Le etichette stanno lì accanto in un cesto, staccate dall’acqua. «L’alluvione», dice la donna, e alza le spalle. «Mio marito sapeva qual era quale, e l’alluvione s’è presa anche lui.» Un ragazzo ne compra una, l’annusa, la scola per scommessa, e resta lì ad aspettare. Aspettano anche gli amici. Per ora non succede niente.',
    options: ['Comprane una bracciata e fidati del naso', 'Offriti di riordinarle'],
    outcomes: [
      {
        then: 'Chiunque altro si porterebbe a casa linimento da cavalli e dispiaceri. Tu lasci parlare i tappi, mezzo giro ciascuno, e quelli che sibilano sono tuoi: una fila intera, arrotolata con riguardo nella coperta. Mentre ti allontani il ragazzo ha un singhiozzo. Gli esce una fiammella azzurra, ed è un eroe.',
        else: 'Linimento, olio da lampada, altro linimento, un rimedio per la tosse di cui qualcuno dev’essere morto. Di tutta la bracciata sibila un tappo solo. Dietro di te il ragazzo rende tutto al di là dell’asse, con calma, e gli amici fanno ressa per vedere.',
      },
      'Una per una: tosse, verruche, tosse, sonno, non aprire, tosse. Lei scrive tutto su carta nuova, con la lingua tra i denti. La bottiglia con su scritto non aprire la spinge dalla tua parte dell’asse. Lavorare con calma a qualcosa di innocuo ti ha fatto bene.',
    ],
  },
  'city-34': {
    title: 'Già saldato una volta',
    scene:
      '«Atteso che una belva», sbraita il banditore. La solita storia: pecore, poi un bambino, poi l’avviso. Solo che quel sigillo l’hai già visto, sul muro dietro di lui, sotto quattro strati di carta più recente. Gratti. Stesso bosco, stessa belva, stessa somma, undici anni fa, e scritto di traverso: SALDATO. «Sarà un’altra belva», dice il banditore. Ha smesso di sbraitare. «Ritornano, le belve. Come le tasse.»',
    options: ['Rintraccia chi fu pagato', 'Mostra il tuo pezzo di carta al tesoriere'],
    outcomes: [
      'Ci vuole una giornata di panche d’osteria, con un giro da pagare a ognuna, e da ognuna ti mandano a quella più in giù. Sull’ultima, dietro la corderia, un vecchio con la stampella posa il bicchiere sul tavolo con molta delicatezza. «Saldato?» dice. «C’è scritto così?»',
      'È a pranzo. Lo legge tra il pesce e il formaggio, e gli cresce l’appetito per la tua compagnia. Una borsa, a premio del tuo zelo. Quando ripassi davanti al muro gli strati sono cinque, e la colla del quinto è fresca.',
    ],
  },
  'city-35': {
    title: 'Il calzolaio sospira',
    scene:
      'Tiene il tuo piede in grembo e lo rigira, piano, come chi ha una brutta notizia. «Palude», dice. «Ghiaione. Palude. Qui c’è un salto da qualcosa di alto, e la bugia che non era niente.» Si chiama Ansgar Lohm e ha calzato due ierarchi e un boia. Il suo ginocchio malandato riposa su un cuscino, fasciato di flanella. Alle pareti pendono le forme di legno, un paio per ogni cliente, compresi quelli morti.',
    options: ['Fatti rifare gli stivali come si deve', 'Guarda che cos’hai per il suo ginocchio'],
    outcomes: [
      'Li smonta fino al guardolo e lavora, canticchiando, finché si accendono i lumi. Quelli che ti rende sembrano identici. Fai un miglio prima di accorgerti che non ti fa male niente, e che stanotte dormirai come chi ha una casa.',
      {
        then: 'Hai qualcosa che va bene per frizionare una giuntura, e lui lo paga prima che esca di bottega. Quando il ginocchio si piega ti racconta delle forme sul chiodo più alto: Gerrik Moll, che uscì a piedi da una torbiera in fiamme e appese gli stivali nella foresta, a una quercia spaccata. «Nessuno è mai andato a prenderli», dice Lohm.',
        else: 'Niente di quel che porti andrebbe strofinato su un ginocchio, e glielo dici. Il cerusico non ha fatto altrettanto. Per la sincerità ti dà una moneta, le misure te le prende lo stesso e le appende con le altre, fra quelle del boia e un chiodo vuoto.',
      },
    ],
  },
  'city-36': {
    title: 'Perdere un duello, ma bene',
    scene:
      'Il giovane conte ha un’amante, e l’amante ha detto che davanti a un witcher lui scapperebbe. Il conte desidera che lo si veda non scappare. A mezzogiorno, nella piazza del tempio, tu gli insulti il cavallo; al quarto sei lungo disteso. «Che sia d’effetto, mi raccomando», dice, bianchissimo. «Lei tira di scherma.» Oltre la sua spalla, alla finestra di fronte, una donna vi sta osservando col cannocchiale.',
    options: ['Cadi a mezzogiorno e un quarto', 'Dimenticati di cadere'],
    outcomes: [
      {
        then: 'È il tuo lavoro migliore di quest’anno. Vai giù come una torre. Ci crede la piazza, ci crede il conte, e poi per qualche giorno, con i suoi soldi in tasca, comincia a crederci anche il tuo polso.',
        else: 'Non c’è da fingere niente. Lui è più svelto di quanto crede, a te manca ancora parecchio, e al quarto sei lungo disteso in tutta sincerità. Paga la metà: per l’intero, dice, gli avevano promesso un po’ di resistenza. Alla finestra di fronte il cannocchiale si abbassa.',
      },
      'Su di lei aveva ragione: scende e prende il suo posto, e quel che ti mostra sul lato debole della tua guardia vale la multa per rissa, che il balivo riscuote lì per lì. Il conte è stato visto applaudire. Nessuno gli domanda chi.',
    ],
  },
} satisfies ExplorationPart;

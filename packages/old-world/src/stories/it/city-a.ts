import type { ExplorationPart } from '../types.ts';

/** City, first half. */
export const cityA = {
  'city-01': {
    title: 'Due spade, due gabelle',
    scene:
      'Un tavolino pieghevole sbarra mezza porta della città. Dietro siede Ambros Voss, esattore di generi vari, che appoggia un calibro d’ottone lungo le tue due lame. «Acciaio, tariffa ordinaria», detta al registro. «Argento. Mmh. L’argento va sotto la voce posateria, a meno che non possiate dimostrarmi che non ci mangiate.» La fila alle tue spalle geme. Ci sono dentro delle oche, e una bara, ed è ferma lì da quando ha cominciato a piovere.',
    options: ['Paga la gabella e tira dritto', 'Contesta il tariffario, comma per comma'],
    outcomes: [
      'Voss ti stampa sul dorso della mano un timbro d’inchiostro viola. Per il resto del giorno le guardie danno un’occhiata al timbro e si scansano, le porte si aprono, un fornaio ti prende per un funzionario. Di rado con così poco si compra tanta mattina.',
      'Al quarto comma le oche sono scappate e la guardia distribuisce colpi d’asta a chi capita. Qualcuno lo prendi anche tu, nelle costole. Ma sotto il registro ne scorgi un altro, e Voss trova il prezzo della tua buona vista senza consultare né il primo né il secondo.',
    ],
  },
  'city-02': {
    title: 'Il giuramento del mugnaio',
    scene:
      '«Undici anni», dice Oswin Brack, mugnaio, con la farina nelle pieghe del collo. «Undici anni Tibor Lunt ha mangiato alla mia tavola. Poi si prende il forziere e va a rintanarsi nel nostro vecchio mulino giù a Glenmore, quello che s’è portato via il fiume. Ve lo giuro su quello che volete.» L’occorrente per giurare se l’è portato da casa: un libro di preghiere, una scheggia di macina, un ritrattino di sua madre, in cornice.',
    options: ['Accetta di cercare Lunt', 'Fa’ da testimone al giuramento e nient’altro'],
    outcomes: [
      'Conta l’anticipo piano piano, come chi si cava i denti da solo. Lunt sarà a Glenmore, nel mulino allagato, sopra il pelo dell’acqua se ha un po’ di sale in zucca. «E se comincia a spiegarsi», aggiunge Brack, «non lasciatelo fare.»',
      'Il garzone di un notaio mette tutto per iscritto, tu fai il tuo segno, e Brack paga il testimone per tutti e tre i giuramenti. Prima di giurare sul ritratto lo gira a faccia in giù. Tu te ne accorgi. Nessuno ti ha pagato per accorgertene.',
    ],
  },
  'city-03': {
    title: 'Si prova sul posto',
    scene:
      'Hedda Kruse vende corazze come altre vendono cocomeri: bussandoci sopra. Quella di oggi è appesa a un palo in mezzo alla strada, e chi passa è invitato a indossarla e a farsi menare. C’è una fila di apprendisti, tutti ubriachi, e un cerusico che, fiutando l’affare, ha piazzato lì accanto il suo sgabello. Kruse vede le tue spade. «Voi», dice, «sotto i colpi ci state male da anni. Si vede dalla spalla.»',
    options: ['Indossala e paga la prova', 'Prendi il martello e falla mettere a lei'],
    outcomes: [
      'Te le suona per quasi un’ora, e tra un colpo e l’altro ti sposta il tallone, l’anca, il mento. L’ultimo arriva come un ospite che aspettavi. «Ecco», dice Kruse, e si riprende la corazza. La postura te la lascia tenere.',
      'Incassa la tua mazzata migliore senza versare una goccia di birra, poi mostra alla folla dov’è finita e a te come poteva andare meglio. Le corazze si vendono. A te tocca una piccola provvigione, insieme al primo consiglio decente sui martelli che tu abbia mai ricevuto.',
    ],
  },
  'city-04': {
    title: 'La cantina respira',
    scene:
      'Passata la terza botte, la candela si piega verso il muro. Dopo un po’ si piega dall’altra parte. «Dentro tutta la notte, fuori tutto il giorno», bisbiglia l’oste. «I clienti si lamentano di una certa sensazione.» Ti mostra che cosa soffiano fuori le crepe: una paletta di aghi di pino, secchi e puliti, e una penna di gufo. L’ultimo pino che hai visto per strada era a mezza giornata da qui.',
    options: ['Scopri dove comincia il respiro', 'Mura tutto e resta a cena'],
    outcomes: [
      'Il filo che fai passare nella crepa scorre finché il rocchetto non resta nudo. Un vecchio scolo, troppo stretto perfino per un bambino, che va in salita, passa sotto le mura e finisce nella foresta. Da qualche parte, tra gli alberi, dev’esserci una cantina senza casa sopra. Ti corichi con la mente sveglissima.',
      'Malta, tegole vecchie, una botte davanti per scaramanzia. L’oste paga, e ci aggiunge una bottiglia di terracotta che ha trovato là dietro e non ha mai osato stappare. A mezzanotte il muro nuovo ha già cominciato a sudare. Parti di buon’ora.',
    ],
  },
  'city-05': {
    title: 'Contributo alla scienza',
    scene:
      'Tre studenti occupano il tavolo d’angolo e gran parte del vino. Uno porta un cornetto acustico a mo’ di cappello. Non hanno mai conosciuto un witcher che non fosse steso su una lastra, spiegano, e quello sulla lastra è stato una delusione. Si accontenterebbero di un campione: qualcosa dalle tue bottiglie, qualcosa dalle tue vene. «Siamo molto prudenti», dice il più giovane, a cui le sopracciglia stanno ricrescendo soltanto adesso.',
    options: ['Da’ loro una bottiglia da smontare', 'Bevi e tirati su la manica'],
    outcomes: [
      'La scompongono su una lampada, poi col sale, poi su un’altra lampada, litigando per tutto il tempo. Due volte sbagliano in modi che non ti erano mai venuti in mente. Rientri all’alba e per la prima volta sai che cosa bevi.',
      'La vena la trovano al quinto tentativo. Pagano il giusto e ti danno anche una cosa loro, tappata, che ronza. È mezzogiorno quando ti svegli sotto il tavolo con una benda, il mal di testa e un cartellino legato all’alluce.',
    ],
  },
  'city-06': {
    title: 'Quello che ha finito il garzone',
    scene:
      'Per due inverni il maestro ha provato a stendere l’argento su quella lama, e per due inverni l’argento si è sfogliato. Poi si è bruciato la mano, ha dormito tre giorni di papavero e al risveglio l’ha trovata finita. Adesso siede nella forgia buia e se la rigira tra le mani. Pell, che ha quattordici anni ed è stato lui, ha già fatto fagotto. «Non me la perdonerà mai», ti dice il ragazzo in cortile, tutto contento. «Mia zia ha una baracca a Hengfors.»',
    options: ['Ordinagli la prima lama tutta sua', 'Tira il mantice per il vecchio'],
    outcomes: [
      'Pell la disegna sul muro con la fuliggine, cancella, la ridisegna meglio. Gli servono un mese e l’argento: le monete portale alla baracca di Hengfors. Poi ti stringe la mano come ha visto fare ai mercanti e rientra a dire addio.',
      'A qualcuno tocca. Lui lavora con la sinistra, imprecando, tutta la notte, e alla fine le tue braccia sono spago. Ma lavorando parla, del filo, di dove una lama vuole andare. Era tutta roba destinata al ragazzo.',
    ],
  },
  'city-07': {
    title: 'Gente che perde volentieri',
    scene:
      'Cinque dadi, un barile di aringhe rovesciato, quattro uomini in grembiule. Perdono con un carrettiere, perdono con una monaca. Si danno manate in fronte, chiedono la rivincita e perdono di nuovo, e ogni volta la cerchia di gente si fa più fitta e si sporge di più. «Voi, con le spade!» esclama il più calvo, raggiante. «Venite a prendervi i nostri soldi. Gli dèi sanno che a noi in tasca non ci restano.»',
    options: ['Siediti e tira i dadi', 'Appoggiati a un muro e guarda'],
    outcomes: [
      'La prima moneta te la mettono in mano loro, e ti fanno posto, troppo posto. I dadi sono ancora caldi della monaca. Senti la calma vigile che viene prima di ogni scontro, e vedi che la sente anche il calvo. Si fa scrocchiare le nocche, una per una.',
      'C’è un quinto uomo, senza grembiule e con le mani pulitissime, che passeggia dietro le schiene come chi raccoglie susine. Alla terza susina gli afferri il polso. La monaca, riavuta la borsa, ne cava una ricompensa e ti offre un pasticcio d’anguilla, bollente.',
    ],
  },
  'city-08': {
    title: 'I traffici dell’argine',
    scene:
      'Nella piazza stanno nove carri con le sponde alzate: sale, aghi, lana tinta, un clavicembalo in cassa. I mercanti si tengono discosti l’uno dall’altro, come a un funerale chi non sopporta i parenti. Sull’argine, a quanto pare, si paga di nuovo il pedaggio, e il nuovo pedaggio è quello che piace a chi lo riscuote. «La settimana scorsa», dice il venditore di aghi, un nano di nome Hroth, «gli è piaciuto il carro di mio cugino. Questa settimana gli è piaciuto mio cugino.»',
    options: ['Va’ avanti e libera l’argine', 'Aiutali a ricaricare per la strada dei colli'],
    outcomes: [
      'Discutono sul tuo anticipo finché Hroth, disgustato, lo paga di tasca propria. I gabellieri li troverai dove la strada esce sull’acqua, dice, accanto a una barca rovesciata che usano come tavolo. Il clavicembalo attende notizie.',
      'Ci vuole tutta la giornata, perché a un clavicembalo non si può dire di tirar su dalla sua parte. Te lo carichi per sei colline e lo senti lagnarsi a ogni sasso. La paga è buona. Le mani, fino a domani, non si chiuderanno su niente.',
    ],
  },
  'city-09': {
    title: 'Cercasi esperto',
    scene:
      '«Ecco chi ci vuole! Ecco chi se ne intende!» Ti spingono avanti per i gomiti, di mano in mano. In mezzo alla folla una vecchia siede su un secchio con i polsi legati, e la gente la indica come si indica una macchia. Le due bambine di un conciatore tossiscono di notte. Il latte si guasta. A decidere hanno già provveduto da soli. Vorrebbero soltanto che lo dicesse qualcuno del mestiere, e sta girando un cappello.',
    options: ['Fatti largo e guardala da vicino', 'Chiedi di rifletterci fino a domattina'],
    outcomes: [
      'Quando ti accovacci le dita si abbassano. È sorprendente quanto sappia stare zitta una folla che vuole qualcosa. Lei ti guarda gli occhi, le spade, poi, oltre la tua spalla, i suoi vicini. «Be’, te la sei presa comoda», dice.',
      'Un caso difficile, dici; ci sono segni da studiare. Per questo pagano volentieri, perché suona costoso. Poco prima dell’alba nella piazza si fa silenzio. Strano quanto si dorma bene in un buon letto, e strano che nessuno venga a chiederti un parere.',
    ],
  },
  'city-10': {
    title: 'Persone disposte a prenderle',
    scene:
      'CERCANSI, dice il manifesto, PERSONE DISPOSTE A PRENDERLE. E sotto: NONCHÉ PERSONE DISPOSTE A DARLE. COMPENSI DA CONCORDARE. Ad attaccarlo è venuto fin da Wyzima Corvin Taladei, un uomo affilato, con i polpacci da schermidore e i denti di qualcun altro. I suoi allievi sono ricchi, sospira, dunque nessuno li colpisce, dunque non imparano. Ti tasta il braccio come se pendesse nella bottega di un macellaio.',
    options: ['Prendi appuntamento alla sua scuola', 'Presentati seduta stante, fra i tavoli'],
    outcomes: [
      'Ti scrive sul polsino l’ora e la via: a Wyzima, sopra la corderia, chiedere della stanza con la porta imbottita. «Mangiate leggero», dice Taladei. «E le bende portatevele da casa. Con la lavandaia siamo venuti a parole.»',
      'I tavoli si rovesciano. Ha sessant’anni, bara, non sta zitto un momento, e per un pezzo non colpisci altro che mobilia. Poi colpisci lui. Ti ringrazia da terra, e tu gli siedi accanto come uno straccio strizzato, che però adesso picchia meglio.',
    ],
  },
  'city-11': {
    title: 'Sotto il carro',
    scene:
      'È arrivato con la carne. Un carro di mandriano dagli alti pascoli, sei bestie macellate, e questo cane grigio che trotterellava all’ombra fra le ruote. Il mandriano non c’era. Il bue sapeva la strada. «La carne l’ho venduta, non ho vergogna a dirlo», fa il macellaio. «Il cane non lo vendo. E nemmeno lo smuovo.» Da sotto l’asse due occhi gialli fissano l’ultima mezzena appesa al gancio.',
    options: ['Chiedi dove andrà adesso il carro', 'Guarda quello che guarda il cane'],
    outcomes: [
      'A casa, dice il macellaio: l’hanno ripreso a nolo quelli della cava, e stanotte riparte per le montagne col cane sotto, vedrai. Vacci dietro quando avrai un’ora da passare in ginocchio. Quello non è tipo da farsi mettere fretta.',
      'La mezzena è stata aperta lungo le costole, con cura, da qualcosa che ha troppe dita. Dall’inclinazione ne ricavi la statura, dal pelo rimasto nell’osso la via di casa. Il macellaio ci mette una moneta, e ti prega di mostrare meno interesse davanti ai clienti.',
    ],
  },
  'city-12': {
    title: 'Libri tenuti con cura',
    scene:
      'Donna Isotta Peregrin presta denaro all’insegna della Mano Aperta. Una parete della stanza è tutta libri, ciascuno con un nome sul dorso, e riconosci un borgomastro, due abati e l’uomo che ti ha ferrato il cavallo. Sulla scrivania ce n’è uno nuovo, sottile. Porta il tuo nome. «Mi piace farmi trovare pronta», dice lei, e intinge la penna. «Accomodatevi. Siete voi che all’ultima locanda avete saldato il conto per intero? Che stranezza.»',
    options: ['Lasciale aprire il conto', 'Compra le pagine di qualcun altro'],
    outcomes: [
      {
        then: 'Soppesa la tua borsa sul palmo, a occhi chiusi, e la fa più pesante senza che tu lo chieda. «Il denaro ama la compagnia», dice donna Isotta, e lo annota a pagina uno. Un prestito non devi chiamarlo. È piuttosto un modo di fare conoscenza.',
        else: 'La tua borsa, sul suo palmo, quasi non si sente. Ti toccano una moneta modesta, la sedia accanto alla stufa e una scodella di brodo, e tutt’e tre finiscono nel libro. Un debitore, spiega, va tenuto in buono stato, e qualcosa le dice che in te ce n’è uno eccellente.',
      },
      'Le pagine riguardano un maestro di duelli a riposo, che è in debito con lei da diciannove anni e se ne vergogna. Ti presenti alla sua porta in qualità di interessi. Lui li salda prima di sera, in maniche di camicia, e ti insegna la cosa che lo rese famoso.',
    ],
  },
  'city-13': {
    title: 'Tappato da dentro',
    scene:
      'Porta sprangata, imposte sprangate, e il gatto, a cui non sfugge nulla, che dormiva. Al mattino ogni vaso della parete nord era a secco. «Erano pieni, e sigillati», dice Agata la speziale. «Sono ancora sigillati.» Te ne porge uno. La cera è intatta. Sotto, il tappo è stato spinto un poco in su, dal basso. In fondo alla stanza il suo nuovo alambicco di rame ticchetta raffreddandosi, anche se nessuno l’ha acceso.',
    options: ['Scopri chi le ha venduto l’alambicco', 'Veglia con lei e col gatto'],
    outcomes: [
      'Costava poco, e già questo doveva dirle qualcosa. Una bottega vicino all’accademia di Ban Ard svuotava gli scaffali in tutta fretta, e questo l’hanno imballato nella paglia e nel sale. Lei lo smonta, lo inchioda in una cassa e paga il corriere perché arrivi là prima di te.',
      'Trascini il suo letto davanti all’alambicco e ti prendi il primo turno di guardia e, come si scopre poi, anche tutti gli altri. Non viene niente, tranne il ticchettio. All’alba smette, offeso. Il meglio della parete sud lei te lo avvolge nella camicia di ricambio, e di soldi non vuol sentir parlare. Il gatto non ha fatto che dormire.',
    ],
  },
  'city-14': {
    title: 'Offerte per il campanile',
    scene:
      'Il campanile è crollato in primavera, di martedì, su uno sposalizio. Ne resta la grande ruota dell’argano: l’hanno appesa in piazza con delle figure impresse a fuoco lungo il cerchio, e a forza di giri vogliono cavarne un campanile nuovo. Ogni giro si fa sotto giuramento, davanti al prete, e la ruota è onesta quanto può esserlo una quercia. Quello che vende i biglietti lo chiamano Jory il Figurino. Ha un cassetto con due fondi.',
    options: ['Compra un giro di ruota', 'Mettiti dove si vede il cassetto'],
    outcomes: [
      'Jory sputa sulla tua moneta per buon augurio, e quella sparisce nell’uno o nell’altro fondo. «Per il campanile!» canta. I bambini si azzuffano per l’onore di spingere. La quercia manda un lungo gemito, si scuote e comincia a muoversi.',
      'Lo stesso biglietto fortunato va a un fornaio, a una sposa e a un cieco. Jory vede che hai visto. Ha sopracciglia molto espressive. Per mano di un ragazzino ti arriva in tasca una moneta, e poi uno sgabello, una salsiccia e il posto migliore della piazza.',
    ],
  },
  'city-15': {
    title: 'I poveri o il tetto',
    scene:
      'Battono la strada a due a due, uno per lato, scuotendo cassette di latta: i fratelli dell’Eterno qualcosa. Il sostantivo non l’hai mai afferrato, perché in quel punto tossiscono sempre. Ogni cassetta ha due fessure, con scritto I POVERI e IL TETTO. Dai cappucci gocciola la pioggia. Il più giovane ti vede guardare la cassetta, e poi quanto è bassa per una cosa con due scomparti. Arrossisce fino alle orecchie.',
    options: ['Chiedi che cosa tengono sotto quel tetto', 'Fa’ un’offerta e prenditi la benedizione'],
    outcomes: [
      '«Venite a vedere», gli scappa detto, e si busca una gomitata. Ma il resto te lo dice all’angolo: l’abbazia è a Cintra, il portone si apre dopo il tramonto e il portinaio, per essere sordo, vuole una moneta. «Non è il tetto che perde», dice. «È il pavimento.»',
      'Nella fessura dei poveri, decidi. Il fratello anziano ti chiede di che cosa vorresti liberarti, e non aspetta la risposta. Borbottando ti passa su ogni fibbia un pollice sporco di fuliggine, e qualche tua vecchia abitudine se ne va con quella. Le fibbie tengono meglio. Perfino la zuppa è buona.',
    ],
  },
  'city-16': {
    title: 'Quanto costa un annegato',
    scene:
      'A sinistra, sulla lavagna del consiglio, c’è quanto costa un annegato: sussidio alle vedove, pesca perduta, candele. A destra c’è quanto costi tu. «Noterete», dice la consigliera col gesso, «che nelle annate di secca, senza di voi, siamo in attivo.» Intorno al tavolo si annuisce. A qualcuno brontola lo stomaco. Nella finestra alle sue spalle il fiume è all’orlo degli argini.',
    options: ['Pretendi udienza davanti alla Lega', 'Presenta una nota spese dettagliata'],
    outcomes: [
      'Sono ben lieti di passarti più in alto. La Lega delle Città siede a Novigrad, nella sala con la mascella di balena sopra la porta, e nei giorni di mercato ascolta le suppliche di quelli come te. «Prima studiate bene», bisbiglia l’usciere. «Vanno matti per le interrogazioni.»',
      {
        then: 'Voce prima: un annegato. Voce seconda: stivali. Voce terza: notti in bianco. Sugli stivali sollevano obiezioni. Ma l’usciere ha sentito parlare di te, e quello che ha sentito vale una certa somma per chi abita sotto la diga. Arrotondano secondo la tua fama, e ti fanno firmare due volte.',
        else: 'Un annegato, morto; candele, due; una cinghia nuova. A quel tavolo nessuno ti conosce, e vorrebbero vedere la tariffa degli apprendisti. Gliela trovi in fondo a una pagina che non avevano voltato. È comunque più di quanto volevano spendere e, mentre contano, il fiume cresce di un dito.',
      },
    ],
  },
  'city-17': {
    title: 'Vicolo dei Conciatori',
    scene:
      'Le pelli bruciano con un rumore di pettegolezzi. Nel vicolo dei Conciatori il fumo è già così denso che ci si potrebbe appoggiare, e la gente butta la propria vita dalle finestre: guanciali, una culla, un orologio. In fondo c’è la bella pompa nuova del rione, sotto un telo incatramato, dietro un’inferriata. L’inferriata è chiusa a chiave. «Contro i furti», singhiozza qualcuno. Al terzo piano della casa d’angolo una mano bussa educatamente al vetro.',
    options: ['Prendi le scale finché ci sono scale', 'Trova l’uomo con la chiave'],
    outcomes: [
      'Porti giù un pigionante con una gabbia da uccelli, dopo di lui sua madre, e dopo di lei un inquilino di cui nessuno sapeva nulla. La tua armatura è scoria e spago. Ma lassù non c’era il tempo di essere qualcun altro, e qualcosa te ne resta.',
      'È dal cognato, alla minestra. Quando la pompa finalmente butta, il vicolo non c’è più, e a salvarsi è la via dei mercanti di grano, lì dietro. La loro gratitudine è calorosa. Puoi contarla al rumore dei conciatori che setacciano la cenere.',
    ],
  },
  'city-18': {
    title: 'Il notaio ha mangiato',
    scene:
      'Il vecchio Quillon, carrettiere del sale, ha lasciato due figli, Harm e Joost, e un testamento. Alla lettura c’è stato un diverbio. Harm aveva un candelabro, Joost aveva il cane, e il notaio, vista la mala parata, ha fatto quanto poteva un uomo coscienzioso per mettere al sicuro il documento. Siede molto diritto. Dall’angolo della bocca gli spunta ancora un angolo di pergamena. «Credo», dice con cautela, «che ne sia stata autenticata una copia.»',
    options: ['Parti a cavallo in cerca della copia', 'Resta col notaio finché non passa'],
    outcomes: [
      'La copia sta a Vengerberg, nell’archivio sotto la vecchia zecca, ordinata per peso. I due fratelli intendono fare il viaggio con te, così da tenersi d’occhio a vicenda. Quando si mettono d’accordo sul cavallo, tu sei già per strada.',
      'È una lunga notte. I fratelli pagano a ore e portano rabarbaro, fichi, consigli. Verso le quattro del mattino la legge fa il suo corso. Tu reggi il lume. Lo reggerai ancora, in sogno, per parecchio tempo.',
    ],
  },
} satisfies ExplorationPart;

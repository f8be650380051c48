import type { ExplorationPart } from '../types.ts';

/** Wilds, second half. */
export const wildsB = {
  'wilds-19': {
    title: 'Ormeggiata a un albero',
    scene:
      'È una bellezza, larice su quercia, le tavole sovrapposte come tegole, legata per la prua a un sorbo con il nodo che i marinai usano quando si aspettano maltempo. Niente remi, e niente scalmi dove metterli. In questa valle non c’è fiume, né ce n’è mai stato uno da quando esistono i monti. Sul fondo c’è una foglia secca, e mentre la guardi galleggia, fa un giro su sé stessa e si posa di nuovo.',
    options: ['Cerca il marchio di chi l’ha costruita', 'Stenditi a bordo e chiudi gli occhi'],
    outcomes: [
      'Sotto la poppa, impresso a ferro rovente: un airone, una data che non è ancora venuta e un luogo, Loc Ichaer. Laggiù qualcuno costruisce barche e le smarrisce. Rifai il nodo come l’hai trovato. Lei lo tira, appena appena, come un bambino per la manica.',
      'Sogni che ti sollevano. Ti svegliano i gabbiani, nel porto di Cidaris, con una cima in mano e un pescatore che chiede se vendi. Gli cedi l’ancora. Quando ti volti per contrattare il resto c’è soltanto acqua, piattissima, e la tua faccia riposata.',
    ],
  },
  'wilds-20': {
    title: 'I corvi dicono un nome',
    scene:
      'A un corvo si può insegnare qualche parola. Ne hai conosciuto uno che bestemmiava. Ma sulla quercia delle impiccagioni ce ne saranno quattrocento, e lo dicono tutti insieme, senza smettere, con la voce piana e buona di una madre sulla porta di casa: un nome. Non è quello che porti. È quello con cui ti portarono via, nell’infanzia, prima che la scuola te ne desse un altro. Da anni nessun vivo lo pronuncia.',
    options: ['Rispondi al nome', 'Domanda loro di chi era'],
    outcomes: [
      '«Sì», dici. «Sono qui.» Tacciono, tutti. Uno scende con una moneta nel becco, un rame da fiera di paese, e prende in cambio quella cosa, in te, che un tempo trasaliva. Che cosa fosse, non lo ricordi più. Per un’ora ti cade tutto di mano, poi ogni cosa pesa meno.',
      'Ridono, se quello è ridere, e te ne dicono altri sette. Due stanno sottoterra ai piedi di quest’albero, con le fibbie ancora addosso. Contenti di essere finalmente nominati, quel che portavano te lo cedono quasi senza rancore. I corvi continuano alle tue spalle finché non hai passato la collina.',
    ],
  },
  'wilds-21': {
    title: 'D’ordine di Sua Signoria',
    scene:
      'Questa rocca non ha tetto e ha una servitù di quattro persone: un maggiordomo, un cuoco, due guardie con un elmo solo. Ogni notte, nella stanza della torre, la penna si alza e scrive. Ogni mattina il maggiordomo, che ha ottant’anni, porta giù gli ordini. Riparare il ponte levatoio. Impiccare il porcaro. «Facciamo quel che possiamo», ti dice. «Il porcaro ha molta pazienza con noi.» Quello di oggi è sigillato, e indirizzato al castellano di Haern Caduch.',
    options: ['Porta l’ordine a Haern Caduch', 'Presentati nella torre a prendere servizio'],
    outcomes: [
      'Il maggiordomo ha quasi le lacrime agli occhi; sono quarant’anni che nessuno ne porta uno oltre il cancello. Ti dà uno stendardo e una parola d’ordine. Haern Caduch, dunque, tra le foreste, dove un castellano rimarrà forse sorpreso. La ceralacca è ancora molle. Prende l’impronta del tuo pollice senza che nessuno gliel’abbia chiesto.',
      {
        then: 'La penna si ferma. Ti gira intorno, o lo fa chi la tiene, in un soffio di canfora, e legge le tue cicatrici come un ruolino. A quanto pare ti si può dare il grado di chi ne ha viste tante. Ti tocca un’ora di correzioni da un uomo che espugnò sei castelli: è brusco, e ha ragione.',
        else: 'Per quanto una penna possa squadrare qualcuno, ti squadra e scrive: SCHIENA DRITTA. Raddrizzi la schiena. Quella continua, e il maggiordomo legge con voce tremante: una recluta, paga del mese. La conta da un cofanetto che nessuno apriva da quando era giovane.',
      },
    ],
  },
  'wilds-22': {
    title: 'Ancora caldo',
    scene:
      'Mezza cipolla sul tagliere, col coltello ancora piantato; un bollitore che borbotta a tutto spiano; il lembo di una tenda che oscilla. Chi era accampato qui ha l’attrezzatura di un maestro: storte, un lume a spirito, una rastrelliera di serpentine. Quattro fiale stanno nella sabbia calda sopra le braci, ciascuna un po’ più scura della vicina, e la più scura ha cominciato a fischiare. Dalla bocca della tenda una sola fila di orme scappa a gambe levate.',
    options: ['Strappa le fiale dal fuoco', 'Spegni le braci prima di ogni altra cosa'],
    outcomes: [
      {
        then: 'Salvi le migliori, tenendole a braccia tese come gattini, e quella che fischia la mandi con un calcio giù per la scarpata. Dopo, la scarpata ha un’altra forma. Quando il fumo si dirada sei in un cerchio d’erba strinata, col vetro intatto fra le mani.',
        else: 'Una fiala è in salvo, e stai per prendere la seconda, quando l’ultima ti spiega, da dietro, perché lui correva. L’udito ti torna in un cespuglio. Le piastre della schiena si sono arricciate come ciccioli. La fiala era sotto di te, e per chissà quale miracolo è intera.',
      },
      'Sabbia, bollitore, cipolla, tenda. Il fischio cala, trema, si spegne. Al crepuscolo un uomo in pantofole bruciacchiate torna in punta di piedi, ride di sollievo e ti regala quella venuta limpida. Il mestiere gliel’hanno insegnato due sorelle di Ban Ard, racconta. Quel che tengono nel loro alambicco è molto peggio, e per liberarsene pagherebbero.',
    ],
  },
  'wilds-23': {
    title: 'Quattro mesi di arretrati',
    scene:
      'Dieci mercenari siedono in mezzo alla strada, sui loro scudi. Avanzano quattro mesi di paga. Il padrone, un mercante di spezie di nome Beren Taul, li aveva portati su per i monti col forziere, per pagarli in cima, diceva, per sicurezza; e lì ha avuto la sbadataggine di morire. Il forziere ce l’hanno le sue guardie di casa, e dicono che il contratto è morto con lui. «È una questione di diritto», fa la caporale, tastando l’ascia. «Pensavamo che magari potevi leggerglielo tu.»',
    options: ['Accetta di occuparti del forziere', 'Prima appiana le liti fra loro'],
    outcomes: [
      'Esultano, brevemente. Il forziere è su in montagna, in una dogana con una buona porta. Quando verrai dovrai metterci la tua parte di polvere, dice la caporale; l’hanno messa tutti. Elenca quanto è dovuto a chi. È la poesia più triste che tu abbia mai sentito.',
      'Chi ha perso il paiolo di chi, chi ha portato chi al guado. Alle mani si viene una volta sola, e in mezzo ci sei tu. Ma al tramonto i conti tornano per la prima volta dalla primavera, e il revisore viene pagato, più che altro per la sorpresa.',
    ],
  },
  'wilds-24': {
    title: 'Troppe sedie',
    scene:
      'Pavimento scopato, fuoco acceso, tavola apparecchiata per uno. Intorno ci sono ventisei sedie. Sono tutte diverse: uno sgabello da mungitura, un trono col bracciolo incrinato, un seggiolone, una sella su un cavalletto. Ciascuna ha una targhetta d’ottone con una data. Il cacciatore, sulla soglia, si asciuga le mani nel grembiule. «Ospiti», dice. «Si trovavano bene. Non vi sedete? Dove volete. È così che decidiamo che genere di serata sarà.»',
    options: ['Siediti sul trono dal bracciolo incrinato', 'Conta gli stivali accanto alla porta'],
    outcomes: [
      {
        then: '«Ah», dice il cacciatore, «il suo», e stacca dal muro due spade da caccia. La serata è movimentata. Prima di cena il segreto del bracciolo gliel’hai cavato, e lui ne è felice: sono così pochi gli ospiti che lo chiedono. Aggiunge comunque una sedia, e s’informa su che giorno è.',
        else: 'Due spade da caccia scendono dal muro, e la serata comincia. Il segreto del bracciolo non lo vedi mai. Vedi com’è caduto chi sedeva lì, una volta dopo l’altra, finché non lo sa la tua schiena. «Semplice», dice il cacciatore, «ma solido.» Ti accompagna lui alla porta. Una sedia è già pronta.',
      },
      'Un paio: i suoi. È la risposta a una domanda che a cena preferiresti non fare. Lui ti vede contare e diventa generoso. Vicino alla porta c’è una ciotola per i viandanti, prego, servitevi. Fino al limitare del bosco senti che da qualche parte spostano una sedia, per fare posto.',
    ],
  },
  'wilds-25': {
    title: 'Niente da lavare',
    scene:
      'Sbatti, strizza, sbatti. Sta in ginocchio al fiume con le maniche rimboccate e batte la pietra piatta con tutt’e due le mani, e nelle mani non c’è niente. Ha le braccia bianche e grinzose fino al gomito. «Avevo la biancheria di una cappella intera», ti dice senza fermarsi. «Tovaglie d’altare, e le loro camicie della festa. Sono finiti in acqua con quelle addosso. Come faccio a pulire qualcosa, se nessuno suona per dirgli che la funzione è finita?»',
    options: ['Prometti di trovare la cappella', 'Dalle da lavare la tua camicia'],
    outcomes: [
      '«Sotto», dice, e ti spiega in quale acqua, e quanto dev’essere bassa perché si veda la campana. C’è una corda. C’è anche dell’argento, per chi preferisce l’argento; lei ha smesso di aspettarsi granché. Sbatti, strizza. Quando vai via non alza gli occhi.',
      {
        then: 'Qui, presso il vecchio lago, a Loc Ichaer, dicono che con lo sporco lei sappia sciacquare via anche una debolezza. Pareva un modo di dire. La camicia torna più bianca di com’era stata tessuta, e quando l’hai addosso c’è qualcosa che ti riusciva male e che non ti ci ritrovi più.',
        else: 'Esce dal fiume più pulita di quand’era stoffa. Insieme ti dà la moneta che avevi dimenticato nell’orlo e la strizzatura, tappata, in un’ampolla d’altare. Ringraziamenti non ne vuole. Sbatti, strizza. Vuole sapere se secondo te, laggiù, non avranno freddo.',
      },
    ],
  },
  'wilds-26': {
    title: 'Pellegrini nella grotta',
    scene:
      'Grandine grossa come noci, e un solo buco nel fianco della collina. È pieno di pellegrini. Siedono al buio in ordine d’età, una trentina, con i panni che fumano e le scarpe in fila, e da quando è scoppiato il temporale cantano la stessa strofa, perché la seconda non se la ricorda nessuno. Un vecchio batte la mano per terra, accanto a sé. All’ingresso una donna nervosa stringe la cassetta delle offerte e guarda i fulmini, come se volessero la loro parte.',
    options: ['Stenditi in mezzo a loro', 'Monta la guardia all’imbocco fino al mattino'],
    outcomes: [
      'C’è un inno, un mantello asciutto, il bambino di qualcuno che ti russa contro le costole. Prima che ti addormenti il vecchio ti dice dove vanno: all’abbazia di Cintra, quella che il tetto non lo finisce mai. «Là ascoltano il pavimento. Tieni una moneta per il portinaio.» Ti svegli in una grotta vuota, col pane accanto alla testa.',
      'Quel che sale la collina nella notte sono soltanto pecore, e più tardi un orso, e più tardi ancora un vento sgradevole che sa il nome di certi pellegrini. La stanchezza ti arriva all’osso. Ma ti hanno pagato, e verso l’alba ti accorgi che la seconda strofa te la ricordi tu.',
    ],
  },
  'wilds-27': {
    title: 'Un troll di modeste ambizioni',
    scene:
      '«Ponte», dice il troll, con un gesto della mano, come chi mostra all’ospite la stanza buona. L’ha costruito lui, si vede: non ci sono due pietre d’accordo. «Troll no avido. Altro troll vuole gamba. Vuole capra. Questo troll vuole tetto.» Indica dove andrebbe, sopra l’arcata di mezzo, uno piccolo, col camino. Ha fatto un disegno. Ci sono le tendine. «Una moneta, una tegola. O tu mena troll, e troll mena te, e bello anche quello.»',
    options: ['Paga una tegola e attraversa', 'Mena il troll'],
    outcomes: [
      'Appende la tua moneta a uno spago con le altre e ti porta di là in braccio, così non consumi il ponte. Poi ti accompagna un tratto, tanto per stare in compagnia. Sta ancora parlando di tendine quando ti accorgi che ai due lati ci sono vigne. Beauclair. E nelle gambe hai la voglia di correre di un bambino.',
      'È felicissimo. Con una sberla ti fa volare dal ponte, ti va a prendere, ti rimette in piedi e ti mostra, con un dito grosso come una pagnotta, come dovevi stare. Otto volte. Alla nona resti dov’eri. Del tuo equipaggiamento si può fare legna da ardere. «Bravo muro», dice il troll, e ti dà una pacca.',
    ],
  },
  'wilds-28': {
    title: 'Briganti di buona scuola',
    scene:
      'Il solito tronco di traverso sulla strada. I soliti sei, con la barba lunga e le solite mannaie. «I soldi», comincia il capo, e mentre lo dice il piede arretrato gli si apre, il peso scende e la punta sale lungo una linea che a te è costata anni. Così pure agli altri. Vanno a mezzo tempo l’uno dall’altro, come i ragazzi di un coro. «Il tallone, Gub», borbotta uno. Gub corregge il tallone. Hai la curiosa sensazione che il furto sia già avvenuto.',
    options: ['Complimentati e chiedi chi li ha istruiti', 'Concedi l’assalto che desiderano'],
    outcomes: [
      'S’illuminano. «La Maestra! Maren Vosk. Da primavera non la batte nessuno. Il suo cerchio ce l’ha su in montagna, e si tiene un terzo di quello che sgraffigniamo.» In cambio del complimento ti lasciano passare, spostano perfino il tronco. Cammini con passo sciolto e leggero, pensando a quella linea.',
      'È un bell’assalto, lungo. Ti fanno male, dicono «toccato», e uno ti aiuta ad alzarti perché un altro possa ricominciare. Ma a sei persone è stata insegnata una parte ciascuna della stessa cosa, e alla fine le parti le hai messe insieme. Applaudono, quelli che possono.',
    ],
  },
  'wilds-29': {
    title: 'Il sangue di una brutta notte',
    scene:
      'È cominciato nel morso e adesso è nei denti. A mezzogiorno vedi due copie di ogni cosa, e la seconda è la più convincente. I witcher non prendono la febbre; te l’avevano promesso, insieme al resto. È solo il tuo sangue che discute su che cosa sia. Più avanti ci sono una stalla e un uomo, che potrebbe essere quattro uomini. Nella sacca le bottiglie si urtano come gente che sulla faccenda avrebbe da dire la sua.',
    options: ['Stappane una e prendi partito', 'Trascinati nella stalla e suda'],
    outcomes: [
      'Ti avvampa dietro gli occhi come un fienile. Per qualche ora sei di nuovo una creatura di pochi anni su un tavolo, e li senti dire che non ha attecchito. Attecchisce. Verso l’alba le due copie scivolano l’una nell’altra, e di te sembra essercene un po’ di più di ieri sera.',
      'Due giorni nella paglia, contro il fianco di una vacca. Perdi i giorni, e con quelli qualche vecchia astuzia, ma ciò che dentro di te era insorto ha fatto la pace, e ha guarito più del morso. Il contadino, che credeva di avere un cadavere nella stalla, si è comportato da galantuomo: hai una moneta sul petto.',
    ],
  },
  'wilds-30': {
    title: 'Nove dita',
    scene:
      'Il suo vassoio è in ordine: zampe di lepre, la camicia di uno che c’era nato, bottoni d’impiccato, la rotula di un santo per ogni giorno della settimana. Te lo posa su un ceppo e sistema la luce. Ha maniere squisite e nove dita. Il decimo sta sul vassoio, nel mezzo, raggomitolato nella bambagia, col cartellino come tutto il resto. «È l’unico che funziona», dice. «Ho il dovere di avvertire. Per le rotule ho ricevuto lagnanze.»',
    options: ['Compra il dito', 'Chiedi come l’ha perso'],
    outcomes: [
      'Indica. Non fa altro. Al buio, nella mischia, quando hai perso il conto di quanti sono, lo senti rigirarsi nella saccoccia verso quello che sta per colpire. Il venditore ti saluta con l’altra mano, ringiovanito di dieci anni.',
      '«A una ruota», dice. «Giù sull’acqua, dove te la fanno girare per tutto quello che hai.» Uscì l’impiccato. Ti mostra come si teneva al cerchio, che è una cosa da sapere, e ti disegna la strada per l’imbarcadero. Lui ci torna ancora, la domenica. Gliene restano nove, fa notare.',
    ],
  },
  'wilds-31': {
    title: 'Il lungo fosso',
    scene:
      'Nessuno si è preso la briga di dividerli: due eserciti in un solo lungo fosso, calce viva, un’assicella con scritto AUTUNNO. A un’estremità si è accampata la vedova Tessel, con la vanga sulle ginocchia. Suo marito è là dentro da qualche parte, finora non mangiato, e lei intende che resti così. «Scavano di notte», dice. «In due. C’è chi dice ghoul. I ghoul litigano. Questi lavorano uno per capo, e si passano la roba.»',
    options: ['Segui i segni di trascinamento', 'Stenditi nel fosso e aspetta'],
    outcomes: [
      'Due solchi affiancati, dritti come quelli di un carro, che dal fosso vanno a infilarsi sotto le prime fronde della foresta; sempre due, mai che s’incrocino. La tana l’hanno là dentro. La vedova ti dà la moneta che teneva per gli occhi di lui. «Può guardare il cielo ancora un po’», dice.',
      'La calce brucia. Verso mezzanotte una mano viene tastando lungo la fila, palpa le facce come chi sceglie la frutta, e quando arriva alla tua la afferri. La cosa si strappa via, con un pezzo della tua giacca. Ma l’hai vista bene. La mattina la vedova ti paga il buco che hai lasciato nella bestia.',
    ],
  },
  'wilds-32': {
    title: 'Fra due biancospini',
    scene:
      'Li piantarono per farne una porta; si vede come i due sono stati piegati a incontrarsi. Ai lati non parte nessun muro. Puoi girarci intorno, e lo fai, due volte, ed è un pomeriggio mite, con le allodole. In mezzo è un’altra stagione. Ne viene un freddo che ha dentro pietra, e grandi altezze, e un suono lontano, come di catena tolta a un uscio. Da questa parte l’erba è fitta. Da quella non ne vedi.',
    options: ['Passa fra i due alberi', 'Tira dentro un sasso e ascolta'],
    outcomes: [
      'Un passo, e ti schioccano le orecchie. Sei sulla scala sotto Behelt Nar, in un vento che è uno schiaffo, e non hai un palmo di pelle che dorma, e dietro di te due spini morti si appoggiano l’uno all’altro sopra il nulla. Su alla rocca ti hanno visto. Non sembrano sorpresi.',
      'Rimbalza giù per gradini che non vedi; si ferma. Poi il rumore torna, verso di te, forte il doppio, un rimbalzo a sinistra e uno a destra. Quel che ti rotola ai piedi è una moneta. Là dentro c’erano due strade. Credi che sapresti distinguerle.',
    ],
  },
  'wilds-33': {
    title: 'L’altro genere di grifone',
    scene:
      'È venuta giù in un campo d’avena e col petto ne ha arato mezzo. Un’ala è piegata dalla parte sbagliata. Da vicino ce n’è di più che nelle incisioni, e intorno a ogni occhio ha un cerchio di piume d’oro che nessuno ha mai pensato di disegnare. Di là dalla siepe il villaggio sta raccogliendo le falci. Vorrebbero sapere, ti grida un ragazzino, se ci pensi tu o se devono pensarci loro.',
    options: ['Afferra l’ala', 'Fatti da parte per le falci'],
    outcomes: [
      {
        then: 'Ci vogliono tutto il tuo peso e quasi tutta la tua pelle. Potrebbe staccarti la testa; invece infila la sua sotto il tuo braccio, per urlare. Quando l’osso torna a posto resta lì a guardarti, e impari qualcosa che con i grifoni non c’entra niente. Oltre la siepe le falci vanno a casa. Il ragazzino piange.',
        else: 'L’osso non va a posto. Al terzo tentativo lei urla, ti apre dal colletto al fianco, senza malizia, e se ne va sopra le falci con un’ala e mezza. Tu resti nell’avena a guardare. Lontano non arriva. Si capisce da che parte, e che cosa le andrà dietro.',
      },
      'Onorario del perito, lo chiamano, per aver detto dov’è il cuore. Ci mettono tutto il pomeriggio lo stesso. Sei già un pezzo avanti quando il rumore finisce e il compagno, in cerchio, più in alto, comincia a chiamare. Del compagno non avevano chiesto.',
    ],
  },
  'wilds-34': {
    title: 'Il medaglione di un altro',
    scene:
      'Seduto, la schiena contro una betulla, le due spade sulle ginocchia, come chi aspetta la cena. È lì da tanto che la betulla gli è cresciuta intorno alla spalla. Fra le costole pende un medaglione, da una catena che non ha più un collo da cingere. È la bestia di un’altra scuola. Quando ti chini trema un poco, come fa il tuo. Ai medaglioni nessuno ha mai detto da che parte stanno.',
    options: ['Prendi il medaglione per i suoi', 'Seppelliscilo col medaglione addosso'],
    outcomes: [
      {
        then: 'Dietro c’è infilata una strisciolina di pelle: terzo corso, quinta pietra oltre lo scolo. La bestia è una vipera. Dunque da ragazzo aveva un nascondiglio, a Gorthur Gvaed, e non ha fatto in tempo a vuotarlo. Gli chiudi le dita sulla strisciolina, poi ci ripensi e prendi anche quella.',
        else: 'Sul retro, graffi da bambino: lo scolo, cinque pietre di lato, tre in su. La bestia è un gatto. A Stygga qualcuno vorrà sentire com’era seduto, e in uno di quei cortili c’è una pietra che nessuno ha più toccato da quando lui era piccolo abbastanza da avere un segreto.',
      },
      'Bisogna segarlo fuori dalla betulla. A un collega morto si usa dare qualcosa di proprio, e così gli metti accanto un trucco su cui hai sempre contato e che non ti è mai piaciuto. La terra si chiude su entrambi. Andando via ogni tanto fai per usarlo, e poi no, e cammini più svelto.',
    ],
  },
  'wilds-35': {
    title: 'Fieri del loro lago',
    scene:
      'Festoni a ogni rimessa, e pasticci in crosta. È il giorno giusto per una visita, ti dicono; stasera gli si dà da mangiare. Ti mostrano il pontile, il carro dipinto, il registro dei pesi, che risale a duecento anni fa. Da allora né siccità né peste, una guerra sola e ci ha girato intorno. «Non siamo selvaggi», dice il capovillaggio, versando da bere. «Tiriamo a sorte. Solo dai sessanta in su.» In fondo alla tavola d’onore, con una corona di carta, siede una vecchia coi polsi legati. A lei il pasticcio non l’ha dato nessuno.',
    options: ['Chiedi alla vecchia che cosa ne pensa', 'Mangia, e loda la crosta'],
    outcomes: [
      'Lungo le tavole si smette di parlare. La domanda non li offende; solo che nessuno l’aveva mai fatta. Il capovillaggio si pulisce la bocca e osserva che tu sei del mestiere, e che tutti sarebbero lieti di sentire chi se ne intende. La portano avanti, con la corona e tutto. Guardano te.',
      'È un’ottima crosta. Prima di buio ti congedano con una bottiglia di lago, presa dove è più fondo, qualcosa per il viaggio e un bambino che ti porta la sacca fino al confine. Ha sei anni. Ha già calcolato in che anno uscirà il suo numero.',
    ],
  },
  'wilds-36': {
    title: 'Ci si gioca i denti',
    scene:
      'Cinque bambini in un deposito di carri bruciati, e nessun adulto per miglia. Hanno messo ritta una ruota sul suo asse e ci hanno disegnato delle figure con un chiodo rovente, e con gli ossicini si giocano chi la fa girare. La posta sono i denti. Alcuni sono da latte. Gli altri vengono dal campo di là dalla strada, dove c’è stata la battaglia. «Puoi giocare», dice la più grande. «Abbiamo anche altra roba, se vinci.» Il piccolino non stacca gli occhi dalle tue bottiglie.',
    options: ['Tira gli ossicini per un giro di ruota', 'Lascia loro tutto il vetro che porti'],
    outcomes: [
      'Lei ti guarda in bocca, con occhio esperto, e accetta in pegno un molare. Gli ossicini rotolano a tuo favore. «State indietro», ordina la bambina, e tutti obbediscono, con riverenza, come in un tempio, e la vecchia ruota prende a cigolare sul perno.',
      {
        then: 'Quel che c’è dentro non lo vogliono. Lo versano nel fosso, dove l’erba muore, e alzano i vuoti e ci guardano attraverso il sole: verde, marrone, verde. In cambio ti danno ciò che a loro non serve. Sono tutte monete. Le tiravano a rimbalzello alle anatre.',
        else: 'Rovesci la sacca perché vedano: niente vetro, nemmeno una perlina. Gli fai pena. Il piccolino ci pensa su, va al fosso e ti chiude nel pugno qualcosa di tondo. È una moneta. Non ci si vede niente attraverso, spiega, quindi tanto vale che la prenda tu.',
      },
    ],
  },
} satisfies ExplorationPart;

import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

/** The Edge of the World in Italian. Beans are “fave”: “pescare la nera” is to draw the black one and to be out of luck. */
export const edge: Tale = {
  title: 'Il confine del mondo',
  cover: covers.edge,
  introduction:
    'A est dell’ultima pietra miliare la strada diventa un tratturo, poi una cortesia, poi Pelna. Voi non ci avete mai messo piede. Non ce l’ha messo nessuno: davanti non c’è più niente, e per chi ha assaggiato quel pane non c’è più niente nemmeno alle spalle. Sulla tavola del balivo contai undici portate e in nessuna una fava, cosa che notai, essendo un artista. Hobbe Midolla, il balivo, aspettò che fossimo troppo sazi per dirgli di no. Ogni notte un sacco lasciava il suo granaio. Ogni notte qualcosa con le corna rideva nella canapa. Avrebbe pagato bene perché quella risata smettesse. I sacchi, mi parve, gli pesavano meno di quanto dovrebbero pesare a un uomo.',
  paths: {
    2: {
      title: 'Orme tra i solchi',
      scene:
        'La mattina c’era un vuoto sullo scaffale del granaio e una fila di orme che se ne andava: a zoccolo fesso, larghe quanto la mia mano, lievi all’arrivo e fonde alla partenza. Chi le aveva lasciate si era portato via nel buio, attraverso quaranta solchi, tanto orzo quanto pesa un uomo, e non aveva pestato un solo germoglio. Qualcuno di noi si inginocchiò e indicò un punto. Qui il ladro aveva posato il sacco, raddrizzato una piantina che il vento aveva steso, e ripreso la via della canapa.',
      result:
        'Le orme finivano a una pietra piatta nel folto della canapa, graffita a righe piccole e ordinate: ogni sacco, e la casa da cui veniva. Il nostro ladro teneva i conti. Al naso che ci aveva guidati si brindò fino a mezzanotte. Chi avrebbe preferito restare a far domande lesse quel registro più a lungo di tutti, e ne ricavò di più.',
    },
    3: {
      title: 'Quel che gli anziani tralasciano',
      scene:
        'A Pelna gli anziani sono sette, e a qualunque domanda rispondono col formaggio. Quando erano cominciati i furti? Ci diedero sette anni diversi e una caciotta fresca alle ortiche. Chi abitava nei poderi vuoti in cima alla valle, dove le soglie sono ancora incavate dai passi? Altro formaggio. Wenna, la zia di Hobbe, che porta al collo la chiave del granaio appesa a uno spago, si alzò e prese a sparecchiare piatti pieni.',
      result:
        'Venne fuori a briciole: una mala annata, una votazione, un sacchetto di fave, nere e bianche, e un libro per scriverci com’era andata. Lì si piantarono. Di quel delicato lavoro di persuasione io mi sono poi preso il merito; gli anziani sanno a chi fare l’inchino. Chi scalpitava alla finestra aveva intanto sentito ridere la canapa, e preso nota del punto.',
    },
    4: {
      title: 'Una trappola di corda e pazienza',
      scene:
        'A Pelna la corda la fanno buona. Ne stendemmo cento braccia intorno alla pietra piatta, sotto una spolverata di pula, e ci sdraiammo nel fosso, perché chi tiene i conti torna sempre a segnare gli incassi della giornata. Piovve. Un rospo mi si affezionò. Il piano era il più vecchio del mondo: appena il cappio si fosse stretto, i muscoli migliori gli sarebbero piombati addosso, e tutti gli altri addosso ai muscoli. Su verso il monte qualcuno canticchiava, e si avvicinava.',
      result:
        'Ci volle tutta la compagnia. Nella corda c’era una persona, capra dalla cintola in giù, con le corna a tacche come un bastone da conti. «Bardana», disse. «E avete rovesciato una misura. Segnatela.» Di chi gli si mise a sedere sul petto c’è l’effigie sopra la porta della taverna. Chi invece fiutava ancora presagi vide gli archi spuntare dal crinale, e fu il primo ad augurare loro il buongiorno.',
    },
    5: {
      title: 'Fumo, sale e presagi',
      scene:
        'C’era un modo più educato di cacciare, sosteneva una voce dal nostro fosso. Si scrive la domanda col sale sul registro del diretto interessato, si brucia qualcosa che è cresciuto dove lui cammina, e il fumo è tenuto ad andare dove è andata la roba. Lì cresceva canapa, a perdita d’occhio, e sotto era asciutta quanto bastava, malgrado la pioggia. Io ero contrario, per ragioni di sicurezza. Mi fu consegnata la torcia. Sulla pietra piatta il sale aveva già cominciato a strisciare lungo i graffi, di sua iniziativa, tirando le somme.',
      result:
        'Il fumo salì controvento, e dentro vedemmo dei sassolini in fila su un muro, una mano che ne toglieva uno, facce magre col naso del balivo. Poi qualcuno con le gambe di capra entrò nel sale, starnutì e chiese come mai ci avessimo messo tanto. Da allora chi aveva acceso il fuoco camminò davanti a tutti. Chi aveva portato la corda la riavvolse, con parecchia saggezza in più.',
    },
    6: {
      title: 'Il libro che nessuno sa leggere',
      scene:
        'Lo tenevano incatenato nel cassone della farina. Wenna aprì il lucchetto e si mise a studiare il soffitto. Io sono un uomo di lettere; ho letto persino dei contratti. Ma su quelle pagine le lettere, appena le guardavi, si alzavano e andavano ad appoggiarsi lungo il margine, come i ragazzi a un ballo. «È un lavoretto che abbiamo pagato a un mago», disse Hobbe. «Un prosciutto e due oche. Andava messo per iscritto. Era giusto metterlo per iscritto. Solo che non ci pareva il caso che qualcuno lo leggesse.»',
      result:
        'Chiamate per nome, le lettere stavano ferme, e i nomi erano quelli delle case che avevano pescato la fava nera ed erano state mandate su al monte. A ogni nome, da qualche parte a Pelna, qualcuno si rizzava nel letto e ricordava. Chi leggeva ebbe gli applausi, e buttò via metà di quel che a cena pareva certo. Chi stava fuori notò chi accendeva un lume, e chi una torcia.',
    },
    7: {
      title: 'Dietro al ladro con le corna',
      scene:
        'Eccola di nuovo, proprio sotto la finestra: una risata caprina, contenta di sé, e dopo il tonfo di un sacco oltre un muro. Il ladro non aveva fretta. Lo si poteva seguire dal fruscio, e dove il fruscio cessava, dall’orzo, che usciva da un buco fatto, si sarebbe detto, apposta. La notte era nera, c’era un fosso, e io avevo ai piedi le scarpe buone. In alto, sul fianco del monte, dove non abita nessuno, brillò una scintilla e qualcuno la coprì.',
      result:
        'In cima si lasciò prendere. Lassù, sotto tetti di zolle, vivevano sessanta persone, le case che avevano pescato la nera, e a tenere i conti c’era Bardana, che stava già incidendosi il nostro sacco in un corno. «Preso in prestito», disse. Le gambe più svelte della compagnia ebbero il primo sorso dall’unica tazza buona. Chi aveva indugiato sul libro di Wenna portava dei nomi, e salutò tutti come si deve.',
    },
    8: {
      title: 'Un prigioniero alle trattative',
      scene:
        'La prima luce ci trovò chiusi in un ovile con un prigioniero, archi su tre lati e Hobbe Midolla, che aveva preteso di dividere con noi il fosso e adesso se ne pentiva. Bardana sedeva sulla sua corda come un ospite sul divano. «Accompagnatemi fino a metà», disse. «Per me quella scende. Per lui no.» Parlava di Hobbe. Fuori sull’erba, davanti ai suoi arcieri, c’era una donna grigia col naso del balivo tale e quale. Il suo arco era senza corda. Aspettava, a quanto pareva, un invito.',
      result:
        'A metà del prato Bardana lesse ad alta voce le sue corna: anno, casa, misura, e mai un cucchiaio per sé. Alla fine Hobbe e sua sorella, Marga Carice, si fissavano gli stivali, nati sulla stessa forma. La mano che teneva la corda, e si aprì, è quella che ringraziano. Una strofa tocca anche a chi voleva caricare, e non si mosse.',
    },
    9: {
      title: 'Attraverso la linea degli arcieri',
      scene:
        'Contai gli archi finché mi durò la calma. Erano povera cosa, frassino di monte e budello, e dietro più d’uno c’era una nonna, e dietro un altro un ragazzo che non poteva avere quattordici anni. Ma chi ha fame non spreca frecce. Dalla parte del ruscello, sotto gli ontani, la linea era rada. Più in là c’erano la via di casa, e Pelna, con le sue falci e la sua colazione. Scudi alti, teste basse, niente canti: una compagnia svelta poteva arrivarci prima del sole.',
      result:
        'Passammo dagli ontani, e giù frecce, come grandine su una tettoia. A me salvò la pelle lo scudo di qualcuno; lo dico in pubblico. La lama che ci apriva la strada riportò a casa tutti tranne il balivo. Per lui, chi avrebbe voluto parlare tornò indietro sull’erba scoperta, a mani vuote, e nessuno tese una corda.',
    },
    10: {
      title: 'Il valico sopra le nuvole',
      scene:
        'Bardana, ché così si chiama il ladro, ci portò oltre l’ultimo albero, su fino al muro che avevamo visto nel fumo. Dietro ci vivevano sessanta persone, messe fuori da Pelna nella sua unica mala annata per aver pescato una fava del colore sbagliato, e in quelle buone mai mandate a chiamare. Sul muro restavano diciannove sassolini. «Fino alla neve», disse Marga Carice, la sorella del balivo. «Una volta c’era una strada, lassù.» Indicò il punto dove la montagna entrava nelle nuvole. Di vivi, non l’aveva mai fatta nessuno.',
      result:
        'Tre giorni: un sentiero da pecore largo come una pagnotta, ghiaccio marcio, una notte legati insieme sotto tutte le coperte che c’erano. Lassù c’è una vetta col nome di chi trovò la via, messo con tanto affetto e un errore d’ortografia. Chi avrebbe preferito interrogare le pietre ascoltò parlare i vecchi per tutta la salita, e non ne perse una parola.',
    },
    11: {
      title: 'Svegliare le pietre ritte',
      scene:
        'Salendo eravamo passati davanti a un cerchio di pietre, una per ogni casa fondatrice, dove a suo tempo aveva fatto il giro il sacchetto delle fave. «Loro hanno sentito tutto», disse Bardana, che contro la più alta si era grattato la schiena. «La valle dice che fu giusto. Il monte dice di no. Si potrebbe chiedere.» Ci volevano sale, una goccia di sangue e qualcuno capace di tenere una nota mentre gli si muove la terra sotto i piedi. Giù in fondo c’era luce alla finestra di Hobbe. Delle pietre ci aveva parlato. Le aveva definite pittoresche.',
      result:
        'La prima pietra si schiarì la gola. Alla terza, mezza Pelna era lì nella rugiada in camicia da notte, col monte di fronte, e né all’una né all’altro era permesso non sentire. La voce che le aveva svegliate fu chiamata strega e meraviglia nello stesso fiato, e questa è la fama. Chi aveva già ai piedi gli scarponi per la salita rimase, e imparò che cosa fanno le facce.',
    },
    12: {
      title: 'Acciaio davanti al granaio',
      scene:
        'Ricordare non fa a tutti lo stesso effetto. Prima di giorno c’era chi riempiva ceste. Ma Stannek il mugnaio, che arava tre dei poderi vuoti e le sue scorte le aveva, si era fatto il conto che con la cenere non si paga nessun debito, e veniva su per il viottolo con quaranta vicini e un barile di pece. Dal monte scendevano lanterne, e sacchi con dentro niente. In mezzo c’era il granaio, tutto legno, con una porta sola. A qualcuno di noi parve una porta che valeva la pena di avere alle spalle.',
      result:
        'Contro le torce fu semplice. Poi quella porta la tenemmo contro gente che voleva fare colazione, finché Wenna non portò chiave e misura. A chi stava sullo scalino toccano la sedia migliore di Pelna e nessuna conversazione. Chi ci avrebbe voluti altrove rinfoderò prima degli altri, e tenne aperti i sacchi. Le certezze con cui eravamo venuti non se le riportò via nessuno.',
    },
    13: {
      title: 'Il frutteto nascosto',
      scene:
        'Sulla prima pagina del libro, dove nella mala annata nessuno era tornato a guardare perché serviva solo un posto per scrivere, c’era un disegno: un torrente, una roccia spaccata, una piega tra i monti, piccoli alberi tondi in fila. Li avevano piantati i fondatori. Castagne e pere d’inverno, diceva, per l’anno in cui i campi tradiranno. Wenna lesse quella riga, e poi si sedette nella farina. Era mezza giornata di salita, se il torrente correva ancora dov’era disegnato.',
      result:
        'Gli alberi c’erano, arruffati, curvi di frutti fino all’erba. Sul più vecchio, con le corna tra le foglie e la bocca piena, sedeva il nostro ladro, che aveva origliato alla finestra. A chi trovò la roccia spaccata toccò la prima pera, con cerimonia. La nostra lama migliore mandò a dire giù alle torce che ce n’era abbastanza, e le torce si spensero. Noi altri, a cogliere.',
    },
    14: {
      title: 'Il trattato della semente',
      scene:
        'Lungo il loro muro c’erano dei sassolini, uno per ogni giorno fino alla neve, e una donna ne stava togliendo uno. Marga Carice, nientemeno che la sorella del balivo, il nostro sacco non lo voleva. «Il pane lo sappiamo rubare», disse. «Prestateci la semente.» Con la semente, e i poderi vuoti, non avrebbero più dovuto niente a nessuno. Poi da dietro la roccia spuntò Hobbe Midolla, paonazzo, che per tutta la notte ci era salito dietro con un calamaio, e i due si guardarono. Qualcuno doveva pur cominciare a parlare. E sarebbe finito per iscritto.',
      result:
        'Due giorni, e tutti gli argomenti noti alla gente perbene. Semente prestata, semente resa; i poderi vuoti riaperti; e una nona clausola, che ciascuna parte pianti un filare di fave. A chi tenne quei due alla stessa tavola dopo il volo del calamaio si deve quasi tutto. Chi aveva preferito il fumo sparse la sabbia sul foglio, ed ebbe un cenno del capo.',
    },
    15: {
      title: 'Il patto nel fumo',
      scene:
        '«C’è una via più svelta dell’inchiostro», disse Bardana, dando canapa al fuoco. Era, si scoprì, uno di quelli antichi, e ciò che si giura nel suo fumo tiene. Monte e valle avrebbero detto le parole insieme, con gli ospiti per testimoni, e nessun notaio sarebbe mai riuscito a scucirle. Parti giuste entro mezzogiorno, e per sempre. Bastavano una formula e una bocca senza nervi che la dicesse prima degli altri. Io con le parole ci lavoro da una vita. Spostai lo sgabello un po’ più in là dal fuoco.',
      result:
        '«Finché uno di noi ha fame, nessuno di noi sia sazio.» Aveva ritmo; era roba mia. La dissero i due popoli, con gli occhi che lacrimavano, e per educazione la dicemmo anche noi. La prima bocca tornò giù in spalla alla gente, sotto una corona d’orzo. Un’anima devota all’inchiostro chiese che cosa volesse dire, di preciso, “noi”, e ne ebbe una pacca sul braccio.',
    },
  },
  epilogues: {
    16: {
      title: 'Sua Eccellenza il ladro',
      ending:
        'Così alla fine venne fuori tutto: l’unica mala annata, il sacchetto di fave, le case che pescarono la nera e presero la salita, e il buon raccolto venuto dopo, quando nessuno andò a richiamarle. Adesso Bardana entra dalla porta principale. Ha una giubba, una sedia e un titolo, ed è diventato insopportabile. Accetta miele dalle due parti e lo dichiara fino all’ultima goccia. Il monte mangia. Marga Carice il ruscello non l’ha ancora passato. Hobbe ha piantato le fave.',
      heroes: {
        geralt:
          'L’eroe è Geralt: il primo del suo mestiere che, ingaggiato per acchiappare un diavolo, alla partenza si sia visto chiedere un parere scritto sul carattere del diavolo. Lo diede.',
        yennefer:
          'La canzone è di Yennefer, che fece tagliare la giubba all’ambasciatore. È bianca e nera, né poteva essere altrimenti, e cade così bene che la gente ha smesso di guardargli le ginocchia.',
        dandelion:
          'E l’eroe è Ranuncolo, che a Sua Eccellenza scrisse il primo discorso. Da allora lui ripete quello, ai raccolti, ai matrimoni, una volta a un annegamento. È un ottimo discorso.',
        ciri: 'Fecero il nome di Ciri. Per la prima udienza diede i suoi guanti a Bardana; lui un paio non l’aveva mai posseduto, e nessuno ha avuto cuore di dirgli che sulle corna non vanno.',
        vesemir:
          'Fu Vesemir a insegnare al nuovo ambasciatore come si resta seduti sotto un insulto senza battere ciglio, che poi è quasi tutto il mestiere. L’eroe dava l’esempio. Gli insulti li forniva Stannek il mugnaio.',
        other:
          'Il nome che resta è quello di chi tornò a prendere la corda, la raccolse dall’erba bagnata e la inchiodò sopra la porta del balivo con dentro nessuno. Ai forestieri tocca guardarla.',
      },
    },
    17: {
      title: 'L’alba, e quanto costa',
      ending:
        'Hobbe Midolla lo colpì sotto la clavicola un ragazzo col suo stesso naso, il figlio di sua sorella, nato lassù, che uno zio non l’aveva mai visto. Visse fino alla mungitura. Passò quel tempo a raccontarci di un sacchetto di fave, e delle case che nell’unica mala annata pescarono la nera e in quelle buone non furono richiamate. Bardana si è sfilato dalla corda e non ride più. Pelna ha messo un cancello. Non sparisce più niente. A me il pane piace, e il loro non riesco a mangiarlo.',
      heroes: {
        geralt:
          'Geralt, l’ultimo a uscire dagli ontani, è l’eroe. Trattenne ogni colpo che si poteva trattenere. Quanti fossero gli altri me l’ha detto, e quella cifra nella canzone non c’è.',
        yennefer:
          'Per voto della valle è Yennefer. Deviò tutte le frecce che vide. Di quell’altra non ha mai fatto parola con nessuno, e una volta dormiva con la finestra aperta.',
        dandelion:
          'La palma andò a Ranuncolo, per aver riportato le parole di un moribondo esattamente come furono dette. Non ho cambiato nulla. Voi che mi conoscete capirete quanto mi è costato.',
        ciri: 'Ciri era già di là quando cantò la prima corda, ed è lei l’eroina. Dopo andò a cercare il ragazzo. «So che cosa gli tocca adesso», mi disse, e fino a sera nient’altro.',
        vesemir:
          'Ne uscimmo in più di quanti quel terreno permetta, e di questo rendono onore a Vesemir. Lui ringraziò, si fece prestare una vanga dal fabbro, e non volle aiuto.',
        other:
          'E allora alla salute di chi, sotto gli ontani, si prese una freccia destinata a qualcuno più lento. Quel qualcuno ero io. Più lento, vi assicuro, di parecchio.',
      },
    },
    18: {
      title: 'Di là dalla cima',
      ending:
        'La nuvola ci scese alle ginocchia, c’era il sole, e dall’altra parte si stendeva un paese che non portava il nome di nessuno, tutto cardi e vento. Marga Carice si voltò una volta, a guardare le proprie orme, e poi chiese chi avesse il paiolo. Bardana è andato con loro; a Pelna, dice, i soldi li manderà. Laggiù adesso i sacchi stanno dove li mettono. Hobbe lascia una pagnotta sulla pietra piatta nella canapa, e ogni settimana qualcuno deve portarla via, verde, e non farne parola con lui.',
      heroes: {
        geralt:
          'È Geralt che ricordano. Quel valico lo salì cinque volte, perché ogni volta, arrivato in cima, vedeva più sotto qualcuno ancora seduto. L’ultimo che si caricò fu Bardana, che era soltanto stanco.',
        yennefer:
          'Dite pure che l’eroina è Yennefer. Da sola poteva attraversare l’aria e a mezzogiorno essere nella vasca. Con sessanta da accompagnare andò a piedi, e sulle sue scarpe a nessuno fu concesso avere un’opinione.',
        dandelion:
          'L’eroe fu Ranuncolo, che guidò cantando sessanta persone lungo una cengia nella nebbia, perché ciascuno sapesse dov’era chi lo precedeva. Mai prima d’allora mi avevano ascoltato come ci si tiene a una corda.',
        ciri: '«Lasciate il tavolo», disse Ciri porta per porta, la notte prima. «Prendete il sale.» Lei sa come si va via. Di là dal valico lo dicono ancora, e dicono anche di chi è: dell’eroina.',
        vesemir:
          'Il passo lo dava il più lento, che a sentire Vesemir era Vesemir. Nessuna nonna dovette chiedere una sosta. Il nostro eroe l’ho poi visto fare le scale: mentiva.',
        other:
          'La canzone è per chi si caricò i sassolini, senza che nessuno l’avesse chiesto. In cima il sacchetto fu rovesciato nel vuoto, e sessanta persone che li avevano contati a uno a uno stettero ad ascoltarli cadere.',
      },
    },
    19: {
      title: 'Le pietre hanno altro da dire',
      ending:
        'Fu giusto, dissero le pietre. Le fave erano contate a dovere. Le case finite sul monte erano proprio quelle che avevano chiesto il sorteggio, sicure della loro fortuna; e avrebbero potuto far la fame tutti insieme e campare, solo che nessuno lo propose. Così nessuno trovò la colpa che era venuto a cercare. Poi le pietre continuarono. Chi annacqua il latte. Chi è figlio di chi. Non hanno ancora smesso. Ogni sera monte e valle salgono lassù fianco a fianco, con le coperte, per imbavagliarle.',
      heroes: {
        geralt:
          'A Geralt, il nostro eroe, una di loro disse qualcosa di breve mentre partivamo. Lui annuì. Da allora, in ogni locanda, gli chiedo che cos’era.',
        yennefer:
          'È Yennefer che Pelna ricorda. Lei sola fece una domanda su di sé, ascoltò la risposta fino in fondo e ringraziò la pietra. Quel giorno cavalcò parecchio avanti a noi.',
        dandelion:
          'Ufficialmente l’eroe è Ranuncolo. Ufficiosamente, davanti ai due popoli, la pietra più alta ebbe da ridire sulla mia seconda strofa. Io sostengo che fosse invidia. La seconda strofa l’ho cambiata.',
        ciri: 'Fu al sangue di Ciri che si svegliarono. Una la chiamò con un nome che nessuno di noi conosceva, e quella pietra l’eroina la coprì da sé, col suo mantello, e scese infreddolita.',
        vesemir:
          '«Ho seppellito comari migliori», disse Vesemir al cerchio, e il cerchio tacque per quanto un uomo trattiene il fiato. Nessun eroe, prima o dopo, è arrivato a tanto.',
        other:
          'Svegliarle richiedeva arte. Eppure quel che Pelna onora è il mattino dopo, e chi salì sotto la pioggia, senza compagnia, a mettere la prima coperta sulla prima pietra.',
      },
    },
    20: {
      title: 'La sedia migliore',
      ending:
        'Il granaio è in piedi. Il mulino prese fuoco con la sua stessa pece, e Stannek tornò dentro di corsa per il cavallo. Su al monte c’è una donna che non userà più la mano sinistra. Chi di noi sia stato non lo sa nessuno, e lo sa ciascuno di noi. Adesso il grano esce a palettate, a monte e a valle, e la chiave cambia collo ogni mese. C’è da cavarne una grande ballata. La melodia ce l’ho. A Pelna, quando me la chiedono, suono quella dell’oca.',
      heroes: {
        geralt:
          'L’eroe è Geralt, e non ne vuole parlare. Il cavallo del mugnaio l’aveva già tirato fuori per la cavezza quando il padrone rientrò a prenderlo, e per gridarglielo non gli restava fiato.',
        yennefer:
          'Con una parola Yennefer spense quaranta torce. Un minuto dopo ne cercò un’altra, per la donna col sacco vuoto, e quella l’eroina della notte non ce l’aveva.',
        dandelion:
          'Dichiaro sotto giuramento che l’eroe fu Ranuncolo, con un forcone. Colpì un solo uomo, una sola volta, un bottaio. A metà inverno mando qualcosa ai suoi bambini.',
        ciri: 'Bevono a Ciri, che da piccola ha visto bruciare una città. Era molto tranquilla, e nessuna torcia che le arrivò a tiro arrivò alla paglia del tetto. L’eroina capovolse il suo bicchiere.',
        vesemir:
          'All’alba Vesemir prese la paletta dalle mani di Wenna, e la prima misura andò a quelli che aveva bastonato. Eroe, lo chiamarono. Lui li pregò di tenere dritto il sacco.',
        other:
          'Sullo scalino più basso se ne prendono da tutte e due le parti, e di chi stava lì è la gloria. Pelna ha messo uno scalino nuovo. Il vecchio fu chiesto in dono, e bruciato.',
      },
    },
    21: {
      title: 'Un giorno per uno',
      ending:
        'Se nella mala annata qualcuno avesse riaperto il libro dal principio, non sarebbe dovuto partire nessuno. Lo sanno tutte e due le parti, e non è il genere di cosa che due parti si perdonano. Perciò non si parlano. La valle raccoglie un giorno, il monte quello dopo. Ma una scala dimenticata la si ritrova riparata. Un ramo tagliato male di giorno, la notte lo sistema qualcuno. Quest’autunno c’era un cesto appeso, con dentro un berrettino da bambino, lavorato a maglia, della misura giusta. Nessun biglietto.',
      heroes: {
        geralt:
          'Ogni inverno, in qualunque locanda arrivi tardi, Geralt trova due cesti di pere, giunti da due direzioni. Essendo l’eroe degli uni e degli altri, deve finirli entrambi. Le pere non gli piacciono.',
        yennefer:
          'Sulla roccia spaccata c’era una frana, finché Yennefer non le chiese di spostarsi. Poi la nostra eroina mangiò una castagna raccolta da terra, come una scolaretta, e si guardò intorno per vedere chi l’avesse notato.',
        dandelion:
          'Le due parti proibirono a Ranuncolo di cantare l’una dell’altra, e così l’eroe fischiò. Adesso quell’aria se la fischiano tra gli alberi, di qua la prima metà, di là la seconda. Io la chiamo conversazione.',
        ciri: 'Ciri era in cima all’albero più vecchio prima che trovassimo il cancello, e tirava pere a ogni grembiule teso, senza chiedere di che popolo fosse. Da quelle parti si è diventate eroine per meno.',
        vesemir:
          'L’eroe fu Vesemir, che esaminò gli innesti, grugnì e si fermò una settimana a insegnare a una ragazza per parte come si affila una roncola. Le faceva venire in giorni diversi.',
        other:
          'C’è un albero, il più vicino alla roccia, che ha il nome di chi lo merita. Gliel’ha dato il monte, in segreto. In segreto, lo stesso nome, gliel’ha dato anche la valle.',
      },
    },
    22: {
      title: 'La nona clausola',
      ending:
        'A Pelna firmano solo i capifamiglia, e i capifamiglia sono vecchi. Marga morì la primavera in cui spuntò il suo primo campo, Wenna una notte di quell’estate con la chiave nel pugno, Hobbe a tavola, felice, tra una portata e l’altra. Una dozzina d’anni, e su quella carta non c’era più una mano viva. Bardana, che si era rifiutato di firmare, conserva la copia. Sono tornato a vedere. A ogni semina monte e valle ci si sgolano sopra nella stessa sala. Poi piantano le fave, e non un bambino ha saputo dirmi perché.',
      heroes: {
        geralt:
          'Le due parti si fidavano di Geralt perché saltava agli occhi che avrebbe voluto essere altrove. La pergamena chiama il suo eroe “il testimone impaziente”, e lo ringrazia di aver guardato la porta.',
        yennefer:
          'La terza clausola, che nessuno parli due volte di fila, è di Yennefer. L’eroina la infranse una volta di persona, per illustrare a Hobbe che cosa sarebbe successo a chi l’avesse infranta.',
        dandelion:
          'Nella sesta clausola c’è una virgola che ha evitato, secondo i miei calcoli, due guerre. È di Ranuncolo. Suo è anche l’alloro, finalmente; della virgola nessun critico ha mai fatto cenno.',
        ciri: '«E i loro figli.» Sta in ogni clausola, perché Ciri girò intorno a quel tavolo con la penna in mano, e girò, e girò, finché non ci fu. I figli non sospettano che la loro eroina sia lei.',
        vesemir:
          'Per due giorni Vesemir sedette tra fratello e sorella, a intagliare. Credo che si siano messi d’accordo per farlo smettere. Quel che l’eroe intagliava era un piantatoio. È già al terzo manico.',
        other:
          'Gli ospiti non possono firmare, e così sulla pergamena il nome più importante manca. Lo dicono sopra il primo solco dell’anno, e l’aratro aspetta che l’abbiano detto.',
      },
    },
    23: {
      title: 'Alla lettera',
      ending:
        'Tiene. A Pelna si siedono davanti a undici portate e si alzano vuoti, perché da qualche parte uno di noi ha fame, e uno che ha fame c’è sempre. Il monte fu sfamato nel giro di un’ora. Poi toccò ai mendicanti, agli ambulanti, a un esattore trascinato dentro per la manica e riempito di gnocchi. Ancora vuoti. Ci misero un anno a ricordarsi che avevamo giurato anche noi. Adesso, ogni volta che salto la cena in una città lontana, un’intera valle si drizza a sedere sul letto e ripassa l’elenco dei nostri nomi, imprecando.',
      heroes: {
        geralt:
          'In cima a quell’elenco c’è Geralt, l’eroe, che quando va a caccia si scorda di mangiare. Tutta Pelna veglia con lui, masticando, e prega per la morte rapida di qualche mostro.',
        yennefer:
          'L’eroina è Yennefer, che non fa colazione. Ogni primavera le mandano una delegazione con i pasticcini. Lei la riceve in piedi. Risulta che una volta ne abbia mangiato uno.',
        dandelion:
          'Essere l’eroe è dura, ma Ranuncolo fa il suo dovere. Un altro piatto, un altro ancora: non per me, amici, per Pelna. Sono sicuro che l’oste, qui, ha un cuore.',
        ciri: 'Poi c’è Ciri, la loro eroina e il loro terrore. Certe notti la fame non viene da nessuna parte, viene da oltre il bordo di ogni mappa, e loro mettono fuori il pane su tutti i lati della casa.',
        vesemir:
          'In una rocca in rovina dove inverno vuol dire rape abita l’eroe, Vesemir. Ogni autunno un carro parte da Pelna per quella strada tremenda. Lui lo scarica, brontolando, e lo rimanda indietro con l’assale riparato.',
        other:
          'La gloria, stavolta, è di chi quel giorno giurò a bocca piena, e da allora mangia sempre, all’ora esatta, con qualunque tempo e in qualunque compagnia. Non è piacevole dovere la cena a una valle intera.',
      },
    },
  },
};

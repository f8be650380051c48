import type { EventPart } from '../types.ts';

/** Events 1 to 28. */
export const eventsA = {
  1: {
    title: 'Il mulino allagato',
    scene:
      'Il fiume entra dalla porta ed esce dalla finestra. Su, nel solaio dell’argano, Tibor Lunt pesca da un buco del pavimento, col forziere per cuscino. «Ti manda Brack. E del gesso te l’ha detto?» Fa il gesto: un sacco di farina, una palata di gesso, un sacco di farina. «Due inverni. La lista di chi si è ammalato è qui dentro, con i soldi. Glieli voglio rendere. Solo che prima pensavo di raddoppiarli. Ai dadi non sono niente male.»',
    options: ['Aiutalo a restituire tutto', 'Riporta indietro il forziere, e l’uomo'],
    outcomes: [
      '«Allora prendi un remo», dice Lunt. Prima di sera avete vogato insieme fino a una ventina di porte, e a ognuna lui ha consegnato qualcosa con un inchino. Il forziere si fa più leggero e lui più alto. All’ultima non c’è nessuno. Lascia il dovuto sotto lo zerbino, e bussa lo stesso.',
      'Lui ha un mezzomarinaio e un torto da far valere, e sfondate insieme il pavimento. Brack paga quanto pattuito, cercando con le dita la lista sotto le monete. È nel fiume. Lo vedi togliersi un gran peso dall’anima, e sai chi è stato a sollevarlo.',
    ],
  },
  2: {
    title: 'Gradini senza casa',
    scene:
      'Quattordici gradini scendono tra le radici, ben spazzati. Sopra non c’è casa, né segno che ci sia mai stata. In fondo un uomo siede con la schiena contro una porta di ferro, gli stivali puntati sull’ultimo gradino, morto da trent’anni e ancora intento a spingere. I cardini si muovono di un dito verso di te, si fermano, tornano indietro. Dall’altra parte, tirando dentro gli aghi di pino, soffiando fuori gli aghi di pino, qualcosa dorme.',
    outcomes: [
      'Gli aghi si fermano. Hai il tempo di pensarci. La porta salta via dai cardini col morto ancora appoggiato, tu sotto a tutt’e due, e ciò che ti cammina sopra se la prende comoda. Quando strisci fuori hai in mano una borsa e addosso neanche una fibbia intera, o quasi.',
      'Respiri quando respira. Tra una boccata e l’altra ficchi un cuneo sotto la porta, poi un secondo, e ti siedi accanto al morto ad aspettare. Di là si continua a dormire. Dalla cintura di lui prendi il salario per entrambi, visto che il suo non lo spende.',
      'Schiena alla porta, accanto alla sua, spingi, e in due le fate fare l’ultimo pollice, e il saliscendi cade. Le sue braccia, congedate finalmente, gli scendono in grembo. Sulle ginocchia, sotto le foglie, c’era qualcosa che da un pezzo aveva in mente di prendere.',
    ],
  },
  3: {
    title: 'La baracca di Hengfors',
    scene:
      'La zia di Pell alleva conigli, e la forgia è dietro i conigli. Lui è cresciuto, o si è ristretto il grembiule. Prende le tue monete, le sceglie come un cuoco, ne morde una e butta le migliori nel crogiolo. «Devono essere soldi», dice. «I cucchiai se ne infischiano di quel che gli succede.» Lavora senza mai guardarsi le mani. Il suo maestro, noti, è seduto su una conigliera nell’angolo, con un coniglio in grembo, non dice niente, e piange.',
    outcome:
      'Un coltello lungo, d’argento dalla punta al codolo, brutto come un piede. Entra dove una spada chiede permesso. Pell ci ha battuto il suo marchio e lì accanto, più piccolo, quello del maestro, perché il vecchio si era fatto a piedi tutta la strada fino a Hengfors per vederlo, e a Pell non è venuto in mente altro da fare.',
    name: 'Il primo argento di Pell',
  },
  4: {
    title: 'I gabellieri',
    scene:
      'Una barca rovesciata, un lume, una lavagnetta. Sull’argine, con l’acqua grigia di qua e di là, quattro uomini e una donna si giocano a carte un paio d’occhiali. Erano uccellatori, prima che prosciugassero i canneti; la pazienza gli è rimasta, e le reti anche. «Persone a piedi», dice la donna senza alzarsi. «Vediamo. Due gambe, due spade e un brutto carattere.» Lo segna col gesso. Dietro di te la rete sale dall’acqua, dolcemente, gocciolando, da una sponda all’altra.',
    outcomes: [
      'Ti arrotolano come un tappeto, con vera maestria. Ti scrollano di dosso le monete, poi ti rimettono in piedi, ti spolverano e ti rilasciano la ricevuta. C’è un miglio fino all’asciutto. Non c’è uccello nella palude, a quanto pare, che non lo trovi divertente.',
      'Una rete prende da tutt’e due le parti, quando le si taglia un palo. Ce ne lasci tre, immersi fino al collo, a discutere di maree. Il primo carro dei mercanti passa entro un’ora, e Hroth, il venditore di aghi, ti paga in contanti, più un pacchetto di aghi.',
      'Passi attraverso la rete prima che sia tesa, e attraverso di loro prima che siano in piedi. Dopo, la donna posa le carte scoperte; era una bella mano. I soldi del venditore di aghi sono tuoi. Ma lei ha di meglio, dice, e comincia a slacciarsi la cotta.',
    ],
  },
  5: {
    title: 'La spadaia in balconata',
    scene:
      'Per tutto l’assalto, su in balconata, una donna ha mangiato noci. Adesso scende, e gli allievi si scansano; è Orla Sunder, che forgia tutte le lame della casa e disprezza quasi tutte le mani che le impugnano. Ti prende il polso, lo gira alla luce. «Ecco. Lasci andare, un capello prima che il colpo arrivi. Chi te l’ha mostrato? Nessuno. Trent’anni che forgio per gente che non lo fa.»',
    outcome:
      'Di notte ti fa scendere nel suo cortile e ti mette in mano un’arma dopo l’altra, togliendotela appena comincia a piacerti. L’ultima te la lascia, con tutta la sua grammatica di tagli. Quando esci colpisci in un altro modo. Colpisci come chi lascia andare qualcosa.',
  },
  6: {
    title: 'Lividi su appuntamento',
    scene:
      'La stanza con la porta imbottita è sopra la corderia, ed è piena di eredi. Stanno lungo il muro, in trapunta bianca: il secondogenito di un margravio, due banchieri gemelli, una ragazza che un giorno possiederà un fiume. Taladei batte le mani. «Questo, miei cari, è quel che si prova.» Ti fa un inchino e arretra di parecchio. La prima è la ragazza del fiume. Non saluta. Ha sentito dire che con quelli come te non occorre.',
    outcomes: [
      'Sono più bravi di quanto diceva, e sono diciannove. Verso la fine sei soprattutto una cosa a cui appoggiare le spade. Ma dopo la ragazza ti s’inginocchia accanto e ti mostra piano che cosa ha fatto, e poi di nuovo, finché non l’hai imparato. «Mi sembra il minimo», dice, imbarazzata.',
      'Un livido onesto per ciascuno, in un punto che a cena si veda. I genitori scriveranno lettere. Taladei, raggiante, ti paga da una borsa di velluto, e i gemelli insistono per insegnarti la loro parata, che una persona sola riesce a eseguire a stento.',
      'L’ultima degli eredi si siede sulle assi e dice una parola che in casa non può avere imparato. Silenzio. Poi dall’alto viene lo schiocco lento di una noce, e qualcuno che nessuno aveva notato, su in balconata, comincia a scendere le scale.',
    ],
  },
  7: {
    title: 'Il cane del carro',
    scene:
      'Hanno staccato il bue e caricato il carro di ardesia, e il cane grigio è lì sotto. Ogni sera il cuoco della cava posa degli avanzi, e ogni sera se ne va camminando all’indietro. «Era del mandriano. Stava con lui lassù quando è successo, ed è tornato sotto il carro, al posto suo.» Ti metti in ginocchio nella polvere d’ardesia. Un naso, qualche dente. Allora ti stendi. Ci vuole tutto il pomeriggio, e nessuno dei due dice niente.',
    outcome:
      'Verso il tramonto esce strisciando e si siede contro la tua gamba, forte, come chi chiude una porta. Poi si alza e ti porta sul posto, e quel che è stato fatto al mandriano è scritto su tutte le pietre. Le bestie di quella razza le riconoscerà sempre prima di te. Dorme sotto le cose.',
    name: 'Il grigio del mandriano',
  },
  8: {
    title: 'Si chiede un verdetto',
    scene:
      'Hanno fatto cerchio e ti ci hanno lasciato dentro con lei. Mostri, qui, non ce ne sono. Vedi una levatrice, uno che tiene il cappello al vicino, un bambino sulle spalle del padre. «Di’ che è giusto», grida una voce, «e ce ne andiamo tutti a casa.» La vecchia scosta da sé i polsi legati, come panni da stendere. «Ottla», dice. «È il mio nome, visto che nessuno l’ha chiesto. Quello che cerchi tu viene su di notte alla vecchia chiusa, e se uno era pentito o no, non gli è mai importato.»',
    options: ['Taglia la corda e accompagnala fuori', 'Celebra un rito lungo e solenne'],
    outcomes: [
      'Nessuno ti ferma, ma una sassata ti coglie alla spalla, e per non metterti a correre ti ci vogliono tutte le forze. Oltre l’ultima casa lei si scuce l’orlo della veste e ti dà una moneta dei soldi della sepoltura, di cui adesso non ha fretta. Poi ti racconta della chiusa, di che cosa la usa, e quando.',
      'Sale, fumo, saltelli, certi versacci che ti insegnò un nano. Qualunque cosa fosse è placata, annunci rauco verso sera, e il ricettacolo è esaurito e non vale più niente. Pagano perché è durato tanto. Ottla, slegata, torna a casa e mette il chiavistello. Tu dormiresti in piedi.',
    ],
  },
  9: {
    title: 'Quello che gira in tondo',
    scene:
      'Un, due. Spunta da dietro il tronco con lo sguardo fisso avanti, un soldato in una giubba vecchia di due guerre, e in spalla ha uno zaino grande come un pulpito. A ogni giro si china senza rompere il passo, raccoglie una pietra e ce la butta dentro. Marcia di punizione: tanti giri, una pietra per giro, finché il sergente non dice alt. Il sergente l’hanno ammazzato a pranzo. Un, due. Ti vede sulla sua strada. Nessuno gli ha detto di girare intorno alle cose.',
    outcomes: [
      'Ti passa sopra. Poi ti accorgi di essergli dietro, al passo, e di buttare roba nell’anello per far posto alle pietre; ed è piuttosto riposante. Quando ti svegliano i corvi è domani. A giudicare dalle gambe hai marciato tutta la notte, e quel che hai buttato è pestato troppo a fondo per dissotterrarlo.',
      'Per un giro intero gli dai battaglia camminando all’indietro. È l’esercizio del picchiere, che non si insegna da un secolo, ed è bellissimo; prima che lui ti scansi di spalla l’hai imparato. Una cinghia dello zaino è recisa. Pietre e paga di un morto si spargono lungo tutto l’anello.',
      'Le cinghie cedono e lo zaino viene giù come un muro. Lui barcolla, leggero come non era da novant’anni, spaventato. Allora lo dici. «Squadra. Rompete le righe.» La sua faccia, prima di non esserci più, ha sì e no diciannove anni. Raccogli la spada per deporla diritta, e ha qualcosa da dire al tuo braccio.',
    ],
  },
  10: {
    title: 'La cosa nell’alambicco',
    scene:
      'La bottega di Ban Ard la mandano avanti due sorelle, e non si parlano, perché ciascuna crede che la colpa sia dell’altra. In un cerchio di sale, dove il corriere l’ha mollata prima di scappare, una cassa ticchetta. «È uno spirito», dice una sorella. «In senso stretto», dice l’altra. L’ultimo esperimento di un qualche maestro, distillato nove volte finché ne è rimasta soltanto la sete. L’hanno collegato a una storta. Vorrebbero che qualcuno aprisse il rubinetto. Loro starebbero là in fondo.',
    outcomes: [
      'Troppo in fretta. È già fuori e in mezzo alle tue fiale prima che tu possa chiudere, i tappi saltano uno dopo l’altro, e poi eccolo in fondo all’ultima, che sospira, e lo imbottiglierebbe un bambino. Le sorelle pagano i danni. Si parlano! Stanno dando la colpa a te.',
      'Goccia a goccia lo attiri giù per il collo con qualcosa di più dolce di lui, e tappi. Quel che si era bevuto altrove lo restituisce raffreddandosi, limpido e forte, quanto basta a riempirti qualche bottiglia. Le sorelle assistono, testa contro testa.',
      'Gli chiedi che cosa vuole, nell’unica lingua che possiede, un pizzico di questo, due gocce di quello. Essere finito, a quanto pare. Tu lo finisci. Nella bottega l’aria si fa pulitissima. Da un piolo in fondo le due sorelle staccano senza fiatare un vecchio arnese di cuoio, tenendo una cinghia ciascuna.',
    ],
  },
  11: {
    title: 'Per grazia ricevuta',
    scene:
      'L’albero te l’avevano descritto bene: una quercia spaccata, carica di quel che dona la gente quando l’ha scampata. Stampelle, cuori di latta, una culla, un cappio. Gli stivali di Gerrik Moll sono quasi in cima, dove salì ad appenderli quando aveva ancora tutt’e due le gambe, e per averli devi arrampicarti anche tu. Sono cotti, del colore del pane. Le suole sembrano nuove. Dentro il sinistro, in scrittura minuta, c’è ogni posto dove l’ha posato, dal fuoco al margine della foresta.',
    outcome:
      'Nessuna strada potrà consumarli, dopo che hanno conosciuto la peggiore. Di quel che hanno sotto gli importa poco: fango, ghiaione, ciottoli, per loro è tutta roba che non è l’inferno, e ci passano sopra con una specie di gratitudine. Al loro posto appendi i tuoi.',
    name: 'Stivali usciti dall’inferno',
  },
  12: {
    title: 'La strada di sotto',
    scene:
      'Sotto l’altare c’è una scala, e la perdita è quella: un filo d’aria, freddo, costante, che sa di foglie marce. «Non l’abbiamo fatta noi», dice il portinaio. «Noi ci abbiamo costruito sopra, perché ci fosse qualcuno a tener giù il coperchio.» Sono duecento anni che chiedono la carità per il tetto di un buco nel pavimento. Ti accende una candelina e ti elenca le regole. Una mano sempre sul muro di sinistra. Se qualcuno ti viene incontro con un lume, spegni il tuo e lascialo passare.',
    outcome:
      'Incroci sette lumi, e nessuno si ferma. Su una mensola ci sono monetine votive, per chi passa, e l’aria è migliore che di sopra, come se fosse lei a respirare te. Quando il muro di sinistra diventa corteccia sei nei boschi di Dhuwod, e a giudicare dal sole non è passato nemmeno un momento.',
  },
  13: {
    title: 'All’abbazia, dopo il tramonto',
    scene:
      'Dallo sportello esce un palmo. Paghi, e il portinaio diventa sordo e ti fa entrare. L’abbazia dell’Eterno colpo di tosse, dentro, è più grande di quanto si addica a una casa povera, e il tetto è perfetto. Lungo la navata hanno steso delle coperte, e sulle coperte giacciono i fratelli, ciascuno con un orecchio al pavimento. «Di notte ascoltiamo», dice il portinaio. «Di giorno questuiamo. A destra c’è la spezieria. Oppure puoi andare a stenderti con loro.»',
    options: ['Stenditi e appoggia l’orecchio', 'Da’ un obolo per il tetto; visita la spezieria'],
    outcomes: [
      'Dapprima niente. Poi, molto sotto di te, dei passi. Non è una persona sola. Una mano ti tocca la spalla e il portinaio, ormai per nulla sordo, ti fa cenno di seguirlo all’altare, e poi dietro, dove c’è un anello infisso nella pietra. «Orecchie ne hai», dice. «E gambe?»',
      'Un fratello quasi cieco governa la spezieria a naso. Prepara l’unguento per ascoltare, e l’altro, per chi ha ascoltato troppo: due secoli di pratica con uomini spaventati. Ti prende le mani e insegna a loro come si mette in infusione una cosa da cui dipende una vita.',
    ],
  },
  14: {
    title: 'Undici tasche',
    scene:
      'Era del vecchio maestro, spiegano le sorelle, una frase per una. L’ha portata fino alla morte e, a quanto hanno potuto giudicare, per qualche giorno ancora. È una semplice bisaccia di cuoio di bue, rigida di macchie. Dieci tasche sono cucite in fila, su misura per dieci tipi di vetro. L’undicesima si trova soltanto infilando la mano in cerca della decima. È asciutta, è tiepida, e contiene una bottiglia piena che nessuna delle due sorelle ci ha messo.',
    outcome:
      'Hanno provato a lasciarla vuota. Non le piace. Portala con te incontro a una belva, poi, comunque sia andata, tienila aperta un minuto, e prima di sera in una tasca c’è qualcosa, tappato, con l’etichetta storta del maestro: prova questo. Le sorelle vogliono che riveda il mondo.',
    name: 'Bisaccia dalle undici tasche',
  },
  15: {
    title: 'Udienza davanti alla Lega',
    scene:
      'Entri sotto la mascella di balena. Trenta delegati in pelliccia siedono a ferro di cavallo, così che chi supplica non ne veda mai più di metà. «La questione dei witcher», legge il cancelliere, «il loro costo, i loro modi, e se ne restino abbastanza da doversene occupare.» Una risata. All’estremità qualcuno imburra del pane tostato. Poi la delegata delle città della diga, una donna che porta al pollice l’anello di un affogato, si sporge. «Che parli, la creatura. Gradirei sentire che cos’ha imparato, in concreto.»',
    outcomes: [
      'Non molto, finora, dici, e fai degli esempi. Questo li rende gentili, che è peggio. Ti votano le spese di viaggio per alzata di mano, qualcuna imburrata, e passano alle aringhe. La donna con l’anello ti raggiunge nel corridoio. «Tornate quando ne saprete di più», dice.',
      'Li guidi attraverso un annegato solo, dalla prima bolla, come te l’hanno insegnato e come va davvero. Nessuno imburra più niente. Votano l’onorario e poi, dopo una pausa, la cena, e ti mettono a tavola fra due città che erano entrambe dell’idea di fare a meno di te. Ti servono il bis.',
      'Loro chiedono e tu rispondi: quale erba, a che ora, fra quali costole, e che fare quando niente di tutto ciò funziona. Al cancelliere manca l’inchiostro. Il pane si raffredda. Il denaro lo votano in piedi. Dopo, il delegato più anziano apre per te il libro della Lega, quello di ciò che ha funzionato, e resta lì mentre leggi.',
    ],
  },
  16: {
    title: 'A caccia in coppia',
    scene:
      'Tra sasso e radice c’è una fessura, e sulla soglia delle ossa: pecore, soprattutto, e qualcuno che era andato in guerra con gli stivali. Da dentro viene un suono pacifico, come di due sposi che si raccontano la giornata. Smettono. Uno esce a sinistra, ritto, torcendosi le lunghe mani e piangendo come chi ha perso un figlio. È fatto molto bene. Guardi a destra, dove non dovresti guardare, e c’è l’altro.',
    outcomes: [
      'Guardavi a destra quando dovevi guardare in alto. Di farne un terzo avevano avuto il tempo, a quanto pare; si corteggiavano dal disgelo. Scappi giù per la collina con la maglia a brandelli, e per tutta la notte quel pianto gira intorno al tuo campo, prima da un lato e poi dall’altro.',
      'Quando il compagno cade, quello che piange s’interrompe a metà singhiozzo e se ne va, semplicemente, ritto, svelto, senza più interesse per te. Tra le ossa trovi borse a sufficienza. E ciascuno dei due portava addosso una striscia dell’odore di qualcosa di più grosso, come un cane il collare. Quella si può seguire.',
      'Muoiono nello stesso respiro, e per un attimo ti pare di avere interrotto qualcosa. Hanno la schiena impiastrata dell’odore di ciò che temevano, una bella traccia limpida. Poi, in fondo alla fessura, in mezzo a quel che hanno avanzato dei pastori, qualcosa coglie la luce: ottone e corno ricurvo.',
    ],
  },
  17: {
    title: 'Il testamento si legge due volte',
    scene:
      'Nell’archivio di Vengerberg gli atti si ordinano per peso, e quello del vecchio Quillon pesa troppo. I fogli sono due. Il primo lascia tutto a Harm. Il secondo, stesso giorno, stessa mano, lascia tutto a Joost. I fratelli sono arrivati e ti guardano dal basso con nasi identici. «Ormai diceva di sì a chiunque», mormora Joost. L’archivista tossicchia. Sul retro di entrambi i fogli, fa notare, c’è una riga che riguarda la mula.',
    options: ['Giura per il foglio che ti chiederanno', 'Leggi ad alta voce la riga della mula'],
    outcomes: [
      {
        then: 'C’è un’asta, sottovoce. Tu giuri. Chi vince ti abbraccia; chi perde ti accompagna al cavallo, ti stringe la mano e dice che era ora che qualcuno decidesse. Te ne vai con un cuore più leggero di quanto meriti. Da qualche parte, dietro di te, un vecchio sta dicendo di sì.',
        else: 'Giuri su ciò per cui hanno bisbigliato più forte. Un fratello ti salta al collo. L’altro viene con te a prendere il cavallo, parlando del tempo, e dopo un miglio cede il sottopancia. Cadi di spalla, nel sale, e per un bel pezzo quella mano non terrà niente.',
      },
      '«E Dorota, che aveva più giudizio di noi tre, vada a chi riesce a far sedere i ragazzi nella stessa stanza.» Nella stessa stanza ci sono. Il primo a ridere è Harm, poi nessuno dei due riesce a smettere. Ti portano in cortile, ciascuno con un braccio sulle spalle dell’altro.',
    ],
  },
  18: {
    title: 'Una mula in eredità',
    scene:
      'Dorota ha il colore di uno zerbino. Ha portato sale per ventidue anni su ogni valico che esista, e ha seppellito, nel senso che è vissuta più di loro, tre carrettieri e un mulo a cui voleva bene. I fratelli l’hanno strigliata. Ti esamina, dalle spade agli stivali, ti prende la manica fra le labbra e saggia la stoffa. Poi sospira dal naso e passa alla tua sinistra, dalla parte dove cammina il carrettiere.',
    outcome:
      'Non si lascia condurre, e non ce n’è bisogno. Regola il passo sul tuo respiro, e quando non ne hai più si ferma, piega un ginocchio e aspetta che tu le stia di traverso in groppa come un sacco. Ti svegli più avanti di dove ti avrebbero portato i piedi, con il fuoco, chissà come, ancora acceso.',
    name: 'Dorota',
  },
  19: {
    title: 'L’imbattuta',
    scene:
      'Maren Vosk siede sull’orlo di un cerchio di gesso e mangia una mela dalla punta del pugnale, con le montagne tutt’intorno a farle da pubblico. Ha quarant’anni, spalle larghe, lentiggini, una camicia da uomo. «Uno dei vostri mi ha battuta», dice. «In primavera. Gli ho chiesto come, e mi ha detto che io volevo vincere, e che volere non serve. Da allora cerco di perdere. Non trovo nessuno.» Butta il torsolo e si alza, speranzosa.',
    outcomes: [
      'Non trova nessuno neanche oggi. È finita prima che il torsolo smetta di rotolare, e le dispiace tanto che ti fascia lei stessa il braccio e nella mano buona ti mette dei soldi. «Quasi non volevi», ti dice. «Proprio lì, alla fine. Prometteva davvero bene.»',
      'Resisti finché il gesso non è tutto cancellato e nessuno sa più dire dov’era il cerchio. Lei la chiama patta, la prima che le capita, e va in giro ripetendo la parola. Poi divide la borsa e ti insegna il taglio che non hai visto arrivare, quello sulla linea bassa.',
      'Non stai affatto pensando a lei; stai pensando a una mela. E la sua lama è nell’erba. Maren Vosk la guarda un bel pezzo e si mette a ridere, e stavolta senti che cos’è, quella risata. Finché non è alta la luna ti dà tutto quello che ha, per liberarsene.',
    ],
  },
  20: {
    title: 'Tutto guarda in su',
    scene:
      'La corda è viscida, e poi è una corda. Ti ci appendi con tutto il peso. Per lo spazio di un respiro non c’è alcun suono, soltanto il campanile intero che trema nell’acqua; e dopo arriva, enorme, verde, lento. Le file inginocchiate sotto di te si muovono. Dai grembi cola il limo. Aspettano da tutti questi anni il segnale per tornare a casa e, una fila dopo l’altra, alzano gli occhi a vedere chi l’ha dato.',
    outcome:
      'Ti salgono accanto, in ordine, prima i più piccoli, e fanno un cenno, come si usa all’uscita da una funzione. Ma laggiù non c’erano soltanto loro. Tutto ciò che il suono ha raggiunto adesso è sveglio, e lo sei anche tu, fino alla radice dei capelli, e qualcosa si è già messo in cammino.',
  },
  21: {
    title: 'La cotta dell’uccellatrice',
    scene:
      '«Era di mia madre», dice la donna del pedaggio. «Prendeva le oche per il re, stesa sul ghiaccio da un buio all’altro.» Fuori è maglia di ferro, opacata con fuliggine e sego perché non luccichi. Dentro è piuma d’oca, alta un palmo, trapuntata a rombi, ognuno cucito col filo di una donna diversa. La tiene in mano un momento più di quanto vorrebbe. «Canne in cui stendersi non ce ne sono più. E quello a cui fai la posta tu, là fuori, non saranno oche.»',
    outcome:
      'Pesa meno di quanto dovrebbe e non fa rumore. I colpi arrivano come se ce li calassero dentro con uno spago. Una volta in ogni combattimento manda un piccolo sospiro e uno sbuffo bianco, e un male che portava il tuo nome se ne va alla deriva sopra la palude.',
    name: 'Cotta di piume',
  },
  22: {
    title: 'La ronda torna a casa',
    scene:
      'Li senti da lontano, al passo, come aveva promesso il ragazzo. Sei paia di stivali, una lanterna che manca. Risalgono la strada dei carbonai fra gli alberi, picche in spalla e mento alto, e al posto delle mani hanno corteccia, e in ogni giuntura una tenera luce verde. Il caporale dà l’alt. Saluta. Dal colletto gli si srotola una felce. «Tutto tranquillo», riferisce, con voce di cassetto pieno di foglie, e le picche si abbassano.',
    outcomes: [
      'Tutto tranquillo. Ti mettono in mezzo alla fila e ti fanno marciare finché non ricordi più di aver mai fatto altro. All’alba non c’è più nessuno, solo un fosso e il muschio in bocca. I lacci della borsa sono tagliati. Anche un laccio più sottile, dentro di te, quello che avresti detto il più robusto.',
      'Li tiri giù come una siepe, cominciando da fuori. Ciascuno, cadendo, è per un attimo soltanto una guardia. Al corpo di guardia riporti sei distintivi, e sei presente quando il sergente, finalmente, cancella la lavagna. Ti paga per sei, e gli tremano le mani.',
      'Rendi il saluto. È quel che andavano cercando: qualcuno che gli desse il cambio. A uno a uno fanno un passo avanti, consegnano il distintivo e mettono radici, sei giovani frassini lungo la strada. Da ognuno ricevi una cosa in cui era bravo. Il denaro della città, a questo punto, è quasi un di più.',
    ],
  },
  23: {
    title: 'La corsia della febbre',
    scene:
      'Chiamate da riva, aveva detto, e tu chiami, e un ragazzo di cera viene a prenderti a remi, e al ritorno dorme per tutto il tragitto. Nella stiva ci sono sessanta amache. Dondolano insieme, con l’onda. La dottoressa Brod ha scritto col gesso un numero su ogni trave, e sotto che cosa ha dato e quando, e qua e là c’è tirata sopra una riga. Prende la tua bottiglia e la alza al lume. «Adesso ditemi che cosa c’è dentro», dice. «Onestamente. E in fretta, per il diciassette.»',
    outcomes: [
      'Le dici quel che sai. È meno di quanto credevi. Il resto lei lo indovina, e tu passi la notte a reggere teste. Il diciassette vede il mattino. Altri no. Ti paga quanto il becchino, e la febbre ti lascia qualcosa per ricordo.',
      'Tra tutti e due mettete insieme quasi una ricetta. La fai bollire nel paiolo di bordo, mescolando con un remo, e al secondo rintocco le amache sono quiete, di una quiete buona. Le famiglie hanno mandato dei soldi. Il fondo del paiolo, lei insiste, te lo porti via tu.',
      'Dimezzi questo, raddoppi quello, butti il terzo. Lei sgrana gli occhi, poi scrive, poi sta gridando che servono altri paioli. Alla fine della settimana raschiano via il giallo dalla bandiera. Sulla relazione lei mette i nomi di tutti e due. La città ha pagato, e la dottoressa ci tiene a farti sapere chi l’ha costretta.',
    ],
  },
  24: {
    title: 'Il socio',
    scene:
      'Chiusa l’ultima porta e tirata una riga su tutta la lista, Lunt scopre di essere a spasso. Siede sul forziere vuoto, all’imbarcadero di Glenmore, e si rovescia le tasche: ami, una crosta di formaggio, un paio di dadi vecchissimi tagliati nell’osso di vacca. Li tira sul coperchio. Li tira di nuovo. «Sono onesti, ci crederesti?» dice. «Quello che non lo è sono io. Tu dov’è che vai, di bello?»',
    outcome:
      'Porterà i bagagli fino alla prossima locanda, sempre la prossima, e la prossima è proprio di là dall’imbarcadero, con una partita in corso. A ogni tavolo ti si appoggia alla spalla, alita su un dado, uno solo, e gli chiede con le buone di ripensarci. «Per tenersi in esercizio?» dice Lunt, e ti avvicina uno sgabello.',
    name: 'Tibor Lunt',
  },
  25: {
    title: 'La cappella sommersa',
    scene:
      'Con l’acqua al minimo il colmo del tetto affiora come la schiena di una bestia paziente, e lì accanto il campanile, coperto d’alghe. Entri da una finestra. La campana è verde e alta quanto te. Sotto il davanzale la navata è piena fino all’orlo di acqua chiara, immobile, e loro sono lì dentro: tutti, nei banchi, in ginocchio, con le camicie buone. Giù all’altare gli arredi sono ancora disposti, argento, giusto alla portata di un respiro trattenuto.',
    options: ['Afferra la corda della campana', 'Riempiti i polmoni e tuffati per l’argento'],
    outcomes: [
      'Pende tra le travi, grossa come un polso, impellicciata di verde. Le mani di qualcuno hanno scavato il posto per le tue. Punti i piedi ai due lati della botola, guardi un’ultima volta le teste chine nell’acqua, e tiri.',
      'Giù, oltre i capi chini. Nessuno si muove. Hai l’argento nella camicia e un piede sull’altare per darti la spinta, quando una mano molto piccola ti si chiude sulla caviglia e tira, per gioco, come un bambino qualsiasi che si annoia alla predica. Le lasci una fibbia e un po’ di pelle.',
    ],
  },
  26: {
    title: 'Dietro la pietra smossa',
    scene:
      'Terzo corso da terra, quinta pietra dopo lo scolo. Ti viene in mano come un cassetto. I bambini devono averla usata da quando quassù ci sono bambini: strato su strato, una spada di legno non più lunga del tuo avambraccio, un topo morto nella sua bara, una lettera a casa che comincia Cara mamma, e poi niente. Sotto ci sono delle monete, messe via per scappare. E proprio in fondo un rotolo di esercizi, nel cifrario della casa.',
    outcome: {
      then: 'È il cortile dove hanno addestrato te, e lo sai leggere: la maniera segreta di qualche anziano di fare quello che la tua scuola fa meglio, ed è migliore di quella dei maestri. Spada, topo e lettera li rimetti com’erano. Dei soldi della fuga prendi una moneta sola. A suo tempo li hai cercati abbastanza.',
      else: 'Nella tua casa si usava un altro cifrario, e per te è soltanto inchiostro. Lo lasci a chi manderanno qui dopo di te. Ma i soldi della fuga hanno aspettato anche troppo, e così la bottiglia lì dietro. Chi li aveva messi da parte dev’essere rimasto.',
    },
  },
  27: {
    title: 'Il conto di trent’anni',
    scene:
      'Una balestra, leggera, corta di teniere, con la leva a piè di capra e le corde avvolte nel lino incerato. Sull’acciaio nemmeno un’ombra di ruggine. Sul lato sinistro il padrone ha inciso una tacca per ciascuno, e accanto a ogni tacca un disegnino, per non perdere il filo: un’ala, un artiglio, una cosa con la faccia. Sono parecchie. L’ultima è cominciata ma non finita. Al posto del disegno c’è soltanto una piccola porta.',
    outcome:
      'La incordi lì sui gradini, e ronza. È fatta per scoccare prima che una creatura si sia fatta un’opinione su di te: un dardo, subito, mentre ci si scambiano ancora i convenevoli. La tacca gliela finisci tu. La porta la lasci com’è.',
    name: 'La balestra delle tacche',
  },
  28: {
    title: 'Una notte al Persico Dorato',
    scene:
      'Broccato d’oro, rammendato all’altezza del cuore: eccolo, il panciotto. Il tuo tavolo è quello vicino alla cucina, sotto un pesce impagliato, e i tuoi giocatori sono un armatore, un poeta, un tale che sta vendendo il fratello e la signora Oyle, che è la padrona e ama sedersi al gioco. «Due cose», dice lei. «Il Persico non perde mai nei giorni di festa. Ed è sempre festa.» Le imposte sono chiuse. Qualcuno ti passa il bussolotto dei dadi, e pesa più di quanto dovrebbe.',
    outcomes: [
      'Verso le tre dai torto all’armatore. Ricordi il pesce, che si avvicina. Ti svegli su un carico di rape sotto le mura di Behelt Nar, col sole negli occhi e, bisogna darne atto alla Oyle, la paga appuntata alla camicia. Il panciotto se lo sono tenuto.',
      'Tieni il banco onestamente, e siccome qui non l’ha mai tentato nessuno, sospettano tutti un disegno più profondo e giocano male. La casa ci guadagna. Quando abbassano i lumi la signora Oyle ti salda il conto, poi col piede ti riaccosta lo sgabello al tavolo. «E adesso, per il nostro piacere», dice.',
      'Vince il poeta. Nessuno ha la minima idea di come, lui meno di tutti; il tale si ricompra il fratello per pura allegria, e l’armatore canta. La Oyle ti osserva per tutto il tempo a occhi stretti. «Non so che cosa avete fatto», dice contandoti i soldi. «Qui non rifatelo.»',
    ],
  },
} satisfies EventPart;

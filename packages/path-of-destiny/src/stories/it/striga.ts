import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

/** The Striga in Italian. The curse has twenty-three words here and ends on “porta”; what everyone says has six, Nela's own verse two. */
export const striga: Tale = {
  title: 'La strige',
  cover: covers.striga,
  introduction:
    'Accostatevi, e che qualcuno pensi a quell’imposta. Salvany bolle il sale; la si sente a un giorno di strada, salamoia e fumo di faggio. Re Hostimil ci aveva un palazzo. Da sette anni lo lascia a quel che si alza nella cripta quando la luna è piena: sua figlia, nata morta e riposta senza un nome. Il contratto alla porta della città portava due firme. Quella del re prometteva oro per una bambina viva. Quella della borgomastra prometteva lo stesso oro per una carcassa. Tre notti prima della luna la nostra compagnia ci passò sotto a cavallo. Io c’ero. Avevo il cavallo buono.',
  paths: {
    2: {
      title: 'Udienza nella sala fredda',
      scene:
        'Hostimil tiene corte in un magazzino del sale, col cappotto addosso. Finché lei non torna a casa, dice, non si accende un camino. Alla sua sinistra c’era la borgomastra, Gerda Osk, con gli avambracci della salinara che era stata. Alla destra mastro Dorn, il Rammentatore del Re, scriveva ogni parola detta, compresa la mia tosse. Due persone che avevano messo il nome sotto la stessa carta ne volevano cose opposte, ed erano troppo educate per cominciare. Una buona lingua poteva cavarne l’intera storia prima di cena.',
      result:
        'C’era stata una postulante, l’inverno prima della nascita. Il re la respinse e scordò le sue parole; Dorn, pagato per non scordare nulla, voltò una pagina. La lingua migliore della compagnia ne uscì con un gettone di sale intagliato, su una faccia una mano aperta, sull’altra chiusa. Chi smaniava per il palazzo aveva tenuto gli occhi aperti, e visto la borgomastra trasalire alla parola “cantina”.',
    },
    3: {
      title: 'Nel palazzo abbandonato',
      scene:
        'Il vecchio palazzo sta di là dalle saline, e di giorno, ci dissero, è soltanto una casa. La chiave pendeva da un chiodo al dazio, con un cartellino che pregava cortesemente di riportarla. Dall’argine si vedevano le tende ancora su al primo piano, e una finestra leccata a lucido da dentro. Restavano quattro ore di sole. Stivali prudenti potevano imparare in quelle stanze cose che non si raccontano in nessuna sala, purché si tenesse d’occhio la luce.',
      result:
        'Nella stanza dei bambini c’erano denti lunghi come pollici, senza radice. Gli occhi più acuti capirono prima degli altri: aveva sette anni, e li stava cambiando. Furono ancora loro a scovare un gettone di sale intagliato, da un lato un palmo aperto, dall’altro un pugno. Davanti alla cripta, mozziconi di candela e una pagnotta calda. Chi avrebbe preferito parlare aveva una domanda: chi le fa visita?',
    },
    4: {
      title: 'Argento sulla soglia',
      scene:
        'La vigilia del plenilunio lei cammina già, solo non lontano. Il re ci aprì l’armeria, che conteneva una buona spada, una cassa di forchette d’argento e un fabbro volenteroso. All’imbrunire ogni lama che avevamo portava sul filo una riga lucente. Dal palazzo l’argine va dritto dentro nove strade addormentate. Affrontiamola stanotte sulla soglia, diceva qualcuno di noi, finché è ancora intorpidita, e domani nessuno si batterà con una sconosciuta.',
      result:
        'Era alta come la porta, bianca come le saline, e così svelta che le forchette non fecero in tempo a essere ridicole. L’argine fu tenuto. Chi stava davanti vide quel che nessuno era vissuto abbastanza da riferire: un nastrino da neonata, ancora al polso. Chi avrebbe preferito leggere si accorse che non ci lasciava mai passare tra lei e la cripta.',
    },
    5: {
      title: 'Le parole della maledizione',
      scene:
        'Dal registro di Dorn, a quell’inverno, manca un foglio, tagliato dritto e a filo, da qualcuno che amava i libri. Ma quell’uomo calca la penna, e ciò che scrive passa sotto. Sulla pagina bianca che veniva dopo c’era il solco di ogni lettera. Ci volevano nerofumo, sale fino, una candela tenuta bassa e qualcuno che sapesse chiedere con garbo a una pagina che cosa avesse avuto sopra. C’è chi ritiene, tra noi, che una cosa fatta di parole vada letta prima di prenderla a botte.',
      result:
        '«Come il mio è chiuso al buio senza nome, così sia il tuo; si desti con la fame, e non trovi nessuna porta.» Chi la convinse a mostrarsi vide oltre: nessuna postulante parla così; l’aveva lucidata uno scrivano. Chi era per l’acciaio imparò invece le cantine, stanza per stanza. “Il mio” doveva pur essere qualcuno.',
    },
    6: {
      title: 'Il cortigiano confessa',
      scene:
        'Quella vigilia di luna ci appostammo davanti alla cripta, e chi ti arriva con un cestino? Mastro Dorn, quello che mette per iscritto tutto ciò che si dice a corte. Pane, una candela, un tovagliolo pulito. Ogni settimana da sette anni, ci disse, e sempre a casa prima del buio. Poi si sedette sullo scalino come uno a cui ritarda la carrozza. Accusarlo sarebbe stato facile. Gli serviva che qualcuno glielo chiedesse bene, con un fuoco e una bottiglia, e nessuno che avesse fretta.',
      result:
        'Era venuta una donna per il suo ragazzo, chiuso nelle gallerie del sale. «Lo saprete», aveva detto, e basta. Pareva poca cosa, così Dorn la migliorò, e la lesse davanti alla regina incinta. Anch’io ho migliorato qualche vedova. Chi gli cavò la confessione camminò davanti a tutti noi, per ordine reale. A chi aveva in mano il catino andò il sigillo a due facce di Dorn.',
    },
    7: {
      title: 'Sangue, sale e levar di luna',
      scene:
        'I suoi denti li avevamo, in un fazzoletto. Il sale, Salvany ce l’ha al posto della terra. Il sangue lo diede il re, rimboccandosi la manica senza chiedere a che servisse. Metti le tre cose in un catino quando si leva la luna, recitaci sopra certe parole, e finché l’acqua trema guardi da dietro gli occhi di chi ha perso il dente. In sette anni nessuno si era informato su che cosa lei volesse. In cucina un catino c’era. Le parole qualcuno di noi le sapeva; qualcuno le sa sempre.',
      result:
        'Niente fame, niente odio: una casa buia, e da sotto un bussare. Lei rispondeva, un muro dopo l’altro; la gente le stava solo tra i piedi. Chi si chinò su quel catino pianse salamoia per un giorno intero, ed è sulla bocca di tutti. Chi aveva tenuto compagnia a Dorn ne riportò mezza storia e un sigillo a due facce.',
    },
    8: {
      title: 'Fino al terzo canto del gallo',
      scene:
        'È una regola antica, e i cacciatori ci mettono la mano sul fuoco: tieni una strige lontana dalla sua pietra fino al terzo canto del gallo, e quel che si stenderà lì fuori sarà ciò che avrebbe dovuto essere. Dunque qualcuno avrebbe passato la notte sulla porta della cripta, lama in pugno, senza cedere quanto è largo un piatto. Salvany, per amor di quiete, ai suoi galli aveva tirato il collo, a tutti. Mandarono me al mulino, e tornai con uno che si chiamava Prelato.',
      result:
        'Dal sorgere della luna la porta fu tenuta, dapprima con l’arte, poi con le spalle, verso la fine con le parolacce. A chi ci stette più a lungo vanno la mia terza strofa, e due dita che non sentono più niente. Chi prese le parti del padre gli sedette accanto sui gradini e si fece raccontare una vita intera, e anche questo è montare la guardia.',
    },
    9: {
      title: 'Un padre chiede tempo',
      scene:
        'Al levar della luna il re venne per l’argine nel suo cappotto, senza che nessuno gli reggesse niente sopra la testa. Dietro c’erano la borgomastra e duecento vicini, mille nella mia ballata, con i ganci da barca. Lui chiese una notte da solo con sua figlia, e nessuna lama sguainata. Loro chiesero quale notte fosse stata concessa ai loro diciannove morti. Poi tutti guardarono noi. Esistono parole capaci di tener ferme fino al mattino duecento persone spaventate, ma qualcuno deve scendere in mezzo a loro e scoprire quali sono.',
      result:
        'Nessuno fu convinto. Furono presi per stanchezza, a uno a uno, per nome, perché è così che si fa. A chi ne stancò di più una vedova regalò il suo gancio; ho visto medaglie valere meno. Chi aveva contato sulla lama accompagnò il re alla porta della cripta e lo lasciò entrare da solo, il che era peggio.',
    },
    10: {
      title: 'Il sotterraneo murato',
      scene:
        'Sotto la cripta scende una scala, e in fondo alla scala c’è un muro, fatto meglio di tutto quello che ha sopra. Dietro stanno le vecchie gallerie del sale. «Ci fu un incendio; fu chiuso», ci rispose chiunque interrogassimo, sempre con le stesse sei parole. Ma “il mio è chiuso al buio”, dice la maledizione. Sopra le nostre teste lei aveva cominciato a camminare. Con un piccone e una lanterna schermata si poteva scendere mentre lei cacciava altrove, e vedere che cosa stesse indicando quella frase.',
      result:
        'Ci volle l’intera notte per aprire un buco da passarci carponi. Chi menava il piccone entrò prima di tutti, tornò, e ci disse che cos’era senza distogliere lo sguardo; a Salvany, per questo, ci si toglie il cappello. Chi aveva riposto fede nel gesso lesse i graffi sulla roccia, e capì che cosa contavano.',
    },
    11: {
      title: 'Un cerchio intorno al sarcofago',
      scene:
        'Una maledizione torna a casa, se a chiamarla è la bocca che l’ha messa in parole. Prima che potessimo accusarlo, Dorn venne da noi col gesso in tasca. Le parole di quella donna erano povera cosa, disse; lui le aveva migliorate, lette e messe a verbale, e ne aveva ricevuto i complimenti. Sarebbe rimasto tutta la notte accanto alla pietra a dire la sua frase all’incontrario. Ma un cerchio che tenga non lo sapeva tracciare. Qualcuno doveva insegnarglielo, riga per riga, con lei in ascolto da qualche parte nella casa.',
      result:
        'Uno scrivano magro in un cerchio di gesso, che diceva la sua frase più bella dal capo sbagliato, mentre lei si scagliava contro l’aria finché le candele non si coricarono. Chi gli fece scuola ha le lodi di tutti quelli che se ne intendono, cioè di tutti e due. Chi era per la cantina ne sorvegliò la scala, e sentì bussare dove a bussare non restava più nessuno.',
    },
    12: {
      title: 'Sciogliere il nodo',
      scene:
        'Dorn teneva il foglio cucito nel cappotto. «Come il mio è chiuso al buio senza nome, così sia il tuo; si desti con la fame, e non trovi nessuna porta.» Si sarebbe sciolta a partire dalla fine, una parola alla volta, ma ognuna andava restituita a chi se l’era vista prendere. E cioè a Nela, la madre del ragazzo, che sventrava il pesce alla chiusa e con la gente di corte non parlava. Qualcuno che s’intendesse di nodi simili doveva sedersi in mezzo a quei due.',
      result:
        'La prima fu “porta”. Nela la prese, la soppesò, fece cenno di passarle la successiva, e ciò che infuriava nella cripta si quietò, di una parola. Di chi sedette tra loro e non perse mai il filo canterò senza farmi pagare. Chi avrebbe voluto l’acciaio fece forza contro la porta della cripta fino al mattino, in una fila di fornai, e lì tornò utile.',
    },
    13: {
      title: 'Artigli e lame',
      scene:
        'A Salvany i muri sono sottili e la borgomastra ha dei cugini. Al tramonto del plenilunio la città intera sapeva che il suo mostro era lo sbaglio di uno scrivano, e duecento persone vennero per l’argine a correggerlo, passando sopra lo scrivano se era il caso. Lei li sentì. Dentro la cripta qualcosa cominciò a fracassarsi contro la porta. Quando avesse ceduto, lei sarebbe stata nel cortile, e là fuori c’erano dei fornai, con i ganci da barca. Sarebbe stato meglio che davanti ci fosse una lama vera.',
      result:
        'Vincemmo. Per alcuni fu una cosa svelta e per altri lenta, e alla fine in quel cortile non c’era più un fornaio. Chi diede l’ultimo colpo fece il giro delle mura in trionfo, sulla porta della cripta, gridando di voler scendere. Chi il nodo l’aveva sciolto a metà ripiegò il foglio, e lo riappuntò dentro il cappotto di Dorn.',
    },
    14: {
      title: 'Tenere la scala',
      scene:
        'A luna piena lei andò dritta di sotto, dove c’era stato quel bussare, e non voleva niente da nessuno. Ma per l’argine venivano torce e ganci da barca, e facce annerite di fuliggine: una gran folla che non era nessuno in particolare. La scala del palazzo è larga in cima e stretta alla svolta, quanto basta per due persone e un rancore. Perché lei avesse laggiù la sua notte, e finisse quel che c’era da finire, bisognava che qualcuno si piazzasse alla svolta e fosse scortese.',
      result:
        'Non passò nessuno. E nessuno aprì bocca; li si riconosceva dalla tosse. A chi stava più in basso, e si prese i ganci su tutte e due le braccia, a Salvany offre da bere gente che non dice perché. Chi era per il corridoio ne vegliò l’imbocco, in solitudine, al buio, e sentì lo scavo farsi più lento, e cessare.',
    },
    15: {
      title: 'L’ultimo corridoio senza luce',
      scene:
        'Sotto la cripta la pianta segna un muro. Il muro aveva un varco, aperto a unghiate, e di là cominciava un corridoio di sale vivo che non era su nessuna pianta. Saliva. Là dentro le lampade non volevano ardere, e l’aria sapeva di zolle. Lei c’era entrata e scavava, molto lontano. Io mi offrii di restare a badare alle lampade. Oppure si poteva andarle dietro, piegati in due, una mano sul sale, con lei all’altro capo e nessuna idea di quanto l’altro capo fosse vicino.',
      result:
        'Chi andò in testa aveva una corda in vita e diceva sciocchezze, per non spaventare nessuno, e da allora lì le sciocchezze sono tenute in gran conto. Lungo le pareti le dita trovarono tacche, e poi nomi. Chi avrebbe preferito tenere la scala dava corda, e la sentiva, un’ora dopo l’altra, salire.',
    },
  },
  epilogues: {
    16: {
      title: 'Una bambina e una spada molto stanca',
      ending:
        'Prelato cantò una volta, e un’altra. Poi vide lei, mise la testa sotto l’ala e non volle sentire ragioni. Il cielo era grigio, la lama storta, lei a un passo dalla pietra. Così il chicchirichì lo feci io. Mi sono esibito davanti a teste coronate, e nota più giusta non l’ho presa mai; le maledizioni, grazie al cielo, non hanno orecchio. Sulle lastre c’era una bambina di sette anni, furibonda, con un dente in meno. Il re pagò. La borgomastra guardò quei piedini, e pagò anche lei.',
      heroes: {
        geralt:
          'L’eroe fu Geralt di Rivia. Dormì due giorni da seduto, perché la bambina gli teneva la manica, e svegliarla, disse, sarebbe stato più faticoso di tutta quella notte.',
        yennefer:
          'La palma va a Yennefer. Quando le spade furono stanche si piantò a uno stipite e sprizzò scintille fino al levar del sole. Poi da quei capelli pettinò via sette anni, e non lasciò entrare nessuno a guardare.',
        dandelion:
          'E l’eroe fu Ranuncolo. Io, sì. Altri si limitarono a stare su una porta; ma il terzo canto fu mio, e la principessa mi saluta ancora a quel modo, a corte, davanti agli ambasciatori.',
        ciri: 'L’eroina fu Ciri. Era stata davanti alla creatura, e dietro, e di nuovo davanti, tante di quelle volte che la bambina, appena sveglia, continuava a guardarsi intorno in cerca delle altre.',
        vesemir:
          'Onore a Vesemir, che in tutta la notte fece forse nove passi e non ne sprecò uno. La mattina imprecò contro le proprie ginocchia, e ci raddrizzò sopra quella spada per il prossimo imbecille.',
        other:
          'Il vanto è di chi ebbe la porta nell’ora peggiore, quella tra il secondo canto e il mio, e da allora ha la bontà di dire che non ero in ritardo.',
      },
    },
    17: {
      title: 'Il re aspetta di persona',
      ending:
        'Sedette sulla pietra, in cappotto. Lei gli girò intorno finché la candela non affogò. Lui le raccontò del sale, del prezzo del faggio, di come rideva la mamma; altro non aveva preparato. Verso mattina lei gli posò quella testa terribile sugli stivali e un artiglio sulla pietra. Gli avevano detto di spingerlo via. Non ne fu capace. E così all’alba non c’era una bambina, solo qualcuno che dormiva. Adesso, a ogni luna piena, il re va di là col pane, e aspetta. Da allora non è stato mangiato nessuno. La borgomastra tiene il conto.',
      heroes: {
        geralt:
          'Per eroe vi do Geralt, ingaggiato per tagliare, che posò due spade sull’argine e il mantello sulle spalle di un re. Per questo, mi disse, nel suo mestiere non c’era una parola.',
        yennefer:
          'L’eroina è Yennefer. In vita sua non aveva mai avuto pazienza con duecento persone, e all’alba si vedeva: aveva gli occhi lucidi, per il fumo delle torce. Parole sue.',
        dandelion:
          'Ranuncolo, naturalmente, l’eroe: parlai dal sorgere della luna all’alba, e al re scrissi una ninnananna. La canta ogni mese, calante, e lei non l’ha ancora morso per questo.',
        ciri: 'La gloria è di Ciri. Scelse il gancio più arrabbiato dell’argine e fino all’alba interrogò quell’uomo sui suoi morti. Di padri ne aveva smarrito più d’uno anche lei, e sapeva quando tacere.',
        vesemir:
          'Vesemir insegnò al re come ci si siede accanto a una creatura spaventata: di sbieco, le mani in vista. L’aveva imparato in interi inverni di ragazzini. L’eroe mi ha pregato di lasciar fuori i ragazzini.',
        other:
          'Lode a chi non mollò la manica della borgomastra finché lei non ebbe detto ad alta voce che anche lei aveva paura. Ogni anno Gerda Osk manda a quella persona un sacco di sale, senza firma.',
      },
    },
    18: {
      title: 'Quel che nascondeva il sotterraneo',
      ending:
        'Quattordici cavatori e il ragazzo delle lampade, murati per soffocare un fuoco che si era spento da sé. Avevano graffiato i giorni: trentatré. Avevano bussato, e la città aveva sentito, e accettato un sacco di sale a famiglia. I muratori avevano conservato l’ordine, con due firme che conoscevo. Lei scese passandoci accanto, si distese vicino al ragazzo, e fu una bambina. La madre di lui, la postulante di quell’inverno, se la portò a casa. Impiccare non si poteva nessuno, perché erano stati tutti. Ma Salvany adesso fa il pane senza sale, e lo mangia.',
      heroes: {
        geralt:
          'L’eroe è Geralt, che li portò di sopra, quattordici e uno piccolo. Per tutto quel tempo il medaglione rimase immobile. Nessun mostro nei paraggi, disse, e non disse altro.',
        yennefer:
          'Yennefer trasse un ultimo guizzo da quindici lampade morte e chiese a ciascuna di chi fosse stata. Ognuno riposa sotto il suo vero nome. Rendetele onore; anche le lapidi le pagò lei.',
        dandelion:
          'L’eroe è Ranuncolo, che per una volta rinunciò a farne una canzone. Lessi in piazza quindici nomi, senza nessuna musica. È la cosa migliore che abbia mai eseguito.',
        ciri: 'Ciri è uscita da ogni gabbia in cui l’hanno chiusa. In questa entrò di sua volontà, e sedette accanto al ragazzo finché non arrivò la madre. Eccola, la vostra eroina.',
        vesemir:
          'Chi ha rappezzato per mezza vita una vecchia rocca sa leggere la firma di un muratore. Vesemir, il nostro eroe, le lesse tutte, bussò a ogni porta e distribuì martelli. Ne aveva portati abbastanza.',
        other:
          'Laggiù, accanto alla lampada più piccola, chi la gloria l’ha meritata mi chiese di starne fuori. Diedi la mia parola. Noterete che il nome non l’ho detto, ho solo guardato da quella parte.',
      },
    },
    19: {
      title: 'Si metta a verbale',
      ending:
        'All’ultima parola, che era “Come”, il gesso resse e lo scrivano no. Si svuotò di tutto. Sedette sorridendo, lui che non scordava nulla, e non avrebbe saputo dirvi che cosa fosse una sedia. Adesso lo imboccano col cucchiaio, con dolcezza. E sulla pietra una bambina di sette anni, che non aveva mai sentito parlare, aprì gli occhi. «Si metta a verbale», disse, con la voce di lui tale e quale, «che ho freddo.» Qualcuno corse a cercare una coperta. Io. Restare ad ascoltare non potevo.',
      heroes: {
        geralt:
          'Dove il gesso era più sottile, dietro al gesso c’era Geralt. L’eroe è lui, e la bambina lo fece iscrivere a verbale come un signore grosso, taciturno, adeguato. Credo che ne fosse lusingato.',
        yennefer:
          'Gesso o non gesso, metà di quel cerchio era la volontà di Yennefer. Ogni primavera torna e insegna a Dorn una parola, e la primavera dopo lui l’ha persa. Un’eroina sa essere cocciuta.',
        dandelion:
          'Ranuncolo! Perché quando alla fine a Dorn venne meno la lingua, quel “Come” lo dissi insieme a lui, e da allora non ci so più cominciare un verso. Addio similitudini. Ci si arrangia.',
        ciri: 'Vinse Ciri. Lei sa che cos’è una voce altrui che ti esce dalla bocca, e restò tutta l’estate a insegnare alla piccola funzionaria ad arrampicarsi sugli alberi e a volere le cose.',
        vesemir:
          'L’eroe è Vesemir. Prese il cucchiaio all’infermiera di Dorn e le mostrò come va tenuto perché un uomo conservi la sua dignità. Poi mise una zeppa alla sedia, che ballava.',
        other:
          'Le candele cadevano e una mano le riaccendeva, tutta la notte, da fuori del cerchio, finché non ci fu più bruciatura che manica. Nel primo verbale della principessa quel nome apre la pagina, scritto male.',
      },
    },
    20: {
      title: 'Una parola alla volta',
      ending:
        '«Nessuna.» «Trovi.» «Fame.» A ognuna gli artigli rientravano un poco. Nela tirava sul prezzo: prima di toccare “nome” fece chiamare il re perché dicesse quello del ragazzo, che era Jasko, e quelli di quattordici uomini murati con lui, sotto due firme. Quasi in fondo venne “mio”. Lo guardò così a lungo che si fece giorno. Poi si riprese la parola e si tenne il ragazzo, e sulla pietra una bambina starnutì. Nela non ha perdonato nessuno. Però saluta con la mano.',
      heroes: {
        geralt:
          'Per tutta la notte una donna smontò il suo dolore parola per parola, e Geralt, con un mostro che si schiantava sulla porta alle sue spalle, non spostò mai i piedi per metterle fretta. E dunque, Geralt.',
        yennefer:
          'L’eroina è Yennefer, che tenne in aria ventitré parole sciolte e non ne lasciò cadere una. Solo su “tuo” esitò. So perché, e non c’è vino che basti a farmelo dire.',
        dandelion:
          'L’eroe è Ranuncolo: dissi a Nela che la poesia più bella era la sua, tutte e due le parole. Era la verità, Dorn pianse, e lei acconsentì a cominciare. A qualcosa la critica serve.',
        ciri: 'Tra una parola e l’altra Ciri era già alla chiusa e di ritorno con quel che Nela voleva: uno scialle, il gatto, l’altra scarpa del ragazzo. Della scarpa non chiese nulla. È questa la mia eroina.',
        vesemir:
          'Vesemir sedette accanto a Nela e col coltello di lei le sventrò il pesce, male, perché quelle mani avessero qualcosa da correggere mentre tutto il resto si arrendeva. Bevo a questo eroe.',
        other:
          'E la canzone è di chi pensò di portare a Nela una sedia. Per un verso o per l’altro, in piedi ce l’avevano tenuta per sette anni. Sullo schienale adesso è inciso un nome, e non è il suo.',
      },
    },
    21: {
      title: 'Una carcassa e nessuna figlia',
      ending:
        'Non cambiò. Io ci contavo, lo ammetto; nelle canzoni cambiano. Giaceva lì alla luce del giorno, lunga e bianca, un dente da latte che dondolava, e le mosche le vennero addosso come vengono addosso a tutto. La borgomastra pagò fino all’ultimo soldo. Pagò anche il re: sulla carta c’era il suo nome, disse, e contò l’oro per una figlia. La appesero al dazio. Andarono a vederla in pochi. Quella sera lui fece accendere i camini, non essendoci più nessuno per cui tenerli freddi.',
      heroes: {
        geralt:
          'Eroe, per loro, fu Geralt. Lui lasciò le due borse sul davanzale del dazio e si portò via un dentino. In seguito gli ho frugato nelle bisacce. Deve tenerlo addosso.',
        yennefer:
          'A rallentarla era stato il fuoco di Yennefer, e così l’eroina fu lei. Per fare nell’altro modo ci sarebbe stato il tempo? mi chiese. Dissi di no. Ha conosciuto bugiardi di gran lunga migliori.',
        dandelion:
          'L’eroe fu Ranuncolo. Avevo cantato, capite, per attirarla verso le lame, e lei venne, con la testa piegata da una parte. Le parole le ho poi vendute. La melodia mai.',
        ciri: 'L’eroina è Ciri, e non lo sopporta. Anche lei l’hanno braccata per qualcosa detto prima che nascesse. Quella notte staccò il corpo dalla corda, mentre il daziere si guardava le scarpe.',
        vesemir:
          'Un’uccisione pulita, disse Vesemir ai ragazzi in festa, che l’avevano fatto eroe. E siccome qualcuno doveva pur insegnarglielo, aggiunse che “pulita” si dice delle lame.',
        other:
          'A chi ebbe gli applausi intitolarono una strada. Ci passò una volta sola, da cima a fondo, con gli occhi sul selciato, e domandò a un bambino come si arrivava a una strada qualsiasi, purché un’altra.',
      },
    },
    22: {
      title: 'Nessuno in particolare',
      ending:
        'Il giorno dopo il medico visitò trentuno persone cadute dalle scale, in una città di case basse. L’ostessa ci servì la colazione con le due mani fasciate e una faccia come un portone sprangato. Di sotto, dove lo scavo era cessato, tra ossa che nessuno volle spiegarci, non c’era nessuna strige. Una bambina nemmeno. Una neonata, morta da sette anni, intatta, che di alzarsi aveva finalmente finito. Il re la portò oltre l’argine dentro il cappotto. Loro, con le loro bende, si tolsero il berretto. Un nome, lui, l’aveva trovato.',
      heroes: {
        geralt:
          'Trentuno, di piatto, al buio, e non ne morì uno: quello fu Geralt, e l’eroe è lui. Disse che era l’aritmetica più difficile che avesse mai fatto.',
        yennefer:
          'Fino all’alba Yennefer tenne la scala col fuoco. Poi chiuse la porta e lavò la piccola con le sue mani. Chiamatela eroina per l’una o per l’altra cosa; ma a lei, in faccia, direi la scala.',
        dandelion:
          'E sia Ranuncolo. Ruppi il liuto in testa a uno con cui a mezzogiorno avevo brindato, e al funerale suonai su quel che ne restava, tre corde. Di più non ne occorrevano.',
        ciri: 'Senza una parola Ciri tolse con la manica la fuliggine dalla prima faccia. Era la donna delle mele. Mezza scala se ne andò a casa. Alla tomba fu l’eroina a dire per prima il nome.',
        vesemir:
          'Tanto tempo fa, a una scala di Vesemir, venne gente con le torce, e quella scala non fu tenuta. Di questa l’eroe è lui. Dopo fece il giro delle case a steccare i polsi rotti.',
        other:
          'Domandate a chiunque, a Salvany, chi c’era alla svolta, e quel nome ve lo diranno con orgoglio. Domandate contro chi, e vi parleranno del tempo, che è stato mite.',
      },
    },
    23: {
      title: 'Il corridoio era una porta',
      ending:
        'Quattordici cavatori e il ragazzo delle lampade, murati per ordine superiore, contro un incendio, avevano scavato verso il pendio ed erano morti a un braccio dall’aria. Lei scavò quel braccio. Venne giù una zolla, poi l’alba, e ne uscì una bambina di sette anni, bianca di sale, che passò davanti al re, davanti alla borgomastra, e andò dritta da una capra. In una casa non voleva mettere piede. Così Hostimil fece togliere dai cardini tutte le porte che aveva. Fu un lungo inverno per i suoi ministri. A primavera lei arrivò fino alla cucina.',
      heroes: {
        geralt:
          'Geralt, che al buio ci vede, avrebbe potuto dirci in ogni momento a che distanza erano quegli artigli. «Lontani», diceva ogni volta. «Belli lontani.» Quando conta, l’eroe mente a meraviglia.',
        yennefer:
          'Una parola di Yennefer e avremmo avuto luce, e all’altro capo uno spavento. La parola se la tenne in bocca per tutto il tragitto, e si rovinò l’abito fino al fianco. Eroina.',
        dandelion:
          'Il vostro eroe è Ranuncolo. Chiunque avesse la corda in vita, le sciocchezze recitate là dentro erano le mie poesie giovanili, complete. Nessun altro le ha mai ascoltate fino in fondo; e devo dire che lei scavò più in fretta.',
        ciri: 'Le porte per Ciri non significano nulla; poteva comparire sul pendio in un lampo e aspettare. L’eroina si fece il corridoio carponi con noi, palmo a palmo. E la capra fu un’idea sua.',
        vesemir:
          'Fu la notte di Vesemir: strisciando lesse col pollice quindici nomi nel sale, e in cima li sapeva tutti, in ordine. Con quel genere di elenchi ha una lunga pratica.',
        other:
          'Chi ne uscì in gloria ha ancora sale sotto le unghie, e il vizio incurabile di lasciare le cose aperte, perfino la stufa. Anche qui, in questa casa. Da dove credevate che venisse, lo spiffero?',
      },
    },
  },
};

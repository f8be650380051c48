import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

/** The Lesser Evil in Italian. “Il Pollice” is said of men and women alike. */
export const evil: Tale = {
  title: 'Il male minore',
  cover: covers.evil,
  introduction:
    'Hask puzza come suona: un porto in fondo a una diga, con una piazza sola, e nella piazza una grande bilancia da pesce che imbroglia tutti così equamente da passare per giustizia. Noi volevamo una nave per il sud, e io un pubblico. Di navi non ce ne sarebbero state fin dopo il mercato, di lì a tre giorni. Su in cresta, presso le fornaci da calce, si era accampata Renfri con la sua banda, una spada e una latta da tabacco. Sul molo c’era una torre, e nella torre il mago Stregobor, che la chiamava una calamità. Ci mandarono a chiamare tutti e due prima che si freddasse la zuppa. Tutti e due, mi duole dirlo, furono cortesi.',
  paths: {
    2: {
      title: 'Una lama con un conto aperto',
      scene:
        'Renfri, bianca di calce fino alle ginocchia, vuotò la sua latta da tabacco su una pietra. Chiodi, lunghi come la mia mano. «Della nostra porta, a Lunde. La fece chiudere da fuori, con sei di noi dentro. Io ero piccola. Salii per la canna del forno.» Il fabbro che vendette i chiodi è morto; morto anche il garzone che reggeva la lanterna. Qualcuno chiese quanti anni avesse, il garzone. «Allora? Otto.» All’alba verranno degli uomini lungo la diga, a prenderla. Le piacerebbe avere altre spade accanto alla sua.',
      result:
        'Vennero con addosso cotte di maglia troppo grandi: la guardia del porto, quattro padri a una corona l’uno. Due tornarono a casa. Chi più forte aveva chiesto l’acciaio riattraversò Hask mentre le imposte si chiudevano, una casa alla volta. Chi avrebbe voluto sentire prima il mago rivoltò le tasche dei morti, ci trovò i suoi ordini, e li studiò.',
    },
    3: {
      title: 'La torre senza porta',
      scene:
        'La torre non ha porta. Si cammina dritti alla decima pietra, pensando alla cena, e si è dentro. Inchiostro, aringhe. Stregobor non vaneggia; l’avrei preferito. «Dove sverna lei la gente tossisce e muore. Lei no. A Lunde chiusi una casa per salvarne quaranta. Tardai di un giorno. Da allora ne ho chiuse altre dieci.» Sfogliò per noi le pagine: villaggi, date, fosse corte. «Dopo il mercato la tosse tornerà a casa con ogni carrettiere della costa.» Stanotte gli servono le nostre mani per una barriera: gesso, sale, un capello da ogni soglia.',
      result:
        'All’alba la porta di chiunque le fosse mai stato vicino aveva un segno grigio. Ce l’aveva quella di Jutta la fornaia; a colazione aveva anche i chiodi. Chi di noi pendeva per Renfri guardò con freddezza, e imparò come si fanno certe cose. A chi aveva insistito per il gesso dissero grazie, in pubblico, uomini con il martello.',
    },
    4: {
      title: 'Condizioni tra pane e birra',
      scene:
        'Hask ha due vedove nuove, e nessuna voglia di una terza. La borgomastra Hedda Vorn si siederà con Renfri alla Mezza Strada, la birreria sulla diga, purché in mezzo ci si metta gente che le due parti detestano in egual misura. Renfri si è lavata. «Lo voglio sotto la bilancia il giorno di mercato, e che gli si chieda, a voce alta, con tutti a sentire. Se dicono che ha fatto bene, me ne vado.» Spezza la pagnotta con le dita, la passa a destra e a sinistra, e guarda chi di noi mangerà.',
      result:
        'All’ora di chiusura era fatta: la bilancia, la domanda, nessuna lama prima della risposta. A chi aveva difeso le ragioni del mago toccarono un brindisi all’equità, e un biglietto sigillato sotto il piatto. Ma a Renfri i patti piacciono bevuti alla pari. Chi più aveva spinto le tenne dietro boccale per boccale, e si svegliò a mezzogiorno con svariati talenti smarriti.',
    },
    5: {
      title: 'Strade sorvegliate di notte',
      scene:
        'Per le guardie il mago non ci rimprovera. Ci manda lo scrivano, infangato fino alle cosce, con una mappa della palude. La gente di lei, scrive, sguscia dentro Hask col buio, e a battere gli argini non c’è più nessuno. C’è chi le va incontro. C’è chi si lascia fiatare addosso. «Scoprite chi. Non vi chiederò di inchiodare niente.» Niente luna, rane che ruggiscono; e lungo l’argine più lontano cammina una lanterna, portata bassa, all’altezza, più o meno, di una mano di bambino.',
      result:
        'La lanterna era Pim, il più piccolo di Renfri, col brodo per la madre, che aveva la tosse. Scappò. In una palude non si fa. Chi era con Renfri lo riportò in braccio alle fornaci, e ne ebbe, senza una parola, uno dei chiodi. Chi aveva voluto la caccia rimase nell’acqua fino al collo finché non girò la marea, e un po’ di senno lo lasciò lì.',
    },
    6: {
      title: 'Il campo dei banditi',
      scene:
        'Degli uomini sulla diga Renfri dice soltanto che sono tornati a casa senza stivali. A parlare delle porte segnate manda Pim, il suo più piccolo, il figlio di Jutta la fornaia, che sa tutto a memoria. «Dice di salire a contarci. Guardateci in gola. Se siamo la peste, diteglielo in faccia.» La via passa per la vecchia cava, davanti a un disertore chiamato Gracchio che un ospite non l’ha mai avuto. Sopra le fornaci il fumo è troppo bianco per essere di cucina. Lassù qualcuno tossisce, e qualcun altro lo zittisce.',
      result:
        'Quattordici vivi, con la gola pulita. Dietro l’ultima fornace, sotto calce fresca, altri quattro di cui nessuno aveva parlato. A Hask dicemmo che i vivi stavano bene, ed era vero. Chi di noi era per il mago disse anche dei quattro, sottovoce, e trovò ascolto. Chi aveva spinto per la visita puzzava di calce, e dormì fuori dalla locanda.',
    },
    7: {
      title: 'Le due lettere della borgomastra',
      scene:
        'Hedda Vorn ha seppellito due mariti e un muro del porto, e quella notte non aveva dormito. Davanti a lei c’erano due lettere. Una dà a Renfri il salvacondotto per il mercato. L’altra permette a Stregobor di chiudere le porte che vuole. «Se ne sigillo una sono una vigliacca. Se le sigillo tutte e due sono una statista.» La ceralacca gliel’ha mandata lui. Le piacerebbe che a leggere in piazza fosse gente con la faccia onesta. Dal vicolo del forno veniva un bussare, da dentro, paziente, come di chi lavora un impasto.',
      result:
        'Le sigillò tutte e due. Una salì alle fornaci; l’altra la proclamammo, con una bella voce che arriva lontano, la mia, e al tramonto c’erano undici porte chiuse. A chi più l’aveva sostenuta chiesero acqua attraverso le assi, per nome. Chi aveva parlato per Renfri fece il giro, di notte, con un levachiodi. Hask, che si vergogna, se ne ricorda con affetto.',
    },
    8: {
      title: 'Giorno di mercato',
      scene:
        'La campana, i formaggi, la costa intera con la camicia pulita. Renfri sta sotto la bilancia, a mani vuote, e fa la sua domanda. In cima alla torre appare Stregobor, alto come un albero maestro, e scuote lentamente il capo. Un bel ritratto. Non fa ombra. Lui lassù nemmeno c’è. Vidi la pazienza di lei finire: avrete presente una gomena che si spezza. «Questi patti li avete garantiti voi», ci dice. Uno dei suoi le lancia la spada, elsa in avanti, sopra tutti quei cappelli, e la spada è in aria.',
      result:
        'La prese. Poi i suoi da sotto i carri, quelli della borgomastra dalla casa della pesa, e in mezzo chi era venuto a comprare un’oca. Le aprimmo un varco fino a lui, e lei lo usò. Di chi più forte aveva gridato di sguainare tutta la costa vide lo stivale, che scavalcava qualcuno. Chi voleva aspettare fece la guardia ai bambini.',
    },
    9: {
      title: 'Un’altra ora di parole',
      scene:
        'Lo scrivano del mago mi tira per la manica. Il suo padrone è nella casa della pesa, dietro la farina, e batte i denti. Uscirà. Risponderà. Ma non a una lama nuda, e non prima che qualcuno abbia insegnato a quella piazza ad ascoltare: «Sentiranno la parola e scapperanno, ed è così che viaggia, scappando.» Un’ora di chiacchiere, di qualunque genere, davanti a una donna che aspetta da diciotto anni. Parlare è il mio mestiere. La guardai in faccia, e non mi venne in mente altro che il tempo.',
      result:
        'Diritti di porto, lana, una ballata intera. Poi il mago uscì, bianco di farina, e lesse dal registro, casa per casa. La piazza non scappò. Contò. Alla fine supplicarono chi aveva perorato meglio la causa di Renfri di portargli via il libro. Chi gli aveva procurato quell’ora gli stava accanto, annuendo, e di quell’annuire si accorsero tutti.',
    },
    10: {
      title: 'Tagliare la strada',
      scene:
        'Renfri ci trovò alla chiusa, la vigilia del mercato. Del ragazzo parlò con garbo. «Il mago parte stanotte, per la strada dove non sono io. Fa sempre così. E allora voglio che di strade non ce ne siano.» Nella diga una fila di cunei di quercia trattiene il mare; toglili, e al resto pensa la marea. Ci vuole qualcuno che sappia leggere il fango. Dal lato di terra dormono i carrettieri, un miglio di lanterne, e sognano prezzi. «Niente mercato, niente folla», dice Renfri. «Dovrebbe esserne contento perfino lui.»',
      result:
        'I cunei vennero via come denti. Il mare entrò a passo d’uomo, e a mezzanotte nella breccia ci si poteva ormeggiare una cocca. Chi più aveva spinto andò dietro all’ultimo cuneo, rotolò per mezzo miglio e tornò su a corto di nomi, di nodi e di nervi. Chi aveva parlato contro corse lungo le lanterne, a far voltare i carri. I carrettieri ci brindano ancora.',
    },
    11: {
      title: 'Dietro l’illusione',
      scene:
        'Quella sera, visto che gli avevamo battuto gli argini, Stregobor ci mostrò il trucco. La torre è crollata prima che io nascessi. Quel che c’è sul molo è un moncone e un’idea molto testarda. «Sta su perché la penso», disse. Domani ha intenzione di pensare qualcosa di più grande: a guardare dalla cresta, niente Hask, solo palude e gabbiani. Ma torre e città insieme, da solo, non le regge. Tese una mano sporca d’inchiostro. Fuori, sottovento, le prime famiglie del mercato si erano coricate a ridosso delle pietre.',
      result:
        'Per tutta la mattina, dalla cresta, Hask non ci fu. Poi sul molo un bambino rise di qualcosa, e il pensiero scivolò, e alla torre tornò in mente che cos’era. Chi di noi era per Renfri stava già trascinando al sicuro chi dormiva. A chi lo reggeva insieme al mago quel pensiero fu strappato con la radice, e con tutto ciò che ci cresceva intorno.',
    },
    12: {
      title: 'Un giuramento in taverna',
      scene:
        'La vigilia del mercato. Renfri posa la spada sul banco della Terza Aringa, tra le pozze di birra. Giurerà: nessuna lama sua sguainata dentro Hask finché lui non avrà risposto. E lui giuri che altre porte non se ne inchiodano. Stregobor manda a dire che giura quel che si vuole; i giuramenti non attaccano la febbre. A lei serve una garanzia, da qualcuno di noi, il nome e il collo. Da quando lei è entrata l’oste lucida sempre lo stesso boccale. Fuori, nel vicolo, c’è gente che se ne sta lì, con le mani dietro la schiena.',
      result:
        'Giurò lei, giurò lui per interposta persona, giurò chi garantiva. Poi nel vicolo qualcuno disse quel che pensavano tutti, e la finestra si fece buia, un’asse alla volta. Prima del terzo chiodo Renfri aveva sguainato. A chi più aveva voluto il suo giuramento lo rinfacceranno vita natural durante. Chi stava col mago era fuori, e corse a chiamarlo.',
    },
    13: {
      title: 'Il calcolo del mago',
      scene:
        'Stregobor volle sapere della calce: quanti, da quando, a che profondità. Sentimmo le nostre voci rispondere. Scrisse finché durò la candela, poi girò il registro verso di noi. Migliaia, se lei viene al mercato. Trentuno, se resta dov’è. Lui conosce un cerchio da tracciare intorno alle fornaci, e niente che respiri lo passa; chiede un ditale di sangue a ciascuno di noi, e chiude dentro la cuoca, la capra, il ragazzo. «Sono compresi nei trentuno», disse, prima che qualcuno domandasse. «Ho controllato.»',
      result:
        'Una lepre arrivò di corsa fino al cerchio e si sedette. La tosse attraversò il campo, come calcolato, poi un vicolo di Hask, come calcolato. E chi l’aveva voluto? Su questa costa nessuno accetta un bicchiere da quella mano. E chi aveva parlato per Renfri? Restò sul bordo, con l’ammirazione di tutti, e imparò, gridando attraverso il cerchio, come si assiste un malato.',
    },
    14: {
      title: 'Basta parole',
      scene:
        'Renfri viene al mercato col salvacondotto piegato nel guanto e la spada legata al fodero con un nastro, come un’oca da fiera. Formaggi, funi, bambini a cavalluccio. Poi vedo quello che vede lei. Vicino alla bilancia ci sono uomini in grembiule, troppo alti per essere pescivendoli, e uno ha in mano delle assi. Sul mantello, dietro, lei ha già un segno di gesso. Ci cerca con gli occhi e non chiama. Scioglie il nastro piano piano, perché dopo nessuno possa dire di non aver visto.',
      result:
        'Fu breve. I grembiuli non fermano niente. Su ogni piatto c’era un uomo di traverso, e la grande bilancia stava perfettamente in pari, per una volta in vita sua. A fare scudo ai bambini, dal principio alla fine, fu chi aveva tenuto per il sigillo della città. La voce che più invocava le botte ne prese una, con un’asse, e poi la colpa di tutte le altre.',
    },
    15: {
      title: 'La via per uscire di città',
      scene:
        'Stregobor ha fatto i bagagli: una camicia, un registro. Le porte che ha chiuso hanno fratelli e padri, che aspettano sul molo coi remi in mano. «Se quando comincia sono a Hask, ci sarà un incendio, e gli incendi corrono. Portatemi fuori e lei verrà dietro a me. Così la vostra piazza resta una piazza.» Un vecchio scolo della salamoia passa sotto la casa della pesa e sbuca sulla strada della palude, dove stanno due carri da aringhe coi loro muli. Ci vuole buon naso per la direzione, e per tutto il resto pessimo.',
      result:
        'Quarant’anni di aringhe, fino alla cintola. Lo tirammo fuori accanto ai carri, e lui ci corresse il conto delle svolte. Era stata l’idea di una sola persona, più che altro. Quella persona andò avanti, ne bevve, e ci perse un mese di senno e ogni buona compagnia. Chi pendeva per Renfri rimase in piazza, disse dov’era finito, e fece un giro in spalla alla folla.',
    },
  },
  epilogues: {
    16: {
      title: 'Vuota a mezzogiorno',
      ending:
        'A mezzogiorno la piazza era vuota. Scarpe, più che altro, di rado due dello stesso paio; formaggi; un’oca che andava a spasso, invenduta. Stregobor giaceva nella farina sotto un mucchietto di chiodi, molto più piccolo del suo ritratto. Renfri sedeva in un piatto della grande bilancia, la latta vuota sulle ginocchia. Non ho mai visto nessuno così a corto di idee su come passare un pomeriggio. Quell’anno la febbre non venne. Visto? disse la gente di lei. Lo scrivano disse che nessuno si era fermato abbastanza da prenderla.',
      heroes: {
        geralt:
          'Geralt passò il pomeriggio ad appaiare scarpe lungo il muro. Verso sera una nonna tornò a prendere le sue. Non gli rivolse la parola, ma per allacciarle si sedette lì.',
        yennefer:
          'Fu Yennefer a cancellare il gigante dal cielo, con una parola breve, e fu Yennefer, dopo, a inginocchiarsi nella farina e chiudere gli occhi a quello piccolo. La seconda cosa la nega.',
        dandelion:
          'Mi risulta che l’eroe sia Ranuncolo, e Ranuncolo sono io. Quella sera cantai per un’oca sola. Restò fino in fondo, e per una volta non concessi il bis.',
        ciri: 'Ciri salì sull’altro piatto, e la bilancia andò in pari. «E adesso che fai?» chiese. Quando accesero i lumi erano ancora lì sedute tutte e due, a pensarci.',
        vesemir:
          'Davanti a Vesemir ne avevano svuotate, di piazze, per ragioni migliori e peggiori, e quali fossero state le une e quali le altre non se lo ricordava più. Si guardò intorno in cerca di una scopa.',
        other:
          'La canzone è di chi partì con l’ultimo carro, e ancora oggi non può sentir tirare sul prezzo di un’oca senza voltarsi a vedere dove sono i bambini.',
      },
    },
    17: {
      title: 'Per questa volta',
      ending:
        'Arrivò a Lunde e si fermò, perché aveva farina sugli occhiali. «Sei», lesse. «Cinque», disse Renfri. «Io sono qui.» Lui chiese in giro una matita, e corresse. Lei rise: della matita, di diciotto anni, finché non dovette reggersi alla bilancia. Poi ripose la spada. «Per questa volta», disse. Adesso il registro pende da una catena accanto al listino dei prezzi. Lui spazza la casa della pesa, e ogni giorno di mercato lei viene a guardarlo, e uno dei due sconta una pena.',
      heroes: {
        geralt:
          'Un quarto di quell’ora era stato di Geralt, sull’alimentazione degli annegati. Hask lo ritiene il discorso più lungo della sua vita, e non un’anima aveva osato andarsene.',
        yennefer:
          'La matita la prestò Yennefer. Sapeva già che cosa ne avrebbe fatto? Si sa sempre, dice Yennefer, con la gente che tira le righe ai margini.',
        dandelion:
          'Gran parte di quell’ora fu di Ranuncolo, ballata compresa, e nessun vivente l’avrebbe riempita meglio. Eppure la battuta della giornata fu “Io sono qui”. Avrei dato il liuto per averla scritta io.',
        ciri: 'La seconda a ridere fu Ciri. Non c’era niente di buffo, mi disse più tardi; pensava soltanto che là dentro non dovesse starci nessuno da solo.',
        vesemir:
          'Nei giorni di mercato troverete Vesemir accanto a Renfri sul muretto, a guardare la scopa. «Hai saltato un pezzo», grida Vesemir. È quanto di più vicino alla misericordia ci sia su quella costa.',
        other:
          'L’onore è di chi mise la catena, e scelse l’altezza del gancio: troppo in alto per un ladro che ha fretta, abbastanza in basso per qualunque bambino sappia leggere.',
      },
    },
    18: {
      title: 'Chiusa a tutti',
      ending:
        'Stregobor partì di notte, lungo la diga, col registro sotto il cappotto; della breccia non gli aveva detto niente nessuno. Renfri, che la conosceva, gli andò dietro. A primavera il fango li restituì insieme, ciascuno col pugno nel bavero dell’altro, e Hask non si è mai messa d’accordo su chi stesse tirando fuori chi. La strada se l’è tenuta il mare. Il mercato non si fa più. Quell’anno ci fu la febbre nell’entroterra, fin su ai monti. A Hask niente, e sono troppo poveri per farlo notare.',
      heroes: {
        geralt:
          'Qualcuno doveva scendere ad aprire quelle mani, e scese Geralt. Da che parte tirassero le braccia, lui lo sa. Dice che erano fredde.',
        yennefer:
          'Yennefer avrebbe potuto rialzare quella diga in una mattina, e la borgomastra gliel’aveva chiesto in ginocchio. Lei guardò per un pezzo i roghi dell’entroterra. Poi domandò di una barca.',
        dandelion:
          'Certo che c’è una canzone; sono Ranuncolo. Ha due ultime strofe, e prima di decidere quale delle due stasera sia vera do un’occhiata alla sala, ai suoi stivali e ai suoi lividi.',
        ciri: 'Pim alla breccia non ci voleva credere. Così tutte le sere Ciri lo portava a remi là in mezzo, gli faceva lasciar cadere un sasso, e ascoltavano insieme finché non arrivava.',
        vesemir:
          'I due orli sono segnati con pali di salice, perché col buio nessun forestiero ci finisca dentro. Ogni autunno Vesemir torna a cambiarli, su una barca a nolo, lamentandosi del nolo.',
        other:
          'L’ultimo carro a lasciare la diga portava il formaggio di un estraneo e la nonna di un estraneo, e in mano a chi fossero le redini lo sanno tutti. La nonna fu restituita.',
      },
    },
    19: {
      title: 'Che cosa la teneva su',
      ending:
        'La torre non venne giù subito. Per il tempo che ci vuole a sgombrare un molo Stregobor la tenne da solo, una pietra immaginaria sull’altra, sanguinando dalle orecchie; poi ci fu un bel po’ di rumore. Renfri scese in mezzo alla polvere e scavò, tutto il giorno, con le mani, perché aveva un chiodo da consegnare. Verso il tramonto lo raggiunse. Era morto, raggomitolato intorno alla figlia di un carrettiere, che morta non era. Lei si lasciò andare sui talloni. Sentii il chiodo tornare nella latta.',
      heroes: {
        geralt:
          'Geralt scavò al suo fianco dalla prima ora senza chiedere per che cosa. Le avrebbe fermato il polso, pensa. Di esserne sicuro non ha nessuna fretta.',
        yennefer:
          'Un arco resse un respiro più degli altri, sopra una famiglia; era Yennefer, che ne aveva agguantato un angolo. Da allora ha l’emicrania, e dà la colpa agli spifferi.',
        dandelion:
          'Quel bambino sul molo rideva di Ranuncolo, che ne era appena caduto, accordando il liuto. Si potrebbe dunque dire che ho buttato giù una torre. Io cerco di non dirlo. Viene sempre fuori.',
        ciri: 'Due volte Ciri fu sotto le pietre quando per entrarci non c’era via, e due volte ci ricomparve alle spalle con un piccolo per la collottola. Della terza non parla.',
        vesemir:
          'I muri vecchi, prima di coricarsi, si appoggiano: Vesemir lo andava dicendo da due giorni, su e giù per il molo, come fanno i seccatori. La metà si era spostata, per levarselo di torno.',
        other:
          'C’è chi riportò a casa quella bambina, due giorni a piedi nell’entroterra. «Chi l’ha salvata?» chiesero sulla porta. La risposta fu così lunga che prepararono un letto. A quel letto, io brindo.',
      },
    },
    20: {
      title: 'Attenta al gradino',
      ending:
        'Venne lungo il molo in pantofole. Quel giuramento l’aveva fatto come si firma per un barile, però l’aveva fatto. Con le pinze da aringhe dell’oste, e dove scivolavano con le dita, Stregobor cavò i chiodi da quella porta, e la folla lo lasciò fare, per lo stupore. Cadde l’ultima asse. Renfri uscì con la spada che aveva giurato di non sguainare. «Attenta al gradino», disse lui, e furono le sue ultime parole. Dopo, lei raccolse i chiodi. La latta non si chiudeva più.',
      heroes: {
        geralt:
          'Sulla soglia Geralt si era fatto da parte, perché il mago potesse entrare o Renfri uscire. Credeva che ci sarebbe stato il tempo di vedere quale delle due cose.',
        yennefer:
          'Yennefer, che della parola di Stregobor usava dire che non valeva una testa di pesce, comprò le pinze dall’oste. Stanno appese dove può vederle dallo scrittoio.',
        dandelion:
          'Una volta, per scommessa, Ranuncolo mise in rima le gabelle di Novigrad, tutte. Credetemi, dunque: sono nove anni che cerco il verso che viene dopo “Attenta al gradino”.',
        ciri: 'Ciri le tolse di mano la latta, marciò fino in fondo al molo e la scagliò più lontano che poté. «C’era anche del tabacco, là dentro», disse Renfri, quando fu affondata.',
        vesemir:
          'Prima di partire Vesemir montò una porta nuova alla Terza Aringa. Ci mise due giorni. Di chiodi non ce n’è uno; usò i cavicchi.',
        other:
          'Nel pieno delle grida qualcuno si chinò a raccogliere una pantofola del mago, e la resse, educatamente, finché il vicolo non fu vuoto. La mia ballata finisce su quella mano.',
      },
    },
    21: {
      title: 'Trentuno',
      ending:
        'Trentuno, e trentuno furono. Renfri portava l’acqua e chiudeva gli occhi ai morti, visto che a lei la febbre non si attaccava. Quando il cerchio svanì scese nel vicolo di Hask, bestemmiando come un barcaiolo, e fece lo stesso laggiù. L’ultima riga del registro diceva soltanto “molo”, e quello era lui. Lei gli resse la tazza, tre notti. Lo rifarei, le disse. Lei gli disse di bere. Altrove non si ammalò nessuno, e quindi non c’era nessuno che potesse ringraziarci.',
      heroes: {
        geralt:
          'Nemmeno a Geralt le febbri si attaccano. Reggeva l’altro capo della barella, e in undici giorni lui e Renfri si scambiarono, secondo il mio conto, nove parole. Quattro erano “tu prendi i piedi”.',
        yennefer:
          'Per tutto l’inverno Yennefer ripassò il registro in cerca dell’errore. L’ho vista avere ragione su quasi tutto. Sperare di non averla, mai prima d’allora.',
        dandelion:
          'Lui aveva annotato date e vicoli. I nomi sono di Ranuncolo: trentuno strofe, e in ognuna qualcosa che quella persona diceva sempre. È la mia opera migliore. Non la chiede nessuno.',
        ciri: 'E Ciri, era stata contata? Pretese di vedere. Lo era, in margine, con accanto un punto interrogativo. La pagina se la porta dietro, piegata piccola, e le dice villanie.',
        vesemir:
          'Ai ragazzi di Hask Vesemir insegnò a scavare: quanto a fondo, come si risparmia la schiena, e che ci si può fermare a urlare, purché non appoggiati alla vanga.',
        other:
          'La trentaduesima persona ad ammalarsi, contro l’aritmetica e a forza di zuppa, si rifiutò di morire. Pare che Stregobor se ne sia molto risentito. La canzone di stasera è sua.',
      },
    },
    22: {
      title: 'Il Pollice',
      ending:
        'Renfri attraversò la piazza verso la torre e camminò dritta alla decima pietra, pensando, spero, alla cena. Tornò dopo il tempo di una canzone breve, e che cosa si fossero detti non l’ha mai raccontato. Da lì non è più uscito nessun altro. Hask non parla né di lei né di lui, ma di chi per due giorni stette col mago e il terzo calcò la mano sulla bilancia, ed è certa di sapere chi di noi fu. Laggiù il mercante sorpreso a barare lo chiamano Pollice, e lo chiameranno così quando di noi si sarà perso il ricordo.',
      heroes: {
        geralt:
          'A Geralt hanno detto di peggio, in città migliori. Eppure, quando una pescivendola borbotta “Pollice”, lui si ferma, si volta, e le lascia vedere tutte e due le mani.',
        yennefer:
          'In faccia, a Yennefer, nessuno ha mai detto Pollice. Glielo dicono due valli più in là, a porte chiuse, col cane fuori, e poi si tastano con cura in cerca di verruche.',
        dandelion:
          'Per un anno ho cantato che era stato qualcun altro. Era stato Ranuncolo. Mi ero appoggiato alla bilancia per togliermi un sassolino dalla scarpa, ed è così che la storia ti trova.',
        ciri: 'A Ciri quasi piaceva, per una settimana o giù di lì. Poi una vedova in nero le tenne aperto un cancello e disse: «Dopo di voi, signorina Pollice», senza nessuna malizia, convinta che si chiamasse così.',
        vesemir:
          'Vesemir è l’unico che a quel nome si giri. Hanno un morto per piatto, dice, e quando chiamano qualcuno dovrà pur voltarsi.',
        other:
          'In tre porti ho sentito raccontare quanto fosse alto, il Pollice, e con quale mano lo fece. Ogni volta, alla mia destra, c’era chi lo sapeva meglio di tutti, e li lasciava finire.',
      },
    },
    23: {
      title: 'Due carri',
      ending:
        'Quel mezzogiorno due carri lasciarono Hask, in direzioni opposte. Su uno sedeva Stregobor, fra mastelli di salamoia, il registro sulle ginocchia, a rigare una pagina pulita. Sull’altro c’erano tutti quelli usciti da dietro le assi, Jutta la fornaia col suo bambino in grembo; guidava Renfri, perché vicino a loro nessun carrettiere voleva sedersi. Al bivio si alzò in piedi a cassetta e seguì l’altro carro con gli occhi finché non sparì. Poi alle sue spalle qualcuno tossì, e lei tirò avanti. In seguito le ho fatte entrambe, quelle strade. Si seppelliva lungo tutte e due.',
      heroes: {
        geralt:
          'Geralt andò dietro al carro di Renfri, a piedi, fino alla seconda pietra miliare; poi si voltò, e andò dietro all’altro per lo stesso tratto. Che cosa stesse misurando non gliel’ho chiesto.',
        yennefer:
          'Mentre il mago ci ringraziava, Yennefer posò sul suo registro una sola parola. Ogni volta che lui scrive di chiudere una porta, il registro domanda, con la voce di lei, chi c’è dentro.',
        dandelion:
          'Fino al bivio ebbero con sé nella paglia Ranuncolo, che cantava, perché ecco finalmente un pubblico che non poteva alzarsi e andarsene. Jutta sapeva tutte le seconde voci.',
        ciri: 'Al bivio Ciri lanciò una moneta, la prese al volo, se la batté sul polso. Restò lì finché la polvere non si fu posata sulle due strade. Poi se la mise in tasca senza guardare.',
        vesemir:
          'Si scoprì che Vesemir aveva ingrassato i mozzi, a tutti e due i carri, la sera prima. A qualcuno sarebbero serviti, disse; a chi, era una domanda per gente più intelligente.',
        other:
          'Un mese di abluzioni a ogni pompa della strada, e ancora cene in solitudine: anche questo è la gloria. Poi una ragazzina accostò uno sgabello, a un braccio di distanza, e disse: «Mia zia è viva?» Lo era.',
      },
    },
  },
};

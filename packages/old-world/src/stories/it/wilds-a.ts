import type { ExplorationPart } from '../types.ts';

/** Wilds, first half. */
export const wildsA = {
  'wilds-01': {
    title: 'Una porta ancora sprangata',
    scene:
      'Sette case sono cenere fino al ginocchio. L’ottava è intatta, con le imposte chiuse e un sacco bagnato lungo la soglia, e il fumo delle altre sette le si appoggia addosso come se chiedesse di entrare. Un aratro, una scarpa, un paiolo bollito a secco. Nessun cadavere, e potrebbe essere un bene. Posi il palmo sulla porta e senti che dall’altra parte la tiene chiusa qualcosa, che respira con la bocca.',
    options: ['Prendi la porta a spallate', 'Bussa, e siediti sul gradino'],
    outcomes: [
      'Era il balivo, solo, con la cassa delle decime e uno spiedo da cinghiale. Il resto del villaggio aveva chiesto di entrare. Un affondo gli riesce, prima che tu gli spieghi come stanno le cose. La cassa la apri sulla strada, dove la gente possa trovarla; quel che rotola dalla tua parte, lo tieni.',
      'Passa un’ora. Dal bosco scende gente, uno alla volta, si ferma nel cortile alle tue spalle, e nessuno parla. Poi la spranga scorre. È il balivo, abbracciato alla cassa delle decime. Non li aveva voluti dentro. Adesso la porta fuori lui. Ti danno del pane che ha cotto l’incendio: con quello si cammina tutta la notte.',
    ],
  },
  'wilds-02': {
    title: 'A ogni giro più a fondo',
    scene:
      'Orme di stivali escono dalle felci, attraversano la radura e girano intorno a una vecchia quercia. E girano. Conti diciannove giri, scavati l’uno dentro l’altro come il filetto di una vite, ciascuno più profondo del precedente. Nessuno lo inseguiva. Il passo non cambia mai. Verso l’anello più interno le orme sono piene d’acqua fino alla caviglia, come se chi le ha fatte si fosse appesantito a ogni tornata.',
    options: ['Percorri l’anello sulle sue orme', 'Taglia dritto verso la quercia'],
    outcomes: [
      'Al quarto giro ti accorgi di andare al passo. Al settimo senti quell’altro, lontanissimo, un, due, un, due, e ti strappi via prima di averne voglia. Questo anello è vecchio e non c’è più nessuno. Ma ce n’è un altro, più addentro nella foresta, dove si cammina ancora.',
      'La corteccia è lisa all’altezza di una spalla. Dietro la quercia un’altra creatura è venuta a spiare chi camminava, strisciando sul ventre, con pazienza, e se n’è andata per la via da cui era venuta. Lasci i cerchi ai fatti loro e prendi la pista diritta.',
    ],
  },
  'wilds-03': {
    title: 'Al paiolo non si chiedono nomi',
    scene:
      '«La scodella è sul ceppo.» L’eremita non alza gli occhi. È un paiolo grande per una persona sola; dentro, certe cose si rivoltano piano, mostrano un fianco, vanno sotto. Tutt’intorno alla radura pendono fagottini legati con lana rossa, centinaia, ad altezze diverse, e non ce ne sono due uguali. «Io non chiedo chi», dice l’eremita dopo un po’. Potrebbe essere un uomo o una donna. «Sono loro che chiedono che cosa c’è dentro. Quello si paga a parte.»',
    options: ['Mangia quello che passa il paiolo', 'Chiedi che cosa c’è dentro'],
    outcomes: [
      'Funghi, pensi, e qualcosa che di recente si è pentito. Va giù come un sasso rovente e scalda per miglia. Quando fai per restituire la scodella, dentro c’è una bottiglia tappata. L’eremita sta già parlando con qualcun altro, che non c’è.',
      'La tua moneta finisce nel paiolo insieme al resto, e l’elenco dura fino a sera. Ogni cosa va assaggiata da sola, e a qualcuna non garba: ti sanguinano le gengive, ti si addormenta il braccio sinistro, per un attimo sai che ore sono. Ma là dentro niente è per caso, e alla fine ne vedi il senso.',
    ],
  },
  'wilds-04': {
    title: 'Più la sera che il mattino',
    scene:
      '«Sessantuno all’alba», dice la pastora. Ha dodici anni, un cappello da uomo e una fionda. «Le conto quando passano dal varco. All’imbrunire le riconto, e sono sessantatré. Tutti i giorni, dal disgelo.» Non ti sta chiedendo di crederle. Sotto di lei il gregge si sposta lungo il pendio strappando l’erba. Là in mezzo due camminano spalla a spalla, a testa alta.',
    options: ['Aspetta l’alba e segui le due in più', 'Contale con lei finché non è sicura'],
    outcomes: [
      'Alle prime luci si alzano e se ne vanno, senza fretta, una dietro l’altra, e dove attraversano il fango le impronte degli zoccoli diventano qualcosa di più lungo. La pista sale. La perdi sulla roccia nuda, ma la tana ce l’hanno lassù, tra le montagne, e adesso di quella coppia conosci l’andatura.',
      'Sessantatré, e ancora sessantatré. Scema non è, e sentirselo dire la solleva; ti paga con una moneta che teneva nel cappello. Dormi al caldo del gregge e ti svegli con forze nuove. Sono di nuovo sessantuno. Due di quelle che ti dormivano accanto non hanno lasciato il segno nell’erba.',
    ],
  },
  'wilds-05': {
    title: 'Pazienza di lupi',
    scene:
      'Ti vengono dietro da mezzogiorno: nove almeno, uno zoppo, una quasi bianca. Non hanno fretta. Se ti fermi si siedono. Se li fissi guardano altrove, come in una taverna la gente che ha sentito il tuo nome. Hai visto lupi cacciare e lupi fuggire, ma questi sembra che ti stiano accompagnando a casa, e resta solo da capire a casa di chi. Comincia a fare buio.',
    options: ['Voltati e scegli il terreno', 'Lascia che la strada la decidano loro'],
    outcomes: [
      'Un masso alle spalle, un pendio davanti, l’ultima luce dietro di te. Come posto per non andare d’accordo, vale quanto un altro. La bianca viene avanti e si accuccia, il muso sulle zampe, a guardare, e gli altri otto ti si allargano intorno senza un suono.',
      'Per tutta la notte ti guidano, a sinistra al ruscello, a destra all’olmo caduto, senza concedere sosta. All’alba si fermano a una pietra di confine, e tu entri a Dhuwod senza scorta. Al villaggio hanno visto chi ti ha portato. Ti mettono in mano delle monete a occhi bassi, e il perché non lo dicono.',
    ],
  },
  'wilds-06': {
    title: 'Latte fresco nella ciotola',
    scene:
      'Nessuna casa in vista, nessuna mucca, nessun sentiero che non sia opera tua. Solo un palo col tettuccio, al margine della torbiera, e nel palo una faccia intagliata, ridotta a un naso e un paio di palpebre, e sulla mensola sotto il mento una ciotola di latte, ancora tiepido. Tutt’intorno il muschio è stato pettinato. Una mosca si posa sull’orlo, ne fa il giro e se ne va senza bere.',
    options: ['Bevi il latte', 'Lascia una moneta e siediti un po’'],
    outcomes: [
      'Dolce, appena un sapore d’erba, e ti corre fino alla punta delle dita; potresti portare in spalla un cavallo. Quella notte qualcosa viene a sedersi appena oltre il tuo fuoco, piccolo, non arrabbiato, con una ciotola vuota. Tu non dormi, e non ne hai bisogno. La mattina ti viene dietro. In città è meglio non portarcelo.',
      'Le ombre fanno il giro e tu stai seduto. Nessuno parla. Ma ti accorgi di aver pensato alla cosa che sai fare peggio, con calma, come se fosse il guaio di un altro, e di vedere come si fa. Le tue cinghie sono state unte. Non hai visto nessuno.',
    ],
  },
  'wilds-07': {
    title: 'Gesso sul vecchio muro',
    scene:
      'Di un cortile d’addestramento resta in piedi un muro solo: un avamposto, abbandonato prima che nascessero i più vecchi maestri viventi. Tra le travi d’equilibrio crescono betulle. Ma sulle pietre qualcuno ha scritto col gesso, e il gesso non regge più di un anno di intemperie. Tacche a gruppi di cinque. Un piccolo pendolo. Passi, numerati. E in basso, ripetuta come una firma, una freccia con sopra tre cime di monti.',
    options: ['Va’ dove punta la freccia', 'Fa’ il percorso com’è segnato'],
    outcomes: [
      'Sono le cime sopra Kaer Morhen; chi ci ha svernato davanti non confonde quella di mezzo con nessun’altra. Chi per un anno si è esercitato qui da solo voleva essere seguito, o quantomeno non gli dispiaceva. Ti ricopi la firma sul polso prima che se la prenda la pioggia.',
      {
        then: 'Trave, pendolo, giravolta, trave. Queste pietre le ha posate chi ti ha cresciuto, e la giravolta ti mostra un difetto che ti porti dietro dall’infanzia, quello per cui ti picchiavano e che nessuno sapeva spiegare. Rifai il percorso senza. Non ti vede nessuno. La terza volta lo fai per loro.',
        else: 'Le pietre le hanno posate altre mani, per altre gambe, e a ogni giravolta devi mettere il piede dove l’avrebbe messo un estraneo. È una bella sudata mattutina. A mezzogiorno il sangue circola, e le betulle non hanno più l’aria di tenersi la pancia.',
      },
    ],
  },
  'wilds-08': {
    title: 'La lanterna nella nebbia',
    scene:
      'Tendi il braccio, e finisce al gomito. In tutto quel bianco c’è una cosa sola da guardare, una lanterna gialla, sospesa più o meno all’altezza di una mano. Aspetta che tu ci pensi. Va avanti di qualche passo, si abbassa e aspetta ancora, come farebbe un vicino venuto a prenderti. Che cosa siano le lanterne nella nebbia l’hai sentito dire. L’hanno sentito tutti. Sotto lo stivale il terreno cede un poco, e ci mette del tempo a tornare su.',
    options: ['Segui la lanterna', 'Non muoverti finché la nebbia non si alza'],
    outcomes: [
      'Ti porta su assi, su pietre, su qualcosa che dondola. Ore. Quando la nebbia si squarcia stai scendendo da una barca piatta sulla riva di Loc Ichaer, e nessuno ha remato. Hai delle monete sulle palpebre. Non ti eri accorto che te le mettevano.',
      'Tutta la notte in piedi nello stesso punto, con le gambe che muoiono. Il mattino ti mostra una zolla grande come un tavolo, acqua nera tutt’intorno, e nell’acqua quelli che la lanterna l’avevano seguita, in file, alcuni vestiti anche bene. Alla borsa non ci badano più.',
    ],
  },
  'wilds-09': {
    title: 'Una gola che risponde',
    scene:
      'Ehilà, chiami, perché lo fanno tutti. «Di nuovo in ritardo», dicono le pietre. Il mulattiere davanti a te ha le dita nelle orecchie. «Non ripete mai quello che dici», grida. «A mia moglie ha raccontato dov’ero stato.» La gola è rivestita di grandi blocchi squadrati, grigioverdi, troppo belli per il posto: li ha trascinati da chissà dove gente che aveva schiavi. Ti schiarisci la voce. Da tutt’e due i lati, con interesse, le pareti si schiariscono la loro.',
    options: ['Chiedi alle pietre da dove vengono', 'Urla finché qualcosa non cede'],
    outcomes: [
      '«Casa», dice una parete. «Doldeth», dice l’altra, e su e giù per la gola corre un mormorio, come in una camerata quando qualcuno fa il nome di un paese. Dunque a Doldeth c’è una cava dove hanno imparato a parlare. Forse è là che si può farle smettere.',
      'A cedere è una cengia, con sopra buona parte del secolo scorso. Il mulattiere ti dissotterra con un livido per tutto il fianco, e senza qualcosa che da anni ti pesava per non averlo mai detto; se lo tengano le pietre. Tra le macerie c’è una moneta con una faccia che oggi nessuno riconoscerebbe.',
    ],
  },
  'wilds-10': {
    title: 'Il tumulo aperto',
    scene:
      'Qualcuno che ama l’ordine ha tolto le pietre in cima e le ha messe in fila sull’erba, dalla più piccola alla più grande. Nessun segno di attrezzi. Un buco scende di sbieco nel mucchio, largo come un secchio, e dentro fa freddo esattamente quanto ci si aspetta. Lungo l’orlo il muschio è schiacciato, in forma di due avambracci. Ci si è appoggiato qualcuno, per molto tempo, da dentro.',
    options: ['Infila il braccio nel buco', 'Richiudilo, pietra su pietra'],
    outcomes: [
      {
        then: 'Fino al gomito, fino alla spalla, la guancia contro il muschio. Le dita toccano metallo, e il metallo è addosso a qualcuno. Stringi, e tiri. Al terzo strappo il proprietario molla, con un lungo sospiro di terra, e tu rotoli giù dal mucchio con un cerchio d’oro al braccio.',
        else: 'Il metallo c’è, e ti prende per il polso. Aspettava giusto qualcuno con una buona presa. Per un po’ vi stringete la mano. Quando alla fine il muschio cede il braccio è di nuovo tuo; piastre e fibbie, quelle del braccio e quasi tutte le altre, sono sue.',
      },
      'Dalla più grande alla più piccola. Sotto l’ultima c’è una moneta consunta, messa lì come salario, immagini, da gente che sapeva che prima o poi sarebbe toccato a qualcuno. E da quassù, in cima al mucchio, si vede com’è piegata l’erba, fino all’orizzonte. È uscito, ed è andato di là.',
    ],
  },
  'wilds-11': {
    title: 'La foresta conta',
    scene:
      'Da quattro giorni le asce sono appese ai pioli. «Siamo in sciopero», dice il caposquadra, «contro di loro.» Intende gli alberi. La prima mattina sul grande frassino c’era una scorticatura fresca con ventitré tacche, precise, all’altezza degli occhi di un uomo alto. I boscaioli sono ventitré. Poi il vecchio Wik è uscito a pisciare, e il giorno dopo erano ventidue. «Non siamo stati noi», dice il caposquadra. «Noi fin lassù non sappiamo contare.»',
    options: ['Entra e scopri chi sta contando', 'Stacca un’ascia e mettiti al lavoro'],
    outcomes: [
      'Ti pagano prima; il caposquadra preferisce non dovere niente a un numero. Cerca le scorticature, dice, nel folto della foresta, là dove le tacche sono di meno. Mentre passi sotto i primi rami c’è un frassino appena sbucciato che ti aspetta. Dice uno.',
      'Quel che c’è da abbattere lo abbatti tu, con le tue sole braccia, per mostrare che si può, e a sera le hai sciolte come corde. Il padrone paga la giornata di tutta la squadra. Ma non dormi. Fuori, nel buio, qualcuno sbuccia corteccia, piano, cancella e ricomincia.',
    ],
  },
  'wilds-12': {
    title: 'Finimenti vuoti',
    scene:
      'Una ruota ticchetta ancora. Il carro è rovesciato di traverso sui solchi, e davanti si allungano quattro finimenti, affibbiati, tesi, ogni cinghia al suo posto, stesi sulla strada in forma di quattro cavalli. Niente sangue. E niente carrettiere, sebbene sulla predella ci sia la pipa accesa. Il carico sono lunghe casse di paglia col marchio di un’armeria. Qualcosa, lì dentro, si assesta con un colpetto di tosse metallico.',
    options: ['Striscia sotto e tira fuori una cassa', 'Fruga a cassetta e nel fosso'],
    outcomes: [
      'È mezza fuori quando l’asse si spezza e l’intera catasta ti viene addosso. Ne valeva la pena: la cassa contiene le armi di un istruttore, con i suoi appunti, scritti per chi dovesse imparare in fretta e senza aiuto. Nessuno viene a reclamarle. Quando alzi gli occhi, i finimenti non ci sono più.',
      'Nel fosso, la chiave di un forziere e una moneta; sotto il sedile, un opuscolo sulla difesa personale del carrettiere, molto consultato. Era arrivato al secondo capitolo. Tu leggi il terzo alla luce della sua pipa, che è sempre accesa, e a cui qualcuno, dall’ultima volta che hai guardato, ha dato una tirata.',
    ],
  },
  'wilds-13': {
    title: 'Nera di venerdì',
    scene:
      'Sei giorni su sette è l’acqua migliore della contrada, e la frazione di Sall le è cresciuta intorno: un abbeveratoio, una cappella, una panca. Il settimo sgorga nera. Non puzza, non macchia; le vacche la bevono e fanno il solito latte. «Il venerdì», dice la donna sulla panca, che lavora a maglia. «Una volta era un venerdì all’anno.» Vorrebbe sapere che cosa succederà quando di settimana non ne resterà più.',
    options: ['Risali l’acqua fin dove nasce', 'Riempi le borracce e aspetta venerdì'],
    outcomes: [
      'Una volta venne un rabdomante, racconta, e la seguì sottoterra con la sua bacchetta di nocciolo fino a uno specchio d’acqua, e poi giù dentro quello, e bisognò gridare per fermarlo. Ti dice dove. Qualunque cosa si lavi di venerdì, il bucato lo fa là, sul fondo.',
      'All’alba sale come inchiostro da un calamaio. La fai bollire, la lasci posare, e scopri che un poco, tappata, può servire a chi fa il tuo mestiere. Il resto lo compra un tintore di passaggio. Il suo nero, ti confida, non è mai stato abbastanza nero.',
    ],
  },
  'wilds-14': {
    title: 'Anatre in un’orma',
    scene:
      'È un bello stagno. Canne, ninfee, una trentina di anatre. Soltanto dalla collina ti accorgi che ha un calcagno, e cinque piccole insenature lungo la riva nord, la prima più grande delle altre. Una famiglia ha costruito un pontile sul mignolo. Il padre, che sta pescando, si leva il cappello. «Il nonno c’era, quando l’ha posato», ti grida. «Diceva che non pareva aver fretta. Diceva che l’altro piede dev’essere parecchio lontano.»',
    options: ['Cerca l’altro piede', 'Scendi e chiedi come va la pesca'],
    outcomes: [
      'A mezza giornata di cammino lo trovi, asciutto, pieno di betulle giovani. Da lì si legge la falcata, e che cosa ha scansato, e quali belve di queste parti girano ancora al largo da quella linea, per paura di una seconda passeggiata. Ti accampi nell’arco del piede, al riparo dal vento.',
      'Ti friggono il persico, poi l’anatra, poi altro persico. La più piccola ti mostra il punto fondo, sotto l’alluce, dove l’acqua è calda anche d’inverno. Galleggi lì sulla schiena, con le orecchie sotto, e non senti assolutamente niente. È meraviglioso.',
    ],
  },
  'wilds-15': {
    title: 'La pietra che ricorda',
    scene:
      'La pioggia l’ha lucidata fino a darle il colore di una foca. Sta sola nella brughiera, più alta di te, e all’altezza di un palmo alzato è tutta fossette: mani, centinaia, l’una sull’altra, scavate nella pietra come si scava un gradino. Ognuna ha le dita composte in un Segno. Quasi tutti li conosci. Due li hai visti solo nei libri, e una mano di dita ne ha sei. Quando ti avvicini comincia a formicolare la tua.',
    options: ['Traccia un Segno e appoggia il palmo', 'Esercitati al suo riparo fino a notte'],
    outcomes: [
      'Freddo, poi non più freddo. Le fossette calzano. Senti il tuo Segno entrare nella roccia e scendere, molto più giù di dove può arrivare la pietra, e senti che viene esaminato. La pioggia smette di cadere, in un cerchio di una decina di piedi. Sotto il palmo qualcosa prende fiato.',
      'Tutto quel che la scuola ti ha dato lo ripassi due volte, e appena fai male una cosa il formicolio si ferma. È il maestro più severo che tu abbia avuto, e non dice una parola. A notte quasi non riesci ad alzare le braccia. Però sai che cosa hai sempre sbagliato.',
    ],
  },
  'wilds-16': {
    title: 'Non è affar tuo',
    scene:
      'Per farsi trovare, il corriere si è messo a sedere contro una pietra miliare. Ha due frecce in corpo, e si è pettinato. «Non briganti», riesce a dire. «Allievi.» Avrà vent’anni. Dentro la giubba c’è una lettera con un sigillo liscio, e lui ci tiene sopra la mano con una forza sorprendente. «Ard Modron. Da consegnare a Ysbel Harrow. Non deve leggerla nessuno. Io non so che cosa dice. Mi hanno detto solo che, una volta arrivato, sarei stato all’altezza.»',
    options: ['Prometti di portare la lettera', 'Pensa a lui, poi alla sua borsa'],
    outcomes: [
      'Ti fa ripetere il nome: Ysbel Harrow, ad Ard Modron, fra le montagne, in mano sua. Poi lascia la presa, prima quella sulla lettera. Ammucchi pietre. Per tutto il tempo hai la sensazione che qualcuno, lassù tra le rocce, stia guardando come le sollevi.',
      'Gli chiudi gli occhi. La lettera la lasci dov’è, visto che non ti riguarda; la borsa non può riguardare nessun altro. Mentre ti raddrizzi una freccia colpisce la pietra miliare. Chiunque siano, la strada è in mano loro, e dunque la strada non fa più per te.',
    ],
  },
  'wilds-17': {
    title: 'Un coltello dietro la schiena',
    scene:
      '«Buonasera», dice la donna nell’orto delle erbe, molto chiaramente, a qualcuno che non sei tu; poi vede chi è. Una mano regge un cesto. L’altra resta dietro la schiena. È sulla cinquantina, ha la terra sulle ginocchia, e si è messa tra te e un’aiuola di ruta che cresce molto più alta di quanto la ruta dovrebbe. «Aspettavo il fattore», dice. «Viene per l’affitto. La gente come te, una bottiglia di qualcosa addosso ce l’ha sempre.»',
    options: ['Chiedile a che serve il coltello', 'Mostra le mani vuote e aiutala a cogliere'],
    outcomes: [
      'Lei valuta se mentire. «Vieni a trovarmi nell’altra mia casa, nella foresta», dice alla fine. «Là per l’affitto non viene nessuno. Porta una delle tue bottiglie e te lo dico, e vediamo di che pasta sei.» Si chiama Bryga. La mano non te l’ha ancora mostrata.',
      'Ti fa sgobbare come un mulo. Gambi, non foglie; solo dal lato nord; quella mai. È quasi notte quando ti riempie la bisaccia di roba tappata e ti raddrizza il bavero, quasi con affetto. Andandotene incroci il fattore che viene su per il sentiero. Fischietta.',
    ],
  },
  'wilds-18': {
    title: 'Un fuoco piccolo',
    scene:
      'I disertori fanno fuochi piccoli. Intorno a questo ce ne sono cinque, con i colori di due eserciti che il mese scorso cercavano di ammazzarsi a vicenda, e si dividono una coperta e una rapa. In mezzo a loro c’è la cassa delle paghe di un reggimento, col coperchio divelto. Ti hanno sentito. Nessuno si alza. «Se ti manda il bargello», dice la donna con i gradi da sergente, «siamo carbonai.» Abbassa gli occhi sulla cassa. «Ricchi.»',
    options: ['Fatti avanti con la mano sull’elsa', 'Chiedi se c’è ancora della rapa'],
    outcomes: [
      'Come zuffa è poca cosa; di quelle ne hanno avuto abbastanza. Uno tira una pentola, uno un pugno, e la sergente li ferma. Ti conta la sesta parte fino all’ultimo spicciolo e ti fa firmare. «Ecco», dice. «Adesso hai disertato anche tu.»',
      'Un po’ ce n’è. Parlano fino a tardi di forni, di capre, di una ragazza che ha una calligrafia orrenda. La guerra la nominano una volta: uno dei loro, dicono, non ha mai disertato. Marcia nella foresta, tutto intorno a un tronco, con lo zaino pieno di pietre. Dormi bene, con cinque schiene intorno.',
    ],
  },
} satisfies ExplorationPart;

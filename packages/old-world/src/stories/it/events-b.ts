import type { EventPart } from '../types.ts';

/** Events 29 to 56. */
export const eventsB = {
  29: {
    title: 'Il boscaiolo della foresta',
    scene:
      'Quando lo trovi sta abbattendo. È un essere alto, snodato nei punti sbagliati, con la corteccia cresciuta su mezza faccia, e mena un’ascia fatta con la scapola di un uomo; e quel che abbatte cade con un grido. Lì accanto i ceppi sono accatastati per lunghezza. Fra gli altri c’è il vecchio Wik. L’essere guarda i boscaioli da moltissimo tempo, e ne ha concluso che qui si usa così. Si ferma, si asciuga la fronte come loro, e ti squadra per capire se hai la fibra dritta.',
    outcomes: [
      'Ti saggia di piatto, due volte, e ti trova troppi nodi. Ti fa rotolare a valle con gli altri scarti. Passa un’ora prima che le braccia ti diano retta. Al campo si sono già divisi la tua coperta, e nel dirtelo sono di una gentilezza squisita.',
      'Gli togli l’ascia, e poi il braccio. Non ti insegue. Si siede su un ceppo, come fanno loro a fine giornata. Quando la squadra sente che nessuno la conta più si vuota le tasche, e il cuoco cede quel che teneva in serbo per i morsi di serpente.',
      'Quando è a terra, quel tanto di faccia che ha si muove. «Quanti», dice, «sono abbastanza?» Tu una risposta non ce l’hai. Nemmeno loro, a giudicare dagli sguardi di quella sera. Il caposquadra torna là da solo con un lume e un coltello. A colazione ha per te una cosa fatta con quel che ha trovato.',
    ],
  },
  30: {
    title: 'Corteccia e osso',
    scene:
      'Oltre il venti il caposquadra non sa contare, ma intagliare sì. Ha ricavato un disco dalla corteccia di quell’essere e ci ha incastonato un anello d’osso, del vecchio Wik, dice; alla famiglia è stato chiesto. Tutti e ventidue ci hanno premuto il pollice finché la pece era fresca. «Ne prenderemo uno ogni tre», ti dice, «e ripianteremo. C’è scritto lì, tutt’intorno. Scrivere, si capisce, non sa nessuno. Diciamo che è più una promessa.»',
    outcome:
      'Il campo intero ha fatto colletta per aggiungerci una moneta. Lo porti sotto la camicia, dov’è sempre un po’ umido. Quando ti colpiscono sul serio scricchiola, e senti ventidue uomini e un albero mettersi in mezzo, tutti insieme, brontolando.',
    name: 'Amuleto dei boscaioli',
  },
  31: {
    title: 'L’uomo del gesso',
    scene:
      'Sotto il muro esterno di Kaer Morhen i segni di gesso sono fitti come sterco d’uccelli. Alcuni portano a una pietra vicino allo scolo, terzo corso, con gli spigoli consumati da dita piccole. Gli altri portano fra i pini; e lì, intento all’esercizio del mattino con un bastone scortecciato, c’è un uomo sulla cinquantina, magro, scalzo nella neve. I suoi occhi sono soltanto occhi. «Avevo nove anni», dice senza fermarsi. «Al portone mi rimandarono indietro. Dissero che non sarei sopravvissuto. Io mi tengo in pari.»',
    options: ['Prova la pietra vicino allo scolo', 'Taglia un bastone e unisciti all’esercizio'],
    outcomes: [
      'Annuisce, come a dire che farebbe lo stesso. «Io non ho mai guardato», ti grida dietro. «È per quelli che sono entrati.» Conti partendo dallo scolo. La quinta pietra cede sotto i pollici con un piccolo scricchiolio, come un dente.',
      'Quarant’anni senza maestro, senza mutageni, senza nessuno che gli dicesse che cosa non si può fare. Prima di un’ora tu ansimi; lui no. C’è un movimento, l’ha trovato da solo il secondo inverno, che nessuna scuola possiede. Te lo mostra piano, con un orgoglio immenso, e alla nona volta ti riesce.',
    ],
  },
  32: {
    title: 'La cava di Doldeth',
    scene:
      'Gradone dopo gradone la cava scende, e in fondo c’è la parete da cui tagliavano la pietra parlante, liscia, grigioverde, alta cento piedi. Non c’è alcun suono. Non ne fanno nemmeno i tuoi stivali. Un cartello dipinto dall’ultimo capomastro dice: QUALUNQUE COSA ABBIATE DETTO QUI, LA METTE DA PARTE. Pensi a secoli di aguzzini, a tutto quel gridare, versato in una parete. Dici, a voce molto bassa, che vuoi soltanto ascoltare. La parete prende fiato.',
    outcomes: [
      'Ti dà tutto. Ogni bestemmia e ogni frustata da quando fu tagliato il primo blocco, in una parola sola, sulla nota che spacca le pietre; ti toglie l’armatura piastra per piastra. Resti nella polvere, con le orecchie morte e la testa limpidissima. Erano anni che nessuno era così sincero con te.',
      'Ti butti dietro un blocco mezzo tagliato e lasci che ti ruggisca sopra. Non è con te che ce l’ha. Quando ha finito il blocco si è spaccato, e dentro è tappezzato di cristalli che val la pena di portare via; la polvere ti si è posata sulla maglia e ha fatto presa, dura come smalto.',
      'Resti in piedi. È un’arte: piegarsi in avanti, cedere a tratti, lasciar passare i nomi di qua e di là. Alla fine è una voce sola, di ragazzo, che chiede acqua. Gliene versi. Ai tuoi piedi c’è un mucchietto di soldini da cavatore, e d’ora in poi non sarà facile smuoverti.',
    ],
  },
  33: {
    title: 'Dita leggere',
    scene:
      'In mucchio, alla porta occidentale, giacciono i cani, che russano con la lingua fuori. Fenna li scavalca attenta, con la sua unica scarpa, e comincia a tremare soltanto quando avete passato l’ultima casupola. «A sei anni mi hanno venduta a un banco di cambio», dice. «Non ho mai toccato una moneta che non dovessi registrare.» Apre la mano. Ci sono due bottoni, un anello e il coltello che portavi alla cintura. «Non so bene da dove venga questa roba. Scopro che mi piace.»',
    outcome:
      'Intende venire fino al mare. Dorme seduta, calcola le distanze ad alta voce e non sa incrociare un ricco per strada senza urtarlo e dispiacersene terribilmente. Soltanto quando non ti resta più un soldo, però. «I conti devono tornare», dice Fenna, scandalizzata che tu possa pensare altrimenti.',
    name: 'Fenna',
  },
  34: {
    title: 'Che cosa chiedeva la lettera',
    scene:
      'Ysbel Harrow gira il foglio perché tu veda che c’è un retro. «Chi la porta viene da lontano e non l’ha aperta. Mettilo alla prova con la spada, come io feci con te. Se sopravvive, gli spetta quello che non ho vissuto abbastanza da insegnargli.» Lo ripiega piccolo piccolo. «Intendeva il ragazzo, certo», dice. «A tutto non ha mai saputo pensare.» Ha già staccato una spada dalla parete, ed è stata affilata, di recente, da entrambe le parti.',
    outcome:
      'Sopravvivi, anche se per poco: la terza stoccata attraversa la tua guardia come una tenda, e lei piange e non rallenta. Quel che viene dopo è l’ultima lezione di un morto, tutta intera, e riguarda la cosa che già ti riusciva meglio. Ti dà i soldi per il ritorno del ragazzo. Qualcuno deve pur averli.',
  },
  35: {
    title: 'Venerdì, sul fondo',
    scene:
      'Scendi con un macigno in braccio e gli occhi aperti. Verde, poi marrone. Poi il buio comincia a srotolarsi intorno a te in lunghe pieghe molli, e vedi da dove viene. Siede sul fondo, curvo su una lastra, enorme, pallido, con una testa tonda da bambino, e lecca. Sta cercando di togliere una parola. Ogni venerdì se ne stacca un altro po’ e sale fino a Sall. Si accorge della tua ombra sul suo lavoro e lo copre con l’avambraccio, come uno scolaro.',
    outcomes: [
      'Ti prende per una delle lettere. Ti lecca via e ti manda su col nero, a capriole, e a Sall ti trovano nell’abbeveratoio con i polmoni pieni d’inchiostro. La donna sulla panca ti ha fatto qualcosa a maglia. Per giorni tossirai virgole.',
      'Molli il macigno, che gli cade sul braccio. Mentre quello se lo culla tu risali con i due pugni pieni di ciò che quelli di Sall hanno buttato giù per buona sorte in duecento anni, indietro fino all’argento storto. Venerdì la fonte sgorga grigia. Lo si considera un progresso.',
      'Non è forte, è soltanto ostinato. Quando cede ti guarda come un bambino a cui si proibisce una cosa per il suo bene. Hai qualche soldino portafortuna e una scheggia della lastra. C’è ancora un angolo della parola, leggibilissimo per chi lo sapesse leggere.',
    ],
  },
  36: {
    title: 'Il corno del pastore',
    scene:
      'Un tempo pendeva da un collo. La tracolla è rosicchiata e il collo non c’è più, ma il corno è sano, d’ariete, due giri interi, con un bocchino d’ottone consumato da una parte da qualcuno che suonava con l’angolo della bocca. Dentro la campana sono graffiate delle tacche, a cinque a cinque. Fanno un gregge. L’ultimo pastore che lo portava lo stava suonando quando l’hanno preso: se lo accosti all’orecchio c’è la fine di una nota, che dura ancora.',
    outcome:
      'Suonalo quando sei agli sgoccioli, quando in mano non ti resta quasi niente, e ciò che credevi disperso ti torna trotterellando da oltre il colle. Lo fa una volta sola, poi ha bisogno di riposo. I cani, nel raggio di un miglio, ti saranno devoti.',
    name: 'Corno d’ariete',
  },
  37: {
    title: 'Letta ad alta voce, piano',
    scene:
      'Sotto le rupi di Ard Modron Ysbel Harrow alleva api, e si muove come se l’aria potesse offendersi. Spezza il sigillo con l’unghia del pollice. A leggere ha imparato tardi, e lo fa ad alta voce, col dito. «Alla… mia… migliore… allieva. Mi danno… fino a… primavera.» Il dito si ferma; torna indietro. Il seguito lo legge in silenzio, poi i suoi occhi salgono al tuo medaglione. «Fammi vedere», dice. «Quello che la tua scuola sa fare e le altre no. Il perché lascialo stare.»',
    outcomes: [
      'Glielo fai vedere. Lei è gentile. «No», dice, «tu sei soltanto la posta, vero?» e mette la lettera dietro l’orologio. Ti nutre di cuore di favo e ti rimborsa le suole. Il ragazzo, chiede mentre vai via. Era pettinato? Lo immaginava.',
      'Ti gira intorno, poi ti prende il gomito e lo sposta quanto è larga un’ape. Lo rifai, e stavolta è ciò a cui la tua scuola tendeva, in tutti questi anni. «Lui vorrebbe che andasse a qualcuno», dice Ysbel. Brucia la lettera senza mostrarti la fine.',
      'Le api ammutoliscono. Non sapevi che ne fossero capaci. «Bene», dice Ysbel Harrow dopo un po’, si asciuga i palmi sul grembiule e chiude il cancello del cortile con te dentro. «Allora è meglio che tu senta l’altra facciata.»',
    ],
  },
  38: {
    title: 'L’altra casa',
    scene:
      'Una stanza, graticci fino al soffitto, un tavolo con due sedie. Bryga stappa la tua bottiglia, se ne posa una goccia sulla lingua e rabbrividisce. «Fai al caso mio.» Finalmente tira fuori il coltello e lo mette fra voi: un coltello da innesto, pulitissimo. «Mio marito lo usava sugli alberi da frutto, e poi su di me. Sta sotto la ruta. Le fa un bene che non ti dico. Il fattore comincia a farsi domande. Quindi, o mi aiuti a finire il lavoro e te ne vai, o vorrai una paga.»',
    options: ['Lavora al suo banco fino all’alba', 'Di’ il tuo prezzo per dimenticare'],
    outcomes: [
      {
        then: 'Guarda come impugni il pestello: come un arnese. Ti rivolge da sopra il banco una lunga occhiata pensosa, e per un’ora si sente soltanto pestare. Poi, senza aver chiesto da che parte vai, comincia a staccare cose dai ganci.',
        else: 'Il pestello lo tieni come un cucchiaio. Per tutta la notte ti raddrizza la mano, con pazienza, foglia per foglia, il suo palmo sul tuo e il coltello posato lì accanto, finché non capisci a che serve una foglia. All’alba ti mostra l’uscita sul retro.',
      },
      'Ce l’ha già pronto in un orcio: l’affitto, quattro anni d’affitto. Ti dà anche un letto. Per ore e ore senti il coltello sul tavolo, zac, zac, che attraversa qualcosa, e stai lì a considerare che cosa di preciso ti abbia pagato per dimenticare, e quanto bene sappia innestare.',
    ],
  },
  39: {
    title: 'La sua acqua',
    scene:
      'Wray batte l’ultimo ribattino e bacia il martello. Per un momento non cambia niente. Poi sotto la barca passa una specie di increspatura, proprio lì, sui cavalletti, e lei si solleva e si mette dritta, come un cavallo quando sente il cavaliere. «L’acqua la trova lei», dice il vecchio, «se c’è da trovarla. Dove non c’è, aspetta. Ogni volta metti una moneta sotto il banco. Non è per me. A lei piace sentirsi presa a nolo.»',
    outcome:
      'Niente remi; la offenderesti. Segui un ruscello, un fosso, un punto umido nell’erba, e lei sarà dietro la prossima ansa col muso sulla riva. Pagala, sali e guarda qualcos’altro. Quando torni a guardare, la sponda è un’altra.',
    name: 'La barca dell’airone',
  },
  40: {
    title: 'Non ancora finita',
    scene:
      'Siward Wray è tutto il cantiere di Loc Ichaer, lui e una dozzina di barche senza remi. È sordo quasi quanto il suo legname. «L’hai vista!» urla, fuori di sé dalla gioia, quando gli racconti del sorbo. «Se ne vanno, che ci vuoi fare. Le porto fino a un certo punto, poi mi fermo per il pranzo.» Ed eccola qui, sui cavalletti, con una foglia secca dentro. Le manca qualche ribattino di metallo buono, sbraita, e poi è finita. Oppure, be’. Potresti provarla così.',
    options: ['Paga i ribattini', 'Provala così com’è'],
    outcomes: [
      'Ti fonde le monete sotto gli occhi, canticchiando su una nota sola. Sei ribattini, non più grossi di lenticchie. Ti lascia reggere il lume e, per il sesto, le tenaglie. La barca ha cominciato pian piano a dondolare, eppure il pavimento della rimessa è asciutto come una galletta.',
      'È lei che prova te. C’è un lago, una nebbia, una gran quantità di cielo. Ti depone sui ciottoli sotto Kaer Seren, ti dà due colpetti nelle reni e sparisce. In grembo hai il suo carico, a quanto pare, o il nolo: una fiasca tappata e una borsa bagnata.',
    ],
  },
  41: {
    title: 'Ordini di un morto',
    scene:
      'A Haern Caduch la castellana scende di persona, e alla vista dello stendardo impallidisce. Ne parlava sua nonna. Porta l’ordine a una finestra, ritaglia intorno al sigillo per salvare l’impronta del tuo pollice, e legge. «A chi tiene la porta dell’Orso. Si dia al latore ciò che il suo rango merita. Garantisco io. Seguirà altro.» Lo volta, lo rivolta. «È un ordine legittimo. Dei suoi non ne è mai stato revocato uno», dice. «Dunque. Il vostro rango qual è?»',
    outcomes: [
      'Le dici la verità, e lei la cerca in un libro vecchissimo. A un soldato semplice che arriva a piedi spettano i soldi per la birra e qualcosa di caldo per il petto. È il qualcosa di caldo che ti fa lacrimare. Firmi nella colonna intestata Conto del Defunto.',
      'Una specie di caporale, decidete insieme. Comporta una paga da caporale e un pomeriggio col manuale dell’armaiolo, e con l’armaiolo in piedi accanto, annoiato, che corregge. A molte miglia da qui, in una torre senza tetto, una penna spunta una voce dall’elenco. Giureresti quasi di averla sentita.',
      'Legge le tue cicatrici, guarda il libro e lo chiude. «Capitano», dice. A un capitano che rientra dalla campagna spettano il letto della torre e una settimana senza domande. Ti addormenti prima ancora di toglierti gli stivali. Sogni una voce asciutta che ripercorre un vecchio assedio, passo per passo, e ti svegli che lo sai a memoria.',
    ],
  },
  42: {
    title: 'Bryga si porta il coltello',
    scene:
      'All’alba i graticci sono nudi. Ha arrotolato tutta la casa in tre fagotti e un grembiule. Poi, molto lontano fra gli alberi, cominciano i cani del fattore, giù all’altra casa, nell’orto delle erbe. Restate in ascolto. Abbaiano; scavano; dopo un po’ smettono, e una voce d’uomo dice qualcosa di breve. «Hanno trovato gli stivali», fa Bryga. «Gliel’ho sempre detto, al vecchio, di togliersi gli stivali.»',
    outcome:
      'Viene con te, tre passi indietro e parlando. Nei guai allunga la mano oltre il tuo gomito, ti leva quel che stavi per usare, ti sbatte nel palmo quel che avevi appena buttato e, già che c’è, ti lega qualcosa intorno al braccio. Di solito ha ragione. Scusa non l’ha mai chiesto, neanche una volta.',
    name: 'Bryga',
  },
  43: {
    title: 'La dogana',
    scene:
      'Sta acquattata sopra il passo, con feritoie per finestre. Dentro ci sono le guardie di casa di Beren Taul, otto, col forziere, e c’è anche Beren Taul, composto nella stanza fredda. La polvere fa il suo dovere al secondo tentativo, e la buona porta viene giù tutta intera. «Leggiglielo!» urla la caporale. Arrivi al primo «atteso che». Nel fumo, davanti al forziere, qualcuno in armatura completa, che era in ginocchio, si alza, sospira e sguaina.',
    outcomes: [
      'L’armatura attraversa voi tutti come l’aratro una famiglia di topi. Vi si permette di andarvene, a pagamento. Più in giù, sulla strada, la caporale cancella quattro mesi dalla sua lista e in fondo scrive quanto deve a te, e si sa come va a finire una lista così.',
      'Il forziere lo tirate fuori dalla finestra. Non pesa quanto si vorrebbe, ma lo spartite lì sulla strada, secondo la lista, un nome alla volta, e la loro parte l’hanno anche i morti. A te tocca l’onorario del lettore. Alle vostre spalle qualcuno in armatura siede sulla soglia, senza elmo.',
      'Ferro contro ferro, per un bel pezzo; poi si alza una visiera. Una donna coi capelli grigi, stanchissima. «Basta», dice. «Qualcuno ci ha mai guardato dentro?» Apre il coperchio con un calcio. Un po’ di paga; il resto è ghiaia. «Ho giurato di custodirlo», dice, «e quindi non ho guardato.» I dieci si dividono la paga. Lei osserva te.',
    ],
  },
  44: {
    title: 'Un libro a metà',
    scene:
      'Un cacciatore, una volta: c’è un bottone di corno, uno stivale, uno zaino frugato. Adesso capisci che cosa seguivano: la tua coperta, comprata di terza mano in primavera, è tagliata dallo stesso pastrano grigio che ha addosso quest’uomo. Ti hanno preso per lui. Volevano mostrare a qualcuno dov’era. Sotto le costole, nella tela cerata, c’è il suo libro, trenta stagioni. Una pagina ogni due è strappata, di netto, col righello, da qualcuno che intendeva lasciare metà di una verità.',
    outcome:
      'A margine ha scritto: di ognuna ce n’è un’altra; scegli. Gli resti accanto finché è troppo buio per leggere. Nel prossimo posto strano saprai che le strade erano due. La lupa bianca ti concede le monete dello zaino. Lei vuole soltanto il pastrano.',
  },
  45: {
    title: 'Non scuotere',
    scene:
      'Non l’aveva mai vinto nessuno, e così l’avevano appeso in cima alla ruota, dove ci vorrebbe il contrappeso di piombo. Un sacchetto di capretto nero, teso come una susina, cucito col fil di ferro. NON, dice il cartellino, e dall’altra parte: SCUOTERE. Chi tiene la ruota lo sgancia con un bastone biforcuto, tenendo le braccia più lunghe che può. Tutti quelli che si accalcavano si ricordano di dover essere altrove.',
    outcome:
      'Qualche prudente prova, in un campo vuoto, dimostra che ne basta un pizzico. Va mescolato con un po’ d’argento grattugiato, sennò s’imbroncia. Dopodiché non resta che lanciare e voltarsi. Rimangono un odore di zucchero bruciato e un posto tondo, pulito, perfettamente piatto, lì dove stava la tua difficoltà.',
    name: 'Il sacchetto mai scosso',
  },
  46: {
    title: 'La ruota gira',
    scene:
      'Un tempo faceva un lavoro onesto, su qualche carro o argano, e gira ancora come una cosa che ha dove andare. Le figure sul cerchio sono impresse a fuoco: un pesce, una corona, un impiccato, una scrofa, una porta. Quali siano quelle buone non si capisce. Forse non lo sapeva nemmeno chi le ha disegnate. Il ticchettio rallenta. Le facce intorno a te, a bocca aperta, passano, tic, tic, dalla luce all’ombra, e tutte ti augurano bene, o ti augurano qualcosa.',
    outcomes: [
      'L’impiccato. Ha una faccia piuttosto cordiale. Tutti sospirano di piacere, e chi tiene la ruota ti alleggerisce di qualcosa; poi giù pacche sulla schiena, forti, perché almeno per oggi non è toccata a loro. Hai addosso una strana lucidità. È come quando un carro ti manca per un pelo.',
      'La scrofa. Porta fortuna in piccolo, ti dicono, porta fortuna alla maniera dei maiali: mai grandezze, sempre pancia piena. Ti pescano la vincita da un sacco. Qua e là, in mezzo alle monete, c’è un dente, dove a qualcuno mancavano gli spiccioli.',
      'La corona! Non esce da così tanto che si discute su quanto paghi. Paga quello che c’è nel sacco. Te ne vai con le tasche che strisciano per terra. Alle tue spalle stanno già imprimendo un’altra figura, alla svelta, sopra quella.',
      'La porta. Ogni rumore cessa. La lancetta freme sulla linea, s’inclina, resta. Intanto che si litiga su chi debba andare a prenderlo ti danno una moneta in acconto, per il disturbo. «Adesso è tuo», sussurra chi tiene la ruota, indicando quel che pende proprio in cima.',
    ],
  },
  47: {
    title: 'Il mostro del secondo atto',
    scene:
      'Luci; nocciole; un respiro enorme dal buio. Entra l’eroe. Lo fiuti prima di vederlo, perché è attaccato all’acquavite da quando è scappata la suggeritrice, e la suggeritrice era la sua; e al posto della spada di latta impugna quella vera, staccata dal muro della locanda. «Immonda bestia!» grida. Lo pensa sul serio. Mena un fendente che ti porta via una capra. Il pubblico strilla di gioia. Tra le quinte Sofronia ti fa dei segni, e non capisci quali.',
    options: ['Da’ loro un mostro vero', 'Muori presto, e con un monologo'],
    outcomes: [
      'Lo insegui attraverso tre foreste dipinte e l’orchestra. Un colpo buono lo mette a segno, prima che tu lo usi come sedia. Sono in piedi sulle panche! Stanno anche cercando i forconi, semplici come sono; così esci dalla porta delle scene, con la paga, ancora in capra, e ti butti nei boschi.',
      'Dura un quarto d’ora. Perdoni lui, e la fanciulla, e il mare. Uomini grandi e grossi vengono accompagnati fuori. L’eroe, tornato sobrio, s’inginocchia e ti stringe lo zoccolo. All’uscita degli artisti ci sono per te un fiore, una borsa, una fiasca dal cofanetto della fanciulla, e tutta la città ti vuole a cena.',
    ],
  },
  48: {
    title: 'Cavaliere senza castello',
    scene:
      'Dama Ortrun tenne un castello per dieci inverni, finché il re a cui apparteneva non smarrì la guerra. Da allora ha custodito un ponte, uno ierarca, un formaggio e una cassa di ghiaia, sempre sotto giuramento. Siede sul gradino della dogana e col pomolo della spada raddrizza un’ammaccatura. «Io non servo più nessuno», ti dice. «Ho smesso. Mi faccio pagare a colpo.» Alza il bracciale alla luce, strizza un occhio. «Questa qui era tua. Molto decorosa.»',
    outcome:
      'E così viene anche lei, alla tariffa convenuta, una moneta per ogni ammaccatura degna di nota. Quando vi piomba addosso qualcosa di spaventoso dice «Permesso», ti passa davanti e lo prende sullo scudo a occhi chiusi. Poi se lo annota.',
    name: 'Dama Ortrun',
  },
  49: {
    title: 'L’ufficio dei mandati',
    scene:
      'Il banco di cambio ha un avvocato e l’avvocato ha un cassetto, e nel cassetto, dopo due ore e una focaccina, l’impiegato lo scopre. Fenna, a servizio vincolato, anni sedici. Imputazione: furto. Di che cosa? Lui scorre col dito. «Una ragazza», legge. «Valore come da registro.» È accusata di aver rubato sé stessa. L’uomo è coscienzioso, e si vede che la focaccina gli va di traverso. C’è una tassa di ricerca, dice, per chi può sostenerla. Per gli altri c’è una ricompensa che nessuno ritira.',
    outcome: {
      then: 'La tua borsa può permetterselo. Paghi la ricerca e ti guadagni un’ora a tu per tu col fascicolo: dieci anni di tentativi, porta per porta, ognuno un po’ migliore del precedente. C’è molto da studiare. Il mandato l’impiegato lo ripone nel cassetto sbagliato, con decisione, e va a casa prima.',
      else: 'Guarda nella tua borsa, poi la focaccina, e prende una decisione. Timbra ricompensa pagata, ragazza recuperata dal latore, e te la conta in mano prima che qualcuno chieda dov’è, allora, la ragazza. Il mandato scivola dietro il cassetto. Queste vecchie scrivanie, dice.',
    },
  },
  50: {
    title: 'Alabarde col sughero',
    scene:
      'Vengono avanti su due file con le punte che ondeggiano e un brutto fruscio di sughero. La capitana ha promesso un prosciutto a chi ti mette a terra. Scorri la linea con lo sguardo: brufoli, sottogola, un ragazzo con gli occhi chiusi. Sono scarsi, ma sono in venti, ed è un prosciutto grande. Ti metti in guardia sull’acciottolato bagnato. Dietro di loro, sull’abbeveratoio, lei si sporge col mento fra le mani, come una signora a teatro.',
    outcomes: [
      'Il prosciutto va al ragazzo con gli occhi chiusi. È inconsolabile; ti aiuta a cercare le fibbie. «È sempre un piacere», dice la capitana, «vedere qualcuno sepolto come si deve», e ti mette in conto alla tariffa dei fantocci di paglia, taglia grande.',
      'Resti lì come un palo nel fiume finché non si stancano. I sugheri ti hanno disegnato addosso un bel motivo, e non uno è dove conta. Lei paga la tariffa migliore, e ci aggiunge qualcosa di tasca sua, perché il ragazzo con gli occhi chiusi li ha aperti.',
      'In venti ti passano accanto, uno dopo l’altro, e finiscono nel letame, e nessuno saprebbe dire come. Lei si alza dall’abbeveratoio. «Ancora», dice, «più piano; e io faccio la ventunesima.» Poi tocca a lei mostrarti come si tenne un muro in nove. Il prosciutto lo dividete. È buio prima che uno dei due smetta.',
    ],
  },
  51: {
    title: 'Il branco decide',
    scene:
      'Niente ringhi. Vengono come si fa una somma: uno, e poi due, per vedere che cosa ne fai di uno. Tu i lupi li conosci. Non dovrebbero guardarti in faccia così, ansiosi, come se a non capire fossi tu. Lo zoppo fa ogni volta una finta verso la tua coperta, sempre la coperta. Sulla sua pietra la bianca non si è mossa. Drizza le orecchie. Hai la sensazione che si stia mettendo ai voti qualcosa di diverso dalla tua gola.',
    outcomes: [
      'Ti tirano giù, poi ti strappano la coperta e spariscono con quella oltre la collina. La gola te la tieni. Ma è andata per le lunghe, al buio, con quel fiato in faccia, e a una cosa che hai sempre fatto senza pensarci adesso dovrai pensare.',
      'Non ne uccidi nessuno, né loro uccidono te. Dopo un po’ è finita e basta, come il maltempo. La bianca trotta via, ritorna e ti lascia cadere ai piedi una borsa di cuoio, masticata, quasi a saldare il conto; poi se ne vanno, voltandosi indietro, si direbbe delusi.',
      'Rovesci lo zoppo sulla schiena, una mano intorno al muso, e lo lasci rialzare. Tanto basta. La lupa bianca si leva, ti passa accanto, così vicina che potresti toccarla, e aspetta. Sul sentiero trovi una borsa, poi un guanto. Poi lei ti mostra chi li aveva persi.',
    ],
  },
  52: {
    title: 'Una parola che nessuno dice',
    scene:
      'Asciutta, è una scheggia di ardesia grigia lunga come la tua mano, e di traverso, incise a fondo, corrono due lettere e mezza. Non sono di nessun alfabeto. Un capraio non la vuole in casa. Un’elfa sapiente, incontrata per strada, guarda, comincia a pronunciarla, s’interrompe, e si siede di spalle finché non l’hai messa via. «È un imperativo», ti dice poi. «Li abbiamo aboliti. C’erano cose che obbedivano.»',
    outcome:
      'La porti avvolta in un panno. Quando meni un colpo davvero duro, mettendoci tutta l’anima, si scalda, e la mezza parola ti attraversa come un grido attraversa una casa; e quanto dentro di te stava coricato si alza a vedere che cosa si vuole.',
    name: 'L’Imperativo',
  },
  53: {
    title: 'Il patto della fuggiasca',
    scene:
      '«Stasera i cani sono alla porta occidentale», dice Fenna. «Ho sentito che li sfamavano. Dunque. Primo: tu hai delle bottiglie, una che faccia venire sonno devi averla. La metto in un pasticcio, usciamo insieme e tanti saluti, a meno che la compagnia non ti piaccia. Secondo: ti assumo.» Ti mostra una moneta, chiaramente l’unica che ha. «A Novigrad c’è un mandato contro di me. Devo sapere che cosa dice che ho preso. Mi sono frugata in tutte le tasche. Non mi viene in mente che cosa possa essere.»',
    options: ['Dalle una bottiglia per il pasticcio', 'Va’ a leggere il mandato per lei'],
    outcomes: [
      'Calcola la dose come calcolerebbe un debito, alla goccia, con un soprappiù per quello grosso. Aspettate insieme sotto un arco, dividendovi l’avanzo del pasticcio. Dopo un quarto d’ora i latrati prendono un tono filosofico. Dopo venti minuti non ce ne sono più.',
      'Ti rilascia regolare ricevuta. Il mandato sarà all’ufficio di Novigrad, depositato dal creditore: il banco di cambio Obbe e Figli. Poi si mette in testa un cappello che non l’avevi vista prendere, va alla porta con la lanterna e dà la buonanotte alla guardia, per nome.',
    ],
  },
  54: {
    title: 'La pietra esamina',
    scene:
      'Passa in rassegna il tuo Segno come un sarto una giubba. Senti che prova le cuciture: chi te l’ha insegnato, chi l’ha insegnato a lui, lo sbaglio che fece in un anno freddo e tramandò. Male non fa. Fa, piuttosto, vergogna. Poi le fossette nella roccia cominciano ad accendersi, una alla volta, mano dopo mano, tutti quelli che sono stati qui e a cui fu chiesta la stessa cosa; e la prossima, tra due morti che non conosci, è uno spazio con la forma della tua.',
    outcomes: [
      'Lo spazio resta buio. Ti depone, con garbo, qualche passo più in là, col braccio morto fino alla spalla e una moneta nel pugno, come quella che si dà a un cantante che ci ha provato. Riprende a piovere. Non è un rimprovero; è soltanto pioggia.',
      'Un barlume, nel pollice e in due dita. Basta a cogliere l’orlo di quel che gli altri si stanno dicendo. Il filo ti sfugge, ma ne vieni via con ogni pelo ritto, capace di qualunque cosa, e nell’erba luccica l’offerta di qualcuno.',
      'La tua mano si accende. Per la durata di un respiro stai con altre centinaia, e ti mostrano, tutti insieme, senza parole, lo sbaglio che fece il maestro del tuo maestro, e come si fa davvero. Quando stacchi il palmo, nella roccia c’è una fossetta. È calda. Ti calza.',
    ],
  },
  55: {
    title: 'Aspetta ancora la paga',
    scene:
      '«Ucciderla, l’ho uccisa», dice Gerrik Moll. «Stava nella torba, così ho dato fuoco alla torba, e si è scoperto che c’ero sopra. Un miglio e mezzo, così.» Batte la stampella dove la gamba non c’è. «Torno per i soldi e l’intendente dice che è saldato. Dice che ho firmato.» Alza la mano con cui scriveva; di saldato, lì, ci sono soltanto tre dita. «Quella di adesso sarà una giovane, della stessa nidiata. Tu vorrai sapere dove. O il contratto, vuoi vederlo?»',
    options: ['Offrigli la cena e ascolta tutto', 'Porta il suo contratto all’intendente'],
    outcomes: [
      'Racconta fino all’osso, ogni passo di quel cammino, e dove si rintana la giovane. Gli stivali vorrebbe che li avessi tu. Li appese, per voto, a una quercia spaccata nella foresta; occhio, c’è da arrampicarsi. «Volevo soltanto che qualcuno chiedesse», dice Moll. Si mangia una seconda cena.',
      'Moll lo cava da una scatola del tabacco. In undici anni si è consumato lungo le pieghe, per cui in realtà sono quattro foglietti. L’intendente, quando lo trovi, vive alquanto meglio di come dovrebbe un intendente. Non ricorda nessuno con quel nome, dice, e tende la mano per avere i fogli, sorridendo.',
    ],
  },
  56: {
    title: 'Un vecchio contratto, strappato',
    scene:
      'Non glielo dai. Glielo leggi ad alta voce: la somma, la belva, il sigillo. Poi, molto lentamente, lo strappi, e l’intendente tira il fiato, perché crede che sia finita lì. «Ecco», dici. «Niente contratto. Dunque lui per voi non l’ha uccisa, e dunque non è morta; e io qui non lavoro. Verrà.» Fuori nel cortile, neanche a farlo apposta, muggisce una vacca. Prima d’ora lui non ha mai dovuto ascoltarne una, non davvero, all’imbrunire.',
    outcome: {
      then: 'Paga. Moll riceve tutto, dalle tue mani, tranne una parte che s’impunta a lasciarti; e siccome il mestiere l’hai imparato fra tetti e conti non pagati, con te viene via anche la borsa dell’intendente. I pezzi di carta li bruci. Con loro va nel fuoco una tua regola, quella di non schierarsi mai.',
      else: 'Paga fino all’ultimo soldo, e la vacca sta a guardare. Moll non tocca niente finché non ti sei preso una parte, e poi il resto lo conta due volte, muovendo le labbra. Bruci per lui quel che resta dei foglietti. Nel fuoco finisce anche una tua vecchia regola, quella di non stare mai dalla parte di nessuno.',
    },
  },
} satisfies EventPart;

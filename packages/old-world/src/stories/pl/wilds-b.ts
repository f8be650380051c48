import type { ExplorationPart } from '../types.ts';

/** Wilds, second half. */
export const wildsB = {
  'wilds-19': {
    title: 'Przycumowana do drzewa',
    scene:
      'Śliczna łódź: poszycie na zakładkę, modrzew na dębie, dziób przywiązany do jarzębiny węzłem, jakiego marynarze używają, gdy spodziewają się niepogody. Nie ma wioseł ani dulek, w które by się je włożyło. W tej dolinie nie ma rzeki i nie było żadnej, odkąd stoją góry. Na dnie łodzi leży suchy liść, a kiedy na niego patrzysz, unosi się, obraca raz dokoła i opada z powrotem.',
    options: ['Poszukaj znaku szkutnika', 'Połóż się w niej i zamknij oczy'],
    outcomes: [
      'Pod rufą, wypalone gorącym żelazem: czapla, data, która jeszcze nie nadeszła, i nazwa, Loc Ichaer. Ktoś tam buduje łodzie, a potem je gubi. Zawiązujesz węzeł tak, jak był. Łódź szarpie go leciutko, jak dziecko rękaw.',
      'Śni ci się, że coś cię podnosi. Budzą cię mewy. Jesteś w porcie w Cidaris, w garści masz linę, a rybak pyta, czy sprzedajesz. Oddajesz mu kotwicę. Kiedy się odwracasz, żeby potargować się o resztę, jest tam tylko woda, całkiem gładka, i twoja własna, wypoczęta twarz.',
    ],
  },
  'wilds-20': {
    title: 'Wrony mówią imię',
    scene:
      'Wronę da się nauczyć słowa czy dwóch. Zdarza się taka, co klnie. Ale na dębie wisielców siedzi ich ze czterysta i wszystkie mówią to samo, w kółko, bezbarwnym, dobrym głosem matki wołającej z kuchennych drzwi: imię. Nie to, którego używasz. Tamto, z którym cię zabrano jako dziecko, zanim szkoła dała ci nowe. Nikt żywy nie wymówił go od lat.',
    options: ['Odezwij się na nie', 'Zapytaj je, czyje było'],
    outcomes: [
      '„Tak – mówisz. – Jestem”. Milkną, co do jednej. Któraś sfruwa z monetą w dziobie, jakimś miedziakiem z wiejskiego odpustu, i zabiera w zamian to coś w tobie, co się dawniej wzdragało. Już nie pamiętasz, co to było. Przez godzinę wszystko leci ci z rąk, potem robi się lekko.',
      'Śmieją się, jeśli to śmiech, i wymieniają siedem innych. Dwaj leżą pod tym drzewem, z klamrami włącznie. Za to, że ktoś ich wreszcie nazwał, prawie nie żałują ci tego, co mieli przy sobie. Głosy wron niosą się za tobą, dopóki nie znikniesz za wzgórzem.',
    ],
  },
  'wilds-21': {
    title: 'Z rozkazu jaśnie pana',
    scene:
      'Twierdza bez dachu, załogi czworo: rządca, kucharka i dwaj wartownicy z jednym hełmem. Co noc pióro w komnacie na wieży wstaje i pisze. Co rano rządca, lat osiemdziesiąt, znosi rozkazy na dół. Naprawić most zwodzony. Powiesić świniopasa. „Robimy, co możemy – mówi. – Świniopas ma do nas dużo cierpliwości”. Dzisiejszy rozkaz jest zapieczętowany i zaadresowany do kasztelana Haern Caduch.',
    options: ['Zawieź rozkaz do Haern Caduch', 'Zamelduj się do służby na wieży'],
    outcomes: [
      'Rządcy łzy stają w oczach; od czterdziestu lat nikt nie wyniósł żadnego za bramę. Daje ci proporzec i hasło. A zatem Haern Caduch, wśród lasów, gdzie jakiś kasztelan może się zdziwić. Wosk jest jeszcze miękki. Odcisk twojego kciuka przyjmuje bez pytania.',
      {
        then: 'Pióro zastyga. Okrąża cię ono albo ktoś, kto je trzyma, w lekkim powiewie kamfory, i odczytuje blizny jak listę apelową. Widocznie uchodzisz za weterana. Dostajesz godzinę poprawek od człowieka, który zdobył sześć zamków; jest opryskliwy i ma rację.',
        else: 'O ile pióro może kogoś zmierzyć wzrokiem, mierzy cię i pisze: PROSTO. Stajesz prosto. Pisze dalej, a rządca odczytuje drżącym głosem: jeden rekrut, żołd za miesiąc. Wypłaca ze szkatuły, której nie otwierano, odkąd był młody.',
      },
    ],
  },
  'wilds-22': {
    title: 'Jeszcze ciepłe',
    scene:
      'Na desce pół cebuli z wbitym nożem; kociołek wrze w najlepsze; poła namiotu jeszcze się kołysze. Ten, kto tu obozował, ma sprzęt mistrza: retorty, lampkę spirytusową, stojak giętego szkła. Cztery kolby stoją w piasku nad żarem, każda o odcień ciemniejsza od sąsiedniej, a najciemniejsza zaczęła właśnie gwizdać. Od progu namiotu ucieka trop jednego człowieka, co krok, to sążeń.',
    options: ['Łap kolby znad ognia', 'Najpierw zgaś żar'],
    outcomes: [
      {
        then: 'Ratujesz najlepsze, trzymane w wyciągniętych rękach jak kocięta, a tę, co gwiżdże, posyłasz kopniakiem w dół zbocza. Zbocze ma potem inny kształt. Kiedy dym się rozchodzi, stoisz w kręgu osmalonej trawy, a w dłoniach masz niestłuczone szkło.',
        else: 'Jedną kolbę masz już bezpieczną, sięgasz po drugą, a wtedy ostatnia tłumaczy ci, od tyłu, dlaczego tamten biegł. Słuch wraca dopiero w krzakach. Blachy na plecach podwinęły się jak skwarki. Kolba leżała pod tobą i jakimś cudem jest cała.',
      },
      'Piasek, kociołek, cebula, namiot. Gwizd cichnie, waha się, ustaje. O zmierzchu skrada się z powrotem człowiek w osmalonych kapciach, śmieje się z ulgi i daje ci w podzięce tę przejrzystą. Uczyły go, mówi, dwie siostry z Ban Ard. To, co trzymają we własnym alembiku, jest dużo gorsze, i zapłaciłyby za wybawienie.',
    ],
  },
  'wilds-23': {
    title: 'Cztery miesiące zaległości',
    scene:
      'Na środku drogi siedzi na tarczach dziesięcioro najemników. Należy im się za cztery miesiące. Pracodawca, kupiec korzenny Beren Taul, poprowadził ich w góry ze skrzynią z żołdem, żeby, jak mówił, wypłacić na szczycie, dla bezpieczeństwa; po czym był łaskaw umrzeć. Skrzynię ma jego straż domowa i twierdzi, że umowa umarła razem z nim. „To kwestia prawna – mówi kapralka, muskając topór. – Myśleliśmy, że może im ją odczytasz”.',
    options: ['Zgódź się zająć skrzynią', 'Najpierw rozsądź ich własne spory'],
    outcomes: [
      'Wiwatują, krótko. Skrzynia jest w górach, w komorze celnej o porządnych drzwiach. Na miejscu dołożysz się do prochu, uprzedza kapralka; wszyscy się dokładają. Wylicza, ile się komu należy. Smutniejszego poematu nikt nie ułożył.',
      'Kto komu zgubił kociołek, kto kogo niósł przez bród. Do rękoczynów dochodzi tylko raz, a ty stoisz w samym środku. Ale przed zachodem słońca rachunki zgadzają się pierwszy raz od wiosny i z samego zdumienia płacą rachmistrzowi.',
    ],
  },
  'wilds-24': {
    title: 'Za dużo krzeseł',
    scene:
      'Zamieciona podłoga, ogień na kominku, nakryte na jedną osobę. Wokół stołu stoi dwadzieścia sześć krzeseł. Każde inne: zydel do dojenia, tron z pękniętą poręczą, krzesełko dziecinne, siodło na koźle. Na każdym mosiężna tabliczka z datą. Łowczy w drzwiach wyciera ręce w fartuch. „Goście – mówi. – Podobało im się tutaj. Może usiądziesz? Gdzie chcesz. Po tym poznajemy, jaki będziemy mieli wieczór”.',
    options: ['Usiądź na tronie z pękniętą poręczą', 'Policz buty przy drzwiach'],
    outcomes: [
      {
        then: '„A – mówi łowczy – jego”. I zdejmuje ze ściany dwa kordelasy. Wieczór jest żwawy. Przed kolacją wyciągasz z niego sztuczkę tego, co siadał na tronie, a on promienieje; tak niewielu gości o nią pyta. I tak dostawia następne krzesło i uprzejmie pyta o datę.',
        else: 'Ze ściany schodzą dwa kordelasy i wieczór się zaczyna. Sztuczki tego, kto tu siadał, nie poznajesz. Poznajesz, jak padał, raz za razem, aż zapamięta to twój krzyż. „Proste – mówi łowczy – ale solidne”. Sam odprowadza cię do drzwi. Krzesło już dostawione.',
      },
      'Jedna para: jego. To odpowiedź na pytanie, którego lepiej nie zadawać przy stole. Widzi, że liczysz, i robi się hojny. Przy drzwiach stoi misa dla podróżnych, proszę się częstować. Aż do ściany lasu słyszysz, jak ktoś przesuwa krzesło, żeby zrobić miejsce.',
    ],
  },
  'wilds-25': {
    title: 'Nic do prania',
    scene:
      'Plask, wyżymanie, plask. Klęczy nad rzeką z podwiniętymi rękawami i oburącz tłucze o płaski kamień, a w rękach nie ma nic. Skórę ma pomarszczoną i białą aż po łokcie. „Prałam dla całej kaplicy – mówi, nie przerywając. – Obrusy z ołtarza i koszule na święto. Poszli w nich pod wodę. Jak ja mam co doprać, kiedy nikt nie zadzwoni i nie powie im, że już po nabożeństwie?”',
    options: ['Obiecaj, że znajdziesz kaplicę', 'Daj jej do prania swoją koszulę'],
    outcomes: [
      '„Pod spodem” – mówi i tłumaczy ci, która to woda i jak nisko musi opaść, żeby dało się zobaczyć dzwon. Jest tam sznur. Jest i srebro, dla tych, co wolą srebro; wiele już się nie spodziewa. Plask, wyżymanie. Kiedy odchodzisz, nie podnosi głowy.',
      {
        then: 'Tu, nad starym jeziorem, w Loc Ichaer, powiadają, że praczka umie z brudem wypłukać i słabość. Brzmiało to jak powiedzonko. Koszula wraca bielsza, niż ją utkano, a kiedy masz ją na sobie, nie możesz się doszukać czegoś, co dawniej wychodziło ci źle.',
        else: 'Wychodzi z rzeki czystsza, niż kiedy była płótnem. Dostajesz z nią monetę zapomnianą w rąbku i popłuczyny, zakorkowane, w ampułce z ołtarza. Podziękowań nie chce. Plask, wyżymanie. Chce wiedzieć, czy twoim zdaniem nie zimno im tam na dole.',
      },
    ],
  },
  'wilds-26': {
    title: 'Pielgrzymi w jaskini',
    scene:
      'Grad jak orzechy włoskie i jedna dziura w zboczu. Pełno w niej pielgrzymów. Siedzą po ciemku według starszeństwa, ze trzydziestu, parują, buty ustawili w rządku i odkąd zaczęła się burza, śpiewają tę samą zwrotkę, bo drugiej nikt nie pamięta. Jakiś staruszek klepie ziemię obok siebie. U wejścia nerwowa kobieta ściska pielgrzymią puszkę na datki i zerka na błyskawice, jakby i im miało się coś należeć.',
    options: ['Połóż się między nimi', 'Stań do rana na straży u wejścia'],
    outcomes: [
      'Jest pieśń, jest suchy płaszcz, jest czyjeś dziecko, które chrapie ci w żebra. Zanim zaśniesz, staruszek zdradza, dokąd idą: do opactwa w Cintrze, tego, co nigdy nie może dorobić się dachu. „Oni tam słuchają podłogi. Miej monetę dla furtiana”. Budzisz się w pustej jaskini, z chlebem przy głowie.',
      'Z dołu przychodzą nocą tylko owce, potem niedźwiedź, a potem nieprzyjemny wiatr, który zna paru pielgrzymów po imieniu. Zmęczenie masz w szpiku kości. Ale zapłacili ci, a koło świtu odkrywasz, że przypomniała ci się druga zwrotka.',
    ],
  },
  'wilds-27': {
    title: 'Troll o skromnych ambicjach',
    scene:
      '„Most” – mówi troll i zatacza ręką krąg, jak gospodarz, który pokazuje gościom paradną izbę. Widać, że stawiał go sam: nie ma w nim dwóch zgodnych kamieni. „Troll nie chciwy. Inny troll chce noga. Chce koza. Ten troll chce dach”. Wskazuje gdzie, nad środkowym łukiem, malutki, z kominem. Zrobił rysunek. Są na nim firanki. „Jedna moneta, jedna dachówka. Albo bić troll, i troll bić z powrotem, i to też miłe”.',
    options: ['Zapłać za dachówkę i przejdź', 'Uderz trolla'],
    outcomes: [
      'Wiesza twoją monetę na sznurku między innymi i przenosi cię na drugą stronę, żeby most się nie ścierał. Potem kawałek cię odprowadza, dla towarzystwa. Wciąż jeszcze opowiada o firankach, kiedy po obu stronach drogi zauważasz winnice. Beauclair. Tyle siły w nogach mają tylko dzieci.',
      'Jest zachwycony. Zrzuca cię z mostu, przynosi z powrotem, stawia na nogi i palcem jak bochenek pokazuje, jak trzeba było stać. Osiem razy. Za dziewiątym ani drgniesz. Rynsztunek nadaje się na podpałkę. „Dobra ściana” – mówi troll i cię poklepuje.',
    ],
  },
  'wilds-28': {
    title: 'Zbóje z dobrą pracą nóg',
    scene:
      'Kłoda jak zwykle w poprzek drogi. Drabów jak zwykle sześciu, nieogolonych, jak zwykle z tasakami. „Pieniądze” – zaczyna herszt i w tej samej chwili stopa zakroczna wykręca mu się na zewnątrz, ciężar opada, a sztych idzie w górę po linii, która kosztowała cię lata nauki. Pozostali tak samo. Wszyscy o pół taktu po sobie, jak chórzyści. „Pięta, Gub” – mruczy jeden. Gub poprawia piętę. Masz dziwne uczucie, że obrabowano cię już wcześniej.',
    options: ['Pochwal ich i zapytaj, kto ich uczył', 'Zmierz się z nimi, skoro tak chcą'],
    outcomes: [
      'Promienieją. „Mistrzyni! Maren Vosk. Od wiosny niepobita, ot co. Ma krąg w górach i bierze jedną trzecią ze wszystkiego, co zwiniemy”. Za pochwałę puszczają cię wolno, nawet odsuwają kłodę. Idziesz luźnym, lekkim krokiem i myślisz o tamtej linii.',
      'Walka wychodzi długa i ładna. Zadają ci rany, mówią „trafienie” i jeden pomaga ci wstać, żeby drugi mógł trafić cię znowu. Ale każdego z sześciu nauczono jednego kawałka większej całości, a ty pod koniec składasz te kawałki razem. Klaszczą, ci, co mogą.',
    ],
  },
  'wilds-29': {
    title: 'Krew po złej nocy',
    scene:
      'Zaczęło się w miejscu ugryzienia, a teraz masz to już w zębach. Koło południa widzisz wszystko podwójnie, a to drugie jest bardziej przekonujące. Wiedźmini nie gorączkują; obiecano ci to, razem z całą resztą. To tylko twoja krew spiera się, czym właściwie jest. Przed tobą obora i człowiek, którego może jest czterech. Flaszki w jukach stukają o siebie jak ludzie, którzy chcieliby zabrać głos.',
    options: ['Odkorkuj którąś i opowiedz się po jej stronie', 'Wczołgaj się do obory i wypoć to'],
    outcomes: [
      'Wybucha ci za oczami jak stodoła. Przez kilka godzin znów jesteś dzieckiem na stole i słyszysz, jak mówią, że się nie przyjęło. Przyjmuje się. Nad ranem wszystko, co podwójne, zjeżdża się w jedno, i wygląda na to, że jest cię trochę więcej, niż kładło się spać.',
      'Dwa dni w słomie, przy krowim boku. Tracisz te dni, a z nimi jakiś stary fortel, ale to, co w tobie chwyciło za broń, zawarło pokój i przy okazji zaleczyło coś więcej niż ugryzienie. Gospodarz wziął cię za trupa i zachował się przyzwoicie: na piersi leży moneta.',
    ],
  },
  'wilds-30': {
    title: 'Dziewięć palców',
    scene:
      'Tacę ma schludną: zajęcze skoki, czepek noworodka, guziki wisielców, rzepka świętego na każdy dzień tygodnia. Stawia ją dla ciebie na pniu i poprawia światło. Ma wytworne maniery i dziewięć palców. Dziesiąty leży na tacy, pośrodku, zwinięty w wacie, z metką jak wszystko inne. „Ten jeden działa – mówi. – Jestem zobowiązany o tym wspomnieć. Na rzepki były skargi”.',
    options: ['Kup palec', 'Zapytaj, jak go stracił'],
    outcomes: [
      'Wskazuje. To wszystko, co robi. W ciemności, w zamęcie, kiedy nie wiadomo już, ilu ich jest, czujesz, jak obraca się w sakiewce, w stronę tego, który zaraz uderzy. Kramarz macha ci na pożegnanie drugą ręką i wygląda o dziesięć lat młodziej.',
      '„Na kole – mówi. – Tam nad wodą, gdzie zakręcą ci o wszystko, co masz”. Wypadł wisielec. Pokazuje ci, jak trzymał obręcz, co warto umieć, i rysuje drogę na przystań. Dalej tam chodzi, co niedziela. Zostało mu, jak sam zauważa, jeszcze dziewięć.',
    ],
  },
  'wilds-31': {
    title: 'Długi rów',
    scene:
      'Nikomu się nie chciało ich sortować: dwie armie w jednym długim rowie, wapno i tablica z napisem JESIEŃ. Na jednym końcu obozuje wdowa Tessel z łopatą na kolanach. Mąż leży tam gdzieś w środku, na razie niezjedzony, i ona zamierza tego dopilnować. „Kopią nocą – mówi. – Dwoje. Ludzie gadają, że ghule. Ghule się kłócą. A te robią każde od swojego końca i podają sobie”.',
    options: ['Idź po śladach wleczenia', 'Połóż się w rowie i czekaj'],
    outcomes: [
      'Dwie bruzdy obok siebie, proste jak koleiny, prowadzą od rowu pod ścianę lasu; zawsze dwie, ani razu się nie krzyżują. Mają tam gdzieś legowisko. Wdowa daje ci monetę, którą trzymała na jego powieki. „Niech jeszcze trochę popatrzy w niebo” – mówi.',
      'Wapno piecze. Koło północy czyjaś dłoń maca wzdłuż szeregu i poklepuje twarze, jakby wybierała owoce, a kiedy dochodzi do twojej, łapiesz. Wyrywa się, z kawałkiem twojej kurty. Ale wystarczyło, żeby się napatrzyć. Rano wdowa płaci ci za dziurę, która w tym została.',
    ],
  },
  'wilds-32': {
    title: 'Między dwoma głogami',
    scene:
      'Posadzono je tak, żeby były bramą; widać, jak oba naginano, aż się zeszły. Po bokach żadnego muru. Można je obejść i obchodzisz, dwa razy, w łagodne popołudnie ze skowronkami. Pomiędzy nimi jest inna pora roku. Ciągnie stamtąd chłodem, w którym jest kamień, i wysokość, i daleki brzęk, jakby z drzwi zdejmowano łańcuch. Po tej stronie rośnie gęsta trawa. Po tamtej nie widać żadnej.',
    options: ['Przejdź między drzewami', 'Wrzuć tam kamyk i posłuchaj'],
    outcomes: [
      'Jeden krok i strzela ci w uszach. Stoisz na schodach pod Behelt Nar, wiatr wali po twarzy, senność ucieka z ciebie po ostatni włos, a za tobą dwa martwe głogi pochylają się ku sobie nad niczym. Ktoś w twierdzy cię zobaczył. Nie wygląda na zaskoczonego.',
      'Grzechocze po stopniach, których nie widać, i cichnie. Potem dźwięk wraca, w górę, ku tobie, dwa razy głośniejszy, raz po lewej stronie, raz po prawej. Pod nogi wytacza ci się moneta. Były tam dwie drogi. Wydaje ci się, że teraz je odróżnisz.',
    ],
  },
  'wilds-33': {
    title: 'Ten drugi rodzaj gryfa',
    scene:
      'Gryfica spadła w owies i zaorała piersią połowę pola. Jedno skrzydło ma złożone nie w tę stronę. Z bliska jest jej więcej niż na rycinach, a wokół każdego oka ma złoty krążek piór, którego nikomu nie chciało się narysować. Za płotem wieś zbiera kosy. Chcieliby wiedzieć, woła jakiś chłopiec, czy ty to zrobisz, czy oni mają.',
    options: ['Chwyć za skrzydło', 'Odsuń się i przepuść kosy'],
    outcomes: [
      {
        then: 'Trzeba na to całego twojego ciężaru i większości skóry. Mogłaby odgryźć ci głowę; swoją wtyka ci pod pachę, żeby krzyczeć. Kiedy staw wskakuje na miejsce, leży i patrzy na ciebie, a ty dowiadujesz się czegoś, co z gryfami nie ma nic wspólnego. Za płotem kosy idą do domu. Chłopiec płacze.',
        else: 'Staw nie chce wskoczyć. Za trzecim razem wrzeszczy, rozpruwa cię od kołnierza po biodro, bez złej woli, i odlatuje ponad kosami na półtora skrzydła. Leżysz w owsie i patrzysz. Daleko nie zaleci. Wiadomo, w którą stronę i co pójdzie jej śladem.',
      },
      'Nazywają to opłatą za poradę, za wskazanie, gdzie jest serce. I tak schodzi im na tym całe popołudnie. Jesteś już spory kawałek drogi dalej, kiedy wrzask się urywa i wysoko w górze, krążąc, zaczyna nawoływać samiec. O samca nie pytali.',
    ],
  },
  'wilds-34': {
    title: 'Cudzy medalion',
    scene:
      'Siedzi wyprostowany, plecami do brzozy, z oboma mieczami na kolanach, jak się siada w oczekiwaniu na obiad. Siedzi tak długo, że brzoza obrosła mu ramię. Między żebrami ma medalion, na łańcuszku, który nie ma już czego opasać. To bestia innej szkoły. Kiedy się nachylasz, drży odrobinę, tak jak twoja. Nikt im nigdy nie powiedział, po czyjej są stronie.',
    options: ['Weź medalion dla jego ludzi', 'Pochowaj go z medalionem'],
    outcomes: [
      {
        then: 'Za nim tkwi złożony skrawek skóry: trzeci rząd, piąty kamień za odpływem. Zwierz to żmija. A więc miał kiedyś, jako chłopiec, skrytkę w Gorthur Gvaed i nie zdążył jej opróżnić. Zaciskasz mu na skrawku palce, potem się namyślasz i skrawek też zabierasz.',
        else: 'Na odwrocie dziecinne rysy: odpływ, pięć kamieni w bok, trzy w górę. Zwierz to kot. Ktoś na zamku Stygga zechce usłyszeć, jak siedział, a na którymś z dziedzińców jest kamień, którego nikt nie ruszał, odkąd ten tutaj był dość mały, żeby potrzebować tajemnicy.',
      },
      'Trzeba go wypiłować z brzozy. Zmarłemu koledze po fachu wypada dać coś swojego, więc wkładasz do dołu sztuczkę, niezawodną i od zawsze wstrętną. Ziemia zamyka się nad jednym i drugim. W drodze ręka co chwila zaczyna dawny ruch, cofa się, i idzie ci się przez to szybciej.',
    ],
  },
  'wilds-35': {
    title: 'Dumni ze swojego jeziora',
    scene:
      'Na każdej szopie z łodziami chorągiewki, wszędzie placki. Lepszego dnia na odwiedziny nie ma, mówią; wieczorem jest karmienie. Pokazują ci pomost, malowany wózek i księgę wag z dwustu lat. Od tamtej pory żadnej suszy, żadnej zarazy, jedna wojna, a i ta poszła bokiem. „Dzicy nie jesteśmy – mówi starosta, dolewając. – Losujemy. Tylko po sześćdziesiątce”. Na końcu głównego stołu, w papierowej koronie, siedzi stara kobieta ze związanymi rękami. Jej nikt placka nie dał.',
    options: ['Zapytaj staruszkę, co o tym myśli', 'Jedz i chwal wypieki'],
    outcomes: [
      'Rozmowy gasną stół po stole. Pytania nie mają ci za złe; po prostu nigdy dotąd nie padło. Starosta ociera usta i zauważa, że jesteś fachowcem, a wieś chętnie posłucha, co na to fachowiec. Wyprowadzają ją na środek, w koronie. Wszyscy patrzą na ciebie.',
      'Wypieki są wyśmienite. Odprawiają cię przed zmrokiem z butelką jeziora, zaczerpniętego od głębokiej strony, z czymś na drogę i z dzieckiem, które niesie ci torbę do granic wsi. Ma sześć lat. Obliczyło już sobie, w którym roku wypada jego numer.',
    ],
  },
  'wilds-36': {
    title: 'Gra o zęby',
    scene:
      'Spalony tabor, w nim pięcioro dzieci, a na wiele mil ani jednego dorosłego. Podparły koło od wozu na osi, gorącym gwoździem wyrysowały obrazki na obręczy i rzucają kostkami, kto ma zakręcić. Gra idzie o zęby. Niektóre są mleczne. Inne mają z pola za drogą, gdzie była bitwa. „Możesz zagrać – mówi największa dziewczynka. – Jak wygrasz, to mamy też co innego”. Najmłodszy nie może oderwać oczu od twoich flaszek.',
    options: ['Rzuć o obrót ich koła', 'Oddaj im całe szkło, jakie masz'],
    outcomes: [
      'Zagląda ci w usta, fachowo, i przyjmuje w zastaw trzonowca. Kostki padają na twoją korzyść. „Odsunąć się” – komenderuje dziewczynka i wszystkie się odsuwają, nabożnie, jak w świątyni, a stare koło zaczyna, skrzypiąc, obracać się na czopie.',
      {
        then: 'Zawartość ich nie obchodzi. Wylewają ją do rowu, gdzie umiera trawa, i patrzą przez puste butelki na słońce: zielone, brązowe, zielone. W zamian dają ci to, z czego nie mają pożytku. Same monety. Puszczały nimi kaczki.',
        else: 'Wywracasz juki na dowód: ani szkiełka, ani nawet paciorka. Robi im się ciebie żal. Najmłodszy się namyśla, idzie do rowu i zamyka ci w dłoni coś okrągłego. To moneta. Nic przez nią nie widać, tłumaczy, więc możesz ją sobie wziąć.',
      },
    ],
  },
} satisfies ExplorationPart;

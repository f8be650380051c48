import type { EventPart } from '../types.ts';

/** Events 29 to 56. */
export const eventsB = {
  29: {
    title: 'Las też ma drwala',
    scene:
      'Zastajesz je przy rąbaniu. Wysokie, o stawach nie tam, gdzie trzeba, pół twarzy zarosłe korą, wywija siekierą z ludzkiej łopatki, a to, co ścina, pada z krzykiem. Obok leżą pniaki ułożone według długości. Jest wśród nich stary Wick. Bardzo długo przyglądało się drwalom i doszło do wniosku, że tak się tutaj robi. Przerywa, ociera czoło, tak jak oni, i ogląda cię, czy masz prosty słój.',
    outcomes: [
      'Opukuje cię obuchem, dwa razy, i krzywi się na sęki. Stacza cię ze zbocza razem z innymi odrzutami. Mija godzina, zanim ręce zaczną cię słuchać. W obozie podzielili się już twoim kocem i są przy tym bardzo mili.',
      'Odbierasz mu siekierę, a potem rękę. Nie goni cię. Siada na pniaku, tak jak oni, po dniówce. Kiedy drużyna słyszy, że nikt jej już nie liczy, opróżnia kieszenie, a kucharz rozstaje się z tym, co trzymał na ukąszenia żmij.',
      'Kiedy leży, to, co zostało z twarzy, porusza się. „Ile – pyta – to dosyć?” Nie masz odpowiedzi. Sądząc po ich minach tego wieczoru, oni też nie. Starszy wraca tam sam, z lampą i nożem. Przy śniadaniu wręcza ci coś, co zrobił z tego, co tam znalazł.',
    ],
  },
  30: {
    title: 'Kora i kość',
    scene:
      'Powyżej dwudziestu starszy drwali się gubi, ale rzeźbić umie. Wyciął krążek z kory tego czegoś i wpuścił w niego pierścień z kości, starego Wicka, powiada; rodzinę pytali. Wszystkich dwudziestu dwóch przyłożyło kciuki, póki smoła była mokra. „Będziemy brać co trzecie drzewo – mówi – i sadzić za nie. Tam jest napisane, po brzegu. Znaczy, pisać nikt z nas nie umie. Więc to raczej takie przyrzeczenie”.',
    outcome:
      'Oprócz tego cały obóz złożył się na monetę. Nosisz krążek pod koszulą, zawsze trochę wilgotny. Kiedy ktoś zamierza się na ciebie na serio, trzeszczy, i czujesz, jak dwudziestu dwóch chłopa i jedno drzewo włazi między was całą gromadą, zrzędząc.',
    name: 'Amulet drwali',
  },
  31: {
    title: 'Ten, który rysował',
    scene:
      'Pod zewnętrznym murem Kaer Morhen znaki kredą robią się gęste jak ptasie łajno. Jedne prowadzą do kamienia przy odpływie, w trzeciej warstwie, o krawędziach wytartych małymi palcami. Inne prowadzą między sosny; a tam ćwiczy poranny układ, z okorowanym kijem, mężczyzna koło pięćdziesiątki, chudy, boso na śniegu. Oczy ma zwykłe. „Miałem dziewięć lat – mówi, nie przerywając. – Zawrócili mnie w bramie. Że nie przeżyję. No to nadrabiam”.',
    options: ['Sprawdź kamień przy odpływie', 'Utnij kij i ćwicz razem z nim'],
    outcomes: [
      'Kiwa głową, jakby zrobił to samo. „Nigdy nie zaglądałem! – woła za tobą. – To dla tych, co weszli”. Odliczasz od odpływu. Piąty kamień ustępuje pod kciukami z cichym zgrzytem, jak ząb.',
      'Czterdzieści lat bez nauczyciela, bez mutagenów, bez nikogo, kto by mu powiedział, że czegoś się nie da. Przed upływem godziny dyszysz; on nie. Jest jeden ruch, do którego doszedł sam, drugiej zimy, i nie zna go żadna szkoła. Pokazuje ci powoli, z ogromną dumą, i za dziewiątym razem ci wychodzi.',
    ],
  },
  32: {
    title: 'Kamieniołom w Doldeth',
    scene:
      'Kamieniołom opada półka za półką, a na dnie stoi ściana, z której cięto mówiący kamień, gładka, szarozielona, wysoka na sto stóp. Nie słychać nic, zgoła nic. Nawet twoje buty milczą. Ostatni nadzorca zostawił napis: COKOLWIEK TU POWIEDZIANO, ONA TO ODKŁADA. Myślisz o stuleciach ekonomów, o całym tym wrzasku wlanym w skałę. Mówisz, bardzo cicho, że chcesz tylko posłuchać. Ściana nabiera powietrza.',
    outcomes: [
      'Oddaje ci wszystko. Każde przekleństwo i każde uderzenie bata od pierwszego wyłamanego bloku, w jednym słowie, w tonie, od którego pękają kamienie; płyta po płycie zdziera z ciebie pancerz. Leżysz w pyle, w uszach głucho, w głowie bardzo jasno. Od lat nikt nie był z tobą tak szczery.',
      'Padasz za na wpół odcięty blok i pozwalasz, żeby ryk przetoczył się górą. To nie na ciebie się gniewa. Gdy kończy, blok jest pęknięty, a w środku wyścielony kryształem, który warto stąd wynieść; pył osiadł w kolczudze i stwardniał jak emalia.',
      'Stoisz. Jest na to sposób: napierać, ustępować, przepuszczać imiona bokiem. Na końcu zostaje jeden głos, chłopięcy, i prosi o wodę. Wylewasz trochę na ziemię. U twoich stóp leży kupka kamieniarskich groszy i niełatwo będzie cię teraz ruszyć z miejsca.',
    ],
  },
  33: {
    title: 'Lekkie palce',
    scene:
      'Pod zachodnią bramą leżą na kupie psy i chrapią z wywieszonymi jęzorami. Fenna ostrożnie przez nie przestępuje, w swoim jednym bucie, a trząść się zaczyna dopiero za ostatnią chałupą. „Sprzedali mnie do kantoru, jak miałam sześć lat – mówi. – Nigdy nie dotknęłam monety, której nie musiałam zapisać”. Otwiera dłoń. Leżą na niej dwa guziki, pierścionek i twój własny nóż od pasa. „Nie bardzo wiem, skąd to wszystko. I chyba mi się podoba”.',
    outcome:
      'Chce z tobą iść aż do morza. Sypia na siedząco, na głos oblicza odległości i nie potrafi minąć na drodze bogacza, żeby na niego nie wpaść i okropnie nie przeprosić. Ale tylko wtedy, gdy nie masz już nic. „Księgi muszą się zgadzać” – mówi Fenna, zgorszona, że można by pomyśleć inaczej.',
    name: 'Fenna Lekkie Palce',
  },
  34: {
    title: 'O co prosił list',
    scene:
      'Ysbel Harrow odwraca kartkę, żeby pokazać, że jest i druga strona. „Okaziciel przebył długą drogę, a listu nie otworzył. Wypróbuj go mieczem, jak ja wypróbowałem ciebie. Jeśli przeżyje, ma dostać to, czego nie zdążyłem go nauczyć”. Składa list, drobno. „Chodziło mu o chłopca, rzecz jasna – mówi. – Nigdy nie umiał o wszystkim pomyśleć”. Miecz zdjęła już ze ściany, a wyostrzono go niedawno, z obu stron.',
    outcome:
      'Przeżywasz, choć ledwo: trzecie natarcie przechodzi przez twoją gardę jak przez firankę, a Ysbel płacze i nie zwalnia. Potem jest cała ostatnia lekcja umarłego, akurat z tego, co i tak wychodziło ci najlepiej. Dostajesz też pieniądze, które chłopak miał mieć na powrót. Ktoś powinien je mieć.',
  },
  35: {
    title: 'Piątek, na dnie',
    scene:
      'Schodzisz w głąb z głazem w objęciach i z otwartymi oczami. Zielono, potem brunatno. Potem ciemność zaczyna rozwijać się wokół ciebie długimi, miękkimi fałdami i widzisz, skąd się bierze. Siedzi na dnie, skulone nad płytą, ogromne, blade, o okrągłej dziecięcej głowie, i liże. Próbuje zlizać słowo. W każdy piątek odchodzi go trochę więcej i płynie w górę, do Sall. Spostrzega twój cień na swojej robocie i zasłania ją przedramieniem, jak uczniak.',
    outcomes: [
      'Bierze cię za jedną z liter. Zlizuje i wysyła w górę razem z czernią; koziołkujesz raz za razem, aż znajdują cię w korycie w Sall, z płucami pełnymi atramentu. Kobieta z ławki coś dla ciebie wydziergała. Jeszcze długo będziesz kaszleć przecinkami.',
      'Puszczasz głaz i ląduje na ręce. Zanim skończy ją rozcierać, wypływasz z pełnymi garściami tego, co osada wrzucała na szczęście, od dwustu lat, aż po zgięte srebro. W piątek źródło płynie szare. Uznaje się to za poprawę.',
      'Nie jest silne, tylko uparte. Puszczając, patrzy na ciebie jak dziecko, któremu czegoś zabroniono dla jego dobra. Masz garstkę groszy na szczęście i odłupany kawałek płyty. Został na nim rożek słowa, całkiem czytelny dla kogoś, kto znałby te litery.',
    ],
  },
  36: {
    title: 'Pasterski róg',
    scene:
      'Kiedyś wisiał na szyi. Rzemień jest przeżuty, szyi nie ma, ale róg jest cały, barani, na dwa pełne skręty, z mosiężnym ustnikiem startym z jednej strony przez kogoś, kto dmuchał kącikiem ust. W środku, w czarze, są nacięcia, piątkami. Wychodzi z nich stado. Ostatni pasterz, który go nosił, grał, kiedy go porwano: przyłóż róg do ucha, a usłyszysz koniec nuty, która wciąż trwa.',
    outcome:
      'Zadmij, kiedy jest z tobą krucho, kiedy w rękach nie zostało prawie nic, a wszystko, co się rozpierzchło, wróci do ciebie truchtem zza wzgórza. Działa to tylko raz, potem musi odpocząć. Za to psy w promieniu mili będą ci oddane bez reszty.',
    name: 'Barani róg',
  },
  37: {
    title: 'Na głos i powoli',
    scene:
      'Pod turniami Ard Modron Ysbel Harrow trzyma pszczoły i porusza się tak, jakby powietrze mogło się obrazić. Paznokciem kciuka łamie pieczęć. Czytać nauczyła się późno i robi to na głos, wodząc palcem. „Do, mojej, najlepszej, uczennicy. Powiedziano, mi, że, mam, do, wiosny”. Palec staje; cofa się. Następny kawałek czyta w milczeniu, a potem podnosi wzrok na twój medalion. „Pokaż – mówi. – To, co umie twoja szkoła, a inne nie. Mniejsza o to, po co”.',
    outcomes: [
      'Pokazujesz. Jest wyrozumiała. „Nie – mówi – ty jesteś tylko pocztą, prawda?” I wsuwa list za zegar. Karmi cię miodem z samego serca plastra i płaci za zdarte buty. A chłopiec, pyta, gdy już odchodzisz. Uczesany był? Tak właśnie myślała.',
      'Obchodzi cię dokoła, po czym bierze za łokieć i przesuwa o szerokość pszczoły. Robisz to jeszcze raz i tym razem jest to, czego twoja szkoła szukała przez wszystkie te lata. „Chciałby, żeby komuś przypadło” – mówi Ysbel. List pali, nie pokazawszy ci końca.',
      'Pszczoły milkną. Kto by pomyślał, że potrafią. „No tak” – mówi po chwili Ysbel Harrow, wyciera obie dłonie w fartuch i zamyka furtkę podwórza, z tobą w środku. „To lepiej posłuchaj, co jest na odwrocie”.',
    ],
  },
  38: {
    title: 'Druga chata',
    scene:
      'Jedna izba, suszarnie aż po strzechę, stół i dwa krzesła. Bryga odkorkowuje twoją flaszkę, bierze kroplę na język i aż ją przechodzi dreszcz. „Nadasz się”. Wreszcie wyjmuje nóż i kładzie go między wami: ogrodniczy, do szczepienia, bardzo czysty. „Mąż używał go do drzewek, a potem do mnie. Leży pod rutą. Świetnie jej robi. Rządca zaczyna się zastanawiać. Więc albo pomożesz mi skończyć robotę i w nogi, albo będziesz chcieć zapłaty”.',
    options: ['Pracuj przy jej stole do świtu', 'Podaj cenę za zapomnienie'],
    outcomes: [
      {
        then: 'Patrzy, jak bierzesz tłuczek: jak narzędzie. Mierzy cię znad stołu długim, zamyślonym spojrzeniem i przez godzinę słychać tylko ucieranie. A potem, nie pytając, w którą stronę idziesz, zaczyna zdejmować rzeczy z haków.',
        else: 'Tłuczek trzymasz jak łyżkę. Przez całą noc to prostuje, cierpliwie, liść po liściu, z dłonią na twojej dłoni i z nożem leżącym między wami, aż staje się jasne, po co jest liść. O świcie pokazuje ci tylne wyjście.',
      },
      'Ma ją już odliczoną, w garnku: czynsz z czterech lat. Dostajesz i łóżko. Do samego rana słyszysz nóż przy stole, ciach, ciach, jak przez coś przechodzi, i leżysz, rozważając, za zapomnienie czego właściwie ci zapłacono i jaką ona ma rękę do szczepienia.',
    ],
  },
  39: {
    title: 'Jej własna woda',
    scene:
      'Wray zakuwa ostatni nit i całuje młotek. Przez moment nic się nie zmienia. Potem pod łodzią przebiega jakby fala, tak jak stoi, na kozłach, a ona unosi się i prostuje, jak koń, który poczuł jeźdźca. „Wodę znajdzie sama – mówi stary – jeśli jest co znajdować. A jak nie ma, to zaczeka. Pod ławkę za każdym razem kładź monetę. Nie dla mnie. Ona lubi czuć, że ją najęto”.',
    outcome:
      'Żadnych wioseł; to by ją tylko obraziło. Idź za strumieniem, za rowem, za mokrym miejscem w trawie, a będzie stała za najbliższym zakrętem z nosem na brzegu. Zapłać jej, wsiądź i popatrz na coś innego. Kiedy znów spojrzysz, brzeg będzie już inny.',
    name: 'Łódź z czaplą',
  },
  40: {
    title: 'Niedokończona',
    scene:
      'Siward Wray to cała szkutnia w Loc Ichaer, on i tuzin łodzi bez wioseł. Głuchy jest prawie jak jego drewno. „To ona! – krzyczy uszczęśliwiony, gdy mówisz o jarzębinie. – Łażą mi! Doprowadzę taką do połowy, idę na obiad i tyle ją widzę!” A oto i ona, na kozłach, z suchym liściem w środku. Trzeba jej, wrzeszczy, paru nitów z dobrego metalu i gotowa. Albo, no cóż. Możesz wypróbować ją taką, jaka jest.',
    options: ['Zapłać za nity', 'Wypróbuj ją taką, jaka jest'],
    outcomes: [
      'Monety przetapia na twoich oczach, nucąc na jednym tonie. Sześć nitów, nie większych od soczewicy. Pozwala ci trzymać światło, a przy szóstym także szczypce. Łódź zaczyna się kołysać, ledwie, ledwie, choć podłoga szopy jest sucha jak pieprz.',
      'To ona wypróbowuje ciebie. Jest jezioro, jest mgła, jest mnóstwo nieba. Wysadza cię na żwirze pod Kaer Seren, dwa razy trąca nosem w krzyż i znika. Na kolanach masz jej ładunek, a może zapłatę za kurs: zakorkowaną flaszkę i mokrą sakiewkę.',
    ],
  },
  41: {
    title: 'Rozkazy umarłego',
    scene:
      'W Haern Caduch kasztelanka schodzi do ciebie osobiście i blednie na widok proporca. Opowiadała o nim jej babka. Niesie rozkaz do okna, wycina pieczęć dokoła, żeby ocalić odcisk twojego kciuka, i czyta. „Do tego, kto trzyma bramę Niedźwiedzia. Wydać okazicielowi, co się okazicielowi z rangi należy. Koszta pokryję. Ciąg dalszy nastąpi”. Odwraca kartkę, potem z powrotem. „Rozkaz jest zgodny z prawem. Żadnego nigdy nie cofnięto – mówi. – A więc. Jaka ranga?”',
    outcomes: [
      'Mówisz prawdę, a ona sprawdza w bardzo starej księdze. Szeregowemu, przybyłemu pieszo, należy się na piwo i coś gorącego na płuca. To od tego gorącego łzawią ci oczy. Podpisujesz się w rubryce „Na rachunek nieboszczyka”.',
      'Coś w rodzaju kaprala, ustalacie wspólnie. Przysługuje z tego kapralski żołd i popołudnie z regulaminem zbrojmistrza, nad którym stoi sam zbrojmistrz i ze znudzeniem poprawia. Wiele mil stąd, w wieży bez dachu, pióro odhacza pozycję. Można by niemal przysiąc, że to czuć.',
      'Czyta twoje blizny, patrzy w księgę i zamyka ją. „Kapitan” – mówi. Kapitan wracający z kampanii dostaje łóżko w wieży i tydzień, w którym nikt go o nic nie pyta. Śpisz, zanim zdejmiesz buty. Śni ci się suchy głos, który krok po kroku omawia stare oblężenie, i po przebudzeniu wszystko umiesz.',
    ],
  },
  42: {
    title: 'Bryga pakuje nóż',
    scene:
      'O wschodzie słońca suszarnie są puste. Cały dom zwinęła w trzy toboły i fartuch. I wtedy daleko, za drzewami, odzywają się psy rządcy, tam, w ogrodzie ziołowym. Stoicie i słuchacie. Szczekają; kopią; po jakimś czasie cichną i męski głos mówi coś krótkiego. „Znaleźli buty – mówi Bryga. – A tyle razy mówiłam staremu, żeby zdejmował buty”.',
    outcome:
      'Idzie z tobą, trzy kroki z tyłu, i gada. W opałach sięga ci zza łokcia, odbiera to, co masz właśnie w ręce, wciska w dłoń to, co przed chwilą poleciało w kąt, a przy okazji zawiązuje ci coś na ramieniu. Na ogół ma rację. Nie przeprosiła jeszcze ani razu.',
    name: 'Bryga od ruty',
  },
  43: {
    title: 'Komora celna',
    scene:
      'Przycupnęła nad przełęczą, ze szparami zamiast okien. W środku jest straż domowa Berena Taula, ośmioro, i skrzynia, i sam Beren Taul, wyłożony w zimnej izbie. Proch odpala za drugim razem i te porządne drzwi kładą się na płask. „Czytaj im!” – ryczy kapralka. Dochodzisz do pierwszego „zważywszy”. W dymie, przed skrzynią, podnosi się z klęczek ktoś w pełnej zbroi płytowej, wzdycha i dobywa miecza.',
    outcomes: [
      'Ten ktoś w płytach przechodzi przez was jak pług przez mysie gniazdo. Wolno wam odejść, za opłatą. Kawałek dalej kapralka skreśla z listy cztery miesiące, a na dole dopisuje, ile jest winna tobie, i wiadomo, jak taka lista się kończy.',
      'Skrzynię wyciągacie oknem. Lżejsza, niżby się chciało, ale dzielicie się na drodze, według listy, imię po imieniu, i umarli też dostają swoje. Pobierasz opłatę za lekturę. Za wami, w wyłamanych drzwiach, siedzi ktoś w pełnych płytach, bez hełmu.',
      'Stal o stal, dobrą chwilę; potem unosi się przyłbica. Siwa kobieta, bardzo zmęczona. „Dość – mówi. – Zajrzał tam ktoś kiedy?” Kopniakiem otwiera wieko. Trochę żołdu; reszta to otoczaki. „Przysięgłam strzec, więc nie zaglądałam”. Dziesiątka dzieli się żołdem. Ona patrzy na ciebie.',
    ],
  },
  44: {
    title: 'Księga bez połowy kart',
    scene:
      'Kiedyś myśliwy: rogowy guzik, but, przetrząśnięty tobołek. Teraz widzisz, za czym szły: twój koc, kupiony na wiosnę z trzeciej ręki, skrojono z takiego samego szarego sukna co płaszcz tego człowieka. Wzięły cię za niego. Chciały komuś pokazać, gdzie leży. Pod żebrami, w ceracie, jest jego księga z trzydziestu sezonów. Co drugą kartę wydarto, czysto, przy linijce, ręką kogoś, kto chciał zostawić połowę prawdy.',
    outcome:
      'Na marginesie napisał: do każdej jest druga; wybieraj. Siedzisz przy nim, póki da się czytać. W następnym dziwnym miejscu będziesz wiedzieć, że wszystko mogło się potoczyć dwojako. Biała wilczyca pozwala ci wziąć monety z tobołka. Chce tylko płaszcza.',
  },
  45: {
    title: 'Nie potrząsać',
    scene:
      'Nikt nigdy tego nie wygrał, więc wisiało na samym szczycie koła, w miejscu ołowianego ciężarka. Mieszek z czarnej koźlej skórki, napięty jak śliwka, zaszyty drutem. NIE, głosi przywieszka, a na odwrocie: POTRZĄSAĆ. Ten, kto pilnuje koła, zdejmuje go rozwidlonym kijem, na odległość wyciągniętych rąk. Wszyscy, którzy się dotąd tłoczyli, przypominają sobie, że mieli być gdzie indziej.',
    outcome:
      'Ostrożna próba na pustym polu dowodzi, że wystarczy szczypta. Trzeba do niej zeskrobać odrobinę srebra, inaczej się dąsa. Dalej należy tylko rzucić i odwrócić wzrok. Zostaje zapach palonego cukru i okrągłe, czyste, idealnie płaskie miejsce tam, gdzie stał twój kłopot.',
    name: 'Mieszek nie do potrząsania',
  },
  46: {
    title: 'Koło się kręci',
    scene:
      'Kiedyś uczciwie pracowało, w jakimś wozie czy wyciągu, i dalej kręci się jak coś, co ma dokąd jechać. Obrazki na obręczy wypalono gorącym żelazem: ryba, korona, wisielec, maciora, drzwi. Nie wiadomo, które są dobre. Ten, kto je rysował, mógł sam nie wiedzieć. Klekot zwalnia. Twarze wokół ciebie, z otwartymi ustami, przechodzą, klek, klek, ze światła w cień, i wszystkie dobrze ci życzą albo czegoś ci życzą.',
    outcomes: [
      'Wisielec. Twarz ma raczej przyjazną. Wszyscy wzdychają z rozkoszą, ten, kto pilnuje koła, od czegoś cię uwalnia, po czym walą cię po plecach, mocno, bo dziś w każdym razie nie padło na nich. Senność odchodzi jak ręką odjął. Jakby o włos minął cię wóz.',
      'Maciora. Przynosi szczęście, ale małe, tłumaczą, takie, jakie mają świnie: nigdy wielkie, zawsze syte. Wygraną nabierają ci z worka. Tu i ówdzie między monetami trafia się ząb, widać komuś nie starczyło.',
      'Korona! Tak dawno nie wypadła, że wybucha spór, ile się za nią należy. Należy się to, co w worku. Odchodzisz z kieszeniami ciągnącymi po ziemi. Za tobą już wypalają inny obrazek, pospiesznie, na wierzchu tamtego.',
      'Drzwi. Cały hałas ustaje. Wskazówka drży na kresce, przechyla się, zostaje. Dostajesz monetę zaliczki, za fatygę, a oni się kłócą, kto ma po to iść. „Teraz to twoje” – szepcze ten, kto pilnuje koła, i pokazuje na to, co wisi na samej górze.',
    ],
  },
  47: {
    title: 'Potwór drugiego aktu',
    scene:
      'Światła; orzechy; ogromny oddech z ciemności. Wchodzi bohater. Czujesz go, zanim zobaczysz, bo od ucieczki suflerki nie odstawia gorzałki, a była to jego suflerka; i zamiast blaszanego miecza ma prawdziwy, ze ściany gospody. „Ohydna bestio!” – woła. Mówi to szczerze. Bierze zamach, który pozbawia cię jednej kozy. Publiczność wyje ze szczęścia. Zofronia daje ci zza kulis znaki, tylko nie wiadomo jakie.',
    options: ['Pokaż im prawdziwego potwora', 'Umrzyj wcześnie i z przemową'],
    outcomes: [
      'Gonisz go przez trzy malowane lasy i orkiestrę. Jeden raz trafia cię porządnie, zanim na nim usiądziesz. Stoją na ławkach! Zanosi się też na samosąd, bo to prości ludzie, więc wychodzisz tyłem, którędy wnoszą dekoracje, z gażą, wciąż w kozach, prosto w las.',
      'Trwa to kwadrans. Wybaczasz jemu, dziewicy i morzu. Silnych mężczyzn trzeba wyprowadzać. Bohater, wytrzeźwiały, klęka i trzyma cię za kopyto. Przy wyjściu dla aktorów czeka na ciebie kwiat, sakiewka, flaszka z własnej szkatułki dziewicy, a na obiad chce cię zaprosić całe miasto.',
    ],
  },
  48: {
    title: 'Rycerz bez zamku',
    scene:
      'Pani Ortrun dziesięć zim trzymała zamek, aż król, do którego należał, gdzieś tę wojnę zapodział. Odtąd strzegła mostu, hierarchy, sera i skrzyni otoczaków, zawsze pod przysięgą. Siedzi na progu komory celnej i głowicą miecza wybija wgniecenie. „Nikomu już nie służę – mówi. – Rzuciłam to. Biorę od ciosu”. Podnosi karwasz do światła, mruży oko. „O, ten był twój. Bardzo przyzwoity”.',
    outcome:
      'Idzie więc z tobą, po umówionej stawce, moneta za każde wgniecenie godne wzmianki. Gdy nadciąga coś strasznego, mówi „przepraszam”, staje przed tobą i przyjmuje to na tarczę, z zamkniętymi oczami. Potem zapisuje.',
    name: 'Pani Ortrun',
  },
  49: {
    title: 'Kancelaria listów gończych',
    scene:
      'Kantor ma prawnika, prawnik ma szufladę, a w szufladzie, po dwóch godzinach i jednej bułeczce, pisarz go odnajduje. Fenna, w służbie za długi, lat szesnaście. Zarzut: kradzież. Czego? Wodzi palcem w dół. „Dziewczyna, sztuk jeden – czyta. – Wartość według ksiąg”. Oskarżono ją o to, że ukradła samą siebie. To człowiek sumienny i widać, że bułeczka przestaje mu smakować. Za kwerendę, mówi, pobiera się opłatę, od tych, których stać. Dla innych jest nagroda, po którą nikt się nie zgłosił.',
    outcome: {
      then: 'Twoja sakiewka to wytrzyma. Opłacasz kwerendę i dostajesz godzinę sam na sam z aktami: dziesięć lat ucieczek, brama po bramie, każda odrobinę lepsza od poprzedniej. Jest co studiować. List gończy pisarz wkłada, stanowczo, do niewłaściwej szuflady i wcześniej idzie do domu.',
      else: 'Zagląda do twojej sakiewki, potem patrzy na bułeczkę i podejmuje decyzję. Przybija stempel, że dziewczynę odstawiono, a nagrodę wypłacono, i odlicza ci ją, zanim ktokolwiek zapyta, gdzie ona w takim razie jest. List gończy wpada za szufladę. Te stare biurka, mówi.',
    },
  },
  50: {
    title: 'Stępione halabardy',
    scene:
      'Nacierają w dwóch szeregach, ostrza im się chwieją, korki szeleszczą nieprzyjemnie. Pani kapitan obiecała szynkę temu, kto cię przewróci. Przebiegasz wzrokiem po linii: pryszcze, podpinki, chłopak z zamkniętymi oczami. Są kiepscy, ale jest ich dwudziestu, a szynka jest duża. Przyjmujesz postawę na mokrym bruku. Za nimi, na korycie, ona wychyla się do przodu, z brodą w dłoniach, jak na teatrze.',
    outcomes: [
      'Szynka przypada chłopakowi z zamkniętymi oczami. Jest niepocieszony; pomaga ci szukać sprzączek. „Zawsze przyjemnie popatrzeć – mówi pani kapitan – kiedy kogoś porządnie zasypią”. I wpisuje cię w koszta według stawki za manekina ze słomy, dużego.',
      'Stoisz jak pal w rzece, aż się zmęczą. Korki układają się na tobie w ładny deseń i żaden nie siedzi tam, gdzie by coś znaczył. Płaci ci tę lepszą stawkę i dokłada coś z własnej kieszeni, bo chłopak z zamkniętymi oczami wreszcie je otworzył.',
      'Dwudziestu mija cię jeden za drugim, na gnojowisko, i żaden nie powie, jak to się stało. Pani kapitan wstaje z koryta. „Jeszcze raz – mówi – wolniej; a ja będę dwudziesta pierwsza”. W zamian pokazuje, jak się broni muru w dziewięcioro. Szynkę jecie na spółkę. Robi się ciemno, zanim którekolwiek przestanie.',
    ],
  },
  51: {
    title: 'Wataha decyduje',
    scene:
      'Bez warczenia. Podchodzą tak, jak rozwiązuje się zadanie: jeden, a potem dwa, żeby sprawdzić, co zrobisz z jednym. Znasz wilki. Nie powinny patrzeć ci tak w twarz, z niepokojem, jakby to tobie trzeba było tłumaczyć dwa razy. Kulawy markuje za każdym razem skok na zrolowany koc, zawsze na koc. Biała na swoim kamieniu ani drgnęła. Stawia uszy. Masz poczucie, że głosuje się tu nad czymś innym niż twoje gardło.',
    outcomes: [
      'Przewracają cię, zdzierają z ciebie koc i znikają z nim za wzgórzem. Gardło zostaje przy tobie. Ale trwało to długo, po ciemku, z oddechem na twarzy, i nad jedną rzeczą, która zawsze szła ci bez namysłu, trzeba się będzie odtąd namyślać.',
      'Nie zabijasz żadnego i żaden nie zabija ciebie. Po pewnym czasie to po prostu mija, jak mija burza. Biała odbiega truchtem, wraca i rzuca ci pod nogi skórzaną sakiewkę, przeżutą, jakby dla wyrównania rachunku; potem odchodzą, oglądając się, chyba zawiedzione.',
      'Kładziesz kulawego na grzbiet, z dłonią na jego pysku, i pozwalasz mu wstać. To wystarcza. Biała wilczyca podnosi się, mija cię tak blisko, że można by jej dotknąć, i czeka. Na ścieżce znajdujesz sakiewkę, dalej rękawicę. A potem pokazuje ci, kto je upuścił.',
    ],
  },
  52: {
    title: 'Słowo, którego nikt nie mówi',
    scene:
      'Po wyschnięciu to odłamek szarego łupku, długi jak dłoń, a w poprzek biegną przez niego, głęboko wycięte, dwie i pół litery. Nie ma ich w żadnym alfabecie. Pasterz kóz nie chce tego w domu. Uczona elfka, spotkana na trakcie, patrzy, zaczyna wymawiać, urywa i siada plecami do ciebie, dopóki tego nie schowasz. „To tryb rozkazujący – mówi wreszcie. – Pozbyliśmy się go. Były takie istoty, które robiły, co im kazano”.',
    outcome:
      'Nosisz go w szmatce. Kiedy uderzasz naprawdę mocno, z całej duszy, robi się ciepły i pół słowa przechodzi przez ciebie jak krzyk przez dom; a wszystko, co w tobie leżało, wstaje zobaczyć, czego trzeba.',
    name: 'Tryb rozkazujący',
  },
  53: {
    title: 'Targ z uciekinierką',
    scene:
      '„Dziś psy są w zachodniej bramie – mówi Fenna. – Słyszałam, jak je karmili. No więc. Jeden: masz flaszki, pewnie i taką na sen. Wkładam w pasztet, wychodzimy razem i do widzenia, chyba że lubisz towarzystwo. Dwa: najmuję cię”. Pokazuje monetę, najwyraźniej swoją jedyną. „W Novigradzie jest na mnie list gończy. Muszę wiedzieć, co podobno wzięłam. Przeszukałam wszystkie kieszenie. Nie mam pojęcia, co by to mogło być”.',
    options: ['Daj jej flaszkę do pasztetu', 'Jedź i przeczytaj dla niej list gończy'],
    outcomes: [
      'Dawkę odmierza jak dług, co do kropli, z małym naddatkiem dla tego największego. Czekacie razem pod arkadą i dojadacie resztę pasztetu. Po kwadransie w szczekaniu pojawia się nuta filozoficzna. Po dwudziestu minutach szczekania nie ma.',
      'Wypisuje ci pokwitowanie. List ma kancelaria w Novigradzie, a złożył go wierzyciel: kantor Ebbe i Synowie. Potem wkłada kapelusz, nie wiadomo kiedy wzięty, podchodzi do bramy z latarnią i mówi strażnikowi dobranoc, po imieniu.',
    ],
  },
  54: {
    title: 'Kamień się namyśla',
    scene:
      'Przegląda twój Znak jak krawiec płaszcz. Czujesz, jak próbuje szwów: kto cię tego uczył, kto uczył jego, jaki błąd zrobił tamten pewnej zimy i przekazał dalej. Nie boli. Raczej zawstydza, co jest gorsze. Potem dołki w skale zaczynają się rozjarzać, po jednym, dłoń za dłonią, wszyscy, którzy tu kiedyś stali i których o to samo zapytano; a następne w kolejce, między dwojgiem martwych nieznajomych, jest miejsce o kształcie twojej.',
    outcomes: [
      'Miejsce pozostaje ciemne. Kamień odstawia cię uprzejmie o parę kroków dalej, z ręką bezwładną po bark i z monetą w garści, jaką daje się śpiewakowi, który się starał. Deszcz pada na nowo. To nie wyrzut; to tylko deszcz.',
      'Mdły blask, w kciuku i dwóch palcach. Tyle wystarczy, żeby zahaczyć o skraj tego, co tamci mówią między sobą. Nie rozumiesz, ale odchodzisz z każdym włosem na sztorc i choćby na koniec świata, a w trawie pobłyskuje czyjaś ofiara.',
      'Twoja dłoń rozbłyska. Na czas jednego oddechu należysz do kilkuset, i pokazują ci, wszyscy razem, bez słów, błąd, który popełnił nauczyciel twojego nauczyciela, i jak być powinno. Gdy odrywasz rękę, w skale zostaje dołek. Jest ciepły. Pasuje.',
    ],
  },
  55: {
    title: 'Wciąż czeka na zapłatę',
    scene:
      '„Zabić zabiłem, nie powiem – mówi Gerrik Moll. – W torfie siedziało, tom podpalił torf, i wyszło na to, że na nim stoję. Półtorej mili tego było”. Stuka kulą tam, gdzie nie ma nogi. „Wracam po pieniądze, a rządca, że zapłacone. Że podpisałem”. Podnosi prawą dłoń; trzy palce ma zrośnięte w jeden. „Teraz to będzie młode, z tego samego gniazda. Pewnie chcesz wiedzieć gdzie. A może chcesz zobaczyć umowę?”',
    options: ['Postaw mu obiad i wysłuchaj wszystkiego', 'Zanieś jego umowę rządcy'],
    outcomes: [
      'Opowiada od początku do końca, krok za krokiem, całą tę drogę, i mówi, gdzie ma leże młode. Chciałby oddać ci buty. Powiesił je z wdzięczności na rozszczepionym dębie, w lesie; tylko trzeba się wspiąć. „Mnie szło o to, żeby ktoś zapytał” – mówi Moll. I bierze drugi obiad.',
      'Moll wyjmuje ją z puszki po tytoniu. Jedenaście lat przetarło ją na zgięciach, tak że są to właściwie cztery małe papierki. Rządca, kiedy go znajdujesz, mieszka nieco lepiej, niż rządca powinien. Nikogo takiego nie pamięta, mówi z uśmiechem i wyciąga rękę po papierki.',
    ],
  },
  56: {
    title: 'Stara umowa w strzępach',
    scene:
      'Nie oddajesz. Czytasz mu na głos: sumę, bestię, pieczęć. Potem bardzo powoli drzesz papierki na drobno, a rządca oddycha z ulgą, bo myśli, że na tym koniec. „Proszę – mówisz. – Nie ma umowy. Czyli on jej dla ciebie nie zabił, czyli żyje; a ja tutaj nie pracuję. Niedługo się zjawi”. Na podwórzu, jak na zamówienie, ryczy krowa. Nigdy jeszcze nie musiał słuchać krowy, tak naprawdę słuchać, o zmierzchu.',
    outcome: {
      then: 'Płaci. Moll dostaje całość, z twojej ręki, prócz części, którą uparł się ci oddać; a że twój fach szlifowano wśród dachów i niezapłaconych rachunków, przyszła z tobą także sakiewka rządcy. Strzępy palisz. Razem z nimi idzie w ogień jedna z twoich zasad, ta, żeby nie brać niczyjej strony.',
      else: 'Płaci co do grosza, a krowa patrzy. Moll nie tknie pieniędzy, póki nie weźmiesz swojej części, a resztę liczy potem dwa razy, poruszając wargami. Palisz za niego strzępy. Do ognia trafia przy tym i twoja stara zasada, żeby nigdy nie opowiadać się po niczyjej stronie.',
    },
  },
} satisfies EventPart;

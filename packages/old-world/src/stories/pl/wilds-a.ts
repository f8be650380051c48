import type { ExplorationPart } from '../types.ts';

/** Wilds, first half. */
export const wildsA = {
  'wilds-01': {
    title: 'Jedne drzwi wciąż zaparte',
    scene:
      'Siedem chałup to popiół po kolana. Ósma stoi nietknięta, z zamkniętymi okiennicami i mokrym workiem wzdłuż progu, a dym z tamtych siedmiu opiera się o nią, jakby prosił, żeby go wpuścić. Pług, but, imbryk wygotowany do sucha. Żadnych ciał, co może być dobrym znakiem. Przykładasz dłoń do drzwi i czujesz, że trzyma je z drugiej strony coś, co oddycha ustami.',
    options: ['Naprzyj barkiem na drzwi', 'Zapukaj i usiądź na progu'],
    outcomes: [
      'To ekonom, sam jeden, ze skrzynią na dziesięcinę i rohatyną. Reszta wsi prosiła, żeby ją wpuścił. Udaje mu się pchnąć raz, zanim wytłumaczysz mu, co i jak. Skrzynię otwierasz na drodze, gdzie ludzie mogą ją znaleźć; co potoczy się w twoją stronę, to zatrzymujesz.',
      'Mija godzina. Z lasu schodzą ludzie, po jednym, stają na podwórzu za tobą i nikt nic nie mówi. Potem szczęka rygiel. To ekonom, tuli skrzynię na dziesięcinę. Nie chciał ich wpuścić. Teraz sam im ją wynosi. Dają ci chleb, który upiekł pożar, i po tym chlebie da się iść całą noc.',
    ],
  },
  'wilds-02': {
    title: 'Z każdym kołem głębiej',
    scene:
      'Ślady butów wychodzą z paproci, przecinają polanę i okrążają stary dąb. I okrążają. Naliczasz dziewiętnaście okrążeń, wydeptanych jedno w drugim jak gwint śruby, a każde jest głębsze od poprzedniego. Nikt tu przed niczym nie uciekał. Krok ani razu się nie zmienia. Przy najciaśniejszym kręgu w odciskach stoi woda po kostki, jakby ten, kto tędy szedł, z każdym kołem robił się cięższy.',
    options: ['Obejdź krąg jego śladami', 'Idź na przełaj, prosto do dębu'],
    outcomes: [
      'Przy czwartym okrążeniu łapiesz się na tym, że trzymasz krok. Przy siódmym słyszysz tego drugiego, z bardzo daleka, lewa, prawa, lewa, i wyrywasz się, choć wcale ci się nie chce. Ten krąg jest stary i nikogo w nim nie ma. Jest inny, dalej, głębiej w lesie, i w tamtym ktoś wciąż chodzi.',
      'Kora jest wytarta do gładka na wysokości barku. Za dębem jakiś inny stwór podczołgał się na brzuchu, żeby cierpliwie popatrzeć na piechura, i odszedł, skąd przyszedł. Kręgi zostawiasz samym sobie i ruszasz po tropie, który biegnie prosto.',
    ],
  },
  'wilds-03': {
    title: 'Przy tym kotle bez imion',
    scene:
      '„Miska na pieńku”. Odludek nie podnosi głowy. Kocioł jest duży jak na jedną osobę; coś się w nim przewraca, powoli, pokazuje bok i tonie. Dokoła polany wiszą zawiniątka przewiązane czerwoną wełną, setki, każde na innej wysokości, i nie ma dwóch takich samych. „Ja nie pytam kto – odzywa się po dłuższej chwili głos, męski albo kobiecy. – To mnie pytają, co w tym jest. Za to się dopłaca”.',
    options: ['Zjedz, co dają', 'Zapytaj, co w tym jest'],
    outcomes: [
      'Chyba grzyby i coś, co całkiem niedawno czegoś żałowało. Opada do żołądka jak gorący kamień i grzeje jeszcze przez wiele mil. Kiedy chcesz oddać miskę, stoi w niej zakorkowana flaszka. Odludek rozmawia już z kimś innym, kogo nie ma.',
      'Twoja moneta idzie do kotła z całą resztą, a wyliczanie trwa do wieczora. Każdej rzeczy trzeba spróbować osobno, a niektóre tego nie lubią: krwawią ci dziąsła, drętwieje lewa ręka, przez moment wiesz, która godzina. Ale nic nie znalazło się tam przypadkiem i pod koniec widzisz, co z czego wynika.',
    ],
  },
  'wilds-04': {
    title: 'O zmroku więcej niż o świcie',
    scene:
      '„O brzasku sześćdziesiąt jeden – mówi pasterka. Ma dwanaście lat, męski kapelusz i procę. – Liczę, jak wychodzą wyłomem. O zmierzchu liczę, jak wracają, i jest sześćdziesiąt trzy. Codziennie, od roztopów”. Nie prosi, żeby jej wierzyć. Poniżej stado przesuwa się po zboczu i skubie trawę. Gdzieś w środku dwie sztuki idą ramię w ramię, z podniesionymi łbami.',
    options: ['Zaczekaj do świtu i idź za tymi dwiema', 'Licz razem z nią, aż się upewni'],
    outcomes: [
      'Skoro świt wstają i odchodzą, bez pośpiechu, jedna za drugą, a tam, gdzie przecinają błoto, ślad racicy zmienia się w coś dłuższego. Trop się wspina. Gubisz go na gołej skale, ale gdzieś tam, w górach, mają legowisko, obie, a ty znasz już ich chód.',
      'Sześćdziesiąt trzy i znowu sześćdziesiąt trzy. Głupia nie jest i lżej jej, kiedy ktoś to powie; płaci ci monetą wyjętą z kapelusza. Śpisz w cieple stada i budzisz się z nowymi siłami. Znów jest sześćdziesiąt jeden. Po dwóch, które spały obok ciebie, nie ma w trawie wgłębienia.',
    ],
  },
  'wilds-05': {
    title: 'Wilcza cierpliwość',
    scene:
      'Idą za tobą od południa: co najmniej dziewięć, jeden kulawy, jedna wilczyca prawie biała. Nie spieszą się. Gdy stajesz, siadają. Gdy spojrzysz na nie wprost, odwracają wzrok jak ludzie w karczmie, którzy znają twoje imię. Bywają wilki, które polują, i wilki, które uciekają, ale te wyglądają, jakby odprowadzały cię do domu, i pytanie tylko, do czyjego. Zaczyna się ściemniać.',
    options: ['Odwróć się i wybierz sobie teren', 'Niech one zdecydują o drodze'],
    outcomes: [
      'Głaz za plecami, w dole stok, zachodzące słońce wilkom w oczy. Miejsce dobre jak każde inne, żeby ktoś się z tobą nie zgodził. Biała podchodzi, kładzie się z pyskiem na łapach, żeby popatrzeć, a pozostałe osiem rozchodzi się wokół ciebie bez jednego dźwięku.',
      'Prowadzą cię całą noc, w lewo przy strumieniu, w prawo przy zwalonym wiązie, i nie dają odpocząć. O brzasku zatrzymują się przy granicznym kamieniu, a ty wychodzisz samotnie wprost na Dhuwod. Wieśniacy widzieli, kto cię przyprowadził. Ze spuszczonymi oczami wciskają ci monety i nie chcą powiedzieć za co.',
    ],
  },
  'wilds-06': {
    title: 'Świeże mleko w misce',
    scene:
      'Jak okiem sięgnąć ani domu, ani krowy, ani ścieżki poza tą, która została za tobą. Tylko na skraju bagna słup pod daszkiem, a w nim wycięta twarz, starta do nosa i pary powiek, i na półeczce pod brodą miska mleka, jeszcze ciepłego. Mech dokoła słupa ktoś uczesał. Na brzegu miski siada mucha, obchodzi go raz wkoło i odlatuje, nie skosztowawszy.',
    options: ['Wypij mleko', 'Zostaw monetę i posiedź chwilę'],
    outcomes: [
      'Słodkie, odrobinę trawiaste, i rozchodzi się po tobie aż po czubki palców; z taką siłą można by nieść konia. W nocy coś przychodzi i siada tuż za kręgiem ogniska, małe, bez złości, z pustą miską. Nie śpisz i nie musisz. Rano idzie za tobą. Do miasta lepiej go nie prowadzić.',
      'Cienie obracają się wokół słupa, a ty siedzisz. Nic się nie odzywa. Ale okazuje się, że rozmyślasz o tym, co ci wychodzi najgorzej, spokojnie, jak o cudzym kłopocie, i że widzisz na to sposób. Ktoś naoliwił ci rzemienie. Nikogo nie było widać.',
    ],
  },
  'wilds-07': {
    title: 'Kreda na starym murze',
    scene:
      'Z dziedzińca do ćwiczeń została jedna ściana: wysunięta placówka, porzucona, zanim urodzili się najstarsi z żyjących mistrzów. Przez belki, po których uczono się chodzić, poprzerastały brzozy. A jednak ktoś pisał po kamieniach kredą, a kreda nie przetrzyma więcej niż roku niepogody. Kreski w rzędach po pięć. Małe wahadło. Kroki, ponumerowane. I nisko, powtarzana jak podpis, strzałka, a nad nią trzy górskie szczyty.',
    options: ['Idź tam, gdzie wskazuje strzałka', 'Przećwicz wszystko, jak rozpisano'],
    outcomes: [
      'To szczyty nad Kaer Morhen; kto zimował z widokiem na nie, tego środkowego z niczym nie pomyli. Ktoś ćwiczył tu sam przez okrągły rok i chciał, żeby za nim pójść, a w każdym razie nie miał nic przeciwko. Przerysowujesz podpis na nadgarstek, zanim zabierze go deszcz.',
      {
        then: 'Belka, wahadło, zwrot, belka. Te kamienie kładli ludzie, którzy cię wychowali, i zwrot pokazuje ci błąd noszony od małego, ten, za który bili i którego nikt nie umiał wytłumaczyć. Przechodzisz wszystko jeszcze raz, już bez niego. Nikt nie widzi. Za trzecim razem robisz to dla nich.',
        else: 'Kładły to inne ręce, dla innych nóg niż twoje, i przy każdym zwrocie musisz stawiać stopę tam, gdzie postawiłby ją ktoś obcy. Uczciwy pot, piękny ranek. W południe krew krąży żywiej, a brzozy przestają wyglądać, jakby trzymały się za boki.',
      },
    ],
  },
  'wilds-08': {
    title: 'Latarnia we mgle',
    scene:
      'Wyciągasz rękę i kończy się na łokciu. W całej tej bieli jest jedna jedyna rzecz, na którą można patrzeć: żółta latarnia, zawieszona mniej więcej na wysokości dłoni. Czeka, aż się namyślisz. Odpływa parę kroków, zniża się i znowu czeka, jak sąsiad, który po ciebie wyszedł. Wiadomo, czym są latarnie we mgle. Wszyscy słyszeli. Ziemia pod butem lekko się ugina i nie spieszy się z powrotem.',
    options: ['Idź za latarnią', 'Stój w miejscu, aż mgła się podniesie'],
    outcomes: [
      'Prowadzi cię po deskach, po kamieniach, na coś, co się kołysze. Godzinami. Kiedy mgła się rozdziera, wysiadasz z płaskodennej łodzi na brzeg w Loc Ichaer, a przy wiosłach nikogo nie było. Na powiekach masz monety. Nie czuć było, żeby ktoś je kładł.',
      'Całą noc tkwisz w jednym punkcie, aż nogi robią się jak cudze. Rano widać kępę wielkości stołu, czarną wodę dokoła, a w wodzie tych, którzy za latarnią poszli, rzędami, niektórzy całkiem dobrze ubrani. O sakiewki już się nie gniewają.',
    ],
  },
  'wilds-09': {
    title: 'Wąwóz, który odpowiada',
    scene:
      'Hop, hop, wołasz, bo wszyscy tak robią. „Znowu spóźnienie” – mówią kamienie. Poganiacz mułów przed tobą ma palce w uszach. „Nigdy nie powtarza tego, co mówisz! – krzyczy. – Żonie powiedział, gdzie byłem!” Ściany wąwozu to wielkie ciosane bloki, szarozielone, za dobre na to miejsce; przywlekli je z daleka ludzie, którzy mieli niewolników. Odchrząkujesz. Po obu stronach, z zaciekawieniem, odchrząkują ściany.',
    options: ['Zapytaj kamienie, skąd są', 'Krzycz, aż coś ustąpi'],
    outcomes: [
      '„Z domu” – mówi jedna ściana. „Z Doldeth” – mówi druga i po wąwozie idzie szmer, jak w koszarach, gdy ktoś wymieni nazwę wsi. A więc w Doldeth jest kamieniołom, w którym nauczyły się mówić. Może tam da się je nakłonić, żeby przestały.',
      'Ustępuje półka skalna, a z nią spory kawał zeszłego stulecia. Poganiacz mułów wygrzebuje cię z sińcem na całym boku i bez czegoś, co od lat leżało ci na sercu niewypowiedziane; niech to zatrzymają kamienie. W rumowisku błyska moneta z twarzą, której nikt by już nie poznał.',
    ],
  },
  'wilds-10': {
    title: 'Otwarty kurhan',
    scene:
      'Ktoś staranny zdjął kamienie z wierzchu i ułożył je na trawie w rządku, od najmniejszego do największego. Żadnych śladów narzędzi. W głąb usypiska prowadzi ukosem dziura, szeroka jak wiadro, a chłód w niej jest dokładnie taki, jakiego można się spodziewać. Mech na krawędzi wygnieciony w kształt dwóch przedramion. Ktoś się tu opierał, przez długi czas, od środka.',
    options: ['Sięgnij w głąb dziury', 'Zamknij ją z powrotem, kamień po kamieniu'],
    outcomes: [
      {
        then: 'Po łokieć, po bark, policzek na mchu. Palce trafiają na metal, a metal jest na kogoś włożony. Zaciskasz dłoń i ciągniesz. Za trzecim razem właściciel puszcza, z długim, ziemistym westchnieniem, a ty staczasz się z usypiska ze złotą obręczą na ręce.',
        else: 'W środku jest metal i chwyta cię za nadgarstek. Czekał na kogoś z mocnym uściskiem. Przez jakiś czas ściskacie sobie dłonie. Kiedy mech wreszcie ustępuje, rękę masz z powrotem, a tamten ma wszystkie blachy i sprzączki, które na niej były, i większość pozostałych.',
      },
      'Od największego do najmniejszego. Pod ostatnim leży wytarta moneta, zostawiona pewnie jako zapłata przez ludzi, którzy wiedzieli, że kiedyś trzeba to będzie zrobić. A stąd, z góry, widać, jak kładzie się trawa, aż po horyzont. Wyszło i poszło w tamtą stronę.',
    ],
  },
  'wilds-11': {
    title: 'Las liczy',
    scene:
      'Czwarty dzień siekiery wiszą na kołkach. „Strajkujemy – mówi starszy drwali. – Przeciwko nim”. Ma na myśli drzewa. Pierwszego ranka na wielkim jesionie był świeży zacios, a w nim dwadzieścia trzy kreski, równiutkie, na wysokości oczu rosłego mężczyzny. Ich jest dwudziestu trzech. Potem stary Wick wyszedł się odlać i nazajutrz były dwadzieścia dwie. „To nie my cięliśmy – mówi starszy. – My tylu nie zliczymy”.',
    options: ['Wejdź w las i znajdź tego, kto liczy', 'Zdejmij siekierę z kołka i pracuj'],
    outcomes: [
      'Płacą z góry; starszy wolałby nie być nic winien liczbie. Szukaj zaciosów, mówi, w głębi lasu, tam gdzie kresek najmniej. Gdy wchodzisz pod pierwsze gałęzie, czeka na ciebie jesion, świeżo odarty z kory. Jest na nim jedna kreska.',
      'Rąbiesz, co było do wyrąbania, w pojedynkę, żeby pokazać, że się da, i wieczorem ramiona masz luźne jak stary powróz. Właściciel płaci ci dniówkę całej drużyny. Ale nie śpisz. W ciemności ktoś zdziera korę, powoli, i ściera, i zaczyna od nowa.',
    ],
  },
  'wilds-12': {
    title: 'Pusta uprząż',
    scene:
      'Jedno koło jeszcze się kręci i cyka. Wóz leży na boku w poprzek kolein, a przed nim rozciągają się cztery uprzęże, zapięte, naprężone, każdy rzemień na swojej dziurce, ułożone na drodze w kształt czterech koni. Krwi nie ma. Woźnicy też, choć fajka na koźle się pali. Ładunek to długie skrzynie ze słomą i stemplem zbrojowni. Coś w tym ładunku osiada z cichym metalicznym kaszlnięciem.',
    options: ['Wczołgaj się i wyciągnij jedną skrzynię', 'Przeszukaj kozioł i rów'],
    outcomes: [
      'Jesteś w połowie drogi, gdy pęka oś i cały stos wali ci się na grzbiet. Warto było: w skrzyni leży broń mistrza musztry wraz z jego notatkami, pisanymi dla kogoś, kto będzie musiał uczyć się szybko i bez niczyjej pomocy. Nikt się po nie nie zgłasza. Kiedy podnosisz głowę, uprzęży już nie ma.',
      'W rowie klucz od szkatuły i moneta; pod kozłem broszura o samoobronie dla woźniców, mocno zaczytana. Właściciel doszedł do rozdziału drugiego. Trzeci czytasz przy żarze jego fajki, która wciąż się tli i z której ktoś przed chwilą pociągnął.',
    ],
  },
  'wilds-13': {
    title: 'W piątki czarna',
    scene:
      'Przez sześć dni na siedem to najlepsza woda w okolicy i osada Sall wyrosła wokół niej: koryto, kaplica, ławka. Siódmego dnia płynie czarna. Nie cuchnie; nie brudzi; krowy ją piją i dają zwyczajne mleko. „W piątki – mówi kobieta na ławce, nie przerywając robótki. – Dawniej to był jeden piątek w roku”. Chciałaby wiedzieć, co będzie, kiedy zabraknie im tygodnia.',
    options: ['Wyśledź, skąd bierze się ta woda', 'Napełnij manierki i zaczekaj do piątku'],
    outcomes: [
      'Był tu raz różdżkarz, mówi kobieta, i szedł z leszczynową witką nad żyłą, aż do otwartej wody, i dalej, w głąb, i musieli krzyczeć, żeby stanął. Tłumaczy ci, gdzie to jest. Cokolwiek myje się w piątki, myje się tam, na dnie.',
      'Wypływa o świcie, jak atrament z kałamarza. Gotujesz ją, odstawiasz i wychodzi ci, że odrobina tego, zakorkowana, przyda się komuś w twoim fachu. Resztę kupuje spotkany na drodze farbiarz. Jego czerń, wyznaje, nigdy nie była dość czarna.',
    ],
  },
  'wilds-14': {
    title: 'Kaczki w odcisku stopy',
    scene:
      'Ładny staw. Trzciny, lilie, ze trzydzieści kaczek. Dopiero ze wzgórza widać, że ma piętę, a wzdłuż północnego brzegu pięć zatoczek, z których pierwsza jest większa od reszty. Jakaś rodzina zbudowała pomost, od małego palca. Ojciec, z wędką, uchyla kapelusza. „Dziadek widział, jak ją stawiano! – woła w górę. – Mówił, że bez pośpiechu. I że druga musi być dobry kawałek stąd”.',
    options: ['Poszukaj drugiej stopy', 'Zejdź i zapytaj, czy biorą'],
    outcomes: [
      'Znajdujesz ją pół dnia drogi dalej, suchą, zarosłą młodą brzeziną. Stąd da się odczytać krok, i to, co ominął, i które z tutejszych bestii wciąż trzymają się z dala od tej linii, ze strachu przed następnym spacerem. Obozujesz w podbiciu, gdzie nie wieje.',
      'Smażą ci okonia, potem kaczkę, potem jeszcze okonia. Najmłodsze pokazuje ci głębię pod poduszką stopy, gdzie nawet zimą woda jest ciepła. Unosisz się tam na plecach, z uszami pod powierzchnią, i nie słyszysz zupełnie nic. Jest cudownie.',
    ],
  },
  'wilds-15': {
    title: 'Kamień, który pamięta',
    scene:
      'Deszcz wypolerował go na kolor foki. Stoi samotnie na wrzosowisku, wyższy od ciebie, a na wysokości podniesionej dłoni cały jest w dołkach od rąk, setki, jedna na drugiej, wytarte jak stopień schodów. Każda ma palce złożone do Znaku. Większość znasz. Dwa znasz tylko z ksiąg, a jeden ma sześć palców. Kiedy podchodzisz bliżej, zaczyna cię mrowić własna dłoń.',
    options: ['Złóż Znak i przyłóż dłoń', 'Ćwicz pod jego osłoną do zmroku'],
    outcomes: [
      'Zimny, a potem już nie zimny. Dołki pasują. Czujesz, jak twój Znak wchodzi w skałę i wędruje w dół, o wiele głębiej, niż sięga ten kamień, i czujesz, że ktoś się nad nim zastanawia. W promieniu kilku kroków deszcz przestaje padać. Coś pod twoją dłonią nabiera tchu.',
      'Wszystko, co dała ci szkoła, przerabiasz dwa razy, a kiedy coś robisz źle, mrowienie ustaje. Surowszego nauczyciela nie ma, a nie odezwał się ani słowem. O zmroku ledwie podnosisz ręce. Za to wiesz, w czym od lat tkwił błąd.',
    ],
  },
  'wilds-16': {
    title: 'Nie twoja sprawa',
    scene:
      'Goniec oparł się o kamień milowy, żeby go znaleziono. Tkwią w nim dwie strzały, a włosy ma uczesane. „To nie rabusie – wykrztusza. – Uczniowie”. Ma może dwadzieścia lat. Pod kaftanem chowa list z gładką pieczęcią i przyciska go dłonią, zaskakująco mocno. „Ard Modron. Oddać Ysbel Harrow. Nikomu nie czytać. Nie wiem, co w nim jest. Powiedzieli mi tylko, że jak dojdę, to będę dość dobry”.',
    options: ['Obiecaj, że doniesiesz list', 'Zajmij się nim, a potem jego sakiewką'],
    outcomes: [
      'Każe ci powtórzyć: Ysbel Harrow, w Ard Modron, w górach, do rąk własnych. Potem puszcza, najpierw list. Układasz kamienie. Przez cały czas masz wrażenie, że ktoś wśród skał przygląda się, jak je podnosisz.',
      'Zamykasz mu oczy. List zostawiasz, bo to nie twoja sprawa; sakiewka niczyja inna już nie będzie. Gdy się prostujesz, w kamień milowy uderza strzała. Kimkolwiek są, droga należy do nich, a zatem ty nią nie pojedziesz.',
    ],
  },
  'wilds-17': {
    title: 'Nóż za plecami',
    scene:
      '„Dobry wieczór” – mówi bardzo wyraźnie kobieta w ogrodzie ziołowym, do kogoś, kto nie jest tobą; potem widzi, kto przyszedł. W jednej ręce ma koszyk. Drugą trzyma za sobą. Koło pięćdziesiątki, z ziemią na kolanach, stanęła między tobą a zagonem ruty, która wyrosła o wiele wyżej, niż ruta powinna. „Myślałam, że rządca – mówi. – Przychodzi po czynsz. Tacy jak wy to mają przy sobie jaką flaszkę”.',
    options: ['Zapytaj, po co jej nóż', 'Pokaż puste ręce i pomóż zbierać'],
    outcomes: [
      'Zastanawia się, czy skłamać. „Przyjdź do mojej drugiej chaty, w lesie – mówi w końcu. – Tam nikt po czynsz nie chodzi. Przynieś jedną z tych swoich flaszek, to powiem, a wtedy zobaczymy, co z ciebie za ziółko”. Na imię jej Bryga. Ręki nadal nie pokazała.',
      'Zagania cię do roboty jak muła. Łodygi, nie liście; tylko od północy; tamtego nigdy. Zapada noc, nim napełni ci torbę zakorkowanymi rzeczami i poprawi kołnierz, prawie czule. Odchodząc, mijasz na ścieżce rządcę. Pogwizduje.',
    ],
  },
  'wilds-18': {
    title: 'Małe ognisko',
    scene:
      'Dezerterzy palą małe ogniska. Przy tym siedzi ich pięcioro, w barwach dwóch armii, które jeszcze miesiąc temu próbowały się pozabijać, i mają jeden koc i jedną rzepę. Pośrodku stoi pułkowa skrzynia z żołdem, z wyłamanym wiekiem. Usłyszeli cię. Nikt nie wstaje. „Jeśliś od profosa – mówi kobieta z sierżanckimi naszywkami – to my smolarze”. Zerka na skrzynię. „Bogaci”.',
    options: ['Wejdź w krąg z dłonią na rękojeści', 'Zapytaj, czy zostało trochę rzepy'],
    outcomes: [
      'Bitka wychodzi żadna; mieli ich już dosyć. Ktoś rzuca garnkiem, ktoś daje w zęby, sierżantka to ucina. Odlicza ci szóstą część, co do grosza, i każe pokwitować. „No – mówi. – To teraz i ty masz dezercję na sumieniu”.',
      'Trochę zostało. Do późna gadają o piecach, o kozach, o dziewczynie, która okropnie bazgrze. O wojnie raz jeden: jest taki od nich, mówią, co nigdy nie zdezerterował. Ćwiczy musztrę w lesie, wkoło jednego pnia, z tornistrem pełnym kamieni. Śpisz dobrze, mając dokoła pięć par pleców.',
    ],
  },
} satisfies ExplorationPart;

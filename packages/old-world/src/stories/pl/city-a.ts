import type { ExplorationPart } from '../types.ts';

/** City, first half. */
export const cityA = {
  'city-01': {
    title: 'Dwa miecze, dwa cła',
    scene:
      'Pół bramy zastawia składany stolik. Siedzi za nim Ambroży Voss, poborca opłat rozmaitych, i przykłada mosiężny cyrkiel do obu twoich kling. „Stal, stawka zwykła – dyktuje własnej księdze. – Srebro. Hm. Srebro idzie jako zastawa stołowa, chyba że mi udowodnicie, że nim nie jadacie”. Kolejka za tobą jęczy. Są w niej gęsi, jest trumna, a stoi to wszystko, odkąd zaczęło padać.',
    options: ['Zapłać cło i idź dalej', 'Spieraj się o taryfę, paragraf po paragrafie'],
    outcomes: [
      'Voss przybija ci na dłoni fioletowy stempel. Do wieczora strażnicy zerkają na niego i schodzą z drogi, drzwi się otwierają, a piekarka bierze cię za kogoś z urzędu. Spory kawał poranka jak za takie pieniądze.',
      'Przy czwartym paragrafie gęsi są już na wolności, a straż okłada tępym końcem kogo popadnie. Coś z tego spada i na twoje żebra. Wpada ci za to w oko druga księga, schowana pod pierwszą, i cenę twojego wzroku Voss podaje bez zaglądania do żadnej.',
    ],
  },
  'city-02': {
    title: 'Przysięga młynarza',
    scene:
      '„Jedenaście lat – mówi młynarz Oswin Brack, z mąką w fałdach karku. – Jedenaście lat Tibor Lunt jadł przy moim stole. A potem łaps za skrzynkę z pieniędzmi i zaszywa się w naszym starym młynie w Glenmore, tym, co go rzeka zabrała. Przysięgnę, na co chcecie”. Przyniósł ze sobą rzeczy do przysięgania: modlitewnik, odłamek żaren i portrecik matki w ramce.',
    options: ['Zgódź się poszukać Lunta', 'Poświadcz przysięgę i na tym poprzestań'],
    outcomes: [
      'Zaliczkę odlicza powoli, jakby sam sobie rwał zęby. Lunt siedzi w Glenmore, w zatopionym młynie, a jeśli ma trochę oleju w głowie, to powyżej wody. „I jak zacznie się tłumaczyć – dodaje Brack – to mu nie dajcie”.',
      'Chłopak od notariusza wszystko spisuje, ty się podpisujesz, a Brack płaci świadkowi od każdej z trzech przysiąg. Zanim przysięgnie na portret, kładzie go twarzą do stołu. Zauważasz to. Za zauważanie nikt ci nie zapłacił.',
    ],
  },
  'city-03': {
    title: 'Próba na miejscu',
    scene:
      'Hedda Kruse sprzedaje napierśniki tak, jak inne baby arbuzy: puka w nie. Dzisiejszy wisi przypięty do słupa na środku ulicy i każdy przechodzień może go włożyć i oberwać. W kolejce sami czeladnicy, wszyscy pijani, a obok cyrulik już rozstawił zydel, licząc na zarobek. Kruse dostrzega twoje miecze. „Ty – mówi – od lat źle stoisz pod ciosem. Po barku widać”.',
    options: ['Włóż napierśnik i zapłać za przymiarkę', 'Weź młot, a napierśnik niech włoży ona'],
    outcomes: [
      'Leje cię dobrą godzinę, a między ciosami poprawia ci to piętę, to biodro, to podbródek. Ostatnie uderzenie przychodzi jak gość, którego się spodziewano. „No” – mówi Kruse i zabiera swój napierśnik. Postawę możesz zatrzymać.',
      'Twój najlepszy zamach przyjmuje, nie uroniwszy kropli piwa, po czym objaśnia gawiedzi, gdzie poszedł, a tobie, jak mógł pójść lepiej. Napierśniki schodzą jak ciepłe bułki. Kapnie ci z tego drobna prowizja i pierwsza w życiu mądra rada w sprawie młotów.',
    ],
  },
  'city-04': {
    title: 'Piwnica oddycha',
    scene:
      'Za trzecią beczką płomień świecy kładzie się ku ścianie. Po chwili odchyla się z powrotem. „Całą noc wciąga, cały dzień wypuszcza – szepcze karczmarz. – Goście skarżą się, że coś czują”. Pokazuje, co wydychają szpary: szufelkę sosnowych igieł, suchych i czystych, i jedno sowie pióro. Najbliższa sosna rośnie pół dnia drogi stąd.',
    options: ['Ustal, gdzie zaczyna się ten oddech', 'Zamuruj szparę i zostań na kolacji'],
    outcomes: [
      'Nitka wpuszczona w szparę sunie i sunie, aż szpulka zostaje goła. To stary ściek, za ciasny nawet dla dziecka, i biegnie pod górę, pod murami, prosto w las. Gdzieś między drzewami musi być piwnica, na której nie stoi żaden dom. Kładziesz się z głową rozbudzoną na dobre.',
      'Zaprawa, stare dachówki i jeszcze beczka, dla spokoju ducha. Karczmarz płaci i dorzuca kamionkową flaszkę, którą kiedyś znalazł za antałkiem i której nigdy nie śmiał odkorkować. O północy nowa ściana zaczyna się pocić. Wyruszasz wcześnie.',
    ],
  },
  'city-05': {
    title: 'Wkład w naukę',
    scene:
      'Trzech żaków zajęło stół w kącie i większość wina. Jeden nosi trąbkę słuchową w charakterze kapelusza. Wiedźmina, wyjaśniają, widzieli dotąd wyłącznie na stole sekcyjnym i bardzo ich rozczarował. Zadowolą się próbką: czymkolwiek z twoich flaszek, czymkolwiek z twoich żył. „My strasznie uważamy” – zapewnia najmłodszy, któremu dopiero co zaczęły odrastać brwi.',
    options: ['Daj im flaszkę, niech ją rozłożą na czynniki', 'Dopij i podwiń rękaw'],
    outcomes: [
      'Zawartość rozdzielają nad lampą, potem solą, potem nad drugą lampą, i przez cały czas się kłócą. Dwa razy mylą się w sposób, który nigdy nie przyszedłby ci do głowy. O świcie wracasz na kwaterę i pierwszy raz rozumiesz, co właściwie warzysz.',
      'Żyłę znajdują za piątym razem. Płacą uczciwie i dają coś własnego, zakorkowanego i mruczącego. Budzisz się w południe pod stołem, z bandażem, z bólem głowy i z karteczką przywiązaną do palucha.',
    ],
  },
  'city-06': {
    title: 'Co dokończył uczeń',
    scene:
      'Dwie zimy mistrz kładł srebro na tę klingę i dwie zimy srebro się łuszczyło. Potem poparzył rękę, przespał trzy dni na makowym wywarze, budzi się, a tu zrobione. Teraz siedzi w ciemnej kuźni i obraca klingę w palcach. Pell, lat czternaście, sprawca, ma już spakowany tobołek. „On mi tego nigdy nie daruje – oznajmia na podwórzu, całkiem pogodnie. – Ale ciotka ma szopę w Hengfors”.',
    options: ['Zamów u chłopca jego pierwsze własne ostrze', 'Stań staremu do miechów'],
    outcomes: [
      'Pell rysuje je sadzą na ścianie, ściera, rysuje lepiej. Trzeba mu miesiąca i srebra, więc z monetą przyjdź do szopy w Hengfors. Potem ściska ci dłoń, tak jak podpatrzył u kupców, i idzie się pożegnać.',
      'Ktoś musi. Stary pracuje lewą ręką i klnie całą noc, a pod koniec ramiona masz jak z waty. Ale przy robocie mówi: o krawędzi, o tym, dokąd klinga sama się rwie. Wszystko to miał powiedzieć chłopcu.',
    ],
  },
  'city-07': {
    title: 'Lekka ręka do przegrywania',
    scene:
      'Pięć kości, beczka po śledziach dnem do góry, czterech chłopa w fartuchach. Przegrywają z woźnicą, przegrywają z mniszką. Walą się w czoło, żądają rewanżu, przegrywają znowu, a krąg gapiów za każdym razem gęstnieje i pochyla się niżej. „Ej, ty, z mieczami! – woła najłysszy, rozpromieniony. – Chodź, zabierz nasze pieniądze. Bogowie widzą, że my ich nie umiemy utrzymać”.',
    options: ['Siądź i rzuć kośćmi', 'Oprzyj się o ścianę i patrz'],
    outcomes: [
      'Pierwszą monetę wciskają ci sami i robią miejsce, zbyt dużo miejsca. Kości są jeszcze ciepłe po mniszce. Ogarnia cię ten czujny spokój, który przychodzi przed każdą walką, i widzisz, że łysego ogarnia też. Strzela palcami, jednym po drugim.',
      'Jest i piąty, bez fartucha, za to o bardzo czystych dłoniach. Przechadza się za plecami tłumu, jakby zrywał śliwki. Przy trzeciej śliwce łapiesz go za przegub. Mniszka odzyskuje sakiewkę, z niej też wypłaca ci nagrodę i stawia pasztecik z węgorzem, gorący.',
    ],
  },
  'city-08': {
    title: 'Handel przez groblę',
    scene:
      'Na rynku stoi dziewięć wozów z podniesionymi klapami: sól, igły, barwiona wełna, klawesyn w skrzyni. Kupcy trzymają się z dala od siebie, jak na pogrzebie, na którym nikt nie lubi rodziny. Na grobli, okazuje się, znów się płaci myto, a mytem jest to, co się spodoba mytnikom. „W zeszłym tygodniu – mówi handlarz igieł, krasnolud imieniem Hroth – spodobał im się wóz mojego kuzyna. W tym spodobał im się kuzyn”.',
    options: ['Jedź przodem i oczyść groblę', 'Pomóż przepakować wozy na drogę przez wzgórza'],
    outcomes: [
      'O twoją zaliczkę kłócą się tak długo, aż Hroth z obrzydzeniem płaci ją sam. Mytników znajdziesz tam, gdzie droga wybiega nad wodę, mówi, przy łodzi odwróconej dnem do góry, która im służy za stół. Klawesyn czeka na wieści.',
      'Schodzi na tym cały dzień, bo klawesynowi nie wytłumaczysz, żeby podniósł swój koniec. Wnosisz go na sześć wzgórz i słuchasz, jak narzeka na każdym kamieniu. Zapłata jest godziwa. Dłoni nie zaciśniesz na niczym aż do jutra.',
    ],
  },
  'city-09': {
    title: 'Potrzebny znawca',
    scene:
      '„Tutaj! Tu jest ktoś, kto się zna!” Podają cię sobie za łokcie, coraz bliżej środka. W środku, na wiadrze, siedzi staruszka ze skrępowanymi rękami, a ludzie pokazują ją palcami tak, jak się pokazuje plamę. Dwie córki garbarza kaszlą po nocach. Mleko kwaśnieje. Osądzili już wszystko sami. Chcieliby tylko, żeby fachowiec to potwierdził, a kapelusz na składkę krąży.',
    options: ['Przepchnij się i obejrzyj kobietę', 'Poproś o czas do namysłu, do rana'],
    outcomes: [
      'Kiedy przykucasz, palce opadają. Zdumiewające, jak cicho potrafi być w tłumie, który czegoś chce. Stara patrzy ci w oczy, potem na miecze, potem ponad twoim ramieniem na sąsiadów. „No – mówi – nareszcie”.',
      'Trudny przypadek, mówisz, trzeba zbadać oznaki. Płacą za to chętnie, bo brzmi kosztownie. Jakoś przed świtem na placu robi się cicho. Nad podziw dobrze się śpi w tak porządnym łóżku, i nad podziw spokojnie, bo nikt już nie przychodzi po twoją opinię.',
    ],
  },
  'city-10': {
    title: 'Osoby gotowe obrywać',
    scene:
      'POSZUKUJE SIĘ, głosi afisz, OSÓB GOTOWYCH OBRYWAĆ. I niżej: TAKOŻ OSÓB GOTOWYCH PRZYŁOŻYĆ. STAWKI DO UZGODNIENIA. Żeby go nalepić, Corvin Taladay przyjechał aż z Wyzimy: wąski człowiek o łydkach szermierza i cudzych zębach. Uczniów ma bogatych, wzdycha, więc nikt ich nie bije, więc niczego się nie uczą. Dźga cię palcem w ramię, jakby wisiało w oknie u rzeźnika.',
    options: ['Umów się na wizytę w jego szkole', 'Zgłoś się od ręki, między stołami'],
    outcomes: [
      'Godzinę i ulicę wypisuje ci na mankiecie: Wyzima, nad powroźnią, pytać o salę z obitymi drzwiami. „Proszę zjeść lekko – mówi Taladay. – I przynieść własne bandaże. Mieliśmy scysję z praczką”.',
      'Stoły idą w drzazgi. Ma sześćdziesiątkę na karku, oszukuje, gada bez przerwy i długo trafiasz wyłącznie w meble. Potem trafiasz w niego. Dziękuje ci z podłogi, a ty siadasz obok jak wyżęta ścierka, która rano jeszcze tak nie biła.',
    ],
  },
  'city-11': {
    title: 'Pod wozem',
    scene:
      'Przyjechał z wołowiną. Wóz poganiacza z górskich hal, sześć tusz, a w cieniu między kołami ten szary pies, truchtem. Poganiacza nie było. Wół znał drogę. „Mięso sprzedałem, co się będę wypierał – mówi rzeźnik. – Psa sprzedać się nie da. Ruszyć stamtąd też nie”. Spod osi para żółtych ślepi wpatruje się w ostatnią półtuszę na haku.',
    options: ['Zapytaj, dokąd wóz jedzie dalej', 'Spójrz na to, na co patrzy pies'],
    outcomes: [
      'Do domu, mówi rzeźnik: najęli go z powrotem kamieniarze i dziś w nocy rusza w góry, z psem pod spodem, zobaczycie. Wybierz się za nim, kiedy znajdziesz wolną godzinę na klęczkach. Tego psa nie da się popędzić.',
      'Mięso rozcięto wzdłuż żeber, równiutko, czymś o zbyt wielu palcach. Z kąta cięcia odczytujesz wzrost, z włosa w kości kierunek, w którym to coś wraca do domu. Rzeźnik dokłada monetę i prosi, żeby przy klientach robić mniej zaciekawioną minę.',
    ],
  },
  'city-12': {
    title: 'Starannie prowadzone księgi',
    scene:
      'Pani Isolda Peregrin udziela pożyczek pod szyldem Otwartej Dłoni. Jedna ściana to same księgi, każda z czyimś imieniem na grzbiecie; rozpoznajesz burmistrza, dwóch opatów i człowieka, który podkuwał ci konia. Na biurku leży nowa, cieniutka. Nosi twoje imię. „Lubię być przygotowana – mówi i macza pióro. – Proszę siadać. Czy to prawda, że w ostatniej gospodzie cały rachunek został zapłacony? Jakie to osobliwe”.',
    options: ['Pozwól jej otworzyć rachunek', 'Wykup kartki z cudzej księgi'],
    outcomes: [
      {
        then: 'Waży twoją sakiewkę w dłoni, z zamkniętymi oczami, i dociąża ją nieproszona. „Pieniądz lubi towarzystwo” – mówi pani Isolda i wpisuje to na pierwszej stronie. Pożyczką nie należy tego nazywać. To raczej forma zawarcia znajomości.',
        else: 'W jej dłoni twoja sakiewka nie robi wrażenia. Dostajesz skromną monetę, krzesło przy piecu i miskę rosołu, a wszystko troje trafia do księgi. Dłużnika, tłumaczy pani Isolda, trzeba utrzymywać na chodzie, a z ciebie, coś jej mówi, będzie kiedyś dłużnik jak się patrzy.',
      },
      'Kartki mówią o dawnym mistrzu pojedynków, który od dziewiętnastu lat siedzi u niej w długach i bardzo się tego wstydzi. Stajesz w jego drzwiach jako odsetki. Odpracowuje je do wieczora, w samej koszuli, i uczy cię tego, co go wsławiło.',
    ],
  },
  'city-13': {
    title: 'Zakorkowane od środka',
    scene:
      'Drzwi na rygiel, okiennice na rygiel, a kot, któremu nic nie umknie, spał. Rano wszystkie słoje na północnej ścianie były suche. „Stały pełne i zapieczętowane – mówi aptekarka Agata. – Dalej są zapieczętowane”. Podaje ci jeden. Wosk jest cały. Korek pod woskiem podszedł odrobinę w górę, wypchnięty od spodu. W drugim końcu izby stygnie i cyka nowy miedziany alembik, choć nikt pod nim nie palił.',
    options: ['Dowiedz się, kto jej sprzedał alembik', 'Czuwaj z nią i z kotem'],
    outcomes: [
      'Był tani, co powinno było dać jej do myślenia. Jakaś pracownia przy akademii w Ban Ard na gwałt opróżniała półki, a ten akurat zapakowała w słomę i sól. Agata odkręca go, zabija w skrzyni gwoździami i płaci woźnicy, żeby dowiózł ją na miejsce przed tobą.',
      'Przysuwasz jej łóżko przed alembik i bierzesz pierwszą wartę, a jak się okazuje, także wszystkie następne. Nie przychodzi nic prócz cykania. O świcie i ono milknie, obrażone. Najlepsze butelki z południowej ściany Agata zawija w twoją zapasową koszulę i o pieniądzach nie chce słyszeć. Kot przespał wszystko.',
    ],
  },
  'city-14': {
    title: 'Na odbudowę wieży',
    scene:
      'Dzwonnica zawaliła się wiosną, we wtorek, na wesele. Zostało po niej wielkie koło od wyciągu, więc powiesili je na rynku, wypalili na obręczy obrazki i kręcą na nową wieżę dla miasta. Przy każdym obrocie przysięga się kapłanowi, a koło jest tak uczciwe, jak tylko dąb potrafi. Losy sprzedaje człowiek zwany Galantem Jorym. Ma szufladę o dwóch dnach.',
    options: ['Wykup obrót koła', 'Stań tam, skąd widać szufladę'],
    outcomes: [
      'Jory pluje na twoją monetę, żeby przyniosła szczęście, i moneta znika pod jednym dnem albo pod drugim. „Na wieżę!” – wyśpiewuje. Dzieciaki biją się o zaszczyt pchania. Dąb wydaje przeciągły jęk, drga i rusza.',
      'Ten sam szczęśliwy los dostaje piekarz, panna młoda i ślepiec. Jory widzi, że widzisz. Brwi ma wymowne. Moneta trafia do twojej kieszeni za pośrednictwem małego chłopca, a w ślad za nią zydel, kiełbasa i najlepszy widok na rynku.',
    ],
  },
  'city-15': {
    title: 'Na biednych albo na dach',
    scene:
      'Obrabiają ulicę parami, po jednym na rynsztok, i potrząsają puszkami: bracia Wiecznego czegoś tam. Rzeczownika nikt jeszcze nie dosłyszał, bo w tym miejscu zawsze kaszlą. W każdej puszce są dwa otwory, z napisami NA BIEDNYCH i NA DACH. Z kapturów kapie deszcz. Młodszy widzi, że patrzysz na puszkę, a potem na to, jaka jest płytka jak na rzecz z dwiema przegródkami. Czerwienieje po uszy.',
    options: ['Zapytaj, co trzymają pod tym dachem', 'Wrzuć coś i przyjmij błogosławieństwo'],
    outcomes: [
      '„Przyjdź i zobacz” – wyrywa mu się i zaraz dostaje łokciem. Resztę dopowiada na rogu: opactwo jest w Cintrze, bramę otwierają po zmroku, a furtian za swoją głuchotę oczekuje monety. „To nie dach przecieka – dodaje. – To podłoga”.',
      'Wrzucasz do otworu dla biednych. Starszy brat pyta, czego chcesz się pozbyć, i nie czeka na odpowiedź. Mamrocząc, przeciąga umazanym sadzą kciukiem po wszystkich twoich sprzączkach i jakiś stary nawyk schodzi z ciebie razem z sadzą. Sprzączki trzymają mocniej. Nawet zupa jest dobra.',
    ],
  },
  'city-16': {
    title: 'Ile kosztuje utopiec',
    scene:
      'Po lewej stronie tablicy rada wypisała, ile kosztuje utopiec: zapomoga dla wdowy, stracony połów, świece. Po prawej, ile kosztujesz ty. „Proszę zauważyć – mówi rajczyni z kredą – że w suchym roku bez tych usług wychodzimy na swoje”. Wokół stołu kiwają głowami. Komuś burczy w brzuchu. Za oknem, za jej plecami, rzeka stoi równo z wałem.',
    options: ['Zażądaj wysłuchania przed Ligą', 'Przedstaw szczegółowy rachunek'],
    outcomes: [
      'Z radością odsyłają cię wyżej. Liga Miast zasiada w Novigradzie, w sali z wielorybią szczęką nad drzwiami, i w dni targowe przyjmuje suplikantów twojego rodzaju. „Przedtem dobrze się poduczcie – szepcze woźny. – Oni okropnie lubią przepytywać”.',
      {
        then: 'Pozycja: utopiec, sztuk jeden. Pozycja: buty. Pozycja: noc bez snu. Buty kwestionują. Ale woźny o tobie słyszał, a to, co słyszał, jest warte pewnej sumy dla ludzi mieszkających poniżej wału. Zaokrąglają ją w górę, do twojej sławy, i proszą o dwa podpisy.',
        else: 'Utopiec, martwy; świece, dwie; nowy rzemień. Przy stole nikt o tobie nie słyszał i chętnie zobaczyliby stawkę czeladniczą. Znajdujesz im taką na samym dole strony, której nie odwrócili. I tak jest wyższa, niż mieli ochotę płacić, a rzeka, nim ją odliczą, podnosi się o palec.',
      },
    ],
  },
  'city-17': {
    title: 'Zaułek Garbarzy',
    scene:
      'Skóry palą się z szelestem, jakby ktoś plotkował. Dym w Zaułku Garbarzy zgęstniał już tak, że można się o niego oprzeć, a ludzie wyrzucają przez okna całe swoje życie: pierzyny, kołyskę, zegar. W głębi stoi piękna nowa sikawka dzielnicy, pod smołowaną płachtą, za kratą. Krata jest zamknięta. „Żeby nie ukradli” – szlocha ktoś. Na trzecim piętrze narożnego domu czyjaś dłoń grzecznie puka w szybę.',
    options: ['Biegnij po schodach, póki są schody', 'Znajdź człowieka z kluczem'],
    outcomes: [
      'Znosisz lokatora z klatką na ptaki, potem jego matkę, a po niej kogoś, o kim nikt nie wiedział, że tam mieszka. Ze zbroi zostaje żużel i sznurek. Ale to było miejsce, w którym nie ma czasu być kimś innym, i coś z niego w tobie zostaje.',
      'Siedzi u szwagra, przy zupie. Kiedy sikawka wreszcie rusza, zaułka już nie ma, udaje się za to ocalić ulicę za nim, tę kupców zbożowych. Wdzięczność okazują serdeczną. Możesz ją przeliczyć, słuchając, jak garbarze przesiewają popiół.',
    ],
  },
  'city-18': {
    title: 'Notariusz już jadł',
    scene:
      'Stary Quillon, solarz, zostawił dwóch synów, Harma i Joosta, i jeden testament. Przy odczytaniu doszło do sprzeczki. Harm miał lichtarz, Joost psa, a notariusz, widząc, na co się zanosi, uczynił to, co człowiek sumienny może uczynić dla ochrony dokumentu. Siedzi teraz bardzo prosto. W kąciku ust sterczy mu jeszcze rożek pergaminu. „O ile pamiętam – mówi ostrożnie – sporządzono go w dwóch egzemplarzach”.',
    options: ['Jedź po drugi egzemplarz', 'Posiedź z notariuszem, aż przejdzie'],
    outcomes: [
      'Duplikat leży w Vengerbergu, w archiwum pod starą probiernią, gdzie akta układa się według wagi. Obaj bracia zamierzają jechać z tobą, żeby mieć się nawzajem na oku. Znikasz, zanim dogadają się co do konia.',
      'To długa noc. Bracia płacą od godziny i donoszą rabarbar, figi, dobre rady. Koło czwartej nad ranem prawo znajduje ujście. Trzymasz lampę. Jeszcze długo będzie ci ciążyć, w snach.',
    ],
  },
} satisfies ExplorationPart;

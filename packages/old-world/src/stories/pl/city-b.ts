import type { ExplorationPart } from '../types.ts';

/** City, second half. */
export const cityB = {
  'city-19': {
    title: 'Ktoś wysoki',
    scene:
      'Trupa Madame Zofronii ma bohatera, dziewicę, komicznego kapłana i cztery akty, a od wczoraj nie ma potwora, bo uciekł z suflerką. Zofronia mierzy cię wzrokiem przez zwinięty afisz. „Ryczeć umiesz? Zresztą nie szkodzi, za kurtyną ryczy Bertil. A dać się dźgnąć pod pachę, o tu, i umierać bez pośpiechu?” Za nią, na haku, wisi kostium uszyty z dziewięciu kóz.',
    options: ['Doradź im, jak naprawdę ruszają się potwory', 'Przymierz dziewięć kóz'],
    outcomes: [
      'Notują. Dziewicy wychodzi to cudownie, nisko i bokiem, aż bohater nie chce się do niej zbliżyć. Dostajesz honorarium i afisz z twoim imieniem wypisanym na czerwono, i odtąd aż do następnego rynku zawsze znajdzie się ktoś, kto będzie chciał z tobą pogadać.',
      'Leży, w tym sensie, w jakim leży mokry namiot. Ktoś bez pytania maluje ci twarz. Za kurtyną czterystu widzów gryzie orzechy. „Drugi akt” – syczy Zofronia i obiema rękami pcha cię w plecy.',
    ],
  },
  'city-20': {
    title: 'Pani kapitan się nudzi',
    scene:
      'Łup, łup, pauza, jęk. Na dziedzińcu koszar dwudziestu rekrutów uczy się władać halabardą z korkiem na ostrzu. Pani kapitan siedzi na odwróconym korycie i w wielkim skupieniu obiera jajko na twardo. Widziała dwa oblężenia, opowiada ci. Jedno od środka. „A teraz uczę synów rękawiczników potykać się o własne kije. Zróbcie coś. Cokolwiek. Wpiszę w koszta szkolenia”.',
    options: ['Wyjdź na środek jako cel', 'Naucz rekrutów padać'],
    outcomes: [
      'Wybuchają wiwaty. Od dawna mieli ochotę uderzyć w coś, co mogłoby oddać. Pani kapitan odkłada jajko, obrane do połowy. „Proszę, wszyscy – mówi uszczęśliwiona – i wszyscy naraz”. Korki obracają się ku tobie jak ciekawskie nosy.',
      'Do przodu, do tyłu, bokiem, w hełmie, z koryta. Pod wieczór nawet ten gruby się odbija. Na bruku lądujesz więcej razy niż oni wszyscy razem wzięci i przy którymś upadku gubisz własny zły nawyk. Pani kapitan, bez jajka i zadowolona, podpisuje kwit na całość.',
    ],
  },
  'city-21': {
    title: 'Ani razu od wiosny',
    scene:
      'Rozminęliście się, mówi chłopak, który zamiata zęby. Wokół niego rozbierają trybunę. Maren Vosk biła się tu dziewięć dni, z każdym, kto chciał, i od wiosny nie przegrała ani jednej walki: na klingi, na kije, raz, o zakład, na chochle. Śmieje się, kiedy wygrywa. Niektórym przeszkadza to bardziej niż sama wygrana. Z całej świty został sekundant, który właśnie się pakuje, kawał chłopa z obandażowanym uchem.',
    options: ['Dowiedz się, gdzie walczy następnym razem', 'Wyzwij tego z uchem'],
    outcomes: [
      '„W Beauclair – mówi sekundant. – Mają tam szranki otwarte aż do śniegu, a kto wygra, pije za darmo, więc ona nigdy nie płaci”. Przygląda ci się. „Spodobasz jej się. Lubi ludzi, po których widać, że to dla nich robota”.',
      'Nazywa się Mały Dov i naprawdę wolałby dokończyć pakowanie. Uderza cię dwa razy, przepraszając. Tłum, który rozszedł się do domów, wraca popatrzeć, i w końcu dla każdego z was jest po kapeluszu drobnych, a dla ciebie jeszcze długa czerwona kreska w poprzek gardy.',
    ],
  },
  'city-22': {
    title: 'Kot w worku',
    scene:
      'Nikt nie wie, od kiedy skrzynia stoi na wystawie; właściciel lombardu kupił ją razem ze sklepem. Sznur, wosk, znowu sznur, a na wieku w trzech językach: WŁASNOŚĆ PANA, KTÓRY WRÓCI. Długością pasuje na miecz. Od czasu do czasu stoi trochę gdzie indziej. „Będę z wami szczery – mówi gospodarz, który w tym celu włożył czysty kołnierzyk. – Potrzebuję tej półki”.',
    options: ['Kup skrzynię, tak jak stoi', 'Zaproponuj, że ją dla niego otworzysz'],
    outcomes: [
      {
        then: 'W zaułku, na odległość wyciągniętych rąk, przecinasz sznur i wychodzi mnóstwo myszy, elegancko odzianych w strzępy kamizelek. Z resztą nie miały co robić: rękawice, ryciny, ćwiczebna klinga wytarta na wklęsło. To całe wykształcenie kogoś, kogo uczył wielki mistrz, i prawie nienadgryzione.',
        else: 'Wychodzą myszy, całe pokolenia, w czymś, co było jedwabnymi kamizelkami; lekcje fechtunku przerobiły przed tobą prawie do końca. Zostawiły rękawice, klingę do ćwiczeń i te strony, które mówią o zasłonie. Przed czym zasłania, trzeba będzie zgadnąć.',
      },
      'Patrzy ze schodów, jak łamiesz wosk. Wyskakują myszy, całe tuziny, każda w kawałku pańskiej kamizelki, a on śmieje się, aż musi usiąść. Rękawice i klingę sprzeda. Tobie płaci, a podręcznik z samego dna, ten dla początkujących, dorzuca za fatygę.',
    ],
  },
  'city-23': {
    title: 'Ochotników brak',
    scene:
      'Doktor Halina Brod pisała do cechów, do świątyń i do więzienia, i pokazuje ci odpowiedzi. Najuprzejmiej odpisało więzienie. Ma oddział pełen bagiennej febry, na krypie zacumowanej tam, gdzie jej nie widać i gdzie nie obniża czynszów, i ma pomysł, jak ją przełamać. Nie ma tylko nikogo, kto wszedłby na pokład. Sama przechorowała ją dwa razy. Ręka z piórem drży, więc przytrzymuje ją drugą.',
    options: ['Obiecaj wywar dla jej oddziału', 'Niech wypróbuje pomysł na tobie'],
    outcomes: [
      'Coś twojego, mówi, cokolwiek, co trafia i do twojego kubka, a dalej już sobie poradzi. Krypa stoi na wodzie, kawałek od brzegu, z żółtą flagą i bez trapu. „Proszę zawołać. Ktoś będzie na tyle zdrów, żeby podpłynąć”.',
      'Podaje ci febrę na czubku igły, a potem pomysł w kubku. Przez dwie godziny jesteś bardzo interesującym przypadkiem. Potem mija i zostają ci miękkie kolana, zapłata z jej własnej kieszeni i reszta pomysłu w butelce.',
    ],
  },
  'city-24': {
    title: 'Wszędzie, tylko nie tu',
    scene:
      '„Mapy, prawdziwe mapy, mokre jeszcze od pióra!” Ma jakieś dziewięć lat i towaru pilnuje z kijem. Rozkładasz jedną. Jest wspaniała. Są na niej przełęcze, o których, zdawało ci się, wiesz tylko ty, są studnie, zły bród, gospodarstwo z psem. Pośrodku, gdzie powinno być to miasto, papier jest biały, a na bieli ktoś okrągłym pismem napisał: nic ciekawego. „Dziadek rysuje – mówi mała. – On nie wychodzi”.',
    options: ['Kup jedną i przestudiuj', 'Pomóż jej wypełnić białą plamę'],
    outcomes: [
      'Czytasz przy studni, dopóki starcza światła. Starzec zaznacza tylko to, skąd wrócił. W dwóch miejscach widnieje taki sam maleńki rysunek otwartych ust. Jedno poznasz, kiedy do niego dojdziesz. Drugie leży w lesie, między sosnami, obok schodów, nad którymi nie ma domu.',
      'Studnia, szubienica, piekarnia, gospoda ze wszami. Ty dyktujesz, ona rysuje, a mieszczanie cisną się sprawdzić, czy są na mapie. Do zmierzchu nie zostaje ani jeden egzemplarz. Mała dzieli utarg ze straszliwą sprawiedliwością, aż po zgięty grosz, który przecina.',
    ],
  },
  'city-25': {
    title: 'Dzwon pod nabrzeżem',
    scene:
      'Czterdziestu dokerów stoi wzdłuż nabrzeża z czapkami w rękach i nikt nic nie rozładowuje. Między pluśnięciem a pluśnięciem słyszysz to i ty: dzwon, bardzo głęboko. „To nie nasz – mówi Siostra Oda, która pilotuje barki i niczyją siostrą nie jest. – To z tej kaplicy pod Cidaris, co się zsunęła do wody podczas nabożeństwa. Głos idzie, gdzie woda idzie. A jak niesie aż tutaj, to powiadają, że ktoś ciągnął za sznur”.',
    options: ['Poproś, żeby narysowała ci drogę', 'Rozładowuj, gdy oni stoją i słuchają'],
    outcomes: [
      'Rysuje ci ją w rozlanym piwie. Na wschód od mola w Cidaris, nad białym piaskiem, przy najniższym odpływie; dałoby się chodzić po dachu, gdyby kto był takim głupcem. „Nasi nie pójdą. Ale ktoś tam dzwoni, a ja spałabym lepiej, gdybym wiedziała, że to nie my”.',
      'Kapitan traci pieniądze z każdą minutą i za głuche ręce płaci sowicie. Zatykasz uszy pakułami i pracujesz w pojedynkę na długim pokładzie. Zamach, chwyt, zamach. Przez cały dzień masz w kościach rytm i dopiero po pewnym czasie dociera do ciebie, czyj jest i z której strony nadchodzi.',
    ],
  },
  'city-26': {
    title: 'List gończy się zawieruszył',
    scene:
      'Atrament po łokcie i okno z widokiem na mur. Pisarz przesuwa ku tobie papier, nie zdejmując z niego palca. Opisano cię tam całkiem nieźle: miecze, maniery, pewna sprawa ze stodołą. Reszta się nie zgadza, ale jest podpis. „Ginie nam mniej więcej co trzydziesty – mówi pisarz do muru. – Wilgoć. Myszy. Za bardzo drobną opłatą mógłby mu się przytrafić wypadek. Albo możecie przeczytać, czy nie ma błędów”.',
    options: ['Oddaj papier myszom', 'Przeczytaj, czy nie ma błędów'],
    outcomes: [
      'Otwiera szufladę i naprawdę są w niej myszy. Im zajmuje to półtorej minuty, twojej monecie trochę mniej. Był w tym papierze twój stary nawyk i dawne imię, i okazuje się, że obejdziesz się bez obu. Schody na dół wydają się krótsze.',
      'Poprawiasz pisownię, wzrost, stodołę. Płaci ci stawkę korektora. Tyle że teraz prawo opisuje kogoś konkretnego, kto woli drugą rękę i nigdy nie jeździ dolną drogą, a do wieczora odpis zawiśnie na każdej bramie. Dopóki nie wyblaknie, lepiej trzymać się miejsc, w których bram nie ma.',
    ],
  },
  'city-27': {
    title: 'Której bramy pilnują',
    scene:
      'Zrównuje z tobą krok dziewczyna, może szesnastoletnia, w szarym kitlu z kantoru, i mówi, nie poruszając wargami. „Nie oglądaj się. Trzy bramy. W jednej psy, w drugiej latarnia, w trzeciej nikogo, i co noc inaczej. Która?” Z tyłu ktoś gwiżdże, ktoś odpowiada gwizdem, ulica za ulicą. Dziewczyna ma jeden but. Do mijającego was sierżanta uśmiecha się, jakbyście szli razem do świątyni.',
    options: ['Wciągnij ją w czyjąś sień i wysłuchaj', 'Wskaż jej którąś i zagwiżdż'],
    outcomes: [
      'Obok przebiegają buciory. Dziewczyna czeka, licząc pod nosem, aż nie ma ani jednego. „Dobra – mówi. – Fenna. O łaskę nie proszę, sprawdziłam cenę i mnie nie stać. Składam ofertę, a ty wybierasz, z której strony ją chcesz”.',
      'Nagrodę wypłacają od ręki, sierżant ściska ci prawicę. Odchodzisz szybkim krokiem i bez chęci oglądania się za siebie. Dopiero później zaglądasz do sakw i przekonujesz się, że ktoś o bardzo lekkich palcach zajrzał tam pierwszy. Bramy nawet nie potrzebowała.',
    ],
  },
  'city-28': {
    title: 'Poszukiwane pewne ręce',
    scene:
      '„Ostatni krupier nam się nawrócił – mówi werbownik – a przedostatni zakochał, w żonie kolegi”. Wysłał go Złocony Okoń z Novigradu i chodzi teraz od karczmy do karczmy, oglądając dłonie. Twoje mu się podobają. Podoba mu się, że nie drżą, że z oczu nikt ci niczego nie wyczyta, że ludzie siadają od ciebie dalej, niż zamierzali. W izbie na tyłach stali bywalcy wyłożyli już kości, gdyby ktoś chciał zobaczyć cię przy pracy.',
    options: ['Przyjmij posadę i adres', 'Zagraj przy nim ze stałymi bywalcami'],
    outcomes: [
      'Złocony Okoń, Novigrad, drzwi pod sklepem rybnym; na początek jedna noc. Za kamizelkę pobiera się kaucję, płatną na miejscu. „Kamizelkę każdy oddaje – mówi werbownik. – To znaczy, kamizelka zawsze wraca”.',
      'Pierwszą stawkę pożycza ci sam, żeby to jakoś wyglądało. Stali bywalcy to, jak się okazuje, jego matka, dwaj wujowie i skarbnik świątyni, a żadne z nich nie przegrało od roku zarazy. Matka przysuwa bliżej swój taboret. „Zdejmij rękawiczki, złotko” – mówi.',
    ],
  },
  'city-29': {
    title: 'Jedno wolne miejsce',
    scene:
      'Latarnie zapalone, konie parują, na dziedzińcu poczty stoi dyliżans do Wyzimy. W środku bratanek hierarchy, kobieta z klatką na ptaki, zamkniętą na kłódkę, i ktoś śpiący pod kapeluszem. Miejsce jest jedno. Chętnych dziewięcioro, a ty stoisz na czele tylko dlatego, że nikomu się nie chciało przepychać obok dwóch mieczy. „Do stolicy wsiadać! – woła woźnica, trzeźwy i dumny z tego. – Teraz albo w czwartek!”',
    options: ['Wsiądź i zatrzaśnij drzwiczki', 'Ustąp następnemu w kolejce'],
    outcomes: [
      'Trzy razy przeprzęgają konie po ciemku, a kobieta, w rękawiczce, podaje coś między prętami klatki. Nikt się nie odzywa. Śpisz jak nigdy od tygodni i wysiadasz w Wyzimie w pełnym słońcu, z lekką głową. Ten ktoś pod kapeluszem ani drgnął.',
      'Następny jest pan młody. Sypie ci monety w garść, aż musisz go powstrzymać. W czwartek słyszysz, że dyliżans się spóźnia; w piątek nikt już nie mówi, że się spóźnia. Czasem wspominasz jego twarz za szybą, taką uradowaną.',
    ],
  },
  'city-30': {
    title: 'Płatne od strony',
    scene:
      '„Żadnych gryfów – mówi magister Lubin, zanim zdążysz usiąść. – Gryfy mam. Mam czternastu sprzecznych ze sobą autorów w kwestii gryfów”. Jego izba to jedno łóżko i lodowiec papieru. Pisze księgę o tym, czego nie ma w innych księgach: o tym czymś, co udaje imbryk, o zimnym miejscu, które chodzi za bydłem. Płaci od strony. Jego rywal w Oxenfurcie, powiada, płaci od wiersza i proszę, co dostaje.',
    options: ['Dyktuj, dopóki nie zgaśnie mu świeca', 'Zamiast zapłaty przejrzyj jego notatki'],
    outcomes: [
      {
        then: 'Pisze obiema rękami. To, czego nauczyła cię twoja szkoła i czego nie zna żadna inna, wycenia na wagę, a ty masz tego sporo. Przy czwartej świecy trochę popłakuje, ze szczęścia. Na koniec pyta nieśmiało, czy coś z tego kiedyś przemówiło.',
        else: 'Masz dziwy zwyczajne i dostajesz stawkę zwyczajną; większość zna już od gorszych świadków. Ale rad jest towarzystwu i sam grzeje wino, a ty siedzisz z butami przy piecu, dopóki lodowiec papieru nie zacznie parować.',
      },
      'Głównie imbryki. Ale między dwoma spisami bielizny leży list kapłana z gór, który od roku liczy tropy wokół swojej owczarni: zawsze dwa i nigdy się nie krzyżują. O pomoc prosi w czasie przeszłym. Na odwrocie ktoś narysował drogę.',
    ],
  },
  'city-31': {
    title: 'Ostatni patrol',
    scene:
      'Na tabliczce w strażnicy zapisano kredą sześć imion i nikt ich nie starł. Nikt też nie patrzy na nie wprost. „W karczmie siedzą” – mówi sierżant. Mówi tak co wieczór od tygodnia. Na palenisku garnek gulaszu, gotowanego dla sześciu, obrasta futrem. Najmłodszy strażnik czeka, aż sierżant wyjdzie spojrzeć na pogodę. „Znaleźliśmy jedną latarnię – mówi. – Paliła się”.',
    options: ['Najmij się, by sprowadzić ich do domu', 'Weź tę latarnię i zbadaj podłogę'],
    outcomes: [
      'Robią składkę, prędko, zanim sierżant wróci. Patrol poszedł drogą węglarzy, między drzewa. Tam, w lesie, jest bardzo cicho, mówi młody, aż do chwili, kiedy się słyszy, jak maszerują.',
      'Ktoś tu wrócił, raz, i postał chwilę za progiem. Między deskami szare błoto, łuk zadrapań, jeden długi włos. Płomień latarni sam się ku niemu nachyla. Chłopakowi nie pokazujesz. Ale wiesz już, od czego zacząć szukanie.',
    ],
  },
  'city-32': {
    title: 'Pięć strof',
    scene:
      'Herold ma nowy poemat. Rzecz o szkołach wiedźmińskich, po strofie na każdą: pierwsza jest tam parszywa, druga zjedzona przez mole, trzecia tłusta, czwarta szalona, a dla piątej znalazł siedem rymów do słowa „jad”. Stoi na kamieniu do wsiadania, w tabardzie sztywnym od złota. Głos ma znakomity. Tłum jeszcze cię nie zauważył, z wyjątkiem jednego dziecka, które z rosnącą radością spogląda to na niego, to na ciebie.',
    options: ['Zapytaj, skąd to wszystko wie', 'Stań tak, żeby cię widział'],
    outcomes: [
      'Pochlebia mu to, więc mówi prawdę. Powiedział mu jeden chudzielec, koło pięćdziesiątki, bosy, co rysuje kredą kroki po murach i wie wszystko o szkołach, choć do żadnej nie należy. Poszedł do Kaer Morhen coś dokończyć. „Poemat mu się podobał – mówi herold. – Poprawił tylko stopy”.',
      {
        then: 'Dochodzi do twojej strofy, napotyka twój wzrok i kończą mu się rymy. Wkrótce paź przynosi zadośćuczynienie: obiad swojego pana, nietknięty, i obie flaszki, które stały przy jego łóżku. Kto śpiewa o pucharach i igłach, nie lubi jeść w ich zasięgu. Flaszki zatrzymujesz.',
        else: 'Wypatruje cię w tłumie o jedno słowo przed twoją strofą i dostaje chrypki, jakby połknął żabę. Wkrótce paź przynosi sakiewkę, ukłony i prośbę, żeby w czwartek stać gdzie indziej. Dziecko idzie za tobą przez trzy ulice i udaje żabę.',
      },
    ],
  },
  'city-33': {
    title: 'Bez etykiet',
    scene:
      'Na desce rzędy zakorkowanych butelek, ze trzydzieści, każda wytarta do czysta. Obok, w koszyku, leżą etykiety, odmoczone. „Powódź – mówi kobieta i wzrusza ramionami. – Mąż wiedział, która od czego, ale jego też zabrała powódź”. Jakiś chłopak kupuje jedną, wącha, wypija duszkiem, bo się założył, staje i czeka. Koledzy też czekają. Na razie nic się nie dzieje.',
    options: ['Kup pełne naręcze i zaufaj nosowi', 'Zaproponuj, że je posortujesz'],
    outcomes: [
      {
        then: 'Kto inny zaniósłby do domu mazidło dla koni i smutek. Ty pozwalasz wypowiedzieć się korkom, każdemu po pół obrotu, i te, które syczą, są twoje: cały rządek, starannie zawinięty w koc. Na odchodnym słyszysz, jak chłopak czka. Z ust bucha mu niebieski płomyk i zostaje bohaterem.',
        else: 'Mazidło, olej do lamp, mazidło, coś na kaszel, od czego ktoś musiał umrzeć. Z całego naręcza syczy jeden jedyny korek. Za tobą chłopak wymiotuje przez deskę, długo, a koledzy tłoczą się, żeby obejrzeć.',
      },
      'Po kolei: kaszel, kurzajki, kaszel, sen, nie otwierać, kaszel. Kobieta spisuje wszystko na czystym papierze, z językiem między zębami. Butelkę z napisem „nie otwierać” przesuwa na twoją stronę deski. Spokojna robota przy czymś nieszkodliwym dobrze ci zrobiła.',
    ],
  },
  'city-34': {
    title: 'Raz już zapłacono',
    scene:
      '„Obwieszcza się, iż bestia!” – drze się obwoływacz. Wszystko jak zawsze: owce, potem dziecko, potem ogłoszenie. Tylko że tę pieczęć już znasz, z muru za jego plecami, spod czterech warstw świeższego papieru. Zdrapujesz. Ten sam las, ta sama bestia, ta sama suma, sprzed jedenastu lat, a w poprzek: WYPŁACONO W CAŁOŚCI. „To pewnie inna bestia – mówi obwoływacz. Już się nie drze. – One wracają, bestie. Jak podatki”.',
    options: ['Odszukaj tego, komu zapłacono', 'Pokaż skrawek papieru skarbnikowi'],
    outcomes: [
      'Dzień schodzi ci na karczemnych ławach, na każdej stawiasz kolejkę i z każdej odsyłają cię o jedną ławę niżej. Na ostatniej, za powroźnią, stary człowiek z kulą bardzo delikatnie odstawia kubek. „Wypłacono? – mówi. – Tak tam stoi?”',
      'Zastajesz go przy obiedzie. Czyta między rybą a serem i nabiera apetytu na twoje towarzystwo. Sakiewka, za czujność. Kiedy znów mijasz mur, warstw jest już pięć, a klej na piątej jeszcze nie wysechł.',
    ],
  },
  'city-35': {
    title: 'Szewc wzdycha',
    scene:
      'Trzyma twoją stopę na kolanach i obraca ją delikatnie, jak ktoś, kto ma złe wieści. „Bagno – mówi. – Piargi. Bagno. Tu był skok z czegoś wysokiego, a potem kłamstwo, że nie bolało”. Nazywa się Ansgar Loom i obuł dwóch hierarchów oraz kata. Własne chore kolano, owinięte flanelą, trzyma na poduszce. Po ścianach wiszą drewniane kopyta, para na każdego klienta, także na tych, co umarli.',
    options: ['Każ porządnie przerobić buty', 'Sprawdź, co masz na jego kolano'],
    outcomes: [
      'Rozbiera je do podeszwy i pracuje, nucąc, dopóki na ulicy nie zapalą latarni. To, co dostajesz z powrotem, wygląda tak samo. Dopiero po mili dociera do ciebie, że nic nie boli i że tej nocy zaśniesz jak ktoś, kto ma dom.',
      {
        then: 'Masz coś, co da się wetrzeć w staw, i płaci za to, zanim zdąży wyjść z warsztatu. Kiedy kolano już się zgina, opowiada ci o kopytach z najwyższego gwoździa: Gerrika Molla, który wyszedł pieszo z płonącego torfowiska, a buty powiesił w lesie, na rozszczepionym dębie. „Nikt po nie nie poszedł” – mówi Loom.',
        else: 'Niczego z tego, co nosisz, nie powinno się wcierać w kolano, i mówisz mu to. To więcej, niż zrobił cyrulik. Daje ci monetę za szczerość, miarę i tak zdejmuje i wiesza kopyta między innymi, obok katowskich i pustego gwoździa.',
      },
    ],
  },
  'city-36': {
    title: 'Pojedynek przegrany przekonująco',
    scene:
      'Młody hrabia ma kochankę, która powiedziała, że przed wiedźminem by uciekł. Pragnie więc, żeby go widziano, jak nie ucieka. W południe, na placu przed świątynią, masz znieważyć jego konia; kwadrans później masz leżeć na plecach. „To musi dobrze wyglądać – mówi, blady jak płótno. – Ona fechtuje”. Za jego ramieniem, w oknie naprzeciwko, jakaś kobieta obserwuje was przez lunetę.',
    options: ['Padnij kwadrans po dwunastej', 'Zapomnij się przewrócić'],
    outcomes: [
      {
        then: 'To twoja najlepsza robota w tym roku. Walisz się jak wieża. Wierzy plac, wierzy hrabia, a potem przez kilka dni, z jego pieniędzmi w kieszeni, zaczyna w to wierzyć także twój nadgarstek.',
        else: 'Udawać nie trzeba nic. On jest szybszy, niż sam wie, a tobie jeszcze wiele brakuje, i kwadrans po dwunastej leżysz na plecach całkiem szczerze. Płaci połowę: za całość, mówi, obiecano mu jakiś opór. W oknie naprzeciwko luneta opada.',
      },
      'Miał co do niej rację: schodzi na dół i staje na jego miejscu, a to, co ci pokazuje o słabej stronie twojej gardy, warte jest grzywny za burdę, którą woźny ściąga na poczekaniu. Hrabia, widać to wyraźnie, bije brawo. Nikt go nie pyta komu.',
    ],
  },
} satisfies ExplorationPart;

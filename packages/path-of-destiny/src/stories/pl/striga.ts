import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

/** The Striga: a king, a town, and what gets up between them when the moon is full. */
export const striga: Tale = {
  title: 'Strzyga',
  cover: covers.striga,
  introduction:
    'Bliżej, bliżej, i niech ktoś domknie tę okiennicę. W Solwanach warzą sól; czuć je na dzień drogi, solanką i bukowym dymem. Król Gościmił miał tam pałac. Przed siedmiu laty zostawił go temu, co w pełnię wstaje w krypcie: własnej córce, która urodziła się martwa i którą pochowano bez imienia. Pod kontraktem na miejskiej bramie widniały dwa podpisy. Król obiecywał złoto za żywe dziecko. Burmistrzyni obiecywała to samo złoto za truchło. Na trzy noce przed pełnią nasza kompania wjechała tą bramą do miasta. Byłem tam. Jechałem na tym lepszym koniu.',
  paths: {
    2: {
      title: 'Posłuchanie w zimnej sali',
      scene:
        'Gościmił urzęduje w składzie soli, w płaszczu. Póki ona nie wróci do domu, powiada, póty w żadnym kominku nie zapłonie ogień. Po lewej stała burmistrzyni, Gerda Osk, z przedramionami warzelniczki, którą niegdyś była. Po prawej mistrz Dorn, Pamiętny Koronny, zapisywał każde słowo, nie wyłączając mojego kaszlnięcia. Dwoje ludzi, którzy podpisali jeden papier, chciało od niego dwóch przeciwnych rzeczy i oboje byli zbyt grzeczni, żeby zacząć. Dobry język mógł do kolacji wydobyć całą historię.',
      result:
        'Była pewna suplikantka, zimą przed narodzinami. Król jej odmówił i zapomniał, co rzekła; Dorn, któremu płacą, żeby nie zapominał niczego, przewrócił kartę. Nasz najlepszy język wyszedł stamtąd ze znakiem rzeźbionym w soli: z jednej strony dłoń otwarta, z drugiej zaciśnięta. Kogo ciągnęło do pałacu, ten patrzył i widział, jak na słowo „piwnica” drgnęła burmistrzyni.',
    },
    3: {
      title: 'W opuszczonym pałacu',
      scene:
        'Stary pałac stoi po drugiej stronie salin i w dzień, zapewniano nas, to po prostu dom. Klucz wisiał na gwoździu u poborcy myta, z karteczką, że uprasza się o zwrot. Z grobli widać było zasłony, wciąż wiszące na piętrze, i jedno okno wylizane do czysta od środka. Zostały cztery godziny słońca. Kto ostrożnie stawiał nogi, mógł się w tych pokojach dowiedzieć rzeczy, których w żadnej sali nie powiedzą, byle miał oko na światło.',
      result:
        'W pokoju dziecinnym leżały zęby długie jak kciuki, bez korzeni. Kto z nas szperał najpilniej, pojął pierwszy: ona ma siedem lat i wypadają jej mleczaki. Te same ręce wygrzebały znak rzeźbiony w soli, z jednej strony dłoń otwartą, z drugiej zaciśniętą. Przed kryptą stały ogarki i ciepły bochenek. Kto wolałby rozmawiać, miał już o co pytać: kto ją odwiedza?',
    },
    4: {
      title: 'Srebro na progu',
      scene:
        'W wigilię pełni już chodzi, tylko niedaleko. Król otworzył zbrojownię, w której był jeden dobry miecz, skrzynka srebrnych widelców i kowal, człowiek chętny. O zmierzchu każde nasze ostrze miało wzdłuż krawędzi jasną kreskę. Grobla od pałacu biegnie prosto w dziewięć śpiących ulic. Zastąpmy jej drogę na progu, dziś, mówili niektórzy z nas, póki jest zesztywniała, a jutro nikt nie będzie się bił z nieznajomą.',
      result:
        'Była wysoka jak drzwi, biała jak saliny i tak szybka, że widelce nie zdążyły być śmieszne. Groblę utrzymaliśmy. Kto stał na przedzie, zobaczył to, czego nikt przed nim nie zdążył opowiedzieć: na przegubie wciąż miała wstążeczkę, jaką wiąże się noworodkom. Kto wolałby czytać, zauważył, że ani razu nie wpuściła nas między siebie a kryptę.',
    },
    5: {
      title: 'Brzmienie klątwy',
      scene:
        'W zapiskach Dorna z tamtej zimy brakuje karty, wyciętej tuż przy grzbiecie, równo, przez kogoś, kto kochał książki. Ale Dorn mocno przyciska pióro i co napisze, to przechodzi na wylot. Na pustej stronie pod spodem odcisnęła się każda litera. Potrzeba było sadzy, miałkiej soli, nisko trzymanej świecy i kogoś, kto umie grzecznie zapytać stronicę, co na niej leżało. Są wśród nas tacy, którzy uważają, że rzecz zrobioną ze słów trzeba przeczytać, zanim się ją uderzy.',
      result:
        '„Jak moje leży zamknięte w mroku i bez imienia, tak niech legnie i twoje; a gdy zbudzi się głodne, nie znajdzie drzwi”. Kto to wywabił z papieru, dojrzał i więcej: żadna suplikantka tak nie mówi, to szlifował pisarz. Kto był za stalą, nauczył się tymczasem piwnic, izba po izbie. A „moje” to musiał być ktoś.',
    },
    6: {
      title: 'Spowiedź dworzanina',
      scene:
        'Czekaliśmy w wigilię pełni pod kryptą i kto przychodzi z koszykiem, jak nie mistrz Dorn, ten, co zapisuje wszystko, co się na dworze powie. Chleb, świeca, czysta serwetka. Co tydzień od siedmiu lat, wyznał, i zawsze w domu przed zmrokiem. Po czym usiadł na stopniu jak człowiek, któremu spóźnia się dyliżans. Oskarżyć go byłoby łatwo. On potrzebował, żeby go ktoś dobrze zapytał, przy ogniu i butelce, i żeby nikomu się nie spieszyło.',
      result:
        'Przyszła kobieta upomnieć się o swojego chłopca, zamkniętego w kopalni soli. „Dowiesz się” – rzekła i nic więcej. Brzmiało to ubogo, więc Dorn poprawił i odczytał przy brzemiennej królowej. Sam poprawiałem wdowy. Kto to z niego wydobył, z królewskiego rozkazu szedł odtąd przed nami wszystkimi. Kto siedział nad miską, dostał dwulicową pieczęć Dorna.',
    },
    7: {
      title: 'Krew, sól i wschód księżyca',
      scene:
        'Zęby mieliśmy, w chustce. Soli jest w Solwanach tyle, co gdzie indziej ziemi. Krew dał król: podwinął rękaw i nie spytał po co. Te trzy rzeczy do miski, o wschodzie księżyca, nad miską pewne słowa, i dopóki woda drży, patrzy się zza oczu tego, kto stracił ząb. Przez siedem lat nikt się nie zainteresował, czego ona chce. Miska znalazła się w kuchni. Słowa ktoś z nas znał; ktoś zawsze zna.',
      result:
        'Ani głodu, ani nienawiści: ciemny dom, a pod nim pukanie. Odpowiadała na nie, ściana po ścianie; ludzie tylko wchodzili jej w drogę. Kto się nad tą miską schylił, płakał solanką cały dzień i jest sławny. Kto siedział z Dornem, wyszedł z połową historii i z dwulicową pieczęcią.',
    },
    8: {
      title: 'Do trzeciego piania',
      scene:
        'Reguła jest stara i łowcy dają za nią głowę: trzymać strzygę z dala od jej kamienia, aż kur zapieje po raz trzeci, a to, co legnie obok, będzie tym, czym być powinno. Ktoś zatem musiał przez całą noc stać w drzwiach krypty, z ostrzem, i nie ustąpić ani na szerokość talerza. Solwany, dla świętego spokoju, ukręciły łby wszystkim swoim kogutom. Posłano mnie do młyna i wróciłem z jednym, imieniem Prałat.',
      result:
        'Od wschodu księżyca drzwi trzymaliśmy najpierw sztuką, potem barkiem, a pod koniec słowem, i to grubym. Kto stał w nich najdłużej, ma u mnie trzecią zwrotkę, a w dwóch palcach nie ma czucia. Kto ujął się za ojcem, siedział przy nim na schodach i wysłuchał całego życia, a i to znaczy czuwać.',
    },
    9: {
      title: 'Ojciec prosi o czas',
      scene:
        'O wschodzie księżyca przyszedł groblą król, w płaszczu, i nikt nad nim niczego nie niósł. Za nim stanęła burmistrzyni i dwie setki sąsiadów – w mojej balladzie tysiąc – z bosakami. Prosił o jedną noc z córką, sam na sam i bez gołej stali. Oni pytali, którą noc dostało ich dziewiętnastu zabitych. Potem wszyscy spojrzeli na nas. Są słowa, które dwustu przerażonych ludzi zatrzymają w miejscu aż do rana, tylko ktoś musi zejść między nich i dowiedzieć się jakie.',
      result:
        'Przekonać nie dał się nikt. Zamęczono ich gadaniem, jednego po drugim, po imieniu, bo tak się to robi. Kto napracował się najbardziej, dostał od pewnej wdowy jej bosak; widywałem ordery mniej warte. Kto ufał ostrzu, odprowadził króla pod drzwi krypty i wpuścił go samego, a to było gorsze.',
    },
    10: {
      title: 'Zamurowane podziemie',
      scene:
        'Pod kryptą są schody, a u stóp schodów mur, lepszej roboty niż wszystko nad nim. Dalej stare wyrobiska. „Paliło się, no to się zamknęło” – mówił każdy, kogośmy spytali, zawsze tymi samymi sześcioma słowami. Ale „moje leży zamknięte w mroku”, powiada klątwa. Strzyga zaczynała już chodzić nam nad głowami. Z kilofem i przysłoniętą lampą można było zejść, póki ona poluje gdzie indziej, i zobaczyć, na co to zdanie pokazywało palcem.',
      result:
        'Całą noc rąbaliśmy dziurę, przez którą dało się przeczołgać. Kto machał kilofem, wszedł pierwszy, wrócił i powiedział nam, co tam jest, nie odwracając oczu; w Solwanach zdejmują za to czapki. Kto pokładał wiarę w kredzie, odczytał rysy na skale i zrozumiał, co odliczały.',
    },
    11: {
      title: 'Krąg wokół sarkofagu',
      scene:
        'Klątwa wróci do domu, jeśli ją zawołają te usta, które ją ułożyły. Zanim zdążyliśmy go oskarżyć, Dorn przyszedł sam, z kredą w kieszeni. Słowa tamtej kobiety były liche, powiedział; poprawił je, wciągnął do protokołu, odczytał i zebrał pochwały. Stanie na całą noc przy kamieniu i wypowie swoje zdanie wspak. Ale kręgu, który wytrzyma, narysować nie umie. Ktoś musi go nauczyć, kreska po kresce, a strzyga będzie słuchać, gdzieś w tym domu.',
      result:
        'Jeden chudy pisarz w kole z kredy mówił swoje najlepsze zdanie od niewłaściwego końca, a ona rzucała się na powietrze, aż kładły się świece. Kto go uczył, tego sławią wszyscy, którzy się na tej robocie znają: obaj. Kto był za piwnicą, pilnował schodów i słyszał pukanie tam, gdzie nie miał już kto pukać.',
    },
    12: {
      title: 'Rozplątywanie węzła',
      scene:
        'Dorn nosił tę kartę zaszytą w płaszczu. „Jak moje leży zamknięte w mroku i bez imienia, tak niech legnie i twoje; a gdy zbudzi się głodne, nie znajdzie drzwi”. Puści od końca, po jednym słowie, tyle że każde trzeba zwrócić temu, komu je zabrano. To znaczy Neli, matce chłopca, która patroszyła ryby przy jazie i z nikim od dworu nie rozmawiała. Ktoś, kto się na takich węzłach zna, musiał usiąść między nimi dwojgiem.',
      result:
        'Najpierw poszły „drzwi”. Nela wzięła je, zważyła w dłoni, skinęła na następne i to, co szalało w krypcie, przycichło o jedno słowo. Kto siedział między nimi i ani razu nie zgubił wątku, tego opiewam za darmo. Kto wolał stal, do rana podpierał drzwi krypty, w jednym rzędzie z piekarzami, i tam się przydał.',
    },
    13: {
      title: 'Pazury i ostrza',
      scene:
        'Ściany są w Solwanach cienkie, a burmistrzyni ma kuzynów. O zmierzchu w dzień pełni całe miasto wiedziało już, że jego potwór to omyłka pisarska, i dwieście osób szło groblą, żeby ją sprostować, w razie czego razem z pisarzem. Usłyszała ich. W krypcie coś zaczęło się rozbijać o drzwi. Kiedy puszczą, ona będzie na dziedzińcu, a tam stali piekarze z bosakami. Lepiej, żeby przed nimi stanął ktoś z prawdziwym ostrzem.',
      result:
        'Wygraliśmy. Dla jednych szybko, dla innych powoli, a na koniec nikt na tym dziedzińcu nie był już piekarzem. Kto uderzył ostatni, tego obnieśli wokół murów na drzwiach krypty, choć krzyczał, żeby go postawili. Kto miał już węzeł do połowy rozplątany, złożył kartę i wpiął ją Dornowi z powrotem pod płaszcz.',
    },
    14: {
      title: 'Utrzymać schody',
      scene:
        'W pełnię zeszła prosto na dół, tam skąd dobiegało pukanie, i od nikogo niczego nie chciała. Ale groblą szły pochodnie i bosaki, i twarze poczernione sadzą: mnóstwo ludzi i nikogo znajomego. Pałacowe schody są szerokie u góry i wąskie na zakręcie, w sam raz na dwie osoby i jedną urazę. Jeśli miała mieć na dole swoją noc i skończyć, cokolwiek zaczęła, ktoś musiał stanąć na zakręcie i być niemiły.',
      result:
        'Nikt nie przeszedł. Nikt się też nie odezwał; poznawało się ich po kaszlu. Kto stał najniżej i brał bosaki na obie ręce, temu w Solwanach stawiają ludzie, którzy nie mówią za co. Kto był za korytarzem, pilnował wlotu, sam jeden w ciemności, i słyszał, jak kopanie słabnie i ustaje.',
    },
    15: {
      title: 'Ostatni ciemny korytarz',
      scene:
        'Pod kryptą plan pokazuje mur. W murze była wyrwa, wydarta pazurami, a za nią korytarz w surowej soli, którego na żadnym planie nie było. Piął się w górę. Żadna lampa nie chciała się tam palić, a powietrze pachniało darnią. Strzyga weszła tam i kopała, bardzo daleko. Zaofiarowałem się zostać i popilnować lamp. Albo można było iść za nią, zgiąwszy się wpół, z ręką na soli, mając ją na drugim końcu i pojęcia nie mając, jak prędko ten koniec nastąpi.',
      result:
        'Pierwsze z nas weszło na linie, plotąc bzdury, żeby nikogo nie spłoszyć, i bzdury są tam odtąd w wielkim poważaniu. Na ścianach palce natrafiały na karby, a potem na imiona. Kto wolałby zostać na schodach, popuszczał linę i czuł, jak godzina po godzinie pnie mu się w rękach do góry.',
    },
  },
  epilogues: {
    16: {
      title: 'Dziewczynka i bardzo zmęczony miecz',
      ending:
        'Prałat zapiał raz i drugi. Wtedy ją zobaczył, schował głowę pod skrzydło i żaden argument już do niego nie trafiał. Niebo szarzało, miecz był krzywy, jej do kamienia brakowało łokcia. Więc zapiałem ja. Śpiewałem przed koronowanymi głowami i nigdy nie wziąłem czystszej nuty; klątwy, chwała niebiosom, słuchu nie mają. Na posadzce leżała wściekła siedmiolatka bez jednego zęba. Król zapłacił. Burmistrzyni popatrzyła na te małe stopy i zapłaciła także.',
      heroes: {
        geralt:
          'Bohaterem był Geralt z Rivii. Przespał dwa dni na siedząco, bo mała trzymała go za rękaw, a z budzeniem, powiedział, byłoby więcej kłopotu niż z całą tą nocą.',
        yennefer:
          'Laur dla Yennefer. Kiedy miecze się zmęczyły, stanęła przy odrzwiach i ciskała iskrami do świtu. Potem wyczesała z tych włosów siedem lat i nikogo nie wpuściła, żeby popatrzył.',
        dandelion:
          'A bohaterem był Jaskier. Tak, ja. Inni postali sobie w drzwiach, ale trzecie pianie było moje i królewna do dziś wita mnie nim na dworze, przy ambasadorach.',
        ciri: 'Bohaterką była Ciri. Tyle razy stała przed bestią, za nią i znów przed nią, że mała po przebudzeniu wciąż rozglądała się za pozostałymi.',
        vesemir:
          'Chwała Vesemirowi, który przez całą noc zrobił może dziewięć kroków i ani jednego na darmo. Rano sklął własne kolana i wyprostował na nich miecz dla następnego głupca.',
        other:
          'Najgorszą godzinę, tę między drugim pianiem a moim, przestała w drzwiach jedna osoba. Z dobroci serca mówi do dziś, że się nie spóźniłem.',
      },
    },
    17: {
      title: 'Król czeka osobiście',
      ending:
        'Siedział na kamieniu, w płaszczu. Krążyła wokół niego, aż świeca utonęła w wosku. Opowiadał jej o soli, o cenie buczyny, o śmiechu jej matki; nic innego nie przygotował. Nad ranem położyła mu na butach tę straszną głowę, a jeden pazur na kamieniu. Kazano mu ten pazur zepchnąć. Nie umiał. Toteż o wschodzie słońca dziewczynki nie było, był tylko ktoś, kto śpi. Co pełnię król chodzi tam z chlebem i czeka. Nikogo od tamtej pory nie zjadła. Burmistrzyni liczy.',
      heroes: {
        geralt:
          'Na bohatera daję wam Geralta, najętego do cięcia, który odłożył na grobli oba miecze, a na króla zarzucił własny płaszcz. W jego fachu, mówił mi, nie ma na to słowa.',
        yennefer:
          'Bohaterką jest Yennefer. Nigdy w życiu nie miała cierpliwości do dwustu osób naraz i o świcie było to widać: oczy miała mokre, od dymu pochodni. To jej słowa.',
        dandelion:
          'Bohaterem, rzecz jasna, jest Jaskier: gadałem od wschodu księżyca do świtu i napisałem królowi kołysankę. Co miesiąc śpiewa ją fałszywie, a ona go za to ani razu nie ugryzła.',
        ciri: 'Chwała przypada Ciri. Wybrała na grobli najbardziej rozwścieczony bosak i aż do świtu wypytywała człowieka o jego zmarłych. Sama zapodziała ojca czy dwóch, więc wiedziała, kiedy nic nie mówić.',
        vesemir:
          'Vesemir nauczył króla, jak się siada przy wystraszonym stworzeniu: bokiem, z rękami na widoku. Nauczyły go tego całe zimy pełne chłopców. O chłopcach bohater prosił nie wspominać.',
        other:
          'Chwała osobie, która trzymała burmistrzynię za rękaw, aż ta powiedziała na głos, że też się boi. Co roku Gerda Osk śle pod ten adres worek soli, bez podpisu.',
      },
    },
    18: {
      title: 'Co kryło podziemie',
      ending:
        'Czternastu rębaczy i lampiarczyk, zamurowani, żeby zdusić pożar, który zgasł sam. Dni ryli w skale: trzydzieści trzy. Pukali, a miasto słyszało i przyjęło po worku soli na dom. Murarze zachowali rozkaz, z dwoma podpisami, które znałem. Zeszła, minęła nas, położyła się przy chłopcu i była dziewczynką. Jego matka, suplikantka z tamtej zimy, wzięła ją do siebie. Powiesić nie było kogo, bo trzeba by wszystkich. Ale Solwany pieką teraz chleb bez soli i taki jedzą.',
      heroes: {
        geralt:
          'Bohaterem jest Geralt, który ich wyniósł, czternastu i jednego małego. Medalion przez całą drogę ani drgnął. Żadnego potwora w pobliżu, powiedział, i nie powiedział nic więcej.',
        yennefer:
          'Z piętnastu martwych lamp Yennefer wywabiła ostatni błysk i każdą spytała, czyja była. Wszyscy leżą pod własnymi imionami. Czcijcie ją za to; za nagrobki też ona zapłaciła.',
        dandelion:
          'Bohaterem jest Jaskier, który ten jeden raz odmówił ułożenia pieśni. Odczytałem na rynku piętnaście imion, bez żadnej melodii. Nic lepszego w życiu nie wykonałem.',
        ciri: 'Ciri wyszła z każdej klatki, w jakiej ją zamknięto. Do tej weszła z własnej woli i siedziała przy chłopcu, aż przyszła jego matka. Oto wasza bohaterka.',
        vesemir:
          'Kto pół życia łata jedną starą warownię, ten umie czytać znaki murarskie. Vesemir, nasz bohater, odczytał je, zapukał do każdych drzwi i rozdał młoty. Przyniósł dość dla wszystkich.',
        other:
          'Tam na dole, przy najmniejszej lampie, usłyszałem prośbę, żeby kogoś w tej opowieści pominąć. Dałem słowo. Zauważcie, że imienia nie wymieniam, tylko patrzę w tamtą stronę.',
      },
    },
    19: {
      title: 'Proszę zaprotokołować',
      ending:
        'Przy ostatnim słowie, a było to „jak”, kreda wytrzymała, a pisarz nie. Wyszło z niego wszystko. Usiadł z uśmiechem, on, który niczego nie zapominał, i nie umiałby wam powiedzieć, co to krzesło. Karmią go teraz łyżką, troskliwie. A na kamieniu siedmioletnia dziewczynka, która nigdy nie słyszała ludzkiej mowy, otworzyła oczy. „Proszę zaprotokołować – powiedziała jego głosem, kropka w kropkę – że mi zimno”. Ktoś pobiegł po koc. Ja pobiegłem. Nie mogłem tam stać i słuchać.',
      heroes: {
        geralt:
          'Tam, gdzie kreda była najcieńsza, stał za nią Geralt. On jest bohaterem, a dziecko kazało go wpisać do protokołu jako pana dużego, milczącego, dostatecznego. Chyba mu to pochlebiło.',
        yennefer:
          'Kreda kredą, ale pół tego kręgu to była wola Yennefer. Co wiosna przyjeżdża i uczy Dorna jednego słowa, a do następnej wiosny on je gubi. Bohaterki bywają uparte.',
        dandelion:
          'Jaskier! Bo kiedy Dornowi na samym końcu odmówił język, powiedziałem to „jak” razem z nim i odtąd nie potrafię zacząć od niego ani jednego wersu. Człowiek sobie radzi.',
        ciri: 'Wygrała Ciri. Wie, jak to jest, kiedy z twoich ust wychodzi cudzy głos, i została na całe lato, żeby małą urzędniczkę nauczyć łażenia po drzewach i chcenia różnych rzeczy.',
        vesemir:
          'Bohaterem jest Vesemir. Wziął od opiekunki Dorna łyżkę i pokazał, jak ją trzymać, żeby człowiek zachował godność. Potem naprawił krzesło, bo się chybotało.',
        other:
          'Świece padały, a czyjaś ręka zapalała je na nowo, całą noc, spoza kręgu, aż na rękawie było więcej dziur niż płótna. W pierwszym protokole królewny to imię stoi u góry, z błędem.',
      },
    },
    20: {
      title: 'Słowo po słowie',
      ending:
        '„Znajdzie”. „Nie”. „Głodne”. Z każdym pazury chowały się o kawałek. Nela targowała się twardo: zanim tknęła „imienia”, kazała sprowadzić króla, żeby wymówił imię chłopca, a brzmiało ono Jaśko, i imiona czternastu ludzi zamurowanych razem z nim na mocy dwóch podpisów. Przedostatnie było „moje”. Patrzyła na nie tak długo, że zrobiło się jasno. Potem słowo wzięła z powrotem, a chłopca zatrzymała, i na kamieniu kichnęła dziewczynka. Nela nie wybaczyła nikomu. Ale z daleka pomacha.',
      heroes: {
        geralt:
          'Przez całą noc kobieta rozbierała swój żal słowo po słowie, a Geralt, z potworem tłukącym się o drzwi za jego plecami, ani razu nie przestąpił z nogi na nogę, żeby ją popędzić. Zatem Geralt.',
        yennefer:
          'Bohaterką jest Yennefer, która utrzymała w powietrzu dwadzieścia dwa luźne słowa i nie upuściła żadnego. Zachwiała się tylko przy „twoje”. Wiem czemu i nie ma takiego wina, za które bym wam powiedział.',
        dandelion:
          'Bohaterem jest Jaskier: powiedziałem Neli, że jej wiersz był lepszy, oba słowa. Była to prawda, Dorn zapłakał, a ona zgodziła się zacząć. Krytyka czasem się przydaje.',
        ciri: 'Między jednym słowem a drugim Ciri była przy jazie i z powrotem, z tym, co Neli było potrzebne: z szalem, z kotem, z drugim bucikiem chłopca. O bucik nie pytała. Taka jest moja bohaterka.',
        vesemir:
          'Vesemir usiadł przy Neli z jej nożem i patroszył za nią ryby, źle, żeby jej ręce miały co poprawiać, kiedy reszta puszczała. Piję za tego bohatera.',
        other:
          'Do sławy wystarczy czasem krzesło. Przez siedem lat kazano Neli stać, tak czy inaczej, aż jedna jedyna osoba pomyślała, żeby je podsunąć. Imię tej osoby wyryto na oparciu.',
      },
    },
    21: {
      title: 'Jest truchło, nie ma córki',
      ending:
        'Nie odmieniło się. Czekałem na to, przyznaję; w pieśniach się odmieniają. Leżało w świetle dnia, długie i białe, z jednym rozchwianym mleczakiem, i muchy przyszły do niego, jak przychodzą do wszystkiego. Burmistrzyni zapłaciła co do grosza. Król też: na papierze stoi jego imię, rzekł, i odliczył złoto za córkę. Powiesili to przy rogatce. Niewielu poszło oglądać. Tego wieczoru kazał rozpalić w kominkach, bo nie było już dla kogo trzymać ich zimnych.',
      heroes: {
        geralt:
          'Bohaterem obwołali Geralta. Obie sakiewki zostawił na parapecie rogatki i zabrał jeden mały ząb. Przeszukałem mu potem juki. Musi go nosić przy sobie.',
        yennefer:
          'Ruchy spętał strzydze ogień Yennefer, więc bohaterką została ona. Czy starczyłoby czasu na tamten drugi sposób, spytała mnie. Odparłem, że nie. Znała w życiu lepszych kłamców.',
        dandelion:
          'Bohaterem był Jaskier. Bo to ja śpiewałem, rozumiecie, żeby ją zwabić pod ostrza, i przyszła, z przekrzywioną głową. Słowa potem sprzedałem. Melodii nigdy.',
        ciri: 'Bohaterką jest Ciri i nienawidzi tego. Na nią też polowano za coś, co powiedziano, zanim się urodziła. W nocy odcięła ciało, a poborca oglądał swoje buty.',
        vesemir:
          'Czyste cięcie, powiedział Vesemir wiwatującym chłopakom, którzy zrobili z niego bohatera. A że ktoś musiał ich tego nauczyć, dodał, że czyste to się mówi o ostrzu.',
        other:
          'Jest w Solwanach ulica imienia tej osoby, która przyjechała potem raz, przeszła ją całą ze wzrokiem wbitym w bruk i spytała dziecko o drogę na jakąkolwiek inną.',
      },
    },
    22: {
      title: 'Nikt znajomy',
      ending:
        'Nazajutrz medyk przyjął trzydzieści jeden osób, które spadły ze schodów, w mieście niskich domów. Nasza gospodyni podała śniadanie obiema rękami w bandażach i z twarzą jak zamknięta brama. W dole, gdzie ustało kopanie, wśród kości, których nikt nie chciał nam objaśnić, nie było strzygi. Dziewczynki też nie. Był noworodek, od siedmiu lat martwy, bez jednej rany, który nareszcie skończył ze wstawaniem. Król niósł go przez groblę pod płaszczem. Miasto stało w bandażach i zdejmowało czapki. Imię już wymyślił.',
      heroes: {
        geralt:
          'Trzydzieści jeden osób, płazem, po ciemku, i żadna nie umarła: to był Geralt i on jest bohaterem. Nazwał to najtrudniejszym rachunkiem w życiu.',
        yennefer:
          'Do świtu Yennefer broniła schodów ogniem. Potem zamknęła drzwi i sama obmyła dziecko. Nazwijcie ją bohaterką za jedno albo za drugie, ale w oczy powiedziałbym jej, że za schody.',
        dandelion:
          'Niech będzie Jaskier. Rozbiłem lutnię na głowie człowieka, z którym w południe piłem, a na pogrzebie zagrałem na tym, co zostało, na trzech strunach. Więcej nie było trzeba.',
        ciri: 'Bez słowa starła Ciri rękawem sadzę z pierwszej twarzy. Była to przekupka od jabłek. Pół schodów poszło do domu. Nad grobem nasza bohaterka pierwsza wymówiła to imię.',
        vesemir:
          'Dawno temu ludzie z pochodniami przyszli i na schody Vesemira, i tamtych nie utrzymano. Te tak, i to on jest bohaterem. Potem chodził od domu do domu i nastawiał im połamane nadgarstki.',
        other:
          'Spytajcie w Solwanach, do kogo należał tamtej nocy zakręt schodów, a z dumą podadzą wam imię. Spytajcie, przeciw komu, a usłyszycie o pogodzie, ostatnio łagodnej.',
      },
    },
    23: {
      title: 'Korytarz był drzwiami',
      ending:
        'Czternastu rębaczy i lampiarczyk, zamurowani na rozkaz, żeby zdusić pożar, kopali ku zboczu i umarli o długość ręki od niego. Tę długość ręki przekopała ona. Posypała się darń, po niej wschód słońca, i wyszła siedmioletnia dziewczynka, biała od soli, minęła króla, minęła burmistrzynię i ruszyła prosto do kozy. Pod dach wejść nie chciała. Gościmił kazał więc u siebie wszystkie drzwi zdjąć z zawiasów. Długa to była zima dla ministrów. Na wiosnę doszła już do kuchni.',
      heroes: {
        geralt:
          'Geralt, który widzi po ciemku, mógł nam w każdej chwili powiedzieć, jak blisko są pazury. „Dość daleko – powtarzał. – Dość daleko”. Bohater pięknie kłamie, kiedy trzeba.',
        yennefer:
          'Jedno słowo Yennefer i mielibyśmy światło, a w nim przerażoną kopaczkę. Przez cały korytarz trzymała to słowo w ustach, a suknię zniszczyła po biodra. Bohaterka.',
        dandelion:
          'Waszym bohaterem jest Jaskier. Ktokolwiek szedł na linie, bzdury recytowane w tym korytarzu to były moje młodzieńcze wiersze zebrane. Nikt inny nie wysłuchał ich do końca, i muszę przyznać, że kopała szybciej.',
        ciri: 'Drzwi nic dla Ciri nie znaczą; mogła w mgnieniu oka stanąć na wzgórzu i poczekać. Bohaterka czołgała się razem z nami, łokieć po łokciu. I koza to był jej pomysł.',
        vesemir:
          'To była noc Vesemira: pełzł i kciukiem czytał z soli piętnaście imion, a na górze miał je wszystkie, po kolei. W takich listach ma długą wprawę.',
        other:
          'Ta osoba do dziś ma sól pod paznokciami i nie da się jej oduczyć zostawiania wszystkiego otworem, nawet pieca. Tutaj, w tym domu, też. Nigdy was nie zastanowił ten przeciąg?',
      },
    },
  },
};

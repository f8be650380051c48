import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

/** The Lesser Evil, as told in a tavern by a man who was there. */
export const evil: Tale = {
  title: 'Mniejsze zło',
  cover: covers.evil,
  introduction:
    'Charsk pachnie tak, jak brzmi: port na końcu grobli, jeden rynek, a na rynku wielka waga do ryb, która oszukuje wszystkich tak równo, że uchodzi za sprawiedliwość. My chcieliśmy statku na południe, a ja publiczności. Statek miał być dopiero po jarmarku, za trzy dni. Na wzgórzu, przy wapiennikach, stanęła obozem Renfri ze swoją bandą, mieczem i puszką po tytoniu. Na nabrzeżu stała wieża, a w niej czarodziej Stregobor, który Renfri nazywał chodzącą plagą. Oboje posłali po nas, zanim wystygła zupa. Oboje, przykro mi to mówić, byli uprzejmi.',
  paths: {
    2: {
      title: 'Ostrze i krzywda',
      scene:
        'Renfri, biała od wapna po kolana, wytrząsnęła na kamień puszkę po tytoniu. Gwoździe, długie jak moja dłoń. „Z naszych drzwi w Lunde. Kazał je zabić od zewnątrz. Było nas w środku sześcioro. Byłam mała. Wyszłam kominem od chlebowego pieca”. Kowal, który sprzedał gwoździe, już nie żyje; chłopak, który trzymał latarnię, też. Ktoś spytał, ile miał lat. „Wtedy? Osiem”. O świcie przyjdą po nią groblą ludzie. Chętnie widziałaby obok swojego miecza jeszcze kilka.',
      result:
        'Przyszli w za dużych kolczugach: straż portowa, czterech ojców, po koronie od głowy. Do domu wróciło dwóch. Kto najgłośniej wołał o stal, szedł potem przez Charsk, a okiennice zamykały się przed nim, dom po domu. Kto chciał najpierw wysłuchać czarodzieja, przejrzał zabitym kieszenie, znalazł jego rozkazy i przestudiował je sobie.',
    },
    3: {
      title: 'Wieża bez drzwi',
      scene:
        'Wieża nie ma drzwi. Idzie się w dziesiąty kamień, myśląc o kolacji, i jest się w środku. Inkaust, śledzie. Stregobor nie bredzi; wolałbym, żeby bredził. „Gdzie ona zimuje, tam ludzie kaszlą i umierają. Ona nie. W Lunde zamknąłem jeden dom, żeby ocalić czterdzieści. Spóźniłem się o dzień. Od tamtej pory zamknąłem dziesięć”. Przewracał dla nas karty: wsie, daty, krótkie groby. „Po jarmarku rozjedzie się to z furmanami po całym wybrzeżu”. Dziś w nocy chce naszych rąk do osłony: kreda, sól, po włosie z każdego progu.',
      result:
        'O wschodzie słońca drzwi każdego, kto kiedykolwiek stanął blisko niej, nosiły szary znak. Miała go piekarka Jutta; przed śniadaniem miała już i gwoździe. Kto skłaniał się ku Renfri, patrzył na zimno i nauczył się, jak się takie rzeczy robi. Kto nalegał na kredę, temu publicznie dziękowali ludzie z młotkami.',
    },
    4: {
      title: 'Warunki przy chlebie i piwie',
      scene:
        'Charskowi przybyły dwie wdowy i nikomu nie spieszno do trzeciej. Burmistrzyni Hedda Vorn siądzie z Renfri w „Pół Drogi”, szynku na grobli, jeśli między nimi usiądzie ktoś, kogo obie strony jednakowo nie znoszą. Renfri się umyła. „Chcę go mieć pod wagą w dzień jarmarku i zapytać, na głos, żeby wszyscy słyszeli. Jak powiedzą, że dobrze zrobił, odejdę”. Łamie bochenek własnymi palcami, podaje na lewo i na prawo i patrzy, kto z nas zje.',
      result:
        'Nim zamknięto szynk, stanęło: waga, pytanie i żadnej stali przed odpowiedzią. Kto bronił sprawy czarodzieja, za tego bezstronność wzniesiono toast, a pod talerzem czekał na niego zapieczętowany liścik. Ale Renfri lubi, żeby umowę opić równo. Kto najmocniej o tę umowę zabiegał, dotrzymywał jej kroku kubek w kubek i w południe obudził się lżejszy o kilka umiejętności.',
    },
    5: {
      title: 'Nocne czaty',
      scene:
        'Czarodziej nie robi nam wyrzutów o strażników. Przysyła pisarza, ubłoconego po uda, z mapą bagien. Jej ludzie wślizgują się po zmroku do Charska, pisze, a po wałach nie ma już komu chodzić. Ktoś się z nimi spotyka. Na kogoś się tam chucha. „Dowiedzcie się, na kogo. O przybijanie czegokolwiek nie poproszę”. Księżyca nie ma, żaby ryczą, a po dalekim wale wędruje latarnia, niesiona nisko, mniej więcej na wysokości ręki dziecka.',
      result:
        'Latarnię niósł Pim, najmłodszy z ludzi Renfri, a w drugiej ręce rosół dla matki, która kaszlała. Uciekł. Na bagnach się nie ucieka. Kto z nas trzymał z Renfri, zaniósł go do wapienników i bez słowa dostał jeden z jej gwoździ. Kto parł do pościgu, tkwił w błocie po szyję, aż nadszedł odpływ, i zostawił tam trochę rozumu.',
    },
    6: {
      title: 'Obóz zbójców',
      scene:
        'O ludziach z grobli Renfri mówi tylko, że wrócili do domu bez butów. W sprawie naznaczonych drzwi przysyła Pima, najmłodszego ze swoich, syna piekarki Jutty, który umie to na pamięć. „Mówi, żebyście przyszli i nas policzyli. I zajrzeli nam do gardeł. A jak my zaraza, to powiedzcie jej to w oczy”. Droga wiedzie przez stary kamieniołom, obok dezertera zwanego Derkaczem, który jeszcze nigdy nie miał gości. Nad wapiennikami stoi dym, za biały jak na kuchnię. Ktoś tam kaszle i każą mu przestać.',
      result:
        'Czternaścioro żywych, gardła czyste. Za ostatnim piecem, pod świeżym wapnem, jeszcze czworo, o których nikt nie wspomniał. Oznajmiliśmy w Charsku, że żywi są zdrowi, co było prawdą. Kto z nas trzymał z czarodziejem, powiedział cicho i o tych czworgu, i jemu uwierzono. Kto nalegał na odwiedziny, pachniał wapnem i spał przed gospodą.',
    },
    7: {
      title: 'Dwa listy burmistrzyni',
      scene:
        'Hedda Vorn pochowała dwóch mężów i jeden falochron, a tej nocy nie zmrużyła oka. Leżały przed nią dwa listy. Jeden daje Renfri glejt na jarmark. Drugi pozwala Stregoborowi zamykać drzwi, jakie zechce. „Jak przypieczętuję jeden, jestem tchórz. Jak oba, jestem mąż stanu”. Lak przysłał on. Chciałaby, żeby na rynku odczytali to ludzie o uczciwych twarzach. Z zaułka piekarki dobiegało pukanie, od środka, cierpliwe, jakby ktoś wyrabiał ciasto.',
      result:
        'Przypieczętowała oba. Jeden poszedł na wzgórze; drugi ogłosiliśmy głosem pięknym i donośnym, moim, i do zmierzchu zamknięto jedenaścioro drzwi. Kto najżarliwiej za tym obstawał, tego proszono przez deski o wodę, po imieniu. Kto wstawiał się za Renfri, chodził nocą od drzwi do drzwi z obcęgami. Charsk, zawstydzony, ciepło to wspomina.',
    },
    8: {
      title: 'Dzień jarmarku',
      scene:
        'Dzwon, sery, całe wybrzeże w czystej koszuli. Renfri staje pod wagą z pustymi rękami i zadaje pytanie. Nad wieżą ukazuje się Stregobor, wysoki jak maszt, i powoli kręci głową. Dobra podobizna. Nie rzuca cienia. Jego tam nawet nie ma. Patrzyłem, jak kończy się jej cierpliwość: widzieliście kiedyś, jak pęka lina? „Ręczyliście za te warunki” – mówi do nas. Któryś z jej ludzi rzuca jej miecz, rękojeścią naprzód, ponad wszystkimi tymi kapeluszami, i miecz jest w powietrzu.',
      result:
        'Złapała. A wtedy jej ludzie spod wozów, ludzie burmistrzyni z ważnicy, a pośrodku wszyscy, którzy przyszli kupić gęś. Wyrąbaliśmy jej drogę do niego i zrobiła z niej użytek. Kto najgłośniej krzyczał, żeby dobyć stali, tego całe wybrzeże widziało, jak przestępuje przez kogoś na bruku. Kto chciał czekać, stał na straży przy dzieciach.',
    },
    9: {
      title: 'Jeszcze godzina rozmów',
      scene:
        'Pisarz czarodzieja trzyma mnie za rękaw. Jego pan jest w ważnicy, za workami mąki, i szczęka zębami. Wyjdzie. Odpowie. Ale nie gołemu ostrzu i nie wcześniej, niż ktoś ten rynek nauczy słuchać: „Usłyszą to słowo i uciekną, a uciekaniem właśnie się to roznosi”. Godzina gadania, o czymkolwiek, na oczach kobiety, która czekała osiemnaście lat. Gadanie to mój fach. Spojrzałem jej w twarz i do głowy przyszła mi tylko pogoda.',
      result:
        'Opłaty portowe, wełna, cała ballada. Wtedy wyszedł, biały od mąki, i czytał ze swojej księgi, dom po domu. Rynek nie uciekł. Rynek liczył. Kto najlepiej przemawiał za Renfri, tego błagano potem, żeby mu tę księgę odebrał. Kto wyprosił dla niego godzinę, stał mu przy łokciu i potakiwał, a potakiwanie zauważono.',
    },
    10: {
      title: 'Odciąć drogę',
      scene:
        'W wigilię jarmarku Renfri znalazła nas przy śluzie. O chłopcu mówiła bez złości. „Czarodziej ucieknie dziś w nocy tą drogą, na której mnie nie będzie. Zawsze tak robił. Więc chcę, żeby drogi nie było”. W grobli rząd dębowych klinów powstrzymuje morze; wyjąć je, a resztę zrobi przypływ. Trzeba kogoś, kto umie czytać z błota. Od strony lądu śpią furmani, mila latarni, i śnią o cenach. „Nie ma jarmarku, nie ma tłumu – mówi Renfri. – Nawet on powinien się ucieszyć”.',
      result:
        'Kliny wyszły jak zęby. Weszło morze i o północy w wyrwie można było zacumować kogę. Kto parł najmocniej, poszedł w ślad za ostatnim klinem, przeturlało go pół mili i wypłynął uboższy o imiona, węzły i odwagę. Kto był przeciw, biegł wzdłuż latarni i zawracał wozy. Furmani piją za to do dziś.',
    },
    11: {
      title: 'Za zasłoną iluzji',
      scene:
        'Tego wieczoru, skoro chodziliśmy po jego wałach, Stregobor nam pokazał. Wieża zawaliła się, zanim się urodziłem. To, co stoi na nabrzeżu, to kikut i bardzo uparta myśl. „Stoi, bo o niej myślę” – powiedział. Jutro zamierza pomyśleć o czymś większym: ze wzgórza żadnego Charska, samo bagno i mewy. Ale wieży i miasta naraz sam nie udźwignie. Wyciągnął ku nam rękę w plamach inkaustu. Na dworze, po zawietrznej, pierwsze jarmarczne rodziny układały się już pod murem do snu.',
      result:
        'Całe rano, gdy patrzeć ze wzgórza, nie było żadnego Charska. Potem jakieś dziecko na nabrzeżu roześmiało się z czegoś, myśl się obsunęła i wieża przypomniała sobie, czym jest. Kto trzymał z Renfri, wyciągał już śpiących spod murów. Kto trzymał myśl razem z czarodziejem, temu wyrwało ją z korzeniem, a z nią wszystko, co rosło obok.',
    },
    12: {
      title: 'Przysięga w karczmie',
      scene:
        'Wigilia jarmarku. Renfri kładzie miecz na szynkwasie „Pod Trzecim Śledziem”, między kałużami piwa. Przysięgnie: żadne jej ostrze nie wyjdzie w Charsku z pochwy, póki on nie odpowie. Niech on przysięgnie, że żadnych drzwi już nie zabije. Stregobor przekazuje, że przysięgnie, co tylko kto zechce; przysięgi gorączki nie roznoszą. Potrzebny jej poręczyciel, ktoś z nas, kto ręczy imieniem i głową. Odkąd weszła, szynkarz poleruje wciąż ten sam kufel. Na ulicy ludzie stoją i nic nie robią, z rękami za plecami.',
      result:
        'Ona przysięgła, on przysiągł przez posłańca, poręczyciel za nimi. Wtedy ktoś na ulicy powiedział to, co myśleli wszyscy, i okno ściemniało, deska po desce. Renfri dobyła miecza przed trzecim gwoździem. Kto najmocniej nalegał na jej przysięgę, będzie o tym słyszał do śmierci. Kto sprzyjał czarodziejowi, stał na dworze i pobiegł go sprowadzić.',
    },
    13: {
      title: 'Rachunek czarodzieja',
      scene:
        'Stregobor chciał wiedzieć wszystko o wapnie: ilu, od kiedy, jak głęboko. Usłyszeliśmy własne odpowiedzi. Pisał, aż świeca utonęła w wosku, po czym obrócił ku nam księgę. Tysiące, jeśli ona przyjdzie na jarmark. Trzydzieści jeden, jeśli zostanie, gdzie jest. Zna krąg, który można zakreślić wokół wapienników i którego nie przekroczy nic, co oddycha; trzeba nań po naparstku krwi od każdego z nas, a zamknie i kucharkę, i kozę, i chłopca. „Są w tych trzydziestu jeden – rzekł, zanim ktokolwiek spytał. – Sprawdziłem”.',
      result:
        'Zając podbiegł do kręgu i usiadł. Kaszel przeszedł przez obóz, zgodnie z rachunkiem, potem przez jedną ulicę w Charsku, zgodnie z rachunkiem. Kto na to nalegał? Na tym wybrzeżu z tej ręki nikt kubka nie przyjmie. A kto wstawiał się za Renfri? Ten siedział na skraju, wielce podziwiany, i krzykiem, przez krąg, uczył się doglądać chorych.',
    },
    14: {
      title: 'Dość słów',
      scene:
        'Renfri idzie na jarmark, z glejtem złożonym w rękawicy, z mieczem przywiązanym do pochwy wstążką, strojnym jak gęś na festyn. Sery, liny, dzieci na ramionach. Wtem widzę to, co ona widzi. Przy wadze stoją ludzie w fartuchach, za rośli na handlarzy ryb, a jeden trzyma deski. Na plecach jej płaszcza widnieje już znak kredą. Szuka nas wzrokiem i nie woła. Rozwiązuje wstążkę powoli, żeby nikt potem nie mówił, że nie zauważył.',
      result:
        'Trwało to krótko. Fartuch niczego nie zatrzyma. Na obu szalach leżało po człowieku i wielka waga stała równiutko, ten jeden raz w życiu. Ktoś cały czas osłaniał dzieci, ten, kto trzymał się miejskiej pieczęci. Kto najgłośniej domagał się ciosów, dostał jeden, deską, a potem winę za wszystkie pozostałe.',
    },
    15: {
      title: 'Wyjście z miasta',
      scene:
        'Stregobor się spakował: jedna koszula, jedna księga. Drzwi, które zamknął, mają braci i ojców, a ci czekają na nabrzeżu z wiosłami. „Jeśli będę w Charsku, kiedy się zacznie, będzie ogień, a ogień biega. Wyprowadźcie mnie, a ona pójdzie za mną. Wtedy wasz rynek zostanie rynkiem”. Stary ściek na solankę biegnie pod ważnicą i wychodzi przy drodze na bagna, gdzie stoją dwa śledziowe wozy z mułami. Do tego trzeba mieć dobrego nosa, ale tylko do kierunków.',
      result:
        'Czterdzieści lat śledzi, po pas. Wyprowadziliśmy go przy samych wozach, a on sprostował naszą rachubę zakrętów. Był to w zasadzie pomysł jednej osoby. Szła pierwsza, nałykała się i straciła miesiąc rozumu oraz całe dobre towarzystwo. Kto skłaniał się ku Renfri, został na rynku, powiedział mu, którędy tamten uszedł, i noszono go na ramionach.',
    },
  },
  epilogues: {
    16: {
      title: 'W południe pusto',
      ending:
        'W południe rynek był pusty. Głównie buty, rzadko dwa do pary; sery; gęś, która spacerowała niesprzedana. Stregobor leżał w mące pod kupką gwoździ, o wiele mniejszy od swojej podobizny. Renfri siedziała na szali wielkiej wagi, z pustą puszką na kolanach. Nigdy nie widziałem, żeby ktoś tak nie wiedział, co zrobić z popołudniem. Gorączka tamtego roku nie przyszła. A widzicie, powiedzieli jej ludzie. Pisarz powiedział, że nikt nie postał tam dość długo, żeby ją złapać.',
      heroes: {
        geralt:
          'Geralt całe popołudnie ustawiał pod murem buty w pary. O zmierzchu wróciła po swoje pewna babcia. Nie odezwała się do niego, ale żeby je zasznurować, usiadła obok.',
        yennefer:
          'To Yennefer jednym krótkim słowem starła z nieba olbrzyma i to Yennefer uklękła potem w mące i temu małemu zamknęła oczy. Do drugiego się nie przyznaje.',
        dandelion:
          'Wychodzi mi, że bohaterem jest Jaskier, a Jaskier to ja. Tego wieczoru śpiewałem dla jednej gęsi. Została do końca i wyjątkowo nie bisowałem.',
        ciri: 'Ciri wdrapała się na drugą szalę i waga stanęła równo. „I co teraz?” – spytała. Kiedy zapalano lampy, siedziały tam obie i wciąż się zastanawiały.',
        vesemir:
          'Na oczach Vesemira pustoszały już rynki ze słuszniejszych powodów i z mniej słusznych, a on nie pamiętał, które były które. Rozejrzał się za miotłą.',
        other:
          'Ostatnim wozem odjechała główna postać tej pieśni; do dziś nie potrafi słuchać targów o gęś, żeby się nie obejrzeć, gdzie są dzieci.',
      },
    },
    17: {
      title: 'Ten jeden raz',
      ending:
        'Doszedł do Lunde i stanął, bo miał mąkę na okularach. „Sześcioro” – odczytał. „Pięcioro – powiedziała Renfri. – Jestem tu”. Popytał dokoła o ołówek i poprawił. Roześmiała się: z ołówka, z osiemnastu lat, aż musiała się przytrzymać wagi. Potem schowała miecz. „Ten jeden raz” – rzekła. Teraz księga wisi na łańcuchu obok cennika. On zamiata ważnicę, ona w każdy dzień targowy przychodzi na niego popatrzeć i jedno z nich odbywa karę.',
      heroes: {
        geralt:
          'Kwadrans z tamtej godziny Geralt mówił o żerowaniu utopców. W Charsku uchodzi to za najdłuższą mowę jego życia i nikt nie śmiał odejść.',
        yennefer:
          'Ołówek pożyczyła mu Yennefer. Czy wiedziała, co on z nim zrobi? Z ludźmi, którzy liniują sobie marginesy, mówi Yennefer, zawsze się wie.',
        dandelion:
          'Większość tej godziny, razem z balladą, wypełnił Jaskier i nikt z żyjących nie zrobiłby tego lepiej. A jednak kwestią dnia było „Jestem tu”. Oddałbym za nią lutnię.',
        ciri: 'Druga roześmiała się Ciri. Nic nie było śmieszne, powiedziała mi później; pomyślała tylko, że nikt nie powinien być w takim śmiechu sam.',
        vesemir:
          'W dni targowe znajdziecie Vesemira na murku obok Renfri, jak patrzy na miotłę. „W kącie zostało!” – woła Vesemir. Niczego bliższego litości na tym wybrzeżu nie uświadczycie.',
        other:
          'Łańcuch to dzieło głównej postaci tej pieśni, wysokość haka także: za wysoko dla złodzieja w pośpiechu, w sam raz dla dziecka, które umie czytać.',
      },
    },
    18: {
      title: 'Zamknięte dla wszystkich',
      ending:
        'Stregobor uszedł nocą, groblą, z księgą pod płaszczem; o wyrwie nikt mu nie powiedział. Renfri, która wiedziała, poszła za nim. Na wiosnę błoto oddało ich razem, każde z ręką zaciśniętą na kołnierzu drugiego, i Charsk do dziś nie ustalił, kto kogo wyciągał. Morze zatrzymało drogę dla siebie. Jarmarku już nie ma. W głębi lądu panowała tamtego roku gorączka, aż po góry. W Charsku nie było żadnej, a ludzie są tam za biedni, żeby o tym wspominać.',
      heroes: {
        geralt:
          'Ktoś musiał zejść i rozewrzeć te palce. Zszedł Geralt. Wie, w którą stronę ciągnęły ręce. Mówi, że były zimne.',
        yennefer:
          'Yennefer mogła podnieść tę groblę w jeden ranek i burmistrzyni błagała ją o to na kolanach. Czas jakiś przyglądała się stosom w głębi lądu. Potem spytała o łódź.',
        dandelion:
          'Pieśń oczywiście jest; jestem Jaskier. Ma dwie ostatnie zwrotki i zanim zdecyduję, która jest dziś prawdziwa, oglądam sobie salę, jej buty i jej siniaki.',
        ciri: 'Pim nie chciał uwierzyć w wyrwę. Więc Ciri co wieczór wypływała z nim na sam środek i pozwalała upuścić jeden kamyk, i razem słuchali, kiedy doleci.',
        vesemir:
          'Oba brzegi wyrwy znaczą wierzbowe tyczki, żeby nikt obcy nie wjechał tam po ciemku. Wymienia je co jesień Vesemir, z najętej łodzi, zrzędząc, ile za nią zdarli.',
        other:
          'Ostatni wóz na grobli wiózł cudzy ser i cudzą babcię, a lejce trzymały ręce, o których jest ta pieśń. Babcię zwrócono.',
      },
    },
    19: {
      title: 'Na czym stała wieża',
      ending:
        'Wieża nie runęła od razu. Tak długo, jak trzeba, by opustoszało nabrzeże, Stregobor trzymał ją sam, jeden urojony kamień na drugim, i krew szła mu z uszu; potem zrobiło się bardzo głośno. Renfri zeszła w pył i kopała, cały dzień, rękami, bo miała gwóźdź do doręczenia. Przed zachodem się do niego dokopała. Był martwy, zwinięty wokół dziecka furmana, które martwe nie było. Usiadła na piętach. Słyszałem, jak gwóźdź wraca do puszki.',
      heroes: {
        geralt:
          'Geralt kopał przy niej od pierwszej godziny i nie pytał po co. Sądzi, że złapałby ją za przegub. Nie spieszy mu się, żeby to wiedzieć na pewno.',
        yennefer:
          'Jeden łuk utrzymał się o oddech dłużej niż reszta, nad jedną rodziną; to Yennefer w ostatniej chwili chwyciła go za róg. Od tamtej pory boli ją głowa, a winne są przeciągi.',
        dandelion:
          'Dziecko na nabrzeżu śmiało się z Jaskra, który, strojąc lutnię, wszedł prosto do wody. Można by zatem rzec, że obaliłem wieżę. Staram się tego nie mówić. Samo wychodzi.',
        ciri: 'Dwa razy była Ciri pod kamieniami, choć nie było którędy, i dwa razy stawała za nami, trzymając za kołnierz kogoś małego. O trzecim razie nie mówi.',
        vesemir:
          'Stary mur, zanim się położy, pochyla się: Vesemir powtarzał to ludziom od dwóch dni, tam i z powrotem po nabrzeżu, jak nudziarz. Połowa się przeniosła, byle go nie słyszeć.',
        other:
          'Dziecko wróciło do domu, dwa dni piechotą w głąb lądu, za rękę z osobą, o której śpiewam. „Kto małą uratował?” – spytali w progu. Odpowiedź trwała tak długo, że pościelili łóżko.',
      },
    },
    20: {
      title: 'Ostrożnie, stopień',
      ending:
        'Szedł nabrzeżem w pantoflach. Przysiągł tak, jak się kwituje odbiór beczki, ale przysiągł. Śledziowymi obcęgami szynkarza, a gdzie się ześlizgiwały, palcami, Stregobor wyciągnął z tych drzwi gwoździe, a tłum na to pozwolił, ze zdumienia. Spadła ostatnia deska. Wyszła Renfri z mieczem, którego przysięgła nie dobywać. „Ostrożnie, stopień” – powiedział i to były jego ostatnie słowa. Potem pozbierała gwoździe. Puszka nie chciała się zamknąć.',
      heroes: {
        geralt:
          'Geralt usunął się z progu, żeby czarodziej mógł wejść albo Renfri wyjść. Myślał, że będzie czas zobaczyć, które z dwojga.',
        yennefer:
          'Yennefer, która mawiała, że słowo Stregobora niewarte rybiego łba, odkupiła od szynkarza obcęgi. Wiszą tak, żeby je widziała zza biurka.',
        dandelion:
          'Jaskier ułożył kiedyś na zakład wierszem novigradzki kodeks podatkowy. Uwierzcie mi zatem: od dziewięciu lat szukam wersu, który mógłby stanąć po „Ostrożnie, stopień”.',
        ciri: 'Ciri zabrała Renfri puszkę, pomaszerowała na koniec nabrzeża i cisnęła nią najdalej, jak mogła. „Tytoń też w niej był” – powiedziała tamta, kiedy puszka poszła na dno.',
        vesemir:
          'Przed odjazdem Vesemir wprawił „Pod Trzecim Śledziem” nowe drzwi. Zajęło mu to dwa dni. Nie ma w nich ani jednego gwoździa; zrobił na kołki.',
        other:
          'Gdzieś w tym wrzasku jedna ręka podniosła z bruku pantofel czarodzieja i trzymała go, grzecznie, aż ulica opustoszała. O tej ręce jest pieśń.',
      },
    },
    21: {
      title: 'Trzydzieści jeden',
      ending:
        'Miało być trzydzieści jeden i było trzydzieści jeden. Renfri nosiła wodę i zamykała oczy, bo jej się to nie imało. Kiedy krąg zbladł, zeszła na tamtą ulicę w Charsku, klnąc jak flisak, i robiła tam to samo. Ostatni wpis w jego księdze głosił tylko „nabrzeże” i był to on sam. Trzymała mu kubek, trzy noce. Zrobiłby to jeszcze raz, powiedział jej. Powiedziała, żeby pił. Gdzie indziej nikt nie zachorował, więc i dziękować nie miał nam kto.',
      heroes: {
        geralt:
          'Geralta gorączki też się nie imają. Trzymał drugi koniec noszy i w jedenaście dni zamienili z Renfri, wedle mojej rachuby, dziewięć słów. Cztery z nich to „weź go za nogi”.',
        yennefer:
          'Całą zimę Yennefer szukała w księdze błędu. Nieraz widziałem, jak ma rację, prawie w każdej sprawie. Pierwszy raz widziałem, jak ma nadzieję, że się myli.',
        dandelion:
          'On zapisał daty i ulice. Imiona dopisał Jaskier: trzydzieści jeden zwrotek, w każdej coś, co dany człowiek mawiał. To moje najlepsze dzieło. Nikt o nie nie prosi.',
        ciri: 'Czy policzono Ciri? Zażądała, żeby jej pokazać. Policzono, na marginesie, ze znakiem zapytania. Nosi tę kartkę przy sobie, złożoną w kostkę, i brzydko się do niej odzywa.',
        vesemir:
          'Vesemir uczył chłopaków z Charska kopać: jak głęboko, jak oszczędzać krzyż i że wolno przerwać, żeby sobie zawyć, byle się przy tym nie opierać na łopacie.',
        other:
          'Trzydziesta druga zachorowała osoba, o której jest ta pieśń, i na przekór arytmetyce, a za sprawą wielu wiader zupy, umrzeć nie raczyła. Stregobor był podobno niepocieszony.',
      },
    },
    22: {
      title: 'Paluch',
      ending:
        'Renfri przeszła przez rynek pod wieżę i weszła w dziesiąty kamień, myśląc, mam nadzieję, o kolacji. Wróciła, nim dośpiewałbym krótką piosenkę, i nigdy nie zdradziła, co tam padło. Nikt więcej nie wyszedł. Charsk nie mówi ani o niej, ani o nim, tylko o kimś z nas, kto dwa dni trzymał z czarodziejem, a na trzeci położył palec na szali, i wie na pewno, kto to był. Kupca przyłapanego na oszustwie nazywają tam Paluchem i będą nazywać, gdy o nas wszystkich zapomną.',
      heroes: {
        geralt:
          'Geralta nazywano już gorzej, i to w lepszych miastach. A jednak kiedy przekupka mruknie „Paluch”, przystaje, odwraca się i pokazuje jej obie dłonie.',
        yennefer:
          'W oczy nikt nigdy nie nazwał Yennefer Paluchem. Robią to dwie doliny dalej, pod dachem, wystawiwszy psa za próg, a potem starannie macają się, czy nie wyszły im brodawki.',
        dandelion:
          'Przez rok śpiewałem, że to był kto inny. To był Jaskier. Oparłem się o wagę, żeby wytrząsnąć kamyk z trzewika, i tak oto historia znajduje człowieka.',
        ciri: 'Ciri nawet się to podobało, przez jakiś tydzień. Potem wdowa w czerni przytrzymała jej furtkę i rzekła: „Panna Paluch przodem”, bez cienia złośliwości, w przekonaniu, że to nazwisko.',
        vesemir:
          'Jedynie Vesemir się na to odwraca. Mają po trupie na każdej szali, powiada, i ktoś powinien się obejrzeć, kiedy wołają.',
        other:
          'W trzech portach opowiadano mi, jakiego wzrostu jest Paluch i która to była ręka. Za każdym razem obok mnie stała właściwa osoba i pozwalała im skończyć.',
      },
    },
    23: {
      title: 'Dwa wozy',
      ending:
        'W południe wyjechały z Charska dwa wozy, w przeciwne strony. Na jednym, między kadziami solanki, siedział Stregobor z księgą na kolanach i liniował czystą stronę. Na drugim wszyscy zza desek, piekarka Jutta z synkiem na kolanach; powoziła Renfri, bo żaden furman nie chciał przy nich usiąść. Na rozstajach stanęła na koźle i patrzyła za tamtym wozem, aż zniknął. Potem ktoś z tyłu zakaszlał i pojechała dalej. Jeździłem później jedną i drugą drogą. Przy obu kopano groby.',
      heroes: {
        geralt:
          'Geralt odprowadził wóz Renfri do drugiego słupa milowego, pieszo; potem zawrócił i równie daleko odprowadził tamten. Nie pytałem, co mierzył.',
        yennefer:
          'Kiedy czarodziej nam dziękował, Yennefer położyła mu na księdze jedno słowo. Ilekroć wpisze, że jakieś drzwi trzeba zamknąć, słowo pyta jej głosem, kto jest w środku.',
        dandelion:
          'Aż do rozstajów jechał z nimi na słomie Jaskier i śpiewał, bo nareszcie trafiła mu się publiczność, która nie mogła wyjść. Jutta znała wszystkie drugie głosy.',
        ciri: 'Na rozstajach Ciri rzuciła monetę, złapała i nakryła na przegubie. Stała tak, aż na obu drogach opadł kurz. Potem schowała ją do kieszeni, nie patrząc.',
        vesemir:
          'Okazało się, że Vesemir poprzedniego wieczoru nasmarował osie, i to w obu wozach. Komuś się przecież przydadzą, powiedział; komu, to już pytanie dla mądrzejszych.',
        other:
          'Miesiąc mycia się pod każdą pompą przy drodze i miesiąc samotnych kolacji: taka to sława. Aż jakaś dziewczyna przysunęła stołek, na odległość ręki, i spytała: „Moja ciotka żyje?” Żyła.',
      },
    },
  },
};

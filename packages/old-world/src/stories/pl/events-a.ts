import type { EventPart } from '../types.ts';

/** Events 1 to 28. */
export const eventsA = {
  1: {
    title: 'Zatopiony młyn',
    scene:
      'Rzeka wchodzi drzwiami, a wychodzi oknem. Na górze, pod wyciągiem, siedzi Tibor Lunt, łowi ryby przez dziurę w podłodze, a skrzynka służy mu za poduszkę. „Brack cię przysłał. O kredzie wspominał?” Pokazuje na migi: worek mąki, szufla kredy, worek mąki. „Dwie zimy. Spis, kto się pochorował, mam tu, przy pieniądzach. Chcę im oddać. Tylko pomyślałem, że najpierw podwoję. Do kości mam niezłą rękę”.',
    options: ['Pomóż mu oddać im wszystko', 'Odstaw skrzynkę, razem z człowiekiem'],
    outcomes: [
      '„To bierz wiosło” – mówi Lunt. Nim zapadnie zmrok, podpływacie razem pod dwadzieścia par drzwi i pod każdymi wręcza coś z ukłonem. Skrzynka robi się lżejsza, a on wyższy. Za ostatnimi nikogo nie ma. Zostawia, co trzeba, pod wycieraczką i mimo to puka.',
      'Ma bosak i ma żal, więc przez podłogę lecicie razem. Brack płaci, ile było umówione, i maca pod monetami, czy nie ma spisu. Spis jest w rzece. Patrzysz, jak ogromny kamień spada mu z serca, i wiesz, kto mu go zdjął.',
    ],
  },
  2: {
    title: 'Schody bez domu',
    scene:
      'Czternaście stopni prowadzi w głąb między korzeniami, porządnie zamiecionych. Domu nad nimi nie ma i nic nie wskazuje, żeby był. Na dnie siedzi człowiek, plecami do żelaznych drzwi, z butami zapartymi o ostatni stopień, od trzydziestu lat martwy i ciągle pchający. Zawiasy przesuwają się o palec w twoją stronę, stają i cofają się. Po drugiej stronie coś śpi, wciąga sosnowe igły i wypuszcza sosnowe igły.',
    outcomes: [
      'Igły zastygają. Masz czas, żeby się nad tym zastanowić. Drzwi spadają z zawiasów razem z opartym o nie trupem, na ciebie, a to, co po was przechodzi, nie spieszy się. Kiedy wypełzasz, masz w garści sakiewkę i ledwie jedną całą sprzączkę.',
      'Oddychasz, kiedy ono oddycha. Między jednym wdechem a następnym wydechem wbijasz pod drzwi klin, potem drugi, i siadasz czekać obok umarłego. Śpi dalej. Zza jego pasa bierzesz dniówkę za siebie i za niego, skoro swojej nie wydaje.',
      'Plecami do drzwi, obok niego, pchasz i razem domykacie ten ostatni cal, aż opada zasuwa. Jego ręce, nareszcie zwolnione ze służby, osuwają się na podołek. Na kolanach, pod liśćmi, leżało coś, po co od dawna chciał sięgnąć.',
    ],
  },
  3: {
    title: 'Szopa w Hengfors',
    scene:
      'Ciotka Pella hoduje króliki, a kuźnia jest za królikami. Chłopak urósł albo fartuch mu się skurczył. Bierze twoje monety, przebiera w nich jak kucharz, jedną nadgryza, a najlepsze wrzuca do tygla. „To muszą być pieniądze – tłumaczy. – Łyżkom jest wszystko jedno, co się z nimi stanie”. Pracuje, ani razu nie patrząc na ręce. W kącie, na klatce, z królikiem na kolanach siedzi jego mistrz, milczy i płacze.',
    outcome:
      'Długi nóż, srebrny od sztychu po trzpień, brzydki jak noc. Wchodzi tam, gdzie miecz najpierw pyta. Pell wybił na nim swój znak, a obok, mniejszy, znak mistrza, bo stary przyszedł piechotą aż do Hengfors, żeby to zobaczyć, a chłopcu nic innego nie przyszło do głowy.',
    name: 'Pierwsze srebro Pella',
  },
  4: {
    title: 'Mytnicy',
    scene:
      'Łódź dnem do góry, lampa, tabliczka. Na grobli, z szarą wodą po obu stronach, czterech mężczyzn i kobieta grają w karty o parę okularów. Zanim osuszono trzciny, byli ptasznikami; cierpliwość im została, sieci także. „Osoba piesza – mówi kobieta, nie wstając. – Zaraz. Dwie nogi, dwa miecze i mina”. Zapisuje kredą. Za tobą z wody podnosi się sieć, zupełnie łagodnie, ociekając, od brzegu do brzegu.',
    outcomes: [
      'Zwijają cię jak dywan, z prawdziwą wprawą. Wytrząsają monety, stawiają na nogi, otrzepują i wystawiają pokwitowanie. Na suchy ląd jest mila. Wygląda na to, że całe ptactwo na bagnach uważa to za śmieszne.',
      'Sieć działa w obie strony, kiedy przeciąć jeden z drągów. Zostawiasz w niej troje, zanurzonych po szyję i rozprawiających o pływach. Pierwszy kupiecki wóz przejeżdża, nim minie godzina, a Hroth płaci ci gotówką i dorzuca paczuszkę igieł.',
      'Przechodzisz przez sieć, zanim się napręży, a przez nich, zanim wstaną. Potem kobieta odkrywa swoje karty; wcale niezłe. Pieniądze od handlarza igieł masz w kieszeni. Ale ona, mówi, ma coś lepszego, i zaczyna rozsznurowywać kaftan.',
    ],
  },
  5: {
    title: 'Kowalka z galerii',
    scene:
      'Przez całe starcie siedziała na galerii jakaś kobieta i jadła orzechy. Teraz schodzi, a uczniowie się rozstępują: to Orla Sunder, która wykuła każdą klingę w tym budynku i większością trzymających je rąk gardzi. Bierze cię za nadgarstek, obraca go do światła. „O, tu. Puszczasz, o włos przed ciosem. Kto ci to pokazał? Nikt. Trzydzieści lat kuję dla takich, co nie puszczają”.',
    outcome:
      'Nocą prowadzi cię na swoje podwórze i wkłada ci w dłoń broń za bronią, a każdą odbiera w chwili, gdy zaczynasz ją lubić. Ostatnią pozwala zatrzymać, z całą jej gramatyką cięć. Odtąd bijesz inaczej. Bijesz jak ktoś, kto wreszcie coś puszcza.',
  },
  6: {
    title: 'Siniaki na umówioną godzinę',
    scene:
      'Sala z obitymi drzwiami jest nad powroźnią i pełno w niej dziedziców. Stoją pod ścianą w białych przeszywanicach: drugi syn margrabiego, bliźnięta z domu bankierskiego, dziewczyna, która odziedziczy rzekę. Taladay klaszcze w dłonie. „A oto, moi drodzy, jakie to uczucie”. Kłania ci się i odstępuje, daleko. Pierwsza jest ta od rzeki. Nie salutuje. Słyszała, że przy takich jak ty nie trzeba.',
    outcomes: [
      'Są lepsi, niż mówił, i jest ich dziewiętnaścioro. Pod koniec służysz już głównie do opierania mieczy. Ale potem dziewczyna klęka obok i powoli pokazuje ci, co zrobiła, jeszcze raz i jeszcze, aż pojmiesz. „Tak będzie uczciwie” – mówi zmieszana.',
      'Każdemu po jednym rzetelnym siniaku, w miejscu, które będzie widać przy stole. Rodzice napiszą listy. Taladay, promienny, płaci ci z aksamitnej sakiewki, a bliźnięta upierają się, żeby cię nauczyć swojej zasłony, którą od biedy da się wykonać w pojedynkę.',
      'Ostatnia z całej gromadki siada na deskach i mówi słowo, którego nie mogła się nauczyć w domu. Cisza. Potem z góry dobiega powolny trzask orzecha i ktoś na galerii, niezauważony przez nikogo, rusza schodami w dół.',
    ],
  },
  7: {
    title: 'Pies spod wozu',
    scene:
      'Wołu wyprzęgli, na wóz naładowali łupku, a szary pies leży pod spodem. Kucharz kamieniarzy co wieczór wykłada resztki i co wieczór się cofa. „Tamtego poganiacza był. Był z nim na górze, kiedy to się stało, i wrócił pod wozem, zamiast niego”. Klękasz w kamiennym pyle. Nos, trochę zębów. Potem kładziesz się płasko. Trwa to całe popołudnie i żadne z was nic nie mówi.',
    outcome:
      'Przed zachodem słońca wypełza i siada ci przy nodze, twardo, jak ktoś, kto zamyka drzwi. Potem wstaje i prowadzi cię na miejsce, a na kamieniach jest wypisane wszystko, co zrobiono poganiaczowi. Takie bestie zawsze wyczuje prędzej niż ty. Sypia pod różnymi rzeczami.',
    name: 'Szary po poganiaczu',
  },
  8: {
    title: 'Czekają na wyrok',
    scene:
      'Zrobili krąg i zostawili cię z nią w środku. Nikt tutaj nie jest potworem. Widzisz położną, kogoś, kto pilnuje sąsiadowi kapelusza, dziecko na ramionach ojca. „Powiedz, że tak trzeba – woła jakiś głos – i wszyscy pójdziemy do domu”. Stara trzyma związane ręce z dala od siebie, jak pranie. „Ottla – mówi. – Tak mam na imię, skoro nikt nie zapytał. To, czego szukasz, wychodzi nocami przy starej śluzie i nigdy nie pytało, kto czego żałuje”.',
    options: ['Przetnij sznur i wyprowadź ją', 'Odpraw długi, okazały obrzęd'],
    outcomes: [
      'Nikt cię nie zatrzymuje, choć czyjś kamień trafia cię w ramię i z całych sił musisz się pilnować, żeby nie biec. Za ostatnim domem Ottla rozpruwa rąbek i oddaje ci monetę z pieniędzy na pogrzeb, bo teraz już jej z nim niepilno. A potem opowiada o śluzie, o tym, co tamtędy chodzi i kiedy.',
      'Sól, dym, podskoki, marne wiersze, których nauczył cię kiedyś pewien krasnolud. Cokolwiek to było, ogłaszasz o zachodzie zachrypniętym głosem, zostało zaspokojone, a naczynie zużyte i bez wartości. Płacą, bo trwało długo. Rozwiązana Ottla idzie do domu i zasuwa rygiel. Dałoby się zasnąć na stojąco.',
    ],
  },
  9: {
    title: 'To, co chodzi w kółko',
    scene:
      'Lewa, prawa. Wychodzi zza pnia ze wzrokiem wbitym przed siebie, żołnierz w płaszczu sprzed dwóch wojen, a na grzbiecie ma tornister wielki jak ambona. Przy każdym okrążeniu, nie gubiąc kroku, schyla się, podnosi kamień i dorzuca. Karna musztra: tyle a tyle okrążeń, za każde kamień, aż sierżant powie dość. Sierżant zginął przy obiedzie. Lewa, prawa. Widzi, że stoisz mu na drodze. Nikt mu nie kazał niczego omijać.',
    outcomes: [
      'Przechodzi po tobie. A potem okazuje się, że idziesz za nim, krok w krok, i wyrzucasz do kręgu swoje rzeczy, żeby zrobić miejsce na kamienie; i że to nawet koi. Kiedy budzą cię wrony, jest już jutro. Sądząc po nogach, marsz trwał do rana, a to, co wypadło ci z rąk, jest wdeptane za głęboko, żeby je odkopać.',
      'Walczysz z nim przez całe okrążenie, idąc tyłem. Musztra pikinierska, jakiej nie uczą od stulecia, i piękna; łapiesz, w czym rzecz, zanim cię odepchnie barkiem. Jeden rzemień przecięty. Z tornistra na całym obwodzie sypią się kamienie i żołd umarłego.',
      'Rzemienie pękają i tornister wali się jak mur. Stoi, chwieje się, lżejszy niż kiedykolwiek od dziewięćdziesięciu lat, i boi się. Więc mówisz to za sierżanta. „Oddział. Rozejść się”. Twarz, zanim jej zabraknie, ma dziewiętnastoletnią. Podnosisz jego miecz, żeby ułożyć go równo, a miecz ma coś do powiedzenia twojej ręce.',
    ],
  },
  10: {
    title: 'Lokator alembiku',
    scene:
      'Pracownię w Ban Ard prowadzą dwie siostry, które się do siebie nie odzywają, bo każda uważa, że to wina tej drugiej. W kręgu z soli, gdzie woźnica ją rzucił i uciekł, cyka skrzynia. „To duch” – mówi jedna siostra. „Ściśle rzecz biorąc, spirytus” – mówi druga. Ostatni eksperyment pewnego mistrza, destylowany dziewięć razy, aż zostało samo pragnienie. Podłączyły go do retorty. Chciałyby, żeby ktoś odkręcił kurek. One postoją tam, w kącie.',
    outcomes: [
      'Za szybko. Wyskakuje i buszuje już między twoimi flaszkami, zanim zdążysz zakręcić, korki strzelają jeden za drugim, a potem leży na dnie ostatniej, wzdycha, i zakorkowałoby go dziecko. Siostry płacą za szkody. Odzywają się do siebie! Winę zrzucają na ciebie.',
      'Kropla po kropli kusisz go przez szyjkę czymś słodszym od niego samego i zamykasz. Co wypił gdzie indziej, to, stygnąc, oddaje, czyste i mocne, akurat żeby napełnić parę twoich własnych butelek. Siostry przyglądają się, głowa przy głowie.',
      'Pytasz, czego chce, w jedynym języku, jaki zna: szczypta tego, dwie krople tamtego. Okazuje się, że chce być skończony. Kończysz. Powietrze w pracowni robi się bardzo czyste. Siostry bez słowa zdejmują z kołka w głębi coś starego, skórzanego, każda za jeden rzemień.',
    ],
  },
  11: {
    title: 'Wotum',
    scene:
      'Drzewo opisano ci dobrze: rozszczepiony dąb, cały obwieszony tym, co ludzie dają, kiedy wyszli z czegoś cało. Kule, blaszane serca, kołyska, stryczek. Buty Gerrika Molla wiszą niemal na czubku; wspiął się tam, póki miał jeszcze obie nogi, więc i ty musisz się wspiąć. Są przypieczone na kolor chleba. Podeszwy jak nowe. W lewym, maczkiem, spisane jest każde miejsce, w którym stanął, od ognia po skraj lasu.',
    outcome:
      'Żadna droga ich nie zedrze, bo najgorszą już znają. Nieważne, po czym stąpają: bagno, piarg, żwir, dla nich to po prostu nie piekło, i idą po tym z czymś w rodzaju wdzięczności. Na ich miejscu wieszasz własną parę.',
    name: 'Buty z piekła rodem',
  },
  12: {
    title: 'Droga pod spodem',
    scene:
      'Pod ołtarzem są schody i to one przeciekają: chłodem, równo, z zapachem próchna. „To nie my zrobiliśmy – mówi furtian. – Myśmy tylko postawili na tym dom, żeby ktoś trzymał pokrywę”. Dwieście lat zbierają na dach, żeby przykryć dziurę w podłodze. Zapala ci świeczkę i wylicza zasady. Trzymać się ręką lewej ściany. Gdyby ktoś szedł naprzeciw ze światłem, swoje zgasić i przepuścić.',
    outcome:
      'Mijasz siedem świateł i żadne się nie zatrzymuje. Na półce leżą grosze dla tych, co tędy chodzą, a powietrze jest lepsze niż na górze, jakby ktoś tobą oddychał. Gdy lewa ściana zmienia się w korę, stoisz w lesie pod Dhuwod, a sądząc po słońcu, nie minęła ani chwila.',
  },
  13: {
    title: 'Brama opactwa po zmroku',
    scene:
      'Z okienka w furcie wysuwa się dłoń. Płacisz, furtian głuchnie i cię wpuszcza. Opactwo Wiecznego Kaszlu jest w środku większe, niż wypada ubogiemu domowi, a dach ma bez zarzutu. Wzdłuż nawy rozłożono koce i leżą na nich bracia, każdy z uchem przy posadzce. „Nocami słuchamy – mówi furtian. – Za dnia zbieramy. Po prawej jest apteka. Albo możesz się położyć między nimi”.',
    options: ['Połóż się i przyłóż ucho', 'Daj na dach i zajrzyj do apteki'],
    outcomes: [
      'Z początku nic. Potem, bardzo głęboko pod tobą, kroki. Nie jednej osoby. Ktoś dotyka twojego ramienia: to furtian, już wcale nie głuchy, kiwa na ciebie i prowadzi za ołtarz, gdzie w kamień wpuszczono pierścień. „Uszy masz – mówi. – A nogi?”',
      'W aptece rządzi, na węch, prawie ślepy brat. Robi maść do słuchania i tę drugą, dla tych, co słuchali za długo: dwieście lat praktyki z przerażonymi ludźmi. Bierze twoje dłonie w swoje i pokazuje im, jak się macera coś, od czego zależy życie.',
    ],
  },
  14: {
    title: 'Jedenaście kieszeni',
    scene:
      'Należała do starego mistrza, wyjaśniają siostry na zmianę. Nosił ją do śmierci i, o ile mogły ocenić, jeszcze kilka dni dłużej. Zwykła torba z wołowej skóry, sztywna od zacieków. Dziesięć kieszeni przyszyto w rzędzie, na dziesięć rodzajów szkła. Jedenastą znajdujesz dopiero wtedy, gdy sięgasz do dziesiątej. Jest sucha, jest ciepła i jest w niej pełna butelka, której żadna z sióstr tam nie wkładała.',
    outcome:
      'Próbowały zostawiać ją pustą. Nie lubi tego. Zabierz ją na spotkanie z bestią, a potem, jakkolwiek poszło, zostaw na chwilę otwartą, i do wieczora w którejś kieszeni będzie coś zakorkowanego, z krzywą karteczką mistrza: spróbuj tego. Siostry chcą, żeby znów zobaczyła trochę świata.',
    name: 'Torba o jedenastu kieszeniach',
  },
  15: {
    title: 'Wysłuchanie przed Ligą',
    scene:
      'Wchodzisz pod wielorybią szczęką. Trzydziestu delegatów w futrach siedzi w podkowę, tak żeby suplikant nigdy nie widział więcej niż połowy. „Sprawa wiedźminów – odczytuje pisarz – ich kosztu, ich manier tudzież tego, czy zostało ich dość, by sobie nimi zaprzątać głowę”. Śmiech. Ktoś na samym końcu smaruje grzankę masłem. Wtedy delegatka miast za wałem, z pierścieniem topielca na kciuku, pochyla się do przodu. „Niech to mówi. Chętnie usłyszę, czego się właściwie nauczyło”.',
    outcomes: [
      'Na razie niewiele, mówisz, i podajesz przykłady. Od razu łagodnieją, a to jest gorsze. Uchwalają ci coś na drogę, przez podniesienie rąk, niektórych w maśle, i przechodzą do śledzi. Kobieta z pierścieniem dogania cię na korytarzu. „Wróć, jak będziesz umieć więcej” – mówi.',
      'Przeprowadzasz ich przez jednego utopca, od pierwszego bąbla, tak jak się tego uczy i tak jak to wygląda naprawdę. Nikt niczego nie smaruje. Uchwalają honorarium, a po chwili milczenia także obiad, i sadzają cię między dwoma miastami, które jeszcze niedawno chciały obejść się bez ciebie. Dostajesz dokładkę.',
      'Pytają, a ty odpowiadasz: jakie zioło, o której godzinie, między które żebra i co robić, gdy wszystko to zawiedzie. Pisarzowi kończy się atrament. Grzanka stygnie. Pieniądze uchwalają na stojąco. Potem najstarszy delegat otwiera dla ciebie księgę Ligi o tym, co naprawdę działało, i nie odchodzi, póki czytasz.',
    ],
  },
  16: {
    title: 'Polują parami',
    scene:
      'Między kamieniem a korzeniem jest szpara, a na jej progu kości: głównie owcze, ale są i takie, które na wojnę poszły w butach. Ze środka dobiega domowy odgłos, jakby małżeństwo gawędziło o minionym dniu. Milkną. Jedno wychodzi z lewej, na dwóch nogach, załamuje długie ręce i szlocha jak ktoś, komu umarło dziecko. Świetnie zagrane. Patrzysz w prawo, tam gdzie nikt nie miał patrzeć, i jest tam drugie.',
    outcomes: [
      'Twój wzrok idzie w prawo, a trzeba było w górę. Zdążyło się, widać, pojawić trzecie; w końcu mają się ku sobie od roztopów. Umykasz w dół zbocza z kolczugą w strzępach, a przez całą noc szloch krąży wokół obozu, to z jednej strony, to z drugiej.',
      'Kiedy jedno pada, drugie urywa szloch w połowie i po prostu odchodzi, wyprostowane, szybko, bez krzty zainteresowania tobą. Przy kościach znajdujesz dość sakiewek. A każde z nich miało na sobie smugę piżma czegoś większego, jak pies nosi obrożę. Za tym da się pójść.',
      'Umierają na jednym oddechu i przez moment wydaje ci się, że ktoś im w czymś przeszkodził. Grzbiety mają wysmarowane zapachem tego, czego się bały: trop wyraźny, piękny. A potem w głębi szpary, wśród pasterzy, którymi się żywiły, coś chwyta światło: mosiądz i zakrzywiony róg.',
    ],
  },
  17: {
    title: 'Testament czytają dwa razy',
    scene:
      'W archiwum w Vengerbergu akta układa się według wagi, a te po starym Quillonie ważą za dużo. Są w nich dwa arkusze. Pierwszy zapisuje wszystko Harmowi. Drugi, z tego samego dnia, tą samą ręką, wszystko Joostowi. Bracia zdążyli dojechać i patrzą na ciebie znad identycznych nosów. „Pod koniec to już każdemu mówił: tak” – odzywa się cicho Joost. Archiwistka pokasłuje. Na odwrocie obu arkuszy, zauważa, jest jeszcze zdanie o mulicy.',
    options: ['Przysięgnij na ten arkusz, o który poproszą', 'Odczytaj zdanie o mulicy'],
    outcomes: [
      {
        then: 'Odbywa się licytacja, szeptem. Przysięgasz. Wygrany bierze cię w objęcia, przegrany odprowadza do konia, ściska ci dłoń i mówi, że czas był, żeby ktoś to rozstrzygnął. Odjeżdżasz z lżejszym sercem, niż się należy. Gdzieś za tobą stary człowiek mówi: tak.',
        else: 'Przysięgasz na to, za co szeptano głośniej. Jeden brat rzuca ci się na szyję. Drugi idzie z tobą po konia, gawędząc o pogodzie, a milę dalej puszcza popręg. Lądujesz barkiem w soli i jeszcze długo ta ręka niczego nie utrzyma.',
      },
      '„A Dorota, która miała więcej rozumu niż my trzej, pójdzie z tym, kto chłopaków posadzi w jednej izbie”. Siedzą w jednej izbie. Pierwszy zaczyna śmiać się Harm, a potem żaden nie może przestać. Na podwórze prowadzą cię, trzymając się za ramiona.',
    ],
  },
  18: {
    title: 'Mulica w spadku',
    scene:
      'Dorota ma kolor wycieraczki. Dwadzieścia dwa lata nosiła sól przez wszystkie przełęcze, jakie są, i pochowała, w znaczeniu: przeżyła, trzech wozaków i jednego muła, do którego czuła słabość. Bracia ją wyszczotkowali. Ogląda cię od mieczy po buty, bierze twój rękaw w wargi, próbuje sukno. Potem wzdycha przez nos i przechodzi na twoją lewą stronę, tę, po której chodzi wozak.',
    outcome:
      'Prowadzić się nie da i nie trzeba. Tempo dobiera do twojego oddechu, a kiedy nic ci już nie zostało, staje, ugina kolano i czeka, aż przewiesisz się przez nią jak worek. Budzisz się dalej, niż doszłyby twoje nogi, przy ognisku, które jakimś cudem nie zgasło.',
    name: 'Mulica Dorota',
  },
  19: {
    title: 'Niepokonana',
    scene:
      'Maren Vosk siedzi na skraju kredowego kręgu i je jabłko z czubka sztyletu, a za publiczność ma góry dokoła. Czterdziestka, barczysta, piegowata, w męskiej koszuli. „Jeden z waszych mnie pobił – mówi. – Wiosną. Pytam go jak, a on, że chciałam wygrać, a chcieć to na nic. Od tamtej pory próbuję przegrać. Nie ma z kim”. Ciska ogryzek i wstaje, pełna nadziei.',
    outcomes: [
      'I dziś nie ma z kim. Jest po wszystkim, zanim ogryzek przestanie się toczyć, a Maren jest tak przykro, że sama bandażuje ci rękę i w tę zdrową wkłada pieniądze. „Prawie ci się nie chciało – mówi. – O tu, pod koniec. Naprawdę dobrze się zapowiadało”.',
      'Wytrzymujesz, aż kreda się zetrze i nikt już nie powie, gdzie był krąg. Ogłasza remis, pierwszy w życiu, i chodzi w kółko, smakując to słowo. Potem dzieli sakiewkę i uczy cię cięcia, które umknęło twoim oczom, tego po dolnej linii.',
      'Wcale o niej nie myślisz; myślisz o jabłku. A jej klinga leży w trawie. Maren Vosk patrzy na nią dobrą chwilę, wybucha śmiechem i tym razem słyszysz, co w tym śmiechu jest. Aż do wschodu księżyca oddaje ci wszystko, co ma, żeby się tego pozbyć.',
    ],
  },
  20: {
    title: 'Wszystko patrzy w górę',
    scene:
      'Sznur jest śliski, a potem jest sznurem. Zawisasz na nim całym ciężarem. Przez jeden oddech nie ma żadnego dźwięku, tylko dzwonnica drży w wodzie od góry do dołu; a potem przychodzi, ogromny, zielony, powolny. Klęczące rzędy poruszają się. Z podołków sypie się muł. Przez te wszystkie lata czekali na znak, że można iść do domu, i teraz, rząd za rzędem, podnoszą oczy, żeby zobaczyć, kto go dał.',
    outcome:
      'Wypływają obok ciebie, po kolei, najpierw najmniejsi, i kiwają głowami, jak się kiwa, wychodząc ze świątyni. Ale nie tylko oni byli tam na dole. Wszystko, dokąd doszedł dźwięk, już nie śpi, nie śpisz i ty, aż po cebulki włosów, a niejedno z tego jest już w drodze.',
  },
  21: {
    title: 'Kaftan ptaszniczki',
    scene:
      '„Po matce – mówi mytniczka. – Brała gęsi dla króla, od nocy do nocy leżała na lodzie”. Z wierzchu to kolczuga, zmatowiona sadzą i łojem, żeby nie błyszczała. Od spodu gęsi puch, gruby na dłoń, pikowany w romby, a każdy romb inna kobieta szyła swoją nicią. Trzyma go chwilę dłużej, niż zamierzała. „Trzcin, żeby w nich leżeć, już nie ma. A na cokolwiek ty się tam zaczaisz, gęsi to nie będą”.',
    outcome:
      'Waży mniej, niż powinien, i nie wydaje dźwięku. Ciosy docierają tak, jakby ktoś spuścił je na sznurku. Raz w każdej walce wzdycha cichutko, wypuszcza obłoczek bieli i jakaś krzywda, opatrzona twoim imieniem, odpływa gdzieś nad mokradła.',
    name: 'Pierzasta kolczuga',
  },
  22: {
    title: 'Patrol wraca do domu',
    scene:
      'Słychać ich z daleka, równy krok, jak obiecywał chłopak. Sześć par butów, brak jednej latarni. Maszerują drogą węglarzy, między drzewami, piki na ramię, brody w górę, a tam, gdzie powinny być dłonie, mają korę, i w każdym stawie miękkie zielone światło. Kapral daje znak, stają. Salutuje. Zza kołnierza rozwija mu się paproć. „Wszędzie spokój” – melduje głosem jak szuflada pełna liści i piki się pochylają.',
    outcomes: [
      'Wszędzie spokój. Biorą cię w środek kolumny i prowadzą tak długo, aż nie pamiętasz, że kiedyś było coś innego. O wschodzie nie ma ich, jest rów i mech w ustach. Ktoś przeciął ci rzemyk od sakiewki. Ktoś przeciął też jakąś cieńszą strunę, akurat tę, która uchodziła za najmocniejszą.',
      'Ścinasz ich jak żywopłot, od zewnątrz. Każdy, padając, przez mgnienie jest już tylko strażnikiem. Odnosisz do strażnicy sześć odznak i stoisz obok, kiedy sierżant wreszcie ściera tabliczkę. Płaci ci za sześciu, a ręce mu się trzęsą.',
      'Oddajesz honory. Tego właśnie szukali, tak chodząc: kogoś, kto ich zluzuje. Podchodzą po jednym, oddają odznakę i zapuszczają korzenie, sześć młodych jesionów przy drodze. Od każdego dostajesz coś, w czym był dobry. Pieniądze od miasta to przy tym drobiazg.',
    ],
  },
  23: {
    title: 'Krypa pod żółtą flagą',
    scene:
      'Zawołać, mówiła, więc wołasz, i podpływa woskowo blady chłopak, który całą drogę powrotną przesypia przy wiosłach. Pod pokładem sześćdziesiąt hamaków. Kołyszą się razem z falą. Doktor Brod wypisała kredą na belkach numery, pod każdym, co podała i kiedy, a tu i ówdzie wszystko jest przekreślone. Bierze od ciebie flaszkę, ogląda pod lampą. „A teraz proszę mówić, co w tym jest – mówi. – Uczciwie. I szybko, bo siedemnastka czeka”.',
    outcomes: [
      'Mówisz, co wiesz. Jest tego mniej, niż się wydawało. Resztę ona zgaduje, a ty przez całą noc trzymasz ludziom głowy. Siedemnastka doczekuje rana. Inni nie. Płaci ci tyle co grabarzowi, a febra daje ci coś na pamiątkę.',
      'Razem macie prawie całą recepturę. Warzycie ją w okrętowym kotle, mieszając wiosłem, i przy drugim uderzeniu dzwonu w hamakach robi się cicho, tą dobrą ciszą. Rodziny przysłały pieniądze. Resztką wywaru każe ci napełnić flaszkę na drogę.',
      'To o połowę mniej, tego dwa razy więcej, tamto za burtę. Patrzy na ciebie, potem pisze, potem krzyczy o drugi kocioł. Pod koniec tygodnia zeskrobują z flagi żółtą farbę. Na rozprawie kładzie dwa nazwiska, swoje i twoje. Zapłaciło miasto, a zmusiła je, co chciałaby podkreślić, ona.',
    ],
  },
  24: {
    title: 'Wspólnik',
    scene:
      'Gdy ostatnie drzwi się zamykają, a w spisie skreślone jest ostatnie imię, Lunt odkrywa, że został bez zajęcia. Siada na pustej skrzynce, na przystani w Glenmore, i wywraca kieszenie: haczyki na ryby, piętka sera, para prastarych kości wyciętych z krowiego gnata. Rzuca je na wieko. Rzuca jeszcze raz. „Uczciwe, dasz wiarę? – mówi. – To ja nie jestem. A ty dokąd właściwie?”',
    outcome:
      'Poniesie bagaże do najbliższej karczmy, zawsze tylko do najbliższej, a ta stoi po drugiej stronie przystani i właśnie się tam gra. Przy każdym stole opiera ci się na ramieniu, chucha na jedną kość, tylko na jedną, i uprzejmie ją prosi, żeby to sobie jeszcze raz przemyślała. „Dla wprawy?” – pyta Lunt i podsuwa ci zydel.',
    name: 'Wspólnik Lunt',
  },
  25: {
    title: 'Zatopiona kaplica',
    scene:
      'Przy najniższej wodzie kalenica wynurza się jak grzbiet cierpliwego zwierzęcia, a obok niej dzwonnica, obwieszona wodorostami. Wchodzisz oknem. Dzwon jest zielony i twojego wzrostu. Pod parapetem nawa, po brzegi pełna przejrzystej, nieruchomej wody, a w niej oni: wszyscy, w ławkach, na klęczkach, w odświętnych koszulach. Przy ołtarzu wciąż stoją naczynia, srebrne, o jeden głęboki oddech stąd.',
    options: ['Chwyć sznur dzwonu', 'Nabierz powietrza i nurkuj po srebro'],
    outcomes: [
      'Zwisa między belkami, gruby jak przegub, obrosły zielenią. Czyjeś ręce wytarły w nim miejsce na twoje. Zapierasz się stopami po obu stronach włazu, ostatni raz patrzysz na pochylone w wodzie głowy i ciągniesz.',
      'W dół, między pochylonymi głowami. Nikt nie drgnie. Naczynia masz już za koszulą, a stopę na ołtarzu, żeby się odbić, kiedy na kostce zaciska się bardzo mała rączka i ciągnie, dla zabawy, jak każde znudzone dziecko w świątyni. Zostawiasz jej sprzączkę i trochę skóry.',
    ],
  },
  26: {
    title: 'Za luźnym kamieniem',
    scene:
      'Trzecia warstwa od ziemi, piąty kamień od odpływu. Wysuwa się w dłoni jak szuflada. Dzieci musiały tu chować swoje skarby, odkąd w ogóle są tu dzieci: warstwa na warstwie, drewniany miecz nie dłuższy od twojego przedramienia, martwa mysz w trumience, list do domu, który zaczyna się od „Kochana Mamo” i dalej nic. Pod tym monety, uzbierane na ucieczkę. A na samym dnie zwój ćwiczeń, spisany domowym szyfrem.',
    outcome: {
      then: 'To dziedziniec, na którym cię uczono, więc umiesz to odczytać: tajny sposób jakiegoś starszego ucznia na to, w czym twoja szkoła jest najlepsza, i to lepszy niż u mistrzów. Miecz, mysz i list odkładasz, jak były. Z pieniędzy na ucieczkę bierzesz jedną monetę. Dość się ich kiedyś naszukano.',
      else: 'W twoim domu pisano innym szyfrem i dla ciebie to tylko atrament. Zostawiasz go temu, kogo tu przyślą po tobie. Ale pieniądze na ucieczkę czekały już dość długo, flaszka za nimi też. Ten, kto je zbierał, widocznie został.',
    },
  },
  27: {
    title: 'Rachunek z trzydziestu lat',
    scene:
      'Kusza, lekka, o krótkim łożu, z kozią nogą i cięciwami owiniętymi w woskowane płótno. Na stali ani plamki rdzy. Z lewej strony łoża wycinał karb za każde, a przy każdym karbie maleńki obrazek, żeby się nie pogubić: skrzydło, szpon, coś z twarzą. Jest ich sporo. Ostatni karb zaczęto i nie skończono. Zamiast obrazka są tam po prostu małe drzwi.',
    outcome:
      'Napinasz ją tam, na schodach, i odzywa się pomrukiem. Strzela się z niej, zanim tamto wyrobi sobie o tobie zdanie: jeden bełt, wcześnie, kiedy jeszcze wymienia się uprzejmości. Karb kończysz za niego. Drzwi zostawiasz, jak były.',
    name: 'Kusza z karbami',
  },
  28: {
    title: 'Noc u Złoconego Okonia',
    scene:
      'Złoty brokat, zacerowany na sercu: a więc to jest ta kamizelka. Twój stół stoi przy kuchni, pod wypchaną rybą, a grają przy nim armator, poeta, człowiek, który sprzedaje brata, i pani Oyle, właścicielka, bo lubi się dosiąść. „Dwie rzeczy – mówi. – Okoń nigdy nie przegrywa w święto. A święto jest zawsze”. Okiennice zamknięte. Ktoś podaje ci pudło z kośćmi, cięższe, niż powinno być.',
    outcomes: [
      'Koło trzeciej rozstrzygasz spór na niekorzyść armatora. Pamiętasz rybę, coraz bliżej. Budzisz się na furze rzepy pod murami Behelt Nar, ze słońcem w oczach i, trzeba pani Oyle oddać sprawiedliwość, z wypłatą przypiętą do koszuli. Kamizelkę zatrzymali.',
      'Prowadzisz grę uczciwie, a że nikt tu jeszcze tego nie próbował, wszyscy podejrzewają grubszą intrygę i grają źle. Okoń zarabia. Kiedy przykręcają lampy, pani Oyle wypłaca ci, co się należy, po czym stopą wsuwa twój zydel z powrotem. „A teraz – mówi – dla przyjemności”.',
      'Wygrywa poeta. Nikt nie ma pojęcia jak, a on najmniej; człowiek od brata, w przypływie dobrego humoru, odkupuje brata, a armator śpiewa. Pani Oyle przez cały ten czas przygląda ci się zmrużonymi oczami. „Nie wiem, co to było – mówi, odliczając. – Tutaj więcej tego nie rób”.',
    ],
  },
} satisfies EventPart;

import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

/** The Edge of the World: a valley that has forgotten hunger, and the thief who has not. */
export const edge: Tale = {
  title: 'Kraniec świata',
  cover: covers.edge,
  introduction:
    'Na wschód od ostatniego słupa milowego droga przechodzi w koleinę, potem w grzeczność, a potem w Pełną. Nie byliście. Nikt nie był; dalej nie ma już nic, a kto raz skosztuje tamtejszego chleba, temu i za plecami nic już nie zostaje. Na stole wójta naliczyłem jedenaście dań i w żadnym ani ziarnka fasoli, co zauważyłem, bom artysta. Hobek Szpik, wójt, odczekał, aż będziemy zbyt syci, żeby mu odmówić. Co noc z jego spichrza znikał worek. Co noc coś rogatego śmiało się w konopiach. Zapłaci dobrze, byle to coś przestało się śmiać. Worków, pomyślałem sobie, żałuje mniej, niż gospodarzowi wypada.',
  paths: {
    2: {
      title: 'Ślady między bruzdami',
      scene:
        'Rano na półce w spichrzu ziała luka, a od luki biegł rządek śladów: racice szerokie jak moja dłoń, w tę stronę płytkie, w tamtą głębokie. Kto je zostawił, ten przeniósł po ciemku przez czterdzieści bruzd worek jęczmienia ciężki jak chłop i nie zgniótł ani źdźbła. Jedno z nas przyklękło i pokazało palcem. Tutaj złodziej odstawił worek, podparł sadzonkę, którą położył wiatr, i dopiero wtedy poszedł dalej, w konopie.',
      result:
        'Trop urywał się w głębi konopi, przy płaskim kamieniu porysowanym w drobne, schludne rządki: każdy worek i dom, z którego pochodził. Nasz złodziej prowadził księgi. Zdrowie nosa, który nas tam przywiódł, piliśmy do północy. A najdłużej nad rachunkami ślęczał ten, kto wolałby zostać we wsi i pytać; ten też najwięcej się z nich dowiedział.',
    },
    3: {
      title: 'O czym starszyzna nie mówi',
      scene:
        'Starszyzna liczy w Pełnej siedem głów i na każde pytanie odpowiada serem. Odkąd giną worki? Podano nam siedem różnych lat i jeden miękki, biały, z pokrzywą. Kto mieszkał na pustych siedliskach w górze doliny, tam gdzie progi wciąż są wydeptane w nieckę? Jeszcze sera. Ciotka Hobka, Wenna, która klucz od spichrza nosi na sznurku na szyi, wstała i zaczęła zbierać ze stołu talerze. Pełne.',
      result:
        'Sypało się po okruszku: jeden zły rok, głosowanie, woreczek fasoli, czarnej i białej, i księga, żeby było gdzie to zapisać. Dalej ani rusz. Tę misterną robotę językiem przypisuję odtąd sobie; starszyzna wie, komu się kłaniać. A kto przez ten czas wiercił się pod oknem, żeby już iść, ten usłyszał, jak konopie się śmieją, i zapamiętał gdzie.',
    },
    4: {
      title: 'Sidła z powroza i cierpliwości',
      scene:
        'Powrozy robią w Pełnej porządne. Rozłożyliśmy sto łokci wokół płaskiego kamienia, przyprószyliśmy plewami i legliśmy w rowie, bo kto prowadzi księgi, ten wróci wpisać dzienny utarg. Padało. Pewna ropucha przywiązała się do mnie. Plan był najstarszy z możliwych: kiedy pętla się zaciśnie, najsilniejszy z nas rzuci się na złodzieja, a reszta na najsilniejszego. Od strony wzgórz ktoś nucił i był coraz bliżej.',
      result:
        'Trzeba było nas wszystkich. W powrozie siedziała osoba, od pasa w dół kozioł, z rogami ponacinanymi jak kij u karczmarza. „Łopian – przedstawił się. – I rozsypaliście mi miarkę. Zapiszcie”. Kto mu siedział na piersi, tego wyrzeźbiono nad drzwiami gospody. Kto wciąż jeszcze węszył za znakami, ten pierwszy zobaczył łuki na grani i pierwszy zawołał do nich dzień dobry.',
    },
    5: {
      title: 'Dym, sól i znaki',
      scene:
        'Można polować grzeczniej, upierał się pewien głos w naszym rowie. Wypisać solą pytanie na rachunkach samego złodzieja, spalić coś, co rośnie tam, gdzie on chodzi, i dym, chce czy nie chce, pójdzie za workami. Rosły konopie, całe łany, pod spodem mimo deszczu dość suche. Byłem przeciw, ze względów bezpieczeństwa. Wręczono mi pochodnię. Na płaskim kamieniu sól już sama z siebie ruszyła wzdłuż rysek i zaczęła dodawać.',
      result:
        'Dym poszedł pod wiatr i pod górę, a w dymie zobaczyliśmy rządek kamyków na murze, dłoń, która jeden zabiera, i chude twarze z nosem wójta. Potem ktoś na koźlich nogach wyskoczył jak filip z konopi, wlazł w sól, kichnął i spytał, gdzieśmy byli tak długo. Kto podłożył ogień, szedł odtąd przodem. Kto przyniósł powróz, zwijał go w milczeniu, mądrzejszy o niejedno.',
    },
    6: {
      title: 'Księga, której nikt nie przeczyta',
      scene:
        'Trzymali ją na łańcuchu w skrzyni z mąką. Wenna otworzyła kłódkę i zapatrzyła się w powałę. Jestem człowiek czytający, czytywałem nawet umowy. Ale na tych kartach litery wstawały, ledwie na nie spojrzeć, szły na margines i stawały tam pod ścianą jak chłopaki na zabawie. „Zapłaciliśmy za to czarodziejowi – rzekł Hobek. – Szynkę i dwie gęsi. Zapisać trzeba było. Przyzwoitość kazała zapisać. Tylko żeby zaraz ktoś to czytał, takiej potrzeby jakby nie było”.',
      result:
        'Litery nieruchomiały, kiedy zawołać je po imieniu, a wołało się je nazwiskami domów, tych, które wyciągnęły czarną fasolę i poszły na wzgórza. Przy każdym ktoś w Pełnej siadał na łóżku i przypominał sobie. Kto czytał, temu wiwatowano, choć sam wyrzucił z głowy połowę tego, co przy kolacji było pewne. Kto stał na dworze, zapamiętał, gdzie zapalono lampę, a gdzie pochodnię.',
    },
    7: {
      title: 'Za rogatym złodziejem',
      scene:
        'I znowu, pod samym oknem: śmiech, koźli, zadowolony z siebie, a za nim łupnięcie worka przerzuconego przez mur. Złodziejowi się nie spieszyło. Dało się za nim iść po szeleście, a gdzie szelest ustawał, po jęczmieniu, który sypał się z dziury wyciętej jakby naumyślnie. Noc była czarna, rów głęboki, a ja w tych lepszych trzewikach. Wysoko na zboczu, gdzie nikt nie mieszka, mignęła iskra i ktoś ją zasłonił.',
      result:
        'Na górze dał się złapać. Mieszkało tam pod darnią sześćdziesiąt osób, wszystkie domy, które wyciągnęły czarną, i jeden rogaty rachmistrz, Łopian, który właśnie karbował sobie na rogu nasz worek. „Pożyczony” – oznajmił. Kto z nas biegł najszybciej, pił pierwszy z ich jedynego porządnego kubka. Kto zamarudził nad księgą Wenny, przyniósł nazwiska i powitał ich, jak należy.',
    },
    8: {
      title: 'Jeniec na rokowaniach',
      scene:
        'Brzask zastał nas w owczej zagrodzie, z jeńcem, z łukami z trzech stron i z Hobkiem Szpikiem, który uparł się leżeć z nami w rowie i teraz żałował. Łopian siedział na swoim powrozie jak gość na kanapie. „Wyprowadźcie mnie do połowy łąki – poradził. – Po mnie ona zejdzie. Po niego nie”. Wskazał brodą Hobka. Na trawie, przed swoimi łucznikami, stała siwa kobieta z nosem wójta, wypisz, wymaluj. Łuk miała bez cięciwy. Czekała, zdaje się, żeby ją ktoś poprosił.',
      result:
        'W połowie łąki Łopian odczytał na głos swoje rogi: rok, dom, miarka, nigdy ani łyżki dla siebie. Pod koniec Hobek i jego siostra, Marga Turzyca, patrzyli w ziemię, na buty szyte na jednym kopycie. Dziękują tej ręce, która trzymała powróz i go puściła. Kto rwał się do szarży, a nie drgnął, też ma u mnie zwrotkę.',
    },
    9: {
      title: 'Przez linię łuczników',
      scene:
        'Liczyłem łuki, dopóki starczyło mi spokoju. Marne to były łuki, górski jesion i baranie jelito, za niektórymi stały babcie, a za jednym chłopak, który nie mógł mieć czternastu lat. Ale kto głodny, ten strzał nie marnuje. Od strony strumienia, pod olchami, szereg był rzadki. Dalej już droga do domu i Pełna, z kosami i ze śniadaniem. Tarcze w górę, głowy w dół, żadnych śpiewów: kto szybki, zdąży przed słońcem.',
      result:
        'Poszliśmy pod olchami i runęło na nas jak grad na szopę. Czyjaś tarcza ocaliła mi życie; mówię to publicznie. Ostrze, które szło przodem, przywiodło do domu wszystkich prócz wójta. Po niego wrócił, przez otwartą łąkę, z pustymi rękami, ten, kto od początku wolał rozmawiać, i nie napięła się ani jedna cięciwa.',
    },
    10: {
      title: 'Przełęcz ponad chmurami',
      scene:
        'Łopian, bo tak się ów złodziej zwał, powiódł nas za ostatnie drzewo, pod mur, który widzieliśmy w dymie. Żyło za nim sześćdziesiąt osób, wyproszonych z Pełnej w jej jedynym złym roku, bo wyciągnęły fasolę nie w tym kolorze; w dobrych latach nikt ich nie zawołał z powrotem. Na murze zostało dziewiętnaście kamyków. „Do śniegu – rzekła Marga Turzyca, siostra wójta. – Dawniej szła tędy droga na drugą stronę”. I pokazała, gdzie góra wchodzi w chmurę. Nikt z żywych tamtędy nie szedł.',
      result:
        'Trzy dni: owcza perć szeroka na bochenek, zmurszały lód, noc na jednej linie, pod wszystkimi kocami, jakie były. Jest tam szczyt nazwany na cześć tego, kto znalazł drogę, z miłością i z błędem w pisowni. A kto wolałby przepytywać kamienie, ten do samej góry słuchał, jak gadają starzy, i nie uronił słowa.',
    },
    11: {
      title: 'Budzenie głazów',
      scene:
        'Po drodze minęliśmy krąg głazów, po jednym na każdy z domów założycieli, gdzie niegdyś krążył woreczek z fasolą. „One wszystko słyszały – powiedział Łopian, który o najwyższy podrapał się po grzbiecie. – Dolina mówi, że było uczciwie. Góra mówi, że nie. Można by spytać”. Potrzeba na to soli, kropli krwi i kogoś, kto utrzyma ton, kiedy pod nogami zacznie się ruszać. Daleko w dole świeciło się w oknie Hobka. Wspominał nam o głazach. Nazwał je malowniczymi.',
      result:
        'Pierwszy głaz odchrząknął. Przy trzecim pół Pełnej stało w rosie w nocnych koszulach, naprzeciw stała cała góra i nikomu nie wolno było nie słyszeć. Za głosem, który je zbudził, wołano jednym tchem „wiedźma” i „cud”, a to się nazywa sława. Kto się już obuł na wspinaczkę, został i napatrzył się, co potrafią twarze.',
    },
    12: {
      title: 'Stal przed spichrzem',
      scene:
        'Pamięć każdego bierze inaczej. Jedni napełniali kosze, zanim się rozwidniło. Ale młynarz Stanek, który orał trzy z pustych siedlisk i miał własne sąsieki, wyliczył sobie, że z popiołu nikt długu nie ściągnie, i szedł już drogą, a z nim czterdziestu sąsiadów i beczka smoły. Od wzgórz nadchodziły latarnie i worki, w których nic nie było. Pośrodku stał spichrz, cały z drewna, z jednymi drzwiami. Niektórym z nas zdało się, że przed takimi drzwiami warto stanąć.',
      result:
        'Z pochodniami sprawa była prosta. Potem trzymaliśmy te drzwi przeciw ludziom, którzy chcieli zjeść śniadanie, aż Wenna przyniosła klucz i miarkę. Kto stał na stopniu, ma w Pełnej najlepsze krzesło i nikogo do rozmowy. Kto ciągnął nas gdzie indziej, pierwszy schował broń i trzymał ludziom worki. Żadne z nas nie odjechało tak pewne swego, jak przyjechało.',
    },
    13: {
      title: 'Ukryty sad',
      scene:
        'Na pierwszej karcie księgi, do której w złym roku nikt nie zajrzał, bo szukali tylko miejsca do pisania, był rysunek: strumień, pęknięta skała, fałda wzgórz, a w niej małe okrągłe drzewka w rzędach. Zasadzili je założyciele. Kasztany i zimowe grusze, głosił podpis, na rok, gdy zawiedzie pole. Wenna przeczytała tę linijkę i usiadła w mące. Pół dnia pod górę, jeśli strumień płynie jeszcze tam, gdzie go narysowano.',
      result:
        'Drzewa stały, kudłate, od owoców zgięte do trawy. Na najstarszym siedział z pełnymi ustami nasz rogaty złodziej, który podsłuchiwał pod oknem. Kto znalazł pękniętą skałę, zjadł pierwszą gruszkę, z namaszczeniem. Kto najbardziej palił się do bitki, posłał na dół, do pochodni, wieść, że starczy dla wszystkich, i pochodnie zgasły. Reszta zrywała.',
    },
    14: {
      title: 'Ugoda o ziarno na siew',
      scene:
        'Wzdłuż muru leżały kamyki, po jednym na każdy dzień do śniegu, i kobieta właśnie zdejmowała kolejny. Marga Turzyca, rodzona siostra wójta, nie chciała naszego worka. „Chleb umiemy ukraść – powiedziała. – Pożyczcie ziarna na siew”. Mając ziarno i puste siedliska, nigdy już nie byliby nikomu nic winni. Wtedy zza skały wyszedł Hobek Szpik, siny na twarzy, bo całą noc wspinał się za nami z kałamarzem, i tych dwoje popatrzyło na siebie. Ktoś musiał odezwać się pierwszy. I miało to zostać zapisane.',
      result:
        'Dwa dni i wszystkie argumenty, jakie znają przyzwoici ludzie. Ziarno pożyczone, ziarno oddane, puste siedliska otwarte i punkt dziewiąty: każda strona posadzi rządek fasoli. Kto utrzymał tych dwoje przy jednym stole, kiedy już poleciał kałamarz, temu zawdzięczamy prawie wszystko. Kto wolał dym, posypał kartę piaskiem i zarobił skinienie głowy.',
    },
    15: {
      title: 'Układ w dymie',
      scene:
        '„Jest coś szybszego niż atrament” – rzekł Łopian, dokładając do ognia konopi. Okazało się, że jest z tych dawnych i co się przysięgnie w jego dymie, to trzyma. Góra i dolina wypowiedzą słowa razem, goście poświadczą i żaden pisarz nigdy ich nie rozplącze. Od południa równe działy, na zawsze. Brakowało tylko formuły i kogoś o mocnych nerwach, kto ją wypowie pierwszy. Ze słowami pracuję całe życie. Odsunąłem stołek dalej od ognia.',
      result:
        '„Póki choć jeden z nas głodny, nikt z nas nie będzie syty”. Miało rytm; moja robota. Oba ludy powtórzyły, z oczami pełnymi łez i dymu, a z grzeczności my też. Kto rzekł to pierwszy, zjechał w dolinę na ramionach, w wieńcu z jęczmienia. Jakiś miłośnik atramentu spytał, co właściwie znaczy „nas”, i poklepano go po plecach.',
    },
  },
  epilogues: {
    16: {
      title: 'Jego Ekscelencja Złodziej',
      ending:
        'Tak to wreszcie opowiedziano: jeden zły rok, woreczek fasoli, domy, które wyciągnęły czarną i poszły pod górę, a potem dobre żniwa, kiedy nikt po wygnanych nie posłał. Łopian wchodzi dziś główną bramą. Ma surdut, krzesło i tytuł i zrobił się nieznośny. Bierze miód od obu stron i składa z tego pełne sprawozdania. Na górze jedzą. Marga Turzyca do dziś nie przeszła na tę stronę strumienia. Hobek posadził fasolę.',
      heroes: {
        geralt:
          'Bohaterem jest Geralt: pierwszy w swoim fachu, którego najęto, żeby złapał diabła, a na odjezdnym poproszono, żeby temu diabłu wystawił opinię na piśmie. Wystawił.',
        yennefer:
          'Pieśń należy do Yennefer, która kazała posłowi uszyć surdut. Jest czarno-biały, bo jakżeby inaczej, a skrojony tak, że ludzie przestali patrzeć właścicielowi na kolana.',
        dandelion:
          'A bohaterem jest Jaskier, który napisał Jego Ekscelencji pierwszą mowę. Poseł wygłasza ją do dziś: na dożynkach, na weselach, raz nad topielcem. To bardzo dobra mowa.',
        ciri: 'Wskazali Ciri. Oddała Łopianowi na pierwszą audiencję własne rękawiczki; nigdy żadnych nie miał i nikt nie ma serca mu powiedzieć, że nie nosi się ich na rogach.',
        vesemir:
          'To Vesemir nauczył świeżo upieczonego posła znosić obelgi bez mrugnięcia okiem, na czym ten zawód głównie polega. Bohater pokazywał na sobie. Obelg dostarczał młynarz Stanek.',
        other:
          'Najważniejsza ręka tej pieśni wygrzebała potem z mokrej trawy powróz i przybiła go nad drzwiami wójta, bez nikogo w środku. Goście mają obowiązek popatrzeć.',
      },
    },
    17: {
      title: 'Zapłacony świt',
      ending:
        'Hobka Szpika trafił pod obojczyk chłopak z jego własnym nosem, syn siostry, urodzony na górze, który wuja na oczy nie widział. Hobek żył do rannego udoju. Przez ten czas opowiadał nam o woreczku fasoli i o domach, które w jedynym złym roku wyciągnęły czarną, a w dobrych nikt ich nie zawołał. Łopian wyślizgnął się z powroza i już się nie śmieje. Pełna zawiesiła bramę. Nic nie ginie. Lubię chleb, a ich chleba przełknąć nie mogę.',
      heroes: {
        geralt:
          'Bohaterem jest Geralt, który ostatni wyszedł spod olch. Wstrzymał każdy cios, który dało się wstrzymać. Powiedział mi, ilu się nie dało, i tej liczby w pieśni nie ma.',
        yennefer:
          'Głosami doliny wybrano Yennefer. Zbiła z drogi każdą strzałę, którą widziała. O tej jednej nie powiedziała nikomu ani słowa, a dawniej sypiała przy otwartym oknie.',
        dandelion:
          'Laur dali Jaskrowi za to, że słowa umierającego doniósł takie, jakie padły. Niczego nie zmieniłem. Kto mnie zna, ten wie, ile mnie to kosztowało.',
        ciri: 'Ciri była po drugiej stronie, zanim zaśpiewała pierwsza cięciwa, i to ona jest bohaterką. Potem poszła szukać tego chłopca. „Wiem, co go teraz czeka” – powiedziała mi i do wieczora nic więcej.',
        vesemir:
          'Wyszło nas stamtąd więcej, niż takie miejsca zwykle wypuszczają, i za to czczą Vesemira. Podziękował, pożyczył od kowala łopatę i nie dał sobie pomóc.',
        other:
          'A zatem zdrowie osoby, która pod olchami wzięła na siebie strzałę przeznaczoną dla kogoś wolniejszego. Tym kimś byłem ja. Byłem dużo wolniejszy.',
      },
    },
    18: {
      title: 'Na drugą stronę',
      ending:
        'Chmura opadła nam do kolan, wyszło słońce, a po drugiej stronie leżał kraj, którego nikt jeszcze nie podpisał, sam oset i wiatr. Marga Turzyca obejrzała się raz, na własne ślady, po czym spytała, kto ma kociołek. Łopian poszedł z nimi; twierdzi, że pieniądze Pełnej odeśle. W dole worki leżą tam, gdzie je położono. Hobek zostawia bochenek na płaskim kamieniu w konopiach i co tydzień ktoś musi ten bochenek zabrać, zielony, i nic wójtowi nie mówić.',
      heroes: {
        geralt:
          'Zapamiętali Geralta. Przeszedł tę przełęcz pięć razy, bo ilekroć stanął na górze, ktoś w dole jeszcze siedział. Ostatniego wniósł Łopiana, który był po prostu zmęczony.',
        yennefer:
          'Niech bohaterką będzie Yennefer. Sama mogła przejść przez powietrze i w południe leżeć w wannie. Z sześćdziesiątką ludzi poszła piechotą i nikomu nie wolno było mieć zdania o jej butach.',
        dandelion:
          'Bohaterem był Jaskier, który śpiewem przeprowadził we mgle, po skalnej półce, sześćdziesiąt osób, tak żeby każda słyszała, gdzie stoi następna. Nigdy przedtem nie słuchano mnie tak, jak się trzyma liny.',
        ciri: '„Stół zostawcie – mówiła Ciri ostatniej nocy, od drzwi do drzwi. – Sól weźcie”. Wie, jak się odchodzi. Tam, za górą, powtarza się to do dziś i dodaje, czyje to słowa: bohaterki.',
        vesemir:
          'Tempo dyktował najwolniejszy, a był nim, wedle Vesemira, Vesemir. Żadna babcia nie musiała prosić o postój. Spotkałem później naszego bohatera na schodach: kłamał jak z nut.',
        other:
          'O kamyki nikt nie prosił. Najdzielniejsze plecy tej wyprawy wniosły je aż na grań, worek wysypał się w przepaść, a sześćdziesiąt osób, które znały każdy z osobna, stało i słuchało, jak lecą.',
      },
    },
    19: {
      title: 'Głazy mają coś do dodania',
      ending:
        'Było uczciwie, orzekły głazy. Fasolę policzono rzetelnie. Pod górę poszły te domy, które same żądały losowania, pewne swego szczęścia; a przegłodować mogli wszyscy razem i przeżyć, tylko nikt tego nie zaproponował. Nikt zatem nie dostał takiej winy, po jaką przyszedł. A potem głazy mówiły dalej. Kto chrzci mleko. Czyje dziecko jest czyje. Do dziś nie skończyły. Co wieczór góra i dolina wspinają się tam ramię w ramię, z kocami, żeby głazy przytłumić.',
      heroes: {
        geralt:
          'Geraltowi, naszemu bohaterowi, jeden z głazów powiedział na odchodnym coś krótkiego. Skinął głową. W każdej gospodzie od tamtej pory pytam go, co to było.',
        yennefer:
          'Pełna pamięta Yennefer. Jedyna zadała pytanie o siebie, wysłuchała odpowiedzi do końca i podziękowała głazowi. Tego dnia jechała daleko przed nami.',
        dandelion:
          'Oficjalnie bohaterem jest Jaskier. Nieoficjalnie: najwyższy głaz wypowiedział się przy obu ludach o mojej drugiej zwrotce. Utrzymuję, że z zawiści. Drugą zwrotkę zmieniłem.',
        ciri: 'Zbudziły się na krew Ciri. Jeden nazwał ją imieniem, którego nikt z nas nie znał, i bohaterka tej opowieści sama okryła go własnym płaszczem, a na dół zeszła zmarznięta.',
        vesemir:
          '„Grzebałem już lepsze plotkarki” – powiedział kręgowi Vesemir i krąg zamilkł na tak długo, na ile człowiekowi starcza oddechu. Żaden bohater przedtem ani potem tyle nie wskórał.',
        other:
          'Zbudzić je to była sztuka. Ale Pełna czci co innego: nazajutrz, w deszczu, samotną postać idącą pod górę z kocem. Był to pierwszy koc na pierwszym głazie.',
      },
    },
    20: {
      title: 'Najlepsze krzesło',
      ending:
        'Spichrz stoi. Młyn poszedł z dymem od własnej smoły, a Stanek wbiegł tam z powrotem po konia. Na górze jest kobieta, która lewą ręką nic już nie zrobi. Nikt nie wie, kto z nas to był, a każde z nas wie. Ziarno rozchodzi się teraz na szufelki, w górę i w dół, a klucz co miesiąc zmienia szyję. Jest w tym wielka ballada. Melodię mam. Kiedy w Pełnej o nią proszą, gram tę o gęsi.',
      heroes: {
        geralt:
          'Bohaterem jest Geralt i nie chce o tym rozmawiać. Wyprowadził młynarzowego konia za kantar, zanim młynarz po niego wbiegł, i nie starczyło mu tchu, żeby to zawołać.',
        yennefer:
          'Jednym słowem zgasiła Yennefer czterdzieści pochodni. Chwilę później szukała drugiego, dla kobiety z pustym workiem, i bohaterka tej nocy takiego słowa nie znalazła.',
        dandelion:
          'Zeznaję pod przysięgą, że bohaterem był Jaskier, z widłami. Uderzył jednego człowieka, jeden raz, bednarza. Na zimowe przesilenie posyłam jego dzieciom co nieco.',
        ciri: 'Piją zdrowie Ciri, która jako mała dziewczynka widziała płonące miasto. Nie odezwała się słowem i żadna pochodnia, której mogła sięgnąć, nie sięgnęła strzechy. Bohaterka odwróciła swój kubek dnem do góry.',
        vesemir:
          'O wschodzie słońca Vesemir wziął od Wenny szufelkę i pierwszą miarkę nasypał tym, których przedtem okładał. Nazwali go bohaterem. Poprosił, żeby prosto trzymali worek.',
        other:
          'Na najniższym stopniu obrywa się z obu stron, a przecież ktoś musi tam stać. Pełna wstawiła nowy stopień. O stary poprosiła pewna osoba, wiadomo która, i spaliła go.',
      },
    },
    21: {
      title: 'Raz jedni, raz drudzy',
      ending:
        'Gdyby w złym roku ktokolwiek przewrócił kartki do początku, nikt nie musiałby odchodzić. Obie strony to wiedzą, a takich rzeczy strony sobie nie wybaczają. Więc nie rozmawiają. Jednego dnia zbiera dolina, drugiego góra. Ale zostawiona drabina następnego dnia ma nowy szczebel. Gałąź, którą jedni źle ucięli, drudzy przycinają, jak trzeba. Tej jesieni ktoś zostawił na drzewie koszyk, a w nim dziecięcą czapkę, zrobioną na drutach, na miarę. Bez jednego słowa.',
      heroes: {
        geralt:
          'Co zimę w gospodzie, do której akurat się spóźnił, czekają na Geralta dwa kosze gruszek z dwóch stron świata. Jako bohater jednych i drugich musi zjeść oba. Za gruszkami nie przepada.',
        yennefer:
          'Na pękniętej skale leżało osuwisko, dopóki Yennefer nie poprosiła, żeby się odsunęło. Potem nasza bohaterka zjadła kasztan z ziemi, jak pensjonarka, i rozejrzała się, czy nikt nie widział.',
        dandelion:
          'Jedni zabronili Jaskrowi śpiewać o drugich, drudzy o pierwszych, więc bohater gwizdał. Teraz gwiżdżą to sobie przez drzewa, ci początek, tamci koniec. Ja to nazywam rozmową.',
        ciri: 'Ciri siedziała na najstarszym drzewie, zanim znaleźliśmy furtkę, i rzucała gruszki każdemu, kto nadstawił fartuch, nie pytając, skąd jest. Za mniejsze rzeczy zostawało się tam bohaterką.',
        vesemir:
          'Bohaterem był Vesemir, który obejrzał szczepy, mruknął i został na tydzień, żeby po jednej dziewczynie z każdej strony nauczyć ostrzyć nóż ogrodniczy. Kazał im przychodzić w różne dni.',
        other:
          'Najbliżej skały rośnie drzewo, które nosi imię tej jednej osoby. Góra nadała mu je w tajemnicy. Dolina także w tajemnicy. To samo.',
      },
    },
    22: {
      title: 'Punkt dziewiąty',
      ending:
        'Podpisywać mogą w Pełnej tylko głowy domów, a głowy domów są stare. Marga umarła tej wiosny, kiedy wzeszło jej pierwsze pole, Wenna którejś letniej nocy, z kluczem w garści, Hobek przy stole, szczęśliwy, między jednym daniem a drugim. Po dwunastu latach nie żyła już ani jedna ręka, która to podpisała. Łopian, który podpisu odmówił, trzyma odpis. Pojechałem zobaczyć. Co roku o siewie góra i dolina wrzeszczą nad nim w jednej izbie. Potem sadzą fasolę i żadne dziecko nie umiało mi powiedzieć dlaczego.',
      heroes: {
        geralt:
          'Obie strony ufały Geraltowi, bo tak wyraźnie wolałby być gdzie indziej. Pergamin nazywa swego bohatera „świadkiem zniecierpliwionym” i dziękuje mu za patrzenie na drzwi.',
        yennefer:
          'Punkt trzeci, że nikt nie zabiera głosu dwa razy z rzędu, pochodzi od Yennefer. Bohaterka sama złamała go raz, żeby opisać Hobkowi, co się stanie, jeśli ktoś go złamie.',
        dandelion:
          'W punkcie szóstym jest przecinek, który zapobiegł, wedle moich rachunków, dwóm wojnom. Postawił go Jaskier. Jemu też przypadł wreszcie laur; o przecinku żaden krytyk nie wspomniał.',
        ciri: '„I dzieci ich”. Stoi to w każdym punkcie, bo Ciri chodziła z piórem wokół stołu tak długo, aż stanęło. Dzieci nie mają pojęcia, że to ich bohaterka.',
        vesemir:
          'Vesemir przesiedział dwa dni między bratem a siostrą i strugał. Myślę, że dogadali się po to, żeby wreszcie przestał. Bohater wystrugał kołek do sadzenia. Ma już trzecią rączkę.',
        other:
          'Gościom podpisywać nie wolno, więc najważniejszego imienia na pergaminie nie znajdziecie. Wymawia się je za to nad pierwszą bruzdą roku i pług czeka, aż wybrzmi.',
      },
    },
    23: {
      title: 'Co do słowa',
      ending:
        'Trzyma. Siadają w Pełnej do jedenastu dań i wstają z pustką w brzuchu, bo gdzieś ktoś z nas jest głodny, a ktoś jest zawsze. Górę nakarmili w godzinę. Potem poszli żebracy, domokrążcy, poborca wciągnięty za rękaw i nafaszerowany kluskami. Dalej pustka. Rok minął, nim sobie przypomnieli, że myśmy też przysięgali. Teraz, ilekroć w jakimś dalekim mieście przepadnie mi kolacja, cała dolina siada na łóżkach i wylicza nas po kolei, klnąc.',
      heroes: {
        geralt:
          'Pierwszy na liście jest Geralt, bohater, który na polowaniu zapomina jeść. Cała Pełna leży wtedy razem z nim bezsennie, żuje i modli się o szybką śmierć jakiegoś potwora.',
        yennefer:
          'Bohaterką jest Yennefer, która nie jada śniadań. Co wiosna ślą do niej delegację z ciastkami. Przyjmuje ją na stojąco. Wiadomo, że jedno zjadła.',
        dandelion:
          'Ciężko jest być bohaterem, ale Jaskier zna swój obowiązek. Dokładka, druga dokładka: to nie dla mnie, przyjaciele, to dla Pełnej. Tutejszy gospodarz na pewno ma serce.',
        ciri: 'I jest jeszcze Ciri, ich bohaterka i ich zgroza. Bywają noce, kiedy głód nie przychodzi z żadnej strony, tylko spoza brzegu wszystkich map, i wtedy wystawiają chleb dookoła całego domu.',
        vesemir:
          'W zrujnowanej warowni, gdzie zima oznacza rzepę, mieszka bohater, Vesemir. Co jesień jedzie tą okropną drogą wóz z Pełnej. Stary rozładowuje go, zrzędzi i odsyła z naprawioną osią.',
        other:
          'A główna osoba tej pieśni, ta, co przysięgała z pełnymi ustami? Zawsze najedzona, zawsze o czasie, w każdą pogodę i w każdym towarzystwie. Nieładnie przecież zalegać całej dolinie z obiadem.',
      },
    },
  },
};

import type { CardTexts } from '../shape.ts';

export const text: CardTexts = {
  'icon.damage': '{n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
  'icon.shield': 'tarcza +{n}',
  'icon.drawMore': 'dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej',
  'icon.drawFewer': 'dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} mniej',
  'icon.take': 'weź wierzchnią kartę swojego stosu kart odrzuconych',
  'icon.return': 'ta karta wraca na twoją rękę',
  'card.extensions': 'Przedłużenia: {list}',
  'card.noExtensions': 'Bez przedłużeń',

  'when.before-pool': 'zanim powstanie twoja talia wytrzymałości',
  'when.step-1': 'w kroku 1 twojej tury podczas walki',
  'when.first-step-1': 'w kroku 1 twojej pierwszej tury podczas walki',
  'when.fight-start': 'na początku walki',
  'when.combo': 'gdy twoja kombinacja jest gotowa',
  'when.opponent-loses': 'zaraz po tym, jak przez twój atak przeciwnik stracił karty',
  'when.attack-revealed': 'gdy karta potwora zostaje odkryta',
  'when.suffer-damage': 'gdy masz otrzymać obrażenia',
  'when.own-turn-end': 'na końcu twojej tury podczas walki',
  'when.fight-end': 'na końcu walki',
  'when.phase-1': 'w fazie I',
  'when.move': 'gdy wykonujesz ruch',
  'when.enter': 'gdy wchodzisz na obszar',
  'when.poker': 'w kościanym pokerze, po twoim przerzucie',
  'when.phase-3': 'w fazie III',
  'limit.once-per-fight': 'raz na walkę',
  'limit.once-per-turn': 'raz na turę',
  'limit.unlimited': 'dowolną liczbę razy',
  'if.handAtMost':
    '{n, plural, =0 {jeśli nie masz kart na ręce} one {jeśli masz na ręce najwyżej # kartę} few {jeśli masz na ręce najwyżej # karty} many {jeśli masz na ręce najwyżej # kart} other {jeśli masz na ręce najwyżej # karty}}',
  'if.shieldAtMost':
    '{n, plural, =0 {jeśli twój poziom tarczy wynosi 0} other {jeśli twój poziom tarczy wynosi najwyżej #}}',
  'if.comboHas': 'jeśli kombinacja zawiera {colour} kartę',
  'if.comboAtLeast':
    'jeśli kombinacja liczy co najmniej {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'if.against-monster': 'przeciwko potworowi',
  'if.against-witcher': 'przeciwko wiedźminowi',
  'if.firstTurn': 'w twojej pierwszej turze podczas walki',
  'if.trail': 'jeśli masz żeton tropu tego potwora',
  'if.goldAtMost':
    '{n, plural, =0 {jeśli nie masz złota} one {jeśli masz najwyżej # żeton złota} few {jeśli masz najwyżej # żetony złota} many {jeśli masz najwyżej # żetonów złota} other {jeśli masz najwyżej # żetonu złota}}',
  'if.terrain': 'jeśli jest to {terrain}',
  'if.both': '{one} i {other}',
  'cost.discardHand': 'odrzuć z ręki {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'cost.gold':
    'zapłać {n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}}',
  'cost.shield': 'obniż poziom tarczy o {n}',
  'cost.potions':
    'odrzuć {n, plural, one {# nieużyty eliksir} few {# nieużyte eliksiry} many {# nieużytych eliksirów} other {# nieużytego eliksiru}}',
  'power.inReturn': '{cost}; w zamian {effects}',

  'do.damage': 'zadaj {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
  'do.comboDamage':
    'kombinacja zadaje o {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej',
  'do.shield': 'podnieś poziom tarczy o {n}',
  'do.draw': 'dobierz {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'do.drawMore': 'w kroku 4 dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej',
  'do.drawFewer': 'w kroku 4 dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} mniej',
  'do.addToCombo':
    'możesz dołożyć do gotowej kombinacji jeszcze {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} bez pasującego przedłużenia; dalej kombinacja się nie ciągnie',
  'do.comboAtMost':
    'w tej turze twoja kombinacja liczy {n, plural, one {tylko jedną kartę} few {najwyżej # karty} many {najwyżej # kart} other {najwyżej # karty}}',
  'do.take-discard-top': 'weź na rękę wierzchnią kartę swojego stosu kart odrzuconych',
  'do.take-discard-any': 'weź na rękę dowolną kartę ze swojego stosu kart odrzuconych',
  'do.discard': 'potem odrzuć z ręki {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'do.roll': 'rzuć kością ({list})',
  'do.rollNothing': 'nic',
  'do.otherAttack': 'samodzielnie wybierz szarżę lub ugryzienie',
  'do.lessDamage':
    'otrzymujesz o {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} mniej',
  'do.gold': 'weź {n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}}',
  'do.potions': 'dobierz {n, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}',
  'do.phase3More': 'dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej',
  'do.phase3Fewer': 'dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} mniej',
  'do.anyCardMoves': 'ruch opłaca jedna karta z dowolnym terenem',
  'do.freeMove': 'ruch nie kosztuje żadnej karty',
  'do.rerollDie': 'rzuć jeszcze raz {n, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}}',

  'attack.lower': 'obniż {attribute} o 1',
  'attack.trash': 'usuń z gry {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} z ręki',
  'attack.discardLevel': 'odrzuć z ręki tyle losowych kart, ile wynosi poziom potwora',
  'attack.discard':
    'odrzuć z ręki {n, plural, one {# losową kartę} few {# losowe karty} many {# losowych kart} other {# losowej karty}}',
  'attack.damage':
    '{n, plural, =0 {bez obrażeń} one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
  'attack.damageLevel': 'obrażenia równe poziomowi potwora',
  'attack.damageLevelMore': 'obrażenia równe poziomowi potwora plus {n}',
  'attack.damageLevelLess': 'obrażenia równe poziomowi potwora minus {n}',
  'attack.damageAttribute': 'obrażenia równe twojemu poziomowi {attribute}',

  'specialty.wolf':
    'Raz na walkę, przy kombinacji z co najmniej trzech kart: zadaj dodatkowo {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}{draw, plural, =0 {} one { i dobierz # kartę} few { i dobierz # karty} many { i dobierz # kart} other { i dobierz # karty}}.',
  'specialty.griffin':
    'Raz na walkę: weź na rękę {take, select, any {dowolną kartę ze swojego stosu kart odrzuconych} other {wierzchnią kartę swojego stosu kart odrzuconych}}{discard, plural, =0 {} one {, a potem odrzuć z ręki # kartę} few {, a potem odrzuć z ręki # karty} many {, a potem odrzuć z ręki # kart} other {, a potem odrzuć z ręki # karty}}.',
  'specialty.bear':
    'Raz na walkę, samoczynnie, gdy w twojej turze podczas walki poziom tarczy wynosi 0: {shield, plural, =0 {} other {podnieś poziom tarczy o # i }}dobierz {draw, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'specialty.cat':
    'Raz na walkę, w twojej pierwszej turze podczas walki: {all, select, yes {weź na rękę {keep, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} swojej talii} other {obejrzyj {look, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} swojej talii, weź {keep} z nich na rękę, a resztę odłóż na wierzch w dowolnej kolejności}}.',
  'specialty.viper':
    'Raz na walkę, gdy przez twój atak przeciwnik straci kartę: obejrzyj {look, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} jego talii{discard, plural, =0 { i odłóż je} other {, odrzuć # z nich, a resztę odłóż}} na wierzch w dowolnej kolejności.',

  'effect.gainGold':
    'weź {n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}}',
  'effect.loseGold':
    'strać {n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}}',
  'effect.raise': 'podnieś {attribute} o 1',
  'effect.lower': 'obniż {attribute} o 1',
  'effect.raiseShield': 'podnieś poziom tarczy o {n}',
  'effect.lowerShield': 'obniż poziom tarczy o {n}',
  'effect.shieldTo-zero': 'obniż poziom tarczy do 0',
  'effect.shieldTo-max': 'podnieś poziom tarczy do maksimum',
  'effect.potions': 'dobierz {n, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}',
  'effect.discardPotions': 'odrzuć {n, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}',
  'effect.discardAllPotions': 'odrzuć wszystkie swoje eliksiry',
  'effect.trail': 'weź dowolny żeton tropu',
  'effect.draw': 'dobierz {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'effect.discard': 'odrzuć z ręki {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'effect.phase3More':
    'w fazie III tej tury dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej',
  'effect.phase3Fewer':
    'w fazie III tej tury dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} mniej',
  'effect.trash':
    'usuń z gry {n, plural, one {# swoją kartę} few {# swoje karty} many {# swoich kart} other {# swojej karty}}',
  'effect.gainCard': 'dodaj kartę o koszcie {cost} z puli odkrytych kart do swojego stosu kart odrzuconych',
  'effect.goTo': 'przejdź na obszar {place}',
  'effect.skipTo-phase-2': 'faza I dobiega końca; przejdź do fazy II',
  'effect.skipTo-phase-3': 'przejdź od razu do fazy III',
  'effect.keep': 'zatrzymaj tę kartę',
  'effect.event': 'dobierz zdarzenie {n}',
  'effect.poker': 'zagraj w kościanego pokera z miejscowymi',
  'effect.nextExploration-choose-of-two': 'przy następnej eksploracji obejrzyj dwie karty i wybierz jedną',
  'effect.nextExploration-city': 'twoja następna eksploracja odbędzie się w mieście',
  'effect.nextExploration-wilds': 'twoja następna eksploracja odbędzie się w dzikich ostępach',
  'effect.none': 'nic się nie dzieje',
  'effect.fork': 'jeśli {condition}: {then}; w przeciwnym razie: {else}',

  'condition.level': 'twój poziom wiedźmina to {n} lub więcej',
  'condition.attribute': 'twój poziom {attribute} to {n} lub więcej',
  'condition.gold':
    'masz co najmniej {n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}}',
  'condition.at': 'jesteś na obszarze {place}',
  'condition.school': 'twoja szkoła to {school}',
  'condition.schoolHere-own': 'to twoja własna szkoła',
  'condition.schoolHere-other': 'to inna szkoła',
  'condition.potions':
    'masz co najmniej {n, plural, one {# niewykorzystany eliksir} few {# niewykorzystane eliksiry} many {# niewykorzystanych eliksirów} other {# niewykorzystanego eliksiru}}',
  'condition.die': 'na kości wypadnie {n} lub więcej',

  'price.gold':
    'zapłać {n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}}',
  'price.cards': 'odrzuć z ręki {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'price.potions': 'odrzuć {n, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}',
  'price.shield': 'obniż poziom tarczy o {n}',
  'quest.location': 'zadanie: {place}, zdarzenie {event}',
  'quest.terrain': 'zadanie: dobierz żeton {terrain}, zdarzenie {event}',
  'quest.price': '{quest}; na miejscu {price}',

  'measure.die': 'Rzuć kością',
  'measure.level': 'Twój poziom wiedźmina',
  'measure.attribute': 'Twój poziom {attribute}',
  'measure.twicePlusDie': 'Podwojony poziom {attribute} plus rzut kością',
  'tier.open': '{from} lub więcej',
  'tier.range': '{from}–{to}',
  'shortFight.lower':
    'Obniż poziom tarczy o 2, dobierz {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i zagraj jedną kombinację. Decydują jej obrażenia',
  'shortFight.toZero':
    'Obniż poziom tarczy do 0, dobierz {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i zagraj jedną kombinację. Decydują jej obrażenia',
};

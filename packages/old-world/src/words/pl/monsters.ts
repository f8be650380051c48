import type { AbilityTexts, Names } from '../shape.ts';

export const monsters: Names['monsters'] = {
  arachas: 'Arachas',
  archespore: 'Archespor',
  barghest: 'Barghest',
  'drowners-nest': 'Gniazdo utopców',
  ekimmara: 'Ekimma',
  foglet: 'Mglak',
  'ghouls-nest': 'Gniazdo ghuli',
  harpy: 'Harpia',
  'nekkers-nest': 'Gniazdo nekkerów',
  rotfiend: 'Gnilec',
  fiend: 'Bies',
  'grave-hag': 'Baba cmentarna',
  griffin: 'Gryf',
  manticore: 'Mantikora',
  nightwraith: 'Północnica',
  noonwraith: 'Południca',
  penitent: 'Pokutnik',
  'water-hag': 'Baba wodna',
  weavess: 'Prządka',
  werewolf: 'Wilkołak',
  whispess: 'Szepciucha',
  wyvern: 'Wiwerna',
  brewess: 'Kuchta',
  bruxa: 'Bruxa',
  glustyworp: 'Glustyworp',
  leshen: 'Leszy',
  striga: 'Strzyga',
  yghern: 'Yghern',
};

export const monsterTrophies: Names['monsterTrophies'] = {
  arachas: 'Gruczoł arachasa',
  archespore: 'Bulwa archespora',
  barghest: 'Obroża barghesta',
  'drowners-nest': 'Płetwa utopca',
  ekimmara: 'Ucho ekimmy',
  foglet: 'Ognik mglaka',
  'ghouls-nest': 'Łup ghuli',
  harpy: 'Pióro harpii',
  'nekkers-nest': 'Bęben nekkerów',
  rotfiend: 'Wątroba gnilca',
  fiend: 'Trzecie oko biesa',
  'grave-hag': 'Język baby cmentarnej',
  griffin: 'Lotka gryfa',
  manticore: 'Kolec mantikory',
  nightwraith: 'Warkocz północnicy',
  noonwraith: 'Welon południcy',
  penitent: 'Łańcuch pokutnika',
  'water-hag': 'Ząb baby wodnej',
  weavess: 'Nić Prządki',
  werewolf: 'Skóra wilkołaka',
  whispess: 'Ucho Szepciuchy',
  wyvern: 'Skrzydło wiwerny',
  brewess: 'Chochla Kuchty',
  bruxa: 'Kieł bruxy',
  glustyworp: 'Paszcza glustyworpa',
  leshen: 'Kora leszego',
  striga: 'Szpon strzygi',
  yghern: 'Pancerz ygherna',
};

/** What each kind of special ability says. */
export const abilities: AbilityTexts = {
  'ability.potionsToStart':
    'Możesz rozpocząć tę walkę tylko po odrzuceniu {n, plural, one {# niewykorzystanego eliksiru} other {# niewykorzystanych eliksirów}}.',
  'ability.discardBefore':
    'Zanim utworzysz talię wytrzymałości, odrzuć {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} z ręki.',
  'ability.shieldBefore': 'Zanim utworzysz talię wytrzymałości, obniż poziom tarczy o {n}.',
  'ability.shieldBefore-hand': 'Zanim utworzysz talię wytrzymałości, obniż poziom tarczy o 1 za każdą kartę na ręce.',
  'ability.defense-lowered':
    'Zanim utworzysz talię wytrzymałości, obniż obronę o 1; zbyt wysoki poziom tarczy spada do nowego maksimum.',
  'ability.defense-less-this-fight':
    'Na czas tej walki obrona jest niższa o 1; zbyt wysoki poziom tarczy spada do tego maksimum.',
  'ability.deckAfter':
    'Po utworzeniu talii wytrzymałości przejrzyj ją, odrzuć z niej {n, plural, one {wybraną kartę} few {# wybrane karty} many {# wybranych kart} other {# wybranej karty}} i przetasuj resztę.',
  'ability.discardAfterWithoutTrail':
    'Po utworzeniu talii wytrzymałości odrzuć {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} z ręki, chyba że masz żeton tropu tego potwora.',
  'ability.firstAttack-greater-loss':
    'W pierwszej turze potwora rozstrzygany jest ten atak, szarża albo ugryzienie, przez który tracisz więcej kart; przy równej liczbie wybiera gracz po twojej prawej stronie.',
  'ability.firstTurnLosses':
    'W twojej pierwszej turze podczas walki potwór traci najwyżej {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'ability.firstTurnDamage':
    'W twojej pierwszej turze podczas walki zadajesz najwyżej {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  'ability.noFirstDamageWithoutTrail':
    'Bez żetonu tropu tego potwora nie zadajesz obrażeń w swojej pierwszej turze podczas walki.',
  'ability.noFirstDraw':
    'Na końcu twojej pierwszej tury podczas walki atak liczy się jako 0 przy dobieraniu kart; inne efekty dobierania działają normalnie.',
  'ability.drawLessWithout':
    'Gdy twoja kombinacja nie zawiera {colour, select, blue {niebieskiej} red {czerwonej} green {zielonej} yellow {żółtej} purple {fioletowej} other {}} karty, na końcu tej tury dobierz o 1 kartę mniej.',
  'ability.drawLess':
    'Na końcu każdej swojej tury podczas walki dobierz o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} mniej, ale przez to nigdy mniej niż 1.',
  'ability.phase3Draw':
    'Jeśli go pokonasz, w fazie III dobierasz dokładnie {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, bez względu na inne efekty.',
  'ability.inert':
    'W tej walce twoje {colour, select, blue {niebieskie} red {czerwone} green {zielone} yellow {żółte} purple {fioletowe} other {}} karty nie mają efektu, ale nadal mogą przedłużać kombinację.',
  'ability.firstDamage-hand-first':
    'Obrażenia z pierwszej tury potwora odbierają ci najpierw karty z ręki; dopiero reszta działa jak zwykle.',
  'ability.damageTakesCard': 'Gdy potwór zadaje obrażenia, zadaje o 1 mniej, a ty odrzucasz z ręki 1 losową kartę.',
  'ability.firstCard-random':
    'W twojej pierwszej turze podczas walki pierwsza karta kombinacji jest losowana z twojej ręki; możesz ją przedłużać jak zwykle.',
  'ability.shieldPerTurn': 'W każdej twojej turze podczas walki poziom tarczy może wzrosnąć łącznie najwyżej o {n}.',
  'ability.potions': 'W całej walce możesz użyć najwyżej {n, plural, one {# eliksiru} other {# eliksirów}}.',
  'ability.shieldAfter':
    'Gdy twoja kombinacja zawiera {object} kartę, po jej rozstrzygnięciu obniż poziom tarczy o {n}.',
  'ability.discardAfterFirstTurn':
    'Na końcu pierwszej tury potwora odrzuć z ręki {n, plural, one {# losową kartę} few {# losowe karty} many {# losowych kart} other {# losowej karty}}.',
  'ability.comboLess': 'Kombinacja zawierająca {object} kartę zadaje o 1 obrażenie mniej.',
  'ability.eitherColour': '{one} lub {other}',
  'ability.lastCards':
    'Gdy na początku tury w talii wytrzymałości potwora {atMost, plural, one {została najwyżej # karta} few {zostały najwyżej # karty} many {zostało najwyżej # kart} other {zostało najwyżej # karty}}, jego atak zadaje o {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej.',
};

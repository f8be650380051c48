import type { Abilities } from '../shape.ts';

export const abilities: Abilities = {
  arachas: 'Zanim utworzysz talię wytrzymałości, odrzuć 1 kartę z ręki.',
  archespore: 'Możesz rozpocząć tę walkę tylko po odrzuceniu 1 niewykorzystanego eliksiru.',
  barghest: 'Zanim utworzysz talię wytrzymałości, obniż poziom tarczy o 1.',
  'drowners-nest': 'Po utworzeniu talii wytrzymałości przejrzyj ją, odrzuć z niej wybraną kartę i przetasuj resztę.',
  ekimmara: 'Po utworzeniu talii wytrzymałości odrzuć 1 kartę z ręki, chyba że masz żeton tropu tego potwora.',
  foglet:
    'W pierwszej turze potwora rozstrzygany jest ten atak, szarża albo ugryzienie, przez który tracisz więcej kart; przy równej liczbie wybiera gracz po twojej prawej stronie.',
  'ghouls-nest': 'W twojej pierwszej turze podczas walki potwór traci najwyżej 2 karty.',
  harpy:
    'Na końcu twojej pierwszej tury podczas walki atak liczy się jako 0 przy dobieraniu kart; inne efekty dobierania działają normalnie.',
  'nekkers-nest': 'Gdy twoja kombinacja nie zawiera zielonej karty, na końcu tej tury dobierz o 1 kartę mniej.',
  rotfiend: 'Jeśli go pokonasz, w fazie III dobierasz dokładnie 1 kartę, bez względu na inne efekty.',
  fiend: 'W tej walce twoje fioletowe karty nie mają efektu, ale nadal mogą przedłużać kombinację.',
  'grave-hag':
    'Obrażenia z pierwszej tury potwora odbierają ci najpierw karty z ręki; dopiero reszta działa jak zwykle.',
  griffin: 'Na końcu każdej swojej tury podczas walki dobierz o 1 kartę mniej, ale przez to nigdy mniej niż 1.',
  manticore: 'Gdy potwór zadaje obrażenia, zadaje o 1 mniej, a ty odrzucasz z ręki 1 losową kartę.',
  nightwraith:
    'W twojej pierwszej turze podczas walki pierwsza karta kombinacji jest losowana z twojej ręki; możesz ją przedłużać jak zwykle.',
  noonwraith: 'W każdej twojej turze podczas walki poziom tarczy może wzrosnąć łącznie najwyżej o 1.',
  penitent: 'Bez żetonu tropu tego potwora nie zadajesz obrażeń w swojej pierwszej turze podczas walki.',
  'water-hag': 'W całej walce możesz użyć najwyżej 1 eliksiru.',
  weavess: 'Zanim utworzysz talię wytrzymałości, obniż obronę o 1; zbyt wysoki poziom tarczy spada do nowego maksimum.',
  werewolf: 'Zanim utworzysz talię wytrzymałości, obniż poziom tarczy o 2.',
  whispess: 'Gdy twoja kombinacja zawiera żółtą kartę, po jej rozstrzygnięciu obniż poziom tarczy o 2.',
  wyvern: 'Na końcu pierwszej tury potwora odrzuć z ręki 1 losową kartę.',
  brewess: 'Kombinacja zawierająca zieloną lub żółtą kartę zadaje o 1 obrażenie mniej.',
  bruxa:
    'Gdy na początku tury w talii wytrzymałości potwora zostały tylko 1 lub 2 karty, jego atak zadaje o 2 obrażenia więcej.',
  glustyworp: 'W twojej pierwszej turze podczas walki zadajesz najwyżej 1 obrażenie.',
  leshen: 'Na czas tej walki obrona jest niższa o 1; zbyt wysoki poziom tarczy spada do tego maksimum.',
  striga: 'Zanim utworzysz talię wytrzymałości, obniż poziom tarczy o 1 za każdą kartę na ręce.',
  yghern: 'Kombinacja zawierająca niebieską kartę zadaje o 1 obrażenie mniej.',
};

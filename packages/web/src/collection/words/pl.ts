import type { Texts } from '@medallion/words';
import type { CollectionMessages } from './shape.ts';

export const collection: Texts<CollectionMessages> = {
  all: 'Wszystko',
  search: 'Nazwy i zasady',
  filters: 'Pokaż tylko',
  opening: 'Zapełniamy półki…',
  missing: 'Nie udało się pobrać zbioru. Sprawdź połączenie i otwórz go ponownie.',
  found:
    '{n, plural, one {Znaleziono # pozycję} few {Znaleziono # pozycje} many {Znaleziono # pozycji} other {Znaleziono # pozycji}}',
  nothing: 'Nic tu nie pasuje.',
  nearest: 'Być może chodzi o:',
  place: '{at} z {n}',
  before: 'Wstecz: {name}',
  after: 'Dalej: {name}',
  rule: 'zasada, której to dotyczy',
  beside: 'Zobacz też',
  showAll: 'Pokaż wszystko',
  games: 'Gra',
  kinds: 'Półka',
};

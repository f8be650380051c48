import type { Texts } from '@medallion/words';
import type { CollectionMessages } from './shape.ts';

export const collection: Texts<CollectionMessages> = {
  all: 'Tutto',
  search: 'Nomi e regole',
  filters: 'Mostra solo',
  opening: 'Gli scaffali si riempiono…',
  missing: 'Non è stato possibile scaricare la collezione. Controlla la connessione e riaprila.',
  found: '{n, plural, one {# voce trovata} other {# voci trovate}}',
  nothing: 'Qui non c’è nulla di simile.',
  nearest: 'Forse cercavi:',
  place: '{at} di {n}',
  before: 'Indietro: {name}',
  after: 'Avanti: {name}',
  rule: 'la regola che lo riguarda',
  beside: 'Vedi anche',
  showAll: 'Mostra tutto',
  games: 'Gioco',
  kinds: 'Scaffale',
};

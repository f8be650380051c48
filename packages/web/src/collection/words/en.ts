import type { Texts } from '@medallion/words';
import type { CollectionMessages } from './shape.ts';

export const collection: Texts<CollectionMessages> = {
  all: 'All',
  search: 'Names and rules',
  filters: 'Show only',
  opening: 'The shelves are being filled…',
  missing: 'The collection could not be fetched. Check the connection and open it again.',
  found: '{n, plural, one {# thing found} other {# things found}}',
  nothing: 'Nothing here fits.',
  nearest: 'Perhaps you mean:',
  place: '{at} of {n}',
  before: 'Back to {name}',
  after: 'On to {name}',
  rule: 'the rule it belongs to',
  beside: 'See also',
  showAll: 'Show everything',
  games: 'Game',
  kinds: 'Shelf',
};

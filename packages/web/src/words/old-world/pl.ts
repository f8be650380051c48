import type { OldWorldWordTable } from './table.ts';

export const oldWorld: OldWorldWordTable = {
  'ow.lost': 'Tej gry nie ma na tym urządzeniu albo zapisała ją starsza wersja.',
  'ow.opening': 'Rozkładamy stół…',
  'ow.notNow':
    '{n, plural, one {# rzecz jest teraz niemożliwa} few {# rzeczy są teraz niemożliwe} other {# rzeczy jest teraz niemożliwych}}',
};

import type { OldWorldWordTable } from './table.ts';

export const oldWorld: OldWorldWordTable = {
  'ow.lost': 'Этой партии нет на устройстве, или её сохранила старая версия.',
  'ow.opening': 'Накрываем стол…',
  'ow.notNow':
    '{n, plural, one {# вещь сейчас невозможна} few {# вещи сейчас невозможны} other {# вещей сейчас невозможно}}',
};

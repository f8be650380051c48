import type { OldWorldWordTable } from './table.ts';

export const oldWorld: OldWorldWordTable = {
  'ow.lost': 'Questa partita non è su questo dispositivo, o l’ha salvata una versione precedente.',
  'ow.opening': 'Si prepara il tavolo…',
  'ow.notNow': '{n, plural, one {# cosa non è possibile ora} other {# cose non sono possibili ora}}',
};

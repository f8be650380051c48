/** The English tales: complete, of the right length, clean. */

import { testTheTales } from './told.ts';

testTheTales({
  language: 'en',
  called: 'English',
  strange: /[^A-Za-z ’“”().,:;?!-]/u,
  quotes: ['“”'],
  heroes: { geralt: 'Geralt', yennefer: 'Yennefer', dandelion: 'Dandelion', ciri: 'Ciri', vesemir: 'Vesemir' },
});

/** What the page about the table itself says. */

import type { None } from '@medallion/words';

export interface AboutMessages {
  'about.title': None;
  'about.unofficial': None;
  'about.local': None;
  'about.icons': None;
  'about.iconsText': None;
  'about.fonts': None;
  'about.fontsText': None;
  'about.code': None;
  'about.codeText': None;
}

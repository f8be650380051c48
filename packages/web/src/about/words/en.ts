import type { Texts } from '@medallion/words';
import type { AboutMessages } from './shape.ts';

export const about: Texts<AboutMessages> = {
  'about.title': 'About',
  'about.unofficial':
    'Medallion is an unofficial table made by players. It is not connected with the publisher of the board games, nor with the owners of the world they are set in. Rules are told in our own words, drawings are our own.',
  'about.local':
    'Alone, with bots and at one screen the table runs entirely in your browser: nothing is sent anywhere, and your game is kept on this device. A table with friends online is kept by the server you opened this page from.',
  'about.icons': 'Icons',
  'about.iconsText': 'from game-icons.net, under the licence CC BY 3.0:',
  'about.fonts': 'Typefaces',
  'about.fontsText':
    'Alegreya and Alegreya SC by Juan Pablo del Peral, Ruslan Display by Denis Masharov and Vladimir Rabdu, Marck Script by Denis Masharov; all under the SIL Open Font License.',
  'about.code': 'Made with',
  'about.codeText': 'React, Vite, FormatJS intl-messageformat and noble-hashes; their licences come with them.',
};

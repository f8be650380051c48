import type { Texts } from '@medallion/words';
import type { AboutMessages } from './shape.ts';

export const about: Texts<AboutMessages> = {
  'about.title': 'O stole',
  'about.unofficial':
    'Medallion to nieoficjalny stół, dzieło graczy. Nie ma związku z wydawcą gier planszowych ani z właścicielami świata, w którym się dzieją. Zasady opowiadamy własnymi słowami, rysunki są nasze.',
  'about.local':
    'W pojedynkę, z botami i przy jednym ekranie stół działa w całości w twojej przeglądarce: nic nie jest nigdzie wysyłane, a gra zostaje na tym urządzeniu. Stół z przyjaciółmi online przechowuje serwer, z którego otwarto tę stronę.',
  'about.icons': 'Ikony',
  'about.iconsText': 'z game-icons.net, na licencji CC BY 3.0:',
  'about.fonts': 'Kroje pisma',
  'about.fontsText':
    'Alegreya i Alegreya SC: Juan Pablo del Peral; Ruslan Display: Denis Masharov i Vladimir Rabdu; Marck Script: Denis Masharov; wszystkie na licencji SIL Open Font License.',
  'about.code': 'Powstało dzięki',
  'about.codeText': 'React, Vite, FormatJS intl-messageformat i noble-hashes; ich licencje są do nich dołączone.',
};

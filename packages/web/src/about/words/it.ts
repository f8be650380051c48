import type { Texts } from '@medallion/words';
import type { AboutMessages } from './shape.ts';

export const about: Texts<AboutMessages> = {
  'about.title': 'Informazioni',
  'about.unofficial':
    'Medallion è un tavolo non ufficiale fatto da giocatori. Non ha legami con l’editore dei giochi da tavolo né con i titolari del mondo in cui si svolgono. Le regole sono raccontate con parole nostre, i disegni sono nostri.',
  'about.local':
    'Da soli, con i bot o davanti a uno stesso schermo il tavolo funziona tutto nel tuo browser: nulla viene inviato e la partita resta su questo dispositivo. Un tavolo con gli amici online è custodito dal server da cui hai aperto questa pagina.',
  'about.icons': 'Icone',
  'about.iconsText': 'da game-icons.net, con licenza CC BY 3.0:',
  'about.fonts': 'Caratteri',
  'about.fontsText':
    'Alegreya e Alegreya SC di Juan Pablo del Peral, Ruslan Display di Denis Masharov e Vladimir Rabdu, Marck Script di Denis Masharov; tutti con licenza SIL Open Font License.',
  'about.code': 'Fatto con',
  'about.codeText': 'React, Vite, FormatJS intl-messageformat e noble-hashes; le loro licenze li accompagnano.',
};

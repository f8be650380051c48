import type { Texts } from '@medallion/words';
import type { SettingsMessages } from './shape.ts';

export const settings: Texts<SettingsMessages> = {
  'settings.text': 'Dimensione del testo',
  'settings.text.normal': 'normale',
  'settings.text.large': 'grande',
  'settings.text.larger': 'più grande',
  'settings.motion': 'Movimento',
  'settings.motion.system': 'come vuole il dispositivo',
  'settings.motion.on': 'le cose si muovono',
  'settings.motion.off': 'tutto sta fermo',
  'settings.sounds': 'Suoni',
  'settings.sounds.text': 'Carte, dadi, lame, monete e pagine.',
  'settings.confirm': 'Chiedi prima di finire una fase',
  'settings.confirm.text': 'Una volta, e solo se si poteva ancora fare qualcosa di utile.',
  'settings.on': 'sì',
  'settings.off': 'no',
  'settings.reading': 'Modalità lettura',
  'settings.reading.text':
    'Ogni tavolo come testo: la domanda, le risposte, che cosa c’è e che cosa è successo. Fatta per i lettori di schermo, buona per chi ama leggere.',
  'settings.explain': 'I bot spiegano le loro mosse',
  'settings.explain.always': 'sempre',
  'settings.explain.asked': 'a richiesta',
  'settings.explain.never': 'mai',
  'settings.kept': 'Ciò che scegli vale subito e resta su questo dispositivo.',
  'settings.volume': 'Volume dei suoni',
  'settings.pace': 'Ritmo dei bot',
  'settings.pace.text': 'Per quanto tempo si vede ciò che fanno gli altri. Qualsiasi tasto salta alla fine.',
  'settings.pace.slow': 'lento',
  'settings.pace.usual': 'normale',
  'settings.pace.quick': 'rapido',
  'settings.pace.at-once': 'subito',
};

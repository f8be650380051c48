import type { Texts } from '@medallion/words';
import type { SettingsMessages } from './shape.ts';

export const settings: Texts<SettingsMessages> = {
  'settings.text': 'Wielkość tekstu',
  'settings.text.normal': 'zwykła',
  'settings.text.large': 'duża',
  'settings.text.larger': 'większa',
  'settings.motion': 'Ruch',
  'settings.motion.system': 'jak w ustawieniach urządzenia',
  'settings.motion.on': 'wszystko się porusza',
  'settings.motion.off': 'wszystko stoi w miejscu',
  'settings.sounds': 'Dźwięki',
  'settings.sounds.text': 'Karty, kości, ostrza, monety i strony.',
  'settings.confirm': 'Pytaj przed końcem fazy',
  'settings.confirm.text': 'Raz, i tylko wtedy, gdy można jeszcze zrobić coś pożytecznego.',
  'settings.on': 'tak',
  'settings.off': 'nie',
  'settings.reading': 'Tryb czytania',
  'settings.reading.text':
    'Każdy stół jako tekst: pytanie, odpowiedzi, co leży na stole i co się wydarzyło. Dla czytników ekranu i dla każdego, kto woli czytać.',
  'settings.explain': 'Boty wyjaśniają swoje ruchy',
  'settings.explain.always': 'zawsze',
  'settings.explain.asked': 'na prośbę',
  'settings.explain.never': 'nigdy',
  'settings.kept': 'Wybór działa od razu i zostaje na tym urządzeniu.',
  'settings.volume': 'Głośność',
  'settings.pace': 'Tempo botów',
  'settings.pace.text': 'Jak długo widać to, co robią inni. Dowolny klawisz przeskakuje do końca.',
  'settings.pace.slow': 'wolne',
  'settings.pace.usual': 'zwykłe',
  'settings.pace.quick': 'szybkie',
  'settings.pace.at-once': 'od razu',
};

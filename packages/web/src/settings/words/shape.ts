/** What can be set, and to what. */

import type { None } from '@medallion/words';

export interface SettingsMessages {
  'settings.text': None;
  'settings.text.normal': None;
  'settings.text.large': None;
  'settings.text.larger': None;
  'settings.motion': None;
  'settings.motion.system': None;
  'settings.motion.on': None;
  'settings.motion.off': None;
  'settings.sounds': None;
  'settings.sounds.text': None;
  'settings.confirm': None;
  'settings.confirm.text': None;
  'settings.on': None;
  'settings.off': None;
  'settings.reading': None;
  'settings.reading.text': None;
  'settings.explain': None;
  'settings.explain.always': None;
  'settings.explain.asked': None;
  'settings.explain.never': None;
  'settings.kept': None;
  'settings.volume': None;
  'settings.pace': None;
  'settings.pace.text': None;
  'settings.pace.slow': None;
  'settings.pace.usual': None;
  'settings.pace.quick': None;
  'settings.pace.at-once': None;
}

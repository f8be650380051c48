import type { Texts } from '@medallion/words';
import type { SettingsMessages } from './shape.ts';

export const settings: Texts<SettingsMessages> = {
  'settings.text': 'Size of text',
  'settings.text.normal': 'usual',
  'settings.text.large': 'large',
  'settings.text.larger': 'larger',
  'settings.motion': 'Motion',
  'settings.motion.system': 'as the device wishes',
  'settings.motion.on': 'things move',
  'settings.motion.off': 'things hold still',
  'settings.sounds': 'Sounds',
  'settings.sounds.text': 'Cards, dice, blades, coins and pages.',
  'settings.confirm': 'Ask before a phase ends',
  'settings.confirm.text': 'Once, and only if something useful could still be done.',
  'settings.on': 'on',
  'settings.off': 'off',
  'settings.reading': 'Reading mode',
  'settings.reading.text':
    'Every table as text: the question, its answers, what lies there and what happened. Made for screen readers, good for anyone who likes to read.',
  'settings.explain': 'Bots explain themselves',
  'settings.explain.always': 'always',
  'settings.explain.asked': 'when asked',
  'settings.explain.never': 'never',
  'settings.kept': 'What you choose holds at once and is kept on this device.',
  'settings.volume': 'Volume',
  'settings.pace': 'Pace of bots',
  'settings.pace.text': 'How long what others do is looked at. Any key skips ahead.',
  'settings.pace.slow': 'slow',
  'settings.pace.usual': 'normal',
  'settings.pace.quick': 'quick',
  'settings.pace.at-once': 'at once',
};

import { covers } from '../../stories/en/covers.ts';
import { options } from '../options/en.ts';
import { outline } from '../outline/en.ts';
import { tellings } from '../telling/en/index.ts';
import type { Tongue } from '../tongue.ts';
import { abilities } from './abilities.ts';
import { names } from './names.ts';
import { text } from './text.ts';

export const en: Tongue = { names, abilities, text, options, outline, tellings, covers };

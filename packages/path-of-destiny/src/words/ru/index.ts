import { covers } from '../../stories/ru/covers.ts';
import { options } from '../options/ru.ts';
import { outline } from '../outline/ru.ts';
import { tellings } from '../telling/ru/index.ts';
import type { Tongue } from '../tongue.ts';
import { abilities } from './abilities.ts';
import { names } from './names.ts';
import { text } from './text.ts';

export const ru: Tongue = { names, abilities, text, options, outline, tellings, covers };

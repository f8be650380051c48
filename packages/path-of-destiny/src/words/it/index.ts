import { covers } from '../../stories/it/covers.ts';
import { options } from '../options/it.ts';
import { outline } from '../outline/it.ts';
import { tellings } from '../telling/it/index.ts';
import type { Tongue } from '../tongue.ts';
import { abilities } from './abilities.ts';
import { names } from './names.ts';
import { text } from './text.ts';

export const it: Tongue = { names, abilities, text, options, outline, tellings, covers };

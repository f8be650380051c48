import { covers } from '../../stories/pl/covers.ts';
import { options } from '../options/pl.ts';
import { outline } from '../outline/pl.ts';
import { tellings } from '../telling/pl/index.ts';
import type { Tongue } from '../tongue.ts';
import { abilities } from './abilities.ts';
import { names } from './names.ts';
import { text } from './text.ts';

export const pl: Tongue = { names, abilities, text, options, outline, tellings, covers };

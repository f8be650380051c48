import type { Tellings } from '../shape.ts';
import { labels, prompts } from './asks.ts';
import { events } from './events.ts';
import { phrases, reasons } from './reasons.ts';

export const tellings: Tellings = { events, prompts, labels, reasons, phrases };

import '../parts/palette.css';
import '../card/card.css';
import type { CollectionBook } from '../../collection/thing.ts';
import { Inks } from '../parts/Inks.tsx';
import { OwnRecord } from './OwnRecord.tsx';
import { Picture, Sign } from './Picture.tsx';
import { thingsOf } from './things.ts';

export const collection: CollectionBook = { root: 'of-old-world', things: thingsOf, Picture, Sign, OwnRecord, Inks };

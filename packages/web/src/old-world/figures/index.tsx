import '../parts/palette.css';
import '../card/card.css';
import '../map/map.css';
import './figures.css';
import type { ComponentType } from 'react';
import type { FIGURES } from '../../library/figures.ts';
import { Inks } from '../parts/Inks.tsx';
import { CardParts } from './CardParts.tsx';
import { IconKey } from './IconKey.tsx';
import { WholeMap } from './WholeMap.tsx';
import { WorkedTurn } from './WorkedTurn.tsx';

const DRAWN: Readonly<Record<(typeof FIGURES)[number], ComponentType>> = {
  map: WholeMap,
  icons: IconKey,
  card: CardParts,
  turn: WorkedTurn,
};

/** A picture in the rules, drawn from what the table draws, so that it shows what lies there. */
export default function Figure({ name, caption }: { readonly name: string; readonly caption: string }) {
  const Drawn = Object.entries(DRAWN).find(([each]) => each === name)?.[1];
  if (Drawn === undefined) return null;
  return (
    <figure className={`figure of-old-world of-${name}`} data-figure={name}>
      <Inks />
      <Drawn />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

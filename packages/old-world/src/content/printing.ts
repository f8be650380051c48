/** The shorthand in which action cards are written, copy by copy: a terrain, a line of icons, tabs. */
import type { Colour, Icon, Tab, TerrainIcon } from './vocabulary.ts';

/** What one copy of a title shows. */
export interface Copy {
  readonly terrain: TerrainIcon;
  readonly icons: readonly Icon[];
  readonly tabs: readonly Tab[];
}

export const damage = (n: number): Icon => ({ damage: n });
export const shield = (n: number): Icon => ({ shield: n });
/** Cards more, or fewer, in step 4. */
export const draw = (n: number): Icon => ({ draw: n });
export const TAKE: Icon = { take: 'discard-top' };
export const RETURN: Icon = { return: 'this-card' };

const tab =
  (colour: Colour) =>
  (icon?: Icon): Tab =>
    icon === undefined ? { colour } : { colour, icon };

/** A tab of a colour and what it gives; one that gives nothing only lets the combo go on. */
export const [blue, red, green, yellow, purple] = [
  tab('blue'),
  tab('red'),
  tab('green'),
  tab('yellow'),
  tab('purple'),
] as const;

/** One copy: its terrain, the icons of its line, its tabs from the top down. */
export const copy = (terrain: TerrainIcon, icons: readonly Icon[], ...tabs: readonly Tab[]): Copy => ({
  terrain,
  icons,
  tabs,
});

/** Copies that differ in nothing but their terrain. */
export const copies = (terrains: readonly TerrainIcon[], icons: readonly Icon[], ...tabs: readonly Tab[]): Copy[] =>
  terrains.map((terrain) => copy(terrain, icons, ...tabs));

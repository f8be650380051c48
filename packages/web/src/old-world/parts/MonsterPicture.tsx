import type { MonsterId, Terrain } from '@medallion/old-world/content';
import { pictureOf } from './picture.ts';

/** The light behind a monster, by the ground it lurks on. */
const LIGHT: Readonly<Record<Terrain, string>> = { forest: '#7f8a4a', mountain: '#8a5a3a', water: '#3f6f72' };

/** A small portrait of a monster; of one that lies face down only the ground. */
export function MonsterPicture({ id, terrain }: { readonly id: MonsterId | undefined; readonly terrain: Terrain }) {
  const light = `radial-gradient(circle at 50% 40%, #f4dca8, ${LIGHT[terrain]} 55%, #1a0c06)`;
  return (
    <span className="monster-picture" style={{ background: light }}>
      {id !== undefined && <img src={pictureOf({ monster: id })} alt="" loading="lazy" draggable={false} />}
    </span>
  );
}

import type { MonsterId, School, TerrainIcon } from '@medallion/old-world/content';
import { pictureOf } from '../parts/picture.ts';
import { Rival } from './Rival.tsx';

interface Props {
  readonly ground: TerrainIcon;
  readonly near: School | undefined;
  readonly far: { readonly monster: MonsterId } | { readonly school: School | undefined };
  /** Who has just been hit. */
  readonly hit?: 'near' | 'far' | undefined;
}

/** Where it is fought, by night: the hunter from behind, and what stands before them. */
export function Arena({ ground, near, far, hit }: Props) {
  return (
    <div className="arena" aria-hidden="true">
      <img className="ground" src={pictureOf({ ground })} alt="" />
      {'monster' in far ? (
        <img className={`beast${hit === 'far' ? ' hit' : ''}`} src={pictureOf({ monster: far.monster })} alt="" />
      ) : (
        far.school !== undefined && <Rival school={far.school} className={`rival${hit === 'far' ? ' hit' : ''}`} />
      )}
      {near !== undefined && (
        <img className={`hunter${hit === 'near' ? ' hit' : ''}`} src={pictureOf({ school: near })} alt="" />
      )}
      <span className="dusk" />
    </div>
  );
}

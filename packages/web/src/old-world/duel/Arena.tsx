import type { MonsterId, School, TerrainIcon } from '@medallion/old-world/content';
import { Rival } from './Rival.tsx';

const GROUNDS: Readonly<Record<TerrainIcon, string>> = {
  forest: 'forest',
  mountain: 'mountain',
  water: 'water',
  wild: 'road',
};

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
      <img className="ground" src={`./art/grounds/${GROUNDS[ground]}.svg`} alt="" />
      {'monster' in far ? (
        <img className={`beast${hit === 'far' ? ' hit' : ''}`} src={`./art/monsters/${far.monster}.svg`} alt="" />
      ) : (
        far.school !== undefined && <Rival school={far.school} className={`rival${hit === 'far' ? ' hit' : ''}`} />
      )}
      {near !== undefined && (
        <img className={`hunter${hit === 'near' ? ' hit' : ''}`} src={`./art/hunters/${near}.svg`} alt="" />
      )}
      <span className="dusk" />
    </div>
  );
}

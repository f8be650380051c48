import { monster, TERRAINS } from '@medallion/old-world/content';
import { MonsterPicture } from '../../boards/MonsterPicture.tsx';
import type { ControlProps } from '../../frame/control.ts';
import { TerrainMark } from '../../parts/Terrain.tsx';
import { Option } from './Option.tsx';

/** One of the three grounds, by the monster that lurks there or the place that is meant. */
export function TerrainChoice(props: ControlProps) {
  const { view, ask, words } = props;
  return (
    <div className="options">
      {TERRAINS.map((terrain, slot) => {
        const index = view.table.slots[slot]?.monster ?? -1;
        const token = view.table.slots[slot]?.token ?? -1;
        return (
          <Option
            key={terrain}
            {...props}
            id={terrain}
            picture={
              index < 0 ? (
                <TerrainMark terrain={terrain} />
              ) : (
                <MonsterPicture id={monster(index).id} terrain={terrain} />
              )
            }
            text={token < 0 || index < 0 ? undefined : words.game.name.place(token)}
          />
        );
      })}
      {ask.choices.some(({ id }) => id === 'none') && <Option {...props} id="none" />}
    </div>
  );
}

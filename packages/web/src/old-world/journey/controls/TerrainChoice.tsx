import { monster, TERRAINS } from '@medallion/old-world/content';
import { MonsterPicture } from '../../parts/MonsterPicture.tsx';
import { listed } from '../../asked/choices.ts';
import type { ControlProps } from '../../asked/control.ts';
import { TerrainMark } from '../../parts/Terrain.tsx';
import { Option } from './Option.tsx';

type Grounds = 'setup/level-two-slot' | 'tokens/any-trail' | 'tokens/trail-quest' | 'quest/other-terrain';

/** One of the three grounds, by the monster that lurks there or the place that is meant. */
export function TerrainChoice(props: ControlProps<Grounds>) {
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
            id={listed(ask, (choice) => choice.terrain === slot)?.id}
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
      <Option {...props} id={ask.choices.find(({ terrain }) => terrain < 0)?.id} />
    </div>
  );
}

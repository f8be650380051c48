import { monster, TERRAINS } from '@medallion/old-world/content';
import { Panel } from '../../kit/Panel.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { ROMAN } from '../parts/roman.ts';
import { TerrainMark } from '../parts/Terrain.tsx';
import { read } from '../reading/lens.ts';
import { MonsterPicture } from '../parts/MonsterPicture.tsx';

/** The three monsters: level, life, ability, where they lurk and who holds their trail. */
export function Monsters({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { view, words, me } = sitting;
  const { say, game, nameOf } = words;
  return (
    <Panel className="monsters" label={say('ow.lurks')}>
      <h2 className="heading">{say('ow.lurks')}</h2>
      <ul>
        {view.table.slots.map(({ token, monster: index }, slot) => {
          const terrain = TERRAINS[slot] ?? 'forest';
          const holders = view.table.witchers.filter(({ trails }) => (trails[slot] ?? 0) > 0);
          const shown = index < 0 ? undefined : monster(index);
          return (
            <li key={slot} data-monster={shown === undefined ? undefined : index} data-terrain={terrain}>
              {shown === undefined ? (
                <MonsterPicture id={undefined} terrain={terrain} />
              ) : (
                <button
                  type="button"
                  className="closer"
                  aria-label={say('ow.read.name', { name: game.name.monster(shown.id) })}
                  onClick={() => read({ is: 'monster', monster: index, terrain })}
                >
                  <MonsterPicture id={shown.id} terrain={terrain} />
                </button>
              )}
              <div>
                <h3>
                  <span className="mark">
                    <TerrainMark terrain={terrain} label={game.name.terrain(terrain)} />
                  </span>
                  {shown === undefined ? say('ow.lurks.nobody') : game.name.monster(shown.id)}
                  {shown !== undefined && <span className="rank">{ROMAN[shown.level]}</span>}
                </h3>
                {shown !== undefined && <p>{game.ability(shown.id)}</p>}
                <p className="foot">
                  {shown !== undefined && (
                    <span className="life" title={game.name.term('lifePoints')}>
                      <Glyph name="hearts" /> {shown.life}
                    </span>
                  )}
                  {token >= 0 && <span className="where">{game.name.place(token)}</span>}
                  {shown !== undefined && (
                    <span className={holders.some(({ seat }) => seat === me) ? 'trail own' : 'trail'}>
                      <Glyph name="flat-paw-print" />{' '}
                      {holders.length === 0
                        ? say('ow.trail.nobody')
                        : holders.map(({ seat }) => (seat === me ? say('ow.trail.you') : nameOf(seat))).join(', ')}
                    </span>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

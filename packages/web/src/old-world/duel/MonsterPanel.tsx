import { Panel } from '../../kit/Panel.tsx';
import { GlyphAt } from '../icons/Glyph.tsx';
import { MONSTER_GLYPH } from '../icons/which.ts';
import { ROMAN } from '../parts/roman.ts';
import { TerrainMark } from '../parts/Terrain.tsx';
import { AttackCard, FallenCard } from './AttackCard.tsx';
import type { DuelState } from './context.ts';
import { LifeStack } from './LifeStack.tsx';
import type { Beast } from './reading.ts';
import { Lately } from './Lately.tsx';

interface Props {
  readonly state: DuelState;
  readonly beast: Beast;
  /** Cards the Combo so far would cost it. */
  readonly falls: number;
}

const isLong = (name: string): boolean => name.split(' ').some((word) => word.length > 11);

/** The board of the monster: life, nature, its last attack, what has fallen. */
export function MonsterPanel({ state, beast, falls }: Props) {
  const { duel, sitting } = state;
  const { words, view } = sitting;
  const { say, game } = words;
  const { fight, place, ground } = duel;
  const name = game.name.monster(beast.id);
  const level = beast.level as 1 | 2 | 3;
  const revealed = fight.monsterTurns > 0 ? fight.lost.at(-1) : undefined;
  return (
    <Panel className="fighter far" label={name}>
      <header>
        <div>
          <h2 className={isLong(name) ? 'long' : ''}>{name}</h2>
          <p className="where">
            <span className="ground">
              <TerrainMark terrain={ground} />
            </span>
            {game.name.place(place)} · {say('duel.level', { level: ROMAN[beast.level] ?? '' })}
          </p>
        </div>
        <svg className="beast-mark" viewBox="-30 -30 60 60" aria-hidden="true">
          <circle r="27" fill="#2a0d0a" stroke="#e8b98a" strokeWidth="2" />
          <circle r="22" fill="#7a1913" />
          <GlyphAt name={MONSTER_GLYPH[beast.id]} x={0} y={0} size={34} fill="#fbe6c8" />
        </svg>
      </header>
      <h3 className="heading">{say('duel.life')}</h3>
      <div className="life">
        <LifeStack left={beast.life} full={beast.full} falls={falls} of="monster" />
        <p>
          <b className="number">{beast.life}</b>
          <span>{say('duel.of', { n: beast.full })}</span>
          {falls > 0 && (
            <>
              <b className="falls">{say('duel.willFall', { n: falls })}</b>
              <span>{say('duel.remain', { n: beast.life - falls })}</span>
            </>
          )}
        </p>
      </div>
      <h3 className="heading">{say('duel.nature')}</h3>
      <p className="nature">{game.ability(beast.id)}</p>
      {revealed !== undefined && (
        <>
          <h3 className="heading">{say('duel.lastAttack')}</h3>
          {/* A card laid anew is turned anew. */}
          <div className="turned" key={fight.monsterTurns}>
            <AttackCard card={revealed} table={view.table} level={level} called={fight.attack} words={words} />
          </div>
        </>
      )}
      <Lately sitting={sitting} />
      {fight.lost.length > 0 && (
        <>
          <h3 className="heading">{say('duel.fallen', { n: fight.lost.length })}</h3>
          <p className="fallen">
            {fight.lost.map((card) => (
              <FallenCard key={card} card={card} table={view.table} />
            ))}
          </p>
        </>
      )}
    </Panel>
  );
}

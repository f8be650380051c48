import { Crest } from '../parts/Crest.tsx';
import { LifePips } from './LifeStack.tsx';
import type { Beast, Fighter } from './reading.ts';
import { Shields } from './Shields.tsx';

/** A fighter in a line, for narrow screens. */
export function FighterBadge({
  fighter,
  name,
  more,
  falls,
  at,
}: {
  readonly fighter: Fighter;
  readonly name: string;
  readonly more: number;
  readonly falls: number;
  readonly at: 'near' | 'far';
}) {
  const { board, life, cards } = fighter;
  return (
    <section className={`duel-badge ${at}`} aria-label={name}>
      <Crest school={board.school} />
      <div>
        <p>
          <b>{name}</b> <b className="number">{life}</b>
          <Shields now={board.shield} more={more} most={board.shieldMaximum} />
        </p>
        <LifePips left={life} full={cards} falls={falls} of="witcher" />
      </div>
    </section>
  );
}

/** A monster in a line. */
export function BeastBadge({
  beast,
  name,
  falls,
}: {
  readonly beast: Beast;
  readonly name: string;
  readonly falls: number;
}) {
  return (
    <section className="duel-badge far beast" aria-label={name}>
      <div>
        <p>
          <b className="number">{beast.life}</b> <b>{name}</b>
        </p>
        <LifePips left={beast.life} full={beast.full} falls={falls} of="monster" />
      </div>
    </section>
  );
}

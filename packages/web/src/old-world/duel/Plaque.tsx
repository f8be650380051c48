import type { Foreseen } from '@medallion/old-world';
import { Glyph } from '../icons/Glyph.tsx';
import type { TableWords } from '../sitting.ts';
import type { Fighter } from './reading.ts';

interface Props {
  readonly foreseen: Foreseen;
  readonly fighter: Fighter;
  /** Whom it hits, and the cards they have left. */
  readonly target: { readonly name: string; readonly life: number };
  /** A card is only pointed at: it does not lie there yet. */
  readonly thoughtOf: boolean;
  readonly words: TableWords;
}

/** What the Combo would do, always damage, shield, draw. */
export function Plaque({ foreseen, fighter, target, thoughtOf, words }: Props) {
  const { say } = words;
  const { damage, falls, shield, loseShield, draw, take, returns } = foreseen;
  const { board } = fighter;
  const after = board.shield + shield - loseShield;
  const back = take + returns.length;
  return (
    <output className={`foreseen parchment${thoughtOf ? ' thought-of' : ''}`}>
      <span className="part damage">
        <span className="picture">
          <Glyph name="blade" />
        </span>
        <b className="number">{damage}</b>
        <span className="what">
          <b>{say('duel.damage')}</b>
          <small>{say('duel.change', { name: target.name, from: target.life, to: target.life - falls })}</small>
        </span>
      </span>
      <span className="part shield">
        <span className="picture">
          <Glyph name="checked-shield" />
        </span>
        <b className="number">
          {after < board.shield ? '−' : '+'}
          {Math.abs(after - board.shield)}
        </b>
        <span className="what">
          <b>{say('duel.shield')}</b>
          <small>
            {after === board.shieldMaximum
              ? say('duel.change.most', { from: board.shield, to: after })
              : say('duel.change.plain', { from: board.shield, to: after })}
          </small>
        </span>
      </span>
      <span className="part draw">
        <span className="picture">
          <Glyph name="card" />
        </span>
        <b className="number">{draw}</b>
        <span className="what">
          <b>{say('duel.draw')}</b>
          <small>{back > 0 ? say('duel.back', { n: back }) : say('duel.draw.left', { n: board.deck.count })}</small>
        </span>
      </span>
    </output>
  );
}

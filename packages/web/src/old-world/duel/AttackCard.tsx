import type { OldWorldView } from '@medallion/old-world';
import { foreseeAttack } from '@medallion/old-world';
import { type AttackType, type Level, monsterFightCard } from '@medallion/old-world/content';
import { Glyph, type GlyphName } from '../icons/Glyph.tsx';
import type { TableWords } from '../sitting.ts';

const HALVES: readonly (readonly [AttackType, GlyphName])[] = [
  ['charge', 'horned-skull'],
  ['bite', 'fangs'],
];

interface Props {
  readonly card: number;
  readonly table: OldWorldView;
  readonly level: Level | undefined;
  /** The half that was called; both lie open where none was. */
  readonly called?: AttackType | undefined;
  readonly words: TableWords;
}

/** A card of the monster, both its halves: the one that was called is lit, the other stays legible. */
export function AttackCard({ card, table, level, called, words }: Props) {
  const { game, say } = words;
  return (
    <span className="attack-card">
      {HALVES.map(([half, glyph]) => {
        const damage = foreseeAttack(table, card, half);
        const state = called === undefined ? '' : called === half ? 'called' : 'other';
        return (
          <span key={half} className={`half ${state}`}>
            <Glyph name={glyph} />
            <span className="what">
              <b>{game.name.attackType(half)}</b>
              <small>{game.attack(monsterFightCard(card)[half], level)}</small>
              {state === 'called' && <span className="unseen">{say('duel.called')}</span>}
            </span>
            {damage !== undefined && (
              <span className="damage" aria-hidden="true">
                {damage}
                <Glyph name="blade" />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** A card of the monster that has fallen, small: what its two halves dealt. */
export function FallenCard({ card, table }: { readonly card: number; readonly table: OldWorldView }) {
  return (
    <span className="fallen-card">
      {HALVES.map(([half]) => {
        const damage = foreseeAttack(table, card, half);
        return (
          <span key={half} className={half}>
            {damage ?? <Glyph name={monsterFightCard(card)[half].trash === undefined ? 'card-discard' : 'trash-can'} />}
          </span>
        );
      })}
    </span>
  );
}

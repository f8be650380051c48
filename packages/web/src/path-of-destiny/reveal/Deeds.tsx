import type { Ability } from '@medallion/path-of-destiny/content';
import { cardName } from '../card/say-card.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { ABILITY_GLYPH } from '../icons/which.ts';
import { useLaid } from '../laid.ts';
import { Arrow, fillOf, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';
import type { Deed, Gain } from './turn.ts';

/** What somebody's cards and Abilities did, line by line. */
export function Deeds({ deeds }: { readonly deeds: readonly Deed[] }) {
  const { say } = usePathWords();
  if (deeds.length === 0) return <p className="pd-deeds none">{say('deeds.none')}</p>;
  return (
    <ul className="pd-deeds">
      {deeds.map((deed) => (
        <Line key={deed.key} deed={deed} />
      ))}
    </ul>
  );
}

function Line({ deed }: { readonly deed: Deed }) {
  const words = usePathWords();
  const { say, game, heroOf } = words;
  const { cause, gains, unlocks } = deed;
  const unmet = cause.kind === 'effect' && cause.level === 0;
  return (
    <li className={unmet ? 'unmet' : 'met'}>
      <Mark cause={cause} />
      <span>
        {cause.kind === 'effect' && cardName(words, cause.card)}
        {cause.kind === 'ability' && game.names.abilities[cause.ability]}
        {cause.kind === 'ability' && cause.on !== undefined && ` (${heroOf(cause.on)})`}
        {cause.kind === 'effort' && say('effort')}
        {cause.kind === 'requirement' && say('deed.requirement')}
        {cause.kind === 'flip' && say('deed.flip')}
        {unmet && <small> {say('deed.unmet')}</small>}
      </span>
      <Gains gains={gains} />
      {unlocks.map((id) => (
        <em key={id}>{say('unlocks', { ability: game.names.abilities[id as Ability['id']] })}</em>
      ))}
    </li>
  );
}

function Mark({ cause }: { readonly cause: Deed['cause'] }) {
  switch (cause.kind) {
    case 'effect':
      return <i aria-hidden="true">{cause.level > 0 ? '✓' : '–'}</i>;
    case 'ability':
      return <Glyph name={ABILITY_GLYPH[cause.ability]} />;
    case 'flip':
      return <Arrow side={cause.side} />;
    case 'effort':
      return <Glyph name="laurels" />;
    case 'requirement':
      return <Glyph name="semi-closed-eye" />;
    case 'ally':
      return <Glyph name="hood" />;
  }
}

/** Losses and gains as signs. */
export function Gains({ gains }: { readonly gains: readonly Gain[] }) {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  return (
    <span className="pd-gains">
      {gains.map((gain, at) => (
        <span key={at} className={gain.amount < 0 ? 'loss' : ''}>
          {gain.amount > 0 ? '+' : '−'}
          {Math.abs(gain.amount)}{' '}
          {gain.what === 'symbol' ? (
            <Sym
              symbol={symbolAt(gain.symbol)}
              fill={fillOf(gain.symbol ?? 0, view.active)}
              label={game.names.symbols[symbolAt(gain.symbol)]}
            />
          ) : (
            <>
              <Glyph name={gain.what === 'xp' ? 'laurels' : 'queen-crown'} />
              <span className="unseen">{say(gain.what)}</span>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

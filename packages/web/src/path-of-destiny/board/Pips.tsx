import type { ParticipantView } from '@medallion/path-of-destiny';
import { CHARACTER_SHEETS } from '@medallion/path-of-destiny/content';
import { said } from '../parts/Sym.tsx';
import type { AbilityState } from '../words/messages.ts';
import { usePathWords } from '../words/use-path-words.ts';

export const abilityState = (
  { unlocked, used }: Pick<ParticipantView, 'unlocked' | 'used'>,
  place: number,
): AbilityState => (place >= unlocked ? 'locked' : (used & (1 << place)) === 0 ? 'ready' : 'used');

/** Four Abilities at a glance: gold is ready, hollow is locked, struck is used. */
export function Pips({ of }: { readonly of: ParticipantView }) {
  const { say, game } = usePathWords();
  const sheet = CHARACTER_SHEETS.find(({ character }) => character === of.character);
  if (sheet === undefined || of.automa === true) return null;
  const told = sheet.abilities.map(
    ({ id }, place) => `${game.names.abilities[id]}: ${say('ability.state', { state: abilityState(of, place) })}`,
  );
  return (
    <span className="pd-pips" {...said(told.join('; '))} title={told.join('\n')}>
      {sheet.abilities.map(({ id }, place) => (
        <i key={id} className={abilityState(of, place)} />
      ))}
    </span>
  );
}

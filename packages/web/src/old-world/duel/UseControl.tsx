import { useKeys } from '../../kit/use-keys.ts';
import type { ControlProps, OldWorldAsk } from '../asked/control.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { useDuel } from './context.ts';
import { Deed } from './Deed.tsx';
import { Hand } from './Hand.tsx';
import { UseChips } from './UseChips.tsx';
import { OwnFall } from './OwnFall.tsx';
import { foreseeWith } from './reading.ts';
import { TakeBackDeed } from './TakeBackDeed.tsx';
import type { Using } from './using.ts';

/** Questions of the one who is struck. */
const SUFFERING: ReadonlySet<string> = new Set<OldWorldAsk>(['fight/suffer-power', 'monster/revealed']);

/**
 * Moments at which something may be used: before the Combo, at the complete Combo, when it has struck, when the
 * monster's card lies open, when hit, at the end of the turn.
 * What can be used now lies by the question, and its text hangs at the belt; the gold button goes on without.
 */
export function UseControl({ view, ask, answer, words }: ControlProps<Using>) {
  const state = useDuel();
  const go = ask.choices.find((choice) => 'go' in choice);
  const act = go === undefined ? undefined : () => answer(go.id);
  useKeys({ Enter: act });
  const board = view.table.witchers[ask.seat];
  return (
    <div className="duel-control">
      {state !== undefined && <UseChips state={state} ask={ask} answer={answer} />}
      {ask.ask === 'fight/combo-complete' && <OwnFall />}
      <Hand cards={(board?.hand.cards ?? []).map((card) => ({ card, state: 'plain' }))} />
      <div className="duel-deeds">
        <Deed gold choice={go?.id} act={act} hint="Enter">
          <Glyph name={SUFFERING.has(ask.ask) ? 'ragged-wound' : 'crossed-swords'} /> {label()}
        </Deed>
        <TakeBackDeed />
      </div>
    </div>
  );

  function label(): string {
    const { say, tell } = words;
    if (ask.ask === 'fight/combo-complete') {
      const damage = state === undefined ? 0 : (foreseeWith(view.table, state.duel.near)?.damage ?? 0);
      return say('duel.strike', { n: damage });
    }
    if (ask.ask === 'fight/suffer-power') return say('duel.suffer', { n: ask.args.damage });
    return go === undefined ? '' : tell.label(ask, go);
  }
}

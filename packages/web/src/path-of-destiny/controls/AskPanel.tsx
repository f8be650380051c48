import { type Asked, asked } from '../asked.ts';
import { Refused } from '../board/Refused.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { AllyApply, AllyDiscard, AllySide } from './Allies.tsx';
import { DiscardControl } from './DiscardControl.tsx';
import { ListControl } from './ListControl.tsx';
import { LosePanel } from './LosePanel.tsx';
import { PeekControl, SpecialControl } from './Striga.tsx';
import { SensesControl } from './SensesControl.tsx';
import { UsePanel } from './UsePanel.tsx';

/** A question that is not answered where the things lie: a tray of its own on the scene. */
export function AskPanel() {
  const { ask } = useLaid();
  const { tell } = usePathWords();
  if (ask === undefined) return null;
  const using = asked(ask, 'ability/use');
  if (using !== undefined) return <UsePanel key={using.id} ask={using} onConsider={() => undefined} />;
  const losing = asked(ask, 'symbols/lose');
  if (losing !== undefined) return <LosePanel key={losing.id} ask={losing} />;
  return (
    <section className="pd-decision pd-tray sheet" aria-labelledby="question" data-ask={ask.ask}>
      <h2 id="question">{tell.question(ask)}</h2>
      {controlFor(ask)}
      <Refused />
    </section>
  );
}

function controlFor(ask: Asked) {
  const senses = asked(ask, 'ability/senses');
  if (senses !== undefined) return <SensesControl key={ask.id} ask={senses} />;
  const discard = asked(ask, 'hand/discard');
  if (discard !== undefined) return <DiscardControl key={ask.id} ask={discard} />;
  const side = asked(ask, 'evil/side');
  if (side !== undefined) return <AllySide key={ask.id} ask={side} />;
  const drop = asked(ask, 'evil/discard');
  if (drop !== undefined) return <AllyDiscard key={ask.id} ask={drop} />;
  const apply = asked(ask, 'evil/apply');
  if (apply !== undefined) return <AllyApply key={ask.id} ask={apply} />;
  const special = asked(ask, 'striga/special');
  if (special !== undefined) return <SpecialControl key={ask.id} ask={special} />;
  const peek = asked(ask, 'striga/peek');
  if (peek !== undefined) return <PeekControl key={ask.id} ask={peek} />;
  return <ListControl ask={ask} />;
}

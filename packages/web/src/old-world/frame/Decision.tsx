import { useOldWorld } from '../local/use-old-world.ts';
import { controls } from './controls.ts';
import type { OldWorldAsk } from './control.ts';
import { ListControl } from './ListControl.tsx';

/** The open question and the control that fits it. Nothing where nobody at this screen is asked. */
export function Decision() {
  const sitting = useOldWorld();
  if (sitting?.ask === undefined) return null;
  const { view, ask, answer, words, position } = sitting;
  const Fitting = controls[ask.ask as OldWorldAsk] ?? ListControl;
  return (
    <section className="decision" aria-labelledby="question">
      <h2 id="question">{words.tell.question(ask)}</h2>
      <Fitting
        // A question asked anew is another question: nothing picked for the last one stays picked.
        key={`${position.number}-${ask.id}`}
        view={view}
        ask={ask}
        answer={(choice) => answer(ask.id, choice)}
        words={words}
      />
    </section>
  );
}

import { sayRefusal } from '@medallion/table';
import { Terms } from '../../library/terms/Terms.tsx';
import { useWords } from '../../words/index.tsx';
import { useOldWorld } from '../sitting.ts';
import type { OldWorldAsk } from './control.ts';
import { useFocusOnQuestion } from './use-focus-on-question.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { ListControl } from './ListControl.tsx';
import { PaceBar } from './PaceBar.tsx';
import { useControls } from './use-controls.ts';
import { OwnPlan, PlanAhead } from '../plan/PlanAhead.tsx';

/** Questions that leave the map free: they are asked in the strip beside the hand. */
const IN_THE_STRIP: ReadonlySet<string> = new Set<OldWorldAsk>([
  'phase-1/act',
  'phase-3/discard',
  'phase-3/gain',
  'phase-3/pay',
  'location/exchange',
  'location/clear-row',
  'cards/discard',
  'row/gain-cost',
  'tokens/any-trail',
  'tokens/trail-quest',
]);

/** The open question and the control that fits it; while others are asked, whom the table waits for. */
export function Decision() {
  const sitting = useOldWorld();
  const { language } = useWords();
  const { view, ask, answer, words, refusal } = sitting;
  const controls = useControls();
  useAnswerKeys();
  const heading = useFocusOnQuestion(`${view.number}/${ask?.id ?? 'none'}`);
  if (ask === undefined) {
    const waiting = view.waiting.map(({ seat }) => words.nameOf(seat));
    return (
      <section className="decision strip waiting" aria-label={words.say('ow.waiting')}>
        <p>{waiting.length > 0 && words.tell.waiting(waiting.join(', '))}</p>
        <PlanAhead sitting={sitting}>
          <PaceBar sitting={sitting} />
        </PlanAhead>
      </section>
    );
  }
  const Fitting = controls[ask.ask] ?? ListControl;
  const strip = IN_THE_STRIP.has(ask.ask);
  return (
    <section className={strip ? 'decision strip' : 'decision slip'} aria-labelledby="question" data-ask={ask.ask}>
      <h2 id="question" ref={heading} tabIndex={-1}>
        <Terms text={words.tell.question(ask)} />
      </h2>
      <div className="control">
        <OwnPlan sitting={sitting} ask={ask} />
        <Fitting
          // A question asked anew is another question: nothing picked for the last one stays picked.
          key={`${view.number}-${ask.id}`}
          view={view}
          ask={ask}
          answer={(choice) => answer(ask.id, choice)}
          words={words}
        />
      </div>
      {refusal !== undefined && <output className="refusal">{sayRefusal(language, refusal, words.tell)}</output>}
    </section>
  );
}

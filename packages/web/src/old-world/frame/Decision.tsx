import { sayRefusal } from '@medallion/table';
import { useWords } from '../../words/index.tsx';
import { useOldWorld } from '../sitting.ts';
import { controls, IN_THE_STRIP } from './controls.ts';
import type { OldWorldAsk } from './control.ts';
import { useFocusOnQuestion } from './use-focus-on-question.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { ListControl } from './ListControl.tsx';
import { PaceBar } from './PaceBar.tsx';

/** The open question and the control that fits it; while others are asked, whom the table waits for. */
export function Decision() {
  const sitting = useOldWorld();
  const { language } = useWords();
  const { view, ask, answer, words, refusal } = sitting;
  useAnswerKeys();
  const heading = useFocusOnQuestion(`${view.number}/${ask?.id ?? 'none'}`);
  if (ask === undefined) {
    const waiting = view.waiting.map(({ seat }) => words.nameOf(seat));
    return (
      <section className="decision strip waiting" aria-label={words.say('ow.waiting')}>
        <p>{waiting.length > 0 && words.tell.waiting(waiting.join(', '))}</p>
        <PaceBar sitting={sitting} />
      </section>
    );
  }
  const Fitting = controls[ask.ask as OldWorldAsk] ?? ListControl;
  const strip = IN_THE_STRIP.has(ask.ask);
  return (
    <section className={strip ? 'decision strip' : 'decision slip'} aria-labelledby="question" data-ask={ask.ask}>
      <h2 id="question" ref={heading} tabIndex={-1}>
        {words.tell.question(ask)}
      </h2>
      <div className="control">
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

import './plan.css';
import type { Impossible, ListedChoice } from '@medallion/kernel';
import { Clause } from '../../library/Clause.tsx';
import { useVocabulary } from '../../kit/vocabulary.ts';
import type { Planning } from './use-plan.ts';
import { planWords } from './words.ts';

interface StripProps {
  readonly planning: Planning;
  readonly label: (choice: ListedChoice) => string;
}

/** While others play: what is laid out so far, and how to lay out more. */
export function PlanStrip({ planning: { steps, begin, ask, back, done, forget }, label }: StripProps) {
  const say = useVocabulary(planWords);
  if (begin === undefined && ask === undefined && steps.length === 0) return null;
  return (
    <div className="plan-strip" data-planning={ask !== undefined}>
      {ask !== undefined && <p>{say('plan.on')}</p>}
      {steps.length > 0 && (
        <ol aria-label={say('plan')}>
          {steps.map((step, at) => (
            <li key={at}>{label(step)}</li>
          ))}
        </ol>
      )}
      <div className="plan-deeds">
        {begin !== undefined && (
          <button type="button" className="button plan-begin" onClick={begin}>
            {say(steps.length === 0 ? 'plan.begin' : 'plan.more')}
          </button>
        )}
        {done !== undefined && steps.length > 0 && (
          <button type="button" className="button" onClick={done}>
            {say('plan.done')}
          </button>
        )}
        {ask !== undefined && back !== undefined && (
          <button type="button" className="button" onClick={back}>
            {say('plan.back')}
          </button>
        )}
        {forget !== undefined && (
          <button type="button" className="button" onClick={forget}>
            {say('plan.forget')}
          </button>
        )}
      </div>
    </div>
  );
}

interface PlannedProps extends StripProps {
  readonly whyNot: (no: Impossible) => { readonly why: string; readonly clause: string };
}

/** When the question comes: one press where the plan still holds, and what changed where it does not. */
export function Planned({ planning: { held, steps, go, forget }, label, whyNot }: PlannedProps) {
  const say = useVocabulary(planWords);
  if (held === undefined) return null;
  const told = held.holds || held.no === undefined ? undefined : whyNot(held.no);
  return (
    <div className={`planned ${held.holds ? 'holds' : 'changed'}`}>
      {held.holds ? (
        <button type="button" className="button gold" data-planned={held.choice.id} onClick={go}>
          {say('plan.go')}: {steps.map(label).join(' → ')}
        </button>
      ) : (
        <output>
          {say('plan.changed')} <b>{label(held.choice)}</b>. {told?.why ?? say('plan.gone')}{' '}
          {told !== undefined && <Clause id={told.clause} />}
        </output>
      )}
      <button type="button" className="button" onClick={forget}>
        {say('plan.forget')}
      </button>
    </div>
  );
}

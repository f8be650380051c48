import type { AnyShape, ListedChoice } from '@medallion/kernel';
import { Clause } from '../../library/Clause.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import type { AskOf } from '../sitting.ts';
import type { Telling } from '../telling.ts';
import { tableWords } from '../words/index.ts';

interface AnswersProps {
  readonly ask: AskOf<AnyShape>;
  readonly telling: Telling;
  readonly onAnswer: (choice: string) => void;
}

/** How many answers have a key of their own. */
const KEYS = 9;

/** Any question as a list: what can be answered, in groups where there is much, and what cannot with the reason why. */
export function Answers({ ask, telling, onAnswer }: AnswersProps) {
  const say = useVocabulary(tableWords);
  const groups = grouped(ask, telling);
  const keyed = groups.filter(({ title }) => title === undefined).flatMap(({ choices }) => choices);
  useKeys(Object.fromEntries(keyed.slice(0, KEYS).map(({ id }, at) => [String(at + 1), () => onAnswer(id)])));
  const button = (choice: ListedChoice) => {
    const at = keyed.indexOf(choice);
    const hint = telling.hint(ask, choice);
    return (
      <li key={choice.id}>
        <button type="button" className="answer" data-choice={choice.id} onClick={() => onAnswer(choice.id)}>
          {at >= 0 && at < KEYS && <kbd aria-hidden="true">{at + 1}</kbd>}
          <span>
            {telling.label(ask, choice)}
            {hint !== undefined && hint !== '' && <small>{hint}</small>}
          </span>
        </button>
      </li>
    );
  };
  return (
    <div className="plain-answers">
      {groups.map(({ title, choices }) =>
        title === undefined ? (
          <ul key="alone" aria-label={say('answers')}>
            {choices.map(button)}
          </ul>
        ) : (
          <details key={title} name="answers">
            <summary>
              {title} <small>({choices.length})</small>
            </summary>
            <ul>{choices.map(button)}</ul>
          </details>
        ),
      )}
      <NotNow ask={ask} telling={telling} />
    </div>
  );
}

interface Group {
  /** Unset for answers that stand alone. */
  readonly title?: string;
  readonly choices: readonly ListedChoice[];
}

/** Answers that stand alone first, then each group in the order it is first met. A group of one stands alone. */
function grouped(ask: AskOf<AnyShape>, telling: Telling): readonly Group[] {
  const groups = new Map<string | undefined, ListedChoice[]>();
  for (const choice of ask.choices) {
    const title = telling.group(ask, choice);
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  const alone = [...groups].flatMap(([title, choices]) => (title === undefined || choices.length === 1 ? choices : []));
  const inOrder = ask.choices.filter((choice) => alone.includes(choice));
  const others = [...groups].flatMap(([title, choices]) =>
    title === undefined || choices.length === 1 ? [] : [{ title, choices }],
  );
  return [...(inOrder.length === 0 ? [] : [{ choices: inOrder }]), ...others];
}

/** What cannot be done; things refused for the same reason stand together. */
function NotNow({ ask, telling }: Pick<AnswersProps, 'ask' | 'telling'>) {
  const say = useVocabulary(tableWords);
  if (ask.impossible.length === 0) return null;
  const reasons = new Map<string, { whats: string[]; why: string; clause: string }>();
  for (const no of ask.impossible) {
    const { what, why, clause } = telling.whyNot(ask, no);
    const known = reasons.get(`${clause}/${why}`) ?? { whats: [], why, clause };
    if (!known.whats.includes(what)) known.whats.push(what);
    reasons.set(`${clause}/${why}`, known);
  }
  return (
    <details className="not-now">
      <summary>{say('notNow', { n: ask.impossible.length })}</summary>
      <ul>
        {[...reasons.values()].map(({ whats, why, clause }) => (
          <li key={`${clause}/${why}`}>
            <b>{whats.join(', ')}</b> {why} <Clause id={clause} />
          </li>
        ))}
      </ul>
    </details>
  );
}

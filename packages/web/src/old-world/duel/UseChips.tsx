import type { AskView } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { DuelState } from './context.ts';
import { usablesOf } from './Uses.tsx';
import { usingOf } from './using.ts';

interface Props {
  readonly state: DuelState;
  readonly ask: AskView<OldWorld>;
  readonly answer: (choice: string) => void;
}

/** What can be used at this moment, beside the question: a belt may be longer than its panel. */
export function UseChips({ state, ask, answer }: Props) {
  const { specialty, flasks, belt } = usablesOf(state);
  const choices = usingOf(ask)?.choices ?? [];
  const now = [...(specialty === undefined ? [] : [specialty]), ...flasks, ...belt].flatMap((usable) =>
    choices.filter(usable.meant).map(({ id }) => ({ ...usable, id })),
  );
  if (now.length === 0) return null;
  return (
    <div className="use-chips">
      {now.map(({ id, name, text, picture }) => (
        <button key={id} type="button" className="use-chip" title={text} data-chip={id} onClick={() => answer(id)}>
          <span className="picture">{picture}</span> {name}
        </button>
      ))}
    </div>
  );
}

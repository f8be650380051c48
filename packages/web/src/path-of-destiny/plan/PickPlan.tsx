import './plan.css';
import type { ListedChoice } from '@medallion/kernel';
import { Planned, PlanStrip } from '../../table/plan/PlanStrip.tsx';
import type { Planning } from '../../table/plan/use-plan.ts';
import type { Asked } from '../asked.ts';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** The pick somebody means to make: laid out while others pick, made by one press. */
export function PickPlan({ planning }: { readonly planning: Planning }) {
  const { ask, me = 0 } = useLaid();
  const { tell } = usePathWords();
  const label = (choice: ListedChoice): string => {
    const told = { id: -1, seat: me, ask: 'choose/pick', args: {}, choices: [choice], impossible: [] };
    return tell.label(ask ?? (told as unknown as Asked), choice);
  };
  const { held, begin, ask: laying, steps } = planning;
  if (held === undefined && begin === undefined && laying === undefined && steps.length === 0) return null;
  return (
    <aside className="pd-plan pd-tray">
      {held !== undefined && ask !== undefined ? (
        <Planned planning={planning} label={label} whyNot={(no) => tell.whyNot(ask, no)} />
      ) : (
        <PlanStrip planning={planning} label={label} />
      )}
    </aside>
  );
}

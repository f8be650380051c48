import type { AnyShape } from '@medallion/kernel';
import { Logo } from '../../kit/Logo.tsx';
import { HeaderTools } from '../HeaderTools.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { screensOf } from '../../screens.ts';
import { set, useSettings } from '../../settings/settings.ts';
import { Curtain } from '../Curtain.tsx';
import { useSitting } from '../sitting.ts';
import { useTelling } from '../telling.ts';
import { tableWords } from '../words/index.ts';
import { PlainTable } from './PlainTable.tsx';

/** The plain table with its header: what is always at hand. */
export function PlainPage() {
  const { table, calls, undo } = useSitting<AnyShape>();
  const { title } = useTelling();
  const say = useVocabulary(tableWords);
  const { reading } = useSettings();
  useKeys({ U: undo });
  const names = table.sitters.map(({ name }) => name).join(', ');
  return (
    <div className="any-table table-ground">
      <header className="table-header" data-header>
        <a className="skip" href="#question" onClick={toQuestion}>
          {say('skip')}
        </a>
        <Logo about={[title, names]} />
        <HeaderTools undo={undo}>
          {reading && screensOf(table.game) !== undefined && (
            <button type="button" className="button" onClick={() => set({ reading: false })}>
              {say('reading.off')}
            </button>
          )}
        </HeaderTools>
      </header>
      {calls === undefined ? <PlainTable /> : <Curtain calls={calls} />}
    </div>
  );
}

/** The address belongs to the page: only the focus goes. */
function toQuestion(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById('question')?.focus();
}

import type { ReactNode } from 'react';
import { Languages } from '../kit/Languages.tsx';
import { TakeBack } from '../kit/TakeBack.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { TableTools } from '../library/TableTools.tsx';
import { MenuButton } from './menu/MenuButton.tsx';
import { tableWords } from './words/index.ts';

interface Props {
  /** Takes the last answer back, while it may be. */
  readonly undo: (() => void) | undefined;
  /** What this game has beside it. */
  readonly children?: ReactNode;
}

/** What is at hand at the end of every table's header: taking back, languages, menu, rules and settings. */
export function HeaderTools({ undo, children }: Props) {
  const say = useVocabulary(tableWords);
  return (
    <div className="tools">
      {children}
      <button
        type="button"
        className="round"
        aria-disabled={undo === undefined}
        aria-label={say('undo')}
        title={`${say('undo')} (U)`}
        onClick={undo}
      >
        <TakeBack />
      </button>
      <Languages folded />
      <MenuButton />
      <TableTools />
    </div>
  );
}

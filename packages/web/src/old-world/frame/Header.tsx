import { useState } from 'react';
import { Logo } from '../../kit/Logo.tsx';
import { HeaderTools } from '../../table/HeaderTools.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { useWords } from '../../words/index.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { Help } from './Help.tsx';
import { Ribbon } from './Ribbon.tsx';
import { Summary } from './Summary.tsx';
import { useKeys } from '../../kit/use-keys.ts';

/** The name of the table, the phases, and what is always at hand: help, taking back, languages. */
export function Header({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { view, words, undo, me } = sitting;
  const { say, nameOf } = words;
  const { say: sayPage } = useWords();
  const [help, setHelp] = useState(false);
  const { turns, active } = view.table;
  const ask = help ? undefined : () => setHelp(true);
  useKeys({ U: undo, H: ask, '?': ask });
  const whose =
    view.over !== undefined
      ? sayPage('game.old-world')
      : active === me
        ? say('ow.yourTurn')
        : say('ow.turnOf', { name: nameOf(active) });
  return (
    <header className="table-header" data-header>
      {/* While the table is set it is nobody's turn. */}
      <Logo about={turns === 0 ? [sayPage('game.old-world')] : [say('ow.turn', { n: turns }), whose]} />
      <Ribbon sitting={sitting} />
      <Summary sitting={sitting} />
      <HeaderTools undo={undo}>
        <button
          type="button"
          className="button help-button"
          onClick={() => setHelp(true)}
          title={`${say('ow.help')} (?)`}
        >
          <Glyph name="light-bulb" /> <span>{say('ow.help')}</span>
        </button>
      </HeaderTools>
      {help && <Help sitting={sitting} onClose={() => setHelp(false)} />}
    </header>
  );
}

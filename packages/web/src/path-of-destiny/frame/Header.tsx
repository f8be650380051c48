import { useState } from 'react';
import { Logo } from '../../kit/Logo.tsx';
import { HeaderTools } from '../../table/HeaderTools.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { useLaid } from '../laid.ts';
import { roman } from '../parts/Destiny.tsx';
import { usePathWords } from '../words/use-path-words.ts';
import { Help } from './Help.tsx';
import { Log } from './Log.tsx';
import { Phases } from './Phases.tsx';

/** The Story and where it stands, the three phases, and what is always at hand. */
export function Header({ undo }: { readonly undo: (() => void) | undefined }) {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  const [open, setOpen] = useState<'log' | 'help'>();
  useKeys({ U: undo, L: () => setOpen('log'), H: () => setOpen('help'), '?': () => setOpen('help') });
  const where =
    view.chapter === 0
      ? say('where.setup')
      : view.phase === 'ending'
        ? say('where.over')
        : view.phase === 'chapter-end'
          ? say('where.end', { chapter: roman(view.chapter) })
          : say('where.turn', { chapter: roman(view.chapter), n: Math.max(1, view.turn) });
  return (
    <header className="pd-header" data-header>
      <Logo about={[game.names.stories[view.options.story], where]} />
      <Phases view={view} />
      <HeaderTools undo={undo}>
        <button type="button" className="pd-tool log-button" onClick={() => setOpen('log')} title={`${say('log')} (L)`}>
          <Glyph name="scroll-unfurled" /> <span>{say('log')}</span>
        </button>
        <button
          type="button"
          className="pd-tool help-button"
          onClick={() => setOpen('help')}
          title={`${say('help')} (?)`}
        >
          <Glyph name="light-bulb" /> <span>{say('help')}</span>
        </button>
      </HeaderTools>
      {open === 'log' && <Log onClose={() => setOpen(undefined)} />}
      {open === 'help' && <Help onClose={() => setOpen(undefined)} />}
    </header>
  );
}

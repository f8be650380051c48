import type { OldWorldSitting } from '../sitting.ts';
import { ROMAN } from '../parts/roman.ts';
import { movesOf } from '../asked/choices.ts';

const PHASES = ['phase-1', 'phase-2', 'phase-3'] as const;

/** The three phases of the turn; the current one is parchment and says what is possible in it. */
export function Ribbon({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { view, ask, words } = sitting;
  const { say, game } = words;
  if (view.over !== undefined) return <div className="ribbon" />;
  const now = PHASES.indexOf(view.table.turn.phase === 'setup' ? 'phase-1' : view.table.turn.phase);
  const reach = new Set(movesOf(ask).map(({ to }) => to)).size;
  const possible = [
    reach > 0 ? say('ow.phase1.reach', { n: reach }) : say('ow.phase1.text'),
    say('ow.phase2.text'),
    say('ow.phase3.text'),
  ];
  if (view.table.turn.phase === 'setup') {
    return (
      <nav className="ribbon" aria-label={say('ow.phases')}>
        <ol>
          <li className="on" aria-current="step">
            <span className="name">{say('ow.setup.phase')}</span>
          </li>
        </ol>
      </nav>
    );
  }
  return (
    <nav className="ribbon" aria-label={say('ow.phases')}>
      <ol>
        {PHASES.map((phase, at) => (
          <li
            key={phase}
            className={at === now ? 'on' : at < now ? 'done' : ''}
            {...(at === now ? { 'aria-current': 'step' as const } : {})}
          >
            <span className="number">{ROMAN[at + 1]}</span>
            <span className="name">
              {say(`ow.${phase}`)} <small>{possible[at]}</small>
            </span>
            <span className="unseen">{game.name.phase(phase)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { COLOURS, SYMBOLS } from '@medallion/path-of-destiny/content';
import { Drawer } from '../../kit/Drawer.tsx';
import { Clause } from '../../library/Clause.tsx';
import { openRules } from '../../library/drawer.ts';
import { Reminder } from '../automa/Reminder.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { useLaid } from '../laid.ts';
import { Banner } from '../parts/Banner.tsx';
import type { Fill } from '../parts/shapes.ts';
import { Arrow, Idle, Sym } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** So many answers are listed at once; a hand of seven cards has forty-two. */
const MOST = 60;

/** What can be done now, what cannot and why, and what the signs on the cards mean. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const { view, ask, answer, waiting } = useLaid();
  const { say, tell, nameOf } = usePathWords();
  const reply = (choice: string) => () => {
    onClose();
    answer(choice);
  };
  return (
    <Drawer title={say('help')} className="pd-help" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than its place: the keyboard must get there to scroll it */}
      <section className="pd-root inside-help" tabIndex={0} aria-label={say('help')}>
        {ask === undefined ? (
          <p>
            {say('help.nothing')} {waiting.length > 0 && say('help.waiting', { names: waiting.map(nameOf).join(', ') })}
          </p>
        ) : (
          <>
            <p className="question">{tell.question(ask)}</p>
            <h3>{say('help.can')}</h3>
            <ul className="pd-answers">
              {ask.choices.slice(0, MOST).map((choice) => (
                <li key={choice.id}>
                  <button type="button" className="pd-way answer" onClick={reply(choice.id)}>
                    {tell.label(ask, choice)}
                  </button>
                </li>
              ))}
            </ul>
            {ask.impossible.length > 0 && (
              <>
                <h3>{say('help.cannot')}</h3>
                <ul className="cannot">
                  {ask.impossible.map((no) => {
                    const { what, why, clause } = tell.whyNot(ask, no);
                    return (
                      <li key={`${what}/${clause}`}>
                        <b>{what}</b> {why} <Clause id={clause} />
                      </li>
                    );
                  })}
                </ul>
              </>
            )}
          </>
        )}
        <p>
          <button type="button" className="pd-way" onClick={() => openRules()}>
            <Glyph name="open-book" /> {say('rules')}
          </button>
        </p>
        {view.participants.some(({ automa }) => automa === true) && <Reminder />}
        <Legend />
        <h3>{say('keys')}</h3>
        <p className="keys">{say('keys.text')}</p>
      </section>
    </Drawer>
  );
}

const FILLS: readonly Exclude<Fill, 'printed'>[] = ['left', 'right', 'idle', 'lost', 'bronze'];

/** What the signs mean: banners by shape and letter, Symbols by shape and fill. */
function Legend() {
  const { say, game } = usePathWords();
  return (
    <section className="pd-legend" aria-label={say('legend')}>
      <h3>{say('legend')}</h3>
      <p>{say('legend.banners')}</p>
      <ul className="banners">
        {COLOURS.map((colour) => (
          <li key={colour}>
            <Banner colour={colour} long letter={game.names.colourLetters[colour]} />
            <span>
              {say('legend.banner', { letter: game.names.colourLetters[colour], colour: game.names.colours[colour] })}
            </span>
          </li>
        ))}
      </ul>
      <p>{say('legend.symbols')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than its place: the keyboard must get there to scroll it */}
      <section className="pd-scroll" tabIndex={0} aria-label={say('legend.symbols')}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say('legend.symbol')}</span>
              </th>
              {FILLS.map((fill) => (
                <th key={fill} scope="col">
                  {say('legend.fill', { fill })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SYMBOLS.map((symbol) => (
              <tr key={symbol}>
                <th scope="row">{game.names.symbols[symbol]}</th>
                {FILLS.map((fill) => (
                  <td key={fill}>
                    <span className="on-bone">
                      <Sym symbol={symbol} fill={fill} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="others">
        <li>
          <Arrow side="left" /> <Arrow side="right" /> {say('legend.arrows')}
        </li>
        <li>
          <span className="on-bone">
            <Idle />
          </span>{' '}
          {say('legend.idle')}
        </li>
        <li>
          <Glyph name="queen-crown" /> {say('vp')} · <Glyph name="laurels" /> {say('xp')}
        </li>
      </ul>
    </section>
  );
}

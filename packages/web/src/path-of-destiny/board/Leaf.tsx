import type { Who } from '@medallion/path-of-destiny';
import { ALLIANCE_SIDES, AUTOMA_BOARDS, CHARACTER_SHEETS } from '@medallion/path-of-destiny/content';
import { Drawer } from '../../kit/Drawer.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { ABILITY_GLYPH } from '../icons/which.ts';
import { participantOf, useLaid } from '../laid.ts';
import { Reminder } from '../automa/Reminder.tsx';
import { Thinking } from '../automa/Thinking.tsx';
import { Medal } from '../parts/Medal.tsx';
import { figureOf } from '../parts/picture.ts';
import { Sym } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';
import { SideQuest, Track } from './CharacterBoard.tsx';
import { Counts } from './Counts.tsx';
import { KnownHand } from './KnownHand.tsx';
import { abilityState } from './Pips.tsx';
import { Points } from './Points.tsx';
import { isAwake, TokenRow } from './Rivals.tsx';
import { Timeline } from './Timeline.tsx';

/** Somebody's whole board: all of it is public. */
export function Leaf({ who, onClose }: { readonly who: Who; readonly onClose: () => void }) {
  const { view } = useLaid();
  const { say, game, heroOf, nameOf } = usePathWords();
  const of = participantOf(view, who);
  const sheet = of.automa === true ? undefined : CHARACTER_SHEETS.find(({ character }) => character === of.character);
  const board = of.automa === true ? AUTOMA_BOARDS.find(({ character }) => character === of.character) : undefined;
  return (
    <Drawer title={heroOf(who)} className="pd-leaf-drawer" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than its place: the keyboard must get there to scroll it */}
      <section className="pd-root pd-leaf-board" tabIndex={0} aria-label={say('board', { name: heroOf(who) })}>
        <header>
          <span className={`hooded ${isAwake(of) ? 'awake' : ''}`}>
            <img src={figureOf(of.character, of.automa === true)} alt="" width="320" height="520" />
            {of.automa === true && <Medal character={of.character} />}
          </span>
          <div>
            <p>{nameOf(who)}</p>
            <Points of={of} />
            <Counts who={who} />
            <TokenRow who={who} />
            {view.options.story === 'evil' &&
              ALLIANCE_SIDES.map((side) => (
                <p key={side}>
                  {game.names[side]}: {say('allies.count', { n: of.alliances[side].count })}
                </p>
              ))}
          </div>
        </header>
        <Track who={who} />
        {sheet !== undefined && (
          <ul className="abilities">
            {sheet.abilities.map(({ id, unlockedAt, window }, place) => (
              <li key={id} className={abilityState(of, place)}>
                <Glyph name={ABILITY_GLYPH[id]} />
                <span>
                  <b>{game.names.abilities[id]}</b>{' '}
                  <small>
                    {unlockedAt} · {say('window', { window })} ·{' '}
                    {say('ability.state', { state: abilityState(of, place) })}
                  </small>
                  <span>{game.abilities[id]}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {board !== undefined && (
          <div className="automa">
            <p>
              <b>{say('automa.symbols')}</b>{' '}
              {board.symbols.map((symbol) => (
                <span key={symbol}>
                  <Sym symbol={symbol} fill="bronze" /> {game.names.symbols[symbol]}{' '}
                </span>
              ))}
            </p>
            <p>
              <b>{say('automa.first')}</b> {game.automaFirst(board)}
            </p>
            <p className={isAwake(of) ? 'awake' : ''}>
              <b>{say('automa.second')}</b> {game.automaSecond(board)} {isAwake(of) && <em>{say('automa.awake')}</em>}
            </p>
            <Thinking />
            <Reminder />
          </div>
        )}
        <KnownHand who={who} />
        <SideQuest who={who} />
        <h3>{say('timeline.of')}</h3>
        <Timeline who={who} />
      </section>
    </Drawer>
  );
}

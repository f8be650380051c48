import { effortRuns, type ForeseenPlay } from '@medallion/path-of-destiny';
import { EFFORT_CARDS } from '@medallion/path-of-destiny/content';
import { Glyph } from '../icons/Glyph.tsx';
import { roman } from '../parts/Destiny.tsx';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { Sequences } from './StoryCorner.tsx';

/** Counts as they are, and as they would be: what one would declare, gain and meet. */
export function Forecast({
  foreseen,
  cards,
}: {
  readonly foreseen: ForeseenPlay | undefined;
  /** Laid to the end of the Timeline, to try them. */
  readonly cards: readonly number[];
}) {
  const { view, me, prospect } = useLaid();
  const { say, game } = usePathWords();
  const now = me === undefined ? undefined : prospect.standings[me];
  if (now === undefined || me === undefined) return null;
  const then = foreseen?.standings[me];
  const voice = (foreseen ?? prospect).verdict?.voices.find(({ who }) => who === me);
  const token = (foreseen ?? prospect).verdict;
  const effort = EFFORT_CARDS[view.effort[view.chapter - 1] ?? -1];
  const runs = foreseen === undefined || foreseen.effort ? [] : effortRuns(view, me, cards);
  return (
    <div className="pd-forecast" aria-live="polite">
      <p className="counts">
        {(['left', 'right'] as const).map((side, at) => {
          const symbol = symbolAt(view.active[at]);
          const to = then?.[side];
          return (
            <span key={side}>
              <Sym symbol={symbol} fill={side} label={game.names.symbols[symbol]} />
              <b>{now[side]}</b>
              {to !== undefined && (
                <b className="to">
                  <span aria-hidden="true">→</span> {to}
                </b>
              )}
            </span>
          );
        })}
      </p>
      {voice !== undefined && (
        <p className="declare">
          {say('declare', { says: voice.says })} {voice.says === 'tie' ? '=' : <Arrow side={voice.says} />}
        </p>
      )}
      {foreseen !== undefined && (
        <ul className="gains">
          {foreseen.gained.xp !== 0 && (
            <li>
              <Glyph name="laurels" /> {signed(foreseen.gained.xp)} <span className="unseen">{say('xp')}</span>
            </li>
          )}
          {foreseen.gained.vp !== 0 && (
            <li>
              <Glyph name="queen-crown" /> {signed(foreseen.gained.vp)} <span className="unseen">{say('vp')}</span>
            </li>
          )}
          {foreseen.gained.others !== 0 && (
            <li className="others" title={say('others')}>
              {signed(foreseen.gained.others)} {say('others.short')}
            </li>
          )}
          {foreseen.effort && <li className="met">{say('effort.met')}</li>}
          {effort !== undefined && runs.flat().includes(true) && (
            <li className="run">
              <Sequences effort={effort} runs={runs} />
            </li>
          )}
          {foreseen.requirements.map(({ goal }) => (
            <li key={goal} className="met">
              {say('goal.met')}
            </li>
          ))}
          {foreseen.gained.unlocks.map((id) => (
            <li key={id} className="met">
              {say('unlocks', { ability: game.names.abilities[id] })}
            </li>
          ))}
          {foreseen.sideQuest !== undefined && (
            <li className="quest" title={say('quest.left')}>
              {say('quest.short')} {foreseen.sideQuest}
            </li>
          )}
        </ul>
      )}
      {token !== undefined && foreseen !== undefined && token.ifFlipped === undefined && (
        <p className="token">
          {roman(token.token)} {token.place === 'aside' ? say('aside.short') : <Arrow side={token.place} />}
        </p>
      )}
    </div>
  );
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

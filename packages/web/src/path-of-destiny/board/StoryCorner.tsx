import { footOf } from '@medallion/path-of-destiny';
import {
  ALL_GOALS,
  ALLIANCE_CARDS,
  ALLIANCE_SIDES,
  EFFORT_CARDS,
  type EffortCard,
  type GoalBack,
  SIDES,
  type Symbol,
} from '@medallion/path-of-destiny/content';
import { Glyph } from '../icons/Glyph.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Medal } from '../parts/Medal.tsx';
import { roman } from '../parts/Destiny.tsx';
import { Arrow, Sym } from '../parts/Sym.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** What the Story adds to the table: Effort cards, Secret Goals, or allies. */
export function StoryCorner() {
  const { view } = useLaid();
  switch (view.options.story) {
    case 'edge':
      return <Effort />;
    case 'striga':
      return <Goals />;
    case 'evil':
      return <Alliances />;
  }
}

function Effort() {
  const { view, me } = useLaid();
  const { say, game } = usePathWords();
  if (view.effort.length === 0) return null;
  return (
    <section className="pd-corner-story pd-tray" aria-label={say('effort')}>
      <h2>
        {say('effort')} <small>{say('effort.note')}</small>
      </h2>
      {view.effort.map((card, index) => {
        const effort = EFFORT_CARDS[card];
        if (effort === undefined) return null;
        const chapter = index + 1;
        return (
          <div
            key={card}
            className={`pd-effort ${chapter === view.chapter ? 'now' : chapter < view.chapter ? 'past' : ''}`}
            title={game.effort(effort)}
          >
            <b>{roman(chapter)}</b>
            <Sequences
              effort={effort}
              timeline={chapter === view.chapter && me !== undefined ? participantOf(view, me).timeline : []}
            />
            <span className="bonus">
              <EffortBonus effort={effort} />
            </span>
            <span className="unseen">{game.effort(effort)}</span>
          </div>
        );
      })}
    </section>
  );
}

export function Sequences({ effort }: { readonly effort: EffortCard; readonly timeline: readonly number[] }) {
  return (
    <span className="sequences" aria-hidden="true">
      {effort.sequences.map((sequence, at) => (
        <span key={at}>
          {sequence.map((colour, place) => (
            <Banner key={place} colour={colour} />
          ))}
        </span>
      ))}
    </span>
  );
}

export function EffortBonus({ effort: { bonus } }: { readonly effort: EffortCard }) {
  if (bonus.kind === 'each-active')
    return (
      <>
        <Arrow side="left" />
        <Arrow side="right" />
      </>
    );
  return (
    <>
      {bonus.amount} <Glyph name={bonus.kind === 'xp' ? 'laurels' : 'queen-crown'} />
    </>
  );
}

/** The Symbols on the back of a goal: it counts where one of them is Dominant in chapter 3. */
export const BACK_SYMBOLS: Readonly<Record<GoalBack, readonly Symbol[]>> = {
  c: ['combat'],
  m: ['magic'],
  cde: ['combat', 'diplomacy', 'exploration'],
  mde: ['magic', 'diplomacy', 'exploration'],
};

function Goals() {
  const { view, me } = useLaid();
  const { say, game, heroOf } = usePathWords();
  const counting =
    view.chapter === 3 && me !== undefined
      ? new Set(SIDES.flatMap((side) => footOf(view, side, me).goals ?? []))
      : undefined;
  return (
    <section className="pd-corner-story pd-tray" aria-label={say('goals')}>
      <h2>
        {say('goals')} <small>{say('goals.note')}</small>
      </h2>
      <ul className="pd-goals">
        {view.goals.map((place, at) => {
          const face = place.goal === undefined ? undefined : ALL_GOALS[place.goal];
          const told = [
            game.names.goalBacks[place.back],
            say('goal.requirement', { colour: game.names.colours[place.requirement] }),
            ...(face === undefined ? [] : [`${game.names.goals[face.id] ?? face.id}: ${game.goal(face)}`]),
          ].join('\n');
          return (
            <li
              key={place.back}
              className={`${face === undefined ? '' : 'open'} ${counting?.has(at) === false ? 'idle' : ''}`}
              title={told}
            >
              <span className="unseen">{told}</span>
              <span className="back" aria-hidden="true">
                {BACK_SYMBOLS[place.back].map((symbol) => (
                  <Sym key={symbol} symbol={symbol} fill={face === undefined ? 'bronze' : 'printed'} />
                ))}
              </span>
              {face !== undefined && <em>{game.names.goals[face.id]}</em>}
              <span className="requirement" aria-hidden="true">
                {place.left.length + place.right.length > 0 ? '4×' : '3×'}
                <Banner colour={place.requirement} />
                <span className="holes">
                  {[...place.left, ...place.right].map((who) => (
                    <Medal key={who} character={participantOf(view, who).character} label={heroOf(who)} />
                  ))}
                  {place.left.length + place.right.length === 0 && <i />}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Alliances() {
  const { view, me } = useLaid();
  const { say, game, heroOf } = usePathWords();
  return (
    <section className="pd-corner-story pd-tray" aria-label={say('allies')}>
      <h2>
        {say('allies')} <small>{say('allies.note')}</small>
      </h2>
      <div className="pd-allies">
        {ALLIANCE_SIDES.map((side) => (
          <div key={side} className={side}>
            <p>
              <Glyph name={side === 'renfri' ? 'sword-in-stone' : 'evil-tower'} /> <b>{game.names[side]}</b>{' '}
              <Arrow side={side === 'renfri' ? 'left' : 'right'} />
            </p>
            <ul>
              {view.participants.map((of) => (
                <li key={of.who} title={say('allies.of', { name: heroOf(of.who), n: of.alliances[side].count })}>
                  <Medal character={of.character} automa={of.automa === true} label={heroOf(of.who)} />
                  <b>{of.alliances[side].count}</b>
                  <span className="sockets" aria-hidden="true">
                    {[0, 1, 2].map((n) => (
                      <i key={n} className={n < of.alliances[side].count ? 'held' : ''} />
                    ))}
                  </span>
                </li>
              ))}
            </ul>
            {me !== undefined && (
              <ul className="mine">
                {(participantOf(view, me).alliances[side].cards ?? []).map((card) => {
                  const effect = ALLIANCE_CARDS[card]?.effect ?? 'xp';
                  return (
                    <li key={card} title={game.alliance(effect)}>
                      {game.names.alliances[effect]}
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

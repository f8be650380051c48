import { effortRuns, footOf, requirementOf } from '@medallion/path-of-destiny';
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
  // The chapter that is played, or the next one while cards are kept, comes first: the others are reached by scrolling.
  const playing = view.phase !== 'chapter-end';
  const current = view.chapter + (playing ? 0 : 1);
  const [past, sooner] = [[1, 2, 3].filter((n) => n < current), [1, 2, 3].filter((n) => n >= current)];
  return (
    <section className="pd-corner-story pd-tray" aria-label={say('effort')}>
      <h2>
        {say('effort')} <small>{say('effort.note', { match: view.options.effortMatch })}</small>
      </h2>
      {[...sooner, ...past].map((chapter) => {
        const card = view.effort[chapter - 1];
        const effort = EFFORT_CARDS[card ?? -1];
        if (effort === undefined) return null;
        const now = chapter === current;
        return (
          <div
            key={card}
            className={`pd-effort ${now ? 'now' : chapter < current ? 'past' : ''}`}
            title={game.effort(effort)}
          >
            <b>{roman(chapter)}</b>
            <Sequences effort={effort} runs={now && playing && me !== undefined ? effortRuns(view, me) : []} />
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

/** The sequences of an Effort card; of those that have begun, what lies is lit and what is missing is told. */
export function Sequences({
  effort,
  runs = [],
}: {
  readonly effort: EffortCard;
  readonly runs?: ReturnType<typeof effortRuns>;
}) {
  const { say, game } = usePathWords();
  return (
    <span className="sequences">
      {effort.sequences.map((sequence, at) => {
        const held = runs[at] ?? [];
        const begun = held.includes(true);
        const named = (lies: boolean) =>
          sequence
            .filter((_, place) => (held[place] === true) === lies)
            .map((colour) => game.names.colours[colour])
            .join(', ');
        const told = begun ? say('effort.run', { held: named(true), missing: named(false) || 'none' }) : '';
        return (
          <span key={at} className={begun ? 'begun' : ''} {...(begun ? { title: told } : {})}>
            {sequence.map((colour, place) => (
              <i key={place} className={held[place] === true ? 'held' : ''}>
                <Banner colour={colour} />
              </i>
            ))}
            <span className="unseen">{told}</span>
          </span>
        );
      })}
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
          const mine = me === undefined ? undefined : requirementOf(view, me, at);
          const told = [
            game.names.goalBacks[place.back],
            say('goal.requirement', { colour: game.names.colours[place.requirement] }),
            ...(mine === undefined ? [] : [say('goal.near', mine)]),
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
                {mine === undefined ? '✓' : `${Math.min(mine.has, mine.needs)}/${mine.needs}`}
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

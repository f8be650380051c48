import { experienceOf, playsSideQuests, sideQuestValue, type Who } from '@medallion/path-of-destiny';
import { CHARACTER_SHEETS } from '@medallion/path-of-destiny/content';
import { Glyph } from '../icons/Glyph.tsx';
import { ABILITY_GLYPH } from '../icons/which.ts';
import { Medal } from '../parts/Medal.tsx';
import { bustOf } from '../parts/picture.ts';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { abilityState } from './Pips.tsx';
import { Points } from './Points.tsx';

/** One's own board: Experience with its thresholds, the golden lap, four Abilities, the Side Quest as it stands. */
export function CharacterBoard({ who }: { readonly who: Who }) {
  const { view } = useLaid();
  const { say, heroOf } = usePathWords();
  const of = participantOf(view, who);
  return (
    <section className={`pd-board pd-tray ${of.character ?? ''}`} aria-label={say('board', { name: heroOf(who) })}>
      <div className="me">
        <span className="bust">
          <img src={bustOf(of.character)} alt="" width="240" height="240" />
        </span>
        <div>
          <b>{heroOf(who)}</b>
          <Points of={of} />
        </div>
      </div>
      <Track who={who} />
      <SideQuest who={who} />
    </section>
  );
}

/** The spaces of the track; above them the Abilities, each over the space that unlocks it. From 20 on the track is gilded. */
export function Track({ who }: { readonly who: Who }) {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  const of = participantOf(view, who);
  const sheet = CHARACTER_SHEETS.find(({ character }) => character === of.character);
  const { xp, normal, space, pays, vp, next } = experienceOf(view, who);
  const golden = space !== undefined;
  const spaces = Array.from({ length: normal + 1 }, (_, at) => at);
  return (
    <div className={`pd-track ${golden ? 'golden' : ''}`}>
      {sheet !== undefined && of.automa !== true && (
        <ul className="abilities">
          {sheet.abilities.map(({ id, unlockedAt, window }, place) => {
            const state = abilityState(of, place);
            const told = `${game.names.abilities[id]}\n${game.abilities[id]}`;
            return (
              <li key={id} className={state} style={{ '--at': unlockedAt }} title={told}>
                <Glyph name={state === 'locked' ? 'padlock' : ABILITY_GLYPH[id]} />
                <span>
                  <b>{game.names.abilities[id]}</b>
                  <small>{say('window', { window })}</small>
                </span>
                {/* A name that is struck out says it as well. */}
                <em className={state === 'used' ? 'unseen' : ''}>
                  {state === 'locked' ? unlockedAt : say('ability.state', { state })}
                </em>
              </li>
            );
          })}
        </ul>
      )}
      <ol className="spaces" aria-label={say('track', { xp, next: next?.xp ?? 0, vp: next?.vp ?? 0 })}>
        {spaces.map((at) => {
          const here = golden ? at === Math.min(space, normal) : at === xp;
          const reached = golden ? at <= space : at <= xp;
          return (
            <li
              key={at}
              className={`${reached ? 'in' : ''} ${!golden && at > 0 && sheet?.abilities.some((each) => each.unlockedAt === at) === true ? 'unlocks' : ''}`}
              title={golden ? say('golden.space', { n: at, vp: pays[at] ?? 0 }) : ''}
              aria-hidden={!here}
            >
              {here ? (
                <Medal character={of.character} automa={of.automa === true} label={String(xp)} />
              ) : golden ? (
                (pays[at] ?? 0)
              ) : (
                at
              )}
            </li>
          );
        })}
      </ol>
      <p className="lap" title={say('golden.title')}>
        <span className="coin">{golden ? vp : ''}</span>
        <small>{golden ? say('golden.now', { vp }) : say('golden.parked', { n: normal - xp })}</small>
      </p>
    </div>
  );
}

/** The Side Quest and what it would bring with the hand as it is; of others only what it counts. */
export function SideQuest({ who }: { readonly who: Who }) {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  const of = participantOf(view, who);
  const sheet = CHARACTER_SHEETS.find(({ character }) => character === of.character);
  if (sheet === undefined || of.automa === true || !playsSideQuests(view.options)) return null;
  const now = of.hand.cards === undefined ? undefined : sideQuestValue(sheet.sideQuest, of.hand.cards);
  const text = game.sideQuest(sheet.sideQuest);
  return (
    <div className="pd-quest" title={text}>
      <p className="label">
        {say('quest')}
        <span>
          <Glyph name="queen-crown" /> {now ?? '?'} <small>/ {sheet.sideQuest.cap}</small>
        </span>
      </p>
      <b>{game.names.sideQuests[sheet.character]}</b>
      <p className="text">{text}</p>
    </div>
  );
}

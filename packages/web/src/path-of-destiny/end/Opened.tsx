import { ALL_GOALS, STORY_DECKS } from '@medallion/path-of-destiny/content';
import type { Who } from '@medallion/path-of-destiny';
import { BACK_SYMBOLS } from '../board/StoryCorner.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Medal } from '../parts/Medal.tsx';
import { Sym } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** What the Story counted at its end, and what it paid: the two goals that were opened, or the bonus of the epilogue. */
export function Opened() {
  const { view, heard } = useLaid();
  const { say, game } = usePathWords();
  const goals = heard.flatMap((event) => (event.type === 'goalRevealed' ? [event.data] : []));
  const bonus = STORY_DECKS[view.options.story].epilogues.find(({ node }) => node === view.read.at(-1))?.bonus;
  if (goals.length === 0 && bonus === undefined) return null;
  const paid = view.participants.map(({ who }) =>
    heard.reduce(
      (sum, event) => (event.type === 'finalBonus' && event.data.who === who ? sum + event.data.vp : sum),
      0,
    ),
  );
  return (
    <>
      <h3>{say('end.opened', { story: view.options.story })}</h3>
      <ul className="pd-opened">
        {goals.map(({ goal, card, vp }) => {
          const face = ALL_GOALS[card];
          const back = view.goals[goal]?.back;
          return (
            <li key={goal}>
              <span className="back" aria-hidden="true">
                {back !== undefined &&
                  BACK_SYMBOLS[back].map((symbol) => <Sym key={symbol} symbol={symbol} fill="bronze" />)}
              </span>
              <span>
                <b>{face === undefined ? '' : game.names.goals[face.id]}</b>
                {face !== undefined && <small>{game.goal(face)}</small>}
              </span>
              <Paid vp={vp} />
            </li>
          );
        })}
        {bonus !== undefined && (
          <li>
            <span className="back">
              <Glyph name="queen-crown" />
            </span>
            <span>{game.finalBonus(bonus)}</span>
            <Paid vp={paid} />
          </li>
        )}
      </ul>
    </>
  );
}

/** Who was paid how much; whoever got nothing is left out. */
function Paid({ vp }: { readonly vp: readonly number[] }) {
  const { view } = useLaid();
  const { say, heroOf } = usePathWords();
  const order = vp.map((_, who): Who => who).filter((who) => (vp[who] ?? 0) !== 0);
  if (order.length === 0) return <span className="paid">{say('note.nothing')}</span>;
  return (
    <span className="paid">
      {order.map((who) => {
        const { character, automa } = participantOf(view, who);
        return (
          <span key={who}>
            <Medal character={character} automa={automa === true} label={heroOf(who)} /> +{vp[who]}
          </span>
        );
      })}
    </span>
  );
}

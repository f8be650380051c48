import type { PathOfDestiny, Who } from '@medallion/path-of-destiny';
import { STORY_DECKS, type StoryOperation } from '@medallion/path-of-destiny/content';
import { useMemo } from 'react';
import { Longer } from '../../kit/Longer.tsx';
import type { Heard } from '../asked.ts';
import { Onward } from '../board/Onward.tsx';
import { Plate } from '../book/Book.tsx';
import { AskPanel } from '../controls/AskPanel.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Medal } from '../parts/Medal.tsx';
import { Illuminated } from '../parts/Ornaments.tsx';
import { Arrow, Sym } from '../parts/Sym.tsx';
import { Gains } from '../reveal/Deeds.tsx';
import type { Gain } from '../reveal/turn.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { Spread } from './Reading.tsx';

type Events = PathOfDestiny['events'];

/** What came of the Path that was followed: the text, and three sealed notes with what each brings and to whom. */
export function Result() {
  const { view, heard, ask, hold } = useLaid();
  const { say, tale, game, heroOf } = usePathWords();
  const from = heard.findLastIndex(({ type }) => type === 'storyFollowed');
  const opened = heard[from];
  const followed = opened?.type === 'storyFollowed' ? opened.data : undefined;
  const holders = useMemo(() => holdersOf(heard, from), [heard, from]);
  const given = useMemo(() => givenSince(heard, from), [heard, from]);
  const node = followed?.node ?? view.read.at(-1) ?? 2;
  const card = STORY_DECKS[view.options.story].paths.find((each) => each.node === node);
  const prose = tale?.paths[node as 2];
  const side = followed?.side ?? 'left';
  const note = (which: 'left' | 'right' | 'all', operations: readonly StoryOperation[], whose: readonly Who[]) => (
    <article className={`pd-note ${which}`} key={which}>
      <h3>
        {which !== 'all' && <Arrow side={which} />} {say('note', { which })}
      </h3>
      <p className="whose">
        {whose.length === 0
          ? say('note.nobody')
          : whose.map((who) => {
              const { character, automa } = participantOf(view, who);
              return (
                <span key={who}>
                  <Medal character={character} automa={automa === true} /> {heroOf(who)}
                </span>
              );
            })}
      </p>
      <p className="what">{operations.length === 0 ? say('note.nothing') : game.operations(operations)}</p>
      {which !== 'all' && <small>{say('note.why', { side: which })}</small>}
    </article>
  );
  return (
    <Spread
      label={say('result')}
      left={
        <div className="pd-scene left">
          <header>
            {card !== undefined && <Sym symbol={card.symbol} fill={side} />}
            <div>
              <p className="label">
                <Arrow side={side} /> {say('result.followed', { side })}
              </p>
              <h2>{prose?.title}</h2>
            </div>
          </header>
          <Plate story={view.options.story} node={node} />
          <p className="text">
            <Illuminated text={prose?.result ?? ''} red={side === 'right'} />
          </p>
        </div>
      }
      right={
        <Longer className="pd-notes">
          <p className="label">{say('result.brings')}</p>
          {card !== undefined && (
            <>
              {note('left', card.left, holders.left === undefined ? [] : [holders.left])}
              {note('right', card.right, holders.right === undefined ? [] : [holders.right])}
              {card.all.length > 0 && note('all', card.all, view.initiative)}
            </>
          )}
          {given.length > 0 && (
            <ul className="given">
              {given.map(([who, gains]) => (
                <li key={who}>
                  <b>{heroOf(who)}</b> <Gains gains={gains} />
                </li>
              ))}
            </ul>
          )}
        </Longer>
      }
    >
      {ask !== undefined && <AskPanel />}
      {hold === 'result' && <Onward label={say('onward.turn')} />}
    </Spread>
  );
}

/** Who held the Path tokens when the page was turned. */
function holdersOf(heard: readonly Heard[], before: number): Events['pathTokens'] {
  for (let at = before; at >= 0; at -= 1) {
    const event = heard[at];
    if (event?.type === 'pathTokens') return event.data;
  }
  return {};
}

function givenSince(heard: readonly Heard[], from: number): readonly (readonly [Who, readonly Gain[]])[] {
  const given = new Map<Who, Gain[]>();
  const give = (who: Who, gain: Gain) => given.set(who, [...(given.get(who) ?? []), gain]);
  for (const event of heard.slice(from + 1)) {
    if (event.type === 'epilogueOpened' || event.type === 'handsRevealed' || event.type === 'chapterBegan') break;
    if (event.type === 'vpChanged') give(event.data.who, { what: 'vp', amount: event.data.amount });
    else if (event.type === 'xpChanged') give(event.data.who, { what: 'xp', amount: event.data.amount });
    else if (event.type === 'symbolsGained')
      give(event.data.who, { what: 'symbol', symbol: event.data.symbol, amount: event.data.amount });
  }
  return [...given];
}

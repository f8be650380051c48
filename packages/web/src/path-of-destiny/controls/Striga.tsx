import { footOf, goalCountsFor, prospect } from '@medallion/path-of-destiny';
import { ALL_GOALS, SIDES, type Side } from '@medallion/path-of-destiny/content';
import { useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import type { Asked } from '../asked.ts';
import { BACK_SYMBOLS } from '../board/StoryCorner.tsx';
import { Seal } from '../board/Seal.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Banner } from '../parts/Banner.tsx';
import { Medal } from '../parts/Medal.tsx';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** A coin of salt between the two Symbols of the chapter to come. */
export function SpecialControl({ ask }: { readonly ask: Asked<'striga/special'> }) {
  const { view, me = 0, answer } = useLaid();
  const { say, game } = usePathWords();
  const [picked, pick] = useState<Side>();
  const seal = picked === undefined ? undefined : () => answer(picked);
  useKeys({
    Enter: seal,
    1: () => pick('left'),
    2: () => pick('right'),
    ArrowLeft: () => pick('left'),
    ArrowRight: () => pick('right'),
  });
  const standing = prospect(view).standings[me];
  return (
    <>
      <div className="pd-two salt">
        {ask.choices.map(({ id, side }) => {
          const symbol = symbolAt(view.active[side === 'left' ? 0 : 1]);
          return (
            <button
              key={id}
              type="button"
              className="pd-deck"
              aria-pressed={picked === side}
              data-picks={id}
              onClick={() => pick(side)}
            >
              <span className="coin">
                <Arrow side={side} />
              </span>
              <b>
                <Sym symbol={symbol} fill={side} /> {game.names.symbols[symbol]}
              </b>
              <span>{say('special.have', { n: standing?.[side] ?? 0 })}</span>
            </button>
          );
        })}
      </div>
      <div className="pd-go">
        <p className="also">{say('special.next')}</p>
        <Seal onPress={seal} choice={picked}>
          {say('seal.set')}
        </Seal>
      </div>
    </>
  );
}

/** Four goals: back, Requirement, whose tokens, and whether it can still count. */
export function PeekControl({ ask }: { readonly ask: Asked<'striga/peek'> }) {
  const { view, me = 0, answer } = useLaid();
  const { say, game, heroOf } = usePathWords();
  const [picked, pick] = useState<string>();
  const seal = picked === undefined ? undefined : () => answer(picked);
  useKeys({ Enter: seal, ...Object.fromEntries(ask.choices.map(({ id }, at) => [String(at + 1), () => pick(id)])) });
  const open = view.chapter === 3 ? undefined : nextSymbols();
  return (
    <>
      <div className="pd-faces goals">
        {view.goals.map((place, goal) => {
          const choice = ask.choices.find((each) => each.goal === goal);
          const face = place.goal === undefined ? undefined : ALL_GOALS[place.goal];
          const counts = open === undefined ? undefined : open.some((symbol) => goalCountsFor(view, goal, symbol));
          const inside = (
            <>
              {face === undefined ? (
                <CardBack kind="goal">
                  <span className="backs">
                    {BACK_SYMBOLS[place.back].map((symbol) => (
                      <Sym key={symbol} symbol={symbol} fill="bronze" />
                    ))}
                  </span>
                </CardBack>
              ) : (
                <span className="pd-ally-face">
                  <b>{game.names.goals[face.id]}</b>
                  <span>{game.goal(face)}</span>
                </span>
              )}
              <span className="requirement">
                <Banner colour={place.requirement} />{' '}
                {say('goal.requirement', { colour: game.names.colours[place.requirement] })}
              </span>
              <span className="whose">
                {[...place.left, ...place.right].map((who) => (
                  <Medal key={who} character={participantOf(view, who).character} label={heroOf(who)} />
                ))}
              </span>
              {counts === false && <em>{say('goal.cannot')}</em>}
              {choice === undefined && <em>{say('goal.known')}</em>}
            </>
          );
          return choice === undefined ? (
            <div key={place.back}>{inside}</div>
          ) : (
            <button
              key={place.back}
              type="button"
              aria-pressed={picked === choice.id}
              aria-label={`${game.names.goalBacks[place.back]}. ${say('goal.requirement', { colour: game.names.colours[place.requirement] })}`}
              data-picks={choice.id}
              onClick={() => pick(choice.id)}
            >
              {inside}
            </button>
          );
        })}
      </div>
      <div className="pd-go">
        <p className="also">{say('peek.once')}</p>
        <Seal onPress={seal} choice={picked}>
          {say('seal.look')}
        </Seal>
      </div>
    </>
  );

  /** The Symbols that can be Dominant in chapter 3, as far as the feet of the open cards say. */
  function nextSymbols() {
    if (view.chapter !== 2) return undefined;
    return SIDES.flatMap((side) => footOf(view, side, me).symbols ?? []);
  }
}

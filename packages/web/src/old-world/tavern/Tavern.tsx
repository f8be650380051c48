import './tavern.css';
import { type PokerGame, rankHand, type Role } from '@medallion/old-world/poker';
import { type ReactNode, useMemo, useState } from 'react';
import { Candle } from '../../kit/Candle.tsx';
import { Coins } from '../../kit/Coin.tsx';
import { Felt } from '../../kit/Felt.tsx';
import { Mug } from '../dice/Mug.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Tavern as Inn } from '../dice/Inn.tsx';
import { rolledBy } from '../dice/rolled-by.ts';
import { chancesOf } from '../dice/chances.ts';
import { DiceRow } from '../dice/DiceRow.tsx';
import { heldName } from '../dice/hand-words.ts';
import { Ladder } from '../dice/Ladder.tsx';
import { Odds } from '../dice/Odds.tsx';
import type { Reading, Side } from '../dice/reading.ts';
import { useKeys } from '../../kit/use-keys.ts';
import { why } from '../dice/why.ts';
import { Deed } from '../duel/Deed.tsx';
import { TakeBackDeed } from '../duel/TakeBackDeed.tsx';
import { Clause } from '../../library/Clause.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { oldWorldWords } from '../words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { readPoker, wonBy } from './reading.ts';
import { type Reroll, rerollsOf } from './rerolls.ts';

interface Props {
  readonly sitting: OldWorldSitting;
  /** The game is over and only looked at: how to go on. */
  readonly onward?: () => void;
}

/** Dice on a journey: the practice table's felt, with the names and the gold of this game. */
export function Tavern({ sitting, onward }: Props) {
  const { view, me, position, events, words } = sitting;
  const { say, tell } = words;
  const { table } = view;
  // A result is looked at while the next question may already be open.
  const ask = onward === undefined ? sitting.ask : undefined;
  const reading = useMemo(() => readPoker(table, me, ask), [table, me, ask]);
  const [picked, setPicked] = useState<{ ask: number; places: readonly number[] }>({ ask: -1, places: [] });
  const rerolls = useMemo(() => rerollsOf(ask), [ask]);
  const pick = ask !== undefined && picked.ask === ask.id ? picked.places : [];
  const mine = reading?.mine;
  const theirs = reading?.theirs;
  const chances = useMemo(
    () =>
      rerolls !== undefined && mine !== undefined && reading !== undefined
        ? chancesOf(mine.dice, theirs?.dice, reading.role, table.options)
        : undefined,
    [rerolls, mine, theirs, reading, table.options],
  );
  const toggle = (place: number) => {
    if (ask === undefined) return;
    const places = pick.includes(place)
      ? pick.filter((each) => each !== place)
      : [...pick, place].toSorted((a, b) => a - b);
    setPicked({ ask: ask.id, places });
  };
  const give = (reroll: Reroll | undefined) =>
    ask === undefined || reroll === undefined ? undefined : () => sitting.answer(ask.id, reroll.id);
  const wanted = pick.length === 0 ? [] : (rerolls?.with(pick) ?? []);
  const stand = give(rerolls?.stand);
  useKeys({
    Enter: onward ?? give(wanted[0]),
    R: give(wanted[0]),
    S: stand,
    ...(rerolls === undefined
      ? {}
      : Object.fromEntries([1, 2, 3, 4, 5].map((place) => [String(place), () => toggle(place)]))),
  });
  if (reading === undefined || reading.game === undefined) return null;
  const { game, role, mode } = reading;
  const rolled = rolledBy(onward === undefined ? events : []);
  const theirRole: Role = role === 'active' ? 'other' : 'active';
  const waiting = view.waiting[0];
  return (
    <main className="tavern-scene" id="table" tabIndex={-1} data-ask={ask?.ask}>
      <div className="scene taken">
        <Inn who={mode === 'solo' ? 'innkeeper' : mode} />
        <div className="tabletop">
          <div className="tray">
            <Felt divided={mode !== 'solo'} />
            {mode !== 'solo' && (
              <DiceRow
                label={nameOf(theirRole)}
                dice={theirs?.dice ?? []}
                material="wax"
                rolled={rolled[theirRole]}
                number={position.number}
              >
                <Whose name={nameOf(theirRole)} side={theirs} />
              </DiceRow>
            )}
            <DiceRow
              label={nameOf(role)}
              dice={mine?.dice ?? []}
              material="bone"
              rolled={rolled[role]}
              number={position.number}
              {...(rerolls === undefined ? {} : { picked: pick, onPick: toggle })}
            >
              <Whose name={nameOf(role)} side={mine}>
                {mode === 'locals' && me !== undefined && me === game.other && me !== game.active && (
                  <em className="for-locals">{say('tavern.forLocals')}</em>
                )}
                {reading.standing !== undefined && game.result === undefined && (
                  <strong>{say(reading.standing.winner === role ? 'standing.ahead' : 'standing.behind')}</strong>
                )}
              </Whose>
            </DiceRow>
          </div>
          <TavernPlaque game={game} reading={reading} sitting={sitting} />
          <div className="still-life">
            <Candle height={120} />
            <Mug />
          </div>
        </div>
      </div>
      <Panel className="aside" label={say(mode === 'solo' ? 'ladder.pays' : 'ladder.title')}>
        <Ladder reading={reading} rules={table.options} odds={chances?.odds(pick)} />
        <div className="now">{chances !== undefined && <Odds chances={chances} pick={pick} reading={reading} />}</div>
        <div className="deeds">
          {onward !== undefined ? (
            <button type="button" className="button gold" data-onward onClick={onward}>
              {say('moment.onward')} <kbd aria-hidden="true">Enter</kbd>
            </button>
          ) : rerolls === undefined ? (
            <p className="notice">{waiting === undefined ? '' : tell.waiting(words.nameOf(waiting.seat))}</p>
          ) : (
            <>
              {wanted.length === 0 ? (
                <Deed gold act={undefined}>
                  <Glyph name="rolling-dices" /> {say('do.reroll', { n: 0 })}
                </Deed>
              ) : (
                wanted.map((reroll, at) => (
                  <Deed
                    key={reroll.id}
                    gold={at === 0}
                    choice={reroll.id}
                    act={give(reroll)}
                    hint={at === 0 ? 'R' : ''}
                  >
                    <Glyph name="rolling-dices" />
                    {reroll.source === undefined
                      ? say('do.reroll', { n: pick.length })
                      : say('tavern.with', { source: tell.source(reroll.source) })}
                  </Deed>
                ))
              )}
              <Deed choice={rerolls.stand?.id} act={stand} hint="S">
                {say('do.stand')}
              </Deed>
            </>
          )}
          <TakeBackDeed />
        </div>
      </Panel>
    </main>
  );

  function nameOf(side: Role): string {
    const seat = side === 'active' ? game.active : game.other;
    if (side === 'other' && game.against === 'locals') return say('poker.they.locals');
    return seat === undefined ? '' : words.nameOf(seat);
  }
}

function Whose({
  name,
  side,
  children,
}: {
  readonly name: string;
  readonly side: Side | undefined;
  readonly children?: ReactNode;
}) {
  const say = useVocabulary(oldWorldWords);
  return (
    <p className="whose">
      <b>{name}</b>
      {side !== undefined && <span>{heldName(say, side.hand)}</span>}
      {children}
    </p>
  );
}

/** The pool; in the end who wins it, and why. */
function TavernPlaque({
  game,
  reading,
  sitting,
}: {
  readonly game: Readonly<PokerGame>;
  readonly reading: Reading;
  readonly sitting: OldWorldSitting;
}) {
  const { words, view } = sitting;
  const { say } = words;
  const { result } = game;
  if (result === undefined) {
    if (reading.mode === 'solo') return <p className="plaque parchment">{say('poker.reward.list')}</p>;
    return (
      <p className="plaque parchment">
        <b>{say('poker.pool')}</b>
        <Coins count={game.pool} />
        <span>{say('poker.pool.winner', { n: game.pool })}</span>
      </p>
    );
  }
  const hands = {
    active: rankHand(game.dice.active),
    ...(game.dice.other.length === 0 ? {} : { other: rankHand(game.dice.other) }),
  };
  return (
    <div className="plaque parchment result">
      <p className="who">
        <Coins count={result.gold} />
        <b>{result.winner === 'table' ? say('result.solo', { n: result.gold }) : wonBy(game, result, words)}</b>
      </p>
      <p>
        {why(say, result, hands, view.table.options)} <Clause id={result.clause} />
      </p>
    </div>
  );
}

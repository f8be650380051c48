import './duel.css';
import type { HeardEvent } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { monster, type Level } from '@medallion/old-world/content';
import { useMemo, useState } from 'react';
import type { SceneProps } from '../sitting.ts';
import { Arena } from './Arena.tsx';
import { AttackCard } from './AttackCard.tsx';
import { BeastBadge, FighterBadge } from './Badge.tsx';
import { ComboRow } from './ComboRow.tsx';
import { DuelContext, type DuelState } from './context.ts';
import { PaceBar } from '../asked/PaceBar.tsx';
import { Hand } from './Hand.tsx';
import { Lately } from './Lately.tsx';
import { MonsterPanel } from './MonsterPanel.tsx';
import { Plaque } from './Plaque.tsx';
import { type Duel as DuelReading, foreseeWith, isComboAsk, readDuel } from './reading.ts';
import { SceneDecision } from './SceneDecision.tsx';
import { Steps } from './Steps.tsx';
import { useMedia } from '../../kit/use-media.ts';
import { Carried, WitcherPanel } from './WitcherPanel.tsx';

/** A fight fills the screen: who fights whom, the Combo, what it would do, and the hand. */
export function Duel({ sitting }: SceneProps) {
  const { view, me, position, held } = sitting;
  const duel = useMemo(() => readDuel(view.table, me, held), [view, me, held]);
  const narrow = useMedia('to-table');
  // What was pointed at in another position is no longer pointed at.
  const [pointing, setPointing] = useState<{ number: number; at: DuelState['pointed'] }>({ number: -1, at: undefined });
  const state = useMemo((): DuelState | undefined => {
    if (duel === undefined) return undefined;
    return {
      sitting,
      duel,
      narrow,
      pointed: pointing.number === position.number && held === undefined ? pointing.at : undefined,
      point: (at) => setPointing({ number: position.number, at }),
    };
  }, [sitting, duel, narrow, pointing, position.number, held]);
  if (state === undefined) return null;
  return (
    <DuelContext value={state}>
      <DuelTable state={state} />
    </DuelContext>
  );
}

function DuelTable({ state }: { readonly state: DuelState }) {
  const { duel, sitting, narrow, pointed } = state;
  const { view, words, ask, me } = sitting;
  const { near, far, beast, striking, fight } = duel;
  const { say, nameOf, game } = words;
  const choosing = isComboAsk(ask) || (striking !== undefined && view.waiting[0]?.ask === 'fight/combo');
  // Once the Combo resolves, what it does is told by what happens.
  const ahead = (view.waiting[0]?.ask ?? 'fight/combo').startsWith('fight/combo');
  const foreseen =
    !ahead || striking === undefined || (striking.board.combo.count === 0 && pointed === undefined)
      ? undefined
      : foreseeWith(view.table, striking, pointed);
  const strikes = striking === near ? 'near' : 'far';
  const falls = foreseen?.falls ?? 0;
  const more = (at: 'near' | 'far') => (strikes === at ? (foreseen?.shield ?? 0) : 0);
  const lost = (at: 'near' | 'far') => (strikes === at ? 0 : falls);
  const target = targetOf(duel, strikes, words);
  const school = near.board.school;
  const revealed = fight.monsterTurns > 0 ? fight.lost.at(-1) : undefined;
  const level: Level | undefined =
    beast === undefined ? undefined : monsterLevel(view.table.slots[fight.slot ?? -1]?.monster);
  return (
    <main className={`duel${narrow ? ' narrow' : ''}`} id="table" tabIndex={-1}>
      {narrow ? (
        <div className="duel-badges">
          <FighterBadge fighter={near} name={nameOf(near.seat)} more={more('near')} falls={lost('near')} at="near" />
          {far !== undefined && (
            <FighterBadge fighter={far} name={nameOf(far.seat)} more={more('far')} falls={lost('far')} at="far" />
          )}
          {beast !== undefined && <BeastBadge beast={beast} name={game.name.monster(beast.id)} falls={falls} />}
        </div>
      ) : (
        <WitcherPanel state={state} fighter={near} at="near" more={more('near')} falls={lost('near')} />
      )}
      <div className="stage">
        <div className="picture-of-it">
          <Arena
            ground={duel.ground}
            near={school}
            far={beast === undefined ? { school: far?.board.school } : { monster: beast.id }}
            hit={hitBy(sitting.events, near.seat)}
            key={beast?.id ?? 'rival'}
          />
          <p className="place">
            <b>{say('duel.at', { place: game.name.place(duel.place) })}</b>{' '}
            {say('duel.turn', { n: Math.max(near.side.turns, 1) })}
          </p>
          <Steps duel={duel} view={view} words={words} />
          {narrow && revealed !== undefined && (
            <div className="turned" key={fight.monsterTurns}>
              <AttackCard card={revealed} table={view.table} level={level} called={fight.attack} words={words} />
            </div>
          )}
          {striking !== undefined && (
            <ComboRow fighter={striking} choosing={choosing && sitting.held === undefined} words={words} />
          )}
        </div>
        {foreseen !== undefined && striking !== undefined && (
          <Plaque
            foreseen={foreseen}
            fighter={striking}
            target={target}
            thoughtOf={pointed !== undefined}
            words={words}
          />
        )}
        <div className="below">
          {ask === undefined ? <Watching state={state} /> : <SceneDecision sitting={sitting} />}
          {narrow && me === near.seat && <Carried state={state} />}
          {narrow && <Lately sitting={sitting} lines={2} />}
        </div>
      </div>
      {!narrow &&
        (beast === undefined ? (
          far !== undefined && (
            <WitcherPanel state={state} fighter={far} at="far" more={more('far')} falls={lost('far')} />
          )
        ) : (
          <MonsterPanel state={state} beast={beast} falls={falls} />
        ))}
    </main>
  );
}

/** Nobody at this screen is asked: the own hand, and who is being waited for. */
function Watching({ state }: { readonly state: DuelState }) {
  const { sitting, duel } = state;
  const { words, view, me } = sitting;
  const waiting = view.waiting[0];
  const hand = me === duel.near.seat ? (duel.near.board.hand.cards ?? []) : [];
  return (
    <section className="decision watching">
      <h2>{waiting === undefined ? '' : words.tell.waiting(words.nameOf(waiting.seat))}</h2>
      <Hand cards={hand.map((card) => ({ card, state: 'plain' }))} />
      <PaceBar sitting={sitting} />
    </section>
  );
}

function targetOf(
  { near, far, beast }: DuelReading,
  strikes: 'near' | 'far',
  { nameOf, game }: DuelState['sitting']['words'],
) {
  if (strikes === 'far') return { name: nameOf(near.seat), life: near.life };
  if (beast !== undefined) return { name: game.name.monster(beast.id), life: beast.life };
  return far === undefined ? { name: '', life: 0 } : { name: nameOf(far.seat), life: far.life };
}

function monsterLevel(index: number | undefined): Level | undefined {
  return index === undefined || index < 0 ? undefined : monster(index).level;
}

/** Who lost cards on the way to this position. */
function hitBy(events: readonly HeardEvent[], near: number): 'near' | 'far' | undefined {
  for (const { type, data } of events) {
    if (type === ('monsterLost' satisfies keyof OldWorld['events'])) return 'far';
    if (type === ('damageSuffered' satisfies keyof OldWorld['events'])) return data.seat === near ? 'near' : 'far';
  }
  return undefined;
}

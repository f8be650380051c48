import { footOf, foreseeDiscard, goalsServed, printedOn } from '@medallion/path-of-destiny';
import { ALL_GOALS, SIDES } from '@medallion/path-of-destiny/content';
import { useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import type { Asked } from '../asked.ts';
import { Hand } from '../board/Hand.tsx';
import { Seal } from '../board/Seal.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** The hand laid out: every card says what it is good for: the Side Quest, goals one knows, Symbols of the chapter to come. */
export function DiscardControl({ ask }: { readonly ask: Asked<'hand/discard'> }) {
  const { view, me = 0, answer, prospect } = useLaid();
  const { say, game } = usePathWords();
  const [going, setGoing] = useState<readonly number[]>([]);
  const hand = participantOf(view, me).hand.cards ?? [];
  const most = Math.max(...ask.choices.map(({ cards }) => cards.length));
  const choice = ask.choices.find(
    ({ cards }) => cards.length === going.length && going.every((card) => cards.includes(card)),
  );
  const seal = choice === undefined ? undefined : () => answer(choice.id);
  const press = (card: number) =>
    setGoing((now) =>
      now.includes(card) ? now.filter((other) => other !== card) : [...now.slice(most > 1 ? 0 : 1), card].slice(-most),
    );
  useKeys({ Enter: seal, ...Object.fromEntries(hand.map((card, at) => [String(at + 1), () => press(card)])) });
  // Which Symbols may count in the next chapter; between two chapters they are Active already.
  const decided = prospect.verdict?.decided;
  const next = new Set(
    view.dominant !== undefined || view.phase === 'chapter-end'
      ? []
      : (decided === undefined ? SIDES : [decided]).flatMap((side) => footOf(view, side, me).symbols ?? []),
  );
  const quest = going.length === 0 ? undefined : foreseeDiscard(view, me, going).sideQuest;
  return (
    <>
      <Hand
        cards={hand}
        keys
        onPress={press}
        pressed={going}
        mark={(card) => {
          const { sideQuest } = foreseeDiscard(view, me, [card]);
          const goals = goalsServed(view, me, card).map((at) => ALL_GOALS[view.goals[at]?.goal ?? -1]?.id ?? '');
          const coming = [...new Set(printedOn(card))].filter((symbol) => next.has(symbol));
          const named = coming.map((symbol) => game.names.symbols[symbolAt(symbol)]).join(', ');
          return (
            <span className="pd-mark">
              {going.includes(card) && <b>{say('discard.goes')}</b>}
              {sideQuest !== undefined && (
                <small title={say('quest.without')}>
                  <Glyph name="queen-crown" /> {sideQuest}
                </small>
              )}
              {goals.length > 0 && (
                <small title={say('discard.goal', { goal: goals.map((id) => game.names.goals[id] ?? id).join(', ') })}>
                  <Glyph name="semi-closed-eye" />
                  <span className="unseen">
                    {say('discard.goal', { goal: goals.map((id) => game.names.goals[id] ?? id).join(', ') })}
                  </span>
                </small>
              )}
              {coming.length > 0 && (
                <small title={say('discard.next', { symbols: named })}>
                  {coming.map((symbol) => (
                    <Sym key={symbol} symbol={symbolAt(symbol)} fill="bronze" />
                  ))}
                  <span className="unseen">{say('discard.next', { symbols: named })}</span>
                </small>
              )}
            </span>
          );
        }}
      />
      <div className="pd-go">
        <p className="also">{say('discard.left', { n: ask.args.count - going.length })}</p>
        {quest !== undefined && (
          <p className="also" title={say('quest.left')}>
            {say('quest')}: {quest}
          </p>
        )}
        <Seal onPress={seal} choice={choice?.id}>
          {say('seal.discard')}
        </Seal>
      </div>
    </>
  );
}

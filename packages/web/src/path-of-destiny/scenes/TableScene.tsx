import { foreseePlay, type Who } from '@medallion/path-of-destiny';
import { useMemo, useState } from 'react';
import { type Keys, useKeys } from '../../kit/use-keys.ts';
import { Thinking } from '../automa/Thinking.tsx';
import { type Asked, asked, type PathAsk } from '../asked.ts';
import { CharacterBoard } from '../board/CharacterBoard.tsx';
import { Forecast } from '../board/Forecast.tsx';
import { Hand } from '../board/Hand.tsx';
import { Offer } from '../board/Offer.tsx';
import { Rail } from '../board/Rail.tsx';
import { Rivals, TokenRow } from '../board/Rivals.tsx';
import { Refused } from '../board/Refused.tsx';
import { Seal } from '../board/Seal.tsx';
import { StoryCorner } from '../board/StoryCorner.tsx';
import { Timeline } from '../board/Timeline.tsx';
import { useFigures } from '../board/use-figures.ts';
import { Paths } from '../book/Paths.tsx';
import { AskPanel } from '../controls/AskPanel.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { Slot } from '../board/Slot.tsx';
import { LaidContext, participantOf, useLaid } from '../laid.ts';
import { usePickPlan } from '../plan/use-pick-plan.ts';
import { PickPlan } from '../plan/PickPlan.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** Questions that are answered where the things lie. */
const IN_PLACE: ReadonlySet<string> = new Set<PathAsk>(['choose/pick', 'play/select']);

interface TableSceneProps {
  readonly onRead: () => void;
  readonly onLook: (who: Who) => void;
}

/** The table while cards are chosen and played: the book in the middle, everything else around it. */
export function TableScene({ onRead, onLook }: TableSceneProps) {
  const laid = useLaid();
  const { view, me, ask } = laid;
  const { planning, around } = usePickPlan(laid);
  useFigures(view);
  const { say } = usePathWords();
  const choosing = view.phase === 'choose';
  return (
    <main
      className={`pd-table ${choosing ? 'choosing' : 'playing'} ${me === undefined ? 'watching' : ''}`}
      id="table"
      tabIndex={-1}
      data-ask={ask?.ask}
      aria-label={say('table')}
    >
      <div className="pd-side">
        <Rivals onLook={onLook} />
        <StoryCorner />
        <Thinking />
      </div>
      <Paths onRead={onRead} />
      <Rail />
      {/* A question asked anew is another question: nothing picked for the last one stays picked. */}
      <LaidContext value={around}>
        <Around key={around.ask?.id ?? 'nobody'} />
      </LaidContext>
      <PickPlan planning={planning} />
    </main>
  );
}

function Around() {
  const { view, me, ask } = useLaid();
  const [picked, pick] = useState<string>();
  const picking = asked(ask, 'choose/pick');
  const choice = picking?.choices.find(({ id }) => id === picked);
  const row = choice === undefined ? 0 : 'space' in choice ? choice.space : 'row' in choice ? choice.row : 0;
  const coming = row > 0 ? (view.rows[row - 1] ?? []) : [];
  return (
    <>
      {ask !== undefined && !IN_PLACE.has(ask.ask) ? <AskPanel /> : <Offer picked={picked} onPick={pick} />}
      {me !== undefined && (
        <>
          <CharacterBoard who={me} />
          <Mine picked={picked} onPick={pick} coming={coming} />
        </>
      )}
    </>
  );
}

/** One's own Timeline and hand, and the seal. */
function Mine({
  picked,
  onPick,
  coming,
}: {
  readonly picked: string | undefined;
  readonly onPick: (choice: string) => void;
  readonly coming: readonly number[];
}) {
  const { view, me = 0, ask, answer } = useLaid();
  const words = usePathWords();
  const { say, tell } = words;
  const [chosen, choose] = useState<readonly number[]>([]);
  const picking = asked(ask, 'choose/pick');
  const playing = asked(ask, 'play/select');
  const hand = participantOf(view, me).hand.cards ?? [];
  const most = Math.min(2, hand.length);
  const foreseen = useMemo(
    () => (playing === undefined || chosen.length === 0 ? undefined : foreseePlay(view, me, chosen)),
    [playing, chosen, view, me],
  );
  const sealed = playing?.choices.find(
    ({ cards }) => cards.length === chosen.length && cards.every((card, at) => card === chosen[at]),
  );
  const send = picking !== undefined ? picked : sealed?.id;
  const seal = send === undefined ? undefined : () => answer(send);
  const press = (card: number) =>
    choose((now) =>
      now.includes(card) ? now.filter((other) => other !== card) : now.length < most ? [...now, card] : now,
    );
  const back = chosen.length === 0 ? undefined : () => choose((now) => now.slice(0, -1));
  const swap = chosen.length < 2 ? undefined : () => choose((now) => now.toReversed());
  const left = hand.filter((card) => !chosen.includes(card));
  useKeys({
    Enter: seal,
    Backspace: back,
    X: swap,
    ...picksByKey(picking, onPick),
    ...(playing === undefined ? {} : Object.fromEntries(left.map((card, at) => [String(at + 1), () => press(card)]))),
  });
  const prompt = ask === undefined ? undefined : tell.question(ask);
  return (
    <div className="pd-mine" style={{ '--tl': participantOf(view, me).timeline.length + 2 }}>
      <section className="pd-own pd-tray" aria-label={say('timeline')}>
        <h2>
          {say('timeline')} {prompt !== undefined && <em id="question">{prompt}</em>}
        </h2>
        <Timeline who={me} slots={playing === undefined ? 0 : most}>
          {playing !== undefined &&
            Array.from({ length: most }, (_, at) => (
              <Slot key={at} n={at + 1} card={chosen[at]} level={foreseen?.levels[at]} onTake={press} />
            ))}
        </Timeline>
        <div className="pd-reckoned">
          <Forecast foreseen={foreseen} cards={chosen} />
          <TokenRow who={me} />
        </div>
      </section>
      <section className="pd-holding pd-tray" aria-label={say('hand')}>
        <Hand
          cards={left}
          coming={coming}
          keys={playing !== undefined}
          onPress={playing === undefined ? undefined : press}
        />
        <div className="pd-go">
          {(picking !== undefined || playing !== undefined) && (
            <Seal onPress={seal} choice={send}>
              {picking !== undefined ? sayPick() : say('seal.pair', { n: most })}
            </Seal>
          )}
          {playing !== undefined && (
            <div className="pd-small-deeds">
              <button
                type="button"
                className="pd-small"
                aria-disabled={swap === undefined}
                aria-label={say('swap')}
                title={`${say('swap')} (X)`}
                onClick={swap}
              >
                <Glyph name="cycle" />
              </button>
              <button
                type="button"
                className="pd-small"
                aria-disabled={back === undefined}
                aria-label={say('back')}
                title={say('back')}
                onClick={back}
              >
                <Glyph name="return-arrow" />
              </button>
            </div>
          )}
        </div>
        <Refused />
      </section>
    </div>
  );

  function sayPick(): string {
    const choice = picking?.choices.find(({ id }) => id === picked);
    if (choice === undefined) return say('seal.pick');
    if ('ability' in choice) return words.game.names.abilities[choice.ability];
    return choice.space === 0 ? say('seal.top') : say('seal.row', { n: choice.space });
  }
}

/** Rows by their numbers, the top space by 0; Abilities of the pick by S and P. */
function picksByKey(picking: Asked<'choose/pick'> | undefined, onPick: (choice: string) => void): Keys {
  if (picking === undefined) return {};
  const keys: Record<string, () => void> = {};
  for (const choice of picking.choices) {
    const key = 'space' in choice ? String(choice.space) : choice.ability === 'GER-1' ? 'S' : 'P';
    // Portal leads to the first row it can; another row is chosen by its number then.
    keys[key] ??= () => onPick(choice.id);
  }
  return keys;
}

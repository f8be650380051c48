import { foreseeDiscard } from '@medallion/path-of-destiny';
import { useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import type { Asked } from '../asked.ts';
import { Hand } from '../board/Hand.tsx';
import { Seal } from '../board/Seal.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** The hand laid out: every card says what the Side Quest would be worth without it. */
export function DiscardControl({ ask }: { readonly ask: Asked<'hand/discard'> }) {
  const { view, me = 0, answer } = useLaid();
  const { say } = usePathWords();
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
          return (
            <span className="pd-mark">
              {going.includes(card) && <b>{say('discard.goes')}</b>}
              {sideQuest !== undefined && (
                <small title={say('quest.without')}>
                  <Glyph name="queen-crown" /> {sideQuest}
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

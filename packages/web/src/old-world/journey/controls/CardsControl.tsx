import type { AskView, Impossible, ListedChoice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { ControlProps } from '../../asked/control.ts';
import { useJourney } from '../../picking/context.ts';
import { clearChoice } from '../../picking/plays.ts';
import { Deed } from './Deed.tsx';

type OnTheCards =
  | 'phase-3/discard'
  | 'phase-3/gain'
  | 'phase-3/pay'
  | 'location/exchange'
  | 'location/clear-row'
  | 'cards/discard'
  | 'row/gain-cost';

/** Questions answered on the cards themselves: here is only what is not a card, and a hint where two steps are needed. */
export function CardsControl({ ask, answer, words }: ControlProps<OnTheCards>) {
  const { pick } = useJourney();
  const { say, tell } = words;
  const others: readonly ListedChoice[] = ask.choices.filter((choice) => !isOfCards(choice));
  const refused: readonly Impossible[] = ask.impossible.filter(({ choice }) => !isOfCards(choice));
  const cleared = ask.ask === 'location/clear-row' && pick.cards.length > 0 ? clearChoice(ask, pick.cards) : undefined;
  const [picked] = pick.cards;
  // A card of the Row is pointed out first.
  const gaining = ask.ask === 'phase-3/gain' || ask.ask === 'row/gain-cost' ? ask : undefined;
  const gained = gaining?.choices.find(({ card }) => card === picked);
  return (
    <div className="deeds-of-phase">
      {gaining !== undefined && gained === undefined && <p className="hint">{say('ow.gain.hint')}</p>}
      {gained !== undefined && (
        <Deed gold label={tell.label(ask, gained)} choice={gained.id} onDo={() => answer(gained.id)} />
      )}
      {ask.ask === 'location/exchange' && (
        <p className="hint">{say(pick.cards.length === 0 ? 'ow.exchange.give' : 'ow.exchange.take')}</p>
      )}
      {refused.map((no) => (
        <Deed key={no.choice.id} label={tell.whyNot(ask, no).what} why={tell.whyNot(ask, no)} />
      ))}
      {cleared !== undefined && (
        <Deed gold label={tell.label(ask, cleared)} choice={cleared.id} onDo={() => answer(cleared.id)} />
      )}
      {others.map((choice) => (
        <Deed
          key={choice.id}
          gold={cleared === undefined && gained === undefined}
          label={tell.label(ask, choice)}
          choice={choice.id}
          onDo={() => answer(choice.id)}
        />
      ))}
    </div>
  );
}

type Answer = AskView<OldWorld, OnTheCards>['impossible'][number]['choice'];

/** Whether an answer is given by pointing at cards: no card, or none of them, has a button of its own. */
function isOfCards(choice: Answer): boolean {
  if ('card' in choice) return choice.card >= 0;
  if ('cards' in choice) return choice.cards.length > 0;
  return 'pay' in choice || 'give' in choice;
}

import type { ControlProps } from '../../frame/control.ts';
import { useJourney } from '../context.ts';
import { clearChoice } from '../plays.ts';
import { Deed } from './Deed.tsx';

/** Questions answered on the cards themselves: here is only what is not a card, and a hint where two steps are needed. */
export function CardsControl({ ask, answer, words }: ControlProps) {
  const { pick } = useJourney();
  const { say, tell } = words;
  const others = ask.choices.filter(({ id }) => id === 'enough' || id === 'none');
  const refused = ask.impossible.filter(({ choice: { id } }) => id === 'enough' || id === 'none');
  const cleared = ask.ask === 'location/clear-row' && pick.cards.length > 0 ? clearChoice(ask, pick.cards) : undefined;
  return (
    <div className="deeds-of-phase">
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
          gold={cleared === undefined}
          label={tell.label(ask, choice)}
          choice={choice.id}
          onDo={() => answer(choice.id)}
        />
      ))}
    </div>
  );
}

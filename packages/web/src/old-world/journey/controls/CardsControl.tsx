import type { ControlProps, OldWorldAsk } from '../../frame/control.ts';
import { useJourney } from '../context.ts';
import { clearChoice } from '../plays.ts';
import { Deed } from './Deed.tsx';

/** Questions about a card of the Row that is pointed out first. */
const GAINING: ReadonlySet<string> = new Set<OldWorldAsk>(['phase-3/gain', 'row/gain-cost']);

/** Questions answered on the cards themselves: here is only what is not a card, and a hint where two steps are needed. */
export function CardsControl({ ask, answer, words }: ControlProps) {
  const { pick } = useJourney();
  const { say, tell } = words;
  const others = ask.choices.filter(({ id }) => id === 'enough' || id === 'none');
  const refused = ask.impossible.filter(({ choice: { id } }) => id === 'enough' || id === 'none');
  const cleared = ask.ask === 'location/clear-row' && pick.cards.length > 0 ? clearChoice(ask, pick.cards) : undefined;
  const [picked] = pick.cards;
  const gained = GAINING.has(ask.ask) ? ask.choices.find(({ id }) => id === `card-${picked}`) : undefined;
  return (
    <div className="deeds-of-phase">
      {GAINING.has(ask.ask) && gained === undefined && <p className="hint">{say('ow.gain.hint')}</p>}
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

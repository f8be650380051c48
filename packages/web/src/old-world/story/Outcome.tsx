import type { Story } from '@medallion/old-world';
import { Die } from '../../kit/Die.tsx';
import type { TableWords } from '../sitting.ts';
import { useBook } from '../words/book.ts';
import { eventOf, optionsOf, resultOf } from './prose.ts';

interface Props {
  readonly card: Story['card'];
  readonly chosen: number;
  readonly value?: number | undefined;
  readonly die?: number | undefined;
  /** Whether the condition of the result held, where it has one. */
  readonly holds?: boolean | undefined;
  readonly words: TableWords;
}

/** The one outcome that is told: what was chosen or measured, the prose, and what it does. */
export function Outcome({ card, chosen, value, die, holds, words }: Props) {
  const { say, game } = words;
  const book = useBook();
  const event = eventOf(card);
  const option = optionsOf(card).length > 0 ? book?.option(card, chosen) : undefined;
  const result = resultOf(card, chosen);
  return (
    <>
      {option !== undefined && <h2 className="chosen">{option}</h2>}
      {event !== undefined && 'tiers' in event && (
        <div className="measured">
          {die !== undefined && (
            <span className="roll">
              <span className="unseen">{say('story.die', { n: die })}</span>
              <Die value={die} material="bone" />
            </span>
          )}
          <p>
            {event.kind === 'test' ? game.measure(event.measure) : say('story.shortFight')}
            {value !== undefined && <b> {say('story.value', { n: value })}</b>}
          </p>
          <ol className="tiers">
            {event.tiers.map((_, at) => (
              <li
                key={at}
                className={at === chosen ? 'reached' : ''}
                {...(at === chosen ? { 'aria-current': true } : {})}
              >
                {game.tier(event, at)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {'if' in result && 'die' in result.if && value !== undefined && (
        <div className="measured">
          <span className="roll">
            <span className="unseen">{say('story.die', { n: value })}</span>
            <Die value={value} material="bone" />
          </span>
        </div>
      )}
      <p className="told">{book?.outcome(card, chosen, holds)}</p>
      <p className="effects">
        <b>{say('story.effects')}</b> {game.effects(result)}
      </p>
    </>
  );
}

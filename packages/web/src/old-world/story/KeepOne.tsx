import './story.css';
import { useKeys } from '../../kit/use-keys.ts';
import type { ControlProps } from '../asked/control.ts';
import { useBook } from '../words/book.ts';
import { Price } from './Price.tsx';
import { optionsOf } from './prose.ts';
import { woodcutOf } from './woodcuts.ts';

/** Two cards lie there, and one of them will be lived through: both openings, no outcome. */
export function KeepOne({ view, ask, answer, words }: ControlProps<'explore/keep-one'>) {
  const { say } = words;
  const book = useBook();
  const { choices } = ask;
  const board = view.table.witchers[ask.seat];
  useKeys(Object.fromEntries(choices.map(({ id }, at) => [String(at + 1), () => answer(id)] as const)));
  return (
    <div className="keep-one">
      {choices.map(({ id, card: exploration }, at) => {
        const card = { exploration };
        return (
          <article key={id} className="parchment opening">
            <img className="woodcut" src={woodcutOf(card)} alt="" />
            <h3>{book?.title(card)}</h3>
            <p>{book?.scene(card)}</p>
            <ul>
              {optionsOf(card).map(({ price }, option) => (
                <li key={option}>
                  <b>{book?.option(card, option)}</b> <Price price={price} board={board} words={words} />
                </li>
              ))}
            </ul>
            <button type="button" className="button gold" data-choice={id} onClick={() => answer(id)}>
              {say('story.keep')} <kbd aria-hidden="true">{at + 1}</kbd>
            </button>
          </article>
        );
      })}
    </div>
  );
}

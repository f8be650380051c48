import { DIFFICULTIES, STARTING_XP } from '@medallion/path-of-destiny/content';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** The course of the Automa's turn and its difficulties, as a page to look things up. */
export function Reminder() {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  return (
    <details className="pd-reminder">
      <summary>{say('reminder')}</summary>
      <ol>
        {(['chapter', 'pick', 'cards', 'flip', 'token', 'score', 'keep', 'end'] as const).map((step) => (
          <li key={step}>{say('reminder.step', { step })}</li>
        ))}
      </ol>
      <ul className="difficulties">
        {DIFFICULTIES.map((each) => (
          <li key={each} aria-current={each === view.options.difficulty}>
            <b>{game.names.difficulties[each]}</b>: {say('automa.starts', { n: STARTING_XP[each] })}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useWords } from '../words/index.tsx';
import { addressOf } from '../addresses.ts';
import { huntAt, useHistory } from './history.ts';

/** From the end of a hunt of the day back to its page, where it is compared and can be shared. */
export function DailyLink({ id, className = 'button' }: { readonly id: string; readonly className?: string }) {
  const { say } = useWords();
  const hunt = huntAt(useHistory(), id);
  if (hunt === undefined) return null;
  return (
    <a className={className} href={addressOf.daily(hunt.game, hunt.day)}>
      <span>{say('home.daily')}</span>
    </a>
  );
}

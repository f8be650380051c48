import { addressOf } from '../addresses.ts';
import { isMine, useStandings } from '../online/my-turns.ts';
import { useWords } from '../words/index.tsx';

/** Tables on the server that wait for whoever comes to the door. */
export default function Turns() {
  const { say } = useWords();
  const standings = useStandings();
  const waiting = [...standings.values()].flatMap((each) =>
    typeof each === 'object' && isMine(each) ? [each.room] : [],
  );
  const [first] = waiting;
  if (first === undefined) return null;
  const names = first.chairs.flatMap(({ name }) => name ?? []).join(', ');
  return (
    <section className="panel resume turns">
      <p>
        <b>{say('home.turns', { n: waiting.length })}</b>
        <span>{waiting.length === 1 && names}</span>
      </p>
      <a className="button gold" href={waiting.length === 1 ? addressOf.room(first.id) : addressOf.online()}>
        {say('home.resume')}
      </a>
    </section>
  );
}

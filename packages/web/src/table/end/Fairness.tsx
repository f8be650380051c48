import type { Proof } from '@medallion/table';
import { fairnessWords } from '../fairness/words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { chosenWord } from '../fairness/chosen-word.ts';
import { Sign } from '../icons/Sign.tsx';

/** What was promised before the first card was dealt, and whether it was kept. */
export function Fairness({ proof }: { readonly proof: Proof }) {
  const say = useVocabulary(fairnessWords);
  const { verdict, header, secret, hash } = proof;
  const word = chosenWord(secret);
  return (
    <section className="fairness" aria-labelledby="fairness">
      <h2 id="fairness" className="heading">
        {say(word === undefined ? 'fair.title' : 'fair.word.title')}
      </h2>
      <p>{word === undefined ? say('end.fair.text') : say('fair.word', { word })}</p>
      <ul>
        {verdict.checks.map(({ what, ok, absent }) => (
          <li key={what} className={ok ? 'ok' : absent ? 'absent' : 'bad'}>
            {!absent && <Sign name={ok ? 'checked-shield' : 'ragged-wound'} />} {say(`end.check.${what}`)}{' '}
            <b>{say(ok ? 'end.check.ok' : absent ? 'fair.absent' : 'end.check.bad')}</b>
          </li>
        ))}
      </ul>
      <dl>
        <dt>{say('end.commitment')}</dt>
        <dd>{header.commitment}</dd>
        <dt>{say('end.secret')}</dt>
        <dd>{secret}</dd>
        <dt>{say('end.hash')}</dt>
        <dd>{hash}</dd>
      </dl>
    </section>
  );
}

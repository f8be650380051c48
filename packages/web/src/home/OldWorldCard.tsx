import { useWords } from '../words/index.tsx';
import picture from './old-world.webp';

const WAYS = ['alone', 'bots', 'hotseat'] as const;

/** The way to Old World: alone, with bots, or several at one screen. */
export function OldWorldCard() {
  const { say } = useWords();
  return (
    <article className="game-card old-world-card">
      <img src={picture} alt="" width="640" height="300" fetchPriority="high" />
      <div className="text">
        <h2>{say('home.ow.title')}</h2>
        <p>{say('home.ow.text')}</p>
        <ul className="ways-in">
          {WAYS.map((way) => (
            <li key={way}>
              <a href={`#/old-world/${way}`}>{say(`home.ow.${way}`)}</a>
            </li>
          ))}
        </ul>
        <a className="guide-offer" href="#/guide">
          {say('guide.offer')}
        </a>
      </div>
    </article>
  );
}

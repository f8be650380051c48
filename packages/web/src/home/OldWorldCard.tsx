import { addressOf, PRESETS } from '../addresses.ts';
import { useWords } from '../words/index.tsx';
import { OnlineWay } from './OnlineWay.tsx';
import picture from './old-world.webp';

/** The way to Old World: alone, with bots, or several at one screen. */
export function OldWorldCard() {
  const { say } = useWords();
  return (
    <article className="game-card pictured-card">
      <img src={picture} alt="" width="640" height="300" fetchPriority="high" />
      <div className="text">
        <h2>{say('game.old-world')}</h2>
        <p>{say('home.ow.text')}</p>
        <ul className="ways-in">
          {PRESETS.map((way) => (
            <li key={way}>
              <a href={addressOf.newGame('old-world', way)}>{say(`home.way.${way}`)}</a>
            </li>
          ))}
        </ul>
        <OnlineWay game="old-world" />
        <a className="guide-offer" href={addressOf.guide('old-world')}>
          {say('guide.offer')}
        </a>
        <p className="more-lessons">
          <a href={addressOf.lesson('old-world', 'fight')}>{say('guide.lesson.fight')}</a>
          <a href={addressOf.lesson('old-world', 'road')}>{say('guide.lesson.road')}</a>
        </p>
      </div>
    </article>
  );
}

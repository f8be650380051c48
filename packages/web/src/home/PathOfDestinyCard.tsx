import { addressOf, PRESETS } from '../addresses.ts';
import { useWords } from '../words/index.tsx';
import { OnlineWay } from './OnlineWay.tsx';
import picture from './path-of-destiny.webp';

/** The way to Path of Destiny: alone, with bots, or several at one screen. */
export function PathOfDestinyCard() {
  const { say } = useWords();
  return (
    <article className="game-card pictured-card">
      <img src={picture} alt="" width="640" height="300" />
      <div className="text">
        <h2>{say('game.path-of-destiny')}</h2>
        <p>{say('home.pd.text')}</p>
        <ul className="ways-in">
          {PRESETS.map((way) => (
            <li key={way}>
              <a href={addressOf.newGame('path-of-destiny', way)}>{say(`home.way.${way}`)}</a>
            </li>
          ))}
        </ul>
        <OnlineWay game="path-of-destiny" />
        <a className="guide-offer" href={addressOf.guide('path-of-destiny')}>
          {say('guide.offer.chapter')}
        </a>
      </div>
    </article>
  );
}

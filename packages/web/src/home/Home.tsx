import { lazy, Suspense } from 'react';
import { addressOf } from '../addresses.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { Candle } from '../kit/Candle.tsx';
import { Die } from '../kit/Die.tsx';
import { Languages } from '../kit/Languages.tsx';
import { Medallion } from '../kit/Medallion.tsx';
import { Tavern } from '../old-world/dice/Inn.tsx';
import { useWords } from '../words/index.tsx';
import { OldWorldCard } from './OldWorldCard.tsx';
import { PathOfDestinyCard } from './PathOfDestinyCard.tsx';
import { Resume } from './Resume.tsx';
import { hasRooms } from '../online/has-rooms.ts';
import { useServer } from './use-server.ts';
import { useWaiting } from './use-waiting.ts';
import { useTitle } from '../kit/title.ts';

/** Fetched by whoever sits at a table of a server. */
const Turns = lazy(() => import('./Turns.tsx'));

/** The first page: the sign over the door, and what can be played. */
export function Home() {
  const { say } = useWords();
  useTitle('Medallion');
  const waiting = useWaiting();
  const served = useServer();
  const kept = waiting?.some(({ game }) => game === 'old-world-poker') ?? false;
  return (
    <div className="home table-ground">
      <div className="candle left">
        <Candle height={150} />
      </div>
      <div className="candle small">
        <Candle height={80} />
      </div>
      <div className="candle right">
        <Candle height={128} />
      </div>
      <header>
        <p>{say('app.unofficial')}</p>
        <Languages />
      </header>
      <div className="sign">
        <Medallion />
        <h1>Medallion</h1>
        <p className="motto">{say('app.motto')}</p>
      </div>
      <main className="games">
        {served && hasRooms() && (
          <Suspense fallback={null}>
            <Turns />
          </Suspense>
        )}
        <OldWorldCard />
        <PathOfDestinyCard />
        <article className="game-card">
          <Tavern who="locals" />
          <div className="dice" aria-hidden="true">
            {[6, 6, 5].map((value, at) => (
              <span key={at}>
                <Die value={value} material="wax" />
              </span>
            ))}
            {[4, 4].map((value, at) => (
              <span key={at}>
                <Die value={value} material="bone" />
              </span>
            ))}
          </div>
          <div className="text">
            <h2>{say('game.old-world-poker')}</h2>
            <p>{kept ? say('home.poker.resumeText') : say('home.poker.text')}</p>
            <a className="button" href={addressOf.newGame('old-world-poker')}>
              <Icon name="rolling-dices" /> {say(kept ? 'home.poker.resume' : 'home.poker.play')}
            </a>
          </div>
        </article>
        <Resume waiting={waiting} />
      </main>
      <footer>
        <p>{say('app.unofficial')}</p>
        {served && <a href={addressOf.online()}>{say('home.tables')}</a>}
        <a href={addressOf.daily()}>{say('home.daily')}</a>
        <a href={addressOf.rules()}>{say('rules.title')}</a>
        <a href={addressOf.collection()}>{say('collection.title')}</a>
        <a href={addressOf.settings}>{say('settings.title')}</a>
        <a href={addressOf.about}>{say('app.about')}</a>
      </footer>
    </div>
  );
}

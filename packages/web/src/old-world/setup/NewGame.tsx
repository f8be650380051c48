import '../styles.ts';
import '../../table/setup/setup.css';
import '../parts/palette.css';
import './company.css';
import { SCHOOLS } from '@medallion/old-world/content';
import { sayFault } from '@medallion/table';
import { type FormEvent, useState } from 'react';
import { Languages } from '../../kit/Languages.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { SeedField } from '../../table/setup/SeedField.tsx';
import { useWords } from '../../words/index.tsx';
import { setupWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { addressOf, goTo, type Preset } from '../../addresses.ts';
import { useLinks } from '../../table/link/links.tsx';
import { Inks } from '../parts/Inks.tsx';
import { OwnRules } from './OwnRules.tsx';
import { Rules } from './Rules.tsx';
import { Kept } from './Kept.tsx';
import { OwnStatistics } from './OwnStatistics.tsx';
import { Seats } from './Seats.tsx';
import { Sounds } from './Sounds.tsx';
import { gameOf, wishesFor } from './wishes.ts';
import { pictureOf } from '../parts/picture.ts';
import { useTitle } from '../../kit/title.ts';

const SCHOOL_WAYS = ['draft', 'choice', 'random', 'fixed'] as const;

/** The slip one fills in before a game, and the games that wait to be continued. */
export default function NewGame({ preset }: { readonly preset: Preset }) {
  const say = useVocabulary(setupWords);
  const { say: sayPage, language } = useWords();
  const links = useLinks();
  const [wishes, setWishes] = useState(() => wishesFor(preset, say('new.names').split(', ')));
  const [notStarted, setNotStarted] = useState<string>();
  const title = `${say('new.title')} · Medallion`;
  useTitle(title);
  const start = (event: FormEvent) => {
    event.preventDefault();
    void links.start(gameOf(wishes)).then((started) => {
      if ('id' in started) goTo(addressOf.table('old-world', started.id));
      else setNotStarted(sayFault(language, started.fault));
    });
  };
  return (
    <div className="new-game of-old-world table-ground">
      <Inks />
      <header>
        <Logo about={[sayPage('game.old-world'), say('new.title')]} />
        <Languages />
      </header>
      <main>
        <form className="parchment" onSubmit={start}>
          <h1>{say('new.title')}</h1>
          <Seats wishes={wishes} onWish={setWishes} />
          <fieldset className="schools">
            <legend>{say('ow.new.schools')}</legend>
            <div className="choices">
              {SCHOOL_WAYS.map((way) => (
                <label key={way} className="choice">
                  <input
                    type="radio"
                    name="schools"
                    value={way}
                    checked={wishes.schools === way}
                    onChange={() => setWishes({ ...wishes, schools: way })}
                  />
                  <b>{say(`ow.new.schools.${way}`)}</b>
                  <small>{say(`ow.new.schools.${way}.text`)}</small>
                </label>
              ))}
            </div>
          </fieldset>
          {wishes.places.length > 1 && (
            <fieldset className="first">
              <legend>{say('ow.new.first')}</legend>
              <div className="kinds">
                {['random' as const, ...wishes.places.keys()].map((first) => (
                  <label key={first}>
                    <input
                      type="radio"
                      name="first"
                      checked={wishes.first === first}
                      onChange={() => setWishes({ ...wishes, first })}
                    />
                    <span>{first === 'random' ? say('ow.new.first.random') : (wishes.places[first]?.name ?? '')}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <OwnRules wishes={wishes} onWish={setWishes} />
          <Rules wishes={wishes} onWish={setWishes} />
          <SeedField seed={wishes.seed} onSeed={(seed) => setWishes({ ...wishes, seed })} />
          <Sounds />
          {notStarted !== undefined && <output className="refusal">{notStarted}</output>}
          <button type="submit" className="button gold">
            {say('new.start')}
          </button>
        </form>
        <div className="beside">
          <Kept />
          <OwnStatistics />
          <div className="company" aria-hidden="true">
            {SCHOOLS.map((school) => (
              <img key={school} src={pictureOf({ school })} alt="" width="320" height="520" loading="lazy" />
            ))}
          </div>
        </div>
      </main>
    </div>
  );
}

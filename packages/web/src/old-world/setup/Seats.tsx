import { SCHOOLS } from '@medallion/old-world/content';
import { setupWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Crest } from '../parts/Crest.tsx';
import { useOldWorldWords } from '../words/use-words.ts';
import { LEVELS } from '../parts/levels.ts';
import { freeSchool, type Place, type Wishes } from './wishes.ts';

const MOST = 5;

/** Who sits at the table: up to five, persons and bots in any mixture. */
export function Seats({ wishes, onWish }: { readonly wishes: Wishes; readonly onWish: (wishes: Wishes) => void }) {
  const say = useVocabulary(setupWords);
  const { name: called } = useOldWorldWords();
  const { places, schools } = wishes;
  const change = (at: number, place: Place) => onWish({ ...wishes, places: places.with(at, place) });
  const add = () => {
    const names = say('new.names').split(', ');
    const name = names.find((each) => places.every((place) => place.name !== each)) ?? '';
    // One more like the last one: whoever shares the screen shares it with persons.
    const bot = places.length > 1 ? places.at(-1)?.bot : 'novice';
    const place = { name, school: freeSchool(places) };
    onWish({ ...wishes, places: [...places, bot === undefined ? place : { ...place, bot }] });
  };
  /** Alone, but in a race with others: two bots sit down. */
  const invite = () => {
    const names = say('new.names').split(', ');
    const rivals = [1, 2].map((at): Place => ({ name: names[at] ?? '', bot: 'adept', school: SCHOOLS[at] ?? 'wolf' }));
    onWish({ ...wishes, places: [...places, ...rivals] });
  };
  const persons = places.filter(({ bot }) => bot === undefined).length;
  return (
    <fieldset className="seats">
      <legend>{say('new.players')}</legend>
      <ol>
        {places.map((place, at) => (
          <li key={at}>
            <Crest school={schools === 'fixed' ? place.school : undefined} />
            <input
              type="text"
              value={place.name}
              maxLength={18}
              required
              aria-label={say('new.name', { n: at + 1 })}
              onChange={({ target }) => change(at, { ...place, name: target.value })}
            />
            <div className="kinds" role="radiogroup" aria-label={say('new.kind', { name: place.name })}>
              {(['person', ...LEVELS] as const).map((kind) => (
                <label key={kind}>
                  <input
                    type="radio"
                    name={`kind-${at}`}
                    value={kind}
                    checked={(place.bot ?? 'person') === kind}
                    onChange={() => {
                      const { bot: _, ...person } = place;
                      change(at, kind === 'person' ? person : { ...person, bot: kind });
                    }}
                  />
                  <span>{say(kind === 'person' ? 'new.person' : `bot.${kind}`)}</span>
                </label>
              ))}
            </div>
            {schools === 'fixed' && (
              <select
                value={place.school}
                aria-label={say('ow.new.schoolOf', { name: place.name })}
                onChange={({ target }) => {
                  const school = SCHOOLS.find((each) => each === target.value) ?? place.school;
                  const other = places.findIndex((each) => each.school === school);
                  const swapped = places.with(at, { ...place, school });
                  const rival = other >= 0 && other !== at ? places[other] : undefined;
                  onWish({
                    ...wishes,
                    // Every school is there once: whoever had it gets the one that became free.
                    places: rival === undefined ? swapped : swapped.with(other, { ...rival, school: place.school }),
                  });
                }}
              >
                {SCHOOLS.map((school) => (
                  <option key={school} value={school}>
                    {called.school(school)}
                  </option>
                ))}
              </select>
            )}
            {places.length > 1 && (
              <button
                type="button"
                className="remove"
                aria-label={say('new.remove', { name: place.name })}
                onClick={() => onWish({ ...wishes, places: places.filter((_, other) => other !== at) })}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className="more">
        {places.length === 1 && (
          <button type="button" className="button rivals" onClick={invite}>
            {say('ow.new.rivals')}
          </button>
        )}
        {places.length < MOST && (
          <button type="button" className="button" onClick={add}>
            + {say('new.add')}
          </button>
        )}
        <p>{places.length === 1 ? say('new.alone') : persons > 1 ? say('new.hotseat') : ''}</p>
      </div>
    </fieldset>
  );
}

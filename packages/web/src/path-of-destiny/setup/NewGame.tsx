import '../../table/setup/setup.css';
import '../styles/path.css';
import { CHARACTERS, type Character, STORIES, STORY_DECKS } from '@medallion/path-of-destiny/content';
import { optionName, optionValue } from '@medallion/path-of-destiny/options';
import { type OptionValue, sayFault, type TableFault } from '@medallion/table';
import { type FormEvent, use, useState } from 'react';
import { addressOf, goTo, type Preset } from '../../addresses.ts';
import { playableOf } from '../../games.ts';
import { Languages } from '../../kit/Languages.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useLinks } from '../../table/link/links.tsx';
import { Choices, type Entry, Fine, Places, placesFor, usualOf } from '../../table/setup/PlainNewGame.tsx';
import { tableWords } from '../../table/words/index.ts';
import { SeedField } from '../../table/setup/SeedField.tsx';
import { useWords } from '../../words/index.tsx';
import { Plate } from '../book/Book.tsx';
import { Pigments } from '../parts/Pigments.tsx';
import { pathWords } from '../words/index.ts';
import { usePrinted } from '../words/use-printed.ts';
import { Difficulty } from './Difficulty.tsx';
import { Kept } from './Kept.tsx';
import { useTitle } from '../../kit/title.ts';

const GAME = 'path-of-destiny';

/** Options that are asked for in a way of their own; all others by a list of their values. */
const OWN = new Set(['story', 'difficulty', 'characters', 'automa', 'firstChooser']);

/** A new tale: three covers on the table, who sits down, and everything the rules let one choose. */
export default function NewGame({ preset }: { readonly preset: Preset }) {
  const { language } = useWords();
  const say = useVocabulary(tableWords);
  const sayPath = useVocabulary(pathWords);
  const { rules, bots, usualBot, options: listed } = use(playableOf(GAME));
  const entry: Entry = { seats: rules.seats, bots: Object.keys(bots), usualBot };
  const links = useLinks();
  const words = usePrinted();
  const { names, covers } = words;
  const voice = {
    option: (name: string) => optionName(words, name),
    value: (name: string, value: OptionValue) => optionValue(words, name, value),
  };
  const [places, setPlaces] = useState(() => placesFor(preset, entry, say('new.names').split(', ')));
  const [chosen, setChosen] = useState<Readonly<Record<string, OptionValue>>>({});
  const [fixed, setFixed] = useState<readonly Character[]>(CHARACTERS);
  const [first, setFirst] = useState<'random' | number>('random');
  const [seed, setSeed] = useState('');
  const [fault, setFault] = useState<TableFault>();
  const title = `${names.game} · Medallion`;
  useTitle(title);
  const alone = places.length === 1;
  const asked = listed.filter(({ seats }) => seats?.includes(places.length) ?? true);
  const valueOf = (name: string): OptionValue => {
    const rule = asked.find((each) => each.name === name);
    const value = chosen[name];
    if (rule === undefined) return value ?? '';
    return value !== undefined && (rule.values.includes(value) || OWN.has(name)) ? value : usualOf(rule);
  };
  const choose = (name: string, value: OptionValue) => setChosen({ ...chosen, [name]: value });
  const story = valueOf('story');
  // Only the first story has an introductory game. PD-SETUP-19
  const shown = asked.filter(
    ({ name, fine }) => fine !== true && !OWN.has(name) && (name !== 'introductory' || story === 'edge'),
  );
  const start = async (event: FormEvent) => {
    event.preventDefault();
    const options: Record<string, unknown> = Object.fromEntries(asked.map(({ name }) => [name, valueOf(name)]));
    if (options.characters === 'fixed') options.characters = fixed.slice(0, places.length);
    if (story !== 'edge') delete options.introductory;
    if (!alone && first !== 'random' && first < places.length) options.firstChooser = first;
    const started = await links.start({
      game: GAME,
      sitters: places,
      options,
      ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
    });
    if ('id' in started) goTo(addressOf.table(GAME, started.id));
    else setFault(started.fault);
  };
  const swap = (at: number, character: Character) =>
    setFixed((now) => {
      // Everybody is somebody else: whoever had it gets the one that became free.
      const other = now.indexOf(character);
      const own = now[at];
      return own === undefined ? now : now.with(other, own).with(at, character);
    });
  return (
    <div className="new-game pd-new-game pd-root path-of-destiny table-ground">
      <Pigments />
      <header>
        <Logo about={[names.game, say('new.title')]} />
        <Languages />
      </header>
      <main>
        <form onSubmit={(event) => void start(event)}>
          <fieldset className="pd-covers">
            <legend>{optionName(words, 'story')}</legend>
            {STORIES.map((each) => (
              <label key={each} className="pd-cover">
                <input
                  type="radio"
                  name="option-story"
                  value={each}
                  checked={story === each}
                  onChange={() => choose('story', each)}
                />
                <Plate story={each} node="cover" />
                <b>{names.stories[each]}</b>
                <span className="stars" title={sayPath('new.stars', { n: STORY_DECKS[each].stars })}>
                  {'★'.repeat(STORY_DECKS[each].stars)}
                  <i>{'★'.repeat(3 - STORY_DECKS[each].stars)}</i>
                  <span className="unseen">{sayPath('new.stars', { n: STORY_DECKS[each].stars })}</span>
                </span>
                <small>{covers[each]}</small>
              </label>
            ))}
          </fieldset>
          <div className="parchment slip">
            <Places
              {...entry}
              places={places}
              onPlaces={setPlaces}
              beside={(at) =>
                valueOf('characters') === 'fixed' && (
                  <select
                    value={fixed[at]}
                    aria-label={sayPath('new.characterOf', { name: places[at]?.name ?? '' })}
                    onChange={({ target }) => swap(at, CHARACTERS.find((each) => each === target.value) ?? 'geralt')}
                  >
                    {CHARACTERS.map((character) => (
                      <option key={character} value={character}>
                        {names.characters[character]}
                      </option>
                    ))}
                  </select>
                )
              }
            />
            {alone && (
              <Difficulty value={String(valueOf('difficulty'))} onChoose={(value) => choose('difficulty', value)} />
            )}
            <fieldset className="few-words">
              <legend>{optionName(words, 'characters')}</legend>
              <div className="choices">
                {['dealTwo', 'choice', 'random', 'fixed'].map((way) => (
                  <label key={way} className="choice">
                    <input
                      type="radio"
                      name="option-characters"
                      value={way}
                      checked={valueOf('characters') === way}
                      onChange={() => choose('characters', way)}
                    />
                    <b>{way === 'fixed' ? sayPath('new.fixed') : optionValue(words, 'characters', way)}</b>
                  </label>
                ))}
              </div>
            </fieldset>
            {alone ? (
              <fieldset className="few-words">
                <legend>{optionName(words, 'automa')}</legend>
                <div className="choices">
                  {['choice', 'random', ...CHARACTERS].map((way) => (
                    <label key={way} className="choice">
                      <input
                        type="radio"
                        name="option-automa"
                        value={way}
                        checked={valueOf('automa') === way}
                        onChange={() => choose('automa', way)}
                      />
                      <b>
                        {CHARACTERS.some((each) => each === way)
                          ? names.characters[way as Character]
                          : optionValue(words, 'automa', way)}
                      </b>
                    </label>
                  ))}
                </div>
              </fieldset>
            ) : (
              <fieldset className="first">
                <legend>{optionName(words, 'firstChooser')}</legend>
                <div className="kinds">
                  {(['random', ...places.keys()] as const).map((each) => (
                    <label key={each}>
                      <input type="radio" name="first" checked={first === each} onChange={() => setFirst(each)} />
                      <span>
                        {each === 'random' ? optionValue(words, 'firstChooser', each) : (places[each]?.name ?? '')}
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            {shown.map((rule) => (
              <Choices
                key={rule.name}
                rule={rule}
                voice={voice}
                value={valueOf(rule.name)}
                onChoose={(value) => choose(rule.name, value)}
              />
            ))}
            <Fine rules={asked} voice={voice} chosen={chosen} onChosen={setChosen} />
            <SeedField seed={seed} onSeed={setSeed} />
            {fault !== undefined && <output className="refusal">{sayFault(language, fault)}</output>}
            <button type="submit" className="button gold">
              {sayPath('new.open')}
            </button>
          </div>
        </form>
        <div className="beside">
          <Kept />
        </div>
      </main>
    </div>
  );
}

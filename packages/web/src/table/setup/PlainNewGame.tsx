import './setup.css';
import { type OptionRule, type OptionValue, sayFault, type TableFault, type Voice } from '@medallion/table';
import type { AnyShape } from '@medallion/kernel';
import { type FormEvent, type ReactNode, use, useState } from 'react';
import { addressOf, goTo, type Preset } from '../../addresses.ts';
import { playableOf, voiceOf } from '../../games.ts';
import { Languages } from '../../kit/Languages.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { SeedField } from './SeedField.tsx';
import { useWords } from '../../words/index.tsx';
import { useLinks } from '../link/links.tsx';
import { tableWords } from '../words/index.ts';
import { KeptGames } from './KeptGames.tsx';
import { useTitle } from '../../kit/title.ts';

export interface Place {
  readonly name: string;
  /** Unset for a person. */
  readonly bot?: string;
}

/** A new game of any kind: who sits down, and what its rules let one choose. */
export function PlainNewGame({ game, preset }: { readonly game: string; readonly preset: Preset }) {
  const say = useVocabulary(tableWords);
  const { language } = useWords();
  const playable = use(playableOf(game));
  const entry: Entry = {
    seats: playable.rules.seats,
    bots: Object.keys(playable.bots),
    usualBot: playable.usualBot,
  };
  const voice = use(voiceOf(game, language));
  const links = useLinks();
  const [places, setPlaces] = useState(() => placesFor(preset, entry, say('new.names').split(', ')));
  const [chosen, setChosen] = useState<Readonly<Record<string, OptionValue>>>({});
  const [seed, setSeed] = useState('');
  const [fault, setFault] = useState<TableFault>();
  const title = `${voice.title} · Medallion`;
  useTitle(title);
  const rules = playable.options.filter(({ seats }) => seats?.includes(places.length) ?? true);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    const asked = rules.flatMap(({ name, values }) => {
      const value = chosen[name];
      return value !== undefined && values.includes(value) ? [[name, value] as const] : [];
    });
    const usual = rules.map((rule) => [rule.name, usualOf(rule)] as const);
    const started = await links.start({
      game,
      sitters: places,
      options: Object.fromEntries([...usual, ...asked]),
      ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
    });
    if ('id' in started) goTo(addressOf.table(game, started.id));
    else setFault(started.fault);
  };
  return (
    <div className="new-game table-ground">
      <header>
        <Logo about={[voice.title, say('new.title')]} />
        <Languages />
      </header>
      <main>
        <form className="parchment" onSubmit={(event) => void start(event)}>
          <h1>{voice.title}</h1>
          <Places {...entry} places={places} onPlaces={setPlaces} />
          {rules
            .filter(({ fine }) => fine !== true)
            .map((rule) => (
              <Choices
                key={rule.name}
                rule={rule}
                voice={voice}
                value={chosen[rule.name] ?? usualOf(rule)}
                onChoose={(value) => setChosen({ ...chosen, [rule.name]: value })}
              />
            ))}
          <Fine rules={rules} voice={voice} chosen={chosen} onChosen={setChosen} />
          <SeedField seed={seed} onSeed={setSeed} />
          {fault !== undefined && <output className="refusal">{sayFault(language, fault)}</output>}
          <button type="submit" className="button gold">
            {say('new.start')}
          </button>
        </form>
        <div className="beside">
          <KeptGames game={game} />
        </div>
      </main>
    </div>
  );
}

export const usualOf = ({ values, usual }: OptionRule): OptionValue => usual ?? values[0] ?? '';

export interface Entry {
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  readonly usualBot: string;
}

/** Who sits down first: one person, with a bot or another person where the game needs or the link wants one. */
export function placesFor(preset: Preset, { seats, usualBot }: Entry, names: readonly string[]): readonly Place[] {
  const least = Math.max(seats.min, preset === 'alone' ? 1 : 2);
  return Array.from({ length: Math.min(least, seats.max) }, (_, at) => {
    const name = names[at] ?? String(at + 1);
    return at === 0 || preset === 'hotseat' ? { name } : { name, bot: usualBot };
  });
}

/** Kinds of bots that have a name of their own in every language. */
const NAMED = ['random', 'novice', 'adept', 'master', 'counting'] as const;

interface PlacesProps extends Entry {
  readonly places: readonly Place[];
  readonly onPlaces: (places: readonly Place[]) => void;
  /** What a game wants to know besides: which character sits there, for instance. */
  readonly beside?: (at: number) => ReactNode;
}

/** Who sits at the table: persons and bots in any mixture. */
export function Places({ places, seats, bots, usualBot, onPlaces, beside }: PlacesProps) {
  const say = useVocabulary(tableWords);
  const persons = places.filter(({ bot }) => bot === undefined).length;
  const kindOf = (bot: string): string => {
    const known = NAMED.find((each) => each === bot);
    return known === undefined ? say('bot.other', { name: bot }) : say(`bot.${known}`);
  };
  const add = () => {
    const names = say('new.names').split(', ');
    const name = names.find((each) => places.every((place) => place.name !== each)) ?? String(places.length + 1);
    const last = places.at(-1)?.bot;
    // One more like the last one; after persons alone, a bot.
    onPlaces([...places, { name, bot: last ?? usualBot }]);
  };
  return (
    <fieldset className="seats">
      <legend>{say('new.players')}</legend>
      <ol>
        {places.map((place, at) => (
          <li key={at}>
            <input
              type="text"
              value={place.name}
              maxLength={18}
              required
              aria-label={say('new.name', { n: at + 1 })}
              onChange={({ target }) => onPlaces(places.with(at, { ...place, name: target.value }))}
            />
            <div className="kinds" role="radiogroup" aria-label={say('new.kind', { name: place.name })}>
              {['person', ...bots].map((kind) => (
                <label key={kind}>
                  <input
                    type="radio"
                    name={`kind-${at}`}
                    value={kind}
                    checked={(place.bot ?? 'person') === kind}
                    onChange={() =>
                      onPlaces(
                        places.with(at, kind === 'person' ? { name: place.name } : { name: place.name, bot: kind }),
                      )
                    }
                  />
                  <span>{kind === 'person' ? say('new.person') : kindOf(kind)}</span>
                </label>
              ))}
            </div>
            {beside?.(at)}
            {places.length > seats.min && (
              <button
                type="button"
                className="remove"
                aria-label={say('new.remove', { name: place.name })}
                onClick={() => onPlaces(places.toSpliced(at, 1))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className="more">
        {places.length < seats.max && (
          <button type="button" className="button" onClick={add}>
            + {say('new.add')}
          </button>
        )}
        <p>{places.length === 1 ? say('new.alone') : persons > 1 ? say('new.hotseat') : ''}</p>
      </div>
    </fieldset>
  );
}

/** What options and their values are called. */
type OptionVoice = Pick<Voice<AnyShape>, 'option' | 'value'>;

interface ChoicesProps {
  readonly rule: OptionRule;
  readonly voice: OptionVoice;
  readonly value: OptionValue;
  readonly onChoose: (value: OptionValue) => void;
}

/** One of a few, each with its name. */
export function Choices({ rule, voice, value, onChoose }: ChoicesProps) {
  if (rule.values.length < 2) return null;
  return (
    <fieldset className="few-words">
      <legend>{voice.option(rule.name)}</legend>
      <div className="choices">
        {rule.values.map((each) => (
          <label key={String(each)} className="choice">
            <input
              type="radio"
              name={`option-${rule.name}`}
              value={String(each)}
              checked={each === value}
              onChange={() => onChoose(each)}
            />
            <b>{voice.value(rule.name, each)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FineProps {
  readonly rules: readonly OptionRule[];
  readonly voice: OptionVoice;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  readonly onChosen: (chosen: Readonly<Record<string, OptionValue>>) => void;
}

/** Single rules that most never want otherwise. */
export function Fine({ rules, voice, chosen, onChosen }: FineProps) {
  const say = useVocabulary(tableWords);
  const fine = rules.filter((rule) => rule.fine === true);
  if (fine.length === 0) return null;
  const changed = fine.filter((rule) => (chosen[rule.name] ?? usualOf(rule)) !== usualOf(rule)).length;
  return (
    <details>
      <summary>
        {say('new.fine')} <small>{say('new.changed', { n: changed })}</small>
      </summary>
      <ul className="single">
        {fine.map((rule) => (
          <li key={rule.name}>
            <fieldset>
              <legend>{voice.option(rule.name)}</legend>
              {rule.values.map((each) => (
                <label key={String(each)}>
                  <input
                    type="radio"
                    name={`rule-${rule.name}`}
                    checked={each === (chosen[rule.name] ?? usualOf(rule))}
                    onChange={() => onChosen({ ...chosen, [rule.name]: each })}
                  />
                  {voice.value(rule.name, each)}
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </details>
  );
}

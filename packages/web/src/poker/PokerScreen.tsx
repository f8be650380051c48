import './poker.css';
import type { Practice } from '@medallion/old-world/poker';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { Candle } from '../kit/Candle.tsx';
import { Felt } from '../kit/Felt.tsx';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { Mug } from '../old-world/dice/Mug.tsx';
import { Panel } from '../kit/Panel.tsx';
import { TakeBack } from '../kit/TakeBack.tsx';
import { Tavern } from '../old-world/dice/Inn.tsx';
import { useWords } from '../words/index.tsx';
import { pokerWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { type Deed, Deeds, focusDeed } from './Deeds.tsx';
import { announce } from './announce.ts';
import { rolledBy } from '../old-world/dice/rolled-by.ts';
import { chancesOf } from '../old-world/dice/chances.ts';
import { Ladder } from '../old-world/dice/Ladder.tsx';
import { Odds } from '../old-world/dice/Odds.tsx';
import { Plaque } from './Plaque.tsx';
import { useLinks } from '../table/link/links.tsx';
import { deviceStore } from '../table/link/device-store.ts';
import type { Sitting } from '../table/sitting.ts';
import { Purse } from './Purse.tsx';
import { Ribbon } from './Ribbon.tsx';
import { type Reading, read } from '../old-world/dice/reading.ts';
import { LENGTHS, SetUp, type Wishes } from './SetUp.tsx';
import { Sides } from './Sides.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { refusalWords, whyNot } from './why-not.ts';
import { useTitle } from '../kit/title.ts';

const FIRST_WISHES: Wishes = { mode: 'locals', length: 'evening', pokerTwoPairs: 'highPairFirst', pokerKickers: 'all' };

const GAME = 'old-world-poker';

interface PokerScreenProps {
  /** Unset before somebody sits down. */
  readonly sitting?: Sitting<Practice>;
  readonly notice?: ReactNode;
}

/** The practice table: the screen is made of the view, the open question and what just happened, nothing else. */
export function PokerScreen({ sitting, notice }: PokerScreenProps) {
  const say = useVocabulary(pokerWords);
  const { say: sayPage } = useWords();
  const links = useLinks();
  const view = sitting?.position;
  const number = view?.number ?? 0;
  const events = sitting?.events ?? [];
  const [wishes, setWishes] = useState(FIRST_WISHES);
  const [picked, setPicked] = useState<{ ask: number; places: readonly number[] }>({ ask: -1, places: [] });

  const reading: Reading = useMemo(
    () => (view === undefined ? { mode: wishes.mode, role: 'active' } : read(view)),
    [view, wishes.mode],
  );
  const { ask, othersAsk, mine, theirs, role } = reading;
  const rules = view?.table.rules ?? wishes;
  const rerolling = ask?.ask === 'poker/reroll';
  const pick = rerolling && picked.ask === ask.id ? picked.places : [];
  const chances = useMemo(
    () => (rerolling && mine !== undefined ? chancesOf(mine.dice, theirs?.dice, role, rules) : undefined),
    [rerolling, mine, theirs, role, rules],
  );

  const choose = (places: readonly number[]) =>
    ask !== undefined && setPicked({ ask: ask.id, places: places.toSorted((a, b) => a - b) });
  const toggle = (place: number) =>
    choose(pick.includes(place) ? pick.filter((each) => each !== place) : [...pick, place]);
  const reply = (choice: string) => () => ask !== undefined && sitting?.answer(ask.id, choice);
  const sitDown = (options: object, mode: Wishes['mode']) => {
    const you = { name: say('poker.you') };
    const sitters = mode === 'solo' ? [you] : [you, { name: say(`poker.they.${mode}`), bot: 'counting' }];
    void links.start({ game: GAME, sitters, options: { mode, ...options } }).then((started) => {
      if ('id' in started) goTo(addressOf.table(GAME, started.id));
    });
  };

  // Whoever is challenged is told so before the dice fly.
  const [accepted, setAccepted] = useState(-1);
  const challenged = othersAsk === 'practice/turn' && accepted !== number;
  const hold = sitting?.hold;
  useEffect(() => hold?.(challenged), [hold, challenged]);

  const seated = view !== undefined;
  useEffect(() => {
    scrollTo(0, 0);
  }, [seated]);

  const title = rerolling ? `${say('title.turn')} · Medallion` : `${sayPage('game.old-world-poker')} · Medallion`;
  useTitle(title);

  const deeds = deedsOf();
  const undo = sitting?.undo;
  const suggest =
    chances === undefined
      ? undefined
      : () => {
          const best = chances.best();
          choose(best);
          focusDeed(best.length === 0 ? 1 : 0);
        };
  useKeys(
    Object.fromEntries([
      ...deeds.map(({ key, act }) => [key, act]),
      ['U', undo],
      ['H', suggest],
      ...(rerolling ? [1, 2, 3, 4, 5].map((place) => [String(place), () => toggle(place)]) : []),
    ]),
  );
  const refused = refusalWords(say, sitting?.refusal);

  /** What can be done now; the first is the one gold button. */
  function deedsOf(): readonly Deed[] {
    const gold = (id: Deed['id'], key: string, label: string, act: Deed['act']): Deed => ({
      id,
      key,
      label,
      act,
      icon: 'rolling-dices',
    });
    if (view === undefined) {
      const { length, mode, ...options } = wishes;
      return [gold('start', 'Enter', say('setup.start'), () => sitDown({ ...options, ...LENGTHS[length] }, mode))];
    }
    const { start, goal, mode, games, rules: played } = view.table;
    const change: Deed = {
      id: 'change',
      key: 'L',
      label: say('do.setup'),
      act: () => void leaveTable(view.over === undefined ? sitting?.table.id : undefined),
    };
    if (view.over !== undefined) {
      return [
        gold('another', 'Enter', say('do.another'), () => sitDown({ gold: start, goal, ...played }, mode)),
        change,
      ];
    }
    if (rerolling) {
      const act = pick.length === 0 ? undefined : reply(pick.join('-'));
      return [
        gold('reroll', 'R', say('do.reroll', { n: pick.length }), act),
        { id: 'stand', key: 'S', label: say('do.stand'), act: reply('keep-all') },
      ];
    }
    if (ask?.ask === 'practice/turn') {
      const may = ask.choices.some(({ id }) => id === 'play');
      const why = whyNot(
        say,
        ask.impossible.find(({ choice }) => choice.id === 'play'),
      );
      const play = gold(
        'play',
        'Enter',
        say(games === 0 ? 'do.play' : 'do.play.again'),
        may ? reply('play') : undefined,
      );
      return [
        why === undefined ? play : { ...play, why },
        { id: 'leave', key: 'L', label: say('do.leave'), icon: 'exit-door', act: reply('leave') },
      ];
    }
    if (othersAsk === 'practice/turn') {
      const accept = gold('accept', 'Enter', say('do.challenged'), () => setAccepted(number));
      return [{ ...accept, why: say('do.challenged.why') }, change];
    }
    return [gold('wait', 'Enter', say('do.wait'), undefined)];
  }

  const who = reading.mode === 'solo' ? 'innkeeper' : reading.mode;
  const rolled = rolledBy(events);
  const odds = chances?.odds(pick);
  return (
    <div className="poker table-ground">
      <a
        className="skip"
        href={addressOf.newGame(GAME)}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('table')?.focus();
        }}
      >
        {say('poker.skip')}
      </a>
      <header>
        <Logo about={[sayPage('game.old-world-poker'), say(`poker.place.${reading.mode}`)]} />
        <Ribbon reading={reading} />
        <div className="tools">
          {undo !== undefined && (
            <button
              type="button"
              className="round"
              onClick={undo}
              aria-label={say('undo')}
              title={`${say('undo')} (U)`}
            >
              <TakeBack />
            </button>
          )}
          {suggest !== undefined && (
            <button
              type="button"
              className="round"
              onClick={suggest}
              aria-label={say('do.suggest')}
              title={`${say('do.suggest')} (H)`}
            >
              <Icon name="light-bulb" />
            </button>
          )}
          <Languages />
        </div>
      </header>
      <main id="table" tabIndex={-1} className={`scene ${view === undefined ? 'free' : 'taken'}`}>
        <Tavern who={who} faces={view === undefined} />
        <div className="tabletop">
          <div className="tray">
            <Felt divided={view !== undefined && reading.mode !== 'solo'} />
            {view === undefined ? (
              <SetUp wishes={wishes} onWish={setWishes} />
            ) : (
              <Sides
                view={view}
                reading={reading}
                rolled={rolled}
                number={number}
                picked={rerolling ? pick : undefined}
                onPick={toggle}
              />
            )}
          </div>
          {view !== undefined && <Plaque reading={reading} view={view} />}
          <div className="still-life">
            <Candle height={120} />
            <Mug />
          </div>
        </div>
      </main>
      <Panel className="aside" label={say(reading.mode === 'solo' ? 'ladder.pays' : 'ladder.title')}>
        <Ladder reading={reading} rules={rules} odds={odds} />
        <div className="now">
          {chances !== undefined && <Odds chances={chances} pick={pick} reading={reading} />}
          {view !== undefined && <Purse gold={view.table.gold[0] ?? 0} goal={view.table.goal} />}
        </div>
        <Deeds deeds={deeds} notice={refused ?? notice} />
      </Panel>
      <p className="unseen" aria-live="polite">
        {view !== undefined && announce(say, events, view, reading)}
      </p>
    </div>
  );
}

/** Clears the table for another evening; one that is broken off is not kept. */
async function leaveTable(id: string | undefined): Promise<void> {
  if (id !== undefined) await deviceStore().forget(id);
  goTo(addressOf.newGame(GAME));
}

/// <reference lib="webworker" />
/** The teacher: reads tables kept on this device, and lets the master think about them beside the page. */

import {
  imagine,
  type Judgement,
  type Moment,
  type Question,
  questionOf,
  review,
  type Teaching,
  type Weighing,
} from '@medallion/bots';
import { type Explaining, explaining } from '@medallion/bots/words';
import { type AnyShape, Dice, isAnswer, type Match, type Seat } from '@medallion/kernel';
import {
  heardUpTo,
  isTakenBack,
  NoTable,
  type Reading,
  type Reel,
  type Sitter,
  Tables,
  thinkHere,
  Unusable,
  type Voice,
} from '@medallion/table';
import { gameCalled, GAMES } from '@medallion/table/registry';
import { type Language, sentence } from '@medallion/words';
import { evened, MOVES_IN_TURN } from './worth.ts';
import { deviceStore } from '../table/link/device-store.ts';
import { newSecret } from '../table/link/secret.ts';
import type { DecisionTold, Explained, FromTeacher, ToTeacher, TurningPoint } from './protocol.ts';

const tables = new Tables({
  store: deviceStore(),
  games: GAMES,
  now: () => Date.now(),
  secret: newSecret,
  think: thinkHere(GAMES),
});

/** Nobody waits longer for advice, in milliseconds; the best so far is said then. */
const PATIENCE = 1400;
const ADVICE_PLAYOUTS = 240;
/** Playouts of a whole review, and the most for one decision: a long game takes no longer than two minutes. */
const REVIEW_PLAYOUTS = 24_000;
const MOST_PLAYOUTS = 120;
const FEWEST_PLAYOUTS = 24;
const TURNING_POINTS = 3;

const tell = (message: FromTeacher): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToTeacher>) => {
  (data.do === 'hint' ? advise(data) : data.do === 'explain' ? explain(data) : lookBack(data)).catch((fault: unknown) =>
    tell({
      said: 'fault',
      fault: fault instanceof Unusable ? fault.fault : { code: fault instanceof NoTable ? 'missing' : 'damaged' },
    }),
  );
});

interface Learnt {
  readonly reel: Reel<AnyShape>;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly teaching: Teaching<AnyShape>;
  readonly voice: Voice<AnyShape>;
  readonly words: Explaining;
}

async function open(id: string, language: Language): Promise<Learnt> {
  const { reel, line } = await tables.reel(id);
  const entry = gameCalled(line.game);
  const [{ teaching }, speech] = await Promise.all([entry.playable(), entry.speech()]);
  if (teaching === undefined) throw new Unusable('other-game');
  const voice = await speech.voice(speech.languages.includes(language) ? language : (speech.languages[0] ?? 'en'));
  const words = explaining(language, line.game as 'old-world' | 'path-of-destiny');
  return { reel, game: line.game, sitters: line.sitters, teaching, voice, words };
}

const nameAmong =
  (sitters: readonly Sitter[]) =>
  (seat: Seat): string =>
    sitters[seat]?.name ?? '';

/** What a weighed answer is called by the one who is asked. */
function labelsFor({ voice, sitters }: Learnt, match: Match<AnyShape>, seat: Seat, ask: number) {
  const view = match.view(seat);
  const reading: Reading<AnyShape> = { viewer: seat, view, who: nameAmong(sitters) };
  const asked = view.asks.find(({ id }) => id === ask);
  return (choice: string): string => {
    const listed = asked?.choices.find(({ id }) => id === choice);
    return asked === undefined || listed === undefined ? choice : voice.label(asked, listed, reading);
  };
}

async function advise({ id, number, ask, language }: Extract<ToTeacher, { do: 'hint' }>): Promise<void> {
  const begun = Date.now();
  const learnt = await open(id, language);
  const { reel, teaching, words } = learnt;
  const match = reel.upTo(number);
  const { play } = match;
  const asked = play.state.asks.find((each) => each.id === ask);
  if (asked === undefined) throw new Unusable('missing');
  const { seat } = asked;
  const question = { ...questionOf(play, asked), heard: () => heardUpTo(reel.chapters(seat), number) };
  const thinking = teaching
    .master({ playouts: ADVICE_PLAYOUTS })
    .think(question as Question<AnyShape>, new Dice(`advice/${number}/${ask}`));
  while (thinking.step() && Date.now() < begun + PATIENCE);
  const weighing = thinking.weighing();
  const label = labelsFor(learnt, match, seat, ask);
  const { intent } = weighing;
  const { journeys } = teaching;
  const places = intent?.places ?? [];
  tell({
    said: 'advice',
    advice: {
      ask,
      choice: weighing.choice,
      what: sentence(label(weighing.choice)),
      onwards: words.onwards(intent, learnt.voice.named ?? String),
      way: journeys === undefined || places.length === 0 ? [] : [journeys.placeOf(play, seat), ...places],
      why: words.why(weighing, label),
      weighed: words.weighed(weighing, label),
    },
  });
}

/** Questions whose answers everybody sees, and that are worth a word. */
const PUBLIC: ReadonlySet<string> = new Set(['choose/pick', 'phase-2/choose', 'phase-3/gain']);
/** What a bot holds is unknown to whoever asks: it is guessed so often, and thought about so long each time. */
const GUESSES = 4;
const GUESS_PLAYOUTS = 32;
const MOST_EXPLAINED = 4;
/** Answers looked back at. */
const FURTHEST_BACK = 150;

/** Where a bot's deed lies in the record. */
interface Deed {
  readonly number: number;
  readonly seat: Seat;
  readonly ask: number;
  readonly choice: string;
}

/** What a bot did in its last turn that can be explained. */
interface Doings {
  /** Where its journey began, and where it came to. */
  journey?: { readonly number: number; readonly from: number; to?: number };
  deed?: Deed;
}

/** What bots did since the last turn of a person, each in its own last one. */
function doingsSince({ reel, sitters, teaching: { journeys, turnAt } }: Learnt, number: number): Map<Seat, Doings> {
  const { entries } = reel.record;
  const isBots = (at: number): boolean => {
    const seat = entries[at]?.[0];
    return typeof seat === 'number' && sitters[seat]?.bot !== undefined;
  };
  let begun = Math.min(number, reel.length);
  // Whoever answers a question within another's turn gives an answer or two; an own turn is longer than that.
  for (let own = 0; begun > reel.first && number - begun < FURTHEST_BACK; begun -= 1) {
    own = isBots(begun - 1) ? 0 : own + 1;
    if (own > 2 && begun < number - 2) break;
  }
  const all = new Map<Seat, Doings>();
  const match = reel.upTo(begun);
  for (let at = begun; at < number; at++) {
    const entry = entries[at];
    if (entry === undefined || !isAnswer(entry)) break;
    const [seat, ask, choice] = entry;
    const { play } = match;
    const kind = play.state.asks.find(({ id }) => id === ask)?.ask;
    if (isBots(at) && kind !== undefined) {
      const doings = all.get(seat) ?? {};
      all.set(seat, doings);
      if (journeys !== undefined && turnAt(play) !== undefined)
        doings.journey = { number: at, from: journeys.placeOf(play, seat) };
      if (kind === journeys?.over && doings.journey !== undefined) doings.journey.to = journeys.placeOf(play, seat);
      if (PUBLIC.has(kind)) doings.deed = { number: at, seat, ask, choice };
    }
    if (!match.submit({ seat, number: match.number, ask, choice }).ok) break;
  }
  return all;
}

/**
 * Explains what bots did since a person's last answer. Nothing comes from what they hold: the
 * position is dealt anew from where the asking seat sits, and thought through from there.
 */
async function explain({ id, number, seat, language }: Extract<ToTeacher, { do: 'explain' }>): Promise<void> {
  const learnt = await open(id, language);
  const { reel, words, voice, teaching } = learnt;
  const explained: Explained[] = [];
  const add = (who: Seat, at: number, weighing: Weighing | undefined, label: (choice: string) => string): boolean => {
    const line = weighing && words.line(weighing, label);
    const brief = weighing && words.brief(weighing, label);
    if (weighing === undefined || line === undefined || brief === undefined) return false;
    explained.push({ seat: who, number: at, brief, line, weighed: words.weighed(weighing, label) });
    return true;
  };
  for (const [who, { journey, deed }] of doingsSince(learnt, number)) {
    if (explained.length >= MOST_EXPLAINED) break;
    const { journeys } = teaching;
    if (journeys !== undefined && journey?.to !== undefined && journey.to !== journey.from) {
      const { play } = reel.upTo(journey.number);
      const weighing = journeys.whither(play, who, journey.to, seat, `explain/${journey.number}`);
      if (add(who, journey.number, weighing, (place) => voice.named?.('place', Number(place)) ?? place)) continue;
    }
    if (deed === undefined) continue;
    const match = reel.upTo(deed.number);
    const label = labelsFor(learnt, match, who, deed.ask);
    add(who, deed.number, guessed(learnt, match, seat, deed.ask, deed.choice), label);
  }
  tell({ said: 'explained', explained });
}

/** What somebody may have weighed, from the eyes of another seat: the mean over what they may hold. */
function guessed(
  { teaching }: Learnt,
  { play, number }: Match<AnyShape>,
  eyes: Seat,
  ask: number,
  choice: string,
): Weighing | undefined {
  const sums = new Map<string, { chance: number; error: number; worlds: number; times: number }>();
  let last: Weighing | undefined;
  for (let guess = 0; guess < GUESSES; guess++) {
    const world = imagine(play, eyes, new Dice(`explain/${number}/${guess}`));
    const asked = world.state.asks.find(({ id }) => id === ask);
    if (asked === undefined || !world.choices(asked).some(({ id }) => id === choice)) continue;
    const thinking = teaching
      .master({ playouts: GUESS_PLAYOUTS, also: choice })
      .think(questionOf(world, asked), new Dice(`explain/${number}`));
    while (thinking.step());
    const weighing = thinking.weighing();
    if (weighing.options.length < 2) continue;
    last = weighing;
    for (const { id, chance, error, worlds } of weighing.options) {
      const sum = sums.get(id) ?? { chance: 0, error: 0, worlds: 0, times: 0 };
      sums.set(id, {
        chance: sum.chance + chance,
        error: sum.error + error,
        worlds: sum.worlds + worlds,
        times: sum.times + 1,
      });
    }
  }
  if (last === undefined) return undefined;
  const options = [...sums]
    .map(([id, { chance, error, worlds, times }]) => ({ id, chance: chance / times, error: error / times, worlds }))
    .sort((a, b) => (a.id === choice ? -1 : b.id === choice ? 1 : b.chance - a.chance));
  return { ...last, choice, options, reasons: [] };
}

async function lookBack({ id, language, known }: Extract<ToTeacher, { do: 'review' }>): Promise<void> {
  const learnt = await open(id, language);
  const { reel, game, sitters, teaching } = learnt;
  if (!reel.over) throw new Unusable('unfinished');
  const persons = sitters.flatMap(({ bot }, seat): Seat[] => (bot === undefined ? [seat] : []));
  const seats = persons.length > 0 ? persons : sitters.map((_, seat) => seat);
  const { rules } = await gameCalled(game).playable();
  tell({
    said: 'head',
    head: {
      game,
      sitters,
      seats,
      measure: teaching.measure(sitters.length),
      names: sitters.map(({ name }) => name),
      ...(teaching.chapter === undefined ? {} : { chapter: teaching.chapter }),
    },
  });
  const own = reel.record.entries.filter(([seat]) => typeof seat === 'number' && seats.includes(seat)).length;
  const playouts = Math.max(FEWEST_PLAYOUTS, Math.min(MOST_PLAYOUTS, Math.trunc(REVIEW_PLAYOUTS / Math.max(1, own))));
  const moments: Moment[] = [];
  const wish = { seats, playouts, ...(known === undefined ? {} : { known }) };
  for (const { done, of, moment, judgement, match } of review(rules, teaching, reel.record, wish)) {
    if (moment !== undefined) moments.push(moment);
    tell({
      said: 'step',
      done: done / Math.max(1, of),
      ...(moment === undefined ? {} : { moment }),
      ...(judgement === undefined ? {} : { decision: told(learnt, match, judgement) }),
    });
  }
  tell({
    said: 'reviewed',
    points: turningPoints(learnt, evened(moments, MOVES_IN_TURN.has(game) ? sitters.length : 1, true), persons),
  });
}

function told(learnt: Learnt, match: Match<AnyShape>, judgement: Judgement): DecisionTold {
  const { seat, ask, choice, weighing } = judgement;
  const { words } = learnt;
  const label = labelsFor(learnt, match, seat, ask);
  // The bars show the own answer as the one that was given.
  const given: Weighing = { ...weighing, choice };
  return {
    judgement,
    did: sentence(label(choice)),
    would: sentence(label(weighing.choice)),
    why: words.why(weighing, label),
    weighed: words.weighed(given, label),
  };
}

/** Events that turn a game, in the order they are told in. */
const WEIGHTY: readonly string[] = [
  'trophyGained',
  'monsterFightEnded',
  'witcherFightEnded',
  'levelUp',
  'questDone',
  'attributeRaised',
  'sideQuestScored',
  'goldenScored',
  'chapterScored',
  'destinyPlaced',
  'abilityUsed',
  'cardsPlayed',
];
const LINES = 2;

/** The largest changes of anybody's chance from one turn to the next, as they follow each other. */
function turningPoints(learnt: Learnt, moments: readonly Moment[], persons: readonly Seat[]): TurningPoint[] {
  const { reel, voice, sitters } = learnt;
  const changes = moments.slice(1).map((to, at) => {
    const from = moments[at] as Moment;
    const steps = to.chances.map((chance, who) => chance - (from.chances[who] ?? 0));
    const who = steps.reduce((most, step, at) => (Math.abs(step) > Math.abs(steps[most] ?? 0) ? at : most), 0);
    return { from, to, who, size: Math.abs(steps[who] ?? 0) };
  });
  const largest = [...changes].sort((a, b) => b.size - a.size).slice(0, TURNING_POINTS);
  const chapters = reel.chapters('all');
  return changes
    .filter((change) => largest.includes(change))
    .map(({ from, to, who }) => {
      const reading: Reading<AnyShape> = {
        viewer: persons.length === 1 ? (persons[0] ?? 'spectator') : 'spectator',
        view: reel.look(to.number, 'all').view,
        who: nameAmong(sitters),
      };
      const events = chapters.slice(from.number + 1, to.number + 1).flatMap((each) => (isTakenBack(each) ? [] : each));
      const ranked = events.flatMap((event) => {
        const rank = WEIGHTY.indexOf(event.type);
        const line = rank < 0 ? undefined : voice.tell(event, reading)?.text;
        return line === undefined ? [] : [{ rank, line }];
      });
      ranked.sort((a, b) => a.rank - b.rank);
      return { from, to, who, lines: [...new Set(ranked.map(({ line }) => line))].slice(0, LINES) };
    });
}

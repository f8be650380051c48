/** Plays whole games of Path of Destiny between bots and counts what matters for the balance of characters and cards. */

import { type Bot, playOut } from '@medallion/bots';
import { type Happening, Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { CHARACTERS, type StoryId } from '@medallion/path-of-destiny/content';
import { bump, noShare, noteShare, type Share } from './counts.ts';

/** A card of the Main Deck, by its number. */
export interface CardCount {
  /** Picks at which it lay in an open row, and how often it was taken from there. */
  offered: number;
  taken: number;
  played: number;
  /** Players who played it in their game, and won. */
  games: number;
  wins: number;
}

export interface DestinyCounts {
  readonly game: 'path-of-destiny';
  /** The Story, or for solo games the Story and the difficulty, such as `edge/normal`. */
  readonly variant: string;
  players: number;
  games: number;
  finished: number;
  decisions: number;
  byCharacter: Record<string, Share>;
  /** By place in the Initiative the game began with. */
  byInitiative: Share[];
  /** Players by their points; winners by theirs; by how many the first was ahead of the second. */
  points: Record<string, number>;
  winnerPoints: Record<string, number>;
  leads: Record<string, number>;
  experience: Record<string, number>;
  /** The mean of points after each chapter: sums. */
  byChapter: { players: number; points: number; experience: number }[];
  /** Routes by the sides followed, such as `left,right,left`. */
  routes: Record<string, number>;
  endings: Record<string, number>;
  chapters: number;
  /** Chapters in which no Destiny token was placed. */
  undecided: number;
  cards: Record<string, CardCount>;
  /** Users of each Ability, and those who won. */
  abilities: Record<string, Share>;
  /** Points of the final scoring: sums over players. */
  tally: { players: number; sideQuest: number; golden: number; special: number };
}

export function blankDestiny(players: number, variant: string): DestinyCounts {
  return {
    game: 'path-of-destiny',
    variant,
    players,
    games: 0,
    finished: 0,
    decisions: 0,
    byCharacter: Object.fromEntries(CHARACTERS.map((character) => [character, noShare()])),
    byInitiative: Array.from({ length: Math.max(2, players) }, noShare),
    points: {},
    winnerPoints: {},
    leads: {},
    experience: {},
    byChapter: [],
    routes: {},
    endings: {},
    chapters: 0,
    undecided: 0,
    cards: {},
    abilities: {},
    tally: { players: 0, sideQuest: 0, golden: 0, special: 0 },
  };
}

/** Plays one game and adds it to the counts. */
export function watchDestiny(into: DestinyCounts, bot: Bot<PathOfDestiny>, seed: string): void {
  const { players } = into;
  const [story = 'edge', difficulty] = into.variant.split('/');
  const options = pathOfDestiny.readOptions(
    {
      story: story as StoryId,
      ...(players === 1 ? { automa: 'random', ...(difficulty === undefined ? {} : { difficulty }) } : {}),
    },
    players,
  );
  const play = Play.start<PathOfDestiny>(pathOfDestiny, options, players, seed, false);
  const played = new Map<number, Set<number>>();
  const used = new Map<number, Set<string>>();
  let first: readonly number[] = [];
  let chapter = 1;
  const card = (number: number): CardCount =>
    (into.cards[number] ??= { offered: 0, taken: 0, played: 0, games: 0, wins: 0 });
  const note = <T>(map: Map<number, Set<T>>, who: number, what: T): void => {
    map.set(who, (map.get(who) ?? new Set<T>()).add(what));
  };
  const chapterEnded = (): void => {
    const sum = (into.byChapter[chapter - 1] ??= { players: 0, points: 0, experience: 0 });
    for (const of of play.state.table.participants) {
      if (of.automa === true) continue;
      sum.players += 1;
      sum.points += of.vp;
      sum.experience += of.xp;
    }
  };
  const read = (events: readonly Happening[]): void => {
    for (const { type, data } of events) {
      if (type === 'dominantFound') {
        into.chapters += 1;
        if (data.by === 'choice') into.undecided += 1;
      } else if (type === 'abilityUsed') note(used, data.who as number, String(data.ability));
      else if (type === 'pairTaken') {
        // The Automa is dealt its pairs: nobody chose them.
        if (play.state.table.participants[data.who as number]?.automa === true) continue;
        for (const each of data.cards as readonly number[]) card(each).taken += 1;
      } else if (type === 'cardsPlayed') {
        for (const each of data.cards as readonly number[]) {
          card(each).played += 1;
          note(played, data.who as number, each);
        }
      }
    }
  };
  const watched: Bot<PathOfDestiny> = {
    name: bot.name,
    answer(question, dice) {
      if (question.ask === 'choose/pick') {
        const { rows } = play.state.table;
        for (const choice of question.choices as readonly { readonly space?: number }[])
          for (const each of rows[(choice.space ?? 0) - 1]?.cards ?? []) card(each).offered += 1;
      }
      return bot.answer(question, dice);
    },
  };
  into.decisions += playOut(
    play,
    Array.from({ length: players }, () => watched),
    seed,
    ({ state }) => {
      read(play.events as unknown as readonly Happening[]);
      play.events = [];
      const { table } = state;
      if (first.length === 0) first = [...table.initiative];
      if (table.chapter > chapter) {
        chapterEnded();
        chapter = table.chapter;
      }
      return true;
    },
  );
  read(play.events as unknown as readonly Happening[]);
  into.games += 1;
  if (play.over === undefined) return;
  chapterEnded();
  into.finished += 1;
  const { participants, followed, read: nodes, tally } = play.state.table;
  const winner = play.over.ranking[0]?.[0] ?? -1;
  const sorted = participants.map(({ vp }) => vp).sort((a, b) => b - a);
  bump(into.winnerPoints, participants[winner]?.vp ?? 0);
  bump(into.leads, (sorted[0] ?? 0) - (sorted[1] ?? 0));
  bump(into.routes, followed.join());
  bump(into.endings, String(nodes.at(-1)));
  for (const [who, of] of participants.entries()) {
    const won = who === winner;
    const place = into.byInitiative[first.indexOf(who)];
    if (place !== undefined) {
      place.games += 1;
      if (won) place.wins += 1;
    }
    if (of.automa === true) continue;
    noteShare(into.byCharacter, of.character ?? '', won);
    bump(into.points, of.vp);
    bump(into.experience, of.xp);
    into.tally.players += 1;
    for (const part of ['sideQuest', 'golden', 'special'] as const) into.tally[part] += tally[part][who] ?? 0;
    for (const each of played.get(who) ?? []) {
      card(each).games += 1;
      if (won) card(each).wins += 1;
    }
    for (const ability of used.get(who) ?? []) noteShare(into.abilities, ability, won);
  }
}

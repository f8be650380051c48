/** Plays whole games of Old World between bots and counts what matters for the balance of the cards. */

import { type Bot, playOut } from '@medallion/bots';
import { type Happening, Play } from '@medallion/kernel';
import { type OldWorld, oldWorld, type Table, type Witcher } from '@medallion/old-world';
import { ACTION_CARDS, ATTRIBUTES, EXPLORATIONS, MONSTERS, SCHOOLS } from '@medallion/old-world/content';

export interface Share {
  games: number;
  wins: number;
}

export interface Fought {
  fights: number;
  defeated: number;
  drivenAway: number;
}

/** What the average player has at the end of a round. */
export interface RoundSum {
  players: number;
  gold: number;
  attributes: number;
  trophies: number;
  cards: number;
  potions: number;
}

/** Where something came from: a story, the action of a place, a fight, or the setup. */
export type Source = 'setup' | 'place' | 'story' | 'fight' | 'poker' | 'turn';

export interface Watched {
  players: number;
  games: number;
  finished: number;
  decisions: number;
  /** Rounds of each finished game, in the order played. */
  rounds: number[];
  bySchool: Record<string, Share>;
  /** By the order of the first turns: 0 is the starting player. */
  byOrder: Share[];
  /** By monster id. */
  monsters: Record<string, Fought>;
  /** Fights against a monster of level I with nothing but the ten cards of the school. */
  firstFights: Fought;
  witcherFights: { fights: number; attackerWins: number };
  /** How the finished games got their trophies. */
  trophies: Record<string, number>;
  /** Gained in Phase III, by title. */
  bought: Record<string, number>;
  /** Explorations by id, events by number: how often read. */
  stories: Record<string, number>;
  raises: Partial<Record<Source, number>>;
  gold: Partial<Record<Source, number>>;
  byRound: RoundSum[];
}

/** A level of the card game the stories and fights happen at, as the events of it are told. */
const SOURCES: Readonly<Record<string, Source>> = {
  playerReady: 'setup',
  turnBegan: 'turn',
  actionUsed: 'place',
  storyRead: 'story',
  monsterFightDeclared: 'fight',
  witcherFightDeclared: 'fight',
  pokerStarted: 'poker',
  turnEnded: 'turn',
};

export function blankCount(players: number): Watched {
  return {
    players,
    games: 0,
    finished: 0,
    decisions: 0,
    rounds: [],
    bySchool: Object.fromEntries(SCHOOLS.map((school) => [school, { games: 0, wins: 0 }])),
    byOrder: Array.from({ length: players }, () => ({ games: 0, wins: 0 })),
    monsters: Object.fromEntries(MONSTERS.map(({ id }) => [id, { fights: 0, defeated: 0, drivenAway: 0 }])),
    firstFights: { fights: 0, defeated: 0, drivenAway: 0 },
    witcherFights: { fights: 0, attackerWins: 0 },
    trophies: { monster: 0, school: 0, attribute: 0 },
    bought: {},
    stories: {},
    raises: {},
    gold: {},
    byRound: [],
  };
}

const add = (counts: Record<string, number>, key: string, much = 1): void => {
  counts[key] = (counts[key] ?? 0) + much;
};

/** Plays one game and adds it to the counts. A game longer than `cap` rounds is given up. */
export function watchGame(into: Watched, bot: Bot<OldWorld>, seed: string, edition: string, cap: number): void {
  const { players } = into;
  const options = oldWorld.readOptions({ edition }, players);
  const play = Play.start<OldWorld>(oldWorld, options, players, seed, false);
  const bots = Array.from({ length: players }, () => bot);
  let source: Source = 'setup';
  let round = 0;
  let first = false;
  const read = (events: readonly Happening[]): void => {
    for (const event of events) {
      source = SOURCES[event.type] ?? source;
      count(into, event, source);
      if (event.type === 'turnEnded') first = false;
      if (event.type === 'monsterFightDeclared')
        first = isFirstFight(play.state.table, event.data as unknown as Declared);
      if (event.type === 'monsterFightEnded' && first) countFight(into.firstFights, event.data.outcome as string);
    }
  };
  into.decisions += playOut(play, bots, seed, ({ state }) => {
    const { table } = state;
    read(play.events as unknown as readonly Happening[]);
    play.events = [];
    const begun = Math.ceil(table.turns / players);
    if (begun > round) {
      if (round > 0) countRound(into, round, table);
      round = begun;
    }
    return begun <= cap;
  });
  read(play.events as unknown as readonly Happening[]);
  into.games += 1;
  if (play.over === undefined) return;
  const { table } = play.state;
  into.finished += 1;
  into.rounds.push(Math.ceil(table.turns / players));
  const winners = new Set(play.over.ranking[0] ?? []);
  table.witchers.forEach((witcher, seat) => countPlayer(into, table, witcher, seat, winners.has(seat)));
}

interface Declared {
  readonly seat: number;
  readonly monster: number;
}

function isFirstFight({ witchers }: Table, { seat, monster }: Declared): boolean {
  const witcher = witchers[seat];
  if (witcher === undefined || MONSTERS[monster]?.level !== 1) return false;
  const own = [witcher.deck, witcher.hand, witcher.discard, witcher.combo].flatMap(({ cards }) => cards);
  return own.length >= 9 && own.every((card) => ACTION_CARDS[card]?.school !== undefined);
}

function countPlayer(into: Watched, { first }: Table, witcher: Witcher, seat: number, won: boolean): void {
  const shares = [into.byOrder[(seat - first + into.players) % into.players], into.bySchool[witcher.school ?? '']];
  for (const share of shares) {
    if (share === undefined) continue;
    share.games += 1;
    if (won) share.wins += 1;
  }
  for (const trophy of witcher.trophies) add(into.trophies, trophy.slice(0, trophy.indexOf(':')));
}

function countRound(into: Watched, round: number, table: Table): void {
  const sum = (into.byRound[round - 1] ??= { players: 0, gold: 0, attributes: 0, trophies: 0, cards: 0, potions: 0 });
  for (const witcher of table.witchers) {
    sum.players += 1;
    sum.gold += witcher.gold;
    sum.attributes += ATTRIBUTES.reduce((levels, attribute) => levels + witcher[attribute], 0);
    sum.trophies += witcher.track;
    sum.cards += witcher.deck.cards.length + witcher.hand.cards.length + witcher.discard.cards.length;
    sum.potions += witcher.potions.cards.length;
  }
}

function count(into: Watched, { type, data }: Happening, source: Source): void {
  switch (type) {
    case 'attributeRaised':
      return add(into.raises, source);
    case 'goldGained':
      return add(into.gold, source, data.gold as number);
    case 'rowCardTaken':
      if (data.to === 'hand') add(into.bought, ACTION_CARDS[data.card as number]?.title ?? '?');
      return;
    case 'storyRead':
      return add(into.stories, storyName(data.card as { exploration: number } | { event: number }));
    case 'monsterFightEnded':
      return countFight(into.monsters[MONSTERS[data.monster as number]?.id ?? ''], data.outcome as string);
    case 'fightDecided':
      if (data.outcome !== 'attacker-wins' && data.outcome !== 'defender-wins') return;
      into.witcherFights.fights += 1;
      if (data.outcome === 'attacker-wins') into.witcherFights.attackerWins += 1;
      return;
    default:
  }
}

function countFight(fought: Fought | undefined, outcome: string): void {
  if (fought === undefined) return;
  fought.fights += 1;
  if (outcome === 'defeated') fought.defeated += 1;
  if (outcome === 'driven-away') fought.drivenAway += 1;
}

const storyName = (card: { exploration: number } | { event: number }): string =>
  'event' in card ? `event-${card.event}` : (EXPLORATIONS[card.exploration]?.id ?? '?');

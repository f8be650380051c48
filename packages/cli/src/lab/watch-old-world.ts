/** Plays whole games of Old World between bots and counts what matters for the balance of the cards. */

import { type Bot, playOut } from '@medallion/bots';
import { type Happening, Play } from '@medallion/kernel';
import { type OldWorld, oldWorld, type Table, type Witcher } from '@medallion/old-world';
import { ACTION_CARDS, ATTRIBUTES, EXPLORATIONS, MONSTERS, SCHOOLS } from '@medallion/old-world/content';
import { bump, noShare, noteShare, type Share } from './counts.ts';

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

/** A card of the Row, by its title. */
export interface CardCount {
  /** Decisions at which it could be gained in Phase III, and how often it was. */
  offered: number;
  taken: number;
  /** Times it was laid in a Combo. */
  played: number;
  /** Players who gained one in their game, and won it. */
  games: number;
  wins: number;
}

/** What a choice of a tale brought on the average: sums over the times it was taken. */
export interface OptionCount {
  taken: number;
  gold: number;
  attributes: number;
  cards: number;
  potions: number;
  trails: number;
  quests: number;
}

export interface OldWorldCounts {
  readonly game: 'old-world';
  readonly variant: string;
  players: number;
  games: number;
  finished: number;
  decisions: number;
  /** Finished games by their rounds. */
  rounds: Record<string, number>;
  bySchool: Record<string, Share>;
  /** By the order of the first turns: 0 is the starting player. */
  byOrder: Share[];
  /** By monster id. */
  monsters: Record<string, Fought>;
  /** By level and number of own cards, such as `2/12`: fights, and those won. */
  byStrength: Record<string, Share>;
  /** Fights against a monster of level I with nothing but the ten cards of the school. */
  firstFights: Fought;
  witcherFights: { fights: number; attackerWins: number };
  /** How the finished games got their trophies. */
  trophies: Record<string, number>;
  cards: Record<string, CardCount>;
  /** Explorations by id, events by number: how often read. */
  stories: Record<string, number>;
  /** By story and place of the option, such as `city-3/1`. */
  options: Record<string, OptionCount>;
  raises: Record<string, number>;
  gold: Record<string, number>;
  byRound: RoundSum[];
  /** Solo games by rank. */
  ranks: Record<string, number>;
}

/** What the events that follow these come from. */
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

export function blankOldWorld(players: number, variant: string): OldWorldCounts {
  return {
    game: 'old-world',
    variant,
    players,
    games: 0,
    finished: 0,
    decisions: 0,
    rounds: {},
    bySchool: Object.fromEntries(SCHOOLS.map((school) => [school, noShare()])),
    byOrder: Array.from({ length: players }, noShare),
    monsters: Object.fromEntries(MONSTERS.map(({ id }) => [id, { fights: 0, defeated: 0, drivenAway: 0 }])),
    byStrength: {},
    firstFights: { fights: 0, defeated: 0, drivenAway: 0 },
    witcherFights: { fights: 0, attackerWins: 0 },
    trophies: { monster: 0, school: 0, attribute: 0 },
    cards: {},
    stories: {},
    options: {},
    raises: {},
    gold: {},
    byRound: [],
    ranks: {},
  };
}

/** Plays one game and adds it to the counts. A game longer than `cap` rounds is given up. */
export function watchOldWorld(into: OldWorldCounts, bot: Bot<OldWorld>, seed: string, cap: number): void {
  const { players } = into;
  const options = oldWorld.readOptions({ edition: into.variant }, players);
  const play = Play.start<OldWorld>(oldWorld, options, players, seed, false);
  const watcher = new Watcher(into, play);
  const watched: Bot<OldWorld> = {
    name: bot.name,
    answer(question, dice) {
      const choice = bot.answer(question, dice);
      watcher.answered(question.seat, question.ask, question.choices, choice);
      return choice;
    },
  };
  into.decisions += playOut(
    play,
    Array.from({ length: players }, () => watched),
    seed,
    ({ state }) => {
      watcher.read(play.events as unknown as readonly Happening[]);
      play.events = [];
      return watcher.round(state.table) <= cap;
    },
  );
  watcher.read(play.events as unknown as readonly Happening[]);
  into.games += 1;
  if (play.over !== undefined) watcher.ended(play.over.ranking[0] ?? [], play.over.detail);
}

/** What a Witcher has, as far as tales change it. */
type Holding = Omit<OptionCount, 'taken'>;

function holdingOf(witcher: Witcher): Holding {
  return {
    gold: witcher.gold,
    attributes: ATTRIBUTES.reduce((levels, attribute) => levels + witcher[attribute], 0),
    cards: ownCards(witcher).length,
    potions: witcher.potions.cards.length,
    trails: witcher.trails.reduce((sum, { cards }) => sum + cards.length, 0),
    quests: witcher.quests.length,
  };
}

const ownCards = ({ deck, hand, discard, combo }: Witcher): number[] =>
  [deck, hand, discard, combo].flatMap(({ cards }) => cards);

const titleOf = (card: number): string => ACTION_CARDS[card]?.title ?? '?';

/** One game as it is being played. */
class Watcher {
  private readonly into: OldWorldCounts;
  private readonly play: Play<OldWorld>;
  private source: Source = 'setup';
  private rounds = 0;
  /** The fight under way: is it fought with the starting deck only, and with how many cards? */
  private fight: { readonly first: boolean; readonly level: number; readonly cards: number } | undefined;
  private tale: { readonly seat: number; readonly option: string; readonly before: Holding } | undefined;
  private story = '';
  private readonly gained = new Map<number, Set<string>>();

  constructor(into: OldWorldCounts, play: Play<OldWorld>) {
    this.into = into;
    this.play = play;
  }

  private get table(): Table {
    return this.play.state.table;
  }

  private card(title: string): CardCount {
    return (this.into.cards[title] ??= { offered: 0, taken: 0, played: 0, games: 0, wins: 0 });
  }

  /** What a seat chose from. */
  answered(seat: number, ask: string, choices: readonly { readonly id: string }[], choice: string): void {
    if (ask === 'phase-3/gain') {
      for (const each of choices as readonly { readonly id: string; readonly card?: number }[])
        if (each.card !== undefined && each.card >= 0) this.card(titleOf(each.card)).offered += 1;
    }
    const witcher = this.table.witchers[seat];
    if (ask === 'story/option' && witcher !== undefined) {
      const place = choices.findIndex(({ id }) => id === choice);
      this.tale = { seat, option: `${this.story}/${place}`, before: holdingOf(witcher) };
    }
  }

  read(events: readonly Happening[]): void {
    for (const event of events) {
      this.source = SOURCES[event.type] ?? this.source;
      this.count(event);
    }
    if (this.tale !== undefined && (this.table.turn.phase === 'phase-3' || this.table.active !== this.tale.seat))
      this.endTale();
  }

  /** What the tale has brought by the time its turn goes on. */
  private endTale(): void {
    if (this.tale === undefined) return;
    const { seat, option, before } = this.tale;
    this.tale = undefined;
    const witcher = this.table.witchers[seat];
    if (witcher === undefined) return;
    const after = holdingOf(witcher);
    const count = (this.into.options[option] ??= {
      taken: 0,
      gold: 0,
      attributes: 0,
      cards: 0,
      potions: 0,
      trails: 0,
      quests: 0,
    });
    count.taken += 1;
    for (const what of Object.keys(before) as (keyof Holding)[]) count[what] += after[what] - before[what];
  }

  /** The round the game is in; a round that has ended is counted. */
  round(table: Table): number {
    const begun = Math.ceil(table.turns / this.into.players);
    if (begun > this.rounds) {
      if (this.rounds > 0) countRound(this.into, this.rounds, table);
      this.rounds = begun;
    }
    return begun;
  }

  private count({ type, data }: Happening): void {
    const { into, source } = this;
    switch (type) {
      case 'attributeRaised':
        return bump(into.raises, source);
      case 'goldGained':
        return bump(into.gold, source, data.gold as number);
      case 'rowCardTaken': {
        const title = titleOf(data.card as number);
        if (data.to === 'hand') this.card(title).taken += 1;
        const seat = data.seat as number;
        this.gained.set(seat, (this.gained.get(seat) ?? new Set()).add(title));
        return;
      }
      case 'comboCardPlayed':
        this.card(titleOf(data.card as number)).played += 1;
        return;
      case 'storyRead':
        this.story = storyName(data.card as { exploration: number } | { event: number });
        return bump(into.stories, this.story);
      case 'turnEnded':
        this.fight = undefined;
        return;
      case 'monsterFightDeclared':
        return this.declared(data.seat as number, data.monster as number);
      case 'monsterFightEnded':
        return this.fought(data.monster as number, data.outcome as string);
      case 'fightDecided':
        if (data.outcome !== 'attacker-wins' && data.outcome !== 'defender-wins') return;
        into.witcherFights.fights += 1;
        if (data.outcome === 'attacker-wins') into.witcherFights.attackerWins += 1;
        return;
      default:
    }
  }

  private declared(seat: number, monster: number): void {
    const witcher = this.table.witchers[seat];
    if (witcher === undefined) return;
    const own = ownCards(witcher);
    const level = MONSTERS[monster]?.level ?? 1;
    const first = level === 1 && own.length >= 9 && own.every((card) => ACTION_CARDS[card]?.school !== undefined);
    this.fight = { first, level, cards: own.length };
  }

  private fought(monster: number, outcome: string): void {
    const { into, fight } = this;
    countFight(into.monsters[MONSTERS[monster]?.id ?? ''], outcome);
    if (fight === undefined) return;
    noteShare(into.byStrength, `${fight.level}/${fight.cards}`, outcome === 'defeated');
    if (fight.first) countFight(into.firstFights, outcome);
  }

  ended(winners: readonly number[], detail: unknown): void {
    const { into, table } = this;
    this.endTale();
    into.finished += 1;
    bump(into.rounds, Math.ceil(table.turns / into.players));
    const { rank } = (detail ?? {}) as { readonly rank?: number };
    if (rank !== undefined) bump(into.ranks, rank);
    for (const [seat, witcher] of table.witchers.entries()) {
      const won = winners.includes(seat);
      const order = into.byOrder[(seat - table.first + into.players) % into.players] ?? noShare();
      order.games += 1;
      if (won) order.wins += 1;
      noteShare(into.bySchool, witcher.school ?? '', won);
      for (const trophy of witcher.trophies) bump(into.trophies, trophy.slice(0, trophy.indexOf(':')));
      for (const title of this.gained.get(seat) ?? []) {
        const card = this.card(title);
        card.games += 1;
        if (won) card.wins += 1;
      }
    }
  }
}

function countRound(into: OldWorldCounts, round: number, table: Table): void {
  const sum = (into.byRound[round - 1] ??= { players: 0, gold: 0, attributes: 0, trophies: 0, cards: 0, potions: 0 });
  for (const witcher of table.witchers) {
    const { gold, attributes, cards, potions } = holdingOf(witcher);
    sum.players += 1;
    sum.gold += gold;
    sum.attributes += attributes;
    sum.trophies += witcher.track;
    sum.cards += cards;
    sum.potions += potions;
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

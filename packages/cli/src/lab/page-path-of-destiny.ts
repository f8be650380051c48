/** What the lab has counted about Path of Destiny, as one page. */

import { CHARACTER_SHEETS, CHARACTERS, MAIN_DECK, STORY_DECKS, type StoryId } from '@medallion/path-of-destiny/content';
import { words } from '@medallion/path-of-destiny/words/every';
import type { Named } from './changes.ts';
import { bars, curves, folded, histogram, type Stop, shares, table, ways } from './charts.ts';
import { noShare, type Share } from './counts.ts';
import type { CardCount, DestinyCounts } from './watch-path-of-destiny.ts';

const { names } = words('en');
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

const storyOf = ({ variant }: DestinyCounts): StoryId => (variant.split('/')[0] ?? 'edge') as StoryId;

function headed(one: DestinyCounts): string {
  const [, difficulty] = one.variant.split('/');
  const who = one.players === 1 ? 'alone' : `${one.players} players`;
  return `${names.stories[storyOf(one)]}, ${who}${difficulty === undefined ? '' : `, ${difficulty.replaceAll('-', ' ')}`}`;
}

const meanOf = (counts: Readonly<Record<string, number>>): number => {
  let [sum, all] = [0, 0];
  for (const [value, count] of Object.entries(counts)) {
    sum += Number(value) * count;
    all += count;
  }
  return all === 0 ? 0 : sum / all;
};

/** Alone, a player meets the Automa: half the wins would be fair. */
const fairOf = ({ players }: DestinyCounts): number => 1 / Math.max(2, players);

/** Shares that are compared from report to report. */
export function destinyShares(counts: readonly DestinyCounts[]): Named {
  const named = new Map<string, Share>();
  for (const one of counts) {
    const where = headed(one);
    for (const [character, share] of Object.entries(one.byCharacter))
      named.set(`${where}: wins of ${character}`, share);
    for (const [place, share] of one.byInitiative.entries())
      named.set(`${where}: wins from place ${place + 1} of the first Initiative`, share);
    for (const [card, count] of Object.entries(one.cards))
      named.set(`${where}: ${cardName(Number(card))} taken when offered`, { games: count.offered, wins: count.taken });
    for (const [ability, share] of Object.entries(one.abilities))
      named.set(`${where}: wins of those who used ${abilityName(ability)}`, share);
  }
  return named;
}

const cardName = (card: number): string => names.cards[MAIN_DECK[card]?.id ?? ''] ?? String(card);
const abilityName = (ability: string): string =>
  (names.abilities as Readonly<Record<string, string | undefined>>)[ability] ?? ability;

export function destinyBody(counts: readonly DestinyCounts[]): string {
  const rows = counts.map((one) => {
    const players = Object.values(one.byCharacter).reduce((sum, { games }) => sum + games, 0);
    const wins = Object.values(one.byCharacter).reduce((sum, share) => sum + share.wins, 0);
    return [
      headed(one),
      `${one.finished} of ${one.games}`,
      meanOf(one.winnerPoints).toFixed(1),
      meanOf(one.points).toFixed(1),
      meanOf(one.leads).toFixed(1),
      one.players === 1 ? percent(wins, players) : '–',
      percent(one.undecided, one.chapters),
    ];
  });
  return `${table(
    'Games',
    ['', 'finished', 'points of the winner', 'of all', 'lead', 'won against the Automa', 'chapters without a token'],
    rows,
  )}
${counts.map(section).join('\n')}`;
}

function section(one: DestinyCounts): string {
  const fair = fairOf(one);
  const { tally } = one;
  return `<section><h2>${headed(one)}</h2>
<div class="row">${shares(
    'Wins by character',
    CHARACTERS.map((character) => [names.characters[character], one.byCharacter[character] ?? noShare()]),
    fair,
  )}
${shares(
  'Wins by place in the first Initiative',
  one.byInitiative.map((share, place) => [String(place + 1), share]),
  fair,
)}</div>
<div class="row">${histogram('Points of all players', one.points)}
${histogram('By how much the first is ahead', one.leads)}</div>
${ways('The ways the Story took', routesOf(one), 3)}
<div class="row">${curves(
    'Points and Experience after each chapter',
    ['points', 'Experience'],
    one.byChapter.map(({ players, points, experience }) => [
      points / Math.max(1, players),
      experience / Math.max(1, players),
    ]),
  )}
${bars(
  'Points at the end, per player',
  (['sideQuest', 'golden', 'special'] as const).map((part) => [
    { sideQuest: 'Side Quest', golden: 'golden marker', special: 'what the Story adds' }[part],
    tally[part] / Math.max(1, tally.players),
  ]),
  2,
)}</div>
${shares(
  'Who used an Ability, and won',
  CHARACTER_SHEETS.flatMap(({ abilities }) => abilities).map(({ id }) => [
    abilityName(id),
    one.abilities[id] ?? noShare(),
  ]),
  fair,
)}
${cards(one)}
</section>`;
}

/** The tree of Paths, with how often each was followed. */
function routesOf(one: DestinyCounts): Stop[] {
  const { paths } = STORY_DECKS[storyOf(one)];
  const stops = (before: readonly string[], node: number): Stop[] => {
    if (before.length === 3) return [];
    return ['left', 'right'].map((side, at) => {
      const way = [...before, side];
      const own = 2 * node + at;
      const visits = Object.entries(one.routes)
        .filter(([route]) => route === way.join() || route.startsWith(`${way.join()},`))
        .reduce((sum, [, count]) => sum + count, 0);
      const symbol = paths.find((card) => card.node === own)?.symbol;
      return { name: symbol === undefined ? side : names.symbols[symbol], visits, to: stops(way, own) };
    });
  };
  return stops([], 1);
}

function cards({ cards: counts, players }: DestinyCounts): string {
  const of = (card: number): CardCount => counts[card] ?? { offered: 0, taken: 0, played: 0, games: 0, wins: 0 };
  const rate = (card: number): number => (of(card).offered === 0 ? 0 : of(card).taken / of(card).offered);
  const all = MAIN_DECK.map((_, card) => card).sort((a, b) => rate(b) - rate(a));
  const [most, least] = [all.slice(0, 12), all.slice(-12)];
  const fair = 1 / Math.max(2, players);
  return `<div class="row">${bars(
    'Cards taken most when offered, per cent',
    most.map((card) => [cardName(card), 100 * rate(card)]),
    1,
  )}
${bars(
  'Cards taken least, per cent',
  least.map((card) => [cardName(card), 100 * rate(card)]),
  1,
)}</div>
${folded(
  'Every card',
  shares(
    'Players who played the card, and won',
    all.map((card) => [cardName(card), { games: of(card).games, wins: of(card).wins }]),
    fair,
  ) +
    table(
      'Cards',
      ['', 'offered', 'taken', 'taken when offered', 'played'],
      all.map((card) => [
        cardName(card),
        String(of(card).offered),
        String(of(card).taken),
        percent(of(card).taken, of(card).offered),
        String(of(card).played),
      ]),
    ),
)}`;
}

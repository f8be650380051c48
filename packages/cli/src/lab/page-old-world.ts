/** What the lab has counted about Old World, as one page. */

import {
  ACTION_TITLES,
  COMMON_TITLES,
  EVENTS,
  EXPLORATIONS,
  MONSTERS,
  SCHOOLS,
  SOLO_RANKS,
} from '@medallion/old-world/content';
import { words } from '@medallion/old-world/words';
import { bars, curves, field, folded, histogram, shares, table } from './charts.ts';
import { noShare, type Share } from './counts.ts';
import type { Named } from './changes.ts';
import type { CardCount, Fought, OldWorldCounts } from './watch-old-world.ts';

const { name } = words('en');
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const each = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(2));

/** Values of a histogram in order, each as often as it came up. */
function spreadOf(counts: Readonly<Record<string, number>>): { mean: number; at: (part: number) => number } {
  const values = Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([a], [b]) => a - b);
  const all = values.reduce((sum, [, count]) => sum + count, 0);
  const total = values.reduce((sum, [value, count]) => sum + value * count, 0);
  return {
    mean: all === 0 ? 0 : total / all,
    at: (part) => {
      let seen = 0;
      for (const [value, count] of values) {
        seen += count;
        if (seen > part * all) return value;
      }
      return values.at(-1)?.[0] ?? 0;
    },
  };
}

const headed = ({ players, variant }: OldWorldCounts): string =>
  `${players === 1 ? 'Alone' : `${players} players`}${variant === 'default' ? '' : `, rules “${variant}”`}`;

/** Shares that are compared from report to report. */
export function oldWorldShares(counts: readonly OldWorldCounts[]): Named {
  const named = new Map<string, Share>();
  for (const one of counts) {
    const where = headed(one);
    if (one.players > 1) {
      for (const [school, share] of Object.entries(one.bySchool)) named.set(`${where}: wins of the ${school}`, share);
      for (const [order, share] of one.byOrder.entries()) named.set(`${where}: wins of turn order ${order + 1}`, share);
    }
    for (const { id } of MONSTERS) {
      const fought = one.monsters[id];
      if (fought !== undefined)
        named.set(`${where}: ${name.monster(id)} defeated`, { games: fought.fights, wins: fought.defeated });
    }
    for (const { id } of ACTION_TITLES) {
      const card = one.cards[id];
      if (card !== undefined)
        named.set(`${where}: ${name.title(id)} taken when offered`, { games: card.offered, wins: card.taken });
    }
  }
  return named;
}

export function oldWorldBody(counts: readonly OldWorldCounts[]): string {
  const rows = counts.map((one) => {
    const { mean, at } = spreadOf(one.rounds);
    return [
      headed(one),
      `${one.finished} of ${one.games}`,
      mean.toFixed(2),
      `${at(0.1)} – ${at(0.5)} – ${at(0.9)}`,
      `${percent(one.firstFights.defeated, one.firstFights.fights)} of ${one.firstFights.fights}`,
    ];
  });
  return `${table(
    'Length',
    ['', 'finished', 'rounds', 'tenth – half – nine tenths', 'level I beaten with a starting deck'],
    rows,
  )}
${counts.map(section).join('\n')}`;
}

function section(one: OldWorldCounts): string {
  const { players, games } = one;
  const fair = 1 / players;
  return `<section><h2>${headed(one)}</h2>
<div class="row">${histogram('Rounds', one.rounds)}
${players === 1 ? ladder(one) : ''}</div>
${
  players === 1
    ? ''
    : `<div class="row">${shares(
        'Wins by school',
        SCHOOLS.map((school) => [name.school(school), one.bySchool[school] ?? noShare()]),
        fair,
      )}
${shares(
  'Wins by turn order',
  one.byOrder.map((share, order) => [String(order + 1), share]),
  fair,
)}</div>`
}
${fights(one)}
${cards(one)}
${curves(
  'What the average player has after each round',
  ['gold', 'attributes', 'trophies', 'cards', 'potions'],
  one.byRound.map((sum) =>
    (['gold', 'attributes', 'trophies', 'cards', 'potions'] as const).map(
      (what) => sum[what] / Math.max(1, sum.players),
    ),
  ),
)}
${table(
  'Where things come from, per player and game',
  ['', 'setup', 'places', 'tales', 'fights', 'poker', 'other'],
  (['raises', 'gold'] as const).map((what) => [
    what === 'raises' ? 'levels raised' : 'gold',
    ...(['setup', 'place', 'story', 'fight', 'poker', 'turn'] as const).map((source) =>
      each(one[what][source] ?? 0, games * players),
    ),
  ]),
)}
${table(
  'Trophies per game',
  ['of monsters', 'of witchers', 'of attributes'],
  [['monster', 'school', 'attribute'].map((kind) => each(one.trophies[kind] ?? 0, one.finished))],
)}
${tales(one)}
</section>`;
}

/** Solo games on the rulebook's ladder, the best rank first. */
function ladder({ ranks }: OldWorldCounts): string {
  return bars(
    'Ranks of the solo game',
    SOLO_RANKS.map(({ rank, maxTurns }) => [
      maxTurns === undefined ? `rank ${rank}, later` : `rank ${rank}, up to ${maxTurns} turns`,
      ranks[rank] ?? 0,
    ]),
  );
}

const CARD_STEPS = [
  { name: 'up to 8', most: 8 },
  { name: '9–10', most: 10 },
  { name: '11–12', most: 12 },
  { name: '13–14', most: 14 },
  { name: '15 and more', most: Infinity },
] as const;

function fights({ monsters, byStrength, games, witcherFights }: OldWorldCounts): string {
  const strength = (row: number, column: number): Share => {
    const sum = noShare();
    const { most } = CARD_STEPS[column] ?? { most: Infinity };
    const least = CARD_STEPS[column - 1]?.most ?? -1;
    for (const [key, share] of Object.entries(byStrength)) {
      const [level = 0, own = 0] = key.split('/').map(Number);
      if (level !== row + 1 || own > most || own <= least) continue;
      sum.games += share.games;
      sum.wins += share.wins;
    }
    return sum;
  };
  const row = (what: string, { fights: fought, defeated, drivenAway }: Fought): string[] => [
    what,
    each(fought, games),
    percent(defeated, fought),
    percent(drivenAway, fought),
  ];
  return `${field(
    'Monsters defeated, by level and number of own cards',
    ['level 1', 'level 2', 'level 3'],
    CARD_STEPS.map((step) => step.name),
    strength,
  )}
${table(
  'Witchers against witchers',
  ['fights per game', 'won by the attacker'],
  [[each(witcherFights.fights, games), percent(witcherFights.attackerWins, witcherFights.fights)]],
)}
${folded(
  'Every monster',
  table(
    'Monsters',
    ['', 'fights per game', 'defeated', 'driven away'],
    MONSTERS.map(({ id }) => row(name.monster(id), monsters[id] ?? { fights: 0, defeated: 0, drivenAway: 0 })),
  ),
)}`;
}

function cards({ cards: counts, players }: OldWorldCounts): string {
  const of = (id: string): CardCount => counts[id] ?? { offered: 0, taken: 0, played: 0, games: 0, wins: 0 };
  const common = COMMON_TITLES.map(({ id }) => id);
  const byTaken = [...common].sort((a, b) => rate(of(b)) - rate(of(a)));
  return `<div class="row">${bars(
    'Cards taken when offered, per cent',
    byTaken.map((id) => [name.title(id), 100 * rate(of(id))]),
    1,
  )}
${
  players === 1
    ? ''
    : shares(
        'Players who gained the card, and won',
        byTaken.map((id) => [name.title(id), { games: of(id).games, wins: of(id).wins }]),
        1 / players,
      )
}</div>
${folded(
  'Every card',
  table(
    'Cards',
    ['', 'offered', 'taken', 'taken when offered', 'played'],
    ACTION_TITLES.map(({ id }) => [
      name.title(id),
      String(of(id).offered),
      String(of(id).taken),
      percent(of(id).taken, of(id).offered),
      String(of(id).played),
    ]),
  ),
)}`;
}

const rate = ({ offered, taken }: CardCount): number => (offered === 0 ? 0 : taken / offered);

const BROUGHT = ['gold', 'attributes', 'cards', 'potions', 'trails', 'quests'] as const;

function tales({ options, stories }: OldWorldCounts): string {
  const rows = Object.entries(options)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([key, count]) => {
      const [story = '', place = '0'] = key.split('/');
      const all = Object.entries(options)
        .filter(([other]) => other.startsWith(`${story}/`))
        .reduce((sum, [, { taken }]) => sum + taken, 0);
      return [
        `${story}, ${Number(place) + 1}`,
        String(count.taken),
        percent(count.taken, all),
        ...BROUGHT.map((what) => each(count[what], count.taken)),
      ];
    });
  return `${folded(
    'Choices of tales, and what they brought',
    table('Choices', ['tale, choice', 'taken', 'of its tale', ...BROUGHT], rows),
  )}
${folded(
  'How often every tale was read',
  bars(
    'Explorations read',
    EXPLORATIONS.map(({ id }) => [id, stories[id] ?? 0]),
  ) +
    bars(
      'Events read',
      EVENTS.map(({ number }) => [String(number), stories[`event-${number}`] ?? 0]),
    ),
)}`;
}

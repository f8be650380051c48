/** One page that shows what the lab has counted: tables and small drawings, nothing from elsewhere. */

import { COMMON_TITLES, EVENTS, EXPLORATIONS, MONSTERS } from '@medallion/old-world/content';
import { words } from '@medallion/old-world/words';
import { escaped, page } from './html.ts';
import type { Fought, RoundSum, Share, Watched } from './watch.ts';

export interface LabSetting {
  readonly bot: string;
  readonly seed: string;
  readonly edition: string;
}

const { name } = words('en');
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const each = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(2));
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export function labPage(counts: readonly Watched[], { bot, seed, edition }: LabSetting): string {
  const games = counts.reduce((sum, { games: played }) => sum + played, 0);
  return page(
    'Old World in the lab',
    `<p>${games} games of <b>${escaped(bot)}</b>, seed “${escaped(seed)}”, rules “${escaped(edition)}”.</p>
${overview(counts)}
${counts.map(section).join('\n')}`,
  );
}

function overview(counts: readonly Watched[]): string {
  const rows = counts.map((watched) => {
    const sorted = [...watched.rounds].sort((a, b) => a - b);
    const mean = each(
      sorted.reduce((sum, rounds) => sum + rounds, 0),
      sorted.length,
    );
    return [
      String(watched.players),
      `${watched.finished} of ${watched.games}`,
      mean,
      `${quantile(sorted, 0.1)} – ${quantile(sorted, 0.5)} – ${quantile(sorted, 0.9)}`,
      `${percent(watched.firstFights.defeated, watched.firstFights.fights)} of ${watched.firstFights.fights}`,
    ];
  });
  return table(
    'Length',
    ['players', 'finished', 'rounds', 'tenth – half – nine tenths', 'level I beaten with a starting deck'],
    rows,
  );
}

function section(watched: Watched): string {
  const { players, games } = watched;
  const share = ({ wins, games: sat }: Share): string => percent(wins, sat);
  return `<section><h2>${players === 1 ? 'Alone' : `${players} players`}</h2>
${bars('Rounds', histogram(watched.rounds))}
${table(
  'Wins by school',
  ['school', 'played', 'won'],
  Object.entries(watched.bySchool).map(([school, won]) => [school, String(won.games), share(won)]),
)}
${table(
  'Wins by turn order',
  ['place', 'won'],
  watched.byOrder.map((won, order) => [String(order + 1), share(won)]),
)}
${fights(watched)}
${table(
  'Where things come from, per player and game',
  ['', 'setup', 'places', 'tales', 'fights', 'poker', 'other'],
  (['raises', 'gold'] as const).map((what) => [
    what === 'raises' ? 'levels raised' : 'gold',
    ...(['setup', 'place', 'story', 'fight', 'poker', 'turn'] as const).map((source) =>
      each(watched[what][source] ?? 0, games * players),
    ),
  ]),
)}
${table(
  'Trophies per game',
  ['of monsters', 'of witchers', 'of attributes'],
  [['monster', 'school', 'attribute'].map((kind) => each(watched.trophies[kind] ?? 0, watched.finished))],
)}
${lines(watched.byRound)}
${bars(
  'Cards bought per title',
  COMMON_TITLES.map(({ id }) => [name.title(id), watched.bought[id] ?? 0]),
)}
${bars(
  'Explorations read',
  EXPLORATIONS.map(({ id }) => [id, watched.stories[id] ?? 0]),
)}
${bars(
  'Events read',
  EVENTS.map(({ number }) => [String(number), watched.stories[`event-${number}`] ?? 0]),
)}
</section>`;
}

function fights({ monsters, games, witcherFights }: Watched): string {
  const row = (what: string, { fights: fought, defeated, drivenAway }: Fought): string[] => [
    what,
    each(fought, games),
    percent(defeated, fought),
    percent(drivenAway, fought),
  ];
  const ofLevel = (level: number): Fought => {
    const sum: Fought = { fights: 0, defeated: 0, drivenAway: 0 };
    for (const { id, level: its } of MONSTERS) {
      const fought = monsters[id];
      if (its !== level || fought === undefined) continue;
      sum.fights += fought.fights;
      sum.defeated += fought.defeated;
      sum.drivenAway += fought.drivenAway;
    }
    return sum;
  };
  const head = ['', 'fights per game', 'defeated', 'driven away'];
  return `${table('Fights by level', head, [
    ...[1, 2, 3].map((level) => row(`level ${level}`, ofLevel(level))),
    ['witchers', each(witcherFights.fights, games), percent(witcherFights.attackerWins, witcherFights.fights), '–'],
  ])}
<details><summary>Every monster</summary>${table(
    'Monsters',
    head,
    MONSTERS.map(({ id }) => row(name.monster(id), monsters[id] ?? { fights: 0, defeated: 0, drivenAway: 0 })),
  )}</details>`;
}

function histogram(values: readonly number[]): [string, number][] {
  if (values.length === 0) return [];
  const from = Math.min(...values);
  return Array.from({ length: Math.max(...values) - from + 1 }, (_, index) => [
    String(from + index),
    values.filter((value) => value === from + index).length,
  ]);
}

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><caption>${escaped(caption)}</caption><thead>${cells('th', head)}</thead><tbody>${rows
    .map((row) => cells('td', row))
    .join('')}</tbody></table>`;
}

/** Lying bars, one per line. */
function bars(caption: string, values: readonly (readonly [string, number])[]): string {
  const most = Math.max(1, ...values.map(([, value]) => value));
  const drawn = values.map(([label, value], line) => {
    const y = line * 16;
    return `<text x="150" y="${y + 12}" text-anchor="end">${escaped(label)}</text><rect x="156" y="${y + 2}" width="${(
      (300 * value) / most
    ).toFixed(1)}" height="12"/><text x="${(160 + (300 * value) / most).toFixed(1)}" y="${y + 12}">${value}</text>`;
  });
  return figure(caption, 520, values.length * 16, drawn.join(''));
}

const CURVES = ['gold', 'attributes', 'trophies', 'cards', 'potions'] as const;

/** What the average player has after each round. */
function lines(rounds: readonly RoundSum[]): string {
  const means = rounds.map((sum) => CURVES.map((what) => sum[what] / Math.max(1, sum.players)));
  const most = Math.max(1, ...means.flat());
  const step = 440 / Math.max(1, means.length - 1);
  const drawn = CURVES.map((what, curve) => {
    const points = means.map((mean, round) => {
      const y = 170 - (160 * (mean[curve] ?? 0)) / most;
      return `${(20 + round * step).toFixed(1)},${y.toFixed(1)}`;
    });
    return `<polyline class="c${curve}" points="${points.join(' ')}"/><text class="c${curve}" x="${20 + 90 * curve}" y="205">${what}</text>`;
  });
  const axis = means.map(
    (_, round) => `<text x="${(20 + round * step).toFixed(1)}" y="186" text-anchor="middle">${round + 1}</text>`,
  );
  const chart = figure('What the average player has after each round', 520, 212, [...drawn, ...axis].join(''));
  return `${chart}<details><summary>In numbers</summary>${table(
    'After each round',
    ['round', ...CURVES],
    means.map((mean, round) => [String(round + 1), ...mean.map((value) => value.toFixed(1))]),
  )}</details>`;
}

function figure(caption: string, width: number, height: number, drawn: string): string {
  const label = escaped(caption);
  return `<figure><figcaption>${label}</figcaption><svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${label}">${drawn}</svg></figure>`;
}

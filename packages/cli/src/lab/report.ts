/** A report of the lab: its counts, the page made of them, and what differs from the one before. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@medallion/kernel';
import { type Change, changesOf, changesSection, type Named } from './changes.ts';
import type { Counts } from './count-games.ts';
import { escaped, page } from './html.ts';
import { oldWorldBody, oldWorldShares } from './page-old-world.ts';
import { destinyBody, destinyShares } from './page-path-of-destiny.ts';
import type { OldWorldCounts } from './watch-old-world.ts';
import type { DestinyCounts } from './watch-path-of-destiny.ts';

export interface Report {
  readonly game: Counts['game'];
  readonly bot: string;
  readonly seed: string;
  /** Rules and cards the games were played by. */
  readonly rules: string;
  readonly counts: readonly Counts[];
}

const TITLES: Readonly<Record<Counts['game'], string>> = {
  'old-world': 'Old World in the lab',
  'path-of-destiny': 'Path of Destiny in the lab',
};

const sharesOf = ({ game, counts }: Report): Named =>
  game === 'old-world'
    ? oldWorldShares(counts as readonly OldWorldCounts[])
    : destinyShares(counts as readonly DestinyCounts[]);

function reportPage(report: Report, before: Report | undefined): string {
  const { game, bot, seed, counts } = report;
  const games = counts.reduce((sum, { games: played }) => sum + played, 0);
  const changes: Change[] | undefined =
    before === undefined ? undefined : changesOf(sharesOf(before), sharesOf(report));
  return page(
    TITLES[game],
    `<p>${games} games of <b>${escaped(bot)}</b>, seed “${escaped(seed)}”. Lines through points are intervals of 95 %; a
point is filled where a share differs from a fair one by more than luck.</p>
<h2>What changed since the last report</h2>
${changesSection(changes)}
${
  game === 'old-world'
    ? oldWorldBody(counts as readonly OldWorldCounts[])
    : destinyBody(counts as readonly DestinyCounts[])
}`,
  );
}

/** Writes the page and the counts beside it; returns the page's file. The counts of the last report are compared with. */
export function writeReport(report: Report, out: string): string {
  mkdirSync(out, { recursive: true });
  const file = join(out, `${report.game}-lab.html`);
  const counted = join(out, `${report.game}-lab.json`);
  const before = existsSync(counted) ? readReport(counted, report.game) : undefined;
  writeFileSync(file, reportPage(report, before));
  writeFileSync(counted, `${JSON.stringify(report)}\n`);
  return file;
}

function readReport(file: string, game: Counts['game']): Report {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.game === game && Array.isArray(report.counts)) return report;
  } catch {
    // Told below.
  }
  throw new BadInput(`${file} is not a report of ${game}`, '--out', 'Choose another folder, or move that file away.');
}

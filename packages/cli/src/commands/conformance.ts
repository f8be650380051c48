import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { printJson } from '../output.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What a clause is called, in whichever catalogue. */
const CLAUSE = /\b[A-Z]{2,}-[A-Z0-9]+-\d\d\b/g;

interface Coverage {
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
}

/** Which clauses of the rules catalogue are named by a passing test. */
export function conformanceCommand(): Command {
  return new Command('conformance')
    .description('which clauses of the rules are covered by passing tests')
    .option('--json', 'print one JSON object')
    .action((options: { json?: boolean }) => {
      const coverage: Record<string, Coverage> = {};
      for (const file of readdirSync(join(ROOT, 'docs/catalogue'))) {
        const game = basename(file, '.md');
        const clauses = clausesOf(readFileSync(join(ROOT, 'docs/catalogue', file), 'utf8'));
        coverage[game] = cover(clauses, passingTitles(filesNaming(join('packages', game, 'test'))));
      }
      if (options.json === true) printJson(coverage);
      else
        for (const [game, { total, covered, uncovered }] of Object.entries(coverage)) {
          process.stdout.write(
            `${game}: ${covered} of ${total} clauses covered\n${uncovered.map((id) => `  ${id}\n`).join('')}`,
          );
        }
      if (Object.values(coverage).some(({ uncovered }) => uncovered.length > 0)) process.exitCode = 1;
    });
}

/** The clause ids a catalogue defines. */
function clausesOf(catalogue: string): string[] {
  return [...catalogue.matchAll(/^- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\*/gm)].map((match) => match[1] as string);
}

/** A clause counts as covered when the title of a passing test names it. */
function cover(clauses: readonly string[], titles: readonly string[]): Coverage {
  const named = new Set(titles.flatMap((title) => title.match(CLAUSE) ?? []));
  const uncovered = clauses.filter((id) => !named.has(id));
  return { total: clauses.length, covered: clauses.length - uncovered.length, uncovered };
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** The test files that name a clause at all: the others need not run. */
function filesNaming(tests: string): string[] {
  return readdirSync(join(ROOT, tests), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts'))
    .map((file) => join(tests, file))
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').match(CLAUSE) !== null);
}

/** Runs test files and returns the titles of those tests that passed. */
function passingTitles(files: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'medallion-'));
  const file = join(folder, 'report.json');
  try {
    spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...files, '--reporter=json', `--outputFile=${file}`],
      { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return report.testResults
      .flatMap((each) => each.assertionResults)
      .flatMap(({ status, title }) => (status === 'passed' ? [title] : []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

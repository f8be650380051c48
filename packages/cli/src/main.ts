/** medallion: the games on the command line. See docs/commands.md. */

import { BadInput } from '@medallion/kernel';
import { Command, CommanderError } from 'commander';
import { arenaCommand } from './commands/arena.ts';
import { arenaWorkerCommand } from './commands/arena-worker.ts';
import { conformanceCommand } from './commands/conformance.ts';
import { labCommand } from './commands/lab.ts';
import { gamesCommand } from './commands/games.ts';
import { backupCommand, moveCommand } from './commands/move.ts';
import { playCommand } from './commands/play.ts';
import { runCommand } from './commands/run.ts';
import { simCommand } from './commands/sim.ts';
import { storiesCommand } from './commands/stories.ts';
import { verifyCommand } from './commands/verify.ts';
import { WrongUsage } from './usage.ts';

export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('medallion')
    .description('Two board games of an old world, by their rules.')
    .exitOverride();
  for (const command of [
    simCommand(),
    arenaCommand(),
    arenaWorkerCommand(),
    labCommand(),
    storiesCommand(),
    runCommand(),
    conformanceCommand(),
    verifyCommand(),
    playCommand(),
    gamesCommand(),
    moveCommand(),
    backupCommand(),
  ]) {
    program.addCommand(command.exitOverride());
  }
  try {
    await program.parseAsync([...argv]);
  } catch (fault) {
    process.exitCode = exitCodeOf(fault);
  }
}

/** Wrong usage is 2, everything else that goes wrong is one sentence and 1. */
function exitCodeOf(fault: unknown): number {
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2;
  const message = fault instanceof Error ? fault.message : String(fault);
  if (fault instanceof WrongUsage) {
    process.stderr.write(`${message}\n`);
    return 2;
  }
  process.stderr.write(`${fault instanceof BadInput ? message : `Something broke: ${message}`}\n`);
  return 1;
}

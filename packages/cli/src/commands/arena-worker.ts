import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { wholeNumber } from '../output.ts';

/** Lends the cores of this machine to arenas that were started elsewhere. */
export function arenaWorkerCommand(): Command {
  return new Command('arena-worker')
    .description('play tables of arenas that were started with --redis on any machine, until stopped')
    .requiredOption('--redis <address>', 'where the tables lie, such as redis://host:6379')
    .option('--workers <n>', 'threads; all cores unless you say', wholeNumber, availableParallelism())
    .action(async ({ redis, workers }: { readonly redis: string; readonly workers: number }) => {
      // Only who plays over many machines waits for this to be read.
      const { takeTables } = await import('../arena/queue.ts');
      let played = 0;
      const hands = await takeTables(redis, Math.max(1, workers), () => {
        played += 1;
        if (process.stderr.isTTY) process.stderr.write(`\r${played} tables played`);
      });
      process.stderr.write(`Waiting for tables at ${new URL(redis).host}.\n`);
      await new Promise<void>((resolve) => {
        process.once('SIGINT', resolve).once('SIGTERM', resolve);
      });
      await hands.stop();
      process.stdout.write(`${played} tables played\n`);
    });
}

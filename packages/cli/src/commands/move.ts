import { BadInput } from '@medallion/kernel';
import { Command } from 'commander';

/** Takes all rooms and tables from the embedded database to PostgreSQL. */
export function moveCommand(): Command {
  return new Command('move')
    .description('take all rooms and tables from the embedded database to an empty PostgreSQL; stop the server first')
    .option('--from <folder>', 'the folder the server keeps its data in (DATA_DIR)', process.env.DATA_DIR ?? 'data')
    .option('--to <address>', 'postgres://name:word@host/database (DATABASE_URL)', process.env.DATABASE_URL ?? '')
    .action(async ({ from, to }: { readonly from: string; readonly to: string }) => {
      if (!/^postgres(ql)?:\/\//.test(to))
        throw new BadInput('There is no PostgreSQL to move to', 'to', 'Say --to postgres://name:word@host/database.');
      // Databases take a moment to load, which no other command should wait for.
      const { moveToPostgres } = await import('@medallion/server/moving');
      for (const [name, rows] of await moveToPostgres(from, to)) process.stdout.write(`${name}: ${rows}\n`);
    });
}

/** Copies the embedded database while people play. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('copy the embedded database into another folder, while people play')
    .argument('<folder>', 'where the copy goes; a server started on it goes on with every table')
    .option('--from <folder>', 'the folder the server keeps its data in (DATA_DIR)', process.env.DATA_DIR ?? 'data')
    .action(async (to: string, { from }: { readonly from: string }) => {
      const { copySqlite } = await import('@medallion/server/moving');
      await copySqlite(from, to);
      process.stdout.write(`Copied to ${to}.\n`);
    });
}

import { parseRecord, verifyRecord } from '@medallion/kernel';
import { Command } from 'commander';
import { gameCalled } from '../games.ts';
import { readText } from '../output.ts';

const WORDS = {
  commitment: 'the secret fits the commitment shown at the start',
  nonces: 'every seat added a word to the shuffles',
  record: 'header and answers are those that were sealed',
  replay: 'every answer is accepted again',
  finished: 'the game is over',
  hash: 'the final position has the recorded hash',
} as const;

/** Replays a finished game's record and checks seed, answers and final hash. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('check the record of a finished game')
    .argument('<record>', 'file with the record')
    .action((path: string) => {
      const record = parseRecord(readText(path));
      const verdict = verifyRecord(gameCalled(record.header.game), record);
      for (const { what, ok, absent, detail } of verdict.checks) {
        process.stdout.write(
          `${ok ? 'holds ' : absent ? 'ABSENT' : 'BROKEN'}  ${WORDS[what]}${detail === undefined ? '' : ` (${detail})`}\n`,
        );
      }
      if (!verdict.ok) process.exitCode = 1;
    });
}

/** The file an arena keeps its results in: what it is, then a line per game, so that it can go on where it stopped. */

import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { BadInput, canonical, type Json } from '@medallion/kernel';
import { readText } from '../output.ts';
import type { Arena, Result } from './tables.ts';

export class Kept {
  private readonly file: string;
  readonly results: Result[] = [];

  /** What was played before, where the file is of this very arena; a new file otherwise. `rules` names rules and cards. */
  constructor(file: string, arena: Arena, rules: string) {
    this.file = file;
    const header = canonical({ arena: arena as unknown as Json, rules });
    if (!existsSync(file)) {
      writeFileSync(file, `${header}\n`);
      return;
    }
    const [first, ...lines] = readText(file).split('\n');
    if (first !== header)
      throw new BadInput(
        `${file} keeps another arena: other bots, options, seed, rules or cards`,
        '--keep',
        'Give the same options as before, or another file.',
      );
    // The last line may have been cut off in the middle of writing: that game is played again.
    const torn = lines.pop() ?? '';
    for (const line of lines) if (line !== '') this.results.push(JSON.parse(line) as Result);
    if (torn !== '') writeFileSync(file, [first, ...lines, ''].join('\n'));
  }

  add(result: Result): void {
    this.results.push(result);
    appendFileSync(this.file, `${JSON.stringify(result)}\n`);
  }
}

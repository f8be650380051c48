// Facts copied into the project are compared with their source where that source is at hand, beside the project.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../lib/run.mjs';

const shared = join(root, '../shared');

/** Our copy of a file, and where its source lies under the shared folder. */
const copies = [{ ours: 'packages/old-world/facts/old-world.json', source: 'facts/old-world.json' }];

const json = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

if (!existsSync(shared)) {
  console.log('Left out: there is no ../shared beside this clone.');
} else {
  for (const { ours, source } of copies) {
    const copy = join(root, ours);
    const original = join(shared, source);
    if (!existsSync(copy) || !existsSync(original)) {
      console.log(`Left out: ${ours} has no counterpart yet.`);
    } else if (isDeepStrictEqual(json(copy), json(original))) {
      console.log(`${ours} agrees with its source.`);
    } else {
      console.log(`${ours} differs from ../shared/${source}: copy it again, then look at what changed.`);
      process.exitCode = 1;
    }
  }
}

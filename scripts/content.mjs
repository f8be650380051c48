// npm run content [-- --json]: checks the cards and stories of all games.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dispatch } from './lib/dispatch.mjs';
import { fail, root } from './lib/run.mjs';

const check = 'packages/old-world/src/content/check.ts';
if (!existsSync(join(root, check))) fail('There is no content to check yet.');
await dispatch(check, process.argv.slice(2));

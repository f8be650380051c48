// npm start: installs and builds what is missing, then serves the table in this very process, so that
// Ctrl-C reaches it directly. Only Node's own modules may be imported here and in lib/.
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await ensureInstalled();
if (!(await ensureWebBuilt())) fail('The page could not be built: the message above says why.');

// From here on dependencies exist. tsx lets Node run the server's TypeScript as it is.
const { register } = await import('tsx/esm/api');
register();
await import('../packages/server/src/main.ts');

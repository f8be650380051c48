/** The table from a folder made by `npm run build`: this file is its bundle, the page lies beside it. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

serve({ folder, webRoot: join(folder, 'page') });

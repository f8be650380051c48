/** The table from the project's own sources: what `npm start` runs. */

import { serve } from './serve.ts';
import { PROJECT } from './settings.ts';

serve(PROJECT);

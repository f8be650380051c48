/** Path of Destiny on one core, its three Stories in turn. Beside the peer's mid-size game. Run by `npm run bench -- path-of-destiny [--json]`. */

import { pathOfDestiny } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import { benchGame } from './lib/game.ts';

await benchGame({ game: pathOfDestiny, options: (n) => ({ story: STORIES[n % STORIES.length] }), middle: 60 });

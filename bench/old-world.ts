/** Old World on one core: random playouts, clones and views. Beside the peer's mid-size game. Run by `npm run bench -- old-world [--json]`. */

import { oldWorld } from '@medallion/old-world';
import { benchGame } from './lib/game.ts';

await benchGame({ game: oldWorld, options: () => ({}), middle: 600 });

/** Trophies, the Track, Fatigue and the end of the game. OW-TROPHY, OW-FATIGUE, OW-WIN, OW-MED-07 */

import type { Outcome, Seat, StepHandlers } from '@medallion/kernel';
import { FATIGUE, soloRank, TROPHY_TRACK_TOP } from '../../content/tables.ts';
import { shuffleAll } from '../cards.ts';
import { clockwiseFrom, isSolo, witcherOf } from '../seats.ts';
import type { L, OldWorld } from '../shape.ts';
import type { TrophySteps } from './chapter.ts';

export const trophySteps: StepHandlers<OldWorld, TrophySteps> = {
  /** The card is placed first and in force from now on; nobody has the same one twice. OW-TROPHY-02, OW-TROPHY-04, D-58, R-102, R-103 */
  'trophy/gain': (g, { seat, trophy }) => {
    const witcher = witcherOf(g, seat);
    if (witcher.trophies.includes(trophy)) return;
    witcher.trophies.push(trophy);
    g.emit('trophyGained', { seat, trophy });
    // Meditation does not lead to the top: the card counts no Track space then. OW-MED-07, OW-TROPHY-08, OW-WIN-02
    if (trophy.startsWith('attribute:') && witcher.track === g.options.trophiesToWin - 1) return;
    g.then({ do: 'trophy/advance', seat });
  },

  /** The top of the Track, or the last place of a short evening, wins at once, and nothing else happens. R-158, OW-WIN-01, OW-WIN-03, OW-TIME-03, OW-FATIGUE-05 */
  'trophy/advance': (g, { seat }) => {
    const witcher = witcherOf(g, seat);
    witcher.track += 1;
    g.emit('trackAdvanced', { seat, position: witcher.track });
    if (witcher.track >= g.options.trophiesToWin) g.end(victory(g, seat));
    else g.then({ do: 'fatigue', seat });
  },

  /** As many own cards as the step just made says, from deck, hand and discard pile; then all is shuffled. OW-FATIGUE-01 to OW-FATIGUE-04 */
  fatigue: (g, { seat }) => {
    const count = FATIGUE[witcherOf(g, seat).track] ?? 0;
    g.emit('fatigued', { seat, count });
    g.then({ do: 'cards/trash', seat, count, from: 'anywhere', why: 'fatigue' }, { do: 'fatigue/shuffle', seat });
  },

  /** The hand goes into the deck, too. R-104 */
  'fatigue/shuffle': (g, { seat }) => {
    shuffleAll(g, seat);
  },
};

/** One winner; the others by their position on the Track, those on the same one share a place. OW-WIN-04 */
function victory(g: L, winner: Seat): Outcome {
  const { turns, witchers } = g.table;
  if (isSolo(g)) return { ranking: [[winner]], detail: { turns, rank: soloRank(wholeRace(g, turns)) } };
  const others = clockwiseFrom(g, winner).slice(1);
  const ranking: Seat[][] = [[winner]];
  for (let position = g.options.trophiesToWin - 1; position >= 0; position--) {
    const there = others.filter((seat) => witchers[seat]?.track === position).sort((a, b) => a - b);
    if (there.length > 0) ranking.push(there);
  }
  return { ranking, detail: { turns } };
}

/** So many turns the whole race would have taken: a short one is ranked as if it had gone on like that. R-158 */
function wholeRace({ options: { trophiesToWin } }: L, turns: number): number {
  return Math.trunc((turns * TROPHY_TRACK_TOP + trophiesToWin - 1) / trophiesToWin);
}

import { Dice } from '../chance.ts';
import { Match, type MatchLoad, verifyRecord } from '../match.ts';
import { parseRecord, printRecord } from '../record.ts';
import type { Game, Happening, Shape } from '../shape.ts';
import { randomMatch } from './random-match.ts';
import { complainer, mustEqual, type Seated } from './sitting.ts';

/** So many points of a record are replayed to, its start and its end included. */
const POINTS = 6;

/**
 * A record replays to the same game: printed, parsed and loaded it gives the same state hash, the same events and
 * the same rights to undo, at its end and at points on the way, with and without a snapshot; and what was sealed
 * is verified. Returns the number of entries.
 */
export function checkReplay<G extends Shape>(game: Game<G>, sitting: Seated): number {
  const complain = complainer(game, sitting);
  const dice = new Dice(`replay ${sitting.seed}`);
  const told: (readonly Happening[])[] = [];
  const hashes: string[] = [];
  const match = randomMatch(game, sitting, (playing, events) => {
    told.push(events);
    hashes.push(playing.hash());
  });

  const text = printRecord(match.hostRecord());
  const record = parseRecord(text);
  if (printRecord(record) !== text) complain('the record reads back as another one');
  const snapshot = JSON.parse(JSON.stringify(match.snapshot())) as ReturnType<typeof match.snapshot>;
  for (const upTo of pointsOf(match.number, dice)) {
    const heard: (readonly Happening[])[] = [];
    const onEvents: MatchLoad<G>['onEvents'] = (events) => heard.push(events);
    for (const load of [
      { upTo, onEvents },
      { upTo, snapshot },
    ]) {
      const loaded = Match.load(game, record, load);
      const where = `replayed to entry ${upTo}${'snapshot' in load ? ` from a snapshot at ${snapshot.number}` : ''}`;
      if (loaded.hash() !== hashes[upTo]) complain(`${where}, the state is another one`);
      if (loaded.number !== upTo) complain(`${where}, the state number is ${loaded.number}`);
      if (upTo === match.number) {
        for (let seat = 0; seat < sitting.seats; seat++) {
          if (loaded.canUndo(seat) !== match.canUndo(seat)) complain(`${where}, seat ${seat} may undo something else`);
        }
      }
    }
    mustEqual(complain, `replayed to entry ${upTo}, the events`, heard, told.slice(0, upTo + 1));
  }

  if (match.play.over !== undefined) {
    const { ok, checks } = verifyRecord(game, record);
    if (!ok) complain(`a fair record is not verified: ${JSON.stringify(checks)}`);
    const shown = verifyRecord(game, parseRecord(printRecord(match.record())));
    if (!shown.ok) complain(`the record players get is not verified: ${JSON.stringify(shown.checks)}`);
  }
  return match.number;
}

function pointsOf(end: number, dice: Dice): number[] {
  const points = new Set([0, end]);
  while (points.size < Math.min(POINTS, end + 1)) points.add(dice.int(end + 1));
  return [...points];
}

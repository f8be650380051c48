import { BadInput } from './errors.ts';
import type { Json } from './json.ts';
import { Match, type Snapshot } from './match.ts';
import { type GameRecord, parseRecord, playedBy, sameVersion, type Update, type Version, versionOf } from './record.ts';
import { Play } from './play.ts';
import type { Game, Shape, State } from './shape.ts';
import { playView } from './view.ts';

/** A position as it is kept beside a record, with what it was played by. */
export interface KeptPosition extends Version {
  /** How many entries of the record it stands behind. */
  readonly number: number;
  readonly state: Json;
}

/** Why a game cannot be opened. */
export type UnreadableWhy =
  /** It is no record, or a part of it is damaged. */
  | 'damaged'
  | 'other-game'
  /** Its secret is not in it: only its host can open it. */
  | 'no-secret'
  /** These rules refuse an answer of it, and no position was kept beside it. */
  | 'refused'
  /** It was played by other rules or cards, and what was kept cannot be made to fit these. */
  | 'does-not-fit';

export type Resumed<G extends Shape> =
  /** By the rules it was played by. */
  | { readonly is: 'ready'; readonly match: Match<G> }
  /** It goes on by other rules or cards, from a position that was kept; the last entry of its record says so. */
  | { readonly is: 'updated'; readonly match: Match<G>; readonly update: Update }
  /** It ended under other rules or cards: its last position can be looked at, its way there only read. */
  | { readonly is: 'past'; readonly match: Match<G> }
  /** It stays what it is; `text`, where it came as one, can be saved to a file. */
  | {
      readonly is: 'unreadable';
      readonly why: UnreadableWhy;
      readonly message: string;
      readonly text?: string;
    };

/**
 * Opens a kept game, whatever has become of its rules. Played by these rules, it is replayed. Otherwise it goes on from
 * the position kept beside it, which the game may have to migrate; without one it is replayed by these rules, and goes
 * on if they take every answer. It never throws: what cannot be opened says why.
 */
export function resume<G extends Shape>(game: Game<G>, source: string | GameRecord, kept?: KeptPosition): Resumed<G> {
  const text = typeof source === 'string' ? { text: source } : {};
  const unreadable = (why: UnreadableWhy, fault: unknown): Resumed<G> => ({
    is: 'unreadable',
    why,
    message: fault instanceof Error ? fault.message : String(fault),
    ...text,
  });
  let record: GameRecord;
  try {
    record = typeof source === 'string' ? parseRecord(source) : source;
  } catch (fault) {
    return unreadable('damaged', fault);
  }
  const { header, seal } = record;
  if (header.game !== game.id)
    return unreadable('other-game', `This is a record of ${header.game}, not of ${game.id}.`);
  if (seal === undefined) return unreadable('no-secret', 'The record has no secret yet: only its host can open it.');
  const now = versionOf(game);
  const played = playedBy(record);
  let refused: unknown;
  if (sameVersion(played, now)) {
    const snapshot = kept !== undefined && sameVersion(kept, now) ? (kept as unknown as Snapshot<G>) : undefined;
    try {
      return { is: 'ready', match: Match.load(game, record, snapshot === undefined ? {} : { snapshot }) };
    } catch (fault) {
      // Rules that changed without saying so: what was kept still counts.
      refused = fault;
    }
  }
  if (kept === undefined) {
    if (refused !== undefined) return unreadable('refused', refused);
    return replayed(game, record, now, unreadable);
  }
  try {
    const state = fitting(game, record, kept);
    // The end was kept: nothing is left to be played by other rules.
    if (state.over !== undefined && kept.number === record.entries.length)
      return { is: 'past', match: Match.past(game, record, state) };
    const match = Match.goOn(game, record, { number: kept.number, state });
    return { is: 'updated', match, update: { ...now, from: kept.number, state: state as unknown as Json } };
  } catch (fault) {
    return unreadable('does-not-fit', fault);
  }
}

/** A game without a kept position: these rules may take all its answers all the same. */
function replayed<G extends Shape>(
  game: Game<G>,
  record: GameRecord,
  now: Version,
  unreadable: (why: UnreadableWhy, fault: unknown) => Resumed<G>,
): Resumed<G> {
  try {
    if (record.entries.some(([kind]) => kind === 'update'))
      throw new BadInput('The game went on by rules before these', 'record', 'Open it with its own version.');
    const again = Match.load(game, { ...record, header: { ...record.header, ...now } });
    const { state, over } = again.play;
    if (over !== undefined) return { is: 'past', match: Match.past(game, record, state) };
    // An answer that waits for others waits no longer: they are asked again.
    const match = Match.goOn(game, record, { number: again.number, state: withoutReplies(state) });
    return { is: 'updated', match, update: { ...now, from: again.number, state: state as unknown as Json } };
  } catch (fault) {
    return unreadable('refused', fault);
  }
}

/** The kept state as one of these rules: migrated, and tried on. Throws where it does not fit. */
function fitting<G extends Shape>(game: Game<G>, { header, entries }: GameRecord, kept: KeptPosition): State<G> {
  if (kept.number > entries.length)
    throw new BadInput('The kept position is not one of this record', 'position', 'Open the record without it.');
  const options = game.readOptions(header.options, header.seats);
  // The migration gets a copy of its own: what is kept stays as it was.
  const own = JSON.parse(JSON.stringify(kept.state)) as Json;
  const { rules, content } = kept;
  const state = withoutReplies(game.migrate?.(own, { rules, content }, options) ?? (own as unknown as State<G>));
  const play = new Play(game, options, header.seats, state);
  play.mustHold();
  for (const viewer of ['spectator', ...Array.from({ length: header.seats }, (_, seat) => seat)] as const)
    playView(play, viewer);
  return state;
}

function withoutReplies<G extends Shape>(state: State<G>): State<G> {
  const asks = state.asks.map((ask) => ({ ...ask }));
  for (const ask of asks) delete ask.reply;
  return { ...state, asks };
}

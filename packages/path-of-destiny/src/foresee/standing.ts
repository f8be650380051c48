/** Who has what, who leans where, what the Destiny token would do, who leads: as things lie, or as they would. */

import { AUTOMA_GOLDEN_VP, GOLDEN_VP } from '../content/index.ts';
import type { Side, SymbolIndex } from '../content/vocabulary.ts';
import { abilitiesOf, type AbilityId } from '../rules/abilities/usable.ts';
import { pathLeader } from '../rules/chapter.ts';
import type { Declaration } from '../rules/core.ts';
import { declarationOf, declarations, placeFor, reserveCount } from '../rules/destiny.ts';
import { decidedSide, dominantSide } from '../rules/dominance.ts';
import { GOLDEN_SPACES, goldenSpace, normalSpaces } from '../rules/experience.ts';
import { AUTOMA } from '../rules/solo/board.ts';
import { storyRules } from '../rules/stories/story-rules.ts';
import { activeOn, participant, symbolCount } from '../rules/symbols.ts';
import type { Participant, Table, Who } from '../rules/table.ts';
import type { PathOfDestinyView } from '../view.ts';
import { Imagination } from './imagination.ts';

/** What a participant has. */
export interface Standing {
  readonly who: Who;
  /** By Symbol, as in SYMBOLS: uncovered printed ones and tokens together. */
  readonly symbols: readonly [number, number, number, number];
  /** Of the Active Symbols, and of the two others together. */
  readonly left: number;
  readonly right: number;
  readonly others: number;
  readonly vp: number;
  readonly xp: number;
  /** What the golden marker pays where it stands; 0 while it is parked. */
  readonly golden: number;
}

/** Somebody's say about the Destiny token of the turn. */
export interface Voice {
  readonly who: Who | 'reserve';
  readonly left: number;
  readonly right: number;
  readonly says: Declaration;
  /** 2 where it counts as two players. DAN-1 */
  readonly weight: number;
  /** Why it says so: by its counts, or because an Ability silenced it or let it choose. */
  readonly by: 'count' | 'silenced' | 'chosen';
}

/** What the Destiny token of the turn would do. */
export interface Verdict {
  /** 1, 2 or 3. */
  readonly token: number;
  /** In Initiative order, the Reserve of a game for two last; alone only the Automa. PD-FATE-07, PD-SOLO-15 */
  readonly voices: readonly Voice[];
  /** How many speak for each Path; alone, what the Automa has of each Symbol. */
  readonly left: number;
  readonly right: number;
  readonly place: Side | 'aside';
  /** Alone, until the solo token was flipped this turn: where the Destiny token goes by what it shows. PD-SOLO-14 */
  readonly ifFlipped?: Readonly<Record<Side, Side | 'aside'>>;
  /** The Path that is Dominant already, wherever this and later tokens go. */
  readonly decided?: Side;
  /** The Dominant Path if this was the last token; undefined where the highest figure would choose, or tokens follow. */
  readonly dominant?: Side;
}

/** Who would get a Path token. PD-CHAPTER-08 */
export interface Lead {
  readonly who: Who;
  readonly count: number;
  /** Those with as many who stand lower in the Initiative. */
  readonly tied: readonly Who[];
  /** The Automa leads, so nobody gets the token. PD-SOLO-18, R-71 */
  readonly nobody?: true;
  /** In The Lesser Evil: leading here costs, if this Path is Dominant. PD-EVIL-01 */
  readonly costly?: true;
}

export interface Prospect {
  /** By participant. */
  readonly standings: readonly Standing[];
  /** Undefined once the token of the turn lies, and between chapters. */
  readonly verdict?: Verdict;
  readonly leads: Readonly<Record<Side, Lead>>;
}

/** Everything at once, as things lie now. Cheap enough to work out for every frame that shows something new. */
export const prospect = (view: PathOfDestinyView): Prospect => prospectOf(Imagination.of(view));

export function prospectOf(g: Imagination): Prospect {
  const { table } = g;
  const verdict = verdictOf(g);
  return {
    standings: table.participants.map((of, who) => standingOf(table, of, who)),
    ...(verdict === undefined ? {} : { verdict }),
    leads: { left: leadOf(g, 'left'), right: leadOf(g, 'right') },
  };
}

export function standingOf(table: Table, of: Participant, who: Who): Standing {
  const count = (symbol: SymbolIndex): number => symbolCount(table, of, symbol);
  const symbols = [count(0), count(1), count(2), count(3)] as const;
  const left = symbols[table.active[0]];
  const right = symbols[table.active[1]];
  const all = symbols[0] + symbols[1] + symbols[2] + symbols[3];
  return { who, symbols, left, right, others: all - left - right, vp: of.vp, xp: of.xp, golden: goldenPays(of) };
}

// ------------------------------------------------------------------ the token of the turn

function verdictOf(g: Imagination): Verdict | undefined {
  const { table, seats } = g;
  const { turn, chapter, destiny, dominant } = table;
  if (chapter === 0 || dominant !== undefined || destiny[turn - 1] !== 'stack') return undefined;
  const heard = seats === 1 ? automaVerdict(g) : declaredVerdict(table, seats);
  const decided = decidedSide(destiny);
  const then = destiny.map((place, at) => (at === turn - 1 ? heard.place : place));
  const last = then.includes('stack') ? undefined : dominantSide(then)?.side;
  return {
    token: turn,
    ...heard,
    ...(decided === undefined ? {} : { decided }),
    ...(last === undefined ? {} : { dominant: last }),
  };
}

type Heard = Pick<Verdict, 'voices' | 'left' | 'right' | 'place' | 'ifFlipped'>;

function declaredVerdict(table: Table, seats: number): Heard {
  const { by, reserve, left, right } = declarations(table, seats);
  const { silent, chosen } = table.declaring;
  const voices = by.map(
    ({ who, says, weight }): Voice => ({
      who,
      ...countsOf(table, who),
      says,
      weight,
      by: silent.includes(who) ? 'silenced' : chosen.some((each) => each.who === who) ? 'chosen' : 'count',
    }),
  );
  if (reserve !== undefined)
    voices.push({
      who: 'reserve',
      left: reserveCount(table, table.active[0]),
      right: reserveCount(table, table.active[1]),
      says: reserve,
      weight: 1,
      by: 'count',
    });
  return { voices, left, right, place: placeFor({ left, right }) };
}

/** Where the Automa has more; before the flip of the turn, with what each side of the solo token would bring. */
function automaVerdict(g: Imagination): Heard {
  const { left, right } = countsOf(g.table, AUTOMA);
  const voices: readonly Voice[] = [
    { who: AUTOMA, left, right, says: declarationOf(left, right), weight: 1, by: 'count' },
  ];
  const heard = { voices, left, right, place: placeFor({ left, right }) };
  if (g.table.phase === 'destiny') return heard;
  const flipped = (side: Side): Side | 'aside' => {
    const then = g.branch();
    then.flips = [side];
    return placeFor(countsOf(then.carryOut({ do: 'automa/flip' }).table, AUTOMA));
  };
  return { ...heard, ifFlipped: { left: flipped('left'), right: flipped('right') } };
}

const countsOf = (table: Table, who: Who): { left: number; right: number } => ({
  left: symbolCount(table, participant(table, who), table.active[0]),
  right: symbolCount(table, participant(table, who), table.active[1]),
});

// ------------------------------------------------------------------ Path tokens

function leadOf(g: Imagination, side: Side): Lead {
  const { table, options } = g;
  const symbol = activeOn(table, side);
  const has = (who: Who): number => symbolCount(table, participant(table, who), symbol);
  const who = table.initiative.length === 0 ? 0 : pathLeader(g, side);
  const count = has(who);
  return {
    who,
    count,
    tied: table.initiative.filter((other) => other !== who && has(other) === count),
    ...(participant(table, who).automa === true ? { nobody: true } : {}),
    ...(storyRules(options).leaderPays !== undefined && table.dominant !== (side === 'left' ? 'right' : 'left')
      ? { costly: true }
      : {}),
  };
}

// ------------------------------------------------------------------ Experience

/** What Experience has brought and will bring somebody. PD-XP, PD-SOLO-09, PD-SOLO-19 */
export interface Experience {
  readonly xp: number;
  /** Spaces of the normal track: 20, for the Automa 8. */
  readonly normal: number;
  /** Where the golden marker stands; undefined while it is parked. */
  readonly space?: number;
  /** VP by the space of the golden marker, 0 to 20: what is printed on the gilded track. */
  readonly pays: readonly number[];
  /** What it would pay at the end if nothing more came. */
  readonly vp: number;
  /** How much more Experience brings the next points, and how many; undefined at the end of the track. */
  readonly next?: { readonly xp: number; readonly vp: number };
  /** The next Ability to be unlocked, and how much Experience is missing. The Automa has a second special ability. */
  readonly unlocks?: { readonly ability: AbilityId | 'automa'; readonly xp: number };
}

const trackOf = (of: Participant): readonly number[] => (of.automa === true ? AUTOMA_GOLDEN_VP : GOLDEN_VP);

function goldenPays(of: Participant): number {
  const space = goldenSpace(of);
  return space === undefined ? 0 : (trackOf(of)[space] ?? 0);
}

export function experienceOf(view: PathOfDestinyView, who: Who): Experience {
  const of = Imagination.of(view).of(who);
  const pays = trackOf(of);
  const vp = goldenPays(of);
  const normal = normalSpaces(of);
  const space = goldenSpace(of);
  const later = pays.findIndex((each, at) => each > vp && at >= (space ?? 0));
  const ability = abilitiesOf(of)[of.unlocked];
  const unlocks =
    of.automa === true
      ? of.unlocked < 2
        ? { ability: 'automa' as const, xp: normal - of.xp }
        : undefined
      : ability === undefined
        ? undefined
        : { ability: ability.id, xp: ability.unlockedAt - of.xp };
  return {
    xp: of.xp,
    normal,
    ...(space === undefined ? {} : { space }),
    pays: pays.slice(0, GOLDEN_SPACES + 1),
    vp,
    ...(later < 0 ? {} : { next: { xp: normal + later - of.xp, vp: (pays[later] ?? 0) - vp } }),
    ...(unlocks === undefined ? {} : { unlocks }),
  };
}

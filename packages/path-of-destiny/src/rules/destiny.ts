/** Phase 3: what each player declares decides where the turn's Destiny token goes. PD-FATE */

import type { StepHandlers } from '@medallion/kernel';
import type { Side, SymbolIndex } from '../content/vocabulary.ts';
import { printedOn } from './card-data.ts';
import type { Declaration, DestinySteps } from './core.ts';
import type { G, PathOfDestiny } from './shape.ts';
import { participant, symbolCount } from './symbols.ts';
import type { Table, Who } from './table.ts';

const DECLARE_WINDOW = { do: 'ability/window', window: 'declare' } as const;

/** The turn's token goes to a Path, or is set aside. PD-FATE-01, R-44 */
export function setDestiny(g: G, place: Side | 'aside'): void {
  const { table } = g;
  table.destiny[table.turn - 1] = place;
  g.emit('destinyPlaced', { token: table.turn, place, ...(g.seats === 1 ? { automa: true } : {}) });
}

export const declarationOf = (left: number, right: number): Declaration =>
  left > right ? 'left' : right > left ? 'right' : 'tie';

/** What a participant has more of, over the whole Timeline and all tokens. PD-FATE-02 to PD-FATE-04, R-42 */
function countedDeclaration(table: Table, who: Who): Declaration {
  const of = participant(table, who);
  return declarationOf(symbolCount(table, of, table.active[0]), symbolCount(table, of, table.active[1]));
}

/** With the Abilities of this turn: who is silenced says nothing, whatever else is said. R-111 */
function declares(table: Table, who: Who): Declaration {
  const { silent, chosen } = table.declaring;
  if (silent.includes(who)) return 'tie';
  return chosen.find((each) => each.who === who)?.side ?? countedDeclaration(table, who);
}

/** What the Reserve shows of a Symbol: what is printed on its face-up cards. PD-FATE-08, R-43 */
export function reserveCount({ rows }: Pick<Table, 'rows'>, symbol: SymbolIndex): number {
  let sum = 0;
  for (const { cards } of rows)
    for (const card of cards) for (const each of printedOn(card)) if (each === symbol) sum++;
  return sum;
}

export interface Declarations {
  readonly by: { readonly who: Who; readonly says: Declaration; readonly weight: number }[];
  /** The face-up cards of the Reserve speak as a third player in a game for two. PD-FATE-07, PD-FATE-08 */
  readonly reserve?: Declaration;
  /** How many speak for each Path, those who count twice twice. */
  readonly left: number;
  readonly right: number;
}

/** What everybody declares as things are, in Initiative order. PD-FATE-02 to PD-FATE-07 */
export function declarations(table: Table, seats: number): Declarations {
  const by: Declarations['by'] = [];
  let left = 0;
  let right = 0;
  const count = (says: Declaration, weight: number): void => {
    if (says === 'left') left += weight;
    else if (says === 'right') right += weight;
  };
  for (const who of table.initiative) {
    const says = declares(table, who);
    const weight = table.declaring.double.includes(who) ? 2 : 1;
    count(says, weight);
    by.push({ who, says, weight });
  }
  if (seats !== 2) return { by, left, right };
  const [one, other] = table.active;
  const reserve = declarationOf(reserveCount(table, one), reserveCount(table, other));
  count(reserve, 1);
  return { by, reserve, left, right };
}

/** Where more speak for one Path than for the other; ties are abstentions. PD-FATE-05, PD-FATE-06, R-41 */
export const placeFor = ({ left, right }: Pick<Declarations, 'left' | 'right'>): Side | 'aside' =>
  left > right ? 'left' : right > left ? 'right' : 'aside';

export const destinySteps: StepHandlers<PathOfDestiny, DestinySteps> = {
  /** In the solo game the Automa alone decides, after its flip. PD-SOLO-14, PD-SOLO-20, R-76 */
  'destiny/begin': (g) => {
    g.table.phase = 'destiny';
    if (g.seats === 1) g.then({ do: 'automa/flip' }, DECLARE_WINDOW, { do: 'automa/destiny' });
    else g.then(DECLARE_WINDOW, { do: 'destiny/place' });
  },

  /** The declarations are heard, the token goes where they say. PD-FATE-05, PD-FATE-06 */
  'destiny/place': (g) => {
    const { table } = g;
    const heard = declarations(table, g.seats);
    table.declaring = { silent: [], double: [], chosen: [] };
    g.emit('declared', { by: heard.by, ...(heard.reserve === undefined ? {} : { reserve: heard.reserve }) });
    setDestiny(g, placeFor(heard));
  },
};

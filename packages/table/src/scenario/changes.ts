import { BadInput, positionLines } from '@medallion/kernel';

/** A card, token or the like as a position names it: `12:quick-slash`. */
const THING = /^\d+:\S+$/;

/**
 * A position with some of its lines otherwise. Cards that a changed pile names are taken from the piles where they lie,
 * and those it no longer names go there instead: so nobody has to count a whole deck to put one card into a hand.
 */
export function changed(text: string, changes: readonly string[]): string {
  const lines = positionLines(text).map((line) => line.text);
  const touched = new Set<number>();
  const before: string[] = [];
  for (const [index, change] of changes.entries()) {
    const key = keyOf(change, lines);
    const found = lines.findIndex((line) => hasKey(line, key));
    // What was not on the table is now: its line goes to the end.
    const at = found < 0 ? lines.length : found;
    if (touched.has(at)) throw new BadInput(`"${key}" is changed twice`, `changes[${index}]`, 'Write it once.');
    before.push(...things(lines[at] ?? ''));
    lines[at] = change;
    touched.add(at);
  }
  const after = [...touched].flatMap((at) => things(lines[at] as string));
  swap(lines, touched, without(before, after), without(after, before));
  return `${lines.join('\n')}\n`;
}

/** The first word, with the seat behind it where such lines have one. */
function keyOf(change: string, lines: readonly string[]): string {
  const [word = '', second = ''] = change.split(' ');
  const perSeat = `${word} ${second}`;
  return /^\d+$/.test(second) && lines.some((line) => hasKey(line, perSeat) && !hasKey(line, 'seats')) ? perSeat : word;
}

const hasKey = (line: string, key: string): boolean => line === key || line.startsWith(`${key} `);
const things = (line: string): readonly string[] => line.split(' ').filter((word) => THING.test(word));
const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((thing) => !others.includes(thing));

/** What came to the changed piles leaves those where it lay; what left them lies there now. */
function swap(lines: string[], touched: ReadonlySet<number>, gone: readonly string[], come: readonly string[]): void {
  const homeless = [...gone];
  let home = -1;
  for (const thing of come) {
    const at = lines.findIndex((line, n) => !touched.has(n) && line.split(' ').includes(thing));
    if (at < 0) continue;
    home = at;
    const instead = homeless.shift();
    lines[at] = (lines[at] as string)
      .split(' ')
      .flatMap((word) => (word !== thing ? [word] : instead === undefined ? [] : [instead]))
      .join(' ');
  }
  // A token or card that left its pile may be named in a line of JSON: a quest, a slot. Whether it is, the invariants see.
  if (homeless.length === 0 || [...touched].some((at) => /[[{]/.test(lines[at] as string))) return;
  if (home < 0)
    throw new BadInput(
      `${homeless.join(', ')} would lie nowhere`,
      'changes',
      'Change the pile where they go to as well.',
    );
  lines[home] = `${lines[home]} ${homeless.join(' ')}`;
}

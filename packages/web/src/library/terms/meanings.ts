/** Words of the game that explain themselves wherever they stand. */
export const TERM_NAMES = [
  'trail',
  'fatigue',
  'level',
  'extension',
  'combo',
  'shield',
  'lifePool',
  'trash',
  'trophy',
  'quest',
  'meditate',
] as const;
export type TermName = (typeof TERM_NAMES)[number];

export interface Meaning {
  /** How it may be written, as a regular expression: words bend in most languages. */
  readonly forms: string;
  readonly means: string;
}

export type Meanings = Readonly<Record<TermName, Meaning>>;

/** The rule that says it word by word. */
export const CLAUSE_OF: Readonly<Record<TermName, string>> = {
  trail: 'OW-MFIGHT-05',
  fatigue: 'OW-FATIGUE-01',
  level: 'OW-ATTR-09',
  extension: 'OW-COMBO-02',
  combo: 'OW-COMBO-01',
  shield: 'OW-DMG-04',
  lifePool: 'OW-FIGHT-02',
  trash: 'OW-MFIGHT-13',
  trophy: 'OW-WIN-01',
  quest: 'OW-QUEST-09',
  meditate: 'OW-MED-01',
};

/** A text in pieces: those that are a word of the game say which. Each word is marked once. */
export function piecesOf(meanings: Meanings, text: string): readonly { text: string; term?: TermName }[] {
  const all = TERM_NAMES.map((name) => `(?<${name}>${meanings[name].forms})`).join('|');
  const pieces: { text: string; term?: TermName }[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const found of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'giu'))) {
    const term = TERM_NAMES.find((name) => found.groups?.[name] !== undefined);
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

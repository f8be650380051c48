/** The shape of the tales told on Story cards. What a card does is in `content`; here is what is read aloud. */

/** The cards of chapters 1 to 3. */
export type PathNode = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
/** The cards on which a tale may end. */
export type EpilogueNode = 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23;

/** One card of a chapter: the front is read when the chapter opens, the back when this Path was followed. */
export interface PathProse {
  readonly title: string;
  readonly scene: string;
  readonly result: string;
}

/** Who may be named the hero of the tale; `other` serves any character whose line is not written. */
export type Hero = 'geralt' | 'yennefer' | 'dandelion' | 'ciri' | 'vesemir' | 'other';

/** The end of the tale: what became of everybody, then one closing line about the winner. */
export interface EpilogueProse {
  readonly title: string;
  readonly ending: string;
  readonly heroes: Readonly<Record<Hero, string>>;
}

/** One tale: 1 cover line, 1 introduction, 14 scenes, 14 results, 8 endings and 48 closing lines. */
export interface Tale {
  readonly title: string;
  readonly cover: string;
  readonly introduction: string;
  readonly paths: Readonly<Record<PathNode, PathProse>>;
  readonly epilogues: Readonly<Record<EpilogueNode, EpilogueProse>>;
}

export type TaleId = 'edge' | 'striga' | 'evil';
/** The line on the cover of each tale. */
export type Covers = Readonly<Record<TaleId, string>>;
export type Tales = Readonly<Record<TaleId, Tale>>;

/** What the guide can speak about. */
const NOTES = [
  'levelTwo',
  'move',
  'pay',
  'act',
  'onward',
  'place',
  'poker',
  'phase2',
  'story',
  'fight',
  'combo',
  'strike',
  'ended',
  'discard',
  'gain',
  'payCard',
  'others',
  'farewell',
] as const;
export type NoteName = (typeof NOTES)[number];

export interface Note {
  readonly title: string;
  readonly text: string;
}

export type Notes = Readonly<Record<NoteName, Note>>;

/** The rule a note is about, for those who want it word by word. */
export const CLAUSES: Partial<Readonly<Record<NoteName, string>>> = {
  levelTwo: 'OW-SETUP-17',
  move: 'OW-MOVE-01',
  pay: 'OW-MOVE-03',
  act: 'OW-MOVE-11',
  onward: 'OW-TURN-04',
  place: 'OW-LOC-01',
  poker: 'OW-POKER-01',
  phase2: 'OW-P2-01',
  story: 'OW-EXP-01',
  fight: 'OW-FIGHT-11',
  combo: 'OW-COMBO-01',
  strike: 'OW-MFIGHT-06',
  discard: 'OW-P3-02',
  gain: 'OW-P3-06',
  payCard: 'OW-P3-09',
  farewell: 'OW-WIN-01',
};

/** What the guide can speak about. */
const NOTES = [
  'introduction',
  'scene',
  'pick',
  'pickAgain',
  'play',
  'seal',
  'ability',
  'lose',
  'reveal',
  'dominance',
  'reckoning',
  'keep',
  'result',
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
  scene: 'PD-STORY-02',
  pick: 'PD-CHOOSE-06',
  pickAgain: 'PD-INIT-06',
  play: 'PD-PLAY-01',
  seal: 'PD-PLAY-06',
  ability: 'PD-ABIL-01',
  lose: 'PD-EFFECT-08',
  reveal: 'PD-FATE-05',
  dominance: 'PD-CHAPTER-04',
  reckoning: 'PD-CHAPTER-05',
  keep: 'PD-CHAPTER-12',
  result: 'PD-STORY-06',
  farewell: 'PD-CHAPTER-01',
};

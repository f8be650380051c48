/** `npm run content` finds nothing to mend, and would find it if there were something. */

import { expect, test } from 'vitest';
import { checkContent } from '../src/content/check.ts';
import { en } from '../src/stories/en/index.ts';

test('the content is whole in four languages', () => {
  const { counts, languages, problems } = checkContent();
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({ 'action cards': 68, 'starting cards': 25, 'story cards': 69, 'alliance cards': 32 });
  for (const language of ['en', 'pl', 'it', 'ru'])
    expect(languages[language]).toEqual({ taleTexts: 258, cardNames: 93 });
});

test('a text that is missing or too long is named', () => {
  const { scene } = en.edge.paths[2];
  const path = en.edge.paths[2] as { scene: string };
  path.scene = 'Too short.';
  try {
    expect(checkContent().problems).toEqual([expect.stringContaining('en edge 2 scene: 2 words')]);
  } finally {
    path.scene = scene;
  }
});

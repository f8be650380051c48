/** Whatever can be shown has its picture, and no picture lies there for nothing. */

import { MONSTERS, SCHOOLS } from '@medallion/old-world/content';
import { CHARACTERS, STORIES, STORY_DECKS } from '@medallion/path-of-destiny/content';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pictureOf } from '../src/old-world/parts/picture.ts';
import { PICTURES } from '../src/old-world/story/woodcuts.ts';
import { pictureOf as pathPictureOf } from '../src/path-of-destiny/parts/picture.ts';

const folder = fileURLToPath(new URL('../public/art/', import.meta.url));
const drawn = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `./art/${`${parentPath}/${name}`.slice(folder.length).replace(/^\/+/, '')}`);

it('every monster, School, ground, woodcut, Story card and character has its picture, and none is left over', () => {
  const shown = [
    ...MONSTERS.map(({ id }) => pictureOf({ monster: id })),
    ...SCHOOLS.map((school) => pictureOf({ school })),
    ...(['forest', 'mountain', 'water', 'wild'] as const).map((ground) => pictureOf({ ground })),
    ...PICTURES.map((woodcut) => pictureOf({ woodcut })),
    ...STORIES.flatMap((story) => [
      pathPictureOf({ story, node: 'cover' }),
      ...[...STORY_DECKS[story].paths, ...STORY_DECKS[story].epilogues].map(({ node }) =>
        pathPictureOf({ story, node }),
      ),
    ]),
    ...[...CHARACTERS, 'automa' as const].flatMap((who) => [
      pathPictureOf({ figure: who }),
      pathPictureOf({ bust: who }),
    ]),
  ];
  expect(shown.toSorted()).toEqual(drawn.toSorted());
});

/**
 * The words of a result were read beside what it gives. When a bonus changes, this list fails: read the result of that
 * card in all four languages again, mend what no longer fits, and then write the bonus down here.
 */

import { expect, test } from 'vitest';
import { STORIES, STORY_DECKS, type StoryOperation } from '../../src/content/index.ts';

const short = (operation: StoryOperation): string => {
  switch (operation.kind) {
    case 'vp':
    case 'xp':
      return `${operation.kind}${operation.amount}`;
    case 'active':
      return `${operation.side}${operation.amount}`;
    case 'sift':
      return `sift${operation.count}`;
    case 'ally':
      return operation.side;
    default:
      return operation.kind;
  }
};
const bonus = (operations: readonly StoryOperation[]): string => operations.map(short).join(' ') || '-';

const READ: Readonly<Record<(typeof STORIES)[number], readonly string[]>> = {
  edge: [
    '2: vp3 right1 | xp1 right2 | -',
    '3: xp4 | vp3 | -',
    '4: vp2 left2 | xp2 left2 | -',
    '5: xp2 left1 | vp2 top | -',
    '6: vp1 left1 sift2 | xp1 left2 | xp1',
    '7: vp1 left1 | vp3 | -',
    '8: vp4 | vp2 | -',
    '9: vp2 | vp4 | -',
    '10: vp3 | vp2 | -',
    '11: vp2 | vp4 | -',
    '12: vp3 | vp2 | xp1',
    '13: vp2 | vp3 | xp1',
    '14: vp4 | vp1 | -',
    '15: vp1 | vp5 | -',
  ],
  striga: [
    '2: vp1 special | right2 | -',
    '3: right2 | vp1 special | -',
    '4: vp2 peek | right2 | -',
    '5: xp2 | vp2 peek | -',
    '6: vp2 top | left1 special | -',
    '7: xp1 special | vp2 right1 | -',
    '8: vp3 | vp2 | -',
    '9: vp2 | vp3 | -',
    '10: vp3 | vp2 | -',
    '11: vp2 | vp3 | -',
    '12: vp4 | vp1 | -',
    '13: vp1 | vp4 | -',
    '14: vp3 | vp1 | xp1',
    '15: vp1 | vp2 | xp1',
  ],
  evil: [
    '2: vp-2 | vp4 xp1 | -',
    '3: vp3 xp1 left2 | vp-2 | -',
    '4: xp-3 | vp3 left3 stregobor | -',
    '5: vp4 right2 renfri | xp-3 | -',
    '6: vp-2 | vp4 right1 | -',
    '7: vp5 left1 | vp-2 | -',
    '8: vp-2 | vp6 | -',
    '9: vp6 | vp-4 | -',
    '10: xp-4 | vp6 | -',
    '11: vp6 | xp-3 | -',
    '12: vp-2 | vp6 | -',
    '13: vp6 | vp-3 | -',
    '14: vp-3 xp-2 | vp6 | -',
    '15: vp6 | vp-2 xp-2 | -',
  ],
};

test.each(STORIES)('%s: every result still gives what its words were read beside', (story) => {
  const now = STORY_DECKS[story].paths.map(
    ({ node, left, right, all }) => `${node}: ${bonus(left)} | ${bonus(right)} | ${bonus(all)}`,
  );
  expect(now).toEqual(READ[story]);
});

/** The tale that is read aloud while Path of Destiny is played. */

import type { Happening } from '@medallion/kernel';
import type { Character, StoryId } from '@medallion/path-of-destiny/content';
import { type EpilogueNode, type PathNode, type Tale, tales } from '@medallion/path-of-destiny/stories';
import type { Tales } from '@medallion/path-of-destiny/telling';
import type { Language } from '@medallion/path-of-destiny/words';
import { paint } from '../paint.ts';

export interface Book extends Tales {
  /** What is read aloud after an event: the introduction, scenes, results, the epilogue and the hero's line. */
  aloud(this: void, event: Happening): string | undefined;
}

export function bookOf(story: StoryId, language: Language): Book {
  const tale: Tale = tales(language)[story];
  const path = (node: number) => tale.paths[node as PathNode] as Tale['paths'][PathNode] | undefined;
  const epilogue = (node: number) =>
    tale.epilogues[node as EpilogueNode] as Tale['epilogues'][EpilogueNode] | undefined;
  const scene = (node: number): string => {
    const card = path(node);
    return card === undefined ? '' : `${paint('bold', card.title)}\n${card.scene}`;
  };
  return {
    title: (node) => (path(node) ?? epilogue(node))?.title,
    aloud: ({ type, data }) => {
      const node = data.node as number;
      switch (type) {
        case 'storyOpened':
          return tale.introduction;
        case 'chapterBegan':
          return (data.pair as readonly number[]).map(scene).join('\n');
        case 'storyFollowed':
          return path(node)?.result;
        case 'epilogueOpened': {
          const { ending, heroes } = epilogue(node) ?? {};
          return `${ending ?? ''}\n${heroes?.[(data.character as Character | undefined) ?? 'other'] ?? ''}`;
        }
        default:
          return undefined;
      }
    },
  };
}

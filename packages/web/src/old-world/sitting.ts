/** A sitting at a table of Old World, with everything that is said there in the language of the page. */

import type { Seat } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { type Words, words as gameWords } from '@medallion/old-world/words';
import type { Position } from '@medallion/table';
import { useMemo } from 'react';
import { type Sitting, useSitting } from '../table/sitting.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { type OldWorldSay, oldWorldWords } from './words/index.ts';
import { type HeldBack, holdBack, useHeldBack } from './held-back.ts';
import { useBook } from './words/book.ts';
import { type TableTelling, tellingOf } from './words/telling.ts';

/** Everything that is said at the table, in the language of the page. */
export interface TableWords {
  /** Words of the screen itself. */
  readonly say: OldWorldSay;
  /** Names and card texts. */
  readonly game: Words;
  /** Questions, answers, refusals and events of this position. */
  readonly tell: TableTelling;
  readonly nameOf: (seat: Seat) => string;
}

export interface OldWorldSitting extends Sitting<OldWorld> {
  /** The position, under the name most screens know it by. */
  readonly view: Position<OldWorld>;
  readonly words: TableWords;
  /** The last card of a Combo, laid but not struck yet. */
  readonly held: HeldBack | undefined;
}

/** What every scene is given. */
export interface SceneProps {
  readonly sitting: OldWorldSitting;
}

export function useOldWorld(): OldWorldSitting {
  const sitting = useSitting<OldWorld>();
  const words = useTableWords(sitting);
  const held = useHeldBack(sitting.table.id, sitting.position.number);
  return useMemo(() => {
    const { position, allOpen } = sitting;
    // Where every hand lies open, those of the witcher on turn lie before the one who looks.
    const me = allOpen ? position.table.active : sitting.me;
    // A card that was only laid is the first to be taken back.
    const undo = held === undefined ? sitting.undo : () => holdBack(undefined);
    return { ...sitting, view: position, me, words, held, undo };
  }, [sitting, words, held]);
}

function useTableWords({ table: { sitters }, position }: Sitting<OldWorld>): TableWords {
  const say = useVocabulary(oldWorldWords);
  const { language } = useWords();
  const tales = useBook();
  return useMemo(() => {
    const names = sitters.map(({ name }) => name);
    // Persons who share a screen look at the end together: nobody in particular is addressed.
    const together = position.over !== undefined && sitters.filter(({ bot }) => bot === undefined).length > 1;
    return {
      say,
      game: gameWords(language),
      tell: tellingOf({
        language,
        names,
        viewer: together ? 'spectator' : position.viewer,
        view: position,
        ...(tales === undefined ? {} : { tales }),
      }),
      nameOf: (seat: Seat) => names[seat] ?? '',
    };
  }, [language, say, sitters, position, tales]);
}

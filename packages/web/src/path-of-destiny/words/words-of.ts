import type { ListedChoice } from '@medallion/kernel';
import type { PathOfDestiny, PathOfDestinyView } from '@medallion/path-of-destiny';
import { fetchTale } from '@medallion/path-of-destiny/stories/fetch';
import { telling } from '@medallion/path-of-destiny/telling';
import { sentence } from '@medallion/words';
import { use, useMemo } from 'react';
import { useVocabulary } from '../../kit/vocabulary.ts';
import type { Sitting } from '../../table/sitting.ts';
import { useWords } from '../../words/index.tsx';
import { pathWords } from './index.ts';
import type { PathWords } from './use-path-words.ts';
import { usePrinted } from './use-printed.ts';

/** Everything that is said at this table, in the language of the page, to the one at the screen. */
export function useWordsOf(
  { position, table: { sitters } }: Sitting<PathOfDestiny>,
  view: PathOfDestinyView,
): PathWords {
  const { language } = useWords();
  const game = usePrinted();
  const say = useVocabulary(pathWords);
  const tale = use(fetchTale(language, view.options.story));
  return useMemo(() => {
    const told = telling(game);
    // Persons who share a screen look at the end together: nobody in particular is addressed.
    const together = position.over !== undefined && sitters.filter(({ bot }) => bot === undefined).length > 1;
    const context = {
      viewer: together ? ('spectator' as const) : position.viewer,
      who: (who: number) => sitters[who]?.name,
      hero: (who: number) => view.participants[who]?.character,
      tales: { title: (node: number) => tale.paths[node as 2]?.title ?? tale.epilogues[node as 16]?.title },
      view: { ...position, table: view },
    };
    const nameOf = (who: number) => sitters[who]?.name ?? sentence(told.name(who, context));
    return {
      language,
      say,
      game,
      tale,
      tell: {
        question: (ask) => told.question(ask, context),
        label: (ask, choice) => told.label(ask, choice as ListedChoice, context),
        whyNot: (ask, no) => told.whyNot(ask, no, context),
        event: (event) => told.tell(event, context),
        refusal: (refusal) => told.refusal(refusal),
        outcome: (outcome) => told.outcome(outcome, context),
      },
      nameOf,
      heroOf: (who) => {
        const character = view.participants[who]?.character;
        return character === undefined ? nameOf(who) : game.names.characters[character];
      },
    };
  }, [language, game, say, tale, position, sitters, view]);
}

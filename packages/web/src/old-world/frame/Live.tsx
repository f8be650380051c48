import type { HeardEvent } from '@medallion/kernel';
import type { Book } from '@medallion/old-world/book';
import type { Moment } from '../moments/moments.ts';
import type { OldWorldSitting } from '../sitting.ts';
import { linesOf } from '../log/lines.ts';
import { optionsOf, resultOf } from '../story/prose.ts';
import { useBook } from '../words/book.ts';

interface Props {
  readonly sitting: OldWorldSitting;
  /** What is looked at before the table goes on. */
  readonly moment?: Moment | undefined;
  /** Whether a tale lies open before the one who listens. */
  readonly reads: boolean;
}

/** What just happened, the tale that is read and what is asked, for those who listen to the table. */
export function Live({ sitting, moment, reads }: Props) {
  const { calls, events, ask, words } = sitting;
  const book = useBook();
  // While the next person is called, what the last one heard stays theirs.
  if (calls !== undefined) return <p className="unseen" aria-live="polite" />;
  const said = linesOf(events, words.tell)
    .filter(({ minor }) => minor !== true)
    .map(({ text }) => text);
  const tale = book === undefined ? [] : aloud(book, sitting, moment, reads);
  return (
    <p className="unseen" aria-live="polite">
      {[...said, ...tale, ask === undefined ? '' : words.tell.question(ask)].join(' ')}
    </p>
  );
}

/** The page that was turned to: its scene and the two ways on, or the one outcome that was reached. */
function aloud(book: Book, { view, events, words }: OldWorldSitting, moment: Props['moment'], reads: boolean) {
  if (moment?.kind === 'story') {
    const { card, chosen, holds } = moment;
    if (chosen === undefined) return [words.say('story.unpayable')];
    return [book.outcome(card, chosen, holds), words.game.effects(resultOf(card, chosen))];
  }
  const { story } = view.table;
  if (story === undefined || !reads) return [];
  const { card, chosen, holds } = story;
  const happened = (type: HeardEvent['type']) => events.some((event) => event.type === type);
  // Whoever comes to the table finds the page as it lies there.
  if (chosen === undefined && (happened('storyRead') || events.length === 0)) {
    const ways = optionsOf(card).map((_, at) => `${at + 1}: ${book.option(card, at)}.`);
    return [`${book.title(card)}.`, book.scene(card), ...ways];
  }
  return chosen !== undefined && happened('storyResult') ? [book.outcome(card, chosen, holds)] : [];
}

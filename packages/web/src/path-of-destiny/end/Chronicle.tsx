import { Drawer } from '../../kit/Drawer.tsx';
import type { Heard } from '../asked.ts';
import { Plate } from '../book/Book.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { roman } from '../parts/Destiny.tsx';
import { Medal } from '../parts/Medal.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** What is worth remembering of a tale. */
const REMEMBERED: ReadonlySet<Heard['type']> = new Set<Heard['type']>([
  'abilityUnlocked',
  'abilityUsed',
  'effortMade',
  'requirementMet',
  'goalPeeked',
  'automaAwoke',
  'destinyPlaced',
  'dominantFound',
  'alliancesRevealed',
  'chapterScored',
  'pathTokens',
  'bonusRead',
  'sideQuestScored',
  'goldenScored',
  'finalBonus',
  'goalRevealed',
  'heroNamed',
]);

interface Part {
  readonly chapter: number;
  /** The Story card that was followed; the epilogue after the third. */
  node?: number;
  readonly events: Heard[];
}

/** The tale in short, chapter by chapter, under the plate of what was followed. */
export function Chronicle({ onClose }: { readonly onClose: () => void }) {
  const { heard, view } = useLaid();
  const { say, tale, tell } = usePathWords();
  return (
    <Drawer title={say('end.chronicle')} className="pd-chronicle" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than its place: the keyboard must get there to scroll it */}
      <section className="pd-root pd-chapters" tabIndex={0} aria-label={say('end.chronicle')}>
        {partsOf(heard).map(({ chapter, node, events }) => (
          <article key={chapter}>
            <h3>
              <small>{chapter > 3 ? say('epilogue') : say('end.chapter', { n: roman(chapter) })}</small>{' '}
              {tale?.paths[node as 2]?.title ?? tale?.epilogues[node as 16]?.title}
            </h3>
            {node !== undefined && <Plate story={view.options.story} node={node} />}
            <ul>
              {events.map((event, at) => {
                const told = tell.event(event);
                if (told === undefined) return null;
                const who = 'who' in event.data ? event.data.who : undefined;
                const of = who === undefined ? undefined : participantOf(view, who);
                return (
                  <li key={at}>
                    {of !== undefined && <Medal character={of.character} automa={of.automa === true} />}
                    <span>{told.text}</span>
                  </li>
                );
              })}
            </ul>
          </article>
        ))}
      </section>
    </Drawer>
  );
}

/** The three chapters and the end; a chapter ends with what its page brought. */
function partsOf(heard: readonly Heard[]): readonly Part[] {
  const parts: Part[] = [];
  for (const event of heard) {
    if (event.type === 'chapterBegan') parts.push({ chapter: event.data.chapter, events: [] });
    else if (event.type === 'handsRevealed') parts.push({ chapter: parts.length + 1, events: [] });
    const part = parts.at(-1);
    if (part === undefined) continue;
    if (event.type === 'storyFollowed' || event.type === 'epilogueOpened') part.node = event.data.node;
    else if (REMEMBERED.has(event.type)) part.events.push(event);
  }
  return parts;
}

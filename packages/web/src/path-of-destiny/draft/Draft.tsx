import { playsSideQuests } from '@medallion/path-of-destiny';
import { ACTION_CARDS, type Character, CHARACTER_SHEETS, STORY_DECKS } from '@medallion/path-of-destiny/content';
import { type ReactNode, useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import { type Asked, asked } from '../asked.ts';
import { Offer } from '../board/Offer.tsx';
import { Seal } from '../board/Seal.tsx';
import { Book } from '../book/Book.tsx';
import { Card } from '../card/Card.tsx';
import { sayCard } from '../card/say-card.ts';
import { AutomaChoice } from './AutomaChoice.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { ABILITY_GLYPH } from '../icons/which.ts';
import { useLaid } from '../laid.ts';
import { Medal } from '../parts/Medal.tsx';
import { figureOf } from '../parts/picture.ts';
import { usePathWords } from '../words/use-path-words.ts';

const nothing = (): void => undefined;

/** Who plays whom: each portrait on a page of the open book, and the offer that lies open already. PD-SETUP-07 */
export function Draft() {
  const { ask } = useLaid();
  const choosing = asked(ask, 'setup/character');
  const automa = asked(ask, 'automa/character');
  return (
    <main className="pd-draft" id="table" tabIndex={-1} data-ask={ask?.ask}>
      {choosing !== undefined ? (
        <Portraits key={choosing.id} ask={choosing} />
      ) : automa !== undefined ? (
        <AutomaChoice key={automa.id} ask={automa} />
      ) : (
        <Waiting />
      )}
      <Offer picked={undefined} onPick={nothing} />
    </main>
  );
}

function Waiting() {
  const { say } = usePathWords();
  return (
    <Book
      label={say('draft')}
      left={
        <div className="pd-prose">
          <h1>{say('draft')}</h1>
          <p className="text">{say('draft.waiting')}</p>
        </div>
      }
      right={<Ladder />}
    />
  );
}

function Portraits({ ask }: { readonly ask: Asked<'setup/character'> }) {
  const { answer } = useLaid();
  const { say, tell } = usePathWords();
  const [at, setAt] = useState(0);
  const [picked, pick] = useState<Character>();
  const all = ask.choices.map(({ character }) => character);
  // Two at a time: with more to choose from, the pages turn.
  const left = all[at];
  const right = all[at + 1];
  const seal = picked === undefined ? undefined : () => answer(picked);
  useKeys({
    Enter: seal,
    ArrowLeft: at > 0 ? () => setAt(at - 1) : undefined,
    ArrowRight: at + 2 < all.length ? () => setAt(at + 1) : undefined,
    1: left === undefined ? undefined : () => pick(left),
    2: right === undefined ? undefined : () => pick(right),
  });
  const page = (character: Character | undefined): ReactNode =>
    character === undefined ? (
      <Ladder />
    ) : (
      <Portrait character={character} picked={picked === character} onPick={() => pick(character)} />
    );
  return (
    <>
      <h1 id="question" className="pd-question">
        {tell.question(ask)}
      </h1>
      <Book label={say('draft')} className="pd-portraits" left={page(left)} right={page(right)}>
        <Ladder slim />
      </Book>
      <div className="pd-draft-go">
        {all.length > 2 && (
          <>
            <button
              type="button"
              className="pd-small"
              aria-disabled={at === 0}
              aria-label={say('page.back')}
              onClick={at === 0 ? undefined : () => setAt(at - 1)}
            >
              ‹
            </button>
            <span>
              {at + 1}–{at + 2} / {all.length}
            </span>
            <button
              type="button"
              className="pd-small"
              aria-disabled={at + 2 >= all.length}
              aria-label={say('page.on')}
              onClick={at + 2 >= all.length ? undefined : () => setAt(at + 1)}
            >
              ›
            </button>
          </>
        )}
        <Seal onPress={seal} choice={picked}>
          {say('seal.stay')}
        </Seal>
      </div>
    </>
  );
}

/** One character: figure, Abilities on the track, Side Quest, starting cards. */
function Portrait({
  character,
  picked,
  onPick,
}: {
  readonly character: Character;
  readonly picked: boolean;
  readonly onPick: () => void;
}) {
  const { view } = useLaid();
  const words = usePathWords();
  const { say, game } = words;
  const sheet = CHARACTER_SHEETS.find((each) => each.character === character);
  const cards = ACTION_CARDS.flatMap((card, n) => (card.character === character ? [n] : []));
  return (
    <div className={`pd-portrait ${character} ${picked ? 'picked' : ''}`}>
      <button
        type="button"
        className="figure"
        aria-pressed={picked}
        aria-label={game.names.characters[character]}
        data-picks={character}
        onClick={onPick}
      >
        <img src={figureOf(character)} alt="" width="320" height="520" />
        <b>{game.names.characters[character]}</b>
      </button>
      <ul className="abilities">
        {sheet?.abilities.map(({ id, unlockedAt, window }) => (
          <li key={id}>
            <i>{unlockedAt}</i>
            <Glyph name={ABILITY_GLYPH[id]} />
            <span>
              <b>{game.names.abilities[id]}</b> <small>{say('window', { window })}</small>
              <span>{game.abilities[id]}</span>
            </span>
          </li>
        ))}
      </ul>
      {sheet !== undefined && playsSideQuests(view.options) && (
        <p className="quest">
          <b>
            {say('quest')}: {game.names.sideQuests[character]}
          </b>{' '}
          {game.sideQuest(sheet.sideQuest)}
        </p>
      )}
      <div className="cards">
        {cards.map((card) => (
          <Card key={card} card={card} form="offer" label={sayCard(words, card)} />
        ))}
      </div>
    </div>
  );
}

/** The order in which the Story begins; whoever is taken stands in it. */
function Ladder({ slim = false }: { readonly slim?: boolean }) {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  const here = new Set<string>([...view.unclaimed, ...view.participants.flatMap(({ character }) => character ?? [])]);
  const order = STORY_DECKS[view.options.story].initiative.filter((name) => here.has(name)) as readonly Character[];
  return (
    <ol className={`pd-ladder ${slim ? 'slim' : ''}`} aria-label={say('ladder')}>
      {order.map((character, at) => {
        const taken = view.participants.some((of) => of.character === character);
        return (
          <li key={character} className={taken ? 'taken' : ''} title={`${at + 1}. ${game.names.characters[character]}`}>
            <Medal character={character} label={game.names.characters[character]} />
            {!slim && (
              <span>
                {at + 1}. {game.names.characters[character]}
                {taken && <small> {say('draft.taken')}</small>}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

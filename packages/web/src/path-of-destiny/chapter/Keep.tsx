import { foreseeKept, type Who } from '@medallion/path-of-destiny';
import { EFFORT_CARDS } from '@medallion/path-of-destiny/content';
import { useMemo, useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import { asked, type Asked } from '../asked.ts';
import { Rail } from '../board/Rail.tsx';
import { Rivals } from '../board/Rivals.tsx';
import { Seal } from '../board/Seal.tsx';
import { EffortBonus, Sequences, StoryCorner } from '../board/StoryCorner.tsx';
import { Book, Plate } from '../book/Book.tsx';
import { Card } from '../card/Card.tsx';
import { cardName, sayCard } from '../card/say-card.ts';
import { AskPanel } from '../controls/AskPanel.tsx';
import { Yield } from '../controls/Yield.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { roman } from '../parts/Destiny.tsx';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** What is kept for the next chapter, with its Symbols in sight: they decide it. */
export function Keep({ onLook }: { readonly onLook: (who: Who) => void }) {
  const { view, ask } = useLaid();
  const { say, game, tale } = usePathWords();
  const keeping = asked(ask, 'chapter/keep');
  const next = view.chapter + 1;
  const effort = EFFORT_CARDS[view.effort[next - 1] ?? -1];
  const side = view.dominant ?? 'left';
  const node = view.pair[side === 'left' ? 0 : 1];
  return (
    <main className="pd-keeping" id="table" tabIndex={-1} aria-label={say('keep')} data-ask={keeping?.ask}>
      <Book
        label={say('keep')}
        left={
          <div className="pd-path left">
            <p className="label">
              <Arrow side={side} /> {say('result.followed', { side })}
            </p>
            <h2>{tale?.paths[node as 2]?.title}</h2>
            <Plate story={view.options.story} node={node} />
          </div>
        }
        right={
          <div className="pd-coming">
            <p className="label">{say('chapter.next', { n: roman(next) })}</p>
            <div className="symbols">
              {(['left', 'right'] as const).map((each, at) => {
                const symbol = symbolAt(view.active[at]);
                return (
                  <span key={each}>
                    <Sym symbol={symbol} fill={each} />
                    <b>{game.names.symbols[symbol]}</b>
                  </span>
                );
              })}
            </div>
            {effort !== undefined && (
              <p className="pd-effort now" title={game.effort(effort)}>
                <b>{say('effort')}</b>
                <Sequences effort={effort} />
                <span className="bonus">
                  <EffortBonus effort={effort} />
                </span>
              </p>
            )}
          </div>
        }
      />
      {ask !== undefined && keeping === undefined ? (
        <AskPanel />
      ) : keeping === undefined ? (
        <section className="pd-decision pd-tray waiting">
          <h2>{say('keep.waiting')}</h2>
          <Kept />
        </section>
      ) : (
        <KeepControl key={keeping.id} ask={keeping} />
      )}
      <div className="pd-beside-keep">
        <Rivals onLook={onLook} keeping={ask === undefined || keeping !== undefined} />
        <StoryCorner />
        <Rail />
      </div>
    </main>
  );
}

/** What everybody has kept, once it lies open. */
function Kept() {
  const { view, me } = useLaid();
  const words = usePathWords();
  if (me === undefined) return null;
  return (
    <div className="pd-timeline" style={{ '--n': participantOf(view, me).timeline.length }}>
      {participantOf(view, me).timeline.map((card) => (
        <Card key={card} card={card} form="timeline" active={view.active} label={sayCard(words, card)} />
      ))}
    </div>
  );
}

function KeepControl({ ask }: { readonly ask: Asked<'chapter/keep'> }) {
  const { view, me = 0, answer } = useLaid();
  const words = usePathWords();
  const { say, game, tell } = words;
  const { timeline } = participantOf(view, me);
  const oldHand = ask.choices.some((choice) => choice.oldHand === true);
  const [chosen, choose] = useState<readonly number[]>([]);
  const [more, setMore] = useState(false);
  const most = ask.args.count + (more ? 1 : 0);
  const sealed = ask.choices.find(
    (choice) =>
      (choice.oldHand === true) === more &&
      choice.cards.length === chosen.length &&
      choice.cards.every((card, at) => card === chosen[at]),
  );
  const seal = sealed === undefined ? undefined : () => answer(sealed.id);
  const foreseen = useMemo(
    () => (chosen.length === 0 ? undefined : foreseeKept(view, me, { cards: chosen })),
    [view, me, chosen],
  );
  const press = (card: number) =>
    choose((now) =>
      now.includes(card) ? now.filter((other) => other !== card) : now.length < most ? [...now, card] : now,
    );
  useKeys({
    Enter: seal,
    Backspace: chosen.length === 0 ? undefined : () => choose(chosen.slice(0, -1)),
    X: chosen.length < 2 ? undefined : () => choose(chosen.toReversed()),
    ...Object.fromEntries(timeline.map((card, at) => [String(at + 1), () => press(card)])),
  });
  return (
    <section className="pd-decision pd-tray keeps" aria-labelledby="question">
      <h2 id="question">{tell.question(ask)}</h2>
      <ul className="pd-laid">
        {timeline.map((card, at) => {
          const alone = foreseeKept(view, me, { cards: [card] });
          const nth = chosen.indexOf(card);
          return (
            <li key={card}>
              <button
                type="button"
                data-card={card}
                aria-pressed={nth >= 0}
                aria-label={`${sayCard(words, card)}. ${nth >= 0 ? say('keep.nth', { n: nth + 1 }) : ''}`}
                onClick={() => press(card)}
              >
                <Card card={card} active={view.active}>
                  {nth >= 0 && <b className="nth">{nth + 1}</b>}
                  <kbd>{at + 1}</kbd>
                </Card>
                <Worth
                  left={alone.standings[me]?.left ?? 0}
                  right={alone.standings[me]?.right ?? 0}
                  xp={alone.gained.xp}
                />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="pd-go">
        {foreseen !== undefined && (
          <div className="also">
            <p>{chosen.map((card) => cardName(words, card)).join(' → ')}</p>
            <Worth
              left={foreseen.standings[me]?.left ?? 0}
              right={foreseen.standings[me]?.right ?? 0}
              xp={foreseen.gained.xp}
            />
          </div>
        )}
        {oldHand && (
          <button
            type="button"
            className="pd-leaf"
            aria-pressed={more}
            title={game.abilities['VES-1']}
            onClick={() => {
              setMore(!more);
              choose((now) => now.slice(0, ask.args.count + (more ? 0 : 1)));
            }}
          >
            <Glyph name="card-pickup" /> {game.names.abilities['VES-1']} <small>{say('once')}</small>
          </button>
        )}
        <Seal onPress={seal} choice={sealed?.id}>
          {say('seal.keep', { n: most })}
        </Seal>
      </div>
    </section>
  );
}

/** What cards would be worth when the next chapter begins. */
function Worth({ left, right, xp }: { readonly left: number; readonly right: number; readonly xp: number }) {
  return <Yield gained={{ who: 0, symbols: [0, 0, 0, 0], left, right, others: 0, vp: 0, xp, unlocks: [] }} />;
}

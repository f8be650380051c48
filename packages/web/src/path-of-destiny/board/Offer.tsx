import { doomedRow, foreseeAutoma, type ForeseenPick, foreseePick } from '@medallion/path-of-destiny';
import { type ReactNode, useMemo } from 'react';
import { asked, type Asked, type ChoiceOf } from '../asked.ts';
import { useAdvice } from '../../teacher/advice.ts';
import { QuillSeal } from '../../teacher/QuillSeal.tsx';
import { Card } from '../card/Card.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { cardName, sayCard } from '../card/say-card.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Medal } from '../parts/Medal.tsx';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { type PathWords, usePathWords } from '../words/use-path-words.ts';
import { Discarded } from './Discarded.tsx';
import { ghostsOf } from './ghosts.ts';

interface OfferProps {
  /** The answer that is pointed at. */
  readonly picked: string | undefined;
  readonly onPick: (choice: string) => void;
}

type RowPick = ChoiceOf<'choose/pick'>;

interface RowProps extends OfferProps {
  readonly space: number;
  readonly question: Asked<'choose/pick'> | undefined;
  readonly figures: readonly number[];
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** The offer: top space first, then the rows. Free rows can be taken while one is asked; what was taken leaves a ghost. */
export function Offer({ picked, onPick }: OfferProps) {
  const { view, ask, heard } = useLaid();
  const words = usePathWords();
  const { say, heroOf } = words;
  const question = asked(ask, 'choose/pick');
  const ghosts = ghostsOf(heard);
  const automa = useMemo(() => foreseeAutoma(view), [view]);
  const doomed = view.phase === 'choose' ? undefined : doomedRow(view);
  return (
    <section
      className={`pd-offer pd-tray ${question === undefined ? '' : 'asking'} ${picked?.includes('YEN-1') === true ? 'through' : ''}`}
      aria-label={say('offer')}
    >
      <h2>
        {say('offer')} <small>{say('deck', { n: view.deck })}</small> <Discarded />
      </h2>
      {question !== undefined && <Sleeves ask={question} picked={picked} onPick={onPick} />}
      <ol>
        <Row
          space={0}
          question={question}
          picked={picked}
          onPick={onPick}
          figures={view.top}
          className="top"
          label={say('top')}
        >
          <span className="pd-pair">
            <CardBack />
            <CardBack />
          </span>
          <span className="about">
            <b>{say('top')}</b>
            <small>{say('top.text')}</small>
          </span>
          {automa?.space === 0 && <Wanted symbols={0} />}
        </Row>
        {view.rows.map((cards, index) => {
          const row = index + 1;
          const figure = view.figures[index] ?? -1;
          const ghost = ghosts.get(row);
          const shown = cards.length > 0 ? cards : (ghost?.cards ?? []);
          const taken = cards.length === 0 && ghost !== undefined;
          return (
            <Row
              key={row}
              space={row}
              question={question}
              picked={picked}
              onPick={onPick}
              figures={figure >= 0 ? [figure] : []}
              className={`${taken ? 'taken' : ''} ${doomed === row ? 'doomed' : ''}`}
              label={say('row', { n: row })}
            >
              <span className="pd-pair">
                {shown.map((card) => (
                  <Card
                    key={card}
                    card={card}
                    form="offer"
                    active={view.chapter === 0 ? undefined : view.active}
                    label={question === undefined ? sayCard(words, card) : ''}
                  />
                ))}
                {taken && <em>{say('taken', { name: heroOf(ghost.who) })}</em>}
                {doomed === row && <em className="burns">{say('doomed')}</em>}
              </span>
              {automa?.space === row && <Wanted symbols={automa.counts[index] ?? 0} />}
              <Beside row={row} />
            </Row>
          );
        })}
      </ol>
    </section>
  );
}

/** A space of the offer: where the figures stand, what lies there, and what taking it would mean. */
function Row({ space, question, picked, onPick, figures, className, label, children }: RowProps) {
  const { view, me } = useLaid();
  const words = usePathWords();
  const choice = choiceFor(question, space, picked);
  const chosen = choice !== undefined && choice.id === picked;
  const advice = useAdvice()?.choice;
  // One row may be taken in several ways: the seal lies on the row.
  const isAdvised = advice !== undefined && choiceFor(question, space, advice)?.id === advice;
  const foreseen = useMemo(
    () => (choice === undefined || me === undefined ? undefined : foreseePick(view, me, choice)),
    [view, me, choice],
  );
  const place = (
    <span className="pd-space">
      {figures.length === 0
        ? space === 0
          ? '↑'
          : space
        : figures.map((who) => {
            const { character, automa } = participantOf(view, who);
            return (
              <span key={who} className="stands" data-figure={who} data-space={space}>
                <Medal character={character} automa={automa === true} label={words.heroOf(who)} />
              </span>
            );
          })}
    </span>
  );
  if (choice === undefined)
    return (
      <li className={className}>
        {place}
        {children}
      </li>
    );
  const cards = view.rows[space - 1] ?? [];
  const said = [
    label,
    space === 0 ? words.say('top.text') : cards.map((card) => sayCard(words, card)).join('. '),
    ...(foreseen === undefined ? [] : [sayRank(words, foreseen)]),
  ];
  return (
    <li className={`${className} free ${chosen ? 'chosen' : ''}`}>
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={said.join('. ')}
        data-picks={choice.id}
        onClick={() => onPick(choice.id)}
      >
        {place}
        {children}
        {foreseen !== undefined && <Tags foreseen={foreseen} />}
        {isAdvised && <QuillSeal />}
      </button>
    </li>
  );
}

function sayRank({ say }: PathWords, { rank: { best, worst } }: ForeseenPick): string {
  return best === worst ? say('tag.rank', { n: best }) : say('tag.ranks', { best, worst });
}

/** What a pick would mean: the place in the order, the best play with it, what the offer then says. */
function Tags({ foreseen }: { readonly foreseen: ForeseenPick }) {
  const { view } = useLaid();
  const words = usePathWords();
  const { say } = words;
  const { best, verdict } = foreseen;
  const reserve = verdict?.voices.find(({ who }) => who === 'reserve');
  const gained = best?.foreseen.gained;
  return (
    <span className="pd-tags">
      <span className="rank">{sayRank(words, foreseen)}</span>
      {gained !== undefined && (
        <span className="best" title={best?.cards.map((card) => cardName(words, card)).join(' → ')}>
          <small>{say('tag.best')}</small>
          {gained.left > 0 && (
            <span>
              +{gained.left} <Sym symbol={symbolAt(view.active[0])} fill="left" />
            </span>
          )}
          {gained.right > 0 && (
            <span>
              +{gained.right} <Sym symbol={symbolAt(view.active[1])} fill="right" />
            </span>
          )}
          {gained.xp > 0 && (
            <span>
              +{gained.xp} <Glyph name="laurels" />
            </span>
          )}
        </span>
      )}
      {reserve !== undefined && (
        <span className="leaves" title={say('tag.leaves.title')}>
          <small>{say('tag.leaves')}</small>
          {reserve.says === 'tie' ? '=' : <Arrow side={reserve.says} />}
        </span>
      )}
    </span>
  );
}

/** The Automa would go here, as the offer lies now. */
function Wanted({ symbols }: { readonly symbols: number }) {
  const { view } = useLaid();
  const { say } = usePathWords();
  const automa = view.participants.find((of) => of.automa === true);
  const said = say('automa.would', { n: symbols });
  return (
    <span className="pd-wanted" title={said}>
      <Medal character={automa?.character} automa label={said} />
    </span>
  );
}

/** What lies beside a row: the Experience of the lowest one, or Alliance tokens. */
function Beside({ row }: { readonly row: number }) {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  if (view.options.story !== 'evil')
    return row === view.rows.length ? (
      <span className="pd-beside xp" title={say('bonus.xp')}>
        +1 <Glyph name="laurels" />
        <span className="unseen">{say('xp')}</span>
      </span>
    ) : null;
  const side = view.allianceRows.find((each) => each.row === row)?.side;
  if (side === undefined) return null;
  const name = side === 'both' ? `${game.names.renfri} / ${game.names.stregobor}` : game.names[side];
  return (
    <span className={`pd-beside ally ${side}`} title={name}>
      {side !== 'stregobor' && <Glyph name="sword-in-stone" />}
      {side !== 'renfri' && <Glyph name="evil-tower" />}
      <span className="unseen">{name}</span>
    </span>
  );
}

/** Abilities of the pick lie above the rows: Senses is an answer of its own, Portal changes what the rows mean. */
function Sleeves({ ask, picked, onPick }: OfferProps & { readonly ask: Asked<'choose/pick'> }) {
  const { say, game } = usePathWords();
  const senses = ask.choices.find((choice) => 'ability' in choice && choice.ability === 'GER-1');
  const portals = ask.choices.filter(isPortal);
  const pulled = portals.some(({ id }) => id === picked);
  if (senses === undefined && portals.length === 0) return null;
  return (
    <p className="pd-sleeves">
      {senses !== undefined && (
        <button
          type="button"
          className="pd-leaf"
          aria-pressed={picked === senses.id}
          data-picks={senses.id}
          title={game.abilities['GER-1']}
          onClick={() => onPick(senses.id)}
        >
          <Glyph name="semi-closed-eye" /> {game.names.abilities['GER-1']} <small>{say('senses.short')}</small>
        </button>
      )}
      {portals[0] !== undefined && (
        <button
          type="button"
          className="pd-leaf violet"
          aria-pressed={pulled}
          title={game.abilities['YEN-1']}
          onClick={() => onPick(pulled ? `row-${portals[0]?.row ?? 1}` : (portals[0]?.id ?? ''))}
        >
          <Glyph name="magic-portal" /> {game.names.abilities['YEN-1']} <small>{say('portal.short')}</small>
        </button>
      )}
    </p>
  );
}

type Portal = Extract<RowPick, { readonly ability: 'YEN-1' }>;
const isPortal = (choice: RowPick): choice is Portal & { readonly id: string } =>
  'ability' in choice && choice.ability === 'YEN-1';

/** The answer a row stands for; while Portal is pulled, that of the Portal. */
function choiceFor(
  ask: Asked<'choose/pick'> | undefined,
  space: number,
  picked: string | undefined,
): RowPick | undefined {
  if (ask === undefined) return undefined;
  const through = space > 0 && ask.choices.some((choice) => choice.id === picked && isPortal(choice));
  return ask.choices.find((choice) =>
    through ? isPortal(choice) && choice.row === space : 'space' in choice && choice.space === space,
  );
}

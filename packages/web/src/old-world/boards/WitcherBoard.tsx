import { ATTRIBUTE_VALUES, ATTRIBUTES, potion, POTION_LIMIT, TOP_ATTRIBUTE_LEVEL } from '@medallion/old-world/content';
import { type CSSProperties, useRef } from 'react';
import { Coin } from '../../kit/Coin.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Card } from '../card/Card.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { useGlide } from '../card/use-glide.ts';
import { Glyph } from '../icons/Glyph.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { Crest } from '../parts/Crest.tsx';
import { ROMAN } from '../parts/roman.ts';
import { read } from '../reading/lens.ts';
import { AttributeLine } from './AttributeLine.tsx';
import { Flask } from '../parts/Flask.tsx';
import { nextGives } from './next-gives.ts';
import { keptShown, trophyShown } from './trophies.ts';
import { OwnedCards } from './OwnedCards.tsx';
import { Track } from './Track.tsx';

/** As many shields as the track on the board has room for. */
const SHIELD_STOPS = Math.max(...ATTRIBUTE_VALUES);

const PILE: CSSProperties = { '--card': '3.4rem' };

/** The board of a witcher: everything that belongs to one seat. */
export function WitcherBoard({ sitting, seat }: { readonly sitting: OldWorldSitting; readonly seat: number }) {
  const { view, words, position } = sitting;
  const piles = useRef<HTMLDivElement>(null);
  useGlide(piles, position.number);
  const { say, game, nameOf } = words;
  const witcher = view.table.witchers[seat];
  if (witcher === undefined) return null;
  const { school, level, gold, shield, shieldMaximum, potions, deck, discard, hand, quests, trailQuests } = witcher;
  const top = discard.cards?.[discard.cards.length - 1];
  const next = nextGives(say, witcher);
  const trophies = [
    ...witcher.trophies.map((id) => trophyShown(game, id)),
    ...witcher.kept.map((event) => keptShown(game, event)),
  ];
  const places = [
    ...quests.map(({ place }) => ({ glyph: 'scroll-quill', what: game.name.term('quest'), place }) as const),
    ...trailQuests.map(
      ({ token }) => ({ glyph: 'flat-paw-print', what: game.name.term('trailQuest'), place: token }) as const,
    ),
  ];
  return (
    <Panel className="witcher" label={say('ow.board.label', { name: nameOf(seat) })}>
      <div className="who">
        <Crest school={school} />
        <div>
          <h2>{nameOf(seat)}</h2>
          <p className="school">{school === undefined ? '' : game.name.school(school)}</p>
          <p className="purse-line">
            <span className="tag">{say('ow.level', { level: ROMAN[level] ?? level })}</span>
            <span className="gold" title={game.name.term('gold')}>
              <Coin /> <b>{gold}</b>
              <span className="unseen"> {game.name.term('gold')}</span>
            </span>
          </p>
        </div>
      </div>
      <h3 className="heading">{say('ow.h.attributes')}</h3>
      {ATTRIBUTES.map((attribute) => (
        <AttributeLine
          key={attribute}
          attribute={attribute}
          name={
            attribute === 'specialty' && school !== undefined
              ? game.name.specialty(school)
              : game.name.attribute(attribute)
          }
          level={witcher[attribute]}
          next={next(attribute)}
        />
      ))}
      <h3 className="heading">{say('ow.h.shield')}</h3>
      <p className="shields">
        {Array.from({ length: SHIELD_STOPS }, (_, i) => (
          <Glyph key={i} name="checked-shield" className={i < shield ? 'full' : i < shieldMaximum ? '' : 'none'} />
        ))}
        <span>{say('ow.of', { n: shield, max: shieldMaximum })}</span>
      </p>
      {school !== undefined && (
        <>
          <h3 className="heading">{say('ow.h.specialty')}</h3>
          <p className="text">
            <b>{game.name.specialty(school)}</b> {game.specialty(school, witcher.specialty)}
          </p>
          {witcher.specialty < TOP_ATTRIBUTE_LEVEL && (
            <details className="next-level">
              <summary>{say('ow.nextLevel')}</summary>
              <p className="text">{game.specialty(school, witcher.specialty + 1)}</p>
            </details>
          )}
        </>
      )}
      <h3 className="heading">{say('ow.h.potions')}</h3>
      <ul className="potions">
        {Array.from({ length: Math.max(POTION_LIMIT, potions.count) }, (_, i) => {
          const number = potions.cards?.[i];
          const held = number === undefined ? undefined : potion(number);
          return (
            <li key={i} className={held === undefined ? 'empty' : ''} title={held && game.power(held.power)}>
              <Flask potion={held?.id} />
              <span>{held === undefined ? say('ow.empty') : game.name.potion(held.id)}</span>
              {held !== undefined && <span className="unseen"> {game.power(held.power)}</span>}
            </li>
          );
        })}
      </ul>
      <div className="two">
        <div>
          <h3 className="heading">{say('ow.h.trophies')}</h3>
          <Track at={witcher.track} sitting={sitting} />
          <ul className="trophies">
            {trophies.map(({ id, glyph, name, text }) => (
              <li key={id}>
                <button
                  type="button"
                  className="seal-button"
                  aria-label={`${name}. ${text}`}
                  title={`${name}\n${text}`}
                >
                  <Glyph name={glyph} />
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="heading">{say('ow.h.quests')}</h3>
          <ul className="quests">
            {places.map(({ glyph, what, place }, i) => (
              <li key={i}>
                <Glyph name={glyph} />
                <span>
                  {what} <small>{game.name.place(place)}</small>
                </span>
              </li>
            ))}
            {places.length === 0 && <li className="none">{say('ow.none')}</li>}
          </ul>
        </div>
      </div>
      <h3 className="heading">{say('ow.h.deck')}</h3>
      <div className="piles" style={PILE} ref={piles}>
        <CardBack kind={school ?? 'action'}>
          <span className="count-mark">{deck.count}</span>
        </CardBack>
        {top === undefined ? (
          <span className="no-pile" />
        ) : (
          <button
            type="button"
            className="closer"
            aria-label={say('ow.read.name', { name: say('ow.deck.discarded', { n: discard.count }) })}
            onClick={() =>
              read({ is: 'pile', title: say('ow.deck.discarded', { n: discard.count }), cards: discard.cards ?? [] })
            }
          >
            <Card card={top} size="tiny">
              <span className="count-mark">{discard.count}</span>
            </Card>
          </button>
        )}
        <p>
          {say('ow.deck.left', { n: deck.count })}
          <br />
          {say('ow.deck.discarded', { n: discard.count })}
          <br />
          {say('ow.deck.hand', { n: hand.count })}
        </p>
      </div>
      <OwnedCards sitting={sitting} witcher={witcher} />
    </Panel>
  );
}

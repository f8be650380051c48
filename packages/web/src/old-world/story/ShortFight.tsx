import { actionCard } from '@medallion/old-world/content';
import { countCombo, tabFor } from '@medallion/old-world';
import { useKeys } from '../../kit/use-keys.ts';
import { Card } from '../card/Card.tsx';
import { CardTab } from '../card/CardTab.tsx';
import { Deed } from '../duel/Deed.tsx';
import { Hand, type HandCard } from '../duel/Hand.tsx';
import { TakeBackDeed } from '../duel/TakeBackDeed.tsx';
import type { ControlProps } from '../asked/control.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { holdBack } from '../held-back.ts';
import { useOldWorld } from '../sitting.ts';
import { eventOf } from './prose.ts';

/** One Combo, and no fight: its damage decides how the tale goes on. */
export function ShortFight({ view, ask, answer, words }: ControlProps<'short-fight/combo'>) {
  const { say, tell, game } = words;
  const { story, witchers } = view.table;
  const board = witchers[ask.seat];
  const { choices } = ask;
  const { held, table } = useOldWorld();
  const lies = board?.combo.cards ?? [];
  const laid = held === undefined ? lies : [...lies, held.card];
  const { links: lie } = ask.args;
  const links = held === undefined || lies.length === 0 ? lie : [...lie, held.link];
  const { damage } = countCombo(laid, links);
  const event = story === undefined ? undefined : eventOf(story.card);
  const tiers = event?.kind === 'short-fight' ? event.tiers : [];
  const reached = tiers.findLastIndex(({ from }) => damage >= from);
  const stop = choices.find(({ id, card }) => (held === undefined ? card < 0 : id === held.choice));
  const act = stop === undefined ? undefined : () => answer(stop.id);
  const no = ask.impossible.find(({ choice }) => choice.card < 0);
  const why = no === undefined ? undefined : tell.whyNot(ask, no);
  // The last card of the hand would end it at once: it waits for its player to strike.
  const lay = (id: string, card: number) => () => {
    if (board?.hand.count !== 1) return answer(id);
    const top = lies.at(-1);
    const link = top === undefined ? -1 : tabFor(actionCard(top).tabs, actionCard(card));
    return holdBack({ table: table.id, number: view.number, ask: ask.id, choice: id, card, link });
  };
  const hand = (board?.hand.cards ?? []).filter((card) => card !== held?.card);
  const cards = hand.map((card): HandCard => {
    const choice = choices.find((each) => each.card === card);
    if (choice !== undefined) return { card, state: 'can', choice: choice.id, onChoose: lay(choice.id, card) };
    const refused = ask.impossible.find((each) => each.choice.card === card);
    const told = refused === undefined ? undefined : tell.whyNot(ask, refused);
    return { card, state: 'dim', ...(told === undefined ? {} : { why: `${told.why} (${told.clause})` }) };
  });
  useKeys({
    Enter: act,
    ...Object.fromEntries(cards.map(({ onChoose }, at) => [String(at + 1), onChoose] as const)),
  });
  return (
    <div className="short-fight">
      {event?.kind === 'short-fight' && <p className="told">{game.shortFight(event)}</p>}
      <ol className="tiers">
        {tiers.map((_, at) => (
          <li key={at} className={at === reached && laid.length > 0 ? 'reached' : ''}>
            {event?.kind === 'short-fight' && game.tier(event, at)}
          </li>
        ))}
      </ol>
      {laid.length > 0 && (
        <ol className="combo small" style={{ '--cards': laid.length }}>
          {laid.map((card, at) => {
            const tab = at === 0 ? undefined : actionCard(laid[at - 1] ?? 0).tabs[links[at - 1] ?? -1];
            return (
              <li key={card} style={{ '--nth': at }}>
                <Card card={card} covered={at < laid.length - 1}>
                  {tab !== undefined && (
                    <span className="clasp" style={{ '--nth': links[at - 1] ?? 0 }}>
                      <CardTab tab={tab} lit />
                    </span>
                  )}
                </Card>
              </li>
            );
          })}
        </ol>
      )}
      <Hand cards={cards} />
      <div className="duel-deeds">
        <Deed
          gold
          choice={(stop ?? no?.choice)?.id}
          act={act}
          hint="Enter"
          why={why === undefined ? undefined : `${why.why} (${why.clause})`}
        >
          <Glyph name="crossed-swords" /> {say('duel.strike', { n: damage })}
        </Deed>
        <TakeBackDeed />
      </div>
    </div>
  );
}

import { potionsAllowed } from '@medallion/old-world';
import { Panel } from '../../kit/Panel.tsx';
import { ROMAN } from '../parts/roman.ts';
import { Crest } from '../parts/Crest.tsx';
import type { DuelState } from './context.ts';
import { LifeStack } from './LifeStack.tsx';
import type { Fighter } from './reading.ts';
import { Shields } from './Shields.tsx';
import { Use, usablesOf } from './Uses.tsx';
import { Lately } from './Lately.tsx';

interface Props {
  readonly state: DuelState;
  readonly fighter: Fighter;
  readonly at: 'near' | 'far';
  /** Shield the Combo so far would add. */
  readonly more: number;
  /** Cards the other's Combo so far would cost. */
  readonly falls: number;
}

/** The board of a witcher who fights: life, shield, and what hangs at the belt. */
export function WitcherPanel({ state, fighter, at, more, falls }: Props) {
  const { sitting, duel } = state;
  const { say, nameOf } = sitting.words;
  const { board, life, cards } = fighter;
  const { attacker, defender, wagers } = duel.fight;
  const role = defender === undefined ? 'hunter' : fighter.seat === attacker ? 'attacker' : 'defender';
  const backed = wagers.filter(({ on }) => on === role);
  return (
    <Panel className={`fighter ${at}`} label={nameOf(fighter.seat)}>
      <header>
        <Crest school={board.school} />
        <div>
          <h2>{nameOf(fighter.seat)}</h2>
          <p className="where">
            {say(`duel.role.${role}`)} · {say('duel.level', { level: ROMAN[board.level] ?? '' })}
          </p>
        </div>
      </header>
      <h3 className="heading">{say('duel.life')}</h3>
      <div className="life">
        <LifeStack left={board.deck.count} full={cards} falls={Math.min(falls, board.deck.count)} of="witcher" />
        <p>
          <b className="number">{life}</b>
          <span>{say('duel.inPool', { n: board.deck.count })}</span>
          <span>{say('duel.inHand', { n: board.hand.count })}</span>
          {falls > 0 ? (
            <b className="falls">{say('duel.willFall', { n: falls })}</b>
          ) : (
            <small>{say('duel.elsewhere', { discarded: board.discard.count, laid: board.combo.count })}</small>
          )}
        </p>
      </div>
      <h3 className="heading">{say('duel.shield')}</h3>
      <p className="shield-line">
        <Shields now={board.shield} more={more} most={board.shieldMaximum} />
        <span>
          <b>{board.shield}</b>
          {more > 0 && <em> +{more}</em>} {say('duel.of', { n: board.shieldMaximum })}
        </span>
      </p>
      {backed.length > 0 && (
        <p className="backed">{say('duel.backed', { names: backed.map(({ seat }) => nameOf(seat)).join(', ') })}</p>
      )}
      {at === 'near' ? <Carried state={state} /> : <Lately sitting={sitting} />}
    </Panel>
  );
}

/** Specialty, flasks and what else can be used. */
export function Carried({ state }: { readonly state: DuelState }) {
  const { sitting, duel } = state;
  const { words, view, me, ask } = sitting;
  const { specialty, flasks, belt } = usablesOf(state);
  const allowed = potionsAllowed(view.table, duel.near.seat);
  const asked = ask !== undefined && me === duel.near.seat ? ask : undefined;
  const answer = (choice: string) => asked !== undefined && sitting.answer(asked.id, choice);
  const props = { ask: asked, answer, words };
  return (
    <div className="carried">
      {specialty !== undefined && (
        <>
          <h3 className="heading">{words.game.name.attribute('specialty')}</h3>
          <Use usable={specialty} {...props} />
        </>
      )}
      {flasks.length > 0 && (
        <>
          <h3 className="heading">
            {words.say('duel.flasks')}{' '}
            <small>{words.say('duel.flasks.limit', { used: duel.near.side.potionsUsed, n: allowed })}</small>
          </h3>
          <div className="uses">
            {flasks.map((flask) => (
              <Use key={flask.key} usable={flask} {...props} />
            ))}
          </div>
        </>
      )}
      {belt.length > 0 && (
        <>
          <h3 className="heading">{words.say('duel.belt')}</h3>
          <div className="uses">
            {belt.map((each) => (
              <Use key={each.key} usable={each} {...props} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

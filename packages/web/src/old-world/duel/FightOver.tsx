import './duel.css';
import { monster } from '@medallion/old-world/content';
import { Clause } from '../../library/Clause.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { MomentProps } from '../moments/moment-props.ts';
import type { FightMoment } from '../moments/moments.ts';
import { WhatCame } from '../moments/WhatCame.tsx';
import { endOf, type FightOutcomeName, groundAt } from './outcome.ts';
import { Arena } from './Arena.tsx';

/** How a fight ended, what it brings and which clause says so. */
export function FightOver({ moment, sitting, onward }: MomentProps & { readonly moment: FightMoment }) {
  const { view, words, me } = sitting;
  const { say, game, nameOf } = words;
  const { fight } = moment;
  const { table } = view;
  const isMonster = fight.against === 'monster';
  const near = isMonster ? fight.seat : fight.loser === me ? fight.loser : fight.winner;
  const far = isMonster ? undefined : fight.loser === near ? fight.winner : fight.loser;
  const name = isMonster ? game.name.monster(monster(fight.monster).id) : nameOf(far ?? 0);
  const outcome: FightOutcomeName = isMonster ? endOf(fight.outcome) : fight.winner === near ? 'won' : 'lost';
  const won = outcome === 'defeated' || outcome === 'won' || outcome === 'driven-away';
  return (
    <main className={`fight-over ${outcome}`} id="table" tabIndex={-1}>
      <Arena
        ground={groundAt(table, near)}
        near={table.witchers[near]?.school}
        far={isMonster ? { monster: monster(fight.monster).id } : { school: table.witchers[far ?? 0]?.school }}
      />
      <section className="outcome parchment" aria-labelledby="outcome">
        <span className="seal" aria-hidden="true">
          <Glyph name={won ? 'crossed-swords' : 'ragged-wound'} />
        </span>
        <h2 id="outcome">{say(`duel.over.${outcome}`, { name })}</h2>
        <p className="why">
          {say(`duel.over.${outcome}.text`)} <Clause id={CLAUSES[outcome]} />
        </p>
        <WhatCame events={moment.events} most={8} sitting={sitting} onward={onward} />
      </section>
    </main>
  );
}

const CLAUSES: Readonly<Record<FightOutcomeName, string>> = {
  defeated: 'OW-END-02',
  'driven-away': 'OW-END-03',
  'complete-defeat': 'OW-END-04',
  won: 'OW-WFIGHT-14',
  lost: 'OW-WFIGHT-14',
};

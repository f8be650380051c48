import type { Prospect, Who } from '@medallion/path-of-destiny';
import { useMemo, useState } from 'react';
import { asked } from '../asked.ts';
import { Onward } from '../board/Onward.tsx';
import { Card } from '../card/Card.tsx';
import { sayCard } from '../card/say-card.ts';
import { LosePanel } from '../controls/LosePanel.tsx';
import { UsePanel } from '../controls/UsePanel.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Medal } from '../parts/Medal.tsx';
import { Sym, symbolAt } from '../parts/Sym.tsx';
import { Deeds } from '../reveal/Deeds.tsx';
import { turnAccount, type TurnAccount } from '../reveal/turn.ts';
import { Votes } from '../reveal/Votes.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** The cards of the turn lie open: effects, declarations, and the token that falls. */
export function RevealScene() {
  const { view, heard, ask, hold } = useLaid();
  const { say } = usePathWords();
  const account = useMemo(() => turnAccount(heard, view.participants.length), [heard, view.participants.length]);
  const [considered, consider] = useState<{ readonly ask: number; readonly foreseen: Prospect | undefined }>();
  const using = asked(ask, 'ability/use');
  const losing = asked(ask, 'symbols/lose');
  return (
    <main className="pd-reveal" id="table" tabIndex={-1} aria-label={say('reveal')}>
      <Votes
        account={account}
        preview={considered !== undefined && considered.ask === ask?.id ? considered.foreseen : undefined}
      />
      {losing !== undefined ? (
        <LosePanel key={losing.id} ask={losing} />
      ) : (
        <div className={`pd-columns of-${view.participants.length} ${using === undefined ? '' : 'asking'}`}>
          {using !== undefined && (
            <UsePanel key={using.id} ask={using} onConsider={(foreseen) => consider({ ask: using.id, foreseen })} />
          )}
          {view.initiative.map((who, at) => (
            <Column key={who} who={who} rank={at + 1} account={account} />
          ))}
        </div>
      )}
      {hold === 'turn' && <Onward />}
    </main>
  );
}

function Column({ who, rank, account }: { readonly who: Who; readonly rank: number; readonly account: TurnAccount }) {
  const { view, prospect, sealed, me, sitters } = useLaid();
  const words = usePathWords();
  const { say, heroOf, nameOf, game } = words;
  const of = participantOf(view, who);
  const cards = of.timeline.slice(of.timeline.length - of.playedNow);
  const voice =
    account.declared?.by.find((each) => each.who === who)?.says ??
    prospect.verdict?.voices.find((each) => each.who === who)?.says;
  const standing = prospect.standings[who];
  const before = sealed === undefined ? undefined : participantOf(sealed, who);
  const wins = account.placed !== undefined && voice === account.placed.place;
  const kind =
    of.automa === true
      ? say('automa')
      : who === me
        ? say('you')
        : sitters[who]?.bot === undefined
          ? nameOf(who)
          : say('bot', { name: nameOf(who) });
  return (
    <section className={`pd-column pd-tray ${wins ? 'wins' : ''}`} aria-label={heroOf(who)}>
      <header>
        <Medal character={of.character} automa={of.automa === true} />
        <div>
          <b>{heroOf(who)}</b>
          <span>
            {kind} · {say('nth', { n: rank })}
          </span>
        </div>
        {voice !== undefined && (
          <span className={`pd-flag ${voice}`}>
            {voice === 'tie' ? (
              say('tie.flag')
            ) : (
              <>
                <Sym symbol={symbolAt(view.active[voice === 'left' ? 0 : 1])} fill={voice} />
                {/* Where columns are narrow, the sign and the way the flag points say it. */}
                <span className={view.participants.length > 4 ? 'unseen' : ''}>
                  {game.names.symbols[symbolAt(view.active[voice === 'left' ? 0 : 1])]}
                </span>
              </>
            )}
          </span>
        )}
      </header>
      <div className="pair">
        {cards.map((card, at) => (
          <Card
            key={card}
            card={card}
            active={view.active}
            covered={of.covered[of.timeline.length - cards.length + at] ?? 0}
            label={sayCard(words, card, of.covered[of.timeline.length - cards.length + at])}
            className="turned"
          />
        ))}
        {standing !== undefined && (
          <div className="counted">
            {(['left', 'right'] as const).map((side, at) => (
              <span key={side} className={standing[side] < standing[side === 'left' ? 'right' : 'left'] ? 'low' : ''}>
                <Sym
                  symbol={symbolAt(view.active[at])}
                  fill={side}
                  label={game.names.symbols[symbolAt(view.active[at])]}
                />
                <b>{standing[side]}</b>
                {before !== undefined && sealed !== undefined && <Was who={who} side={side} />}
              </span>
            ))}
          </div>
        )}
      </div>
      <Deeds deeds={account.deeds[who] ?? []} />
    </section>
  );
}

function Was({ who, side }: { readonly who: Who; readonly side: 'left' | 'right' }) {
  const { before } = useLaid();
  const { say } = usePathWords();
  const was = before?.standings[who]?.[side];
  return was === undefined ? null : <small>{say('was', { n: was })}</small>;
}

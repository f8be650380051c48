import { POKER_HANDS, type DicePick } from '@medallion/old-world/poker';
import { useWords } from '../../words/index.tsx';
import { diceWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import type { Chances } from './chances.ts';
import type { Reading } from './reading.ts';

/** What the chosen reroll is worth, counted exactly. */
export function Odds({
  chances,
  pick,
  reading,
}: {
  readonly chances: Chances;
  readonly pick: DicePick;
  readonly reading: Reading;
}) {
  const say = useVocabulary(diceWords);
  const { language } = useWords();
  const odds = chances.odds(pick);
  const solo = odds.reward !== undefined;
  const share = solo ? odds.wins / odds.rolls : chances.share(pick);
  const figure = solo
    ? new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format((odds.reward ?? 0) / odds.rolls)
    : percent(language, share);
  return (
    <div className="odds">
      <h2 className="heading">{say('odds.title', { n: pick.length })}</h2>
      <div className="count">
        <svg viewBox="-42 -42 84 84" aria-hidden="true">
          <circle r="36" fill="none" stroke="#000" strokeOpacity=".45" strokeWidth="11" />
          <circle
            r="36"
            fill="none"
            stroke="#d9a94a"
            strokeWidth="11"
            pathLength="1000"
            strokeDasharray={`${Math.round(share * 1000)} 1000`}
            transform="rotate(-90)"
          />
          <text y="8" textAnchor="middle">
            {figure}
          </text>
        </svg>
        <p>
          <span className="unseen">{figure}. </span>
          {solo ? (
            <>
              {say('odds.pays')}
              <br />
              <b>{say('odds.paying', { wins: odds.wins, rolls: odds.rolls })}</b>
            </>
          ) : pick.length === 0 && reading.role === 'active' ? (
            <b>{say(odds.wins > 0 ? 'odds.stand.wins' : 'odds.stand.loses')}</b>
          ) : reading.role === 'other' ? (
            say('odds.first')
          ) : (
            <>
              <b>{odds.wins === 0 ? say('odds.none') : say('odds.wins', { wins: odds.wins, rolls: odds.rolls })}</b>
              <br />
              {POKER_HANDS.filter((name) => odds.hands[name].wins > 0)
                .toSorted((a, b) => odds.hands[b].wins - odds.hands[a].wins)
                .slice(0, 3)
                .map((name) =>
                  say('odds.ways', { hand: say(`hand.${name}`).toLocaleLowerCase(language), n: odds.hands[name].wins }),
                )
                .join(', ')}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** Never rounded to certainty: 0 % and 100 % are said only where they are true. */
function percent(language: string, share: number): string {
  const rounded = share > 0 && share < 0.01 ? 0.01 : share < 1 && share > 0.99 ? 0.99 : share;
  return new Intl.NumberFormat(language, { style: 'percent' }).format(rounded);
}

import { foreseeScoring, footOf, type Who } from '@medallion/path-of-destiny';
import { type Side, SIDES } from '@medallion/path-of-destiny/content';
import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { useMemo, useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import { asked, type Heard } from '../asked.ts';
import { Onward } from '../board/Onward.tsx';
import { Seal } from '../board/Seal.tsx';
import { Book } from '../book/Book.tsx';
import { AskPanel } from '../controls/AskPanel.tsx';
import { type Use, UsePanel } from '../controls/UsePanel.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Destiny } from '../parts/Destiny.tsx';
import { Medal } from '../parts/Medal.tsx';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

type Events = PathOfDestiny['events'];

/** What a chapter brought somebody, as it was told or as it would be. */
interface Row {
  readonly who: Who;
  readonly left: number;
  readonly right: number;
  readonly vp: number;
  readonly xp: number;
  /** The same without the Ability that is considered. */
  readonly without?: { readonly vp: number; readonly xp: number };
}

/** The end of a chapter: what everybody has of the two Symbols grows outward from the gutter, and is counted. */
export function Reckoning() {
  const { view, heard, ask, hold, prospect, me } = useLaid();
  const words = usePathWords();
  const { say, game, heroOf, tell } = words;
  const dominance = asked(ask, 'chapter/dominance');
  const using = asked(ask, 'ability/use');
  // Which reckoning is looked at; what has not been pointed at is not answered by a key pressed too often.
  const [pointed, setSide] = useState<Side>();
  const side = pointed ?? 'left';
  const [pondered, ponder] = useState<{ readonly ask: number; readonly use: Use | undefined }>();
  const considered = pondered !== undefined && pondered.ask === using?.id ? pondered.use : undefined;
  const account = useMemo(() => reckonedIn(heard), [heard]);
  const dominant: Side = view.dominant ?? side;
  const scored = account.scored.size > 0;
  const foreseen = useMemo(() => (scored ? undefined : foreseeScoring(view, dominant)), [scored, view, dominant]);
  // With the Ability that is considered: everybody's row, and the Path tokens where they would move.
  const withUse = useMemo(
    () =>
      considered === undefined || me === undefined
        ? undefined
        : foreseeScoring(view, dominant, { seat: me, use: considered }),
    [considered, me, view, dominant],
  );
  const rows: readonly Row[] = view.initiative.map((who) => {
    const told = account.scored.get(who);
    const standing = prospect.standings[who];
    const [left, right] =
      told === undefined
        ? [standing?.left ?? 0, standing?.right ?? 0]
        : dominant === 'left'
          ? [told.dominant, told.nonDominant]
          : [told.nonDominant, told.dominant];
    const gain = foreseen?.gains[who];
    const then = withUse?.gains[who];
    return {
      who,
      // Tokens the Ability gives lie on the scales, too.
      left: left + (then?.left ?? 0),
      right: right + (then?.right ?? 0),
      vp: account.vp.get(who) ?? then?.vp ?? gain?.vp ?? 0,
      xp: account.xp.get(who) ?? then?.xp ?? gain?.xp ?? 0,
      ...(then === undefined || gain === undefined ? {} : { without: { vp: gain.vp, xp: gain.xp } }),
    };
  });
  const holders: Readonly<Record<Side, Who | undefined>> =
    account.tokens === undefined
      ? { left: leadOf('left'), right: leadOf('right') }
      : { left: account.tokens.left, right: account.tokens.right };
  const step = account.tokens !== undefined ? 3 : scored ? 2 : 1;
  return (
    <main
      className="pd-reckoning"
      id="table"
      tabIndex={-1}
      aria-label={say('reckoning', { n: view.chapter })}
      data-ask={dominance?.ask}
    >
      <Book
        className={`pd-scales dominant-${view.dominant ?? 'open'}`}
        label={say('reckoning', { n: view.chapter })}
        left={head('left')}
        right={head('right')}
      >
        <ol className={`pd-rows of-${rows.length}`}>
          {rows.map((row) => (
            <li key={row.who}>
              {half(row, 'left')}
              <span className="who">
                <Medal
                  character={participantOf(view, row.who).character}
                  automa={participantOf(view, row.who).automa === true}
                />
                <b>{heroOf(row.who)}</b>
              </span>
              {half(row, 'right')}
            </li>
          ))}
        </ol>
      </Book>
      {using !== undefined ? (
        <UsePanel key={using.id} ask={using} onConsider={(_, use) => ponder({ ask: using.id, use })} />
      ) : dominance !== undefined ? (
        <Choose side={pointed} onSide={setSide} />
      ) : ask !== undefined ? (
        <AskPanel />
      ) : (
        <section className="pd-stepper pd-tray" aria-label={say('steps')}>
          <ol>
            {(['dominant', 'points', 'tokens', 'keep', 'story'] as const).map((name, at) => (
              <li key={name} className={at + 1 < step ? 'done' : at + 1 === step ? 'now' : ''}>
                <i>{at + 1 < step ? '✓' : at + 1}</i>
                {say('step', { step: name })}
              </li>
            ))}
          </ol>
          <ul className="said">
            {account.lines.map((event, at) => {
              const told = tell.event(event);
              if (told === undefined) return null;
              const who = 'who' in event.data ? event.data.who : undefined;
              const of = who === undefined ? undefined : participantOf(view, who);
              return (
                <li key={at}>
                  {of !== undefined && <Medal character={of.character} automa={of.automa === true} />} {told.text}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {hold === 'reckoning' && <Onward label={view.chapter < 3 ? say('onward.keep') : say('onward.end')} />}
    </main>
  );

  function leadOf(of: Side): Who | undefined {
    const lead = (withUse ?? foreseen ?? prospect).leads[of];
    return lead.nobody === true || lead.count === 0 ? undefined : lead.who;
  }

  function head(of: Side) {
    const symbol = symbolAt(view.pair[0] === 0 ? 0 : symbolOf(of));
    const role = view.dominant === undefined ? undefined : view.dominant === of ? 'dominant' : 'other';
    const foot = footOf(view, of, me ?? 0);
    return (
      <header className={`pd-heading ${of} ${role ?? ''}`}>
        <Sym symbol={symbol} fill={of} />
        <div>
          <p className="label">
            <Arrow side={of} /> {say('path', { side: of })}
          </p>
          <h2>{game.names.symbols[symbol]}</h2>
          <p className="role">
            {role === undefined
              ? foot.symbols === undefined
                ? ''
                : say('leads.to', {
                    symbols: foot.symbols.map((next) => game.names.symbols[symbolAt(next)]).join(', '),
                  })
              : say('role', { role })}
          </p>
        </div>
        <span className="tokens">
          {view.destiny.map((place, n) => (place === of ? <Destiny key={n} n={n + 1} /> : null))}
        </span>
      </header>
    );
  }

  /** The Symbols of the chapter that ends: once it is over, those of the next one are Active. */
  function symbolOf(of: Side): number {
    return view.active[of === 'left' ? 0 : 1] ?? 0;
  }

  function half(row: Row, of: Side) {
    const count = row[of];
    const pays = dominant === of ? 'vp' : 'xp';
    const amount = row[pays];
    const was = row.without?.[pays];
    const { vp, xp } = participantOf(view, row.who);
    const now = pays === 'vp' ? vp : xp;
    const holds = holders[of] === row.who;
    const lead = prospect.leads[of];
    const why = say('why.count', {
      name: heroOf(row.who),
      count,
      symbol: game.names.symbols[symbolAt(symbolOf(of))],
      pays,
    });
    return (
      <span className={`half ${of} ${holds ? 'holds' : ''}`} title={why}>
        <span className="total">
          <b>
            {was !== undefined && was !== amount && (
              <s>
                <span className="unseen">{say('was', { n: was })}: </span>+{was}
              </s>
            )}{' '}
            +{amount} <Glyph name={pays === 'vp' ? 'queen-crown' : 'laurels'} />
          </b>
          <small>{scored ? `${now - amount} → ${now}` : `${now} → ${now + amount}`}</small>
          <span className="unseen">{why}</span>
        </span>
        <span className={`coins ${count > 10 ? 'many' : ''}`} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <Sym key={at} symbol={symbolAt(symbolOf(of))} fill={of} />
          ))}
        </span>
        {holds && (
          <span className={`pd-flag ${of} token`}>
            <Arrow side={of} /> <span className="unseen">{say('path.token', { side: of })}</span>
            <span className="words" aria-hidden="true">
              {say('path.token', { side: of })}
              {lead.tied.length > 0 && lead.who === row.who && <small> {say('by.initiative')}</small>}
            </span>
          </span>
        )}
      </span>
    );
  }
}

/** No token was placed: the highest figure chooses, with both reckonings before its eyes. */
function Choose({ side, onSide }: { readonly side: Side | undefined; readonly onSide: (side: Side) => void }) {
  const { view, ask, answer } = useLaid();
  const { say, game, tell } = usePathWords();
  const seal = side === undefined ? undefined : () => answer(side);
  useKeys({
    Enter: seal,
    ArrowLeft: () => onSide('left'),
    ArrowRight: () => onSide('right'),
    1: () => onSide('left'),
    2: () => onSide('right'),
  });
  if (ask === undefined) return null;
  return (
    <section className="pd-balance pd-tray" aria-labelledby="question">
      <h2 id="question">{tell.question(ask)}</h2>
      <div className="pd-switch">
        {SIDES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={side === each}
            className="pd-way"
            data-picks={each}
            onClick={() => onSide(each)}
          >
            <Arrow side={each} /> {game.names.symbols[symbolAt(view.active[each === 'left' ? 0 : 1])]}
          </button>
        ))}
      </div>
      <Seal onPress={seal} choice={side}>
        {say('seal.follow')}
      </Seal>
    </section>
  );
}

/** What of the reckoning has been told. */
function reckonedIn(heard: readonly Heard[]) {
  const from = heard.findLastIndex(({ type }) => type === 'dominantFound');
  const scored = new Map<Who, Events['chapterScored']>();
  const vp = new Map<Who, number>();
  const xp = new Map<Who, number>();
  const lines: Heard[] = [];
  let tokens: Events['pathTokens'] | undefined;
  let counting = false;
  for (const event of from < 0 ? [] : heard.slice(from)) {
    if (event.type === 'tokensCleared' || event.type === 'storyFollowed') break;
    if (event.type === 'chapterScored') {
      counting = true;
      scored.set(event.data.who, event.data);
    } else if (event.type === 'vpChanged' && counting) add(vp, event.data);
    else if (event.type === 'xpChanged' && counting) add(xp, event.data);
    else if (event.type === 'pathTokens') {
      tokens = event.data;
      lines.push(event);
    } else if (TOLD.has(event.type)) lines.push(event);
  }
  return { scored, vp, xp, tokens, lines: lines.slice(-4) };
}

const add = (sums: Map<Who, number>, { who, amount }: { readonly who: Who; readonly amount: number }) =>
  sums.set(who, (sums.get(who) ?? 0) + amount);

/** What of the reckoning is said in words. */
const TOLD: ReadonlySet<Heard['type']> = new Set<Heard['type']>([
  'dominantFound',
  'abilityUsed',
  'alliancesRevealed',
  'allianceApplied',
  'abilityUnlocked',
  'automaAwoke',
]);

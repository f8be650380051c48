import { foreseeLoss, printedOn } from '@medallion/path-of-destiny';
import { ACTION_CARDS } from '@medallion/path-of-destiny/content';
import { type ReactNode, useMemo, useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import type { Asked, ChoiceOf, Heard } from '../asked.ts';
import { Seal } from '../board/Seal.tsx';
import { Timeline } from '../board/Timeline.tsx';
import { Effect } from '../card/Effect.tsx';
import { cardName } from '../card/say-card.ts';
import { participantOf, useLaid } from '../laid.ts';
import { fillOf, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';
import { Yield } from './Yield.tsx';

type LoseChoice = ChoiceOf<'symbols/lose'>;
type Loss = LoseChoice['lose'][number];

/** A coin somebody has touched: what it is, and where it lies. */
interface Touched {
  readonly key: string;
  readonly symbol: number;
  /** A token, not printed on a card. */
  readonly loose: boolean;
}

/** Symbols to lose are touched where they lie, several in one go; then one seal pays them all. */
export function LosePanel({ ask }: { readonly ask: Asked<'symbols/lose'> }) {
  const { view, me = 0, heard, answer } = useLaid();
  const words = usePathWords();
  const { say, tell, game } = words;
  const [touched, touch] = useState<readonly Touched[]>([]);
  const of = participantOf(view, me);
  const symbolOf = (loss: Loss): number =>
    loss.lose === 'token'
      ? loss.symbol
      : loss.lose === 'special'
        ? (view.active[loss.side === 'left' ? 0 : 1] ?? 0)
        : (printedOn(loss.card)[loss.index] ?? 0);
  const need = Math.max(...ask.choices.map(({ lose }) => lose.length));
  const choice = touched.length === need ? matching(ask.choices, touched, symbolOf) : undefined;
  const mayTouch = (coin: Touched): boolean =>
    ask.choices.some(({ lose }) =>
      covers(
        lose.map(symbolOf),
        [...touched, coin].map(({ symbol }) => symbol),
      ),
    );
  const press = (coin: Touched) =>
    touch((now) =>
      now.some(({ key }) => key === coin.key)
        ? now.filter(({ key }) => key !== coin.key)
        : now.length < need && mayTouch(coin)
          ? [...now, coin]
          : now,
    );
  const seal = choice === undefined ? undefined : () => answer(choice.id);
  const foreseen = useMemo(
    () => (choice === undefined ? undefined : foreseeLoss(view, me, choice)),
    [choice, view, me],
  );
  const bought = cardBought(heard);
  const face = bought === undefined ? undefined : ACTION_CARDS[bought];

  const coin = (it: Touched, name: string, drawn: ReactNode): ReactNode => {
    const going = touched.some(({ key }) => key === it.key);
    if (!going && !mayTouch(it)) return drawn;
    const worth = fillOf(it.symbol, view.active) === 'idle' ? say('worth.nothing') : say('worth.active', { n: 1 });
    return (
      <button
        type="button"
        className={`pd-coin ${going ? 'going' : ''}`}
        aria-pressed={going}
        aria-label={`${name}. ${worth}`}
        title={worth}
        data-coin={it.key}
        onClick={() => press(it)}
      >
        {going ? <Sym symbol={symbolAt(it.symbol)} fill="lost" /> : drawn}
      </button>
    );
  };
  const onCard = (card: number, index: number, drawn: ReactNode): ReactNode => {
    const symbol = printedOn(card)[index] ?? 0;
    const at = of.timeline.indexOf(card);
    const out = at >= (ask.args.upTo ?? of.timeline.length);
    if (out || ((of.covered[at] ?? 0) & (1 << index)) !== 0) return drawn;
    const name = say('coin.on', { symbol: game.names.symbols[symbolAt(symbol)], card: cardName(words, card) });
    return coin({ key: `card:${card}:${index}`, symbol, loose: false }, name, drawn);
  };
  const loose = [
    ...of.tokens.flatMap((count, symbol) =>
      Array.from({ length: count }, (_, n) => ({ key: `token:${symbol}:${n}`, symbol })),
    ),
    ...of.special.map((side, n) => ({
      key: `special:${side}:${n}`,
      symbol: view.active[side === 'left' ? 0 : 1] ?? 0,
    })),
  ];
  const printed = of.timeline.slice(0, ask.args.upTo ?? of.timeline.length).flatMap((card, at) =>
    printedOn(card).flatMap((symbol, index) => {
      const lost = ((of.covered[at] ?? 0) & (1 << index)) !== 0;
      return lost ? [] : [{ key: `card:${card}:${index}`, symbol, loose: false }];
    }),
  );
  const coins: readonly Touched[] = [...printed, ...loose.map((each) => ({ ...each, loose: true }))];
  // Numbers count the coins that may go now, from the left; what is touched already is taken back by Backspace.
  const free = coins.filter((each) => !touched.some(({ key }) => key === each.key) && mayTouch(each));
  useKeys({
    Enter: seal,
    Backspace: touched.length === 0 ? undefined : () => touch(touched.slice(0, -1)),
    ...Object.fromEntries(free.slice(0, 9).map((each, at) => [String(at + 1), () => press(each)])),
  });
  return (
    <section className="pd-decision pd-tray losing" aria-labelledby="question" data-ask={ask.ask}>
      <h2 id="question">{tell.question(ask)}</h2>
      <div className="buys">
        {face !== undefined && bought !== undefined && (
          <>
            <b>{cardName(words, bought)}</b>
            {face.effect !== undefined && <Effect effect={face.effect} />}
            <small>{game.effect(face)}</small>
          </>
        )}
        <span className="stairs" aria-hidden="true">
          {Array.from({ length: need }, (_, at) => (
            <i key={at} className={at < touched.length ? 'paid' : ''}>
              {at + 1}
            </i>
          ))}
        </span>
      </div>
      <Timeline who={me} symbol={onCard} />
      <div className="loose">
        {loose.map(({ key, symbol }) => (
          <span key={key}>
            {coin(
              { key, symbol, loose: true },
              say('coin.token', { symbol: game.names.symbols[symbolAt(symbol)] }),
              <Sym symbol={symbolAt(symbol)} fill={fillOf(symbol, view.active)} />,
            )}
          </span>
        ))}
      </div>
      <div className="pd-go">
        {foreseen !== undefined && <Yield gained={foreseen.gained} />}
        <Seal onPress={seal} choice={choice?.id}>
          {say('seal.pay', { n: need })}
        </Seal>
      </div>
    </section>
  );
}

/** The answer that loses what was touched: where cards and tokens of a kind are alike, whatever of them goes. */
function matching(
  choices: readonly LoseChoice[],
  touched: readonly Touched[],
  symbolOf: (loss: Loss) => number,
): LoseChoice | undefined {
  const exact = (lose: readonly Loss[]) =>
    lose
      .map((loss) => `${symbolOf(loss)}${loss.lose === 'printed' ? 'p' : 'l'}`)
      .sort()
      .join();
  const alike = (lose: readonly Loss[]) =>
    lose
      .map((loss) => String(symbolOf(loss)))
      .sort()
      .join();
  const wanted = touched
    .map(({ symbol, loose }) => `${symbol}${loose ? 'l' : 'p'}`)
    .sort()
    .join();
  const kinds = touched
    .map(({ symbol }) => String(symbol))
    .sort()
    .join();
  // Where the table asks for each by itself, the very one that was touched.
  const only = touched.length === 1 ? touched[0] : undefined;
  return (
    choices.find(
      ({ lose: [loss] }) =>
        only !== undefined && loss?.lose === 'printed' && only.key === `card:${loss.card}:${loss.index}`,
    ) ??
    choices.find(({ lose }) => exact(lose) === wanted) ??
    choices.find(({ lose }) => alike(lose) === kinds)
  );
}

/** Whether a list has everything of another, each as often. */
function covers(all: readonly number[], some: readonly number[]): boolean {
  const left = [...all];
  return some.every((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The card whose effect is being paid for, where it is one. */
function cardBought(heard: readonly Heard[]): number | undefined {
  for (let at = heard.length - 1; at >= 0; at -= 1) {
    const event = heard[at];
    if (event?.type === 'effectApplied') return event.data.card;
    if (event?.type === 'abilityUsed' || event?.type === 'allianceApplied' || event?.type === 'turnBegan')
      return undefined;
  }
  return undefined;
}

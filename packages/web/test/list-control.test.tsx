import { Dice, Match } from '@medallion/kernel';
import { questionOf, randomBot } from '@medallion/bots';
import { oldWorld } from '@medallion/old-world';
import { words as gameWords } from '@medallion/old-world/words';
import type { Say } from '@medallion/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListControl } from '../src/old-world/asked/ListControl.tsx';
import type { OldWorldSay } from '../src/old-world/words/index.ts';
import type { PageMessages } from '../src/words/shape.ts';
import { WordsProvider } from '../src/words/index.tsx';
import { tellingOf } from '../src/old-world/words/telling.ts';

/** The first question of Phase I in some game, which has answers and refusals. */
function anAsk() {
  const match = Match.start(oldWorld, { seats: 2, secret: 'list', nonces: ['0', '1'] });
  const dice = new Dice('list');
  for (;;) {
    const [open] = match.play.state.asks;
    if (open === undefined) throw new Error('Nobody is asked anything.');
    const view = match.view(open.seat);
    const [ask] = view.asks;
    if (ask !== undefined && ask.ask === 'phase-1/act' && ask.impossible.length > 0) return { view, ask };
    const choice = randomBot.answer(questionOf(match.play, open), dice);
    match.submit({ seat: open.seat, number: match.number, ask: open.id, choice });
  }
}

const listed = (html: string): string[] => [...html.matchAll(/data-choice="([^"]+)"/g)].map(([, id = '']) => id);

it.each(['en', 'pl', 'it', 'ru'] as const)(
  'any question can be put as a list of what can be answered and what cannot, in %s',
  (language) => {
    const { view, ask } = anAsk();
    const tell = tellingOf({ language, names: ['Anna', 'Olek'], viewer: ask.seat, view });
    const words = {
      tell,
      game: gameWords(language),
      say: ((key: string) => key) as OldWorldSay,
      nameOf: () => 'Anna',
    };
    const html = renderToStaticMarkup(
      <WordsProvider begins={{ language, say: words.say as unknown as Say<PageMessages> }}>
        <ListControl view={view} ask={ask} words={words} answer={() => undefined} />
      </WordsProvider>,
    );
    expect(listed(html)).toEqual(ask.choices.map(({ id }) => id));
    for (const no of ask.impossible) expect(html).toContain(tell.whyNot(ask, no).clause);
  },
);

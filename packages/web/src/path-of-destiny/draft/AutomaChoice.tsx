import { AUTOMA_BOARDS, AUTOMA_GOLDEN_VP, type Character, STARTING_XP } from '@medallion/path-of-destiny/content';
import { useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import type { Asked } from '../asked.ts';
import { Seal } from '../board/Seal.tsx';
import { useLaid } from '../laid.ts';
import { Medal } from '../parts/Medal.tsx';
import { figureOf } from '../parts/picture.ts';
import { Sym } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** Who plays against one: the hooded figure, its mirror showing another's emblem. */
export function AutomaChoice({ ask }: { readonly ask: Asked<'automa/character'> }) {
  const { view, answer } = useLaid();
  const { say, game, tell } = usePathWords();
  const [picked, pick] = useState<Character | 'random'>();
  const seal = picked === undefined ? undefined : () => answer(picked);
  useKeys({
    Enter: seal,
    ...Object.fromEntries(ask.choices.map(({ character }, at) => [String(at + 1), () => pick(character)])),
  });
  const board = AUTOMA_BOARDS.find(({ character }) => character === picked);
  return (
    <>
      <h1 id="question" className="pd-question">
        {tell.question(ask)}
      </h1>
      <div className="pd-frieze">
        {ask.choices.map(({ id, character }) => (
          <button
            key={id}
            type="button"
            className={character === 'random' ? 'veiled' : ''}
            aria-pressed={picked === character}
            data-picks={id}
            onClick={() => pick(character)}
          >
            <span className="hooded">
              <img src={figureOf(undefined, true)} alt="" width="320" height="520" />
              {character !== 'random' && <Medal character={character} />}
            </span>
            <b>{character === 'random' ? say('automa.lot') : game.names.characters[character]}</b>
          </button>
        ))}
      </div>
      <section className="pd-automa-board pd-tray">
        {board === undefined ? (
          <p>{picked === 'random' ? say('automa.lot.text') : say('automa.choose')}</p>
        ) : (
          <>
            <p>
              <b>{say('automa.symbols')}</b>{' '}
              {board.symbols.map((symbol) => (
                <span key={symbol}>
                  <Sym symbol={symbol} fill="bronze" /> {game.names.symbols[symbol]}{' '}
                </span>
              ))}
            </p>
            <p>
              <b>{say('automa.first')}</b> {game.automaFirst(board)}
            </p>
            <p>
              <b>{say('automa.second')}</b> {game.automaSecond(board)}
            </p>
            <p className="golden">
              <b>{say('automa.golden')}</b> {AUTOMA_GOLDEN_VP.slice(0, 13).join(' · ')} …
            </p>
          </>
        )}
        <p className="start">
          {game.names.difficulties[view.options.difficulty]}:{' '}
          {say('automa.starts', { n: STARTING_XP[view.options.difficulty] })}
        </p>
        <Seal onPress={seal} choice={picked}>
          {say('seal.face')}
        </Seal>
      </section>
    </>
  );
}

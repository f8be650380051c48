import type { AskView } from '@medallion/kernel';
import { type OldWorld, powerOf, type PowerSource } from '@medallion/old-world';
import { potion } from '@medallion/old-world/content';
import { useId, type ReactNode } from 'react';
import { Flask } from '../parts/Flask.tsx';
import { Clause } from '../../library/Clause.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { sourceGlyph } from '../icons/which.ts';
import type { TableWords } from '../sitting.ts';
import type { DuelState } from './context.ts';
import { type UseChoice, usingOf } from './using.ts';

export interface Usable {
  readonly key: string;
  /** Whether an answer means to use it. */
  readonly meant: (choice: UseChoice) => boolean;
  readonly name: string;
  readonly text: string;
  readonly picture: ReactNode;
  /** It has been used up. */
  readonly spent?: boolean;
}

/** All that the near fighter carries: specialty, flasks, trophies and gear. */
export function usablesOf({ duel, sitting }: DuelState): {
  readonly specialty: Usable | undefined;
  readonly flasks: readonly Usable[];
  readonly belt: readonly Usable[];
} {
  const { board, side } = duel.near;
  const { game, tell } = sitting.words;
  const { school, specialty: level } = board;
  const flasks = [
    ...(board.potions.cards ?? []).map((n) => flaskOf(n, false)),
    ...(board.usedPotions.cards ?? []).map((n) => flaskOf(n, true)),
  ];
  const sources: readonly PowerSource[] = [
    ...board.trophies,
    ...board.kept.map((event): PowerSource => `event:${event}`),
  ];
  return {
    specialty:
      school === undefined
        ? undefined
        : {
            key: 'specialty',
            meant: (choice) => 'specialty' in choice,
            name: `${game.name.specialty(school)} ${level}`,
            text: game.specialty(school, level),
            picture: <Glyph name="rune-stone" />,
            spent: side.specialtyUsed,
          },
    flasks,
    belt: sources.map((source) => ({
      key: source,
      meant: (choice) => 'power' in choice && choice.power === source,
      name: tell.source(source),
      text: game.power(powerOf(source)),
      picture: <Glyph name={sourceGlyph(source)} />,
      spent: side.powersUsed.includes(source),
    })),
  };

  function flaskOf(n: number, empty: boolean): Usable {
    const { id, power } = potion(n);
    return {
      key: String(n),
      meant: (choice) => 'potion' in choice && choice.potion === n,
      name: game.name.potion(id),
      text: game.power(power),
      picture: <Flask potion={empty ? undefined : id} />,
      spent: empty,
    };
  }
}

interface UseProps {
  readonly usable: Usable;
  readonly ask: AskView<OldWorld> | undefined;
  readonly answer: (choice: string) => void;
  readonly words: TableWords;
}

/** Something at the belt: lit when the kernel lists it, else with the reason why not. */
export function Use({ usable, ask, answer, words }: UseProps) {
  const reason = useId();
  const { meant, name, text, picture, spent = false } = usable;
  const using = usingOf(ask);
  const id = using?.choices.find(meant)?.id;
  const can = id !== undefined;
  const no = using?.impossible.find(({ choice }) => meant(choice));
  const why = no === undefined || ask === undefined ? undefined : words.tell.whyNot(ask, no);
  return (
    <button
      type="button"
      className={`use ${can ? 'can' : ''} ${spent ? 'spent' : ''}`}
      aria-disabled={!can}
      data-choice={id}
      onClick={can ? () => answer(id) : undefined}
      {...(why === undefined ? {} : { 'aria-describedby': reason })}
    >
      <span className="picture">{picture}</span>
      <span className="what">
        <b>{name}</b>
        <small>{text}</small>
        {why !== undefined && (
          <small className="why" id={reason}>
            {why.why} <Clause id={why.clause} inside />
          </small>
        )}
      </span>
    </button>
  );
}

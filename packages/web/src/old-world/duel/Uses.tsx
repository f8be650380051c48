import type { AskView } from '@medallion/kernel';
import { type OldWorld, powerOf, type PowerSource } from '@medallion/old-world';
import { monster, type MonsterId, potion, type School } from '@medallion/old-world/content';
import { useId, type ReactNode } from 'react';
import { Flask } from '../boards/Flask.tsx';
import { Clause } from '../frame/Clause.tsx';
import { Glyph, type GlyphName } from '../icons/Glyph.tsx';
import { ATTRIBUTE_GLYPH, MONSTER_GLYPH, SCHOOL_GLYPH } from '../icons/which.ts';
import type { TableWords } from '../sitting.ts';
import type { DuelState } from './context.ts';

export interface Usable {
  readonly id: string;
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
            id: 'specialty',
            name: `${game.name.specialty(school)} ${level}`,
            text: game.specialty(school, level),
            picture: <Glyph name="rune-stone" />,
            spent: side.specialtyUsed,
          },
    flasks,
    belt: sources.map((source) => ({
      id: `power-${source}`,
      name: tell.source(source),
      text: game.power(powerOf(source)),
      picture: <Glyph name={sourceGlyph(source)} />,
      spent: side.powersUsed.includes(source),
    })),
  };

  function flaskOf(n: number, empty: boolean): Usable {
    const { id, power } = potion(n);
    return {
      id: `potion-${n}`,
      name: game.name.potion(id),
      text: game.power(power),
      picture: <Flask potion={empty ? undefined : id} />,
      spent: empty,
    };
  }
}

/** The glyph of what a power stands on. */
export function sourceGlyph(source: PowerSource): GlyphName {
  const colon = source.indexOf(':');
  const id = source.slice(colon + 1);
  switch (source.slice(0, colon)) {
    case 'monster':
      return MONSTER_GLYPH[monster(Number(id)).id satisfies MonsterId];
    case 'school':
      return SCHOOL_GLYPH[id as School];
    case 'attribute':
      return ATTRIBUTE_GLYPH[id as keyof typeof ATTRIBUTE_GLYPH];
    case 'potion':
      return 'standing-potion';
    default:
      return 'trophy';
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
  const { id, name, text, picture, spent = false } = usable;
  const can = ask?.choices.some((choice) => choice.id === id) ?? false;
  const no = ask?.impossible.find((each) => each.choice.id === id);
  const why = no === undefined || ask === undefined ? undefined : words.tell.whyNot(ask, no);
  return (
    <button
      type="button"
      className={`use ${can ? 'can' : ''} ${spent ? 'spent' : ''}`}
      aria-disabled={!can}
      data-choice={can ? id : undefined}
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

import type { MoveAnswer } from '../asked/choices.ts';
import type { WayName } from './pick.ts';

/** One way to pay for a move: an answer at once, or a kind of payment for which cards are still to be picked. */
export type Way =
  | { readonly kind: 'card'; readonly card: number; readonly choice: MoveAnswer }
  | { readonly kind: 'free'; readonly source: string; readonly choice: MoveAnswer }
  | { readonly kind: 'pick'; readonly name: WayName; readonly choices: readonly MoveAnswer[] };

/** The name of the kind of payment an answer belongs to, where cards have to be picked for it. */
function wayOf({ cards, gold, by }: MoveAnswer): WayName | undefined {
  if (by !== undefined && cards.length > 0) return `power-${by}`;
  if (gold > 0) return 'gold';
  return cards.length === 2 ? 'two' : undefined;
}

/** Every way to pay for a destination, as the listed answers tell: single cards, helpers, gold, two cards. */
export function waysAmong(moves: readonly MoveAnswer[], place: number): readonly Way[] {
  const here = moves.filter(({ to }) => to === place);
  const direct = here
    .filter((choice) => wayOf(choice) === undefined)
    .map((choice): Way => {
      const [card] = choice.cards;
      return card === undefined ? { kind: 'free', source: choice.by ?? '', choice } : { kind: 'card', card, choice };
    });
  const names = [...new Set(here.flatMap((choice) => wayOf(choice) ?? []))].sort();
  const picked = names.map(
    (name): Way => ({ kind: 'pick', name, choices: here.filter((each) => wayOf(each) === name) }),
  );
  return [...direct, ...picked];
}

/** The answers of a way that the cards picked so far can still become. */
export function openChoices(choices: readonly MoveAnswer[], picked: readonly number[]): readonly MoveAnswer[] {
  return choices.filter(({ cards }) => picked.every((card) => cards.includes(card)));
}

import { ACTION_CARDS } from '@medallion/path-of-destiny/content';
import { printedOn } from '@medallion/path-of-destiny';
import { symbolAt } from '../parts/Sym.tsx';
import type { PathWords } from '../words/use-path-words.ts';

export function cardName({ game }: PathWords, card: number): string {
  const id = ACTION_CARDS[card]?.id ?? '';
  return game.names.cards[id] ?? id;
}

/** A card as it is read aloud: name, colours, Symbols with what is lost, effect. */
export function sayCard(words: PathWords, card: number, covered = 0): string {
  const { game, say } = words;
  const face = ACTION_CARDS[card];
  if (face === undefined) return '';
  const colours = face.colours.map((colour) => game.names.colours[colour]).join(', ');
  const symbols = printedOn(card).map((symbol, index) => {
    const name = game.names.symbols[symbolAt(symbol)];
    return (covered & (1 << index)) === 0 ? name : say('symbolLost', { symbol: name });
  });
  const effect = game.effect(face);
  const parts = [cardName(words, card), colours, ...(symbols.length > 0 ? [symbols.join(', ')] : [])];
  return effect === undefined ? parts.join('; ') : `${parts.join('; ')}; ${effect}`;
}

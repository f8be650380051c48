/** A Story must be a whole tree: every card reachable, every foot telling the truth about where it leads. 5.9, 5.16 */

import type { Complain } from './validate.ts';
import type { PathCard, StoryDeck, StoryOperation, Symbol } from './vocabulary.ts';

const FIRST_PAIR = [2, 3] as const;
const NODES = 23;
/** Their operations come after the chapter's tokens have counted for the last time. R-56 */
const isLastChapter = ({ chapter }: PathCard): boolean => chapter === 3;

export function validateStory(deck: StoryDeck, complain: Complain): void {
  const say: Complain = (fault) => complain(`${deck.story}: ${fault}`);
  const paths = new Map(deck.paths.map((card) => [card.node, card]));
  const epilogues = new Map(deck.epilogues.map((card) => [card.node, card]));
  for (let node = 2; node <= NODES; node++)
    if (Number(paths.has(node)) + Number(epilogues.has(node)) !== 1) say(`there must be one card ${node}`);
  if (deck.paths.length + deck.epilogues.length !== NODES - 1) say('a card number occurs twice or is out of range');

  const reached = new Set<number>();
  visitPair(FIRST_PAIR, deck.opening, 1);
  for (let node = 2; node <= NODES; node++) if (!reached.has(node)) say(`card ${node} is never reached`);

  function visitPair(pair: readonly [number, number], symbols: readonly [Symbol, Symbol], chapter: number): void {
    if (symbols[0] === symbols[1]) say(`the pair ${pair.join(' and ')} shows one Symbol twice`);
    for (const [index, node] of pair.entries()) {
      const card = paths.get(node);
      if (reached.has(node)) say(`card ${node} is reached twice`);
      else if (card === undefined) say(`card ${node} of a pair does not exist`);
      else visit(card, index, symbols[index === 0 ? 0 : 1], chapter);
    }
  }

  function visit(card: PathCard, index: number, announced: Symbol, chapter: number): void {
    const { node, next } = card;
    reached.add(node);
    if (card.symbol !== announced) say(`card ${node} shows ${card.symbol} where ${announced} was announced`);
    if (card.chapter !== chapter) say(`card ${node} is of chapter ${card.chapter}, but reached in chapter ${chapter}`);
    if (card.side !== (index === 0 ? 'left' : 'right')) say(`card ${node} lies on the wrong side`);
    if (isLastChapter(card)) forbidLateOperations(card);
    if ('pair' in next) {
      if (isLastChapter(card)) say(`card ${node} leads to a fourth chapter`);
      else visitPair(next.pair, next.symbols, chapter + 1);
    } else if (!isLastChapter(card)) say(`card ${node} ends the tale too soon`);
    else if (epilogues.get(next.epilogue)?.from !== node) say(`the epilogue of card ${node} does not know it`);
    else reached.add(next.epilogue);
  }

  /** There is no next chapter for these tokens. */
  function forbidLateOperations({ node, left, right, all }: PathCard): void {
    const operations: readonly StoryOperation[] = [...left, ...right, ...all];
    for (const { kind } of operations)
      if (kind === 'active' || kind === 'special') say(`card ${node} gives tokens for a chapter that never comes`);
  }
}

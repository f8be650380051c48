import { ACTION_CARDS, type ActionCard } from '@medallion/old-world/content';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Card } from '../card/Card.tsx';
import { useOldWorldWords } from '../words/use-words.ts';
import { figureWords } from './words/index.ts';

/** A card with everything on it: an effect, a tab that pays, and a cost. */
const SHOWN = ACTION_CARDS.find(({ title }) => title === 'crippling-strikes') as ActionCard;

/** Where each part lies on the card, in hundredths of its width and height. */
const PARTS = {
  type: [6, 60],
  effect: [16, 5],
  tab: [103, 12],
  terrain: [2, 92],
  name: [62, 77],
  cost: [99, 92],
} as const;

/** One card with its parts numbered, and what each of them means. */
export function CardParts() {
  const say = useVocabulary(figureWords);
  const said = useOldWorldWords();
  const { number, colour, icons, tabs, terrain, cost } = SHOWN;
  const [first] = tabs;
  const told: Readonly<Record<keyof typeof PARTS, string>> = {
    type: say('figure.card.type', { type: said.name.cardType(colour) }),
    effect: say('figure.card.effect', { effect: icons.map((icon) => said.icon(icon)).join(', ') }),
    tab: say('figure.card.tab', { tab: first === undefined ? '' : said.tab(first) }),
    terrain: say('figure.card.terrain', { terrain: said.name.terrain(terrain) }),
    name: say('figure.card.name'),
    cost: say('figure.card.cost', { n: cost }),
  };
  const parts = Object.entries(PARTS) as [keyof typeof PARTS, readonly [number, number]][];
  return (
    <div className="card-parts">
      <span className="drawn" aria-hidden="true">
        <Card card={number} size="full" />
        {parts.map(([part, [x, y]], at) => (
          <b key={part} className="pin" style={{ left: `${x}%`, top: `${y}%` }}>
            {at + 1}
          </b>
        ))}
      </span>
      <ol>
        {parts.map(([part]) => (
          <li key={part}>{told[part]}</li>
        ))}
      </ol>
    </div>
  );
}

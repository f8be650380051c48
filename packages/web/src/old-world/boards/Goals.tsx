import { ATTRIBUTE_TROPHIES, ATTRIBUTES, FATIGUE, GOLD_FOR_BEATING } from '@medallion/old-world/content';
import { Glyph } from '../icons/Glyph.tsx';
import { ATTRIBUTE_GLYPH } from '../icons/which.ts';
import type { OldWorldSitting } from '../sitting.ts';

/** What is printed on the board and lies beside it: Attribute Trophies nobody has yet, the Track, the additional stack. */
export function Goals({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { view, words } = sitting;
  const { say, game } = words;
  const { attributeTrophies, attributeTrophyTexts, extraStack, options } = view.table;
  const top = options.trophiesToWin;
  const left = ATTRIBUTES.filter((_, at) => (attributeTrophies[at] ?? 0) > 0);
  return (
    <details
      className="panel goals"
      // It lies at the end of what scrolls.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="heading">{say('goals.title')}</summary>
      <h3>{say('goals.attribute')}</h3>
      <ul className="attribute-trophies">
        {left.map((attribute) => (
          <li key={attribute} data-trophy={attribute}>
            <Glyph name={ATTRIBUTE_GLYPH[attribute]} />
            <span>
              <b>{game.name.attributeTrophy(attribute)}</b> ×{attributeTrophies[ATTRIBUTES.indexOf(attribute)]}{' '}
              {attributeTrophyTexts && game.power(ATTRIBUTE_TROPHIES[attribute])}
            </span>
          </li>
        ))}
        {left.length === 0 && <li>{say('ow.none')}</li>}
      </ul>
      <h3>{say('goals.track')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('goals.place')}</th>
            <th scope="col">{say('goals.fatigue')}</th>
            <th scope="col">{say('goals.gold')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: top + 1 }, (_, at) => (
            <tr key={at}>
              <th scope="row">{at === top ? say('goals.win', { n: at }) : at}</th>
              <td>{FATIGUE[at] === 0 || at === top ? '–' : FATIGUE[at]}</td>
              <td>{at === top ? '–' : (GOLD_FOR_BEATING[at] ?? '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('goals.wager')}</p>
      {extraStack > 0 && <p>{say('goals.extra', { n: extraStack })}</p>}
    </details>
  );
}

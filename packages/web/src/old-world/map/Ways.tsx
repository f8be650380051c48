import { actionCard } from '@medallion/old-world/content';
import type { ReactNode } from 'react';
import { Coin } from '../../kit/Coin.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { useJourney } from '../picking/context.ts';
import { movesOf } from '../asked/choices.ts';
import { type Way, waysAmong } from '../picking/ways.ts';
import { TerrainMark } from '../parts/Terrain.tsx';

/** Every way to pay for a destination; a press on one goes there, or asks for the cards. */
export function Ways({ place, pressable }: { readonly place: number; readonly pressable: boolean }) {
  const { sitting, pick, setPick, answer } = useJourney();
  const { ask, words } = sitting;
  const { say, game } = words;
  const ways = waysAmong(movesOf(ask), place);
  const line = (way: Way): { mark: ReactNode; text: ReactNode } => {
    if (way.kind === 'card') {
      const { title, terrain } = actionCard(way.card);
      return {
        mark: <TerrainMark terrain={terrain} />,
        text: (
          <>
            <b>{game.name.title(title)}</b>
            {terrain === 'wild' && `, ${say('ow.way.wild')}`}
          </>
        ),
      };
    }
    if (way.kind === 'free' || way.name.startsWith('power-')) {
      const [choice] = way.kind === 'free' ? [way.choice] : way.choices;
      const told = ask === undefined || choice === undefined ? undefined : words.tell.move(ask, choice);
      return {
        mark: <Glyph name="trophy" />,
        text: way.kind === 'free' ? told?.pay : say('ow.way.power', { pay: told?.pay ?? '' }),
      };
    }
    return way.name === 'gold'
      ? { mark: <Coin />, text: say('ow.way.gold') }
      : { mark: <Glyph name="card" />, text: say('ow.way.two') };
  };
  return (
    <ul className="ways">
      {ways.map((way) => {
        const { mark, text } = line(way);
        const key = way.kind === 'pick' ? way.name : way.choice.id;
        const inside = (
          <>
            <span className="mark">{mark}</span>
            <span>{text}</span>
          </>
        );
        if (!pressable) return <li key={key}>{inside}</li>;
        const chosen = way.kind === 'pick' && pick.way === way.name;
        return (
          <li key={key}>
            {way.kind === 'pick' ? (
              <button
                type="button"
                aria-pressed={chosen}
                data-way={way.name}
                onClick={() => setPick({ place, cards: [], ...(chosen ? {} : { way: way.name }) })}
              >
                {inside}
              </button>
            ) : (
              <button type="button" data-choice={way.choice.id} onClick={() => answer(way.choice.id)}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { ACTION_CARDS, COLOURS } from '@medallion/path-of-destiny/content';
import { useState } from 'react';
import { Drawer } from '../../kit/Drawer.tsx';
import { Card } from '../card/Card.tsx';
import { sayCard } from '../card/say-card.ts';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

const colourOf = (card: number): number => COLOURS.indexOf(ACTION_CARDS[card]?.colours[0] ?? 'red');

/** The discard pile: everybody may look through it, whatever its order. R-17 */
export function Discarded() {
  const { view } = useLaid();
  const words = usePathWords();
  const { say } = words;
  const [open, setOpen] = useState(false);
  if (view.discard.length === 0) return null;
  return (
    <>
      <button type="button" className="pd-discarded" onClick={() => setOpen(true)}>
        {say('discarded', { n: view.discard.length })}
      </button>
      {open && (
        <Drawer title={say('discarded', { n: view.discard.length })} className="pd-pile" onClose={() => setOpen(false)}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than its place: the keyboard must get there to scroll it */}
          <ul className="pd-root pd-piled" tabIndex={0} aria-label={say('discarded', { n: view.discard.length })}>
            {view.discard
              .toSorted((one, other) => colourOf(one) - colourOf(other) || one - other)
              .map((card) => (
                <li key={card}>
                  <Card card={card} active={view.active} label={sayCard(words, card)} />
                </li>
              ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}

import type { PokerStage } from '@medallion/old-world/poker';
import { pokerWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import type { Reading } from '../old-world/dice/reading.ts';

interface Stage {
  readonly name: string;
  readonly text: string;
  readonly is: PokerStage;
}

/** The stages of a game; the current one is parchment. */
export function Ribbon({ reading }: { readonly reading: Reading }) {
  const say = useVocabulary(pokerWords);
  const stages = useStages(reading);
  const now = stages.findIndex(({ is }) => is === currentStage(reading));
  return (
    <nav className="ribbon" aria-label={say('stage.label')}>
      <ol>
        {stages.map(({ name, text }, at) => (
          <li
            key={name}
            className={at === now ? 'on' : at < now ? 'done' : ''}
            {...(at === now ? { 'aria-current': 'step' as const } : {})}
          >
            <span className="number">{at + 1}</span>
            <span className="name">
              {name} <small>{text}</small>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A game that is over stays in its last stage until the next begins. */
function currentStage({ game }: Reading): PokerStage {
  if (game === undefined) return 'stakes';
  return game.stage === 'over' ? 'settle' : game.stage;
}

function useStages({ mode, role, mine, theirs }: Reading): readonly Stage[] {
  const say = useVocabulary(pokerWords);
  const done = (side: typeof mine, otherwise: string) =>
    side?.rerolled === undefined ? otherwise : say('stage.done', { n: side.rerolled.length });
  const stakes: Stage = { name: say('stage.stakes'), text: say(`stage.stakes.${mode}`), is: 'stakes' };
  const you = { name: say('stage.you'), text: done(mine, say('stage.you.any')) };
  if (mode === 'solo') {
    return [
      stakes,
      { ...you, is: 'active-rerolls' },
      { name: say('stage.reward'), text: say('stage.reward.text'), is: 'settle' },
    ];
  }
  const they = { name: say('stage.they'), text: done(theirs, say('stage.they.any')) };
  const settle: Stage = {
    name: say('stage.settle'),
    text: say(role === 'active' ? 'stage.settle.mine' : 'stage.settle.theirs'),
    is: 'settle',
  };
  return role === 'active'
    ? [stakes, { ...they, is: 'other-rerolls' }, { ...you, is: 'active-rerolls' }, settle]
    : [stakes, { ...you, is: 'other-rerolls' }, { ...they, is: 'active-rerolls' }, settle];
}

import type { OldWorldAsk } from '../asked/control.ts';
import { Terms } from '../../library/terms/Terms.tsx';
import { ListControl } from '../asked/ListControl.tsx';
import { anyOf, useControls } from '../asked/use-controls.ts';
import { useFocusOnQuestion } from '../asked/use-focus-on-question.ts';
import { useInSight } from '../asked/use-in-sight.ts';
import type { OldWorldSitting } from '../sitting.ts';
import { CardChoice } from './CardChoice.tsx';
import { duelControls } from './controls.ts';

/** Away from the map no hand and no Row lie in sight: questions about cards bring their cards along. */
const WITH_CARDS = anyOf({
  'cards/discard': CardChoice,
  'cards/trash': CardChoice,
  'row/gain-cost': CardChoice,
});

/** Controls drawn for leather; all the others are written for paper. */
const ON_LEATHER: ReadonlySet<string> = new Set([
  ...Object.keys(WITH_CARDS),
  ...Object.keys(duelControls),
  'short-fight/combo' satisfies OldWorldAsk,
]);

interface Props {
  readonly sitting: OldWorldSitting;
  /** The question is said elsewhere on the page. */
  readonly quiet?: boolean;
  /** All of it comes into sight, not only the first answer: nothing above it is watched meanwhile. */
  readonly whole?: boolean;
}

/** The open question inside a scene, and the control that fits it there. Nothing where nobody at this screen is asked. */
export function SceneDecision({ sitting, quiet = false, whole = false }: Props) {
  const { ask, view, answer, words, position } = sitting;
  const controls = useControls();
  const question = `${position.number}/${ask?.id ?? 'none'}`;
  const heading = useFocusOnQuestion(question);
  const section = useInSight(question, whole);
  if (ask === undefined) return null;
  const Fitting = WITH_CARDS[ask.ask] ?? controls[ask.ask] ?? ListControl;
  return (
    <section
      ref={section}
      className={ON_LEATHER.has(ask.ask) ? 'decision' : 'decision on-paper'}
      aria-labelledby="question"
      data-ask={ask.ask}
    >
      <h2 id="question" ref={heading} tabIndex={-1} className={quiet ? 'unseen' : ''}>
        <Terms text={words.tell.question(ask)} />
      </h2>
      <Fitting
        key={`${position.number}-${ask.id}`}
        view={view}
        ask={ask}
        answer={(choice) => answer(ask.id, choice)}
        words={words}
      />
    </section>
  );
}

import { Decision } from '../frame/Decision.tsx';
import type { SceneProps } from '../frame/scenes.ts';

/** The map and all that lies around it. */
export function Journey({ sitting }: SceneProps) {
  return (
    <main>
      <p>{sitting.view.table.turns}</p>
      <Decision />
    </main>
  );
}

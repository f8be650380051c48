import { useEffect } from 'react';
import { oldWorldTable, useTableState } from '../local/use-old-world.ts';

export function NewGame() {
  const { is, position } = useTableState();
  const id = is === 'open' ? position?.id : undefined;
  useEffect(() => {
    if (id !== undefined) location.hash = `/old-world/${id}`;
  }, [id]);
  return (
    <main>
      <button
        type="button"
        onClick={() =>
          oldWorldTable().start({ sitters: [{ name: 'Anna' }, { name: 'Olek', bot: 'novice' }], options: {} })
        }
      >
        start
      </button>
    </main>
  );
}

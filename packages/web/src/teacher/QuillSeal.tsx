import './quill-seal.css';
import { Sign } from '../table/icons/Sign.tsx';

/** The master's mark over what it speaks of: ink on paper, never gold. The slip says the same in words. */
export function QuillSeal() {
  return (
    <span className="quill-seal" aria-hidden="true">
      <Sign name="quill-ink" />
    </span>
  );
}

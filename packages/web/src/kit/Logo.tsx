import { addressOf } from '../addresses.ts';
import { useWords } from '../words/index.tsx';
import { Eye } from './Medallion.tsx';

/** The wordmark, which leads home; beside it what lies on the table. */
export function Logo({ about }: { readonly about?: readonly [string, string?] }) {
  const { say } = useWords();
  return (
    <div className="logo">
      <a href={addressOf.home} aria-label={say('app.home')}>
        <Eye />
        <span aria-hidden="true">Medallion</span>
      </a>
      {about !== undefined && (
        <h1>
          {about[0]}
          {about[1] !== undefined && <br />}
          {about[1]}
        </h1>
      )}
    </div>
  );
}

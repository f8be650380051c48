import './table.css';
import type { AnyShape } from '@medallion/kernel';
import { sayFault, type TableFault } from '@medallion/table';
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import { titleOf } from '../games.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { screensOf } from '../screens.ts';
import { set, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.tsx';
import { takeUp, useGivenUp } from './given-up.ts';
import { Notice } from './Notice.tsx';
import { SaveFile } from './SaveFile.tsx';
import { type Sitting, SittingProvider } from './sitting.ts';
import { useTable } from './use-table.ts';
import { tableWords } from './words/index.ts';
import { useTitle } from '../kit/title.ts';

const PlainPage = lazy(() => import('./plain/PlainPage.tsx').then(({ PlainPage: Page }) => ({ default: Page })));

/** Nobody can play on here, but what is kept can be taken elsewhere. */
const STILL_KEPT: ReadonlySet<TableFault['code']> = new Set(['unreadable', 'unknown-game']);

/** The table with this id: the game's own screens, or the plain table where it has none or somebody prefers to read. */
export function TablePage({
  game,
  id,
  children,
}: {
  readonly game: string;
  readonly id: string;
  /** What lies over the table: somebody who looks over the shoulder. */
  readonly children?: ReactNode;
}) {
  const say = useVocabulary(tableWords);
  const { language } = useWords();
  const { sitting, fault, elsewhere, takeOver } = useTable(id);
  const { reading } = useSettings();
  const screens = screensOf(game);
  if (fault !== undefined)
    return (
      <Notice text={sayFault(language, fault)}>{STILL_KEPT.has(fault.code) && <SaveFile id={id} game={game} />}</Notice>
    );
  if (sitting === undefined) return <Notice text={say('opening')} />;
  const Table = screens === undefined || reading ? PlainPage : screens.Table;
  return (
    <SittingProvider value={sitting as unknown as Sitting<AnyShape>}>
      <Title sitting={sitting}>
        {screens !== undefined && !reading && (
          // The first thing whoever listens to the page meets.
          <button type="button" className="skip" onClick={() => set({ reading: true })}>
            {say('reading.on')}
          </button>
        )}
        {elsewhere && (
          <output className="elsewhere">
            <span>{say('elsewhere')}</span>
            <button type="button" className="button" onClick={takeOver}>
              {say('elsewhere.take')}
            </button>
          </output>
        )}
        <Suspense fallback={<div className="table-ground" />}>
          <Table />
        </Suspense>
        {children}
        <GivenUp id={id} over={sitting.position.over !== undefined} />
        <Forgotten n={sitting.table.forgotten} />
        {!sitting.table.kept && <output className="not-kept">{say('notKept')}</output>}
      </Title>
    </SittingProvider>
  );
}

/** What an update could not take along, until it was read or somebody has answered. */
function Forgotten({ n }: { readonly n: number | undefined }) {
  const say = useVocabulary(tableWords);
  const [read, setRead] = useState(false);
  if (n === undefined || read) return null;
  return (
    <output className="forgotten">
      <span>{say('forgotten', { n })}</span>
      <button type="button" className="button" onClick={() => setRead(true)}>
        {say('close')}
      </button>
    </output>
  );
}

/** A game that was given up says so to whoever comes back to it, and can be taken up again. */
function GivenUp({ id, over }: { readonly id: string; readonly over: boolean }) {
  const say = useVocabulary(tableWords);
  if (useGivenUp()[id] !== true || over) return null;
  return (
    <output className="elsewhere given-up">
      <span>{say('givenUp')}</span>
      <button type="button" className="button" onClick={() => takeUp(id)}>
        {say('givenUp.take')}
      </button>
    </output>
  );
}

/** The tab says whether somebody is waited for. */
function Title({ sitting, children }: { readonly sitting: Sitting<AnyShape>; readonly children: ReactNode }) {
  const say = useVocabulary(tableWords);
  const title = use(titleOf(sitting.table.game, useWords().language));
  const asked = sitting.ask !== undefined && sitting.calls === undefined;
  const text = `${asked ? say('yourTurn') : title} · Medallion`;
  useTitle(text);
  return children;
}

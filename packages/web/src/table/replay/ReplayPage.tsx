import '../table.css';
import './replay.css';
import type { AnyShape } from '@medallion/kernel';
import { type Chapters, type Eyes, heardUpTo, isTakenBack, type Point } from '@medallion/table';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Languages } from '../../kit/Languages.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { screensOf } from '../../screens.ts';
import { useSettings } from '../../settings/settings.ts';
import { tableWords } from '../words/index.ts';
import { replayWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Notice } from '../Notice.tsx';
import type { ReelHead } from '../reader/protocol.ts';
import type { Reader } from '../reader/reader.ts';
import { type Sitting, SittingProvider } from '../sitting.ts';
import { Deeds } from './Deeds.tsx';
import { EyesChoice } from './EyesChoice.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { NextLine } from './NextLine.tsx';
import { Scrubber } from './Scrubber.tsx';
import { useLook, useOpened } from './use-reel.ts';
import { WhoLooks } from './WhoLooks.tsx';
import { useTitle } from '../../kit/title.ts';

const PlainStage = lazy(() => import('../plain/PlainTable.tsx').then(({ PlainTable }) => ({ default: PlainTable })));

/** A kept game of any kind, to be looked at again; a link may lead to one point of it. */
export default function ReplayPage({ path, rest }: { readonly path: string; readonly rest: string }) {
  return <Replay key={`${path}/${rest}`} id={path} from={/^\d+$/.test(rest) ? Number(rest) : 0} />;
}

function Replay({ id, from }: { readonly id: string; readonly from: number }) {
  const say = useVocabulary(replayWords);
  const sayTable = useVocabulary(tableWords);
  const [number, setNumber] = useState(from);
  const [chosen, setChosen] = useState<Eyes>();
  const { opened, fault } = useOpened(id);
  const head = opened?.head;
  // Where several persons share the device and the game still goes on, somebody has to say who is looking.
  const covered = head !== undefined && !head.over && head.eyes.length > 1;
  const eyes = chosen ?? (covered ? undefined : head?.eyes[0]);
  const { point, chapters } = useLook(opened, number, eyes);
  const title = `${say('replay.title')} · Medallion`;
  useTitle(title);
  if (fault !== undefined) return <FaultNotice id={id} fault={fault} />;
  if (covered && eyes === undefined) return <WhoLooks head={head} onLook={setChosen} />;
  if (opened === undefined || point === undefined || chapters === undefined)
    return <Notice text={sayTable('opening')} />;
  return (
    <Watching
      reader={opened.reader}
      head={opened.head}
      point={point}
      chapters={chapters}
      number={number}
      onGo={setNumber}
      onEyes={setChosen}
    />
  );
}

interface WatchingProps {
  readonly reader: Reader;
  readonly head: ReelHead;
  readonly point: Point<AnyShape>;
  readonly chapters: Chapters<AnyShape>;
  readonly number: number;
  readonly onGo: (number: number) => void;
  readonly onEyes: (eyes: Eyes | undefined) => void;
}

function Watching({ reader, head, point, chapters, number, onGo, onEyes }: WatchingProps) {
  const say = useVocabulary(replayWords);
  const { reading } = useSettings();
  const screens = screensOf(head.game);
  const Stage = (reading ? undefined : screens?.Stage) ?? PlainStage;
  const Ribbon = screens?.Ribbon;
  const sitting = useMemo(() => watched(head, point, chapters), [head, point, chapters]);
  const names = head.sitters.map(({ name }) => name).join(', ');
  return (
    <SittingProvider value={sitting}>
      <div
        className={`${screens?.root ?? 'any-table'} replay table-ground`}
        data-number={point.number}
        data-hash={point.hash}
      >
        <header className="table-header">
          <Logo about={[say('replay.title'), names]} />
          {Ribbon !== undefined && (
            <Suspense fallback={null}>
              <Ribbon />
            </Suspense>
          )}
          <div className="tools">
            <EyesChoice head={head} eyes={point.eyes} onEyes={onEyes} />
            <Languages folded />
          </div>
        </header>
        <Suspense fallback={<main />}>
          <Stage />
        </Suspense>
        <section className="replay-bar panel" aria-label={say('replay.title')}>
          <Scrubber head={head} number={number} shown={point.number} onGo={onGo} />
          <Suspense fallback={<p className="next" />}>
            <NextLine point={point} />
          </Suspense>
          <Deeds reader={reader} head={head} point={point} />
        </section>
      </div>
    </SittingProvider>
  );
}

/** A point of a game as a sitting at which nothing is asked, so that the table shows it and nothing can be done. */
function watched(head: ReelHead, point: Point<AnyShape>, chapters: Chapters<AnyShape>): Sitting<AnyShape> {
  const { id, game, sitters, options, startedAt } = head;
  const latest = chapters[point.number];
  return {
    table: { id, game, sitters, options, startedAt, here: [], watching: 1, kept: true },
    position: point.view,
    heard: heardUpTo(chapters, point.number),
    events: latest === undefined || isTakenBack(latest) ? [] : latest,
    me: typeof point.eyes === 'number' ? point.eyes : undefined,
    ask: undefined,
    calls: undefined,
    refusal: undefined,
    busy: false,
    replayed: true,
    allOpen: point.eyes === 'all',
    answer: () => undefined,
    undo: undefined,
    sit: () => undefined,
    hold: () => undefined,
  };
}

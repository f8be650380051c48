import '../old-world/card/card.css';
import '../old-world/frame/frame.css';
import '../old-world/map/map.css';
import '../old-world/boards/boards.css';
import '../old-world/journey/journey.css';
import './replay.css';
import { useEffect, useState } from 'react';
import { Ribbon } from '../old-world/frame/Ribbon.tsx';
import { Notice } from '../old-world/frame/Notice.tsx';
import { Inks } from '../old-world/parts/Inks.tsx';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useWords } from '../words/index.tsx';
import { Deeds } from './Deeds.tsx';
import { EyesChoice } from './EyesChoice.tsx';
import { faultWords } from './fault-words.ts';
import { NextLine } from './NextLine.tsx';
import type { Chapters, Eyes, Point, ReelHead } from './protocol.ts';
import type { Reader } from './reader.ts';
import { Scrubber } from './Scrubber.tsx';
import { Stage, useWatching } from './Stage.tsx';
import { useLook, useOpened } from './use-reel.ts';
import { WhoLooks } from './WhoLooks.tsx';

/** A kept game, to be looked at again. */
export default function ReplayPage({ path }: { readonly path: string }) {
  return <Replay key={path} id={path} />;
}

function Replay({ id }: { readonly id: string }) {
  const { say } = useWords();
  const [number, setNumber] = useState(0);
  const [chosen, setChosen] = useState<Eyes>();
  const { opened, fault } = useOpened(id);
  const head = opened?.head;
  // Where several persons share the device and the game still goes on, somebody has to say who is looking.
  const covered = head !== undefined && !head.over && head.eyes.length > 1;
  const eyes = chosen ?? (covered ? undefined : head?.eyes[0]);
  const { point, chapters } = useLook(opened, number, eyes);
  const title = `${say('replay.title')} · Medallion`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (fault !== undefined) return <Notice text={faultWords(say, fault)} />;
  if (covered && eyes === undefined) return <WhoLooks head={head} onLook={setChosen} />;
  if (opened === undefined || point === undefined || chapters === undefined) return <Notice text={say('ow.opening')} />;
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
  readonly point: Point;
  readonly chapters: Chapters;
  readonly number: number;
  readonly onGo: (number: number) => void;
  readonly onEyes: (eyes: Eyes | undefined) => void;
}

function Watching({ reader, head, point, chapters, number, onGo, onEyes }: WatchingProps) {
  const { say } = useWords();
  const sitting = useWatching({ head, point, chapters });
  if (sitting === undefined) return null;
  const names = head.sitters.map(({ name }) => name).join(', ');
  return (
    <div className="old-world replay table-ground" data-number={point.number} data-hash={point.hash}>
      <Inks />
      <header className="table-header">
        <Logo about={[say('replay.title'), names]} />
        <Ribbon sitting={sitting} />
        <div className="tools">
          <EyesChoice head={head} eyes={point.eyes} witchers={point.view.table.witchers} onEyes={onEyes} />
          <Languages folded />
        </div>
      </header>
      <Stage sitting={sitting} />
      <section className="replay-bar panel" aria-label={say('replay.title')}>
        <Scrubber head={head} number={number} shown={point.number} onGo={onGo} />
        <NextLine point={point} words={sitting.words} />
        <Deeds reader={reader} head={head} point={point} />
      </section>
    </div>
  );
}

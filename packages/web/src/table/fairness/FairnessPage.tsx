import { chosenWord } from './chosen-word.ts';
import '../table.css';
import './fairness.css';
import { type ReactNode, useEffect, useState } from 'react';
import { type Proof, type RecordFault, Unusable } from '@medallion/table';
import { addressOf } from '../../addresses.ts';
import { Sign } from '../icons/Sign.tsx';
import { Notice } from '../Notice.tsx';
import { Languages } from '../../kit/Languages.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { askOnce } from '../reader/reader.ts';
import { FaultNotice } from '../replay/FaultNotice.tsx';
import { tableWords } from '../words/index.ts';
import { fairnessWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { type Line, linesOf } from './lines.ts';
import { useTitle } from '../../kit/title.ts';

/** What a finished game promised before the first card was dealt, and whether it kept it. */
export default function FairnessPage({ path }: { readonly path: string }) {
  return <Fairness key={path} id={path} />;
}

function Fairness({ id }: { readonly id: string }) {
  const say = useVocabulary(fairnessWords);
  const sayTable = useVocabulary(tableWords);
  const [proof, setProof] = useState<Proof>();
  const [fault, setFault] = useState<RecordFault>();
  useEffect(() => {
    let gone = false;
    askOnce('proof', { id }).then(
      (found) => gone || setProof(found),
      (why: unknown) => gone || setFault(why instanceof Unusable ? why.fault : { code: 'missing' }),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  const title = `${say('fair.title')} · Medallion`;
  useTitle(title);
  if (fault !== undefined) return <FaultNotice id={id} fault={fault} />;
  if (proof === undefined) return <Notice text={say('fair.checking')} />;
  const { ok, checks } = proof.verdict;
  // What was not kept can be neither right nor wrong.
  const isBroken = checks.some((check) => !check.ok && check.absent !== true);
  const word = chosenWord(proof.secret);
  return (
    <div className="fair-page table-ground">
      <header>
        <Logo />
        <Languages />
      </header>
      <main className="parchment">
        <h1>{say('fair.title')}</h1>
        <p className={isBroken ? 'verdict bad' : 'verdict ok'}>
          <Sign name={isBroken ? 'ragged-wound' : 'checked-shield'} />{' '}
          {say(ok ? (word === undefined ? 'fair.ok' : 'fair.word.ok') : isBroken ? 'fair.bad' : 'fair.partly')}
        </p>
        <p data-word={word}>{word === undefined ? say('fair.intro') : say('fair.word', { word })}</p>
        <ol>
          {linesOf(proof).map((line) => (
            <FairLine key={line.what} line={line} />
          ))}
        </ol>
        <p className="footnote">{say('fair.local')}</p>
        <nav>
          <a className="button" href={addressOf.replay(id)}>
            {say('fair.replay')}
          </a>
          <a className="button" href={addressOf.newGame(proof.header.game)}>
            {sayTable('toGames')}
          </a>
        </nav>
      </main>
    </div>
  );
}

function FairLine({ line }: { readonly line: Line }): ReactNode {
  const say = useVocabulary(fairnessWords);
  const { what, ok, absent, values, formula, n } = line;
  return (
    <li className={ok ? 'ok' : absent ? 'absent' : 'bad'} data-check={what}>
      <h2>
        {say(`fair.${what}`)}
        <span className="mark">
          {!absent && <Sign name={ok ? 'checked-shield' : 'ragged-wound'} />}{' '}
          {say(ok ? 'fair.yes' : absent ? 'fair.absent' : 'fair.no')}
        </span>
      </h2>
      <p>{say(`fair.${what}.text`, { n })}</p>
      <dl>
        {values.map(({ name, value }, at) => (
          <div key={at}>
            {name !== undefined && <dt>{name}</dt>}
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {formula !== undefined && <p className="formula">{say('fair.formula', { formula })}</p>}
    </li>
  );
}

import type { Seat } from '@medallion/kernel';
import type { Sitter } from '@medallion/table';
import type { BackAsked } from '@medallion/table/room';
import { useState } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import { whyNot } from './refusal-words.ts';
import type { RoomLink } from './room-link.ts';
import { onlineWords } from './words/index.ts';

interface BackProps {
  readonly link: RoomLink;
  readonly back: BackAsked;
  readonly seat: Seat | undefined;
  readonly sitters: readonly Sitter[];
}

/** Somebody asks the table to go back: who asks, whose word is missing, and the own word. */
export function BackSlip({ link, back, seat, sitters }: BackProps) {
  const say = useVocabulary(onlineWords);
  const { by, yes, no } = back;
  const nameOf = (at: Seat): string => sitters[at]?.name ?? '';
  const answer = (agrees: boolean) => () => void link.say({ do: 'consent', yes: agrees });
  if (no !== undefined)
    return (
      <output className="slip parchment">
        <span>{say('back.declined', { name: nameOf(no) })}</span>
        <button type="button" className="button" onClick={answer(false)}>
          {say('back.close')}
        </button>
      </output>
    );
  const waiting = sitters.flatMap(({ bot, name }, at) =>
    bot !== undefined || at === by || yes.includes(at) ? [] : [name],
  );
  const decides = seat !== undefined && seat !== by && !yes.includes(seat) && sitters[seat]?.bot === undefined;
  return (
    <output className="slip parchment">
      <span>
        {seat === by
          ? say('back.waits', { names: waiting.join(', ') })
          : decides
            ? say('back.asks', { name: nameOf(by) })
            : say('back.wants', { name: nameOf(by), names: waiting.join(', ') })}
      </span>
      {seat === by && (
        <button type="button" className="button" onClick={answer(false)}>
          {say('back.withdraw')}
        </button>
      )}
      {decides && (
        <>
          <button type="button" className="button" onClick={answer(true)}>
            {say('back.yes')}
          </button>
          <button type="button" className="button" onClick={answer(false)}>
            {say('back.no')}
          </button>
        </>
      )}
    </output>
  );
}

/** The wish itself, with what it means. */
export function AskBack({ link, onAsked }: { readonly link: RoomLink; readonly onAsked: () => void }) {
  const say = useVocabulary(onlineWords);
  const [fault, setFault] = useState<string>();
  const ask = async (): Promise<void> => {
    const reply = await link.say({ do: 'back' });
    if (reply.said === 'refused') setFault(whyNot(say, reply.code));
    else if (reply.said === 'cut-off') setFault(whyNot(say, 'cut-off'));
    else onAsked();
  };
  return (
    <details className="ask-back">
      <summary>{say('back.ask')}</summary>
      <p>{say('back.text')}</p>
      <button type="button" className="button" onClick={() => void ask()}>
        {say('back.do')}
      </button>
      {fault !== undefined && <output className="refusal">{fault}</output>}
    </details>
  );
}

import type { ChairView } from '@medallion/table/room';
import { useState } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { dayAndHour, useNow } from './clock.ts';
import { whyNot } from './refusal-words.ts';
import type { RoomLink } from './room-link.ts';
import { onlineWords } from './words/index.ts';

type Rest = ChairView['vacation'];

/** Days somebody may be away for at once. */
const DAYS = [1, 3, 7, 14, 30] as const;

/** Until when somebody's time stands still; undefined where it runs. */
function useAway(vacation: Rest): string | undefined {
  const { language } = useWords();
  const now = useNow(false);
  const until = vacation?.until ?? 0;
  return until > now ? dayAndHour(language, until) : undefined;
}

/** Beside a name: they are away. */
export function AwayUntil({ vacation }: { readonly vacation: Rest }) {
  const say = useVocabulary(onlineWords);
  const when = useAway(vacation);
  return when === undefined ? null : <> · {say('vacation.other', { when })}</>;
}

/** By post: the own time stands still for some days. */
export function Vacation({ link, vacation }: { readonly link: RoomLink; readonly vacation: Rest }) {
  const say = useVocabulary(onlineWords);
  const when = useAway(vacation);
  const [fault, setFault] = useState<string>();
  if (vacation === undefined) return null;
  const go = async (days: number): Promise<void> => {
    const reply = await link.say({ do: 'vacation', days });
    if (reply.said === 'refused') setFault(whyNot(say, reply.code));
    else setFault(reply.said === 'cut-off' ? whyNot(say, reply.said) : undefined);
  };
  if (when !== undefined)
    return (
      <div className="vacation">
        <p>{say('vacation.on', { when })}</p>
        <button type="button" className="button" onClick={() => void go(0)}>
          {say('vacation.end')}
        </button>
        {fault !== undefined && <output className="refusal">{fault}</output>}
      </div>
    );
  const offered = DAYS.filter((days) => days <= vacation.left);
  return (
    <details className="vacation">
      <summary>{say('vacation')}</summary>
      <p>{offered.length === 0 ? say('vacation.none') : say('vacation.text', { n: vacation.left })}</p>
      <div className="days">
        {offered.map((days) => (
          <button key={days} type="button" className="button" onClick={() => void go(days)}>
            {say('clock.days', { n: days })}
          </button>
        ))}
      </div>
      {fault !== undefined && <output className="refusal">{fault}</output>}
    </details>
  );
}

import type { RoomView } from '@medallion/table/room';
import { use } from 'react';
import { voiceOf } from '../../games.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useWords } from '../../words/index.tsx';
import { Presence } from '../Presence.tsx';
import { onlineWords } from '../words/index.ts';
import { CallAside } from './CallAside.tsx';
import { useMiddle } from './middle.ts';

/** Before the game: who is there, and the code that lets the others in. */
export function GatheringMiddle({ room }: { readonly room: RoomView }) {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const { title } = use(voiceOf(room.game, language));
  const { state } = useMiddle();
  return (
    <div className="middle middle-gathering online table-ground">
      <main id="table">
        <h1>{title}</h1>
        <p>{say('middle.gather')}</p>
        <ul>
          {room.chairs.map(({ name, bot, ready }, seat) => (
            <li key={seat} className={ready ? 'ready' : ''}>
              <Presence
                is={
                  bot !== undefined ? 'bot' : name === undefined ? 'open' : state.here.includes(seat) ? 'here' : 'gone'
                }
              />
              <b>{name ?? say(bot === undefined ? 'chair.open' : 'new.bot')}</b>
              {(name !== undefined || bot !== undefined) && (
                <span>{say(ready || bot !== undefined ? 'chair.ready' : 'chair.notReady')}</span>
              )}
            </li>
          ))}
        </ul>
        <CallAside />
      </main>
    </div>
  );
}

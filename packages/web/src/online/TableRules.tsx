import type { OptionValue } from '@medallion/table';
import type { RoomView, TurnClock } from '@medallion/table/room';
import { type FormEvent, use, useState } from 'react';
import { playableOf, voiceOf } from '../games.ts';
import { Drawer } from '../kit/Drawer.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Choices, Fine, usualOf } from '../table/setup/PlainNewGame.tsx';
import { useWords } from '../words/index.tsx';
import { lengthOf } from './clock.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { whyNot } from './refusal-words.ts';
import type { RoomLink, RoomSaying } from './room-link.ts';
import { onlineWords } from './words/index.ts';

/** What a game lets a table choose, as this table has chosen. */
function useRules({ game, options, chairs }: RoomView) {
  const { language } = useWords();
  const voice = use(voiceOf(game, language));
  const asked = use(playableOf(game)).options.filter(
    ({ seats, values }) => values.length > 1 && (seats?.includes(chairs.length) ?? true),
  );
  const valueOf = (rule: (typeof asked)[number]): OptionValue =>
    rule.values.find((value) => value === options[rule.name]) ?? usualOf(rule);
  return { voice, asked, valueOf };
}

/** By which rules the table plays, before anybody says that they are ready: what is usual and small is left out. */
export function RulesLine({ room }: { readonly room: RoomView }) {
  const say = useVocabulary(onlineWords);
  const { voice, asked, valueOf } = useRules(room);
  const told = asked
    .filter((rule) => rule.fine !== true || valueOf(rule) !== usualOf(rule))
    .map((rule) => {
      // Some are named by the question they answer.
      const option = voice.option(rule.name).replace(/\?$/, '');
      return say('rules.one', { option, value: voice.value(rule.name, valueOf(rule)) });
    });
  const { clock } = room;
  if (clock !== undefined) told.push(say(`clock.set.${clock.then}`, { time: lengthOf(say, clock.seconds) }));
  if (told.length === 0) return null;
  return (
    <ul className="rules-line" aria-label={say('rules')}>
      {told.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** The keeper plays by other rules, or with another clock: whoever was ready looks again. */
export function ChangeTable({ link, room }: { readonly link: RoomLink; readonly room: RoomView }) {
  const say = useVocabulary(onlineWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet change-table" onClick={() => setOpen(true)}>
        {say('rules.change')}
      </button>
      {open && (
        <Drawer className="online" title={say('rules.change')} onClose={() => setOpen(false)}>
          <div className="sheet new-game">
            <ChangeForm link={link} room={room} onDone={() => setOpen(false)} />
          </div>
        </Drawer>
      )}
    </>
  );
}

interface FormProps {
  readonly link: RoomLink;
  readonly room: RoomView;
  readonly onDone: () => void;
}

function ChangeForm({ link, room, onDone }: FormProps) {
  const say = useVocabulary(onlineWords);
  const { voice, asked, valueOf } = useRules(room);
  const [chosen, setChosen] = useState<Readonly<Record<string, OptionValue>>>(() =>
    Object.fromEntries(asked.map((rule) => [rule.name, valueOf(rule)])),
  );
  const [clock, setClock] = useState(room.clock);
  const [fault, setFault] = useState<string>();
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wished: RoomSaying[] = [];
    if (asked.some((rule) => chosen[rule.name] !== valueOf(rule)))
      wished.push({ do: 'options', options: { ...room.options, ...chosen } });
    if (!alike(clock, room.clock)) wished.push({ do: 'clock', ...(clock !== undefined && { clock }) });
    for (const each of wished) {
      const reply = await link.say(each);
      if (reply.said !== 'room') return setFault(whyNot(say, reply.said === 'refused' ? reply.code : 'cut-off'));
    }
    onDone();
  };
  return (
    <form className="parchment" noValidate onSubmit={(event) => void change(event)}>
      <p>{say('rules.text')}</p>
      {asked
        .filter(({ fine }) => fine !== true)
        .map((rule) => (
          <Choices
            key={rule.name}
            rule={rule}
            voice={voice}
            value={chosen[rule.name] ?? usualOf(rule)}
            onChoose={(value) => setChosen({ ...chosen, [rule.name]: value })}
          />
        ))}
      <ClockChoice clock={clock} onChosen={setClock} />
      <Fine rules={asked} voice={voice} chosen={chosen} onChosen={setChosen} />
      {fault !== undefined && <output className="refusal">{fault}</output>}
      <button type="submit" className="button gold">
        {say('rules.set')}
      </button>
    </form>
  );
}

const alike = (one: TurnClock | undefined, other: TurnClock | undefined): boolean =>
  one?.seconds === other?.seconds && one?.then === other?.then;

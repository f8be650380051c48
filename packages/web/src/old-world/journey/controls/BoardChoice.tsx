import { type School, SCHOOL_LOCATION, SCHOOLS } from '@medallion/old-world/content';
import { listed } from '../../asked/choices.ts';
import type { ControlProps } from '../../asked/control.ts';
import { Crest } from '../../parts/Crest.tsx';
import { Option } from './Option.tsx';
import { pictureOf } from '../../parts/picture.ts';

/** Which school: its crest, its home, and what its witchers can do that others cannot. */
export function BoardChoice(props: ControlProps<'setup/board'>) {
  const { game, say } = props.words;
  const can = (school: School): boolean => props.ask.choices.some((choice) => choice.school === school);
  return (
    <div className="options schools">
      {SCHOOLS.toSorted((a, b) => Number(can(b)) - Number(can(a))).map((school) => (
        <Option
          key={school}
          {...props}
          id={listed(props.ask, (choice) => choice.school === school)?.id}
          label={game.name.school(school)}
          picture={
            <>
              <img className="hunter" src={pictureOf({ school })} alt="" loading="lazy" draggable={false} />
              <Crest school={school} />
            </>
          }
          text={
            <>
              <b>{game.name.specialty(school)}</b> {game.specialty(school, 1)}{' '}
              <em>{say('ow.setup.home', { place: game.name.place(SCHOOL_LOCATION[school]) })}</em>
            </>
          }
        />
      ))}
    </div>
  );
}

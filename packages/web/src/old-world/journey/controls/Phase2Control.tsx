import {
  type Attribute,
  ATTRIBUTE_TROPHIES,
  ATTRIBUTES,
  GOLD_FOR_BEATING,
  monster,
  TERRAINS,
  WITCHER_TROPHIES,
} from '@medallion/old-world/content';
import { MonsterPicture } from '../../parts/MonsterPicture.tsx';
import { CardBack } from '../../card/CardBack.tsx';
import { listed } from '../../asked/choices.ts';
import type { ControlProps } from '../../asked/control.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { ATTRIBUTE_GLYPH } from '../../icons/which.ts';
import { Crest } from '../../parts/Crest.tsx';
import { Option } from './Option.tsx';

/** Phase II: fight, meditate or explore. What cannot be done is there too, and says why. */
export function Phase2Control(props: ControlProps<'phase-2/choose'>) {
  const { view, ask, words } = props;
  const { game, say } = words;
  const here = view.table.witchers[ask.seat]?.at;
  const slot = view.table.slots.findIndex(({ token }) => token === here);
  const lurking = view.table.slots[slot]?.monster ?? -1;
  const meditation = (attribute: Attribute) =>
    listed(ask, (choice) => choice.act === 'meditate' && choice.attribute === attribute);
  const exploring = (deck: 'city' | 'wilds') =>
    listed(ask, (choice) => choice.act === 'explore' && choice.deck === deck)?.id;
  const meditations = ATTRIBUTES.filter((attribute) => meditation(attribute) !== undefined);
  const best = meditations.filter((attribute) => ask.choices.some(({ id }) => id === meditation(attribute)?.id));
  const duelWith = (seat: number) => ask.choices.find((choice) => choice.act === 'fight' && choice.defender === seat);
  /** What a victory over somebody would bring: gold by their place on the Track, and their trophy if there is one left. */
  const victory = (seat: number): string => {
    const other = view.table.witchers[seat];
    if (other === undefined) return '';
    const { school, track, witcherTrophies } = other;
    const gold = say('goals.beating', { n: GOLD_FOR_BEATING[track] ?? 0 });
    const own = view.table.witchers[ask.seat]?.trophies ?? [];
    if (school === undefined || witcherTrophies <= 0 || own.includes(`school:${school}`)) return gold;
    return `${gold} ${game.name.witcherTrophy(school)}: ${game.power(WITCHER_TROPHIES[school])}`;
  };
  return (
    <div className="options three">
      <section>
        <h3>{game.name.term('fight')}</h3>
        <Option
          {...props}
          id={listed(ask, ({ act }) => act === 'fight-monster')?.id}
          picture={
            slot < 0 ? (
              <span className="glyph-disc">
                <Glyph name="horned-skull" />
              </span>
            ) : (
              <MonsterPicture id={lurking < 0 ? undefined : monster(lurking).id} terrain={TERRAINS[slot] ?? 'forest'} />
            )
          }
          text={lurking < 0 ? undefined : game.ability(monster(lurking).id)}
        />
        {view.table.witchers
          .filter(({ seat }) => seat !== ask.seat)
          .map(({ seat, school }) => (
            <Option
              key={seat}
              {...props}
              id={listed(ask, (choice) => choice.act === 'fight' && choice.defender === seat)?.id}
              picture={<Crest school={school} />}
              // What a victory would be paid with.
              {...(duelWith(seat) === undefined ? {} : { text: victory(seat) })}
            />
          ))}
      </section>
      <section>
        <h3>{game.name.term('meditate')}</h3>
        {/* One refusal is enough where all four read the same. */}
        {(best.length > 0 ? meditations : meditations.slice(0, 1)).map((attribute) => (
          <Option
            key={attribute}
            {...props}
            id={meditation(attribute)?.id}
            picture={
              <span className="glyph-disc">
                <Glyph name={best.length > 0 ? ATTRIBUTE_GLYPH[attribute] : 'meditation'} />
              </span>
            }
            {...(best.length > 0 ? {} : { label: game.name.term('meditate') })}
            {...(best.includes(attribute) && view.table.attributeTrophyTexts
              ? { text: game.power(ATTRIBUTE_TROPHIES[attribute]) }
              : {})}
          />
        ))}
      </section>
      <section>
        <h3>{game.name.term('explore')}</h3>
        <Option
          {...props}
          id={exploring('city')}
          picture={<CardBack kind="city" />}
          text={say('ow.cards', { n: view.table.city })}
        />
        <Option
          {...props}
          id={exploring('wilds')}
          picture={<CardBack kind="wilds" />}
          text={say('ow.cards', { n: view.table.wilds })}
        />
      </section>
    </div>
  );
}

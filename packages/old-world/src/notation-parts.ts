/** What the parts of a position that are written as JSON must look like: see `table.ts` for what they mean. */

import { among, either, listOf, parts, type Reader, text, whole } from '@medallion/kernel';
import { EVENTS } from './content/events.ts';
import { EXPLORATIONS } from './content/explorations.ts';
import { LOCATIONS } from './content/map.ts';
import { MONSTERS } from './content/monsters.ts';
import { POTIONS } from './content/potions.ts';
import { ATTRIBUTES, SCHOOLS } from './content/vocabulary.ts';

const flag = among([true, false]);
const place = whole(0, LOCATIONS.length - 1);
/** Turns of a game or a fight, and whatever else is only counted. */
const count = whole(0, 10_000);
const change = whole(-1000, 1000);

const kept = EVENTS.flatMap((card) => ('power' in card ? [card.number] : []));
const trophies = [
  ...MONSTERS.map((_, n) => `monster:${n}`),
  ...SCHOOLS.map((school) => `school:${school}`),
  ...ATTRIBUTES.map((attribute) => `attribute:${attribute}`),
];
const trophy = among(trophies);
const source = among([...trophies, ...kept.map((n) => `event:${n}`), ...POTIONS.map((_, n) => `potion:${n}`)]);
const event = whole(1, EVENTS.length);
const card = either(parts({ event }), parts({ exploration: whole(0, EXPLORATIONS.length - 1) }));
const price = either(
  parts({ gold: count }),
  parts({ cards: whole(0, 7) }),
  parts({ potions: whole(0, 28) }),
  parts({ shield: whole(0, 9) }),
);

const dice = listOf(whole(1, 6), { most: 5 });
const pick = listOf(whole(1, 5), { most: 5, once: true });
const pokerResult = either(
  parts({ winner: among(['table']), clause: among(['OW-SOLO-09']), gold: count }),
  parts({
    winner: among(['active', 'other']),
    clause: text(/^OW-POKER-1[1-8]$/),
    compared: parts({ active: count, other: count }),
    gold: count,
  }),
);

const story: Reader = (value, where) =>
  parts(
    { card },
    {
      chosen: whole(0, 20),
      die: whole(1, 6),
      value: change,
      holds: flag,
      kept: among([true]),
      quest: whole(0, 20),
      skipTo: among(['phase-2', 'phase-3']),
      outer: story,
    },
  )(value, where);

/** A reader for every part, at a table of so many. */
export function readersFor(seats: number) {
  const seat = whole(0, seats - 1);
  const side = parts(
    {
      seat,
      turns: count,
      potionsUsed: count,
      specialtyUsed: flag,
      powersUsed: listOf(source),
      powersThisTurn: listOf(source),
      freeAdds: whole(0, 10),
      drawLater: change,
      comboDamage: change,
      dealtThisTurn: count,
      lostThisTurn: count,
      shieldThisTurn: change,
      links: listOf(whole(-1, 3), { most: 20 }),
      lowest: change,
    },
    { comboAtMost: whole(0, 20) },
  );
  return {
    turn: parts(
      {
        phase: among(['setup', 'phase-1', 'phase-2', 'phase-3']),
        moved: flag,
        usedActions: listOf(place),
        pokerWith: listOf(seat),
        phase3Draw: whole(-20, 20),
      },
      { phase3Cap: whole(0, 20), phase3Fixed: whole(0, 20) },
    ),
    slots: listOf(parts({ token: whole(-1, LOCATIONS.length - 1), monster: whole(-1, MONSTERS.length - 1) }), {
      least: 3,
      most: 3,
    }),
    attributeTrophies: listOf(whole(0, 2), { least: ATTRIBUTES.length, most: ATTRIBUTES.length }),
    poker: parts(
      {
        active: seat,
        against: among(['witcher', 'locals', 'solo']),
        stage: among(['stakes', 'other-rerolls', 'active-rerolls', 'settle', 'over']),
        pool: count,
        dice: parts({ active: dice, other: dice }),
        rerolled: parts({}, { active: pick, other: pick }),
      },
      { other: seat, result: pokerResult },
    ),
    story,
    boards: listOf(among(SCHOOLS), { once: true }),
    fight: parts(
      {
        attacker: seat,
        sides: listOf(side, { least: 1, most: 2 }),
        acting: either(seat, among(['monster', 'nobody'])),
        pools: flag,
        monsterTurns: count,
        wagers: listOf(parts({ seat, on: among(['attacker', 'defender']) }), { most: seats }),
        defenseLess: whole(0, 5),
        idleTurns: count,
      },
      {
        defender: seat,
        slot: whole(0, 2),
        attack: among(['charge', 'bite']),
        outcome: among(['defeated', 'driven-away', 'complete-defeat', 'attacker-wins', 'defender-wins']),
      },
    ),
    trophies: listOf(trophy),
    kept: listOf(among(kept)),
    quests: listOf(parts({ card, place, token: flag, event }, { price })),
    trailQuests: listOf(parts({ token: place, turn: count })),
    usedThisTurn: listOf(source),
    nextExploration: among(['choose-of-two', 'city', 'wilds']),
  } satisfies Readonly<Record<string, Reader>>;
}

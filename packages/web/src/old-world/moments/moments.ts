/** What has to be looked at before the table goes on: how a tale, a fight or a game of dice ended, trophies, levels. */

import type { HeardEvent, Seat } from '@medallion/kernel';
import type { OldWorld, Story, TrophyId } from '@medallion/old-world';
import type { Sitting } from '../../table/sitting.ts';

type Heard<K extends keyof OldWorld['events']> = OldWorld['events'][K];

interface Ended {
  /** Counts up, so that two alike are still two. */
  readonly id: string;
  /** What followed from it, in the order it happened. */
  readonly events: readonly HeardEvent[];
}

export interface StoryMoment extends Ended {
  readonly kind: 'story';
  readonly seat: Seat;
  readonly card: Story['card'];
  /** Unset where nothing could be paid. */
  readonly chosen?: number;
  readonly value?: number;
  readonly die?: number;
  readonly holds?: boolean;
}

export interface FightMoment extends Ended {
  readonly kind: 'fight';
  readonly fight:
    | ({ readonly against: 'monster' } & Heard<'monsterFightEnded'>)
    | ({ readonly against: 'witcher' } & Heard<'witcherFightEnded'>);
}

export interface PokerMoment extends Ended {
  readonly kind: 'poker';
}

export interface TrophyMoment extends Ended {
  readonly kind: 'trophy';
  readonly seat: Seat;
  readonly trophy: TrophyId;
  /** The place on the Trophy Track it led to. */
  readonly track: number;
}

export interface LevelMoment extends Ended {
  readonly kind: 'level';
  readonly seat: Seat;
  readonly level: number;
}

export type Moment = StoryMoment | FightMoment | PokerMoment | TrophyMoment | LevelMoment;

type Looked = Pick<Sitting<OldWorld>, 'table' | 'position' | 'events'>;

/** What of the way to this position a person at the table wants to look at. */
export function momentsOf({ table: { sitters }, position, events }: Looked): readonly Moment[] {
  const { number, viewer, table, over } = position;
  const isPerson = (seat: Seat | undefined): boolean => seat !== undefined && sitters[seat]?.bot === undefined;
  const moments: Moment[] = [];
  let die: number | undefined;
  for (const [at, { type, data }] of events.entries()) {
    const base = { id: `${number}-${at}`, events: following(events, at) };
    switch (type as keyof OldWorld['events']) {
      case 'dieRolled':
        ({ die } = data as Heard<'dieRolled'>);
        break;
      case 'storyRead':
        die = undefined;
        break;
      case 'storyResult': {
        const { seat, card, chosen, value, holds } = data as Heard<'storyResult'>;
        // What still lies on the table is read there.
        if (!isPerson(seat) || sameCard(card, table.story?.card)) break;
        moments.push({
          ...base,
          kind: 'story',
          seat,
          card,
          chosen,
          ...(value === undefined ? {} : { value }),
          ...(die === undefined ? {} : { die }),
          ...(holds === undefined ? {} : { holds }),
        });
        break;
      }
      case 'storyUnpayable': {
        const { seat, card } = data as Heard<'storyUnpayable'>;
        if (isPerson(seat)) moments.push({ ...base, kind: 'story', seat, card });
        break;
      }
      case 'monsterFightEnded': {
        const fight = data as Heard<'monsterFightEnded'>;
        if (isPerson(fight.seat)) moments.push({ ...base, kind: 'fight', fight: { against: 'monster', ...fight } });
        break;
      }
      case 'witcherFightEnded': {
        const fight = data as Heard<'witcherFightEnded'>;
        if (isPerson(fight.winner) || isPerson(fight.loser))
          moments.push({ ...base, kind: 'fight', fight: { against: 'witcher', ...fight } });
        break;
      }
      case 'pokerSettled':
      case 'pokerRewarded': {
        // Whoever threw for the locals wants to know, too, how it ended.
        const { active, other } = table.poker ?? {};
        if (isPerson(active) || isPerson(other)) moments.push({ ...base, kind: 'poker' });
        break;
      }
      case 'trophyGained': {
        const { seat, trophy } = data as Heard<'trophyGained'>;
        // The end tells it in its own way.
        if (over === undefined) moments.push({ ...base, kind: 'trophy', seat, trophy, track: trackAfter(seat, at) });
        break;
      }
      case 'levelUp': {
        const { seat, level } = data as Heard<'levelUp'>;
        if (seat === viewer && over === undefined) moments.push({ ...base, kind: 'level', seat, level });
        break;
      }
      default:
    }
  }
  // Nobody at the screen, or the game is over: nothing has to be confirmed.
  return viewer === 'spectator' ? [] : moments;

  function trackAfter(seat: Seat, from: number): number {
    const step = events.find(
      ({ type, data }, at) => at > from && type === 'trackAdvanced' && (data as Heard<'trackAdvanced'>).seat === seat,
    );
    return step === undefined
      ? (table.witchers[seat]?.track ?? 0)
      : (step.data as unknown as Heard<'trackAdvanced'>).position;
  }
}

/**
 * What somebody missed while another person had the screen: how their own fight ended. Dice and tales lie on the table
 * only while they are played.
 */
export function missedBy(seat: Seat, looked: Looked): readonly Moment[] {
  return momentsOf(looked).filter((moment) => {
    if (moment.kind === 'level') return true;
    if (moment.kind !== 'fight') return false;
    const { fight } = moment;
    return fight.against === 'monster' ? fight.seat === seat : fight.winner === seat || fight.loser === seat;
  });
}

/** What happened after an event, up to where something else begins. */
function following(events: readonly HeardEvent[], from: number): readonly HeardEvent[] {
  const next = events.findIndex(({ type }, at) => at > from && ENDS.has(type));
  return events.slice(from + 1, next < 0 ? undefined : next);
}

const ENDS: ReadonlySet<string> = new Set<keyof OldWorld['events']>([
  'storyRead',
  'storyResult',
  'turnEnded',
  'turnBegan',
  'pokerStarted',
  'monsterFightDeclared',
  'witcherFightDeclared',
]);

export function sameCard(one: Story['card'], other: Story['card'] | undefined): boolean {
  if (other === undefined) return false;
  return 'event' in one
    ? 'event' in other && one.event === other.event
    : 'exploration' in other && one.exploration === other.exploration;
}

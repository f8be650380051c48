/** What has to be looked at before the table goes on: how a tale, a fight or a game of dice ended. */

import type { HeardEvent, Seat } from '@medallion/kernel';
import type { OldWorld, Story } from '@medallion/old-world';
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

export type Moment = StoryMoment | FightMoment | PokerMoment;

/** What of the way to this position a person at the table wants to look at. */
export function momentsOf({ table: { sitters }, position, events }: Sitting<OldWorld>): readonly Moment[] {
  const { number, viewer, table } = position;
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
        const { active, other, against } = table.poker ?? {};
        if (isPerson(active) || (against === 'witcher' && isPerson(other))) moments.push({ ...base, kind: 'poker' });
        break;
      }
      default:
    }
  }
  // Nobody at the screen, or the game is over: nothing has to be confirmed.
  return viewer === 'spectator' ? [] : moments;
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

/** What the cards of a turn did, player by player, as it was told. */

import type { PathOfDestiny, Who } from '@medallion/path-of-destiny';
import type { Heard } from '../asked.ts';

type Events = PathOfDestiny['events'];

export interface Gain {
  readonly what: 'symbol' | 'xp' | 'vp';
  /** The kind of Symbol. */
  readonly symbol?: number;
  readonly amount: number;
}

/** One cause and what came of it. */
export interface Deed {
  readonly key: number;
  readonly cause:
    | { readonly kind: 'effect'; readonly card: number; readonly level: number }
    | { readonly kind: 'ability'; readonly ability: Events['abilityUsed']['ability']; readonly on?: Who }
    | { readonly kind: 'effort' }
    | { readonly kind: 'requirement'; readonly goal: number }
    | { readonly kind: 'flip'; readonly side: 'left' | 'right' }
    | { readonly kind: 'ally'; readonly card: number };
  readonly gains: readonly Gain[];
  readonly unlocks: readonly string[];
}

export interface TurnAccount {
  /** By participant. */
  readonly deeds: readonly (readonly Deed[])[];
  readonly declared: Events['declared'] | undefined;
  readonly placed: Events['destinyPlaced'] | undefined;
}

/** Everything since the turn began. */
export function turnAccount(heard: readonly Heard[], participants: number): TurnAccount {
  const from = heard.findLastIndex(({ type }) => type === 'turnBegan');
  const deeds: { -readonly [K in keyof Deed]: Deed[K] }[][] = Array.from({ length: participants }, () => []);
  let declared: TurnAccount['declared'];
  let placed: TurnAccount['placed'];
  for (let key = Math.max(0, from); key < heard.length; key += 1) {
    const event = heard[key] as Heard;
    const open = (who: Who, cause: Deed['cause']) => deeds[who]?.push({ key, cause, gains: [], unlocks: [] });
    const gain = (who: Who, it: Gain) => {
      const last = deeds[who]?.at(-1);
      if (last !== undefined) last.gains = [...last.gains, it];
    };
    switch (event.type) {
      case 'effectApplied': {
        const { who, card, level } = event.data;
        open(who, { kind: 'effect', card, level });
        break;
      }
      case 'abilityUsed': {
        const { who, ability, on } = event.data;
        open(who, { kind: 'ability', ability, ...(on === undefined ? {} : { on }) });
        break;
      }
      case 'effortMade':
        open(event.data.who, { kind: 'effort' });
        break;
      case 'requirementMet': {
        const { who, goal } = event.data;
        open(who, { kind: 'requirement', goal });
        break;
      }
      case 'tokenFlipped':
        open(participants - 1, { kind: 'flip', side: event.data.side });
        break;
      case 'symbolLost': {
        const { who, symbol } = event.data;
        gain(who, { what: 'symbol', symbol, amount: -1 });
        break;
      }
      case 'symbolsGained': {
        const { who, symbol, amount } = event.data;
        gain(who, { what: 'symbol', symbol, amount });
        break;
      }
      case 'xpChanged': {
        const { who, amount } = event.data;
        gain(who, { what: 'xp', amount });
        break;
      }
      case 'vpChanged': {
        const { who, amount } = event.data;
        gain(who, { what: 'vp', amount });
        break;
      }
      case 'abilityUnlocked': {
        const { who, ability } = event.data;
        const last = deeds[who]?.at(-1);
        if (last !== undefined) last.unlocks = [...last.unlocks, ability];
        break;
      }
      case 'declared':
        declared = event.data;
        break;
      case 'destinyPlaced':
        placed = event.data;
        break;
      default:
    }
  }
  return { deeds, declared, placed };
}

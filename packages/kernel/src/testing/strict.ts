import { Dice } from '../chance.ts';
import { BadInput } from '../errors.ts';
import { cloneState, Play } from '../play.ts';
import { readPosition } from '../position.ts';
import type { Game, Shape } from '../shape.ts';
import { randomPlay } from './random-play.ts';
import { anyAnswer, complainer, type Seated } from './sitting.ts';

/** How many positions of a game are spoilt, and how long one that is accepted all the same is played on. */
const POSITIONS = 12;
const ANSWERS = 30;

export interface StrictTally {
  readonly refused: number;
  /** Refused with the line that is wrong. */
  readonly withLine: number;
  readonly accepted: number;
}

/**
 * A position that somebody has changed is refused with a sentence, or it is a position: it can be looked at and played
 * on without a fault. Spoils so many of a random game.
 */
export function checkStrictness<G extends Shape>(game: Game<G>, sitting: Seated, mutations: number): StrictTally {
  const { seats, seed } = sitting;
  const complain = complainer(game, sitting);
  const { notation } = game;
  if (notation === undefined) return complain('the game has no notation');
  const dice = new Dice(`spoilt ${seed}`);
  const tally = { refused: 0, withLine: 0, accepted: 0 };
  const texts: string[] = [];
  let options: G['options'] | undefined;
  randomPlay(game, {
    ...sitting,
    checked: false,
    onState: (play) => {
      options = play.options;
      texts.push(notation.print(cloneState(game, play.state)));
    },
  });
  if (options === undefined) return complain('nothing was played');
  for (let nth = 0; nth < mutations; nth++) {
    // A few positions in turn: those of the same stretch of a game differ little.
    const text = texts[Math.trunc(((nth % POSITIONS) * texts.length) / POSITIONS)] as string;
    const spoilt = spoil(text, dice);
    let state: ReturnType<typeof notation.parse>;
    try {
      state = readPosition(game, options, seats, spoilt);
    } catch (fault) {
      if (!(fault instanceof BadInput))
        return complain(`mutation ${nth} crashes: ${String(fault)}\n${diff(text, spoilt)}`);
      tally.refused++;
      if (fault.where.startsWith('line ')) tally.withLine++;
      continue;
    }
    tally.accepted++;
    try {
      const play = new Play(game, options, seats, state);
      if (play.state.asks.length === 0 && play.over === undefined) play.run();
      for (let answers = 0; answers < ANSWERS && play.over === undefined; answers++) {
        const { seat, ask, choice } = anyAnswer(play, dice);
        play.answer(seat, ask, choice);
      }
    } catch (fault) {
      return complain(`mutation ${nth} breaks the game later: ${String(fault)}\n${diff(text, spoilt)}`);
    }
  }
  return tally;
}

const diff = (text: string, spoilt: string): string => {
  const before = new Set(text.split('\n'));
  return spoilt
    .split('\n')
    .filter((line) => !before.has(line))
    .join('\n');
};

/** One change somebody might make, by accident or on purpose. */
function spoil(text: string, dice: Dice): string {
  const lines = text.trimEnd().split('\n');
  const at = dice.int(lines.length);
  const line = lines[at] as string;
  const words = line.split(' ');
  const word = dice.int(words.length);
  const number = (): number => dice.pick([-1, 0, 1, 2, 3, 7, 99, 1000, 100_000, -100_000, 1.5]);
  const numbers = [...line.matchAll(/\d+/g)];
  const keys = [...line.matchAll(/"(\w+)":/g)];
  switch (dice.int(12)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(at, 0, line);
      break;
    case 2:
      lines.splice(
        at,
        0,
        dice.pick(['nonsense', 'hand 9 1', `${words[0]} 1`, 'deck', 'seats 2', 'table {}', 'over {}']),
      );
      break;
    case 3:
      lines[at] = words.filter((_, n) => n !== word).join(' ');
      break;
    case 4:
      lines[at] = [...words.slice(0, word), words[word], ...words.slice(word)].join(' ');
      break;
    case 5:
    case 6: {
      const found = numbers.length === 0 ? undefined : dice.pick(numbers);
      if (found !== undefined)
        lines[at] = line.slice(0, found.index) + number() + line.slice(found.index + found[0].length);
      break;
    }
    case 7:
      lines[at] = line.slice(0, dice.int(line.length));
      break;
    case 8: {
      // A card of another line, besides.
      const other = (lines[dice.int(lines.length)] as string).split(' ');
      lines[at] = `${line} ${other[other.length - 1]}`;
      break;
    }
    case 9: {
      const key = keys.length === 0 ? undefined : dice.pick(keys);
      const value = dice.pick([
        'null',
        '[]',
        '{}',
        '"x"',
        '-1',
        '1e9',
        'true',
        '{"kind":"deck","owner":-1,"cards":[1,1]}',
      ]);
      if (key !== undefined) lines[at] = line.replace(key[0], `${key[0]}${value},"more":`);
      break;
    }
    case 10: {
      const key = keys.length === 0 ? undefined : dice.pick(keys);
      const other = dice.pick(['deck', 'hand', 'cards', '__proto__', 'participants', 'seat', 'kind', 'x']);
      if (key !== undefined) lines[at] = line.replace(key[0], `"${other}":`);
      break;
    }
    default: {
      const key = keys.length === 0 ? undefined : dice.pick(keys);
      if (key !== undefined)
        lines[at] = line.replace(new RegExp(`"${key[1]}":(?:"[^"]*"|-?\\d+|true|false)`), `"${key[1]}":${number()}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

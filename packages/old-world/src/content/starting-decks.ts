/**
 * The starting decks of the schools, ten cards each, copy by copy: two of every colour, all of cost 0, and one wild card;
 * Wolf and Griffin, who live far from most places of training, have two.
 * Cards marked "printed" are as in the box; the others, and all terrains that are not marked so, are ours.
 */
import type { StartingTitleId } from './action-titles.ts';
import { blue, copy, type Copy, damage, draw, green, purple, red, RETURN, shield, TAKE, yellow } from './printing.ts';
import type { School } from './vocabulary.ts';

export const STARTING_DECKS: Readonly<Record<School, readonly (readonly [StartingTitleId, Copy])[]>> = {
  wolf: [
    ['quick-slash', copy('mountain', [damage(1)], red())], // printed
    ['quick-slash', copy('forest', [damage(1)], purple(damage(1)))],
    ['shattering-blow', copy('wild', [damage(2), draw(-1)])],
    ['shattering-blow', copy('water', [damage(1)])],
    ['push', copy('water', [shield(1)], blue(damage(1)))],
    ['push', copy('mountain', [shield(1)], yellow())],
    ['yrden', copy('water', [draw(1)], blue(damage(1)))],
    ['yrden', copy('mountain', [draw(1)], green(damage(1)))],
    ['aard', copy('wild', [damage(1)], blue(damage(1)))],
    ['aard', copy('forest', [damage(1)], green(damage(1)))],
  ],
  griffin: [
    ['quick-slash', copy('wild', [damage(1)])], // printed
    ['quick-slash', copy('water', [damage(2)])],
    ['shattering-blow', copy('forest', [damage(2), draw(-1)])],
    ['shattering-blow', copy('mountain', [damage(1)])],
    ['push', copy('water', [shield(1)], purple(damage(1)))],
    ['push', copy('mountain', [shield(1)], yellow(RETURN))],
    ['yrden', copy('water', [draw(1)], purple(damage(1)))],
    ['yrden', copy('wild', [draw(1)], green(damage(1)))],
    ['aard', copy('mountain', [damage(1)], yellow(damage(1)))],
    ['aard', copy('forest', [damage(1)], blue(damage(1)))],
  ],
  bear: [
    ['quick-slash', copy('wild', [damage(1)])], // printed
    ['quick-slash', copy('forest', [damage(2)])], // printed
    ['shattering-blow', copy('mountain', [damage(2), draw(-1)])], // printed
    ['shattering-blow', copy('water', [damage(1)])], // printed
    ['push', copy('forest', [shield(1)], purple())], // printed
    ['push', copy('water', [shield(1)], red(RETURN))], // printed, its terrain not seen
    ['yrden', copy('water', [draw(1)], red(damage(1)))], // printed
    ['yrden', copy('mountain', [draw(1)], purple(damage(1)))], // printed
    ['aard', copy('forest', [damage(1)])], // printed
    ['aard', copy('mountain', [damage(1)])],
  ],
  cat: [
    ['quick-slash', copy('forest', [damage(1)])], // printed
    ['quick-slash', copy('water', [damage(1)])], // printed
    ['shattering-blow', copy('mountain', [damage(2), draw(-1)])], // printed
    ['shattering-blow', copy('water', [damage(1)])],
    ['push', copy('forest', [shield(1), draw(1)])], // printed
    ['push', copy('water', [shield(1)])], // printed, its terrain not seen
    ['yrden', copy('mountain', [draw(1)], blue(damage(1)))], // printed
    ['axii', copy('wild', [TAKE], purple(damage(1)))],
    ['aard', copy('mountain', [damage(1)], blue(damage(1)))], // printed
    ['aard', copy('forest', [damage(1)], green(damage(1)))],
  ],
  viper: [
    ['quick-slash', copy('forest', [damage(1)])], // printed
    ['quick-slash', copy('water', [damage(1)], green())],
    ['shattering-blow', copy('mountain', [damage(2), draw(-1)])],
    ['shattering-blow', copy('water', [damage(1)])],
    ['push', copy('mountain', [shield(1)], blue())],
    ['push', copy('forest', [shield(1)])],
    ['yrden', copy('water', [draw(1)], red(damage(1)))],
    ['quen', copy('wild', [draw(2)])],
    ['aard', copy('mountain', [damage(1)], blue(damage(1)))],
    ['aard', copy('forest', [damage(1)])],
  ],
};

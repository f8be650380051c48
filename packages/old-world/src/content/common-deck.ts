/**
 * The 90 cards of the common deck, copy by copy.
 *
 * Copies marked "printed" are as in the box. The others are ours, in the same pattern: no tab of the own colour, none on
 * red, one or two elsewhere; blue strikes, red strikes hard and tires, green shields, yellow draws, purple strikes and its
 * tabs shield; a higher cost buys one more point or a second tab.
 */
import type { CommonTitleId } from './action-titles.ts';
import {
  blue,
  copies,
  copy,
  type Copy,
  damage,
  draw,
  green,
  purple,
  red,
  RETURN,
  shield,
  TAKE,
  yellow,
} from './printing.ts';

export const COMMON_COPIES: Readonly<Record<CommonTitleId, readonly Copy[]>> = {
  'precise-cut': [
    copy('water', [damage(1)], green(damage(1))), // printed
    copy('mountain', [damage(1)], green(damage(1))),
    copy('forest', [damage(1)], yellow(damage(1))),
    copy('water', [damage(1)], yellow(damage(1))),
    copy('forest', [damage(1)], purple(damage(1))),
    copy('mountain', [damage(1)], purple(damage(1))),
    copy('forest', [damage(1)], red(damage(1))),
    copy('mountain', [damage(1)], red(damage(1))),
  ],
  whirl: [
    copy('forest', [damage(1)], green(damage(2))), // printed
    copy('forest', [damage(1)], purple(damage(2))), // printed
    copy('mountain', [damage(2)], green(), yellow()), // printed
    copy('water', [damage(1)], yellow(damage(2))),
    copy('mountain', [damage(1)], red(damage(2))),
    copy('water', [damage(2)], purple(), red()),
  ],
  'crippling-strikes': [
    copy('water', [damage(2)], green(damage(1)), red(damage(1))), // printed
    copy('water', [damage(2)], yellow(damage(1)), purple(damage(1))), // printed
    copy('forest', [damage(2)], yellow(damage(1)), red(damage(1))),
    copy('mountain', [damage(2)], green(damage(1)), purple(damage(1))),
  ],
  // printed: one of water and one of forest
  rend: copies(
    ['forest', 'forest', 'forest', 'mountain', 'mountain', 'water', 'water', 'water'],
    [damage(2), draw(-1)],
  ),
  // printed: one of forest
  'precise-blow': copies(['forest', 'forest', 'mountain', 'mountain', 'water', 'water'], [damage(3), draw(-3)]),
  // printed: one of mountain
  'crushing-blow': copies(['mountain', 'mountain', 'forest', 'water'], [damage(3), draw(-1)]),
  counterattack: [
    copy('forest', [shield(1)], purple(damage(1))), // printed
    copy('mountain', [shield(1)], blue(damage(1))),
    copy('water', [shield(1)], yellow(damage(1))),
    copy('water', [shield(1)], red(damage(1))),
  ],
  cover: [
    copy('forest', [shield(1)], blue(RETURN), red(RETURN)), // printed
    copy('mountain', [shield(1)], yellow(RETURN), red(RETURN)), // printed
    copy('forest', [shield(1)], yellow(RETURN), purple(RETURN)),
    copy('water', [shield(1)], blue(RETURN), purple(RETURN)),
  ],
  block: [
    copy('water', [shield(2)], yellow(damage(1))), // printed
    copy('forest', [shield(2)], yellow(damage(1))),
    copy('forest', [shield(2)], blue(damage(1))),
    copy('mountain', [shield(2)], blue(damage(1))),
    copy('mountain', [shield(2)], purple(damage(1))),
    copy('water', [shield(2)], red(damage(1))),
  ],
  'lightning-reflexes': [
    copy('mountain', [shield(2)], blue(damage(2))), // printed
    copy('mountain', [shield(2)], yellow(damage(2))), // printed
    copy('forest', [shield(2)], purple(damage(2))),
    copy('water', [shield(2)], red(damage(2))),
  ],
  'intense-yrden': [
    copy('water', [draw(1)], blue(damage(2))), // printed, its line not legible
    copy('forest', [draw(1)], purple(damage(2))),
    copy('mountain', [draw(1)], green(damage(2))),
    copy('water', [draw(1)], red(damage(2))),
  ],
  'intense-axii': [
    copy('water', [TAKE], purple(), red()), // printed
    copy('forest', [TAKE], blue(), green()),
    copy('forest', [TAKE], blue(), purple()),
    copy('mountain', [TAKE], green(), red()),
  ],
  'intense-quen': [
    copy('water', [draw(2)], purple(damage(2))), // printed
    copy('forest', [draw(2)], blue(damage(2))),
    copy('mountain', [draw(2)], green(damage(2))),
    copy('water', [draw(2)], red(damage(2))),
  ],
  'magic-trap': [
    copy('mountain', [TAKE], purple(damage(1)), blue(damage(1))), // printed
    copy('mountain', [TAKE], green(damage(1)), red(damage(1))), // printed
  ],
  'exploding-shield': [
    copy('forest', [draw(2)], blue(damage(2)), purple(damage(2))),
    copy('mountain', [draw(2)], green(damage(2)), red(damage(2))),
    copy('forest', [draw(2)], blue(damage(2)), red(damage(2))),
    copy('water', [draw(2)], green(damage(2)), purple(damage(2))),
  ],
  'intense-aard': [
    copy('forest', [damage(1)], green(shield(1))), // printed
    copy('mountain', [damage(1)], yellow(shield(1))),
    copy('mountain', [damage(1)], blue(shield(1))),
    copy('water', [damage(1)], red(shield(1))),
  ],
  'intense-igni': [
    copy('forest', [damage(1)], red(shield(1))),
    copy('mountain', [damage(1)], green(shield(1))),
    copy('water', [damage(1)], blue(shield(1))),
    copy('water', [damage(1)], yellow(shield(1))),
  ],
  'melt-armor': [
    copy('water', [damage(2)], yellow(shield(1))), // printed, its terrain not seen
    copy('forest', [damage(2)], red(shield(1))),
  ],
  'shock-wave': [
    copy('forest', [damage(1)], blue(shield(2))),
    copy('mountain', [damage(1)], green(shield(2))),
    copy('mountain', [damage(1)], red(shield(2))),
    copy('water', [damage(1)], yellow(shield(2))),
  ],
  firestream: [
    copy('forest', [damage(2)], blue(shield(1)), green(shield(1))),
    copy('forest', [damage(2)], yellow(shield(1)), red(shield(1))),
    copy('mountain', [damage(2)], blue(shield(1)), yellow(shield(1))),
    copy('water', [damage(2)], green(shield(1)), red(shield(1))),
  ],
};

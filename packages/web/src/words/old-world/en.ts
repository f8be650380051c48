/** The words of the Old World screens; what the game itself says comes from the game. */
export const oldWorld = {
  'ow.lost': 'This game is not kept on this device, or an older version kept it.',
  'ow.opening': 'The table is being laid…',
  'ow.notNow': '{n, plural, one {# thing is} other {# things are}} not possible now',
} as const;

/** Every address of this page, made and read in one place. Behind the # stand the name of a page and what it is about. */

/** Games whose address is shorter than their name. */
const SHORT: Readonly<Record<string, string>> = { 'old-world-poker': 'poker' };
const wordOf = (game: string): string => SHORT[game] ?? game;

/** The game an address speaks of by its first word. */
export const gameOf = (word: string): string => Object.entries(SHORT).find(([, short]) => short === word)?.[0] ?? word;

/** Ways into a game that a link can ask for. */
export const PRESETS = ['alone', 'bots', 'hotseat'] as const;
export type Preset = (typeof PRESETS)[number];

export const addressOf = {
  home: '#/',
  about: '#/about',
  settings: '#/settings',
  rules: (at = '') => (at === '' ? '#/rules' : `#/rules/${at}`),
  collection: (game = '', id = '') => ['#/collection', game, id].filter(Boolean).join('/'),
  guide: (game: string) => `#/guide/${game}`,
  lesson: (game: string, lesson: string, id = '') => ['#/guide', game, lesson, id].filter(Boolean).join('/'),
  newGame: (game: string, preset?: Preset) =>
    preset === undefined ? `#/${wordOf(game)}` : `#/${wordOf(game)}/${preset}`,
  table: (game: string, id: string) => `#/${wordOf(game)}/${id}`,
  /** Tables on a server: a new one of a game, and one's own. */
  online: (game = '') => (game === '' ? '#/online' : `#/online/${wordOf(game)}`),
  /** A room of a server; what opens it stands behind, where no server ever reads it. */
  room: (id: string, key = '') => (key === '' ? `#/room/${id}` : `#/room/${id}/${key}`),
  /** The table of a room on a screen in the middle; behind it the key for watchers, and with a dash the one to a chair. */
  middle: (id: string, key = '') => (key === '' ? `#/middle/${id}` : `#/middle/${id}/${key}`),
  replay: (id: string, number?: number) => (number === undefined ? `#/replay/${id}` : `#/replay/${id}/${number}`),
  /** The hunt of a day; today's where none is named. */
  daily: (game = '', day = '') => ['#/daily', game, day].filter((part) => part !== '').join('/'),
  /** A whole game in a link: see table/open/record-link.ts. */
  record: (packed: string) => `#/record/${packed}`,
  analysis: (id: string) => `#/analysis/${id}`,
  fairness: (id: string) => `#/fairness/${id}`,
  /** The page of whoever runs the server. */
  admin: '#/admin',
} as const;

export interface Address {
  /** The name of a page, or the id of a game. */
  readonly page: string;
  /** What stands behind the name. */
  readonly path: string;
  readonly rest: string;
  readonly more: string;
}

/** What the address of the page says now. */
export function readAddress(hash: string): Address {
  const [, page = '', path = '', rest = '', more = ''] = hash.replace(/^#/, '').split('/');
  return { page, path, rest, more };
}

export const isPreset = (path: string): path is Preset => PRESETS.some((preset) => preset === path);

/** Goes to another page. */
export function goTo(address: string): void {
  location.hash = address.slice(1);
}

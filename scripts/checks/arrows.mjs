// Imports point one way only: { kernel, words } ← games ← bots ← table ← { server, web, cli }; cli may ask the server's store.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gamesIn } from '../lib/games.mjs';
import { root } from '../lib/run.mjs';
import { lineAt, parse, report, typescriptUnder } from './source.mjs';

/** @typedef {import('./source.mjs').Complaint} Complaint */
/** @typedef {{ file: string, target: string, line: number, typeOnly: boolean }} Import */

/** @returns {Record<string, readonly string[]>} which packages a package may import */
const arrowsAmong = (/** @type {readonly string[]} */ games) => ({
  kernel: [],
  words: [],
  ...Object.fromEntries(games.map((game) => [game, ['kernel', 'words']])),
  bots: ['kernel', 'words', ...games],
  table: ['kernel', 'words', ...games, 'bots'],
  server: ['kernel', 'words', ...games, 'bots', 'table'],
  web: ['kernel', 'words', ...games, 'bots', 'table'],
  cli: ['kernel', 'words', ...games, 'bots', 'table', 'server'],
});

/** Rooms that run in a browser as well as on a server, so that they cannot reach for Node. */
const portable = (/** @type {readonly string[]} */ games) => ['kernel', 'words', ...games, 'bots', 'table'];

const packageOf = (/** @type {string} */ file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? '';
const isTest = (/** @type {string} */ file) => /\/test\/|\.test\.tsx?$/.test(file);

/** @returns {Import[]} everything a file imports or re-exports */
function importsOf(/** @type {string} */ base, /** @type {string} */ file) {
  const { text, tree } = parse(base, file);
  const { staticImports, staticExports, dynamicImports } = tree.module;
  const at = (/** @type {{ start: number }} */ { start }) => lineAt(text, start);
  return [
    ...staticImports.map((it) => ({
      file,
      target: it.moduleRequest.value,
      line: at(it),
      typeOnly: it.entries.length > 0 && it.entries.every((entry) => entry.isType),
    })),
    ...staticExports
      .flatMap((it) => it.entries)
      .flatMap((it) =>
        it.moduleRequest ? [{ file, target: it.moduleRequest.value, line: at(it), typeOnly: it.isType }] : [],
      ),
    ...dynamicImports.flatMap((it) => {
      const quoted = /^(['"`])([^$]*)\1$/.exec(text.slice(it.moduleRequest.start, it.moduleRequest.end));
      return quoted?.[2] ? [{ file, target: quoted[2], line: at(it), typeOnly: false }] : [];
    }),
  ];
}

/** The file a relative import names, as a path from the root; Vite's `?worker` and the like are not part of it. */
const named = (/** @type {Import} */ { file, target }) => posix.join(posix.dirname(file), target.replace(/\?.*$/, ''));

/** Folders of the page that belong to one game, and the package each is about. */
const gameScreens = new Map([
  ['old-world', 'old-world'],
  ['poker', 'old-world'],
  ['path-of-destiny', 'path-of-destiny'],
]);
/** What the practice table shows of the dice, Old World shows as well: it takes them from there. */
const mayBorrow = new Set(['poker → old-world']);

/**
 * Screens know their own game: what any table uses names none, and no game reaches into another's screens.
 * @returns {string | undefined}
 */
function wrongScreen(/** @type {readonly string[]} */ games, /** @type {Import} */ it) {
  const folder = /^packages\/web\/src\/([^/]+)\//.exec(it.file)?.[1] ?? '';
  const own = gameScreens.get(folder);
  const isFrame = folder === 'kit' || folder === 'table';
  if (!isFrame && own === undefined) return undefined;
  const laid = it.target.startsWith('.') ? /^packages\/web\/src\/([^/]+)\//.exec(named(it))?.[1] : undefined;
  const about = /^@medallion\/([^/]+)/.exec(it.target)?.[1];
  const other = laid !== undefined && gameScreens.has(laid) && laid !== folder ? laid : undefined;
  if (isFrame && (other !== undefined || (about !== undefined && games.includes(about))))
    return `${folder} is for any game and may not know ${other ?? about}`;
  if (other !== undefined && !mayBorrow.has(`${folder} → ${other}`))
    return `the screens of ${folder} may not reach into those of ${other}`;
  if (own !== undefined && about !== undefined && games.includes(about) && about !== own)
    return `the screens of ${folder} may not know ${about}`;
  return undefined;
}

/** @returns {string | undefined} what is wrong with one import */
function wrongWith(/** @type {string} */ base, /** @type {readonly string[]} */ games, /** @type {Import} */ it) {
  const arrows = arrowsAmong(games);
  const from = packageOf(it.file);
  if (it.target.startsWith('.')) {
    const path = named(it);
    if (packageOf(path) !== from && path.startsWith('packages/')) {
      return `reaches into packages/${packageOf(path)} by path: import @medallion/${packageOf(path)}`;
    }
    if (!existsSync(base + path) || statSync(base + path).isDirectory()) {
      return `'${it.target}' is no file: name it with its extension`;
    }
    return undefined;
  }
  if (it.target.startsWith('node:')) {
    return portable(games).includes(from) && !isTest(it.file)
      ? `${from} runs in browsers too and cannot use ${it.target}`
      : undefined;
  }
  const [, to, path] = /^@medallion\/([^/]+)(\/.*)?$/.exec(it.target) ?? [];
  if (to === undefined) return undefined;
  if (to === from) return `imports its own package by name: use a relative path`;
  // The page's browser tests need a table to look at; the page itself never sees the server.
  const allowed = from === 'web' && isTest(it.file) ? [...(arrows[from] ?? []), 'server'] : (arrows[from] ?? []);
  if (!allowed.includes(to))
    return `${from} may not import ${to}: imports point from rooms to table to bots to games to kernel`;
  const manifest = `${base}packages/${to}/package.json`;
  const exported = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).exports : {};
  if (!(`.${path ?? ''}` in (exported ?? {}))) return `@medallion/${to} does not export .${path ?? ''}`;
  return undefined;
}

/**
 * Circles among the files of one package, each reported once, at the import that closes it.
 * Types vanish before anything runs, so that they cannot close a circle.
 * @param {readonly Import[]} imports
 * @returns {Complaint[]}
 */
function circles(imports) {
  /** @type {Map<string, Import[]>} */
  const edges = new Map();
  for (const it of imports) {
    if (it.typeOnly || !it.target.startsWith('.')) continue;
    edges.set(it.file, [...(edges.get(it.file) ?? []), it]);
  }
  /** @type {Complaint[]} */
  const complaints = [];
  const done = new Set();
  const visit = (/** @type {string} */ file, /** @type {readonly string[]} */ path) => {
    if (done.has(file)) return;
    const trail = [...path, file];
    for (const it of edges.get(file) ?? []) {
      const next = named(it);
      const start = trail.indexOf(next);
      if (start < 0) visit(next, trail);
      else
        complaints.push({
          file,
          line: it.line,
          message: `closes a circle: ${[...trail.slice(start), next].join(' → ')}`,
        });
    }
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return complaints;
}

/** What serves any game: it finds games in the registry, and names none. */
const forAnyGame = (/** @type {string} */ file) =>
  /^packages\/web\/src\/(?:kit|table)\//.test(file) || /^packages\/table\/src\/(?!registry\/|testing\/)/.test(file);

/** @returns {Complaint[]} where something for any game names one */
function namesAGame(/** @type {string} */ base, /** @type {readonly string[]} */ games, /** @type {string} */ file) {
  if (!forAnyGame(file)) return [];
  const { text } = parse(base, file);
  const quoted = new RegExp(`(?<!@medallion/)['"\`](${games.join('|')})(?=['"\`/-])`, 'g');
  return [...text.matchAll(quoted)].map((found) => ({
    file,
    line: lineAt(text, found.index),
    message: `names ${found[1]}: what serves any game finds them in the registry`,
  }));
}

/** A folder of a game's screens, or a file that lies beside them: what points one way. */
const placeOf = (/** @type {string} */ file) => /^packages\/web\/src\/[^/]+\/[^/]+/.exec(file)?.[0];

/**
 * Folders of a game's screens that lead back to themselves, each circle reported at one of the imports that close it.
 * Types count: whoever reads a folder needs what it speaks of.
 * @param {readonly Import[]} imports
 * @returns {Complaint[]}
 */
function folderCircles(imports) {
  /** @type {Map<string, Map<string, Import>>} */
  const edges = new Map();
  for (const it of imports) {
    const game = /^packages\/web\/src\/([^/]+)\//.exec(it.file)?.[1] ?? '';
    const [from, to] = [placeOf(it.file), it.target.startsWith('.') ? placeOf(named(it)) : undefined];
    if (!gameScreens.has(game) || from === undefined || to === undefined || from === to) continue;
    if (!to.startsWith(`packages/web/src/${game}/`)) continue;
    const known = edges.get(from) ?? new Map();
    if (!known.has(to)) known.set(to, it);
    edges.set(from, known);
  }
  /** @type {Complaint[]} */
  const complaints = [];
  const done = new Set();
  const visit = (/** @type {string} */ place, /** @type {readonly string[]} */ path) => {
    if (done.has(place)) return;
    const trail = [...path, place];
    for (const [next, { file, line }] of edges.get(place) ?? []) {
      const start = trail.indexOf(next);
      if (start < 0) visit(next, trail);
      else {
        const names = [...trail.slice(start), next].map((each) => posix.basename(each));
        complaints.push({ file, line, message: `folders of screens point one way: ${names.join(' → ')}` });
      }
    }
    done.add(place);
  };
  for (const place of edges.keys()) visit(place, []);
  return complaints;
}

/** @returns {Complaint[]} every import of a workspace that points the wrong way */
export function checkArrows(/** @type {string} */ base) {
  const games = gamesIn(base);
  const folders = Object.keys(arrowsAmong(games)).flatMap((name) =>
    ['src', 'reference', 'test'].map((part) => `packages/${name}/${part}`),
  );
  const files = typescriptUnder(base, folders);
  const imports = files.flatMap((file) => importsOf(base, file));
  const wrong = imports.flatMap((it) => {
    const message = wrongWith(base, games, it) ?? wrongScreen(games, it);
    return message ? [{ file: it.file, line: it.line, message }] : [];
  });
  const inRules = imports.filter(({ file }) => ['kernel', ...games].includes(packageOf(file)));
  const ofThePage = imports.filter(({ file }) => packageOf(file) === 'web' && !isTest(file));
  return [
    ...wrong,
    ...circles(inRules),
    ...folderCircles(ofThePage),
    ...files.flatMap((file) => namesAGame(base, games, file)),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  report(checkArrows(root), 'All imports point inwards.');

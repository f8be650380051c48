/**
 * npm run fixtures [-- old-world | path-of-destiny]: plays the whole games that are kept as fixtures anew, when rules
 * or cards have changed on purpose. Old World: one game for every number of players and edition, and more until every
 * school, monster and outcome of a fight has been met. Path of Destiny: one for every Story, number of players and
 * difficulty, and more until every ending has been read, every Ability used and every effect of the Alliance met.
 */
import { adept, destinyAdept, destinyNovice, novice, randomBot } from '@medallion/bots';
import type { Happening } from '@medallion/kernel';
import { EDITIONS, oldWorld } from '@medallion/old-world';
import { MONSTERS, SCHOOLS } from '@medallion/old-world/content';
import { pathOfDestiny } from '@medallion/path-of-destiny';
import { CHARACTER_SHEETS, DIFFICULTIES, STORIES } from '@medallion/path-of-destiny/content';
import { emptyFolder, keepRecord, playGame, reportMissing } from './lib/kept-games.ts';

const MOST_EXTRA_GAMES = 400;

function oldWorldGames(): void {
  const folder = emptyFolder(oldWorld.id);
  const wanted = new Set([
    ...MONSTERS.map(({ id }) => `monster ${id}`),
    ...['defeated', 'driven-away', 'complete-defeat', 'attacker-wins', 'defender-wins'].map((one) => `outcome ${one}`),
    ...SCHOOLS.map((school) => `school ${school}`),
  ]);
  const met = (events: readonly Happening[]): string[] =>
    events.flatMap(({ type, data }) => {
      if (type === 'monsterFightDeclared') return [`monster ${MONSTERS[data.monster as number]?.id}`];
      if (type === 'fightDecided') return [`outcome ${String(data.outcome)}`];
      return [];
    });
  const one = (name: string, seats: number, edition: string, seed: string, always: boolean): void => {
    // Novices and adepts in turn, so that fights are lost as well as won.
    const bot = (seat: number) => ((seat + seats) % 2 === 0 ? novice : adept);
    const game = playGame({ game: oldWorld, seats, options: { edition }, seed, bot, met });
    for (const { school } of game.match.play.state.table.witchers) game.met.add(`school ${school}`);
    if (!always && ![...game.met].some((each) => wanted.has(each))) return;
    for (const each of game.met) wanted.delete(each);
    keepRecord(folder, name, game.match);
  };
  for (const edition of EDITIONS)
    for (let seats = 1; seats <= 5; seats++)
      one(`${edition}-${seats}`, seats, edition, `fixture ${edition} ${seats}`, true);
  for (let extra = 0; extra < MOST_EXTRA_GAMES && wanted.size > 0; extra++)
    one(`extra-${extra}-${2 + (extra % 4)}`, 2 + (extra % 4), 'default', `fixture extra ${extra}`, false);
  reportMissing('Old World', wanted);
}

function pathOfDestinyGames(): void {
  const folder = emptyFolder(pathOfDestiny.id);
  const wanted = new Set([
    ...STORIES.flatMap((story) => [16, 17, 18, 19, 20, 21, 22, 23].map((node) => `ending ${story} ${node}`)),
    ...CHARACTER_SHEETS.flatMap(({ abilities }) => abilities.map(({ id }) => `ability ${id}`)),
  ]);
  const bots = [destinyNovice, destinyAdept, randomBot];
  const one = (name: string, seats: number, options: { story: string }, seed: string, always: boolean): void => {
    const met = (events: readonly Happening[]): string[] =>
      events.flatMap(({ type, data }) => {
        if (type === 'epilogueOpened') return [`ending ${options.story} ${String(data.node)}`];
        if (type === 'abilityUsed') return [`ability ${String(data.ability)}`];
        return type === 'cardsKept' && data.oldHand === true ? ['ability VES-1'] : [];
      });
    const bot = (seat: number) => bots[(seat + name.length) % bots.length] ?? destinyNovice;
    const game = playGame({ game: pathOfDestiny, seats, options, seed, bot, met });
    if (!always && ![...game.met].some((each) => wanted.has(each))) return;
    for (const each of game.met) wanted.delete(each);
    keepRecord(folder, name, game.match);
  };
  for (const story of STORIES) {
    for (let seats = 2; seats <= 5; seats++)
      one(`${story}-${seats}`, seats, { story }, `fixture ${story} ${seats}`, true);
    for (const difficulty of DIFFICULTIES) {
      const options = { story, difficulty, automa: 'random' };
      one(`${story}-1-${difficulty}`, 1, options, `fixture ${story} ${difficulty}`, true);
    }
  }
  for (let extra = 0; extra < MOST_EXTRA_GAMES && wanted.size > 0; extra++) {
    const story = STORIES[extra % STORIES.length] ?? 'edge';
    one(`extra-${extra}-${story}`, 2 + (extra % 4), { story }, `fixture extra ${extra}`, false);
  }
  reportMissing('Path of Destiny', wanted);
}

const only = process.argv[2];
if (only === undefined || only === oldWorld.id) oldWorldGames();
if (only === undefined || only === pathOfDestiny.id) pathOfDestinyGames();

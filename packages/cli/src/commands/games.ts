import { LANGUAGES, type Language } from '@medallion/words';
import { GAMES, gameCalled } from '@medallion/table/registry';
import { Command, Option } from 'commander';
import { playableCalled } from '../games.ts';
import { printJson } from '../output.ts';
import { paint } from '../terminal/paint.ts';

interface GamesOptions {
  readonly language: Language;
  readonly json?: boolean;
}

/** What there is to play, by whom, and what can be chosen before. */
export function gamesCommand(): Command {
  return new Command('games')
    .description('which games there are, their bots and their options')
    .argument('[game]', 'one of them, with all its options')
    .addOption(new Option('--language <code>', 'language of the names').choices([...LANGUAGES]).default('en'))
    .option('--json', 'print one JSON object')
    .action(async (game: string | undefined, { language, json }: GamesOptions) => {
      const told = await Promise.all(
        (game === undefined ? GAMES.map(({ id }) => id) : [game]).map((id) => about(id, language)),
      );
      if (json === true) return printJson(told);
      for (const one of told) {
        const { id, title, seats, bots, options } = one;
        process.stdout.write(
          `${paint('bold', title)} (${id}), ${seats.min} to ${seats.max} players; bots: ${bots.join(', ')}\n`,
        );
        for (const { name, what, values } of game === undefined ? [] : options) {
          process.stdout.write(`  ${name}: ${what}\n`);
          for (const { value, means } of values) process.stdout.write(`    ${String(value)}  ${paint('dim', means)}\n`);
        }
      }
    });
}

async function about(id: string, language: Language) {
  const { rules, bots, options } = playableCalled(id);
  const { languages, voice } = await gameCalled(id).speech();
  const { title, option, value } = await voice(languages.includes(language) ? language : (languages[0] ?? 'en'));
  return {
    id,
    title,
    seats: rules.seats,
    bots: Object.keys(bots),
    options: options.map(({ name, values }) => ({
      name,
      what: option(name),
      values: values.map((each) => ({ value: each, means: value(name, each) })),
    })),
  };
}

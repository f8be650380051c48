import { BadInput, type Refusal } from '@medallion/kernel';
import { give, laidOut, legalNow, readScenario, type Scenario } from '@medallion/table';
import { Command } from 'commander';
import { gameCalled } from '../games.ts';
import { printJson, readText } from '../output.ts';

/** Sets up a position, feeds it answers, prints what comes out: for bug reports, puzzles and rules questions. */
export function runCommand(): Command {
  return new Command('run')
    .description('run a scenario')
    .argument('<file>', 'scenario: { game, options, position | seed, seats, before[], changes[], answers[] }')
    .action((path: string) => {
      const told = runScenario(scenarioIn(readText(path)));
      printJson(told);
      if (told.refusals.length > 0) process.exitCode = 1;
    });
}

function scenarioIn(text: string): Scenario {
  const scenario = readScenario(text);
  if (scenario === undefined) throw new BadInput('This is no scenario', 'file', 'See docs/notation.md.');
  return scenario;
}

interface Told {
  readonly refusals: readonly {
    readonly answer: number;
    readonly refusal: Refusal;
    readonly legal: readonly string[];
  }[];
  readonly [part: string]: unknown;
}

function runScenario(scenario: Scenario): Told {
  const game = gameCalled(scenario.game);
  const play = laidOut(game, scenario);
  const events: unknown[] = [];
  const refusals: Told['refusals'][number][] = [];
  play.events = [];
  for (const [index, answer] of scenario.answers.entries()) {
    const legal = legalNow(play, answer);
    const refusal = give(play, answer);
    if (refusal !== undefined) refusals.push({ answer: index, refusal, legal });
    // All-seeing: a scenario shows everything, secrets included.
    for (const event of play.events)
      events.push({ answer: index, type: event.type, data: { ...event.data, ...event.secret?.data } });
    play.events = [];
  }
  return {
    position: game.notation
      ?.print(play.state)
      .split('\n')
      .filter((line) => line !== ''),
    asks: play.state.asks.map((ask) => ({
      ...ask,
      choices: play.choices(ask).map((choice) => choice.id),
      impossible: play.impossible(ask).map(({ choice, ...why }) => ({ id: choice.id, ...why })),
    })),
    events,
    refusals,
    ...(play.over === undefined ? {} : { over: play.over }),
  };
}

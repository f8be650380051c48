/**
 * A game as text that a person can read and a test can compare: at every question who is asked what, the legal
 * answers, why others are not possible, what each seat sees that it did not see before, and what it hears.
 */
import { Dice } from '../chance.ts';
import { Play } from '../play.ts';
import type { Game, OpenAsk, Shape, Viewer } from '../shape.ts';
import { heardBy, playView } from '../view.ts';

export interface Playthrough {
  readonly seats: number;
  readonly options: Record<string, unknown>;
  readonly seed: string;
  readonly answers: number;
}

export function writePlaythrough<G extends Shape>(
  game: Game<G>,
  { seats, options, seed, answers }: Playthrough,
): string {
  const play = Play.start(game, game.readOptions(options, seats), seats, seed, true);
  const dice = new Dice(`playthrough ${seed}`);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const seen = new Map<Viewer, Map<string, string>>(viewers.map((viewer) => [viewer, new Map()]));
  const lines = [`${game.id}, ${seats} players, ${JSON.stringify(options)}, seed ${seed}`];
  for (let given = 0; ; given++) {
    lines.push('', `# ${given}`);
    for (const viewer of viewers) lines.push(...news(play, viewer, seen.get(viewer) ?? new Map()));
    play.events = [];
    if (play.over !== undefined || given === answers) break;
    for (const ask of play.state.asks) lines.push(...question(play, ask));
    const ask = dice.pick(play.state.asks.filter((each) => (each as { reply?: string }).reply === undefined));
    const choice = dice.pick(play.choices(ask)).id;
    lines.push(`seat ${ask.seat} answers ${choice}`);
    play.answer(ask.seat, ask.id, choice);
  }
  if (play.over !== undefined) lines.push(`over ${JSON.stringify(play.over)}`);
  return `${lines.join('\n')}\n`;
}

function question<G extends Shape>(play: Play<G>, ask: OpenAsk<G>): string[] {
  return [
    `seat ${ask.seat} is asked ${ask.ask}`,
    `  may ${play
      .choices(ask)
      .map((choice) => choice.id)
      .join(' ')}`,
    ...play.impossible(ask).map(({ choice, reason, clause }) => `  may not ${choice.id}: ${reason} ${clause}`),
  ];
}

/** What a viewer hears, and every line of its view that is new or gone. */
function news<G extends Shape>(play: Play<G>, viewer: Viewer, before: Map<string, string>): string[] {
  const lines = heardBy(play.events, viewer).map(({ type, data }) => `  hears ${type} ${JSON.stringify(data)}`);
  const now = new Map<string, string>();
  const { table, waiting } = playView(play, viewer);
  flatten('', { ...table, options: undefined, waiting }, now);
  for (const [path, value] of now) if (before.get(path) !== value) lines.push(`  sees ${path} = ${value}`);
  for (const path of before.keys()) if (!now.has(path)) lines.push(`  no longer sees ${path}`);
  before.clear();
  for (const [path, value] of now) before.set(path, value);
  return lines.length === 0 ? [] : [`viewer ${viewer}`, ...lines];
}

/** Objects become paths; a list of numbers or texts stays one line. */
function flatten(path: string, value: unknown, into: Map<string, string>): void {
  if (value === undefined) return;
  const flat = typeof value !== 'object' || value === null;
  if (flat || (Array.isArray(value) && value.every((each) => typeof each !== 'object'))) {
    into.set(path, JSON.stringify(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) flatten(path === '' ? key : `${path}.${key}`, inner, into);
}

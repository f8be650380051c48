import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@medallion/kernel';
import {
  effectsOf,
  type EventCard,
  EVENTS,
  type Exploration,
  EXPLORATIONS,
  linksOf,
  optionsOf,
  resultsOf,
  type StoryLink,
} from '@medallion/old-world/content';
import {
  type EventProse,
  type ExplorationId,
  type Outcome,
  stories,
  type Stories,
  type StoryLanguage,
} from '@medallion/old-world/stories';
import { LANGUAGES, type Language, type Words, words } from '@medallion/old-world/words';
import { Command, Option } from 'commander';
import { escaped, page } from '../lab/html.ts';

export interface StoriesOptions {
  readonly out: string;
  readonly language: Language;
}

/** Every exploration and event with the ways between them, for writers and testers. */
export function storiesCommand(): Command {
  return new Command('stories')
    .description('write all tales of Old World and their links on one page')
    .requiredOption('--out <folder>', 'where the page is written')
    .addOption(new Option('--language <code>', 'language of the tales').choices([...LANGUAGES]).default('en'))
    .action((options: StoriesOptions) => {
      process.stdout.write(`${writeStories(options)}\n`);
    });
}

export function writeStories({ out, language }: StoriesOptions): string {
  mkdirSync(out, { recursive: true });
  const file = join(out, `old-world-stories-${language}.html`);
  writeFileSync(file, storiesPage(language));
  return file;
}

type Card = Exploration | EventCard;

const anchorOf = (card: Card): string => ('id' in card ? card.id : `event-${card.number}`);

function proseOf(told: Stories, card: Card): EventProse | undefined {
  return 'id' in card ? told.explorations[card.id as ExplorationId] : told.events[card.number];
}

function storiesPage(language: Language): string {
  const told = stories(language as StoryLanguage) as Stories | undefined;
  if (told === undefined) throw new BadInput(`The tales are not told in ${language} yet`, '--language', 'Take en.');
  const tongue = words(language);
  const title = (card: Card): string =>
    `${'id' in card ? card.id : card.number} · ${proseOf(told, card)?.title ?? '…'}`;
  const link = (card: Card): string => `<a href="#${anchorOf(card)}">${escaped(title(card))}</a>`;
  const cards: readonly Card[] = [...EXPLORATIONS, ...EVENTS];
  /** The cards that lead to each event. */
  const comeFrom = EVENTS.map(({ number }) =>
    cards.filter((card) => linksOf(effectsOf(card)).some(({ event }) => event === number)),
  );
  const list = (deck: string, of: readonly Card[]): string =>
    `<details><summary>${escaped(deck)} (${of.length})</summary><ul>${of
      .map((card) => `<li>${link(card)}${ways(linksOf(effectsOf(card)), tongue, link)}</li>`)
      .join('')}</ul></details>`;
  const body = [
    list(
      tongue.name.deck('city'),
      EXPLORATIONS.filter(({ deck }) => deck === 'city'),
    ),
    list(
      tongue.name.deck('wilds'),
      EXPLORATIONS.filter(({ deck }) => deck === 'wilds'),
    ),
    list(tongue.name.term('eventCard'), EVENTS),
    ...cards.map((card) => {
      const from = 'id' in card ? [] : (comeFrom[card.number - 1] ?? []);
      const back = from.length === 0 ? '' : `<p>← ${from.map(link).join(', ')}</p>`;
      return `<article id="${anchorOf(card)}"><h3>${escaped(title(card))}</h3>${kindOf(card, tongue)}${back}${tellings(card, proseOf(told, card), tongue)}${ways(linksOf(effectsOf(card)), tongue, link)}</article>`;
    }),
  ];
  return page(`${tongue.name.term('explorationCard')}, ${tongue.name.term('eventCard')}`, body.join('\n'), language);
}

function kindOf(card: Card, { name }: Words): string {
  return `<p><small>${escaped('id' in card ? name.deck(card.deck) : name.eventKind(card.kind))}</small></p>`;
}

/** The scene, then every option or tier with its effects in words and what is told about it. */
function tellings(card: Card, prose: EventProse | undefined, tongue: Words): string {
  if (prose === undefined) return '<p>…</p>';
  const outcomes: readonly (Outcome | undefined)[] = 'outcomes' in prose ? prose.outcomes : [prose.outcome];
  const options: readonly string[] = 'options' in prose ? prose.options : [];
  const rows = resultsOf(card).map((effects, n) => {
    const head = options[n] ?? ('tiers' in card ? tongue.tier(card, n) : '');
    const option = optionsOf(card)[n];
    const does = option === undefined ? tongue.effects(effects) : tongue.option(option);
    return `<li>${head === '' ? '' : `<b>${escaped(head)}</b><br>`}${escaped(does)}<br><span class="scene">${told(outcomes[n])}</span></li>`;
  });
  return `<p class="scene">${escaped(prose.scene)}</p>${measureOf(card, tongue)}<ol>${rows.join('')}</ol>`;
}

/** The text of a result, or one after the other the texts of its branches. */
function told(outcome: Outcome | undefined): string {
  if (typeof outcome !== 'object') return escaped(outcome ?? '…');
  return `${escaped(outcome.then)}<br>/<br>${escaped(outcome.else)}`;
}

function measureOf(card: Card, tongue: Words): string {
  if ('id' in card || card.kind === 'options' || card.kind === 'instant') return '';
  if (card.kind === 'test') return `<p>${escaped(tongue.measure(card.measure))}</p>`;
  return `<p>${escaped(card.kind === 'short-fight' ? tongue.shortFight(card) : tongue.power(card.power))}</p>`;
}

function ways(links: readonly StoryLink[], tongue: Words, link: (card: Card) => string): string {
  if (links.length === 0) return '';
  const items = links.flatMap(({ event, quest }) => {
    const card = EVENTS[event - 1];
    if (card === undefined) return [];
    return `<li>→ ${link(card)}${quest === undefined ? '' : ` (${escaped(tongue.quest(quest))})`}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

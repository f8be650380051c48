/** Cards, characters, goals, alliances and stories of Path of Destiny, in a language. No tale is told in advance. */

import {
  ACTION_CARDS,
  ALLIANCE_CARDS,
  CHARACTER_SHEETS,
  COLOURS,
  SECRET_GOALS,
  STORY_DECKS,
  STORIES,
  SYMBOLS,
} from '@medallion/path-of-destiny/content';
import { fetchWords, type Words } from '@medallion/path-of-destiny/words';
import { type Language, sentence, speaker, type Texts } from '@medallion/words';
import type { Thing, Things } from '../../collection/thing.ts';

interface Messages {
  cards: Readonly<Record<never, never>>;
  characters: Readonly<Record<never, never>>;
  goals: Readonly<Record<never, never>>;
  alliances: Readonly<Record<never, never>>;
  stories: Readonly<Record<never, never>>;
  card: Readonly<Record<never, never>>;
  character: Readonly<Record<never, never>>;
  sideQuest: Readonly<Record<never, never>>;
  from: { readonly n: number };
  copies: { readonly n: number };
  story: { readonly n: number };
}

const TEXTS: Readonly<Record<Language, Texts<Messages>>> = {
  en: {
    cards: 'Action cards',
    characters: 'Characters',
    goals: 'Secret Goals',
    alliances: 'Alliance cards',
    stories: 'Stories',
    card: 'Action card',
    character: 'Character',
    sideQuest: 'Side Quest',
    from: 'from {n} XP',
    copies: '{n, plural, one {# card} other {# cards}}',
    story: '{n, plural, one {# page of three chapters} other {# pages of three chapters}}',
  },
  pl: {
    cards: 'Karty akcji',
    characters: 'Bohaterowie',
    goals: 'Tajne cele',
    alliances: 'Karty sojuszy',
    stories: 'Opowieści',
    card: 'Karta akcji',
    character: 'Bohater',
    sideQuest: 'Zadanie poboczne',
    from: 'od {n} PD',
    copies: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    story:
      '{n, plural, one {# strona w trzech rozdziałach} few {# strony w trzech rozdziałach} many {# stron w trzech rozdziałach} other {# strony w trzech rozdziałach}}',
  },
  it: {
    cards: 'Carte Azione',
    characters: 'Personaggi',
    goals: 'Obiettivi segreti',
    alliances: 'Carte Alleanza',
    stories: 'Storie',
    card: 'Carta Azione',
    character: 'Personaggio',
    sideQuest: 'Missione secondaria',
    from: 'da {n} PE',
    copies: '{n, plural, one {# carta} other {# carte}}',
    story: '{n, plural, one {# pagina in tre capitoli} other {# pagine in tre capitoli}}',
  },
  ru: {
    cards: 'Карты действий',
    characters: 'Герои',
    goals: 'Тайные цели',
    alliances: 'Карты союза',
    stories: 'Истории',
    card: 'Карта действия',
    character: 'Герой',
    sideQuest: 'Побочное задание',
    from: 'от {n} опыта',
    copies: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
    story:
      '{n, plural, one {# страница в трёх главах} few {# страницы в трёх главах} many {# страниц в трёх главах} other {# страницы в трёх главах}}',
  },
};

const known = new Map<Language, Promise<Things>>();

export function thingsOf(language: Language): Promise<Things> {
  let things = known.get(language);
  if (things === undefined) {
    things = fetchWords(language).then(listed);
    known.set(language, things);
    // What did not arrive is asked for again the next time.
    things.catch(() => known.delete(language));
  }
  return things;
}

function listed(said: Words): Things {
  const { names } = said;
  const say = speaker<Messages>(said.language, TEXTS[said.language]);
  const sides = [...new Set(ALLIANCE_CARDS.map(({ side }) => side))];
  const alliances = sides.flatMap((side) => {
    const own = ALLIANCE_CARDS.filter((card) => card.side === side);
    return [...new Set(own.map(({ effect }) => effect))].map(
      (effect): Thing => ({
        id: `alliance-${side}-${effect}`,
        shelf: 'alliances',
        name: names.alliances[effect],
        kind: `${names[side]} · ${say('copies', { n: own.filter((card) => card.effect === effect).length })}`,
        lines: [said.alliance(effect)],
        facets: {},
      }),
    );
  });
  return {
    shelves: (['cards', 'characters', 'goals', 'alliances', 'stories'] as const).map((id) => ({ id, title: say(id) })),
    things: [
      ...ACTION_CARDS.map(({ colours, symbols, ...card }): Thing => {
        const effect = said.effect({ colours, symbols, ...card });
        const shown = [...new Set(symbols)];
        return {
          id: `card-${card.id.toLowerCase()}`,
          shelf: 'cards',
          name: names.cards[card.id] ?? '',
          kind: [say('card'), ...colours.map((colour) => names.colours[colour])].join(' · '),
          lines: [symbols.map((symbol) => names.symbols[symbol]).join(', '), effect ?? ''].filter(Boolean),
          facets: { colour: colours, symbol: shown },
        };
      }),
      ...CHARACTER_SHEETS.map(
        ({ character, abilities, sideQuest }): Thing => ({
          id: `character-${character}`,
          shelf: 'characters',
          name: names.characters[character],
          kind: say('character'),
          lines: [
            ...abilities.map(
              ({ id, unlockedAt }) =>
                `${names.abilities[id]}${unlockedAt === 0 ? '' : ` (${say('from', { n: unlockedAt })})`}. ${said.abilities[id]}`,
            ),
            `${say('sideQuest')}: ${names.sideQuests[character]}. ${said.sideQuest(sideQuest)}`,
          ],
          facets: {},
        }),
      ),
      ...SECRET_GOALS.map(
        (goal): Thing => ({
          id: `goal-${goal.id.toLowerCase()}`,
          shelf: 'goals',
          name: names.goals[goal.id] ?? '',
          kind: `${names.stories.striga} · ${names.goalBacks[goal.back]}`,
          lines: [said.goal(goal)],
          facets: {},
        }),
      ),
      ...alliances,
      ...STORIES.map((story): Thing => {
        const { stars, paths, epilogues, opening } = STORY_DECKS[story];
        return {
          id: `story-${story}`,
          shelf: 'stories',
          name: names.stories[story],
          kind: `${'★'.repeat(stars)}${'☆'.repeat(3 - stars)}`,
          lines: [
            say('story', { n: paths.length + epilogues.length }),
            opening.map((symbol) => names.symbols[symbol]).join(', '),
          ],
          facets: {},
        };
      }),
    ],
    facets: [
      ...COLOURS.map((colour) => ({ filter: 'colour', value: colour, label: sentence(names.colours[colour]) })),
      ...SYMBOLS.map((symbol) => ({ filter: 'symbol', value: symbol, label: sentence(names.symbols[symbol]) })),
    ],
  };
}

/** The words of Old World in four languages. */
import { type Language, type Say, speaker } from '@medallion/words';
import type { ActionTitleId } from '../content/action-titles.ts';
import { location, type LocationAction, type LocationId } from '../content/map.ts';
import type { MonsterId } from '../content/monsters.ts';
import type { PotionId } from '../content/potions.ts';
import type { PokerHand, SoloRank } from '../content/tables.ts';
import type {
  AttackType,
  Attribute,
  Colour,
  EventCard,
  Exploration,
  School,
  TerrainIcon,
} from '../content/vocabulary.ts';
import { abilities as enAbilities } from './en/monsters.ts';
import { names as enNames } from './en/names.ts';
import { terms as enTerms } from './en/terms.ts';
import { text as enText } from './en/text.ts';
import { abilities as itAbilities } from './it/monsters.ts';
import { names as itNames } from './it/names.ts';
import { terms as itTerms } from './it/terms.ts';
import { text as itText } from './it/text.ts';
import { abilities as plAbilities } from './pl/monsters.ts';
import { names as plNames } from './pl/names.ts';
import { terms as plTerms } from './pl/terms.ts';
import { text as plText } from './pl/text.ts';
import { renderer, type Renderer } from './render.ts';
import { abilities as ruAbilities } from './ru/monsters.ts';
import { names as ruNames } from './ru/names.ts';
import { terms as ruTerms } from './ru/terms.ts';
import { text as ruText } from './ru/text.ts';
import type { Messages, Names, Phase, Texts } from './shape.ts';
import type { Term, Terms } from './terms.ts';

export { LANGUAGES, type Language } from '@medallion/words';
export type { Renderer } from './render.ts';
export type { MessageKey, Messages, Names, Phase, Texts } from './shape.ts';
export { TERMS, type Term, type Terms } from './terms.ts';

/** What things are called. */
export interface Naming {
  /** A location, by number or id. */
  place(which: number | LocationId): string;
  monster(id: MonsterId): string;
  title(id: ActionTitleId): string;
  potion(id: PotionId): string;
  school(id: School | 'manticore'): string;
  attribute(id: Attribute): string;
  colour(id: Colour): string;
  /** What a colour stands for: fast attack, strong attack, dodge, signs. */
  cardType(id: Colour): string;
  terrain(id: TerrainIcon): string;
  specialty(school: School): string;
  monsterTrophy(id: MonsterId): string;
  witcherTrophy(school: School): string;
  attributeTrophy(attribute: Attribute): string;
  pokerHand(id: PokerHand): string;
  phase(id: Phase): string;
  soloRank(rank: SoloRank): string;
  attackType(id: AttackType): string;
  action(id: LocationAction): string;
  deck(id: Exploration['deck']): string;
  eventKind(id: EventCard['kind']): string;
  /** A word of the rulebook. */
  term(id: Term): string;
}

export interface Words extends Renderer {
  readonly language: Language;
  readonly name: Naming;
  /** A sentence by its key. */
  readonly say: Say<Messages>;
}

interface Tongue {
  readonly names: Names;
  readonly terms: Terms;
  readonly text: Texts;
}

const tongues: Readonly<Record<Language, Tongue>> = {
  en: { names: enNames, terms: enTerms, text: { ...enText, ...enAbilities } },
  pl: { names: plNames, terms: plTerms, text: { ...plText, ...plAbilities } },
  it: { names: itNames, terms: itTerms, text: { ...itText, ...itAbilities } },
  ru: { names: ruNames, terms: ruTerms, text: { ...ruText, ...ruAbilities } },
};

function naming(names: Names, terms: Terms): Naming {
  return {
    place: (which) => names.places[typeof which === 'number' ? location(which).id : which],
    monster: (id) => names.monsters[id],
    title: (id) => names.titles[id],
    potion: (id) => names.potions[id],
    school: (id) => names.schools[id],
    attribute: (id) => names.attributes[id],
    colour: (id) => names.colours[id],
    cardType: (id) => names.cardTypes[id],
    terrain: (id) => names.terrains[id],
    specialty: (school) => names.specialties[school],
    monsterTrophy: (id) => names.monsterTrophies[id],
    witcherTrophy: (school) => names.witcherTrophies[school],
    attributeTrophy: (attribute) => names.attributeTrophies[attribute],
    pokerHand: (id) => names.pokerHands[id],
    phase: (id) => names.phases[id],
    soloRank: (rank) => names.soloRanks[rank],
    attackType: (id) => names.attackTypes[id],
    action: (id) => names.actions[id],
    deck: (id) => names.decks[id],
    eventKind: (id) => names.eventKinds[id],
    term: (id) => terms[id],
  };
}

const spoken = new Map<Language, Words>();

/** Everything the game says, in one language. */
export function words(language: Language): Words {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const { names, terms, text } = tongues[language];
  const say = speaker(language, text);
  const built: Words = {
    ...renderer(say, names),
    language,
    name: naming(names, terms),
    say,
  };
  spoken.set(language, built);
  return built;
}

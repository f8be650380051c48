/** What an answer that is not possible would have been. Only its id is known: ids are read here and nowhere else. */
import { actionId } from '../../../rules/journey/location.ts';
import { ATTRIBUTES, SCHOOLS, TERRAINS } from '../../../content/vocabulary.ts';
import type { PowerSource } from '../../../rules/table.ts';
import { cardLabel, placeName, potionName, sourceName } from '../scene.ts';
import { labels, payment, specialtyName } from './labels.ts';
import { type AskScene, boardOf } from './types.ts';

/** The label of an impossible answer of this ask; the id itself where it is of no known form. */
export function refusedLabel(s: AskScene, id: string): string {
  const { voice } = s;
  const kind = id.slice(0, id.indexOf('-') < 0 ? id.length : id.indexOf('-'));
  const rest = id.slice(kind.length + 1);
  switch (s.ask.ask) {
    case 'phase-1/act':
      return phase1(s, id, kind, rest);
    case 'phase-2/choose':
      return phase2(s, id, kind, rest);
    case 'setup/board': {
      const school = SCHOOLS.find((each) => each === id);
      return school === undefined ? id : labels['setup/board'](s, { id, school });
    }
    case 'attributes/choose':
    case 'location/train': {
      const attribute = ATTRIBUTES.find((each) => each === id);
      return attribute === undefined ? id : voice.words.name.attribute(attribute);
    }
    case 'tokens/any-trail':
    case 'tokens/trail-quest':
      return labels['tokens/any-trail'](s, { id, terrain: TERRAINS.findIndex((each) => each === id) });
    case 'quest/other-terrain':
      return labels['quest/other-terrain'](s, { id, terrain: TERRAINS.findIndex((each) => each === id) });
    case 'location/exchange': {
      const [give = 0, take = 0] = id.split('-for-').map(Number);
      return labels['location/exchange'](s, { id, give, take });
    }
    case 'story/option':
      return labels['story/option'](s, { id, option: Number(rest) - 1 });
    case 'practice/turn':
      return labels['practice/turn'](s, { id });
    default:
      return cardOrUse(s, id, kind, rest);
  }
}

function phase1(s: AskScene, id: string, kind: string, rest: string): string {
  const label = labels['phase-1/act'];
  if (kind === 'move') {
    const [to = 0, , card] = rest.split('-').map(Number);
    const place = placeName(s, to);
    if (card === undefined) return s.voice.label('to', { place });
    const gold = rest.includes('gold') ? 1 : 0;
    return s.voice.label('move', { place, pay: payment(s, { cards: [card], gold }) });
  }
  if (id === actionId(boardOf(s).at)) return label(s, { id, act: 'location' });
  if (kind === 'poker') return label(s, { id, act: 'poker', opponent: Number(rest) });
  if (kind === 'quest') return label(s, { id, act: 'quest', quest: Number(rest) });
  return id;
}

function phase2(s: AskScene, id: string, kind: string, rest: string): string {
  const label = labels['phase-2/choose'];
  if (id === 'fight-monster') return label(s, { id, act: 'fight-monster' });
  if (kind === 'fight') return label(s, { id, act: 'fight', defender: Number(rest) });
  const attribute = ATTRIBUTES.find((each) => each === rest);
  if (kind === 'meditate' && attribute !== undefined) return label(s, { id, act: 'meditate', attribute });
  return label(s, { id, act: 'explore', deck: rest === 'city' ? 'city' : 'wilds' });
}

function cardOrUse(s: AskScene, id: string, kind: string, rest: string): string {
  switch (kind) {
    case 'card':
      return cardLabel(s, Number(rest));
    case 'potion':
      return potionName(s, Number(rest));
    case 'power':
      return sourceName(s, rest as PowerSource);
    case 'specialty':
      return specialtyName(s);
    case 'stop':
      return s.voice.label('stop');
    case 'enough':
      return s.voice.label('enough');
    case 'none':
      return s.voice.label('gainNothing');
    default:
      return id;
  }
}

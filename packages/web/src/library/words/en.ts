import type { Texts } from '@medallion/words';
import type { LibraryMessages } from './shape.ts';

export const library: Texts<LibraryMessages> = {
  'rules.welcome':
    'The rules as we play them at this table, in our own words. Every paragraph carries its number; the same numbers stand in the chronicle and beside everything that is not possible.',
  'rules.unknown': 'There is no paragraph {clause} here. Look for it in the contents.',
  'rules.search': 'Search the rules',
  'rules.contents': 'Contents',
  'rules.found': 'What was found',
  'rules.results': '{n, plural, =0 {Nothing was found. Try a shorter word.} one {# passage} other {# passages}}',
  'rules.glossary': 'Glossary',
  'rules.glossary.text': 'The words of the rulebook, and what the other three editions call them.',
  'rules.glossary.ours': 'The words of the game in the four languages of this table.',
  'rules.rulings': 'Rulings on gaps',
  'rules.editions': 'The editions compared',
  'rules.englishOnly': 'This page is written in English only.',
  'rules.opening': 'The book is being opened…',
  'rules.missing': 'The rules could not be fetched. Check the connection and open them again.',
  'rules.back': 'Back to what you read before',
  'rules.begin': 'Begin reading: {game}',
  'rules.next': 'Next: {title}',
};

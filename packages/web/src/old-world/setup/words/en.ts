import type { Texts } from '@medallion/words';
import type { SetupMessages } from './shape.ts';

export const setup: Texts<SetupMessages> = {
  'ow.new.schools': 'Schools',
  'ow.new.schools.draft': 'draft',
  'ow.new.schools.draft.text': 'two are dealt, one is kept',
  'ow.new.schools.choice': 'free choice',
  'ow.new.schools.choice.text': 'in turn, from all that are left',
  'ow.new.schools.random': 'by lot',
  'ow.new.schools.random.text': 'nobody chooses',
  'ow.new.schools.fixed': 'as set here',
  'ow.new.schools.fixed.text': 'one for each place',
  'ow.new.schoolOf': 'School of {name}',
  'ow.new.first': 'Who begins?',
  'ow.new.first.random': 'by lot',
  'ow.new.rules': 'Rules',
  'ow.new.edition.default': 'Medallion',
  'ow.new.edition.default.text': 'the clearest reading of all four editions',
  'ow.new.edition.en': 'English',
  'ow.new.edition.pl': 'Polish',
  'ow.new.edition.it': 'Italian',
  'ow.new.edition.ru': 'Russian',
  'ow.new.edition.text': 'as this edition prints it: {n, plural, one {# rule differs} other {# rules differ}}',
  'ow.saves.over': 'Finished in turn {n}, {when}',
  'ow.new.rivals': 'With rivals: two bots',
};

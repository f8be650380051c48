import type { Texts } from '@medallion/words';
import type { FairnessMessages } from './shape.ts';

export const fairness: Texts<FairnessMessages> = {
  'end.fair.text':
    'Before the first card was dealt, the table showed the fingerprint of its secret. Now that the secret is open, the whole game was played once more from it.',
  'end.check.commitment': 'The secret is the one that was promised:',
  'end.check.nonces': 'Every place added a word to the deal:',
  'end.check.record': 'Nothing was changed since the end:',
  'end.check.replay': 'Every answer was allowed:',
  'end.check.finished': 'The game came to its end:',
  'end.check.hash': 'It ended exactly like this:',
  'end.check.ok': 'yes',
  'end.check.bad': 'no',
  'end.commitment': 'Promised fingerprint',
  'end.secret': 'Secret',
  'end.hash': 'Fingerprint of the end',

  'fair.title': 'Nobody chose the cards',
  'fair.checking': 'The game is played once more and compared…',
  'fair.ok': 'All is as it was promised.',
  'fair.bad': 'Something is not as it was promised.',
  'fair.partly': 'All that can still be checked is as it was promised.',
  'fair.absent': 'not kept',
  'fair.intro':
    'Every shuffle and every die follows from one number, the seed. These six lines show that nobody could pick it, and that the game went as the record says. Your own device has just worked it all out again.',
  'fair.yes': 'right',
  'fair.no': 'wrong',
  'fair.commitment': 'The promise',
  'fair.commitment.text':
    'Before anything was dealt, the table chose a secret and showed its fingerprint. A fingerprint says nothing about the secret, and no other secret has the same one.',
  'fair.secret': 'The secret',
  'fair.secret.text': 'Shown only now, because it tells every card. Its fingerprint must be the promise above.',
  'fair.nonces': 'What the players added',
  'fair.nonces.text':
    'Each place added a word of its own after the promise was made. So the table could not know the deal either.',
  'fair.seed': 'The seed',
  'fair.seed.text':
    'The secret and the words together give the seed. From it the whole game was dealt again, and each of the {n} answers was possible.',
  'fair.hash': 'The last position',
  'fair.hash.text':
    'The fingerprint of everything on the table at the end. Played again, the game ends in the very same.',
  'fair.record': 'The whole record',
  'fair.record.text':
    'The fingerprint of what the game was started with and of each answer, written down when it ended. Whoever changed one answer since would have changed it.',
  'fair.formula': 'To check it elsewhere: {formula}',
  'fair.local':
    'At a table on one device that device adds the words of all places. Then the lines prove that nothing was changed afterwards.',
  'fair.replay': 'Look at the game again',
  'fair.word.title': 'Dealt by a word',
  'fair.word':
    'The players chose the word “{word}” to deal by. Whoever knows it can deal the same game beforehand, so the deal was no secret; all that follows was still played by the rules.',
  'fair.word.ok': 'Played by the rules, dealt by a chosen word',
};

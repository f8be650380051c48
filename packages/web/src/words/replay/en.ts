/** The words of a game looked at again, of its fairness, and of the table without a network. */
export const replay = {
  'replay.title': 'Replay',
  'replay.link': 'Look again',
  'replay.eyes': 'Whose eyes?',
  'replay.eyes.all': 'All eyes: every hand is seen',
  'replay.cover': 'Let another look',
  'replay.who': 'Who is looking?',
  'replay.who.text': 'The game still goes on, so each sees it only with their own eyes.',
  'replay.line': 'Point of the game',
  'replay.steps': 'Go through the game',
  'replay.at': 'Turn {turn} · answer {n} of {all}',
  'replay.first': 'To the beginning',
  'replay.turnBack': 'A turn back',
  'replay.back': 'An answer back',
  'replay.play': 'Let it run',
  'replay.pause': 'Stop',
  'replay.on': 'An answer on',
  'replay.turnOn': 'A turn on',
  'replay.last': 'To the end',
  'replay.space': 'Space',
  'replay.now': 'So far the game has come.',
  'replay.end': 'Here the game ended.',
  'replay.undo': '{name} takes the last answer back.',
  'replay.hidden': '{name} answers.',
  'replay.playOn': 'Play on from here',
  'replay.playOn.text': 'A new game begins at this point; this one stays as it is.',
  'replay.playOn.over': 'The game is over here. Go back to a point before its end.',
  'replay.export': 'Save as a file',
  'replay.export.text': 'The whole record: anybody can look at it again and check it.',
  'replay.export.unfinished':
    'The file holds hidden cards too. Give it only to somebody who shall not play against you.',
  'replay.import': 'Open a file',
  'replay.import.busy': 'Reading the file…',
  'replay.import.text':
    'A game that was saved as a file, here or on another device. A game, a scenario or a position can also be dropped on the page or pasted into it.',
  'replay.fault.missing': 'This game is not kept on this device, or cannot be read any more.',
  'replay.fault.empty': 'The file is empty. Save the game once more and try that file.',
  'replay.fault.not-a-record': 'This is not a game saved at this table: the first line does not say so.',
  'replay.fault.damaged': 'The file is damaged in line {n}. Save the game once more and try that file.',
  'replay.fault.other-game': 'This page knows no game of that name.',
  'replay.fault.position': 'This cannot be laid out on a table: {why}',
  'replay.fault.other-version':
    'This game was played with other cards or rules than this version knows. Open it with the version that played it.',
  'replay.fault.no-secret':
    'The file lacks the secret the cards were dealt from, so it cannot be played again. Save it anew when the game is over.',
  'replay.fault.refused': 'Answer {n} is not possible by the rules: the file was changed or is damaged.',
  'replay.fault.altered': 'The game in the file does not end the way the file says: it was changed.',
  'replay.fault.not-kept': 'This device does not let games be kept. Free some space, or leave private browsing.',
  'replay.fault.unfinished': 'That may be seen only when the game is over.',

  'fair.title': 'Nobody chose the cards',
  'fair.link': 'Was it fair?',
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

  'offline.ready': 'A new version of the table is ready.',
  'offline.reload': 'Use it now',
  'offline.later': 'Later',
} as const;

export type ReplayWordTable = Readonly<Record<keyof typeof replay, string>>;

/** What is said where a game is looked at again, or a file is opened. */

import type { None } from '@medallion/words';

export interface ReplayMessages {
  'replay.title': None;
  'replay.eyes': None;
  'replay.eyes.all': None;
  'replay.cover': None;
  'replay.who': None;
  'replay.who.text': None;
  'replay.line': None;
  'replay.steps': None;
  'replay.at': { readonly turn: number; readonly n: number; readonly all: number };
  'replay.first': None;
  'replay.turnBack': None;
  'replay.back': None;
  'replay.play': None;
  'replay.pause': None;
  'replay.on': None;
  'replay.turnOn': None;
  'replay.last': None;
  'replay.space': None;
  'replay.now': None;
  'replay.end': None;
  'replay.undo': { readonly name: string };
  'replay.hidden': { readonly name: string };
  'replay.playOn': None;
  'replay.playOn.text': None;
  'replay.playOn.over': None;
  'replay.export': None;
  'replay.export.text': None;
  'replay.export.unfinished': None;
  'replay.import': None;
  'replay.import.busy': None;
  'replay.import.text': None;
  'replay.fault.missing': None;
  'replay.fault.empty': None;
  'replay.fault.not-a-record': None;
  'replay.fault.damaged': { readonly n: number };
  'replay.fault.other-game': None;
  'replay.fault.position': { readonly why: string };
  'replay.fault.other-version': None;
  'replay.fault.no-secret': None;
  'replay.fault.refused': { readonly n: number };
  'replay.fault.unreadable': { readonly why: string };
  'replay.fault.altered': None;
  'replay.fault.not-kept': None;
  'replay.fault.unfinished': None;
}

import { by, type Texts } from '@medallion/words';
import type { EventParams } from '../shape.ts';
import { cards, tokens } from './forms.ts';

const which = '{known, select, yes {: {cards}} other {}}.';
const path = '{side, select, left {Left} other {Right}} Path';
const alliance = 'an Alliance card of {ally}{known, select, yes {: {card}} other {}}.';
const token = '{of, select, left {Left} other {Right}} Path token';

export const events: Texts<EventParams> = {
  firstChooser: by('You choose a character first.', '{name} chooses a character first.'),
  characterClaimed: by('You are {character}.', '{name} is {character}.'),
  automaChosen: '{name} is {character} and begins with {n} XP.',
  reserveLaid: 'In the Reserve: {cards}.',
  storyOpened: 'The Story: “{story}”.',
  chapterBegan: 'Chapter {n}. Left Path: {left}. Right Path: {right}.',
  turnBegan: 'Chapter {chapter}, turn {n}.',
  reserveRefreshed: 'The Reserve moves up{any, select, yes {; discarded: {cards}} other {}}.',
  deckReshuffled: `The discard pile becomes the new Main Deck: ${cards()}.`,
  figurePlaced: `${by('You go', '{name} goes')} to {n, plural, =0 {the top space} other {row #}}.`,
  figureBlinked: by('Your figure stands above all others now.', '{name}’s figure stands above all others now.'),
  pairTaken: `${by('You take', '{name} takes')} from row {n}: {cards}.`,
  cardsDrawn: `{n, plural, =0 {There is no card left to draw.} other {${by('You draw', '{name} draws')} ${cards()}${which}}}`,
  cardsDiscarded: by('You discard: {cards}.', '{name} discards: {cards}.'),
  sensesLooked: `${by('You look', '{name} looks')} at the {n, plural, one {top card} other {top # cards}} of the Main Deck${which}`,
  sensesTaken: `${by('You take', '{name} takes')} {known, select, yes {{cards}} other {${cards()}}}{bottom, plural, =0 {} other {; to the bottom of the deck {known, select, yes {{bottom, plural, one {goes} other {go}} {under}} other {{bottom, plural, one {goes 1 card} other {go {bottom} cards}}}}}}.`,
  initiativeChanged: 'Initiative: {names}.',
  cardsPlayed: by('You play: {cards}.', '{name} plays: {cards}.'),
  effectApplied: `${by('', '{name}, ')}{card}: {n, plural, =0 {the condition is not met.} other {the effect applies{graded, select, yes { at level {n}} other {}}.}}`,
  symbolLost: `${by('You lose', '{name} loses')} 1 {symbol} {printed, select, yes {Symbol on {card}} other {token}}.`,
  symbolsGained: `${by('You gain', '{name} gains')} ${tokens()}.`,
  vpChanged: `${by('You {way, select, up {gain} other {lose}}', '{name} {way, select, up {gains} other {loses}}')} {n} VP ({total} in all).`,
  xpChanged: `${by('You {way, select, up {gain} other {lose}}', '{name} {way, select, up {gains} other {loses}}')} {n} XP ({total} in all).`,
  abilityUnlocked: by('You unlock an Ability: {ability}.', '{name} unlocks an Ability: {ability}.'),
  abilityUsed: `${by('You use', '{name} uses')} {ability}{detailed, select, yes { ({detail})} other {}}.`,
  automaAwoke: '{name} has reached the second special ability; it counts from now on.',
  automaChose:
    '{name} counts Active Symbols: {row, plural, =0 {no free row shows any, so it takes the top space.} other {row # shows {n}{tied, select, yes {, as many as another, and lies higher.} other {, more than any other.}}}}',
  tokenFlipped: `The solo token {again, select, yes {is flipped again and } other {}}shows the ${path}{why, select, chapter { (start of the chapter)} dominance { (which Path is Dominant)} alliance { (whose Alliance card)} other {}}.`,
  tokensTakenBack: `{name} returns ${tokens()} of the last flip.`,

  declared: 'Declarations: {list}.',
  destinyPlaced:
    'Destiny token {n} {place, select, left {goes to the Left Path} right {goes to the Right Path} other {is set aside}}.',
  dominantFound: `The ${path} is Dominant ({symbolName}): {by, select, more {it has more Destiny tokens} higher {it has the highest Destiny token} other {by choice}}.`,
  chapterScored: `${by('You have', '{name} has')} {dominant, plural, one {# Dominant Symbol} other {# Dominant Symbols}} and {other} Non-Dominant.`,
  pathTokens: 'Path tokens: left to {left}, right to {right}.',
  tokensCleared: 'All Symbol tokens go back to the supply.',
  cardsKept: `${by('You keep', '{name} keeps')}: {cards}{more, select, yes { ({ability})} other {}}.`,
  destinyCollected: 'The Destiny tokens are stacked again.',
  storyFollowed: `The Story follows the ${path}{told, select, yes {: {card}} other {}}.`,
  bonusRead: `{of, select, all {For everybody: {what}.} other {{held, select, no {Nobody holds the ${token}: {what} goes to nobody.} other {{pays, select, yes {${by('You lead', '{name} leads')} the Dominant Path and ${by('pay', 'pays')} for it: {what}.} other {${by('You hold', '{name} holds')} the ${token}: {what}.}}}}}}`,
  epilogueOpened: 'The epilogue{told, select, yes {: {card}} other { opens}}.',
  handsRevealed: 'All hands are revealed{any, select, yes {. {list}} other {}}.',
  sideQuestScored: by('Your Side Quest brings {n} VP.', '{name}’s Side Quest brings {n} VP.'),
  goldenScored: `${by('Your golden marker', '{name}’s golden marker')} on space {space} brings {n} VP.`,
  heroNamed: `${by('You are', '{name} is')} the hero of the tale{known, select, yes { ({character})} other {}}.`,

  effortDealt: 'Extraordinary Effort, chapter by chapter: {list}',
  effortMade: by('You make the Extraordinary Effort.', '{name} makes the Extraordinary Effort.'),
  finalBonus: `The epilogue brings ${by('you', '{name}')} {n} VP.`,
  requirementMet: `${by('You meet', '{name} meets')} the Requirement of the Secret Goal of {back} ({side, select, left {left side} other {right side}}).{known, select, yes { {goal}} other {}}`,
  goalPeeked: `${by('You look', '{name} looks')} at the Secret Goal of {back}.{known, select, yes { {goal}} other {}}`,
  specialTaken: `${by('You take', '{name} takes')} a Special Symbol token for the ${path}.`,
  goalRevealed: 'Secret Goal {goal} {list}.',
  allianceTokensPlaced: 'Alliance tokens: Renfri at row {renfri}, Stregobor at row {stregobor}, both at row {both}.',
  allianceDrawn: `${by('You draw', '{name} draws')} ${alliance}`,
  allianceDiscarded: `${by('You discard', '{name} discards')} ${alliance}`,
  alliancesRevealed: `${by('You reveal', '{name} reveals')} the Alliance with {ally}: {cards}.`,
  allianceApplied: `${by('You', '{name}')} {left, select, yes {${by('let', 'lets')} {card} ({ally}) go without effect} other {${by('apply', 'applies')} {card} ({ally})}}.`,
};

import { by, type Texts } from '@medallion/words';
import type { EventParams } from '../shape.ts';
import { cards, cardsThere, tokens } from './forms.ts';

const which = '{known, select, yes {: {cards}} other {}}.';
const thePath = '{side, select, left {Lewa} other {Prawa}} Ścieżka';
const alliance = 'kartę Sojuszu ({ally}){known, select, yes {: {card}} other {}}.';
const token = '{of, select, left {Lewej} other {Prawej}} Ścieżki';

export const events: Texts<EventParams> = {
  firstChooser: by('Zaczynasz wybór postaci.', 'Wybór postaci zaczyna {name}.'),
  characterClaimed: by('Twoja postać: {character}.', '{name} bierze postać: {character}.'),
  automaChosen: '{name} gra postacią: {character}. Na początek ma {n} PD.',
  reserveLaid: 'W Ofercie kart: {cards}.',
  storyOpened: 'Opowieść: „{story}”.',
  chapterBegan: 'Rozdział {n}. Lewa Ścieżka: {left}. Prawa Ścieżka: {right}.',
  turnBegan: 'Rozdział {chapter}, tura {n}.',
  reserveRefreshed: 'Oferta kart przesuwa się w górę{any, select, yes {; odrzucone: {cards}} other {}}.',
  deckReshuffled: `Stos kart odrzuconych staje się nową Talią Główną: ${cardsThere()}.`,
  figurePlaced: `${by('Stawiasz figurkę', '{name} stawia figurkę')} {n, plural, =0 {na najwyższym polu} other {przy rzędzie #}}.`,
  figureBlinked: by('Twoja figurka stoi teraz ponad wszystkimi.', '{name} stawia figurkę ponad wszystkimi.'),
  pairTaken: `${by('Bierzesz', '{name} bierze')} z rzędu {n}: {cards}.`,
  cardsDrawn: `{n, plural, =0 {Nie ma już kart do dobrania.} other {${by('Dobierasz', '{name} dobiera')} ${cards()}${which}}}`,
  cardsDiscarded: by('Odrzucasz: {cards}.', '{name} odrzuca: {cards}.'),
  sensesLooked: `${by('Oglądasz', '{name} ogląda')} z wierzchu Talii Głównej ${cards()}${which}`,
  sensesTaken: `${by('Bierzesz', '{name} bierze')} {known, select, yes {{cards}} other {${cards()}}}{bottom, plural, =0 {} other {; na spód talii: {known, select, yes {{under}} other {${cardsThere('bottom')}}}}}.`,
  initiativeChanged: 'Inicjatywa: {names}.',
  cardsPlayed: by('Zagrywasz: {cards}.', '{name} zagrywa: {cards}.'),
  effectApplied: `${by('', '{name}, ')}{card}: {n, plural, =0 {warunek nie jest spełniony.} other {efekt działa{graded, select, yes { na poziomie {n}} other {}}.}}`,
  symbolLost: `${by('Tracisz', '{name} traci')} 1 {printed, select, yes {Symbol {symbol} na karcie {card}} other {żeton {symbol}}}.`,
  symbolsGained: `${by('Zyskujesz', '{name} zyskuje')} ${tokens()}.`,
  vpChanged: `${by('{way, select, up {Zyskujesz} other {Tracisz}}', '{name} {way, select, up {zyskuje} other {traci}}')} {n} PZ (razem {total}).`,
  xpChanged: `${by('{way, select, up {Zyskujesz} other {Tracisz}}', '{name} {way, select, up {zyskuje} other {traci}}')} {n} PD (razem {total}).`,
  abilityUnlocked: by('Odblokowujesz Umiejętność: {ability}.', '{name} odblokowuje Umiejętność: {ability}.'),
  abilityUsed: `${by('Używasz Umiejętności', '{name} używa Umiejętności')}: {ability}{detailed, select, yes { ({detail})} other {}}.`,
  automaAwoke: '{name} osiąga drugą zdolność specjalną; działa ona od teraz.',
  automaChose:
    '{name} liczy Symbole Aktywne: {row, plural, =0 {żaden wolny rząd ich nie ma, więc wybiera najwyższe pole.} other {rząd # ma ich {n}{tied, select, yes {, tyle co inny, ale leży wyżej.} other {, najwięcej ze wszystkich.}}}}',
  tokenFlipped:
    'Żeton trybu solo{again, select, yes { po przerzucie} other {}}: {side, select, left {Lewa Ścieżka} other {Prawa Ścieżka}}{why, select, chapter { (początek rozdziału)} dominance { (która Ścieżka dominuje)} alliance { (czyja karta Sojuszu)} other {}}.',
  tokensTakenBack: `{name} oddaje ${tokens()} z ostatniego rzutu.`,

  declared: 'Deklaracje: {list}.',
  destinyPlaced:
    'Żeton Przeznaczenia {n} {place, select, left {trafia na Lewą Ścieżkę} right {trafia na Prawą Ścieżkę} other {zostaje odłożony na bok}}.',
  dominantFound: `Dominuje ${thePath} ({symbolName}): {by, select, more {ma więcej żetonów Przeznaczenia} higher {ma najwyższy żeton Przeznaczenia} other {tak brzmi decyzja}}.`,
  chapterScored: `${by('Twoje Symbole', '{name}, Symbole')}: Dominujące {dominant}, Niedominujące {other}.`,
  pathTokens: 'Żetony Ścieżek: lewy – {left}, prawy – {right}.',
  tokensCleared: 'Wszystkie żetony Symboli wracają do puli ogólnej.',
  cardsKept: `${by('Zachowujesz', '{name} zachowuje')}: {cards}{more, select, yes { ({ability})} other {}}.`,
  destinyCollected: 'Żetony Przeznaczenia znów leżą na stosie.',
  storyFollowed:
    'Opowieść podąża {side, select, left {Lewą} other {Prawą}} Ścieżką{told, select, yes {: {card}} other {}}.',
  bonusRead: `{of, select, all {Dla wszystkich: {what}.} other {{held, select, no {Żetonu ${token} nie ma nikt: {what} przepada.} other {{pays, select, yes {${by('Prowadzisz', '{name} prowadzi')} na Ścieżce Dominującej i ${by('płacisz', 'płaci')} za to: {what}.} other {${by('Masz', '{name} ma')} żeton ${token}: {what}.}}}}}}`,
  epilogueOpened: 'Epilog{told, select, yes {: {card}} other {}}.',
  handsRevealed: 'Wszyscy odkrywają karty z ręki{any, select, yes {. {list}} other {}}.',
  sideQuestScored: by('Twoje Zadanie Poboczne daje {n} PZ.', '{name}, Zadanie Poboczne: {n} PZ.'),
  goldenScored: `${by('Twój złoty znacznik', '{name}, złoty znacznik')} na polu {space}: {n} PZ.`,
  heroNamed: `Główną postacią opowieści ${by('jesteś ty', 'jest {name}')}{known, select, yes { ({character})} other {}}.`,

  effortDealt: 'Nadzwyczajny Wysiłek w kolejnych rozdziałach: {list}',
  effortMade: by('Dokonujesz Nadzwyczajnego Wysiłku.', '{name} dokonuje Nadzwyczajnego Wysiłku.'),
  finalBonus: `${by('Epilog daje ci', '{name}, premia z epilogu:')} {n} PZ.`,
  requirementMet: `${by('Spełniasz Wymaganie', '{name} spełnia Wymaganie')} Tajnego Celu: {back} ({side, select, left {lewa strona} other {prawa strona}}).{known, select, yes { {goal}} other {}}`,
  goalPeeked: `${by('Podglądasz Tajny Cel', '{name} podgląda Tajny Cel')}: {back}.{known, select, yes { {goal}} other {}}`,
  specialTaken: `${by('Bierzesz', '{name} bierze')} żeton Symbolu Specjalnego: ${thePath}.`,
  goalRevealed: 'Tajny Cel {goal} {list}.',
  allianceTokensPlaced:
    'Żetony Sojuszu: Renfri przy rzędzie {renfri}, Stregobor przy rzędzie {stregobor}, oboje przy rzędzie {both}.',
  allianceDrawn: `${by('Dobierasz', '{name} dobiera')} ${alliance}`,
  allianceDiscarded: `${by('Odrzucasz', '{name} odrzuca')} ${alliance}`,
  alliancesRevealed: `${by('Odkrywasz Sojusz', '{name} odkrywa Sojusz')} ({ally}): {cards}.`,
  allianceApplied: `{left, select, yes {${by('Odkładasz', '{name} odkłada')} bez efektu kartę {card} ({ally})} other {${by('Działa twoja karta', '{name}, działa karta')} {card} ({ally})}}.`,
};

import type { Texts } from '@medallion/words';
import type { LabelParams, PromptParams } from '../shape.ts';

export const prompts: Texts<PromptParams> = {
  'setup/character': 'Którą postać wybierasz?',
  'automa/character': 'Którą postacią gra Automa?',
  'choose/pick': 'Skąd bierzesz karty?',
  'play/select': '{n, plural, one {Którą kartę zagrywasz?} other {Które dwie karty zagrywasz, od lewej do prawej?}}',
  'symbols/lose': '{n, plural, one {Który Symbol tracisz?} other {Które Symbole tracisz? (do utraty: #)}}',
  'hand/discard': '{n, plural, one {Którą kartę odrzucasz?} other {Które karty odrzucasz? (do odrzucenia: #)}}',
  'chapter/dominance': 'Żaden żeton Przeznaczenia nie leży na Ścieżce. Która Ścieżka dominuje?',
  'chapter/keep':
    '{n, plural, one {Którą kartę zachowujesz?} few {Które # karty zachowujesz, od lewej do prawej?} many {Które # kart zachowujesz, od lewej do prawej?} other {Które # karty zachowujesz, od lewej do prawej?}}',
  'striga/peek': 'Który Tajny Cel podglądasz?',
  'striga/special': 'Dla której Ścieżki jest żeton Symbolu Specjalnego?',
  'evil/side': 'Czyją kartę Sojuszu dobierasz?',
  'evil/discard':
    'Masz {n, plural, one {# kartę Sojuszu} few {# karty Sojuszu} many {# kart Sojuszu} other {# karty Sojuszu}} ({ally}). Którą odrzucasz?',
  'evil/apply': 'Którą kartę Sojuszu stosujesz teraz?',
  'ability/senses': 'Które karty bierzesz i w jakiej kolejności inne trafiają na spód?',
  'ability/use':
    '{window, select, picked {Po twoim wyborze} resolve {Po efektach} declare {Przed deklaracjami} other {Przed punktacją rozdziału}}: czy używasz Umiejętności?',
};

export const labels: Texts<LabelParams> = {
  random: 'Losowo',
  top: 'Najwyższe pole: 2 karty z Talii Głównej',
  row: 'Rząd {n}: {cards}{bonus, select, xp { (+1 PD)} renfri { (+ Renfri)} stregobor { (+ Stregobor)} both { (+ Renfri albo Stregobor)} other {}}',
  rowOnly: 'Rząd {n}',
  pass: 'Bez brania kart',
  abilityWith: '{ability}: {detail}',
  inOrder: '{first}, potem {then}',
  keepNothing: 'Bez zachowywania kart',
  token: 'Żeton {symbol}',
  special: 'Żeton specjalny: {side, select, left {Lewa Ścieżka} other {Prawa Ścieżka}} ({symbolName})',
  printed: 'Symbol {symbol} na karcie {card}',
  path: '{side, select, left {Lewa Ścieżka} other {Prawa Ścieżka}} ({symbolName})',
  goal: '{back} (Wymaganie: kolor {colour})',
  allianceDeck: '{ally}',
  allianceCard: '{card}: {text}',
  allianceLeft: '{card}: nie, bez efektu',
  exchange: '{card}: tracisz 1 Symbol {lose}, zyskujesz 2 żetony {gain}',
  senses: 'Bierzesz {cards}; na spód: {bottom}',
  loseSome:
    '{n, plural, =0 {bez straty} one {strata # Symbolu} few {strata # Symboli} many {strata # Symboli} other {strata # Symbolu}}',
  decline: 'Nie teraz',
};

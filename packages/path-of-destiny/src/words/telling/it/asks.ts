import type { Texts } from '@medallion/words';
import type { LabelParams, PromptParams } from '../shape.ts';

export const prompts: Texts<PromptParams> = {
  'setup/character': 'Quale personaggio prendi?',
  'automa/character': 'Quale personaggio ha l’Automa?',
  'choose/pick': 'Dove prendi le carte?',
  'play/select': '{n, plural, one {Quale carta giochi?} other {Quali due carte giochi, da sinistra a destra?}}',
  'symbols/lose': '{n, plural, one {Quale Simbolo perdi?} other {Quali Simboli perdi? (da perdere: #)}}',
  'hand/discard': '{n, plural, one {Quale carta scarti?} other {Quali carte scarti? (da scartare: #)}}',
  'chapter/dominance': 'Nessun segnalino Destino è stato posizionato. Quale Sentiero è Dominante?',
  'chapter/keep': '{n, plural, one {Quale carta conservi?} other {Quali # carte conservi, da sinistra a destra?}}',
  'striga/peek': 'Quale Obiettivo Segreto sbirci?',
  'striga/special': 'Per quale Sentiero vale il segnalino Simbolo Speciale?',
  'evil/side': 'Di chi è la carta Alleanza che peschi?',
  'evil/discard': 'Hai {n, plural, one {# carta Alleanza} other {# carte Alleanza}} di {ally}. Quale scarti?',
  'evil/apply': 'Quale carta Alleanza applichi ora?',
  'ability/senses': 'Quali carte prendi, e in che ordine vanno in fondo le altre?',
  'ability/use':
    '{window, select, picked {Dopo la tua scelta} resolve {Dopo gli effetti} declare {Prima delle dichiarazioni} other {Prima del punteggio del capitolo}}: usi un’Abilità?',
};

export const labels: Texts<LabelParams> = {
  random: 'A caso',
  top: 'Spazio più in alto: 2 carte dal Mazzo Principale',
  row: 'Fila {n}: {cards}{bonus, select, xp { (+1 PE)} renfri { (+ Renfri)} stregobor { (+ Stregobor)} both { (+ Renfri o Stregobor)} other {}}',
  rowOnly: 'Fila {n}',
  pass: 'Non prendere carte',
  abilityWith: '{ability}: {detail}',
  inOrder: '{first}, poi {then}',
  keepNothing: 'Non conservare carte',
  token: 'Segnalino di {symbol}',
  special: 'Segnalino speciale: {side, select, left {Sentiero Sinistro} other {Sentiero Destro}} ({symbolName})',
  printed: 'Simbolo di {symbol} sulla carta {card}',
  path: '{side, select, left {Sentiero Sinistro} other {Sentiero Destro}} ({symbolName})',
  goal: '{back} (Requisito: {colour})',
  allianceDeck: '{ally}',
  allianceCard: '{card}: {text}',
  allianceLeft: '{card}: no, senza effetto',
  exchange: '{card}: perdi 1 Simbolo di {lose}, ottieni 2 segnalini di {gain}',
  senses: 'Prendi {cards}; in fondo: {bottom}',
  loseSome: '{n, plural, =0 {senza perdere nulla} one {perdi # Simbolo} other {perdi # Simboli}}',
  decline: 'Non ora',
};

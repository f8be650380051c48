import { by, type Texts } from '@medallion/words';
import type { EventParams } from '../shape.ts';
import { cards, tokens } from './forms.ts';

const which = '{known, select, yes {: {cards}} other {}}.';
const path = 'Sentiero {side, select, left {Sinistro} other {Destro}}';
const alliance = 'una carta Alleanza ({ally}){known, select, yes {: {card}} other {}}.';
const token = 'Sentiero {of, select, left {Sinistro} other {Destro}}';

export const events: Texts<EventParams> = {
  firstChooser: by('Scegli tu il primo personaggio.', '{name} sceglie il primo personaggio.'),
  characterClaimed: by('Il tuo personaggio: {character}.', '{name} prende il personaggio: {character}.'),
  automaChosen: '{name} ha il personaggio {character} e comincia con {n} PE.',
  reserveLaid: 'Nella Riserva: {cards}.',
  storyOpened: 'La Storia: «{story}».',
  chapterBegan: 'Capitolo {n}. Sentiero Sinistro: {left}. Sentiero Destro: {right}.',
  turnBegan: 'Capitolo {chapter}, turno {n}.',
  reserveRefreshed: 'La Riserva sale{any, select, yes {; scarti: {cards}} other {}}.',
  deckReshuffled: `La pila degli scarti diventa il nuovo Mazzo Principale: ${cards()}.`,
  figurePlaced: `${by('Metti la figura', '{name} mette la figura')} {n, plural, =0 {sullo spazio più in alto} other {accanto alla fila #}}.`,
  figureBlinked: by('Ora la tua figura sta sopra tutte le altre.', '{name} mette la figura sopra tutte le altre.'),
  pairTaken: `${by('Prendi', '{name} prende')} dalla fila {n}: {cards}.`,
  cardsDrawn: `{n, plural, =0 {Non restano carte da pescare.} other {${by('Peschi', '{name} pesca')} ${cards()}${which}}}`,
  cardsDiscarded: by('Scarti: {cards}.', '{name} scarta: {cards}.'),
  sensesLooked: `${by('Guardi', '{name} guarda')} in cima al Mazzo Principale ${cards()}${which}`,
  sensesTaken: `${by('Prendi', '{name} prende')} {known, select, yes {{cards}} other {${cards()}}}{bottom, plural, =0 {} other {; in fondo al mazzo: {known, select, yes {{under}} other {${cards('bottom')}}}}}.`,
  initiativeChanged: 'Iniziativa: {names}.',
  cardsPlayed: by('Giochi: {cards}.', '{name} gioca: {cards}.'),
  effectApplied: `${by('', '{name}, ')}{card}: {n, plural, =0 {la condizione non è soddisfatta.} other {l’effetto si applica{graded, select, yes { al livello {n}} other {}}.}}`,
  symbolLost: `${by('Perdi', '{name} perde')} 1 {printed, select, yes {Simbolo di {symbol} sulla carta {card}} other {segnalino di {symbol}}}.`,
  symbolsGained: `${by('Ottieni', '{name} ottiene')} ${tokens()}.`,
  vpChanged: `${by('{way, select, up {Ottieni} other {Perdi}}', '{name} {way, select, up {ottiene} other {perde}}')} {n} PV (in tutto {total}).`,
  xpChanged: `${by('{way, select, up {Ottieni} other {Perdi}}', '{name} {way, select, up {ottiene} other {perde}}')} {n} PE (in tutto {total}).`,
  abilityUnlocked: by('Sblocchi un’Abilità: {ability}.', '{name} sblocca un’Abilità: {ability}.'),
  abilityUsed: `${by('Usi un’Abilità', '{name} usa un’Abilità')}: {ability}{detailed, select, yes { ({detail})} other {}}.`,
  automaAwoke: '{name} raggiunge la seconda abilità speciale, che vale da ora in poi.',
  automaChose:
    '{name} conta i Simboli Attivi: {row, plural, =0 {nessuna fila libera ne mostra, quindi va sullo spazio più in alto.} other {la fila # ne mostra {n}{tied, select, yes {, quanti un’altra, ma sta più in alto.} other {, più di ogni altra.}}}}',
  tokenFlipped: `Il segnalino del solitario{again, select, yes {, lanciato di nuovo,} other {}} mostra il ${path}{why, select, chapter { (inizio del capitolo)} dominance { (quale Sentiero è Dominante)} alliance { (quale carta Alleanza)} other {}}.`,
  tokensTakenBack: `{name} restituisce ${tokens()} dell’ultimo lancio.`,

  declared: 'Dichiarazioni: {list}.',
  destinyPlaced:
    'Il segnalino Destino {n} {place, select, left {va sul Sentiero Sinistro} right {va sul Sentiero Destro} other {viene messo da parte}}.',
  dominantFound: `Il ${path} è Dominante ({symbolName}): {by, select, more {ha più segnalini Destino} higher {ha il segnalino Destino più alto} other {per scelta}}.`,
  chapterScored: `${by('I tuoi Simboli', '{name}, Simboli')}: Dominanti {dominant}, Non Dominanti {other}.`,
  pathTokens: 'Segnalini Sentiero: sinistro, {left}; destro, {right}.',
  tokensCleared: 'Tutti i segnalini Simbolo tornano nella riserva comune.',
  cardsKept: `${by('Conservi', '{name} conserva')}: {cards}{more, select, yes { ({ability})} other {}}.`,
  destinyCollected: 'I segnalini Destino tornano in pila.',
  storyFollowed: `La Storia segue il ${path}{told, select, yes {: {card}} other {}}.`,
  bonusRead: `{of, select, all {Per tutti: {what}.} other {{held, select, no {Nessuno ha il segnalino ${token}: {what} va perso.} other {{pays, select, yes {${by('Sei in testa', '{name} è in testa')} sul Sentiero Dominante e ${by('paghi', 'paga')}: {what}.} other {${by('Hai', '{name} ha')} il segnalino ${token}: {what}.}}}}}}`,
  epilogueOpened: 'L’epilogo{told, select, yes {: {card}} other { si apre}}.',
  handsRevealed: 'Tutti rivelano la mano{any, select, yes {. {list}} other {}}.',
  sideQuestScored: by('La tua Missione Secondaria vale {n} PV.', '{name}, Missione Secondaria: {n} PV.'),
  goldenScored: `${by('Il tuo indicatore dorato', '{name}, indicatore dorato')} sullo spazio {space}: {n} PV.`,
  heroNamed: `Protagonista del racconto: ${by('tu', '{name}')}{known, select, yes { ({character})} other {}}.`,

  effortDealt: 'Impegno Straordinario, capitolo per capitolo: {list}',
  effortMade: by('Compi l’Impegno Straordinario.', '{name} compie l’Impegno Straordinario.'),
  finalBonus: `${by('L’epilogo ti dà', '{name}, bonus dell’epilogo:')} {n} PV.`,
  requirementMet: `${by('Soddisfi il Requisito', '{name} soddisfa il Requisito')} dell’Obiettivo Segreto: {back} ({side, select, left {lato sinistro} other {lato destro}}).{known, select, yes { {goal}} other {}}`,
  goalPeeked: `${by('Sbirci l’Obiettivo Segreto', '{name} sbircia l’Obiettivo Segreto')}: {back}.{known, select, yes { {goal}} other {}}`,
  specialTaken: `${by('Prendi', '{name} prende')} un segnalino Simbolo Speciale per il ${path}.`,
  goalRevealed: 'Obiettivo Segreto {goal} {list}.',
  allianceTokensPlaced:
    'Segnalini Alleanza: Renfri alla fila {renfri}, Stregobor alla fila {stregobor}, entrambi alla fila {both}.',
  allianceDrawn: `${by('Peschi', '{name} pesca')} ${alliance}`,
  allianceDiscarded: `${by('Scarti', '{name} scarta')} ${alliance}`,
  alliancesRevealed: `${by('Riveli l’Alleanza', '{name} rivela l’Alleanza')} con {ally}: {cards}.`,
  allianceApplied: `{left, select, yes {${by('Lasci andare', '{name} lascia andare')} senza effetto {card} ({ally})} other {${by('Applichi', '{name} applica')} {card} ({ally})}}.`,
};

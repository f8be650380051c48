import type { Texts } from '@medallion/words';
import type { FigureMessages } from './shape.ts';

export const figures: Texts<FigureMessages> = {
  'figure.card.type': 'Il dorso dice il tipo: {type}.',
  'figure.card.effect': 'Che cosa fa in uno scontro: {effect}.',
  'figure.card.tab':
    'Un’estensione: qui può seguire la carta successiva, e allora conta ciò che vi è disegnato: {tab}.',
  'figure.card.terrain': 'Il terreno verso cui paga la strada: {terrain}.',
  'figure.card.name': 'Il nome. Copie con lo stesso nome possono avere terreno ed estensioni diversi.',
  'figure.card.cost':
    'Il costo: tante carte scarti quando la ottieni ({n}), più o meno ciò che dice il suo spazio nella fila.',
  'figure.icons.effects': 'In uno scontro',
  'figure.icons.types': 'Tipi di carte',
  'figure.icons.terrains': 'Terreni',
  'figure.icons.places': 'Che cosa offre un luogo',
  'figure.icons.wild': 'su una carta: paga ogni strada',
  'figure.turn.start': 'Ti trovi a {place}, con {n} Oro e queste carte in mano.',
  'figure.turn.move': 'Fase I. Scarti {card}: il suo terreno è quello di {place}, lontana una strada, e ci vai.',
  'figure.turn.act':
    'A {place} ti alleni: {attribute} sale al livello {n}. Tieni il resto della mano e concludi la fase.',
  'figure.turn.explore':
    'Fase II. Non c’è nulla con cui scontrarsi, quindi esplori la città e scegli una di due vie. Ti porta {n} Oro, e una missione che finisce a {place}.',
  'figure.turn.draw':
    'Fase III. Tieni {kept, plural, one {# carta} other {# carte}} e peschi fino ad averne tre: {n, plural, one {# carta} other {# carte}}.',
  'figure.turn.gain':
    'Poi ottieni {card} dalla fila. Costa {printed}, il suo spazio aggiunge {slot}: per averla scarti {pay}.',
  'figure.turn.end': 'La fila si riempie di nuovo, e comincia il giocatore successivo.',
};

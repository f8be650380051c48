import type { Abilities } from '../shape.ts';

export const abilities: Abilities = {
  arachas: 'Prima di formare il tuo Mazzo Vita, scarta 1 carta dalla mano.',
  archespore: 'Puoi iniziare questo scontro solo scartando 1 pozione inutilizzata.',
  barghest: 'Prima di formare il tuo Mazzo Vita, abbassa il tuo Scudo di 1.',
  'drowners-nest': 'Dopo aver formato il tuo Mazzo Vita, guardalo, scartane una carta a tua scelta e mescola le altre.',
  ekimmara:
    'Dopo aver formato il tuo Mazzo Vita, scarta 1 carta dalla mano, a meno che tu abbia la traccia di questo mostro.',
  foglet:
    'Nel primo turno del mostro vale l’attacco, Carica o Azzanna, che ti costa più carte; a parità sceglie il giocatore alla tua destra.',
  'ghouls-nest': 'Nel tuo primo turno di scontro il mostro perde al massimo 2 carte.',
  harpy:
    'Alla fine del tuo primo turno di scontro il Combattimento vale 0 per pescare carte; gli altri effetti di pesca restano validi.',
  'nekkers-nest':
    'Ogni volta che la tua combo non contiene carte verdi, alla fine di quel turno pesca 1 carta in meno.',
  rotfiend: 'Se lo sconfiggi, nella Fase III peschi esattamente 1 carta, qualunque altro effetto ci sia.',
  fiend: 'In questo scontro le tue carte viola non hanno effetto, ma possono comunque estendere una combo.',
  'grave-hag':
    'I danni del primo turno del mostro colpiscono prima la tua mano; solo il resto viene subito come al solito.',
  griffin: 'Alla fine di ogni tuo turno di scontro pesca 1 carta in meno, ma mai meno di 1 per questo motivo.',
  manticore: 'Ogni volta che il mostro infligge danni, ne infligge 1 in meno e tu scarti dalla mano 1 carta a caso.',
  nightwraith:
    'Nel tuo primo turno di scontro la prima carta della combo è scelta a caso dalla tua mano; puoi estenderla come al solito.',
  noonwraith: 'In ogni tuo turno di scontro il tuo Scudo può salire in tutto al massimo di 1.',
  penitent: 'Senza la traccia di questo mostro non infliggi danni nel tuo primo turno di scontro.',
  'water-hag': 'In tutto lo scontro puoi usare al massimo 1 pozione.',
  weavess:
    'Prima di formare il tuo Mazzo Vita, abbassa la Difesa di 1; se lo Scudo è troppo alto, scende al nuovo massimo.',
  werewolf: 'Prima di formare il tuo Mazzo Vita, abbassa il tuo Scudo di 2.',
  whispess: 'Ogni volta che la tua combo contiene una carta gialla, dopo averla risolta abbassa il tuo Scudo di 2.',
  wyvern: 'Alla fine del primo turno del mostro scarta dalla mano 1 carta a caso.',
  brewess: 'Una combo che contiene una carta verde o gialla infligge 1 danno in meno.',
  bruxa: 'Quando inizia il turno con solo 1 o 2 carte nel Mazzo Vita, il suo attacco infligge 2 danni in più.',
  glustyworp: 'Nel tuo primo turno di scontro infliggi al massimo 1 danno.',
  leshen: 'Per questo scontro la Difesa è più bassa di 1; se lo Scudo è troppo alto, scende a quel massimo.',
  striga: 'Prima di formare il tuo Mazzo Vita, abbassa il tuo Scudo di 1 per ogni carta nella tua mano.',
  yghern: 'Una combo che contiene una carta blu infligge 1 danno in meno.',
};

import type { AbilityTexts, Names } from '../shape.ts';

export const monsters: Names['monsters'] = {
  arachas: 'Arachas',
  archespore: 'Archeospora',
  barghest: 'Barghest',
  'drowners-nest': 'Nido di annegati',
  ekimmara: 'Ekimmara',
  foglet: 'Nebbior',
  'ghouls-nest': 'Nido di ghoul',
  harpy: 'Arpia',
  'nekkers-nest': 'Nido di nekker',
  rotfiend: 'Putrefatto',
  fiend: 'Bies',
  'grave-hag': 'Megera dei sepolcri',
  griffin: 'Grifone',
  manticore: 'Manticora',
  nightwraith: 'Wraith notturno',
  noonwraith: 'Wraith diurno',
  penitent: 'Penitente',
  'water-hag': 'Megera d’acqua',
  weavess: 'Tessitrice',
  werewolf: 'Lupo mannaro',
  whispess: 'Sussurratrice',
  wyvern: 'Viverna',
  brewess: 'Mescitrice',
  bruxa: 'Bruxa',
  glustyworp: 'Glustyworp',
  leshen: 'Leshen',
  striga: 'Strige',
  yghern: 'Yghern',
};

export const monsterTrophies: Names['monsterTrophies'] = {
  arachas: 'Ghiandola di arachas',
  archespore: 'Bulbo di archeospora',
  barghest: 'Collare di barghest',
  'drowners-nest': 'Pinna di annegato',
  ekimmara: 'Orecchio di ekimmara',
  foglet: 'Lume di nebbior',
  'ghouls-nest': 'Bottino dei ghoul',
  harpy: 'Piuma d’arpia',
  'nekkers-nest': 'Tamburo dei nekker',
  rotfiend: 'Fegato di putrefatto',
  fiend: 'Terzo occhio del bies',
  'grave-hag': 'Lingua della megera dei sepolcri',
  griffin: 'Remigante di grifone',
  manticore: 'Pungiglione di manticora',
  nightwraith: 'Treccia del wraith notturno',
  noonwraith: 'Velo del wraith diurno',
  penitent: 'Catena del penitente',
  'water-hag': 'Dente della megera d’acqua',
  weavess: 'Filo della Tessitrice',
  werewolf: 'Pelle di lupo mannaro',
  whispess: 'Orecchio della Sussurratrice',
  wyvern: 'Ala di viverna',
  brewess: 'Mestolo della Mescitrice',
  bruxa: 'Zanna di bruxa',
  glustyworp: 'Fauci di glustyworp',
  leshen: 'Corteccia di leshen',
  striga: 'Artiglio di strige',
  yghern: 'Corazza di yghern',
};

/** What each kind of special ability says. */
export const abilities: AbilityTexts = {
  'ability.potionsToStart':
    'Puoi iniziare questo scontro solo scartando {n, plural, one {# pozione inutilizzata} other {# pozioni inutilizzate}}.',
  'ability.discardBefore':
    'Prima di formare il tuo Mazzo Vita, scarta {n, plural, one {# carta} other {# carte}} dalla mano.',
  'ability.shieldBefore': 'Prima di formare il tuo Mazzo Vita, abbassa il tuo Scudo di {n}.',
  'ability.shieldBefore-hand':
    'Prima di formare il tuo Mazzo Vita, abbassa il tuo Scudo di 1 per ogni carta nella tua mano.',
  'ability.defense-lowered':
    'Prima di formare il tuo Mazzo Vita, abbassa la Difesa di 1; se lo Scudo è troppo alto, scende al nuovo massimo.',
  'ability.defense-less-this-fight':
    'Per questo scontro la Difesa è più bassa di 1; se lo Scudo è troppo alto, scende a quel massimo.',
  'ability.deckAfter':
    'Dopo aver formato il tuo Mazzo Vita, guardalo, scartane {n, plural, one {una carta} other {# carte}} a tua scelta e mescola le altre.',
  'ability.discardAfterWithoutTrail':
    'Dopo aver formato il tuo Mazzo Vita, scarta {n, plural, one {# carta} other {# carte}} dalla mano, a meno che tu abbia la traccia di questo mostro.',
  'ability.firstAttack-greater-loss':
    'Nel primo turno del mostro vale l’attacco, Carica o Azzanna, che ti costa più carte; a parità sceglie il giocatore alla tua destra.',
  'ability.firstTurnLosses':
    'Nel tuo primo turno di scontro il mostro perde al massimo {n, plural, one {# carta} other {# carte}}.',
  'ability.firstTurnDamage':
    'Nel tuo primo turno di scontro infliggi al massimo {n, plural, one {# danno} other {# danni}}.',
  'ability.noFirstDamageWithoutTrail':
    'Senza la traccia di questo mostro non infliggi danni nel tuo primo turno di scontro.',
  'ability.noFirstDraw':
    'Alla fine del tuo primo turno di scontro il Combattimento vale 0 per pescare carte; gli altri effetti di pesca restano validi.',
  'ability.drawLessWithout':
    'Ogni volta che la tua combo non contiene carte {colour, select, blue {blu} red {rosse} green {verdi} yellow {gialle} purple {viola} other {}}, alla fine di quel turno pesca 1 carta in meno.',
  'ability.drawLess':
    'Alla fine di ogni tuo turno di scontro pesca {n, plural, one {# carta} other {# carte}} in meno, ma mai meno di 1 per questo motivo.',
  'ability.phase3Draw':
    'Se lo sconfiggi, nella Fase III peschi esattamente {n, plural, one {# carta} other {# carte}}, qualunque altro effetto ci sia.',
  'ability.inert':
    'In questo scontro le tue carte {colour, select, blue {blu} red {rosse} green {verdi} yellow {gialle} purple {viola} other {}} non hanno effetto, ma possono comunque estendere una combo.',
  'ability.firstDamage-hand-first':
    'I danni del primo turno del mostro colpiscono prima la tua mano; solo il resto viene subito come al solito.',
  'ability.damageTakesCard':
    'Ogni volta che il mostro infligge danni, ne infligge 1 in meno e tu scarti dalla mano 1 carta a caso.',
  'ability.firstCard-random':
    'Nel tuo primo turno di scontro la prima carta della combo è scelta a caso dalla tua mano; puoi estenderla come al solito.',
  'ability.shieldPerTurn': 'In ogni tuo turno di scontro il tuo Scudo può salire in tutto al massimo di {n}.',
  'ability.potions': 'In tutto lo scontro puoi usare al massimo {n, plural, one {# pozione} other {# pozioni}}.',
  'ability.shieldAfter':
    'Ogni volta che la tua combo contiene una carta {object}, dopo averla risolta abbassa il tuo Scudo di {n}.',
  'ability.discardAfterFirstTurn':
    'Alla fine del primo turno del mostro scarta dalla mano {n, plural, one {# carta} other {# carte}} a caso.',
  'ability.comboLess': 'Una combo che contiene una carta {object} infligge 1 danno in meno.',
  'ability.eitherColour': '{one} o {other}',
  'ability.lastCards':
    'Quando inizia il turno con al massimo {atMost, plural, one {# carta} other {# carte}} nel Mazzo Vita, il suo attacco infligge {n, plural, one {# danno} other {# danni}} in più.',
};

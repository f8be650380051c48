import type { Texts } from '@medallion/words';
import type { PokerMessages } from './shape.ts';

export const poker: Texts<PokerMessages> = {
  'setup.title': 'Stolik do ćwiczeń',
  'setup.against': 'Kto siada naprzeciw?',
  'setup.locals': 'Miejscowi',
  'setup.locals.text': 'Stawiasz 1, bank dokłada 2. Ostatni przerzut jest zawsze twój.',
  'setup.witcher': 'Drugi wiedźmin',
  'setup.witcher.text': 'Stawiacie po 1, bank dokłada 1. Kto ma turę, przerzuca na końcu; zmieniacie się co grę.',
  'setup.solo': 'Tabela nagród',
  'setup.solo.text': 'Jak w wariancie solo: płacisz 1, rzucasz, raz przerzucasz i dostajesz nagrodę za układ.',
  'setup.length': 'Jak długo?',
  'setup.short': 'Chwilę',
  'setup.evening': 'Wieczór',
  'setup.night': 'Całą noc',
  'setup.purse': '{gold} na start, gramy do {goal}',
  'setup.rules': 'Zasady domowe',
  'setup.twoPairs': 'Dwie pary na dwie pary',
  'setup.twoPairs.highPairFirst': 'najpierw wyższa para',
  'setup.twoPairs.sum': 'suma czterech kości',
  'setup.kickers': 'Kości poza układem',
  'setup.kickers.all': 'porównaj wszystkie',
  'setup.kickers.two': 'porównaj dwie najwyższe',
  'setup.start': 'Siadam',

  'poker.skip': 'Do stołu',
  'poker.place.locals': 'z miejscowymi',
  'poker.place.witcher': 'z drugim wiedźminem',
  'poker.place.solo': 'o nagrodę z tabeli',
  'poker.you': 'Ty',
  'poker.they.witcher': 'Drugi wiedźmin',
  'poker.thrower': 'rzuca za nich twój sąsiad',
  'poker.gold': '{n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}}',
  'poker.purse': 'złoto: {n} z {goal}',
  'poker.pool.empty': 'Pula jest pusta',
  'poker.reward.now':
    '{hand}: {n, plural, =0 {bez nagrody} one {# żeton złota} few {# żetony złota} other {# żetonów złota}}',

  'stage.label': 'Przebieg gry',
  'stage.stakes': 'Stawki',
  'stage.stakes.locals': '1 twoja, 2 z banku',
  'stage.stakes.witcher': 'po 1 i 1 z banku',
  'stage.stakes.solo': '1 twoja',
  'stage.you': 'Przerzucasz',
  'stage.you.any': 'dowolne kości, raz',
  'stage.they': 'Przerzucają',
  'stage.they.any': 'dowolne kości, raz',
  'stage.done': '{n, plural, =0 {bez przerzutu} one {# kość, gotowe} few {# kości, gotowe} other {# kości, gotowe}}',
  'stage.settle': 'Rozliczenie',
  'stage.settle.mine': 'remis jest twój',
  'stage.settle.theirs': 'remis jest ich',
  'stage.reward': 'Nagroda',
  'stage.reward.text': 'z banku',

  'dice.yours': 'Twoje kości',
  'dice.theirs': 'Ich kości',

  'do.play': 'Postaw 1 żeton złota',
  'do.play.again': 'Następna gra, stawiam 1',
  'do.challenged': 'Przyjmij wyzwanie',
  'do.challenged.why': 'Teraz tura drugiego wiedźmina. Wyzwania nie można odrzucić.',
  'do.leave': 'Wstań od stołu',
  'do.suggest': 'Podpowiedz przerzut',
  'do.another': 'Jeszcze jeden wieczór',
  'do.setup': 'Zmień stolik',
  'do.wait': 'Przerzucają…',

  'result.won': 'Wygrywasz {n, plural, one {# żeton} few {# żetony} other {# żetonów}} złota',
  'result.lost.witcher': 'Drugi wiedźmin wygrywa {n, plural, one {# żeton} few {# żetony} other {# żetonów}} złota',

  'clause.OW-POKER-11':
    'Wygrywa wyższy układ. Od najniższego: para, dwie pary, trójka, mały strit, duży strit, full, kareta, poker.',
  'clause.OW-POKER-12': 'Przy tym samym układzie wygrywa ten z wyższych kości.',
  'clause.OW-POKER-13':
    'Dwie pary na dwie pary: najpierw porównuje się wyższe pary, potem niższe. (Zasada domowa: sumę czterech kości.)',
  'clause.OW-POKER-14': 'Full na fulla: najpierw porównuje się trzy równe kości, potem dwie.',
  'clause.OW-POKER-15':
    'Gdy układy są równe, porównuje się kości poza nimi, od najwyższej. (Zasada domowa: tylko dwie najwyższe.)',
  'clause.OW-POKER-16': 'Gdy wszystko jest równe, wygrywa aktywny gracz.',
  'clause.OW-POKER-18':
    'Rzut bez układu jest wart mniej niż para; dwa takie rzuty porównuje się kość po kości, od najwyższej.',
  'clause.OW-SOLO-09':
    'Nagrody solo: para 0, dwie pary 1, trójka 2, każdy strit 3, full 4, kareta 5, poker 6 żetonów złota.',

  'over.goal.you': 'Twoja sakiewka jest pełna',
  'over.goal.they': 'Ich sakiewka jest pełna',
  'over.broke.you': 'Twoja sakiewka jest pusta',
  'over.broke.they': 'Ich sakiewka jest pusta',
  'over.left': 'Wstajesz od stołu',
  'over.left.they': 'Wstają od stołu',
  'over.text': 'Złoto: {gold}, po {games, plural, one {# grze} other {# grach}}.',

  'say.rolled': 'Twój rzut: {mine}.',
  'say.rolled.both': 'Twój rzut: {mine}, {myHand}. Ich rzut: {theirs}, {theirHand}.',
  'say.rerolled.you':
    'Twój przerzut, {n, plural, =0 {żadnej kości} one {# kość} few {# kości} other {# kości}}: {dice}, {hand}.',
  'say.rerolled.they':
    'Ich przerzut, {n, plural, =0 {żadnej kości} one {# kość} few {# kości} other {# kości}}: {dice}, {hand}.',
  'say.turn': 'Twój przerzut.',

  'refusal.stale': 'Na stole coś się zmieniło; spójrz jeszcze raz.',
  'refusal.other': 'Teraz to niemożliwe.',
  'refusal.fault': 'Coś zawiodło w zasadach; gra stoi tam, gdzie stała. Prosimy o zgłoszenie.',

  'why-not.needs-gold': 'Do gry potrzeba 1 żetonu złota.',
  'why-not.opponent-needs-gold': 'Nie mają już złota na stawkę.',

  'save.failed': 'Zapisanej gry nie dało się otworzyć, więc stolik jest wolny.',

  'title.turn': 'Twój przerzut',
};

import type { HabitWords } from './en.ts';

export const habits: HabitWords = {
  'duel.ownFall': 'Ten cios zabiera twoją ostatnią kartę, a przeciwnik wciąż stoi: padniesz bez sił.',
  'ow.gain.hint': 'Dotknij karty, by ją wybrać, i jeszcze raz, by ją zdobyć.',
  'moment.trophy': '{name} zdobywa trofeum',
  'moment.trophy.own': 'Zdobywasz trofeum',
  'moment.trophy.first': 'Twoje pierwsze trofeum!',
  'moment.oneMore': '{name}: brakuje już tylko jednego trofeum do zwycięstwa!',
  'moment.oneMore.own': 'Jeszcze jedno trofeum i wygrywasz!',
  'moment.fatigue':
    'Zmęczenie: {n, plural, one {# karta odchodzi} few {# karty odchodzą} many {# kart odchodzi} other {# karty odchodzi}} z talii na dobre.',
  'moment.level': 'Osiągnięto poziom {level}',
  'moment.level.text': 'Wszystkie cztery atrybuty są już powyżej poprzedniego poziomu.',
  'tavern.forLocals': 'Rzucasz za miejscowych',
  'pace.label': 'Co robią inni',
  'pace.pause': 'Pauza',
  'pace.goOn': 'Dalej',
  'pace.step': 'Następny krok',
  'pace.skip': 'Pokaż wszystko',
  'pace.again': 'Pokaż tę turę jeszcze raz',
  'settings.volume': 'Głośność',
  'settings.pace': 'Tempo botów',
  'settings.pace.text': 'Jak długo widać to, co robią inni. Dowolny klawisz przeskakuje do końca.',
  'settings.pace.slow': 'wolne',
  'settings.pace.normal': 'zwykłe',
  'settings.pace.quick': 'szybkie',
  'settings.pace.at-once': 'od razu',
};

import type { Texts } from '@medallion/words';
import type { FigureMessages } from './shape.ts';

export const figures: Texts<FigureMessages> = {
  'figure.card.type': 'Grzbiet mówi, jaki to rodzaj: {type}.',
  'figure.card.effect': 'Co robi podczas walki: {effect}.',
  'figure.card.tab': 'Przedłużenie: tu może dołączyć następna karta i wtedy liczy się to, co na nim widać: {tab}.',
  'figure.card.terrain': 'Teren, na który opłaca drogę: {terrain}.',
  'figure.card.name': 'Nazwa. Karty o tej samej nazwie mogą się różnić terenem i przedłużeniami.',
  'figure.card.cost': 'Koszt: tyle kart odrzucasz, gdy ją zdobywasz ({n}), z poprawką jej pola w puli.',
  'figure.icons.effects': 'Podczas walki',
  'figure.icons.types': 'Rodzaje kart',
  'figure.icons.terrains': 'Tereny',
  'figure.icons.places': 'Co oferuje obszar',
  'figure.icons.wild': 'na karcie: opłaca każdą drogę',
  'figure.turn.start':
    'Stoisz tutaj: {place}. Masz {n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}} i te karty na ręce.',
  'figure.turn.move':
    'Faza I. Odrzucasz kartę {card}: jej teren to teren obszaru {place}, do którego prowadzi jedna droga, i tam idziesz.',
  'figure.turn.act':
    'W obszarze {place} trenujesz: atrybut „{attribute}” rośnie do poziomu {n}. Resztę kart zachowujesz i kończysz fazę.',
  'figure.turn.explore':
    'Faza II. Nie ma z kim walczyć, więc eksplorujesz miasto i wybierasz jedną z dwóch dróg. Przynosi ona {n, plural, one {# żeton złota} few {# żetony złota} many {# żetonów złota} other {# żetonu złota}} i zadanie, które kończy się w obszarze {place}.',
  'figure.turn.draw':
    'Faza III. Zachowujesz {kept, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i dobierasz do trzech: {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'figure.turn.gain':
    'Potem zdobywasz z puli kartę {card}. Kosztuje {printed}, jej pole dodaje {slot}: odrzucasz za nią kartę {pay}.',
  'figure.turn.end': 'Pula zostaje uzupełniona i zaczyna następny gracz.',
};

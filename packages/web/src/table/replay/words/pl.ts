import type { Texts } from '@medallion/words';
import type { ReplayMessages } from './shape.ts';

export const replay: Texts<ReplayMessages> = {
  'replay.title': 'Powtórka gry',
  'replay.eyes': 'Czyimi oczami?',
  'replay.eyes.all': 'Wszystkimi: widać każdą rękę',
  'replay.cover': 'Niech spojrzy ktoś inny',
  'replay.who': 'Kto patrzy?',
  'replay.who.text': 'Gra jeszcze trwa, więc każdy widzi ją tylko własnymi oczami.',
  'replay.line': 'Miejsce w grze',
  'replay.steps': 'Przewijanie gry',
  'replay.at': 'Tura {turn} · odpowiedź {n} z {all}',
  'replay.first': 'Na początek',
  'replay.turnBack': 'Turę wstecz',
  'replay.back': 'Odpowiedź wstecz',
  'replay.play': 'Odtwarzaj',
  'replay.pause': 'Zatrzymaj',
  'replay.on': 'Odpowiedź naprzód',
  'replay.turnOn': 'Turę naprzód',
  'replay.last': 'Na koniec',
  'replay.space': 'Spacja',
  'replay.now': 'Do tego miejsca doszła gra.',
  'replay.end': 'Tu gra się skończyła.',
  'replay.undo': '{name} cofa ostatnią odpowiedź.',
  'replay.hidden': '{name} odpowiada.',
  'replay.playOn': 'Graj dalej od tego miejsca',
  'replay.playOn.text': 'Od tego miejsca zaczyna się nowa gra; ta zostaje, jaka jest.',
  'replay.playOn.over': 'Tu gra jest skończona. Wróć do miejsca przed końcem.',
  'replay.export': 'Zapisz do pliku',
  'replay.export.text': 'Cały zapis: każdy może go obejrzeć i sprawdzić.',
  'replay.export.unfinished': 'W pliku są też ukryte karty. Daj go tylko komuś, kto nie gra przeciw tobie.',
  'replay.import': 'Otwórz plik',
  'replay.import.busy': 'Czytam plik…',
  'replay.import.text':
    'Gra zapisana do pliku, tu albo na innym urządzeniu. Grę, scenariusz lub pozycję można też upuścić na stronę albo na niej wkleić.',
  'replay.fault.missing': 'Tej gry nie ma na tym urządzeniu albo nie da się jej już odczytać.',
  'replay.fault.empty': 'Plik jest pusty. Zapisz grę jeszcze raz i spróbuj z tamtym plikiem.',
  'replay.fault.not-a-record': 'To nie jest gra zapisana przy tym stole: pierwszy wiersz tego nie mówi.',
  'replay.fault.damaged': 'Plik jest uszkodzony w wierszu {n}. Zapisz grę jeszcze raz i spróbuj z tamtym plikiem.',
  'replay.fault.other-game': 'Ta strona nie zna gry o tej nazwie.',
  'replay.fault.position': 'Tego nie da się rozłożyć na stole: {why}',
  'replay.fault.other-version':
    'W tę grę grano innymi kartami albo według innych zasad, niż zna ta wersja. Otwórz ją wersją, w której ją rozegrano.',
  'replay.fault.no-secret':
    'W pliku brakuje sekretu, z którego rozdano karty, więc nie da się tej gry odtworzyć. Zapisz ją ponownie po zakończeniu.',
  'replay.fault.refused': 'Odpowiedź {n} jest niemożliwa według zasad: plik zmieniono albo jest uszkodzony.',
  'replay.fault.unreadable':
    'Nie da się odczytać zapisanej gry: {why} Zapis nadal istnieje i można go zachować jako plik.',
  'replay.fault.altered': 'Gra w pliku nie kończy się tak, jak mówi plik: został zmieniony.',
  'replay.fault.not-kept':
    'To urządzenie nie pozwala przechowywać gier. Zwolnij trochę miejsca albo wyjdź z trybu prywatnego.',
  'replay.fault.unfinished': 'To można zobaczyć dopiero po zakończeniu gry.',
};

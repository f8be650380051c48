import { by, type Texts } from '@medallion/words';
import type { EventParams } from '../shape.ts';
import { cards, cardsThere, tokens } from './forms.ts';

const which = '{known, select, yes {: {cards}} other {}}.';
const thePath = '{side, select, left {Левый} other {Правый}} Путь';
const alliance = 'карту союза ({ally}){known, select, yes {: {card}} other {}}.';
const token = '{of, select, left {Левого} other {Правого}} Пути';

export const events: Texts<EventParams> = {
  firstChooser: by('Выбор персонажей начинаете вы.', 'Выбор персонажей начинает {name}.'),
  characterClaimed: by('Ваш персонаж: {character}.', '{name} берёт персонажа: {character}.'),
  automaChosen: '{name} играет за персонажа: {character}. В начале: {n} ОО.',
  reserveLaid: 'На Рынке карт: {cards}.',
  storyOpened: 'История: «{story}».',
  chapterBegan: 'Глава {n}. Левый Путь: {left}. Правый Путь: {right}.',
  turnBegan: 'Глава {chapter}, ход {n}.',
  reserveRefreshed: 'Рынок карт сдвигается вверх{any, select, yes {; в сброс: {cards}} other {}}.',
  deckReshuffled: `Стопка сброса становится новой Основной колодой: ${cardsThere()}.`,
  figurePlaced: `${by('Вы ставите фигурку', '{name} ставит фигурку')} {n, plural, =0 {на верхнюю ячейку} other {у ряда #}}.`,
  figureBlinked: by('Теперь ваша фигурка стоит выше всех.', '{name} ставит фигурку выше всех.'),
  pairTaken: `${by('Вы берёте', '{name} берёт')} из ряда {n}: {cards}.`,
  cardsDrawn: `{n, plural, =0 {Карт больше не осталось.} other {${by('Вы берёте', '{name} берёт')} ${cards()}${which}}}`,
  cardsDiscarded: by('Вы сбрасываете: {cards}.', '{name} сбрасывает: {cards}.'),
  sensesLooked: `${by('Вы смотрите', '{name} смотрит')} верх Основной колоды, ${cards()}${which}`,
  sensesTaken: `${by('Вы берёте', '{name} берёт')} {known, select, yes {{cards}} other {${cards()}}}{bottom, plural, =0 {} other {; под низ колоды: {known, select, yes {{under}} other {${cardsThere('bottom')}}}}}.`,
  initiativeChanged: 'Инициатива: {names}.',
  cardsPlayed: by('Вы разыгрываете: {cards}.', '{name} разыгрывает: {cards}.'),
  effectApplied: `${by('', '{name}, ')}{card}: {n, plural, =0 {условие не выполнено.} other {эффект действует{graded, select, yes { на ступени {n}} other {}}.}}`,
  symbolLost: `${by('Вы теряете', '{name} теряет')} 1 {printed, select, yes {символ {symbol} на карте {card}} other {жетон {symbol}}}.`,
  symbolsGained: `${by('Вы получаете', '{name} получает')} ${tokens()}.`,
  vpChanged: `${by('Вы {way, select, up {получаете} other {теряете}}', '{name} {way, select, up {получает} other {теряет}}')} {n} ПО (всего {total}).`,
  xpChanged: `${by('Вы {way, select, up {получаете} other {теряете}}', '{name} {way, select, up {получает} other {теряет}}')} {n} ОО (всего {total}).`,
  abilityUnlocked: by('Вы открываете Способность: {ability}.', '{name} открывает Способность: {ability}.'),
  abilityUsed: `${by('Вы применяете Способность', '{name} применяет Способность')}: {ability}{detailed, select, yes { ({detail})} other {}}.`,
  automaAwoke: '{name}: начинает действовать вторая особая способность.',
  automaChose:
    '{name} считает Активные символы: {row, plural, =0 {ни в одном свободном ряду их нет, поэтому выбрана верхняя ячейка.} other {в ряду # их {n}{tied, select, yes {, столько же, сколько в другом, но этот ряд выше.} other {, больше, чем в остальных.}}}}',
  tokenFlipped:
    'Жетон одиночного режима{again, select, yes { после переброса} other {}}: {side, select, left {Левый Путь} other {Правый Путь}}{why, select, chapter { (начало главы)} dominance { (какой Путь доминирует)} alliance { (чья карта союза)} other {}}.',
  tokensTakenBack: `{name} возвращает ${tokens()} за последний бросок.`,

  declared: 'Объявления: {list}.',
  destinyPlaced:
    'Жетон Предназначения {n} {place, select, left {ложится на Левый Путь} right {ложится на Правый Путь} other {откладывается в сторону}}.',
  dominantFound: `Доминирует ${thePath} ({symbolName}): {by, select, more {на нём больше жетонов Предназначения} higher {на нём старший жетон Предназначения} other {таков выбор}}.`,
  chapterScored: `${by('Ваши символы', '{name}, символы')}: Доминирующие {dominant}, Недоминирующие {other}.`,
  pathTokens: 'Жетоны Путей: левый — {left}, правый — {right}.',
  tokensCleared: 'Все жетоны символов возвращаются в общий запас.',
  cardsKept: `${by('Вы сохраняете', '{name} сохраняет')}: {cards}{more, select, yes { ({ability})} other {}}.`,
  destinyCollected: 'Жетоны Предназначения снова сложены стопкой.',
  storyFollowed: `История идёт дальше: ${thePath}{told, select, yes {, {card}} other {}}.`,
  bonusRead: `{of, select, all {Для всех: {what}.} other {{held, select, no {Жетона ${token} ни у кого нет: {what} пропадает.} other {{pays, select, yes {${by('Вы лидируете', '{name} лидирует')} на Доминирующем Пути и ${by('платите', 'платит')} за это: {what}.} other {${by('У вас', '{name} держит')} жетон ${token}: {what}.}}}}}}`,
  epilogueOpened: 'Эпилог{told, select, yes {: {card}} other {}}.',
  handsRevealed: 'Все открывают карты в руке{any, select, yes {. {list}} other {}}.',
  sideQuestScored: by('Ваше Побочное задание приносит {n} ПО.', '{name}, Побочное задание: {n} ПО.'),
  goldenScored: `${by('Ваш золотой маркер', '{name}, золотой маркер')} на делении {space}: {n} ПО.`,
  heroNamed: `Главный герой этой истории: ${by('вы', '{name}')}{known, select, yes { ({character})} other {}}.`,

  effortDealt: 'Необычайные усилия по главам: {list}',
  effortMade: by('Вы совершаете необычайное усилие.', '{name} совершает необычайное усилие.'),
  finalBonus: `${by('Эпилог приносит вам', '{name}, награда эпилога:')} {n} ПО.`,
  requirementMet: `${by('Вы выполняете требование', '{name} выполняет требование')} тайной цели: {back} ({side, select, left {левая сторона} other {правая сторона}}).{known, select, yes { {goal}} other {}}`,
  goalPeeked: `${by('Вы подсматриваете тайную цель', '{name} подсматривает тайную цель')}: {back}.{known, select, yes { {goal}} other {}}`,
  specialTaken: `${by('Вы берёте', '{name} берёт')} жетон особого символа: ${thePath}.`,
  goalRevealed: 'Тайная цель {goal} {list}.',
  allianceTokensPlaced: 'Жетоны союза: Ренфри у ряда {renfri}, Стрегобор у ряда {stregobor}, оба у ряда {both}.',
  allianceDrawn: `${by('Вы берёте', '{name} берёт')} ${alliance}`,
  allianceDiscarded: `${by('Вы сбрасываете', '{name} сбрасывает')} ${alliance}`,
  alliancesRevealed: `${by('Вы открываете союз', '{name} открывает союз')} ({ally}): {cards}.`,
  allianceApplied: `{left, select, yes {${by('Вы сбрасываете', '{name} сбрасывает')} без эффекта карту {card} ({ally})} other {${by('Действует ваша карта', '{name}, действует карта')} {card} ({ally})}}.`,
};

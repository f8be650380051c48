import type { Texts } from '@medallion/words';
import type { LabelParams, PromptParams } from '../shape.ts';

export const prompts: Texts<PromptParams> = {
  'setup/character': 'Какого персонажа вы берёте?',
  'automa/character': 'За какого персонажа играет Автома?',
  'choose/pick': 'Откуда вы берёте карты?',
  'play/select':
    '{n, plural, one {Какую карту вы разыгрываете?} other {Какие две карты вы разыгрываете, слева направо?}}',
  'symbols/lose': '{n, plural, =1 {Какой символ вы теряете?} other {Какие символы вы теряете? (потерять: #)}}',
  'hand/discard': '{n, plural, =1 {Какую карту вы сбрасываете?} other {Какие карты вы сбрасываете? (сбросить: #)}}',
  'chapter/dominance': 'На Путях нет ни одного жетона Предназначения. Какой Путь доминирует?',
  'chapter/keep':
    '{n, plural, =1 {Какую карту вы сохраняете?} few {Какие # карты вы сохраняете, слева направо?} other {Какие карты вы сохраняете, слева направо? (#)}}',
  'striga/peek': 'Какую тайную цель вы подсматриваете?',
  'striga/special': 'Для какого Пути жетон особого символа?',
  'evil/side': 'Чью карту союза вы берёте?',
  'evil/discard':
    'У вас {n, plural, one {# карта союза} few {# карты союза} many {# карт союза} other {# карты союза}} ({ally}). Какую вы сбрасываете?',
  'evil/apply': 'Какую карту союза вы применяете сейчас?',
  'ability/senses': 'Какие карты вы берёте и в каком порядке остальные уходят под низ?',
  'ability/use':
    '{window, select, picked {После вашего выбора} resolve {После эффектов} declare {Перед объявлениями} other {Перед подсчётом главы}}: применяете Способность?',
};

export const labels: Texts<LabelParams> = {
  random: 'Наугад',
  top: 'Верхняя ячейка: 2 карты из Основной колоды',
  row: 'Ряд {n}: {cards}{bonus, select, xp { (+1 ОО)} renfri { (+ Ренфри)} stregobor { (+ Стрегобор)} both { (+ Ренфри или Стрегобор)} other {}}',
  rowOnly: 'Ряд {n}',
  pass: 'Не брать карт',
  abilityWith: '{ability}: {detail}',
  inOrder: '{first}, затем {then}',
  keepNothing: 'Не сохранять карт',
  token: 'Жетон {symbol}',
  special: 'Особый жетон: {side, select, left {Левый Путь} other {Правый Путь}} ({symbolName})',
  printed: 'Символ {symbol} на карте {card}',
  path: '{side, select, left {Левый Путь} other {Правый Путь}} ({symbolName})',
  goal: '{back} (требование: {colour} цвет)',
  allianceDeck: '{ally}',
  allianceCard: '{card}: {text}',
  allianceLeft: '{card}: нет, без эффекта',
  exchange: '{card}: потерять 1 символ {lose}, получить 2 жетона {gain}',
  senses: 'Взять {cards}; под низ: {bottom}',
  loseSome:
    '{n, plural, =0 {без потерь} one {потерять # символ} few {потерять # символа} many {потерять # символов} other {потерять # символа}}',
  decline: 'Не сейчас',
};

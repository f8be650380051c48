import type { AbilityTexts, Names } from '../shape.ts';

export const monsters: Names['monsters'] = {
  arachas: 'Арахас',
  archespore: 'Архиспора',
  barghest: 'Баргест',
  'drowners-nest': 'Гнездо утопцев',
  ekimmara: 'Экимма',
  foglet: 'Туманник',
  'ghouls-nest': 'Гнездо гулей',
  harpy: 'Гарпия',
  'nekkers-nest': 'Гнездо накеров',
  rotfiend: 'Гнилец',
  fiend: 'Бес',
  'grave-hag': 'Кладбищенская баба',
  griffin: 'Грифон',
  manticore: 'Мантикора',
  nightwraith: 'Полуночница',
  noonwraith: 'Полуденница',
  penitent: 'Кающийся',
  'water-hag': 'Водная баба',
  weavess: 'Пряха',
  werewolf: 'Волколак',
  whispess: 'Шептуха',
  wyvern: 'Виверна',
  brewess: 'Кухарка',
  bruxa: 'Брукса',
  glustyworp: 'Глустиворп',
  leshen: 'Леший',
  striga: 'Стрыга',
  yghern: 'Игерн',
};

export const monsterTrophies: Names['monsterTrophies'] = {
  arachas: 'Железа арахаса',
  archespore: 'Луковица архиспоры',
  barghest: 'Ошейник баргеста',
  'drowners-nest': 'Плавник утопца',
  ekimmara: 'Ухо экиммы',
  foglet: 'Огонёк туманника',
  'ghouls-nest': 'Добыча гулей',
  harpy: 'Перо гарпии',
  'nekkers-nest': 'Барабан накеров',
  rotfiend: 'Печень гнильца',
  fiend: 'Третий глаз беса',
  'grave-hag': 'Язык кладбищенской бабы',
  griffin: 'Маховое перо грифона',
  manticore: 'Жало мантикоры',
  nightwraith: 'Коса полуночницы',
  noonwraith: 'Фата полуденницы',
  penitent: 'Вериги кающегося',
  'water-hag': 'Зуб водной бабы',
  weavess: 'Нить Пряхи',
  werewolf: 'Шкура волколака',
  whispess: 'Ухо Шептухи',
  wyvern: 'Крыло виверны',
  brewess: 'Половник Кухарки',
  bruxa: 'Клык бруксы',
  glustyworp: 'Пасть глустиворпа',
  leshen: 'Кора лешего',
  striga: 'Коготь стрыги',
  yghern: 'Панцирь игерна',
};

/** What each kind of special ability says. */
export const abilities: AbilityTexts = {
  'ability.potionsToStart':
    'Начать эту битву можно, только сбросив {n, plural, one {# неиспользованный эликсир} few {# неиспользованных эликсира} many {# неиспользованных эликсиров} other {# неиспользованного эликсира}}.',
  'ability.discardBefore':
    'Прежде чем сформировать запас жизни, сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из руки.',
  'ability.shieldBefore': 'Прежде чем сформировать запас жизни, понизьте уровень щита на {n}.',
  'ability.shieldBefore-hand':
    'Прежде чем сформировать запас жизни, понизьте уровень щита на 1 за каждую карту в руке.',
  'ability.defense-lowered':
    'Прежде чем сформировать запас жизни, понизьте защиту на 1; слишком высокий уровень щита падает до нового максимума.',
  'ability.defense-less-this-fight':
    'На время этой битвы защита ниже на 1; слишком высокий уровень щита падает до этого максимума.',
  'ability.deckAfter':
    'Сформировав запас жизни, просмотрите его, сбросьте из него {n, plural, one {карту} few {# карты} many {# карт} other {# карты}} по своему выбору и перемешайте остальные.',
  'ability.discardAfterWithoutTrail':
    'Сформировав запас жизни, сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из руки, если у вас нет жетона следа этого монстра.',
  'ability.firstAttack-greater-loss':
    'В первый ход монстра срабатывает та атака, удар или укус, из-за которой вы теряете больше карт; при равенстве выбирает игрок справа от вас.',
  'ability.firstTurnLosses':
    'В ваш первый ход в битве монстр теряет не больше {n, plural, one {# карты} other {# карт}}.',
  'ability.firstTurnDamage': 'В свой первый ход в битве вы наносите не больше {n} урона.',
  'ability.noFirstDamageWithoutTrail': 'Без жетона следа этого монстра вы не наносите урона в свой первый ход в битве.',
  'ability.noFirstDraw':
    'В конце вашего первого хода в битве сражение считается равным 0 при доборе карт; прочие эффекты добора действуют.',
  'ability.drawLessWithout':
    'Каждый раз, когда в вашей комбинации нет {colour, select, blue {синей} red {красной} green {зелёной} yellow {жёлтой} purple {фиолетовой} other {}} карты, в конце этого хода возьмите на 1 карту меньше.',
  'ability.drawLess':
    'В конце каждого своего хода в битве берите на {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} меньше, но из-за этого не меньше 1.',
  'ability.phase3Draw':
    'Если вы его победите, в фазе III возьмите ровно {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} независимо от других эффектов.',
  'ability.inert':
    'В этой битве ваши {colour, select, blue {синие} red {красные} green {зелёные} yellow {жёлтые} purple {фиолетовые} other {}} карты не дают эффекта, но могут продолжать комбинацию.',
  'ability.firstDamage-hand-first':
    'Урон первого хода монстра сначала отнимает карты из вашей руки; лишь остаток наносится как обычно.',
  'ability.damageTakesCard':
    'Каждый раз, нанося урон, монстр наносит на 1 меньше, а вы сбрасываете из руки 1 случайную карту.',
  'ability.firstCard-random':
    'В ваш первый ход в битве первая карта комбинации выбирается из вашей руки случайно; продолжать её можно как обычно.',
  'ability.shieldPerTurn': 'За каждый ваш ход в битве уровень щита может вырасти в сумме не больше чем на {n}.',
  'ability.potions': 'За всю битву можно использовать не больше {n, plural, one {# эликсира} other {# эликсиров}}.',
  'ability.shieldAfter':
    'Каждый раз, когда в вашей комбинации есть {object} карта, после её разыгрывания понизьте уровень щита на {n}.',
  'ability.discardAfterFirstTurn':
    'В конце первого хода монстра сбросьте из руки {n, plural, one {# случайную карту} few {# случайные карты} many {# случайных карт} other {# случайной карты}}.',
  'ability.comboLess': 'Комбинация, в которой есть {object} карта, наносит на 1 урон меньше.',
  'ability.eitherColour': '{one} или {other}',
  'ability.lastCards':
    'Если в начале хода монстра в его запасе жизни не больше {atMost, plural, one {# карты} other {# карт}}, его атака наносит на {n, plural, one {# урон} other {# урона}} больше.',
};

import type { Texts } from '@medallion/words';
import type { AboutMessages } from './shape.ts';

export const about: Texts<AboutMessages> = {
  'about.title': 'О столе',
  'about.unofficial':
    'Medallion — неофициальный стол, сделанный игроками. Он не связан ни с издателем настольных игр, ни с владельцами мира, в котором они происходят. Правила пересказаны нашими словами, рисунки наши.',
  'about.local':
    'Когда вы играете в одиночку, с ботами или за одним экраном, стол целиком работает в вашем браузере: ничего никуда не отправляется, игра хранится на этом устройстве. Стол с друзьями по сети хранит сервер, с которого открыта эта страница.',
  'about.icons': 'Значки',
  'about.iconsText': 'с game-icons.net, по лицензии CC BY 3.0:',
  'about.fonts': 'Шрифты',
  'about.fontsText':
    'Alegreya и Alegreya SC — Хуан Пабло дель Пераль, Ruslan Display — Денис Машаров и Владимир Рабду, Marck Script — Денис Машаров; все по лицензии SIL Open Font License.',
  'about.code': 'Сделано с помощью',
  'about.codeText': 'React, Vite, FormatJS intl-messageformat и noble-hashes; их лицензии прилагаются к ним.',
};

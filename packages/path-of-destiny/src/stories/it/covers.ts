import type { Covers } from '../types.ts';

export const covers: Covers = {
  edge: 'Dove la strada si arrende c’è una valle che ha dimenticato la fame. Io ci ho mangiato. Vi dirò quanto è costato.',
  striga:
    'Un re rivuole sua figlia. La sua città la vuole morta. Hanno firmato entrambi lo stesso contratto, e la luna è quasi piena.',
  evil: 'Una donna con una latta di chiodi, un mago con un registro, e un mercato fra tre giorni. In questa storia hanno ragione tutti.',
};

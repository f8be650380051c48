import { duelControls } from './duel/controls.ts';
import { ShortFight } from './story/ShortFight.tsx';
import { AttributeChoice } from './journey/controls/AttributeChoice.tsx';
import { BoardChoice } from './journey/controls/BoardChoice.tsx';
import { CardsControl } from './journey/controls/CardsControl.tsx';
import { Phase1Control } from './journey/controls/Phase1Control.tsx';
import { Phase2Control } from './journey/controls/Phase2Control.tsx';
import { PowerChoice } from './journey/controls/PowerChoice.tsx';
import { PotionChoice } from './journey/controls/PotionChoice.tsx';
import { TerrainChoice } from './journey/controls/TerrainChoice.tsx';
import { TrashControl } from './journey/controls/TrashControl.tsx';
import type { Controls } from './asked/control.ts';

/**
 * The control that fits a question, by its name. What has none is asked by the plain list. Controls of the journey lie
 * in journey/controls, those of a Fight, a story, the dice in their own folders.
 */
export const controls: Controls = {
  'setup/board': BoardChoice,
  'setup/level-two-slot': TerrainChoice,
  'phase-1/act': Phase1Control,
  'phase-2/choose': Phase2Control,
  'phase-3/discard': CardsControl,
  'phase-3/gain': CardsControl,
  'phase-3/pay': CardsControl,
  'location/train': AttributeChoice,
  'location/exchange': CardsControl,
  'location/clear-row': CardsControl,
  'attributes/choose': AttributeChoice,
  'cards/trash': TrashControl,
  'cards/discard': CardsControl,
  'potions/discard': PotionChoice,
  'row/gain-cost': CardsControl,
  'powers/enter': PowerChoice,
  'tokens/any-trail': TerrainChoice,
  'tokens/trail-quest': TerrainChoice,
  'quest/other-terrain': TerrainChoice,
  'short-fight/combo': ShortFight,
  ...duelControls,
};

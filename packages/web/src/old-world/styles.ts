/** What every screen of Old World is dressed in, in the order it is put on. */
import '../table/table.css';
import './parts/palette.css';
import './dice/at-dice.css';
import './card/card.css';
import './frame/frame.css';
import './frame/replay.css';
import './map/map.css';
import './boards/boards.css';
import './journey/journey.css';

import './menu.css';
import type { TableHead } from '@medallion/table';
import { useState } from 'react';
import { addressOf, goTo } from '../../addresses.ts';
import { together, useVocabulary } from '../../kit/vocabulary.ts';
import { Drawer } from '../../kit/Drawer.tsx';
import { closeDrawer, openCollection, openRules, openSettings } from '../../library/drawer.ts';
import { screensOf } from '../../screens.ts';
import { PACES, set, useSettings } from '../../settings/settings.ts';
import { SoundsOn, Volume } from '../../settings/SoundChoice.tsx';
import { settingsWords } from '../../settings/words/index.ts';
import { useWords } from '../../words/index.tsx';
import { giveUp } from '../given-up.ts';
import { useLinks } from '../link/links.tsx';
import { useSaveFile } from '../save-file.ts';
import { NAME_LENGTH, nameTable, useTableNames } from '../table-names.ts';
import { tableWords } from '../words/index.ts';

const menuWords = together(tableWords, settingsWords);

/** What is done with a game besides playing it: begin anew, keep it as a file, leave; and how it is heard and shown. */
export function Menu({
  table,
  local,
  over,
}: {
  readonly table: TableHead;
  /** The game is kept on this device, and nobody elsewhere plays at it. */
  readonly local: boolean;
  /** Nothing is left to give up. */
  readonly over: boolean;
}) {
  const say = useVocabulary(menuWords);
  const { say: sayPage } = useWords();
  const { pace } = useSettings();
  const name = useTableNames()[table.id] ?? '';
  const links = useLinks();
  const [sure, setSure] = useState(false);
  const [resigns, setResigns] = useState(false);
  const { save, unkept } = useSaveFile(table.id, table.game);
  const again = () => {
    if (!sure) return setSure(true);
    const { game, sitters, options } = table;
    return void links.start({ game, sitters, options }).then((started) => {
      if ('id' in started) goTo(addressOf.table(game, started.id));
    });
  };
  const leave = () => {
    if (!resigns) return setResigns(true);
    giveUp(table.id);
    return goTo(addressOf.newGame(table.game));
  };
  return (
    <Drawer title={say('menu.title')} className="table-menu" onClose={closeDrawer}>
      <div className="menu-body">
        {local && (
          <label className="menu-name">
            <span>{say('menu.name')}</span>
            <input
              type="text"
              value={name}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              onChange={({ target }) => nameTable(table.id, target.value)}
            />
            <small>{say('menu.name.text')}</small>
          </label>
        )}
        <ul className="menu-deeds">
          {local && (
            <>
              <li>
                <button type="button" className="button" onClick={save}>
                  {say('save')}
                </button>
                <p>{say(unkept ? 'menu.unkept' : 'menu.save.text')}</p>
              </li>
              <li>
                <button type="button" className="button" onClick={again}>
                  {say(sure ? 'menu.again.sure' : 'menu.again')}
                </button>
                <p>{say('menu.again.text')}</p>
              </li>
            </>
          )}
          <li>
            <a className="button" href={addressOf.newGame(table.game)}>
              {say('menu.leave')}
            </a>
            <p>{say('menu.leave.text')}</p>
          </li>
          {local && !over && (
            <li>
              <button type="button" className="button give-up-here" onClick={leave}>
                {say(resigns ? 'menu.giveUp.sure' : 'menu.giveUp')}
              </button>
              <p>{say('menu.giveUp.text')}</p>
            </li>
          )}
        </ul>
        <fieldset className="menu-sounds">
          <legend>{say('settings.sounds')}</legend>
          <SoundsOn />
          <Volume />
        </fieldset>
        <fieldset className="menu-pace">
          <legend>{say('settings.pace')}</legend>
          {PACES.map((each) => (
            <label key={each}>
              <input type="radio" name="pace" checked={each === pace} onChange={() => set({ pace: each })} />{' '}
              {say(`settings.pace.${each}`)}
            </label>
          ))}
        </fieldset>
        <button type="button" className="button" onClick={() => openRules()}>
          {sayPage('rules.title')}
        </button>
        {screensOf(table.game)?.collection !== undefined && (
          <button type="button" className="button collection-button" onClick={() => openCollection(table.game)}>
            {sayPage('collection.title')}
          </button>
        )}
        <button type="button" className="button" onClick={openSettings}>
          {say('menu.settings')}
        </button>
      </div>
    </Drawer>
  );
}

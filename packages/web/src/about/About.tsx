import { addressOf } from '../addresses.ts';
import { Icon, type IconName } from '../kit/icons/Icon.tsx';
import used from '../kit/icons/used.json';
import { Glyph, type GlyphName } from '../old-world/icons/Glyph.tsx';
import usedByOldWorld from '../old-world/icons/used.json';
import { Sign, type SignName } from '../table/icons/Sign.tsx';
import usedByTables from '../table/icons/used.json';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useWords } from '../words/index.tsx';
import { aboutWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useTitle } from '../kit/title.ts';

const ICONS = Object.entries(used) as [IconName, string][];
/** Those on the frame of every table, and those of Old World, that are not among the others. */
const SIGNS = (Object.entries(usedByTables) as [SignName, string][]).filter(([name]) => !(name in used));
const MORE = (Object.entries(usedByOldWorld) as [GlyphName, string][]).filter(
  ([name]) => !(name in used) && !(name in usedByTables),
);

/** Who made what of it. */
export function About() {
  const say = useVocabulary(aboutWords);
  const { say: sayPage } = useWords();
  const title = say('about.title');
  useTitle(`${title} · Medallion`);
  return (
    <div className="about table-ground">
      <header>
        <Logo />
        <Languages />
      </header>
      <main className="parchment">
        <h1>{title}</h1>
        <p>{say('about.unofficial')}</p>
        <p>{say('about.local')}</p>
        <h2>{say('about.icons')}</h2>
        <p>{say('about.iconsText')}</p>
        <ul className="icons">
          {ICONS.map(([name, author]) => (
            <li key={name}>
              <Icon name={name} />
              {name} ({author})
            </li>
          ))}
          {SIGNS.map(([name, author]) => (
            <li key={name}>
              <Sign name={name} />
              {name} ({author})
            </li>
          ))}
          {MORE.map(([name, author]) => (
            <li key={name}>
              <Glyph name={name} />
              {name} ({author})
            </li>
          ))}
        </ul>
        <h2>{say('about.fonts')}</h2>
        <p>{say('about.fontsText')}</p>
        <h2>{say('about.code')}</h2>
        <p>{say('about.codeText')}</p>
        <a className="back" href={addressOf.home}>
          {sayPage('about.back')}
        </a>
      </main>
    </div>
  );
}

import { Glyph, type GlyphName } from '../icons/Glyph.tsx';
import { type Tab, useJourney } from '../picking/context.ts';

const TABS: readonly { readonly tab: Tab; readonly glyph: GlyphName }[] = [
  { tab: 'map', glyph: 'treasure-map' },
  { tab: 'offer', glyph: 'card-pick' },
  { tab: 'lurks', glyph: 'wyvern' },
  { tab: 'board', glyph: 'rune-stone' },
  { tab: 'log', glyph: 'scroll-unfurled' },
];

/** What a small screen shows: one thing at a time. */
export function Tabs() {
  const { tab: now, setTab, sitting } = useJourney();
  const { say } = sitting.words;
  return (
    <nav className="tabs-bar" aria-label={say('ow.tabs')}>
      {TABS.map(({ tab, glyph }) => (
        <button key={tab} type="button" aria-current={tab === now ? 'page' : undefined} onClick={() => setTab(tab)}>
          <Glyph name={glyph} />
          {say(`ow.tab.${tab}`)}
        </button>
      ))}
    </nav>
  );
}

import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';

/**
 * What the styles of a folder may reach. Every file lies in a layer, later ones win over earlier ones whatever their
 * selectors say; and what a game draws on its table reaches nothing outside its root. A rule is written as if the game
 * were alone in the page: the root is put before it here, without weight, so that `.answer` stays as strong as it looks.
 */
interface Reach {
  readonly layer: (typeof LAYERS)[number];
  /** The classes everything of a game lies in. One that ends in a dash is the beginning of all its classes. */
  readonly roots?: readonly string[];
}

/** The order stands in index.html too: it has to be known before the first file of styles arrives. */
export const LAYERS = ['base', 'kit', 'table', 'game'] as const;

/** By folder of src, the more precise first. */
const REACHES: readonly (readonly [folder: string, reach: Reach])[] = [
  ['styles/', { layer: 'base' }],
  ['kit/', { layer: 'kit' }],
  ...[
    'home/',
    'table/',
    'library/',
    'collection/',
    'settings/',
    'online/',
    'teacher/',
    'daily/',
    'host/',
    'offline/',
  ].map((folder) => [folder, { layer: 'table' }] as const),
  // Dice are rolled in taverns of a journey and at a table of their own.
  ['old-world/dice/', { layer: 'game', roots: ['old-world', 'poker'] }],
  // What is Old World's and lies beside its table: a new game, a drawer.
  ['old-world/', { layer: 'game', roots: ['old-world', 'of-old-world'] }],
  ['path-of-destiny/', { layer: 'game', roots: ['path-of-destiny', 'pd-'] }],
  ['poker/', { layer: 'game', roots: ['poker'] }],
];

const SOURCES = fileURLToPath(new URL('./src/', import.meta.url));

function reachOf(file: string): Reach | undefined {
  const path = file.replaceAll('\\', '/');
  const home = SOURCES.replaceAll('\\', '/');
  if (!path.startsWith(home)) return undefined;
  return REACHES.find(([folder]) => path.slice(home.length).startsWith(folder))?.[1];
}

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type PostcssPlugin = Extract<Plugins[number], { readonly postcssPlugin: string; Once?: unknown }>;

/** Puts every rule into the layer of its folder and, where that is a game's, under the game's root. */
export function stylesInReach(): PostcssPlugin {
  return {
    postcssPlugin: 'medallion-styles',
    Once(root, { AtRule }) {
      // The page's own few lines name their layer themselves.
      if (root.source?.input.file?.includes('index.html?') === true) return;
      const nodes = [...root.nodes];
      root.removeAll();
      for (const node of nodes) {
        const file = node.source?.input.file ?? '';
        const reach = reachOf(file);
        if (reach === undefined)
          throw node.error(`styles-plugin.ts does not know how far the styles of ${file} reach.`);
        const { last } = root;
        const layer =
          last?.type === 'atrule' && last.name === 'layer' && last.params === reach.layer ? last : undefined;
        const within = layer ?? new AtRule({ name: 'layer', params: reach.layer, nodes: [] });
        if (layer === undefined) root.append(within);
        within.append(node);
      }
      root.walkRules((rule) => {
        const roots = reachOf(rule.source?.input.file ?? '')?.roots;
        const { parent } = rule;
        if (roots === undefined || parent?.type === 'rule') return;
        if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')) return;
        rule.selectors = rule.selectors.map((selector) => {
          const placed = underRoot(selector, roots);
          if (placed === undefined) throw rule.error(`${selector} reaches outside its game: name its root in :has().`);
          return placed;
        });
      });
    },
  };
}

/** A selector under the root of its game; none for what speaks of the whole page without asking for that root. */
export function underRoot(selector: string, roots: readonly string[]): string | undefined {
  const [first = ''] = /^[^\s>+~]+/.exec(selector) ?? [];
  const names = (text: string): boolean =>
    roots.some((name) => new RegExp(name.endsWith('-') ? `\\.${name}` : `\\.${name}(?![\\w-])`).test(text));
  if (/^(?:html|body|:root)(?![\w-])/.test(selector)) return names(selector) ? selector : undefined;
  if (names(first)) return selector;
  const classes = roots.filter((name) => !name.endsWith('-')).map((name) => `.${name}`);
  return `:where(${classes.join(', ')}) ${selector}`;
}

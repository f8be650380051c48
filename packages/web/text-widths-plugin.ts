import type { CSSOptions } from 'vite';
import { TEXT_FACTORS } from './src/settings/text-factors.ts';
import { mediaOf } from './src/styles/widths.ts';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type PostcssPlugin = Extract<Plugins[number], { readonly postcssPlugin: string; Once?: unknown }>;

const NAMED = /\(--([\w-]+)\)/g;
/** A size somebody wrote down instead of naming it. */
const UNNAMED = /(?:width|height)\s*[:<>=]/;

/**
 * Sizes at which a page is laid out otherwise are named, and few: src/styles/widths.ts has them all. Larger text makes
 * the page behave as a smaller one does, as enlarging it in the browser would: every such boundary is drawn again,
 * further out, for each size of text. Boundaries cannot ask for the size of text themselves, and a table of 1280 pixels
 * with letters a quarter larger was laid out as if it had room for everything.
 */
export function widthsByText(): PostcssPlugin {
  return {
    postcssPlugin: 'medallion-text-widths',
    OnceExit(root) {
      root.walkAtRules('media', (media) => {
        if (UNNAMED.test(media.params))
          throw media.error(`${media.params} is no size of src/styles/widths.ts: name one of those.`);
        if (!media.params.includes('(--')) return;
        const at = (factor: number): string =>
          media.params.replaceAll(NAMED, (_, name: string) => {
            const query = mediaOf(name, factor);
            if (query === undefined) throw media.error(`There is no size called ${name} in src/styles/widths.ts.`);
            return query;
          });
        // Who speaks of a size of text already knows what it does.
        if (/data-text/.test(media.toString())) {
          media.params = at(1);
          return;
        }
        for (const [text, factor] of Object.entries(TEXT_FACTORS)) {
          const copy = media.clone({ params: at(factor) });
          copy.walkRules((rule) => {
            const { parent } = rule;
            if (parent?.type === 'rule') return;
            if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')) return;
            rule.selectors = rule.selectors.map((selector) => withText(selector, text));
          });
          media.before(copy);
        }
        media.remove();
      });
    },
  };
}

/** A selector that holds for one size of text only, and weighs what it did. */
function withText(selector: string, text: string): string {
  const holds = text === 'normal' ? ':not([data-text^="large"])' : `[data-text="${text}"]`;
  const page = /^(html|:root)(?![\w-])/.exec(selector)?.[1];
  return page === undefined
    ? `:where(html${holds}) ${selector}`
    : `${page}:where(${holds})${selector.slice(page.length)}`;
}

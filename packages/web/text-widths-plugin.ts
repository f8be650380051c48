import type { CSSOptions } from 'vite';
import { TEXT_FACTORS } from './src/settings/text-factors.ts';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type PostcssPlugin = Extract<Plugins[number], { readonly postcssPlugin: string; Once?: unknown }>;

const BOUND = /(?:min|max)-(?:width|height):\s*[\d.]+px/;
/** The file in which larger screens enlarge the text itself. */
const OF_THE_TEXT = /[\\/]styles[\\/]tokens\.css$/;

/**
 * Larger text makes the page behave as a smaller one does, as enlarging it in the browser would: every boundary in
 * pixels is drawn again, further out, for each size of text. Boundaries cannot ask for the size of text themselves, and
 * a table of 1280 pixels with letters a quarter larger was laid out as if it had room for everything.
 */
export function widthsByText(): PostcssPlugin {
  return {
    postcssPlugin: 'medallion-text-widths',
    OnceExit(root) {
      root.walkAtRules('media', (media) => {
        if (!BOUND.test(media.params) || OF_THE_TEXT.test(media.source?.input.file ?? '')) return;
        // Who speaks of a size of text already knows what it does.
        if (/data-text/.test(media.toString())) return;
        for (const [text, factor] of Object.entries(TEXT_FACTORS)) {
          const copy = media.clone({
            params: media.params.replaceAll(
              /((?:min|max)-(?:width|height):\s*)([\d.]+)px/g,
              (_, name: string, pixels: string) => `${name}${scaled(Number(pixels), factor)}px`,
            ),
          });
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

/** Both sides of a boundary stay side by side: 1279 and 1280 are a pixel apart at any size. */
const scaled = (pixels: number, factor: number): number => Math.round(pixels * factor * 100) / 100;

/** A selector that holds for one size of text only, and weighs what it did. */
function withText(selector: string, text: string): string {
  const holds = text === 'normal' ? ':not([data-text^="large"])' : `[data-text="${text}"]`;
  const page = /^(html|:root)(?![\w-])/.exec(selector)?.[1];
  return page === undefined
    ? `:where(html${holds}) ${selector}`
    : `${page}:where(${holds})${selector.slice(page.length)}`;
}

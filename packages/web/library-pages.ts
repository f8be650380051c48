/** The rules told to players, turned from Markdown into pages and passages when the page is built. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Article, Passage, Shelf, Terms } from './src/library/shelf.ts';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const MODULE = /^\0?virtual:rules\/(old-world|path-of-destiny)\/(\w+)$/;

/** What is written in English only, by game. */
const APPENDIX: Readonly<Record<string, readonly string[]>> = {
  'old-world': ['rulings.md', 'editions.md'],
  'path-of-destiny': ['rulings-path-of-destiny.md'],
};
/** Where the words of a game stand in four languages, if the game itself does not bring them along. */
const TERMS = `${DOCS}catalogue/path-of-destiny.md`;

/**
 * `virtual:rules/<game>/en` and the other languages are the articles of a game, `…/appendix` its rulings and the
 * editions compared, `…/terms` its glossary.
 */
export function libraryPages(): Plugin {
  return {
    name: 'medallion-library-pages',
    resolveId: (source) => (MODULE.test(source) ? `\0${source}` : undefined),
    load(source) {
      const [, game, name] = (source.startsWith('\0') && MODULE.exec(source)) || [];
      if (game === undefined || name === undefined) return undefined;
      const files = name === 'terms' ? [TERMS] : filesOf(game, name);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(name === 'terms' ? termsIn(TERMS) : shelfOf(game, name, files))};`;
    },
  };
}

function filesOf(game: string, name: string): readonly string[] {
  if (name === 'appendix') return (APPENDIX[game] ?? []).map((file) => DOCS + file);
  const folder = `${DOCS}rules/${game}/${name}/`;
  return readdirSync(folder)
    .filter((file) => /^\d\d-.*\.md$/.test(file))
    .toSorted()
    .map((file) => folder + file);
}

function shelfOf(game: string, name: string, files: readonly string[]): Shelf {
  const about = name === 'appendix' ? new Map<string, string>() : contents(game, name);
  const articles: Article[] = [];
  const passages: Passage[] = [];
  for (const file of files) {
    const slug = slugOf(file);
    const { title, html, passages: own } = read(slug, readFileSync(file, 'utf8'));
    articles.push({ slug, title, about: about.get(slug) ?? '', html });
    passages.push(...own);
  }
  return { articles, passages };
}

/** What each article is about, from the table in the README beside them. */
function contents(game: string, name: string): Map<string, string> {
  const readme = readFileSync(`${DOCS}rules/${game}/${name}/README.md`, 'utf8');
  const rows = readme.matchAll(/^\|[^|]*\|\s*\[[^\]]*\]\(([^)]+)\)\s*\|\s*(.*?)\s*\|$/gm);
  return new Map(Array.from(rows, ([, file = '', text = '']) => [slugOf(file), text]));
}

/** The table of the part on terminology: English, Italian, Polish, Russian. */
function termsIn(file: string): Terms {
  const [, part = ''] = readFileSync(file, 'utf8').split(/^# Part \d+ — Terminology$/m);
  const rows = part.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm);
  return Array.from(rows, ([, en = '', it = '', pl = '', ru = '']) => ({ en, pl, it, ru })).slice(1);
}

const slugOf = (file: string): string => basename(file, '.md').replace(/^\d\d-/, '');

function read(slug: string, text: string): { title: string; html: string; passages: Passage[] } {
  const marked = new Marked();
  const tokens = marked.lexer(text);
  const passages: Passage[] = [];
  let title = slug;
  let heading = '';
  let headings = 0;
  // A passage without a number of its own is found by the last one before it.
  let at = slug;
  const add = (raw: string): void => {
    const anchors = Array.from(raw.matchAll(/<a id="([^"]+)"><\/a>/g), ([, id = '']) => id);
    at = anchors[0] ?? at;
    const words = plain(marked.parseInline(raw.replace(/^\s*(?:>|\|)/gm, ' '), { async: false }));
    if (words !== '') passages.push({ article: slug, at, heading, text: words });
  };
  for (const token of tokens as readonly Token[]) {
    switch (token.type) {
      case 'heading': {
        const { depth, text: words } = token as Tokens.Heading;
        const said = plain(marked.parseInline(words, { async: false }));
        if (depth === 1) title = said;
        else {
          headings += 1;
          heading = said;
          at = `${slug}-${headings}`;
        }
        break;
      }
      case 'list':
        for (const item of (token as Tokens.List).items) add(item.text);
        break;
      case 'table':
        for (const row of (token as Tokens.Table).rows) add(row.map((cell) => cell.text).join(' · '));
        break;
      case 'paragraph':
      case 'blockquote':
        add(token.raw);
        break;
      default:
    }
  }
  return { title, passages, html: page(slug, marked.parser(tokens)) };
}

/** Text without markup, for searching and for the lines that are found. */
function plain(html: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signs[sign] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The page of an article: numbers can be linked to, links stay inside the library, wide things can be scrolled. */
function page(slug: string, html: string): string {
  let headings = 0;
  return (
    html
      .replace(/^\s*<h1>.*<\/h1>\s*/, '')
      .replace(/<h([23])>/g, (_, depth: string) => {
        headings += Number(depth) > 1 ? 1 : 0;
        return `<h${depth} id="${slug}-${headings}">`;
      })
      .replace(/<a id="([^"]+)"><\/a>/g, (_, id: string) => {
        return `<a class="mark" id="${id}" href="#/rules/${id}">${id.toUpperCase()}</a>`;
      })
      .replace(/<a href="([^"]+)">(.*?)<\/a>/gs, (whole, href: string, text: string) => {
        const address = addressOf(href);
        if (address === undefined) return text;
        return address === href ? whole : `<a href="${address}">${text}</a>`;
      })
      // The page draws its own: what others see as a picture is a place here.
      .replace(
        /<p><img src="[^"]*\/pictures\/rules\/(\w+)-\w+\.webp" alt="([^"]*)"[^>]*><\/p>/g,
        '<figure data-figure="$1">$2</figure>',
      )
      .replace(/<table>/g, '<div class="wide" tabindex="0"><table>')
      .replace(/<\/table>/g, '</table></div>')
      .replace(/<pre>/g, '<pre tabindex="0">')
  );
}

/** Where a link between the files leads inside the library; nowhere if it leaves the library for another file. */
function addressOf(href: string): string | undefined {
  if (/^(https?:|#\/)/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  if (anchor !== undefined) return `#/rules/${anchor}`;
  const slug = slugOf(file);
  if (slug === 'README') return '#/rules';
  return /(^|\/)\d\d-|^(?:\.\.\/)*(?:rulings(?:-path-of-destiny)?|editions)\.md$/.test(file)
    ? `#/rules/${slug}`
    : undefined;
}

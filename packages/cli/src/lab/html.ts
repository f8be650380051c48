/** The frame of a page that stands by itself. */

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
:root { color-scheme: light dark; --ink: #2a2420; --paper: #f6f1e7; --line: #b9a98c; --mark: #8a3324; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8dfd0; --paper: #1d1a17; --line: #5b4f3f; --mark: #d98c6f; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; }
a { color: var(--mark); }
table { border-collapse: collapse; margin: 1rem 0; }
caption, figcaption { text-align: left; font-weight: bold; }
th, td { border-bottom: 1px solid var(--line); padding: 0.15rem 0.8rem 0.15rem 0; text-align: left; font-weight: normal; }
th { font-style: italic; }
figure { margin: 1rem 0; }
svg { max-width: 100%; height: auto; }
svg text { fill: currentColor; font: 11px sans-serif; }
rect { fill: var(--mark); }
polyline { fill: none; stroke-width: 2; }
.c0 { stroke: #b8860b; } .c1 { stroke: #8a3324; } .c2 { stroke: #2e6f40; } .c3 { stroke: #3a5f9e; } .c4 { stroke: #7b3fa0; }
text.c0, text.c1, text.c2, text.c3, text.c4 { stroke: none; }
text.c0 { fill: #b8860b; } text.c1 { fill: #8a3324; } text.c2 { fill: #2e6f40; } text.c3 { fill: #3a5f9e; } text.c4 { fill: #7b3fa0; }
line.fair { stroke: var(--line); stroke-dasharray: 3 3; } line.doubt { stroke: var(--mark); stroke-width: 2; opacity: 0.5; }
circle.on { fill: var(--paper); stroke: var(--mark); stroke-width: 2; } circle.off { fill: var(--mark); stroke: var(--mark); stroke-width: 2; }
path.way { fill: var(--mark); opacity: 0.25; } text.light { fill: var(--paper); } text.small { font-size: 8px; }
.row { display: flex; flex-wrap: wrap; gap: 1rem 2rem; } .changes b { font-weight: bold; }
article { border-top: 1px solid var(--line); padding: 0.5rem 0; }
article:target { outline: 2px solid var(--mark); outline-offset: 0.4rem; }
.scene { font-style: italic; }
`;

export function page(title: string, body: string, language = 'en'): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`;
}

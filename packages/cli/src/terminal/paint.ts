/** Colour where there is a screen, plain text everywhere else. */

import { stripVTControlCharacters, styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'cyan' | 'yellow' | 'red' | 'green' | 'blue' | 'magenta';

export function paint(style: Style, text: string): string {
  return process.stdout.isTTY && process.env.NO_COLOR === undefined ? styleText(style, text) : text;
}

/** How wide a line may be. */
export function columns(): number {
  return Math.min(process.stdout.columns ?? 100, 110);
}

/** Breaks a text at spaces; every line after the first begins with the indent. What is painted takes no more room. */
export function wrap(text: string, width: number, indent = ''): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width, indent))
    .join('\n');
}

function wrapLine(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  let room = width - line.length;
  for (const word of text.trim().split(' ')) {
    const length = stripVTControlCharacters(word).length;
    if (room < length + 1 && line.trim() !== '') {
      lines.push(line);
      line = indent;
      room = width - indent.length;
    }
    const gap = line.trim() === '' ? '' : ' ';
    line += gap + word;
    room -= length + gap.length;
  }
  return [...lines, line].join('\n');
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVENTS, EXPLORATIONS } from '@medallion/old-world/content';
import { stories } from '@medallion/old-world/stories';
import { afterAll, describe, expect, it } from 'vitest';
import { writeStories } from '../src/commands/stories.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-stories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['en', 'ru'] as const)('the page of the tales in %s', (language) => {
  const html = readFileSync(writeStories({ out: folder, language }), 'utf8');
  const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

  it('has every card once', () => {
    const ids = [...EXPLORATIONS.map(({ id }) => id), ...EVENTS.map(({ number }) => `event-${number}`)];
    expect(anchors).toEqual(new Set(ids));
    expect(html.match(/<article /g)).toHaveLength(ids.length);
  });

  it('leads nowhere else', () => {
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target);
    expect(html).not.toMatch(/<script|src=|https?:|undefined|\[object/);
  });

  it('tells the tale and says what it does', () => {
    expect(html).toContain(stories(language).explorations['city-01'].title);
    expect(html).toContain('<span class="scene">');
    expect(html).toContain(`lang="${language}"`);
  });
});

import { expect, test } from 'vitest';
import { isInstalled } from '../lib/install.mjs';
import { workspace } from './workspace.ts';

const lock = (packages: object) => JSON.stringify({ packages });
const asked = lock({
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-mac': { version: '1.0.0', optional: true },
});
const installed = (packages: object) =>
  isInstalled(workspace({ 'package-lock.json': asked, 'node_modules/.package-lock.json': lock(packages) }));

test('nothing is installed on a fresh clone', () => {
  expect(isInstalled(workspace({ 'package-lock.json': asked }))).toBe(false);
});

test('an install counts when it holds the locked versions, with or without what is for other machines', () => {
  expect(installed({ 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  expect(installed({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-mac': { version: '1.0.0' } })).toBe(true);
});

test('a missing package or another version asks for an install', () => {
  expect(installed({})).toBe(false);
  expect(installed({ 'node_modules/a': { version: '0.9.0' } })).toBe(false);
});

import { expect, test } from 'vitest';
import { fromVitest, sum, tally, tallyLine } from '../lib/tally.mjs';

test('the last line names what passed and what failed', () => {
  expect(tallyLine(tally(12, 0))).toBe('12 passed, 0 failed');
});

test('the last line mentions skipped tests only where there are some', () => {
  expect(tallyLine(sum([tally(1, 2), tally(3, 0, 4)]))).toBe('4 passed, 2 failed, 4 skipped');
});

test('skipped and planned tests both count as skipped', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2, testResults: [] };
  expect(fromVitest(report, 0)).toEqual(tally(5, 0, 3));
});

test('a test file that does not load counts as one failure', () => {
  const unloaded = { status: 'failed', assertionResults: [] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const report = { numPassedTests: 5, numFailedTests: 1, testResults: [unloaded, failing] };
  expect(fromVitest(report, 1)).toEqual(tally(5, 2));
});

test('a run that failed without saying where counts as one failure', () => {
  expect(fromVitest({ numPassedTests: 5, testResults: [] }, 1)).toEqual(tally(5, 1));
  expect(fromVitest(undefined, 1)).toEqual(tally(0, 1));
});

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @returns {Tally} */
export const tally = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

/** @returns {Tally} */
export const sum = (/** @type {readonly Tally[]} */ tallies) =>
  tallies.reduce((a, b) => tally(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped), tally());

/** The line people and machines look for at the end of a run. */
export const tallyLine = (/** @type {Tally} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * What Vitest's JSON report adds up to. A file that did not even load has no test results of its own:
 * it counts as one failure, and so does a run that failed without saying where.
 * @param {unknown} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function fromVitest(report, exitCode) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number,
   *   testResults?: { status: string, assertionResults: { status: string }[] }[] }} */ (report ?? {});
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const failed = numFailedTests + unloaded;
  return tally(numPassedTests, exitCode !== 0 && failed === 0 ? 1 : failed, numPendingTests + numTodoTests);
}

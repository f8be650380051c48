import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const every = 'packages/*/test/**/*.browser.test.{ts,tsx}';
/** Whoever measures whether a frame is late must have the machine to itself. */
const alone = 'packages/web/test/offline.browser.test.ts';

/** The longest file begins first: started last, it went on for a minute after all others were done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('/screens.browser.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Tests that drive a real browser. They find it in the environment: CHROMIUM is the program,
// TABLE_URL the address of a table serving the built page.
export default defineConfig({
  test: {
    globalSetup: ['scripts/lib/table-for-tests.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine can make a browser miss a moment once; what is broken fails again.
    retry: 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: [alone], sequence: { groupOrder: 0 } } },
      // A browser mostly waits for what it shows: two at once took 8:50 minutes where one after the other took 10:40.
      {
        extends: true,
        test: { name: 'pairs', include: [every], exclude: [alone], maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
    ],
  },
});

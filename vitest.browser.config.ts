import { defineConfig } from 'vitest/config';

// Tests that drive a real browser. They find it in the environment: CHROMIUM is the program,
// TABLE_URL the address of a table serving the built page.
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.browser.test.{ts,tsx}'],
    globalSetup: ['scripts/lib/table-for-tests.ts'],
    // One browser at a time: two would fight for the processor, and for the screenshots.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine can make a browser miss a moment once; what is broken fails again.
    retry: 1,
  },
});

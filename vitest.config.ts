import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** On a busy machine whole games take their time; a test that hangs is noticed all the same. */
const PATIENCE = 20_000;

const exclude = ['**/*.browser.test.*', '**/node_modules/**'];

export default defineConfig({
  test: {
    // Left to itself Vitest keeps a core free: on two cores tests ran one after the other, 9:42 minutes instead of 6:01.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'rooms',
          include: ['packages/!(web)/{src,test}/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude,
          setupFiles: ['scripts/lib/line-to-paste.ts'],
          testTimeout: PATIENCE,
        },
      },
      // The page's own configuration knows how to read what only the page imports.
      {
        extends: './packages/web/vite.config.ts',
        root: 'packages/web',
        test: { name: 'web', include: ['{src,test}/**/*.test.{ts,tsx}'], exclude, testTimeout: PATIENCE },
      },
    ],
  },
});

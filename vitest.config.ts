import { defineConfig } from 'vitest/config';

const exclude = ['**/*.browser.test.*', '**/node_modules/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rooms',
          include: ['packages/!(web)/{src,test}/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude,
        },
      },
      // The page's own configuration knows how to read what only the page imports.
      {
        extends: './packages/web/vite.config.ts',
        root: 'packages/web',
        test: { name: 'web', include: ['{src,test}/**/*.test.{ts,tsx}'], exclude },
      },
    ],
  },
});

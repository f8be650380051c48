import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**'],
  },
});

/** Equipment for tests of tables. */

export { newTable, testStore } from './store-suite.ts';

import { MemoryStore } from '../src/stores/memory.ts';
import { testStore } from '../src/testing/store-suite.ts';

let store = new MemoryStore();
testStore('memory', {
  fresh: () => {
    store = new MemoryStore();
  },
  open: () => store,
});

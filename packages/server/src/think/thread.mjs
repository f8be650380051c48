// The door of a thread: our sources are TypeScript, and a thread has to be told anew how to read them.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');

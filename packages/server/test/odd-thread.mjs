// A thread whose bots do what no bot should: each by its name. Whoever else is asked answers with the own name.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ n, thought: { bot, seed } }) => {
  switch (seed === 'nobody can' ? 'throws' : bot) {
    case 'hangs':
      for (;;);
    case 'throws':
      return parentPort?.postMessage({ n, fault: 'Error: a bot threw' });
    case 'breaks':
      // Nobody catches it: the thread is gone.
      throw new Error('a thread broke');
    default:
      return parentPort?.postMessage({ n, choice: `by ${bot}` });
  }
});

import { randomBytes } from 'node:crypto';
import { renderUnicodeCompact } from 'uqr';
import { addressesOf, portOf } from './addresses.ts';
import { createServer } from './server.ts';
import { type Home, type Settings, settingsFrom } from './settings.ts';

/** What went wrong when starting, as a sentence that says what to do. */
function explain(error: unknown, { port, host }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop the other program, or pick another port with PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `Port ${port} needs special rights: pick one above 1023 with PORT=8484 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}": set HOST to localhost or to 0.0.0.0.`;
    default:
      return `The table could not start: ${message}`;
  }
}

async function start(home: Home): Promise<void> {
  // Made anew at every start, unless the host chose one: several nodes then have the same.
  const settings = { adminSecret: randomBytes(16).toString('hex'), ...settingsFrom(process.env, home) };
  const server = await createServer(settings);
  const { host, port } = settings;
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw new Error(explain(error, settings));
  }
  // 0.0.0.0 is nothing a browser can go to.
  const bound = portOf(server);
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  console.log(`The table is set: http://${name}:${bound}`);
  console.log(`For you alone, who runs it: http://${name}:${bound}/#/admin/${settings.adminSecret}`);
  // Whoever is in the same room plays on their phone: the first address as a code to be scanned.
  const [first, ...others] = addressesOf(host, bound);
  if (first !== undefined) {
    console.log(`For everybody in the house: ${[first, ...others].join('  ')}`);
    console.log(renderUnicodeCompact(first, { border: 2 }));
  }

  const stop = (notice: number) => {
    // A second Ctrl-C, or a connection that will not close, ends the process all the same.
    process.once('SIGINT', () => process.exit(1));
    void server
      .drain(notice)
      .then(() => {
        setTimeout(() => process.exit(1), 900).unref();
        return server.close();
      })
      .then(() => process.exit(0));
  };
  // Whoever presses Ctrl-C does not wait for a proxy to take notice.
  process.once('SIGINT', () => stop(0)).once('SIGTERM', () => stop(settings.notice));
}

/** Sets the table as the environment asks for, until a signal says stop; what prevents it is told in one sentence. */
export function serve(home: Home): void {
  start(home).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

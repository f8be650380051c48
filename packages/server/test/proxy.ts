/** A wire between two machines that can be cut without either hearing of it: nothing is refused, nothing arrives. */

import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

export class Proxy {
  readonly port: number;
  private readonly to: number;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private lost = new Set<Socket>();
  private isCut = false;

  static async to(port: number): Promise<Proxy> {
    const proxy = new Proxy(port, await freePort());
    await new Promise<void>((resolve) => proxy.server.listen(proxy.port, '127.0.0.1', resolve));
    return proxy;
  }

  private constructor(to: number, port: number) {
    this.to = to;
    this.port = port;
    this.server = createServer((near) => {
      const far = connect(this.to, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        if (this.isCut) this.lost.add(one);
        one.on('data', (bytes) => {
          if (!this.lost.has(one)) other.write(bytes);
        });
        one.on('close', () => {
          this.sockets.delete(one);
          if (!this.lost.has(one)) other.destroy();
        });
        one.on('error', () => undefined);
      }
    });
  }

  /** From now on nothing arrives; lines there are now never work again. */
  cut(): void {
    this.isCut = true;
    this.lost = new Set(this.sockets);
  }

  /** New lines work. */
  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What stands between two sides: lets everything through, or answers in the other's place. */
type Mode = 'pass' | { answer: (path: string) => string };

/** A way to a server that can be cut, closed, slowed, or lie. */
export class FaultProxy {
  #server: Server | null = null;
  #mode: Mode = 'pass';
  #port = 0;
  readonly #sockets = new Set<Socket>();
  readonly #frozen = new WeakSet<Socket>();
  #isFrozen = false;
  /** Milliseconds before anything is passed on. */
  delayMs = 0;
  /** Paths asked for since the last `lie`, each with its time in Unix ms. */
  readonly asked: { path: string; at: number }[] = [];

  private constructor(readonly target: number) {}

  static async before(target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await proxy.open();
    return proxy;
  }

  get port(): number {
    return this.#port;
  }

  /** Takes connections again, on the same port. */
  async open(): Promise<void> {
    if (this.#server) return;
    const server = createServer((socket) => this.#take(socket));
    server.listen({ port: this.#port, host: '127.0.0.1', backlog: 4_096 });
    await once(server, 'listening');
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Breaks every connection; new ones are taken at once. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Takes no connections any more, and breaks those there are. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.cut();
    await closed;
  }

  /**
   * Carries no byte on any connection there is, and breaks none: what a phone leaves behind when it
   * changes networks. New ones are as dead until `thaw`, which brings no frozen one back.
   */
  freeze({ newToo = true } = {}): void {
    this.#isFrozen = newToo;
    for (const socket of this.#sockets) this.#frozen.add(socket);
  }

  /** New connections carry again. */
  thaw(): void {
    this.#isFrozen = false;
  }

  /** Answers every request itself: `answer` gives the whole HTTP answer to a path. */
  answerWith(answer: (path: string) => string): void {
    this.#mode = { answer };
    this.asked.length = 0;
    this.cut();
  }

  /** Lets everything through again. */
  passThrough(): void {
    this.#mode = 'pass';
    this.cut();
  }

  #take(socket: Socket): void {
    this.#keep(socket);
    const mode = this.#mode;
    if (mode === 'pass') this.#passOn(socket);
    else this.#answer(socket, mode.answer);
  }

  #passOn(socket: Socket): void {
    const upstream = connect(this.target, '127.0.0.1');
    this.#keep(upstream);
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (chunk) => {
        if (this.#frozen.has(from)) return;
        if (this.delayMs === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), this.delayMs);
      });
    pass(socket, upstream);
    pass(upstream, socket);
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => {
      if (!this.#frozen.has(upstream)) socket.destroy();
    });
  }

  #answer(socket: Socket, answer: (path: string) => string): void {
    socket.once('data', (chunk: Buffer) => {
      const path = /^\S+ (\S+)/.exec(chunk.toString('latin1'))?.[1] ?? '';
      this.asked.push({ path, at: Date.now() });
      socket.end(answer(path));
    });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    if (this.#isFrozen) this.#frozen.add(socket);
    socket.setNoDelay(true);
    // A broken connection is what this is for.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

/** An HTTP answer, as it goes over the wire; a browser may read it. */
export function httpAnswer(status: number, type: string, body: string, more = ''): string {
  return [
    `HTTP/1.1 ${status} Whatever`,
    `Content-Type: ${type}`,
    'Access-Control-Allow-Origin: *',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...(more ? [more] : []),
    '',
    body,
  ].join('\r\n');
}

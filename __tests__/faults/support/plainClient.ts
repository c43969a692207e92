import { Agent, get } from 'node:http';
import { againAfterMs } from '@/lib/realtime/openClient';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

interface Envelope {
  d: { seq: number };
}

/** A client that polls as the SDK does and waits as the product makes it wait, without its weight. */
export class PlainClient {
  /** Numbers of the messages as they came. */
  readonly heard: number[] = [];
  /** When it came back after a failure, Unix ms. */
  readonly returns: number[] = [];
  isConnected = false;
  #cursor = '';
  #isOver = false;

  constructor(
    readonly port: number,
    /** Subscribe key and channel. */
    readonly place: { key: string; channel: string },
    readonly token: string,
  ) {
    void this.#run();
  }

  close(): void {
    this.#isOver = true;
  }

  async #run(): Promise<void> {
    let hasFailed = false;
    while (!this.#isOver) {
      try {
        if (hasFailed) this.returns.push(Date.now());
        await this.#poll();
        hasFailed = false;
      } catch {
        hasFailed = true;
        this.isConnected = false;
        await new Promise((resolve) => setTimeout(resolve, againAfterMs()));
      }
    }
  }

  async #poll(): Promise<void> {
    const { key, channel } = this.place;
    const cursor = this.#cursor === '' ? '' : `&tt=${this.#cursor}`;
    const path = `/v2/subscribe/${key}/${channel}/0?uuid=anonymous&auth=${this.token}${cursor}`;
    const answer = JSON.parse(await this.#fetch(path)) as { t: { t: string }; m: Envelope[] };
    this.isConnected = true;
    this.#cursor = answer.t.t;
    for (const { d } of answer.m) this.heard.push(d.seq);
  }

  #fetch(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port: this.port, path, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(String(response.statusCode)));
        });
        response.on('error', reject);
      });
      request.on('error', reject);
    });
  }
}

/** Ends the connections that are kept. */
export function dropConnections(): void {
  agent.destroy();
}

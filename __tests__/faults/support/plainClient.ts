import { Agent, get } from 'node:http';
import { readAnswer } from '@/__tests__/support/subscribeAnswer';
import { againAfterMs } from '@/lib/realtime/openClient';
import { TokenRefresh, type RealtimeToken } from '@/lib/realtime/tokenRefresh';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

class Denied extends Error {}

/** A client that polls as the SDK does and waits as the product makes it wait, without its weight. */
export class PlainClient {
  /** Numbers of the messages as they came. */
  readonly heard: number[] = [];
  /** When each of them came, Unix ms. */
  readonly heardAt: number[] = [];
  /** When it came back after a failure, Unix ms. */
  readonly returns: number[] = [];
  /** When its token was refused, Unix ms. */
  readonly refusals: number[] = [];
  isConnected = false;
  #cursor = '';
  #region = 0;
  #token = '';
  #isOver = false;
  readonly #refresh: TokenRefresh;

  constructor(
    readonly port: number,
    /** Subscribe key and channel. */
    readonly place: { key: string; channel: string },
    fetchToken: () => Promise<RealtimeToken>,
  ) {
    this.#refresh = new TokenRefresh({
      fetchToken,
      apply: (token) => {
        this.#token = token;
      },
    });
    void this.#run();
  }

  close(): void {
    this.#isOver = true;
    this.#refresh.stop();
  }

  async #run(): Promise<void> {
    await this.#refresh.renew();
    let hasFailed = false;
    while (!this.#isOver) {
      try {
        if (hasFailed) this.returns.push(Date.now());
        await this.#poll();
        hasFailed = false;
      } catch (error) {
        this.isConnected = false;
        if (error instanceof Denied) await this.#renew();
        else {
          hasFailed = true;
          await new Promise((resolve) => setTimeout(resolve, againAfterMs()));
        }
      }
    }
  }

  async #renew(): Promise<void> {
    this.refusals.push(Date.now());
    await this.#refresh.renew({ denials: 1 });
  }

  async #poll(): Promise<void> {
    const { key, channel } = this.place;
    const cursor = this.#cursor === '' ? '' : `&tt=${this.#cursor}&tr=${this.#region}`;
    const path = `/v2/subscribe/${key}/${channel}/0?uuid=anonymous&auth=${this.#token}${cursor}`;
    const answer = readAnswer(await this.#fetch(path));
    this.isConnected = true;
    this.#cursor = answer.t.t;
    this.#region = answer.t.r;
    for (const { d } of answer.m) {
      this.heard.push(d.seq);
      this.heardAt.push(Date.now());
    }
  }

  #fetch(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port: this.port, path, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else if (response.statusCode === 403) reject(new Denied(text));
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

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

type RealtimeKeys = Record<'publishKey' | 'subscribeKey' | 'secretKey', string>;

const serviceKey = 'service-key-of-a-fault-test';

/** A port nobody listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export interface GraphqlAnswer {
  data?: Record<
    string,
    { error: string | null; item?: unknown; items?: unknown[]; cursor?: string | null }
  >;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** The real backend in a process of its own, so that it can be killed. */
export class BackendProcess {
  #child: ChildProcess | null = null;

  constructor(
    readonly dataDir: string,
    readonly port: number,
    readonly realtimePort: number,
  ) {}

  static async on(dataDir: string): Promise<BackendProcess> {
    return new BackendProcess(dataDir, await freePort(), await freePort());
  }

  /** Starts and waits until `/health` answers 200. */
  async start(env: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'production',
        PLAYPLUS_MODE: 'development',
        DATA_DIR: this.dataDir,
        BACKEND_PORT: String(this.port),
        REALTIME_PORT: String(this.realtimePort),
        HOST: '127.0.0.1',
        SERVICE_KEY: serviceKey,
        LOG_LEVEL: 'error',
        RATE_LIMIT_FACTOR: '1000000',
        DRAND_RELAYS: 'none',
        ...env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#child = child;
    while (child.exitCode === null) {
      const health = await fetch(`http://127.0.0.1:${this.port}/health`).catch(() => null);
      if (health?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the backend ended with ${child.exitCode} before it was ready`);
  }

  /** The keys under which a client of the embedded real-time server speaks to it. */
  realtimeKeys(): { publishKey: string; subscribeKey: string } {
    const { publishKey, subscribeKey } = this.#keys();
    return { publishKey, subscribeKey };
  }

  /** The key that may do everything. */
  realtimeSecret(): string {
    return this.#keys().secretKey;
  }

  #keys(): RealtimeKeys {
    const file = join(this.dataDir, 'realtime', 'keys.json');
    return JSON.parse(readFileSync(file, 'utf8')) as RealtimeKeys;
  }

  /** SIGKILL: nothing of the process gets to clean up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Waits until the process has ended by itself. */
  async ended(): Promise<void> {
    if (this.#child && this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit');
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.#child) return;
    this.#child.kill(signal);
    await this.ended();
  }

  /** One message of Stripe as the web process passes it on; the status, 503 when no answer comes. */
  async webhook(body: string, signature: string): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'x-service-key': serviceKey, 'stripe-signature': signature },
      body,
    }).catch(() => null);
    return answer?.status ?? 503;
  }

  /** One GraphQL request as the web process sends it; throws when no answer comes. */
  async graphql(
    query: string,
    variables: Record<string, unknown>,
    session?: string,
  ): Promise<GraphqlAnswer> {
    const reply = await fetch(`http://127.0.0.1:${this.port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-service-key': serviceKey,
        'x-request-id': 'fault-test',
        'x-client-ip': '127.0.0.1',
        ...(session ? { 'x-session': session } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await reply.json()) as GraphqlAnswer;
  }
}

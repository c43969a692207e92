import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './backendProcess';

export interface Product {
  address: string;
  /** Ends it, does something in its environment, and starts it again at the same address. */
  standStill: (work: (env: NodeJS.ProcessEnv) => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

/** The built product with both processes, on free ports and fresh data without demo content. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playplus-product-'));
  const settings = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(await freePort()),
    BACKEND_PORT: String(await freePort()),
    REALTIME_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    DRAND_RELAYS: 'none',
    ...env,
  };
  let running = await run(settings);
  return {
    address: running.url.replace('localhost', '127.0.0.1'),
    standStill: async (work) => {
      await running.end();
      await work(settings);
      running = await run(settings);
    },
    stop: async () => {
      await running.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function run(env: NodeJS.ProcessEnv): Promise<{ url: string; end: () => Promise<void> }> {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--mode=production', '--empty'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = once(child, 'message').then(([message]) => (message as { url: string }).url);
  const ended = once(child, 'exit');
  const url = await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`the product ended with ${String(code)}`))),
  ]);
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, end };
}

/** A browser without a screen: keeps cookies and sends the XSRF header, as a page's script would. */
export class Caller {
  readonly #cookies = new Map<string, string>();

  constructor(readonly address: string) {}

  async open(path: string): Promise<Response> {
    const reply = await fetch(this.address + path, {
      headers: { cookie: this.#cookieHeader() },
      redirect: 'manual',
    });
    this.#keepCookies(reply);
    return reply;
  }

  /** Calls by path suffix; the answer's status and JSON body. */
  call(path: string, payload: unknown, headers: Record<string, string> = {}) {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return this.#post(path, body, { 'content-type': 'application/json', ...headers });
  }

  /** Sends a file as a form does; answered like a call. */
  send(path: string, file: Buffer) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'picture');
    return this.#post(path, form, {});
  }

  async #post(path: string, body: string | FormData, headers: Record<string, string>) {
    if (!this.#cookies.has('XSRF-TOKEN')) await (await this.open('/login')).arrayBuffer();
    const reply = await fetch(`${this.address}/api/secureql/query/${path}`, {
      method: 'POST',
      headers: {
        cookie: this.#cookieHeader(),
        origin: this.address,
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
      body,
    });
    this.#keepCookies(reply);
    return { status: reply.status, body: (await reply.json()) as Answer };
  }

  async signUp(handle: string, userType: 'CREATOR' | 'FAN'): Promise<this> {
    const { status, body } = await this.call('accounts/sign-up/', {
      firstName: 'Test',
      lastName: 'Person',
      email: `${handle}@matrix.test`,
      password: `a long pass phrase of ${handle} indeed`,
      userType,
      handle,
      locale: 'en',
    });
    if (status !== 200 || body.signUp?.error) throw new Error(JSON.stringify(body));
    return this;
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(reply: Response): void {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

interface Root {
  error?: string | null;
  item?: Record<string, unknown> | null;
  items?: Record<string, unknown>[];
}

/** Body of an answer: roots by name, or a refusal under `error`. */
export type Answer = Record<string, (Root & { code?: string }) | undefined>;

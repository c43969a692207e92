import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PubNub from 'pubnub';
import { loadOrCreateKeys, type RealtimeKeys } from '@/backend/emulators/realtime/keys';
import {
  startRealtimeServer,
  type RealtimeLimits,
  type RealtimeServer,
} from '@/backend/emulators/realtime/server';

export const silentLogger = { info: () => {}, warn: () => {}, error: () => {} };

export type Heard = Record<'messages' | 'statuses' | 'actions', string[]> & {
  timetokens: string[];
};

/** One embedded server on a folder of its own, with clients of the real SDK; `dispose` closes everything. */
export class Stage {
  readonly keys: RealtimeKeys;
  clockShiftMs = 0;
  #server: RealtimeServer | undefined;
  #clients: PubNub[] = [];
  #port = 0;
  #proxies: Server[] = [];

  private constructor(
    readonly folder: string,
    readonly limits: Partial<RealtimeLimits>,
  ) {
    this.keys = loadOrCreateKeys(folder);
  }

  static async open(limits: Partial<RealtimeLimits> = {}): Promise<Stage> {
    const stage = new Stage(await mkdtemp(join(tmpdir(), 'realtime-')), limits);
    await stage.start();
    return stage;
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    this.#server = await startRealtimeServer({
      host: '127.0.0.1',
      port: this.#port,
      dataDir: this.folder,
      keys: this.keys,
      logger: silentLogger,
      now: () => Date.now() + this.clockShiftMs,
      limits: { drainMs: 500, ...this.limits },
    });
    this.#port = this.#server.port;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async dispose(): Promise<void> {
    for (const client of this.#clients) {
      client.unsubscribeAll();
      client.destroy(true);
    }
    await this.stop();
    for (const proxy of this.#proxies) {
      proxy.closeAllConnections();
      proxy.close();
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  /** A client that may do what its token allows; without one, nothing. */
  client(userId: string, token?: string, port = this.#port): PubNub {
    return this.#connect({ userId }, token, port);
  }

  /** The holder of the secret key. */
  admin(): PubNub {
    return this.#connect({ userId: 'playplus-backend', secretKey: this.keys.secretKey });
  }

  /** The token PlayPlus gives a user: public parties, and the own notifications. */
  grant(userId: string, ttl = 15): Promise<string> {
    const own =
      userId === 'anonymous' ? {} : { [`notifications-${userId}`]: { read: true, write: true } };
    return this.admin().grantToken({
      ttl,
      authorized_uuid: userId,
      resources: { channels: own },
      patterns: { channels: { '^party_[a-z0-9-]+$': { read: true } } },
    });
  }

  async user(userId: string): Promise<PubNub> {
    return this.client(userId, await this.grant(userId));
  }

  /** A request without the SDK. */
  raw(
    path: string,
    {
      method = 'GET',
      body,
      headers = {},
    }: { method?: string; body?: string | Buffer; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.#port, path, method, headers, agent: false };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** A proxy in front of the server that counts the answered polls. */
  async countAnswers(): Promise<{ port: number; answers: () => number }> {
    let answers = 0;
    const proxy = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const forwarded = request(
        { host: '127.0.0.1', port: this.#port, method, path: url, headers },
        (answer) => {
          if (url?.startsWith('/v2/subscribe') === true) answers += 1;
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        },
      );
      forwarded.on('error', () => outgoing.destroy());
      outgoing.on('close', () => forwarded.destroy());
      incoming.pipe(forwarded);
    });
    this.#proxies.push(proxy);
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return { port: (proxy.address() as AddressInfo).port, answers: () => answers };
  }

  #connect(
    identity: { userId: string; secretKey?: string },
    token?: string,
    port = this.#port,
  ): PubNub {
    const { publishKey, subscribeKey } = this.keys;
    const client = new PubNub({
      publishKey,
      subscribeKey,
      ...identity,
      origin: `127.0.0.1:${port}`,
      ssl: false,
      keepAlive: true,
      retryConfiguration: PubNub.LinearRetryPolicy({
        delay: 2,
        maximumRetry: 10,
        excluded: [
          PubNub.Endpoint.MessageSend,
          PubNub.Endpoint.MessageStorage,
          PubNub.Endpoint.MessageReactions,
          PubNub.Endpoint.Presence,
        ],
      }),
    });
    if (token !== undefined) client.setToken(token);
    this.#clients.push(client);
    return client;
  }
}

/** Writes down what a client hears, messages as JSON text. */
export function listen(client: PubNub): Heard {
  const heard: Heard = { messages: [], statuses: [], actions: [], timetokens: [] };
  client.addListener({
    message: ({ message, timetoken }) => {
      heard.messages.push(JSON.stringify(message));
      heard.timetokens.push(timetoken);
    },
    messageAction: ({ event, data }) =>
      heard.actions.push(`${event} ${data.type}=${data.value} by ${data.uuid}`),
    status: (status) =>
      heard.statuses.push(
        `${status.category} ${'error' in status ? String(status.error) : ''}`.trim(),
      ),
  });
  return heard;
}

/** Subscribes and waits until the server has answered the handshake. */
export async function subscribeTo(client: PubNub, channels: string[]): Promise<void> {
  const connected = waitForStatus(client, ['PNConnectedCategory', 'PNSubscriptionChangedCategory']);
  client.subscribe({ channels });
  await connected;
}

export function waitForStatus(client: PubNub, categories: string[]): Promise<void> {
  return new Promise((resolve) => {
    const listener = {
      status: (status: PubNub.Status | PubNub.StatusEvent) => {
        if (!categories.includes(String(status.category))) return;
        client.removeListener(listener);
        resolve();
      },
    };
    client.addListener(listener);
  });
}

export async function until(isReached: () => boolean, withinMs = 8_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!isReached()) {
    if (Date.now() > end) throw new Error('did not happen in time');
    await pause(10);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The HTTP status of a refused call; 200 when it was not refused. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    const { status } = error as { status?: { statusCode?: number } };
    return status?.statusCode ?? -1;
  }
}

/** Sends bytes as they are and returns what comes back until the server closes. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
}

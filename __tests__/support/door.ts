import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { GraphqlAnswer } from '@/lib/secureql/server/backend';
import { createBackend } from '@/lib/secureql/server/backend';
import { handleQuery } from '@/lib/secureql/server/handler';
import { readWebConfig } from '@/lib/server/config';
import type { Services } from '@/lib/server/services';
import { createXsrfGuard } from '@/lib/server/http/xsrf';

export const SERVICE_KEY = 'a-service-key-for-tests';
export const SESSION = 's'.repeat(43);

interface Asked {
  body: unknown;
  headers: IncomingMessage['headers'];
}

/** A backend that answers what it is told and remembers what it was asked. */
export interface FakeBackend {
  url: string;
  asked: Asked[];
  /** Answer to each document, given at once or later. */
  answer: (query: string) => GraphqlAnswer | Promise<GraphqlAnswer>;
  sessionEffect: string | null;
  isHealthy: boolean;
  close: () => Promise<void>;
}

/** What a backend says that hangs. */
export const noAnswer = () => new Promise<never>(() => undefined);

export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

export async function startFakeBackend(port = 0): Promise<FakeBackend> {
  const server = createServer((request, response) => void take(request, response));
  const fake: FakeBackend = {
    url: '',
    asked: [],
    answer: () => ({ data: { logOut: { error: null } } }),
    sessionEffect: null,
    isHealthy: true,
    close: () => closeServer(server),
  };

  async function take(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/health') {
      response.writeHead(fake.isHealthy ? 200 : 503).end('{"realtimeSubscribeKey":"sub"}');
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const sent = Buffer.concat(chunks);
    const isFile = request.url === '/uploads';
    const body = isFile
      ? { query: '' }
      : (JSON.parse(sent.toString()) as { query: string } | { query: string }[]);
    fake.asked.push({ body: isFile ? sent : body, headers: request.headers });
    if (fake.sessionEffect !== null) response.setHeader('x-session-set', fake.sessionEffect);
    const answers = await Promise.all([body].flat().map(async ({ query }) => fake.answer(query)));
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]));
  }

  fake.url = `http://127.0.0.1:${await listen(server, port)}`;
  return fake;
}

/** `deadlineMs` is for a test of a late backend; every other test waits as long as the product. */
export function servicesFor(backendUrl: string, deadlineMs?: number): Services {
  const config = readWebConfig({ SERVICE_KEY, BACKEND_URL: backendUrl });
  return {
    config,
    guard: createXsrfGuard(SERVICE_KEY),
    backend: createBackend({ url: backendUrl, serviceKey: SERVICE_KEY, deadlineMs }),
    log: pino({ level: 'silent' }),
  };
}

export interface Door {
  services: Services;
  origin: string;
  /** Sends a request as a browser of this origin would; every part can be replaced. */
  knock: (path: string, options?: Knock) => Promise<Answer>;
  close: () => Promise<void>;
}

export interface Knock {
  method?: string;
  session?: string | null;
  headers?: Record<string, string | null>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Headers;
  cookies: string[];
  body: { error?: { code: string; message: string; fields?: Record<string, string> } } & Record<
    string,
    unknown
  >;
}

export async function startDoor(services: Services): Promise<Door> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/api\/secureql\/query\//, '');
    void handleQuery(request, response, path, services);
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;

  async function knock(path: string, options: Knock = {}): Promise<Answer> {
    const { method = 'POST', session = null, body = '{}', headers = {} } = options;
    const xsrf = services.guard.issue(session);
    const cookie = [`XSRF-TOKEN=${xsrf}`, ...(session ? [`Authorization=${session}`] : [])];
    const all: Record<string, string | null> = {
      'content-type': 'application/json',
      cookie: cookie.join('; '),
      'x-xsrf-token': xsrf,
      origin,
      ...headers,
    };
    const sent = Object.entries(all).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    const answer = await fetch(`${origin}/api/secureql/query/${path}`, {
      method,
      headers: sent,
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    const parsed = (await answer.json()) as Answer['body'];
    const cookies = answer.headers.getSetCookie();
    return { status: answer.status, headers: answer.headers, cookies, body: parsed };
  }

  return {
    services,
    origin,
    knock,
    close: async () => {
      await closeServer(server);
      await services.backend.close();
    },
  };
}

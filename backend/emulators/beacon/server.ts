import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { CHAIN, newestRound, signRound } from './chain';

/**
 * What may be the matter with a relay: `down` cuts every connection, `silent` never answers,
 * `wrong` passes off the signature of another round, `moved` sends everybody elsewhere.
 */
const MOODS = ['well', 'down', 'silent', 'wrong', 'moved'] as const;

const troubleSchema = z.strictObject({
  mood: z.enum(MOODS).optional(),
  lateMs: z.number().min(0).optional(),
});

/** What stands in for the network drand and its relays, on loopback, for tests. */
export interface TestBeacon {
  port: number;
  /** As one of the configuration's relays. */
  address: string;
  /** May be changed at any time. Rounds come out `lateMs` after their time. */
  trouble: { mood: (typeof MOODS)[number]; lateMs: number };
  /** The paths that were asked for, first to last. */
  asked: string[];
  close: () => Promise<void>;
}

const CHAIN_PATH = new RegExp(
  `^(?:/elsewhere)?/${CHAIN.hash}/(info|public/(latest|[1-9]\\d{0,14}))$`,
);
const MOST_READ_BYTES = 1024;

/**
 * Starts it; port 0: any free one. Rounds are those of `now`, the real clock unless told otherwise.
 * It speaks drand's HTTP, and takes `PUT /trouble` with what `trouble` holds, for journeys.
 */
export async function startBeacon({
  port = 0,
  now = () => new Date(),
}: { port?: number; now?: () => Date } = {}): Promise<TestBeacon> {
  const trouble: TestBeacon['trouble'] = { mood: 'well', lateMs: 0 };
  const asked: string[] = [];

  function answerTo(path: string): {
    status: number;
    headers?: { location: string };
    value: unknown;
  } {
    const [, what, number] = CHAIN_PATH.exec(path) ?? [];
    if (what === undefined) return { status: 404, value: { error: 'no such chain or call' } };
    if (trouble.mood === 'moved' && !path.startsWith('/elsewhere')) {
      return { status: 302, headers: { location: `/elsewhere${path}` }, value: null };
    }
    if (number === undefined) return { status: 200, value: CHAIN };
    const newest = newestRound(now().getTime() - trouble.lateMs);
    const round = number === 'latest' ? newest : Number(number);
    if (round < 1 || round > newest) return { status: 425, value: { error: 'too early' } };
    const signed = trouble.mood === 'wrong' ? round + 1 : round;
    return { status: 200, value: signRound(signed, round) };
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const send = (status: number, value: unknown, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value));
    if (request.method === 'PUT' && path === '/trouble') {
      read(request)
        .then((text) => Object.assign(trouble, troubleSchema.parse(JSON.parse(text))))
        .then(() => send(200, trouble))
        .catch(() => send(400, { error: 'no such trouble' }));
      return;
    }
    asked.push(path);
    if (trouble.mood === 'silent') return;
    if (trouble.mood === 'down') {
      request.socket.destroy();
      return;
    }
    const { status, headers, value } = answerTo(path);
    send(status, value, headers);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port;

  return {
    port: taken,
    address: `http://127.0.0.1:${taken}`,
    trouble,
    asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length > MOST_READ_BYTES) throw new Error('too long');
  }
  return text;
}

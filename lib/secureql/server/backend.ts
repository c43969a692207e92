import { EventEmitter } from 'node:events';
import { Pool } from 'undici';
import type { Access } from '@/lib/shared/access';
import type { RateName } from '@/lib/shared/rates';
import { Breaker } from './breaker';
import { Refusal } from './refusal';

/** Who asks, as the backend needs to know it. */
export interface Asker {
  requestId: string;
  /** Raw session token; null for a visitor. */
  session: string | null;
  /** Raw key of the browser; null: it has none. */
  browser: string | null;
  clientIp: string;
  clientAgent: string;
}

/** One GraphQL document with its variables, and what its declaration says of it. */
export interface Document {
  query: string;
  variables: Record<string, unknown>;
  extensions: { access: Access; limit?: RateName };
}

/** One GraphQL answer as it came. */
export interface GraphqlAnswer {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** What became of the session: ended, or opened until `expires`. */
export type SessionEffect = 'clear' | { token: string; expires: Date };

/** What the backend answered, in the order of the documents. */
export interface BackendAnswer {
  answers: readonly GraphqlAnswer[];
  sessionEffect: SessionEffect | null;
}

/** The one way from the web process to GraphQL. */
export interface Backend {
  /**
   * Sends 1 to 10 documents in one request. Throws Refusal `backend.unreachable` or `.timeout`, with
   * its cause when nothing like it went before: it is worth a line in the log.
   */
  send(asker: Asker, documents: readonly Document[]): Promise<BackendAnswer>;
  /** Sends one file; answered like one document. Throws as `send` does. */
  upload(asker: Asker, bytes: Buffer): Promise<BackendAnswer>;
  /** What `/health` says, null when it says nothing within two seconds. */
  health(): Promise<Record<string, unknown> | null>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  serviceKey: string;
  deadlineMs?: number;
  /** Failures in a row after which nobody waits for the backend any more. */
  breakAfter?: number;
  probeEveryMs?: number;
  /** Told when that begins, and when the backend answers again. */
  onChange?: (isAway: boolean) => void;
}

/** Opens a pool of kept-alive connections; nothing is sent twice, since a call may write. */
export function createBackend(options: Options): Backend {
  const { url, serviceKey, deadlineMs = 10_000, breakAfter = 8 } = options;
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, {
    connections: 128,
    keepAliveTimeout: 30_000,
    connect: { timeout: 3_000 },
  });

  async function health(): Promise<Record<string, unknown> | null> {
    try {
      const signal = AbortSignal.timeout(2_000);
      const answer = await pool.request({ method: 'GET', path: `${prefix}/health`, signal });
      const text = await answer.body.text();
      return answer.statusCode === 200 ? readObject(text) : null;
    } catch {
      return null;
    }
  }

  const breaker = new Breaker({
    threshold: breakAfter,
    // A backend that was killed is to be in use again within five seconds, and it needs most of them.
    probeEveryMs: options.probeEveryMs ?? 250,
    probe: async () => (await health()) !== null,
    onChange: options.onChange ?? (() => undefined),
  });

  async function post(asker: Asker, path: string, body: string | Buffer) {
    // An AbortSignal with a timeout costs as much as the rest of a call, and lives on after it.
    const deadline = new EventEmitter();
    const late = setTimeout(() => deadline.emit('abort'), deadlineMs);
    try {
      const answer = await pool.request({
        method: 'POST',
        path: `${prefix}${path}`,
        body,
        signal: deadline,
        headers: {
          'content-type':
            typeof body === 'string' ? 'application/json' : 'application/octet-stream',
          accept: 'application/json',
          ...askerHeaders(asker, serviceKey),
        },
      });
      const text = await answer.body.text();
      return { status: answer.statusCode, headers: answer.headers, text };
    } finally {
      clearTimeout(late);
    }
  }

  async function exchange(
    asker: Asker,
    path: string,
    body: string | Buffer,
    expected: number,
  ): Promise<BackendAnswer> {
    if (breaker.isOpen) throw new Refusal('backend.unreachable');
    try {
      const { status, headers, text } = await post(asker, path, body);
      const answers = readAnswers(text, expected);
      if (answers === null) throw new Error(`The backend answered ${status} and no GraphQL.`);
      breaker.succeeded();
      return { answers, sessionEffect: readEffect(headers['x-session-set']) };
    } catch (error) {
      const isFirst = breaker.failed();
      const isLate = (error as { name?: unknown }).name === 'AbortError';
      const code = isLate ? 'backend.timeout' : 'backend.unreachable';
      throw new Refusal(code, {}, isFirst ? error : undefined);
    }
  }

  return {
    send(asker, documents) {
      const body = JSON.stringify(documents.length === 1 ? documents[0] : documents);
      return exchange(asker, '/graphql', body, documents.length);
    },
    upload: (asker, bytes) => exchange(asker, '/uploads', bytes, 1),
    health,
    async close() {
      breaker.close();
      await pool.close();
    },
  };
}

/** What the backend has to know of who asks. */
export function askerHeaders(asker: Asker, serviceKey: string): Record<string, string> {
  return {
    'x-service-key': serviceKey,
    'x-request-id': asker.requestId,
    'x-client-ip': asker.clientIp,
    // Header values are Latin-1 without control characters; a browser's name may be anything.
    'x-client-agent': asker.clientAgent.replace(/[^\x20-\x7e]/g, '?').slice(0, 300),
    ...(asker.session === null ? {} : { 'x-session': asker.session }),
    ...(asker.browser === null ? {} : { 'x-browser': asker.browser }),
  };
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The answers of so many documents; null: it is none. */
export function readAnswers(text: string, expected: number): readonly GraphqlAnswer[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const answers: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
    return answers.length === expected && answers.every(isAnswer) ? answers : null;
  } catch {
    return null;
  }
}

function isAnswer(value: unknown): value is GraphqlAnswer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/** What the header `x-session-set` says of the session. */
export function readEffect(header: string | string[] | undefined): SessionEffect | null {
  if (typeof header !== 'string') return null;
  if (header === 'clear') return 'clear';
  const [token = '', until = ''] = header.split(';');
  const expires = new Date(until.trim());
  return token === '' || Number.isNaN(expires.getTime()) ? null : { token, expires };
}

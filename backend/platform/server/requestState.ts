import type { ServerResponse } from 'node:http';
import type { Actor, SessionEffect } from '@/backend/platform/context';
import { hashToken } from '@/backend/platform/id';

/** What the operations of one HTTP request share. */
export interface RequestState {
  requestId: string;
  /** Raw session token as the web process passed it on. */
  session: string | null;
  /** Hash of the browser's key; null: it has none. */
  browserHash: string | null;
  clientIp: string;
  clientAgent: string;
  startedAt: number;
  /** Asked for once, by the first operation. */
  actor: Promise<Actor> | null;
  /** The last mutation begun; the next one waits for it. */
  lastMutation: Promise<unknown>;
  /** For the log: what ran, and with which refusals. */
  operations: string[];
  codes: Set<string>;
  setSession: (effect: SessionEffect) => void;
}

const MAX_TOKEN = 200;
const MAX_AGENT = 300;

/** Reads the headers of the web process. `fallbackId` serves where `x-request-id` is missing or odd. */
export function readRequestState(
  headers: Record<string, string | string[] | undefined>,
  response: ServerResponse,
  fallbackId: () => string,
): RequestState {
  const text = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const requestId = text('x-request-id');
  const session = text('x-session');
  return {
    requestId: /^[\w-]{1,64}$/.test(requestId) ? requestId : fallbackId(),
    session: session === '' ? null : session.slice(0, MAX_TOKEN),
    browserHash: text('x-browser') === '' ? null : hashToken(text('x-browser')),
    clientIp: text('x-client-ip') || 'unknown',
    clientAgent: text('x-client-agent').slice(0, MAX_AGENT),
    startedAt: performance.now(),
    actor: null,
    lastMutation: Promise.resolve(),
    operations: [],
    codes: new Set(),
    setSession: (effect) => {
      response.setHeader(
        'x-session-set',
        effect === 'clear' ? 'clear' : `${effect.token};${effect.expiresAt.toISOString()}`,
      );
    },
  };
}

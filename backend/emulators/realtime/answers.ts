import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A complete answer. `body` is JSON text. */
export interface Answer {
  status: number;
  body: string;
}

/** Ends the handling of a request with an answer that says why. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.answer = { status, body: JSON.stringify(body) };
  }
}

const maxBacklogBytes = 1024 * 1024;
const stalledReaderMs = 60_000;

// On every answer, refusals too: without it a browser hides the status and the SDK retries for ever.
export const originHeader = { 'Access-Control-Allow-Origin': '*' } as const;

/** What a browser asks about before a request; on other answers it would travel for nobody. */
export const corsHeaders = {
  ...originHeader,
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type, content-encoding, accept',
  'Access-Control-Max-Age': '86400',
} as const;

const contentType = 'application/json; charset=UTF-8';

export function ok(body: unknown): Answer {
  return { status: 200, body: JSON.stringify(body) };
}

/** One body for all services: each reads its own field of it. */
export function refuse(status: number, message: string, service: string): Refusal {
  return new Refusal(status, { status, error: true, message, error_message: message, service });
}

/** 403 that names what was denied, as PubNub's access manager does. */
export function deny(
  message: string,
  payload: { channels?: readonly string[]; 'channel-groups'?: readonly string[] },
): Refusal {
  return new Refusal(403, {
    message,
    payload,
    error: true,
    service: 'Access Manager',
    status: 403,
  });
}

export function send(response: ServerResponse, answer: Answer): void {
  sendParts(response, answer.status, '', Buffer.from(answer.body));
}

/** `shared` is written as it is, so that many subscribers can be sent the same bytes. Whoever has not read it after `stallMs` is dropped. */
export function sendParts(
  response: ServerResponse,
  status: number,
  own: string,
  shared: Buffer,
  stallMs = stalledReaderMs,
): void {
  // Not response.socket: a pipelined answer has none before its turn.
  const { socket } = response.req;
  if (response.headersSent || response.destroyed || socket.destroyed) return;
  if (socket.writableLength > maxBacklogBytes) {
    socket.destroy();
    return;
  }
  response.cork();
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': contentType,
    ...originHeader,
    'Content-Length': Buffer.byteLength(own) + shared.length,
  });
  if (own !== '') response.write(own);
  response.end(shared);
  response.uncork();
  if (socket.writableLength > 0) dropStalledReader(response, socket, stallMs);
}

/** A reader that stops reading would otherwise hold its answer in memory for as long as it likes. */
function dropStalledReader(response: ServerResponse, socket: Socket, stallMs: number): void {
  const timer = setTimeout(() => socket.destroy(), stallMs);
  timer.unref();
  response.once('finish', () => clearTimeout(timer));
  response.once('close', () => clearTimeout(timer));
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a visitor asks a page of the sandbox for, as the web process passes it on. */
export interface PageRequest {
  method: 'GET' | 'POST';
  path: string;
  query: URLSearchParams;
  /** What a form sent; null: the page is only looked at. */
  form: URLSearchParams | null;
  /** Of the visit's content security policy. */
  nonce: string;
  /** Of the visitor, unless a page has one of its own. */
  language: string;
  /** Scheme, host and port by which the visitor knows this site. */
  origin: string;
}

/** A page, where to go next (a path of this site), or a font. */
export type PageAnswer = { status: number; html: string } | { redirect: string } | { font: Buffer };

export type SandboxPages = (request: PageRequest) => Promise<PageAnswer>;

const PREFIX = '/dev/stripe/';

/** Of a form: the longest has a dozen short fields. */
const MOST_BYTES = 16 * 1024;

/** Says whether a path belongs to the pages of the embedded payment sandbox. */
export function isSandboxPath(path: string): boolean {
  return path.startsWith(PREFIX);
}

/** Answers one visit. What a form holds (the number of a card) is written into no log. */
export async function openSandboxDoor(
  pages: SandboxPages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'POST') return refuse(response, 405);
  const form = method === 'POST' ? await readForm(request) : null;
  if (form === 'too_long') return refuse(response, 413);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend');
  const answer = await pages({
    method,
    path: pathname,
    query: searchParams,
    form,
    nonce: only(headers['x-nonce']),
    language: only(headers['x-language']),
    origin: only(headers['x-origin']),
  });
  if ('redirect' in answer) {
    response.writeHead(303, { location: answer.redirect }).end();
  } else if ('font' in answer) {
    response.writeHead(200, { 'content-type': 'font/woff2' }).end(answer.font);
  } else {
    const type = 'text/html; charset=utf-8';
    response.writeHead(answer.status, { 'content-type': type }).end(answer.html);
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | 'too_long'> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MOST_BYTES) return 'too_long';
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}

function only(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end();
}

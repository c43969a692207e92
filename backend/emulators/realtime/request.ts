import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';

import { refuse } from './answers';

/** One request, read as the wire protocol means it. */
export interface Call {
  method: string;
  /** As it came, percent-encoded, without the query: the signature covers this form. */
  rawPath: string;
  rawQuery: string;
  /** Path segments, decoded one by one, so that an encoded slash stays inside its segment. */
  segments: string[];
  query: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
}

const maxReceivedBytes = 256 * 1024;
const unpack = { gzip: promisify(gunzip), deflate: promisify(inflate) };

/** Throws 400 on a path that cannot be decoded. */
export function readCall(request: IncomingMessage, response: ServerResponse): Call {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1);
  return {
    method: request.method ?? 'GET',
    rawPath,
    rawQuery,
    segments: rawPath.split('/').slice(1).map(decodeSegment),
    query: new URLSearchParams(rawQuery),
    request,
    response,
  };
}

/** The unpacked body; undefined when it exceeds `maxBytes`. Throws 400 on a body that cannot be unpacked. */
export async function readBody(
  { request, response }: Call,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > maxReceivedBytes) {
      // The rest will not be read, so the connection cannot be used again.
      response.setHeader('Connection', 'close');
      return undefined;
    }
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return body.length > maxBytes ? undefined : body;
  if (encoding !== 'gzip' && encoding !== 'deflate')
    throw refuse(400, 'Unknown content encoding', 'Balancer');
  try {
    return await unpack[encoding](body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw refuse(400, 'Damaged content encoding', 'Balancer');
  }
}

/** Throws 400 on anything but JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, 'Invalid JSON', 'Balancer');
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refuse(400, 'Malformed address', 'Balancer');
  }
}

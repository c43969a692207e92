import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { INNER_HEADERS } from '@/lib/server/innerHeaders';
import { REALTIME_PREFIX } from '@/lib/server/realtimeSettings';

const agent = new Agent({ keepAlive: true });

/** Headers that concern one connection only, or are none of the real-time server's business. */
const DROPPED = [
  ...['connection', 'keep-alive', 'upgrade', 'cookie', 'authorization'],
  ...INNER_HEADERS,
];

/** Says whether an address lies below the prefix of real time. */
export function isRealtimePath(url: string): boolean {
  return url.startsWith(`${REALTIME_PREFIX}/`);
}

/**
 * Hands a request on to the embedded real-time server, streaming both ways; a long poll may take
 * its time. Cookies stay here.
 */
export function proxyRealtime(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): void {
  const headers = { ...request.headers };
  for (const name of DROPPED) delete headers[name];
  const path = request.url?.slice(REALTIME_PREFIX.length) ?? '/';
  const upstream = send(
    { host: '127.0.0.1', port, method: request.method, path, headers, agent },
    (answer) => {
      const passed = { ...answer.headers };
      delete passed.connection;
      delete passed['keep-alive'];
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else {
      response.writeHead(502, { 'Content-Type': 'application/json' });
      response.end('{"status":502,"error":true,"message":"Real time is not to be reached."}');
    }
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

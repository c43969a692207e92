import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a server could listen there now. */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** So many ports of this machine that nobody listens on now; all different. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  for (const server of servers) server.close();
  return ports;
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function until(condition, { seconds, signal }) {
  const end = Date.now() + seconds * 1000;
  while (!signal.aborted && Date.now() < end) {
    if (await condition()) return true;
    await sleep(50);
  }
  return false;
}

/** Waits for a 200 answer; false when the time is over or `signal` says that it is no use. */
export const waitForAnswer = (url, options) => until(() => answers(url), options);

/** Waits until something listens on a port of this machine; false as above. */
export const waitForPort = (port, options) => until(() => accepts(port), options);

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { readWebConfig, type WebConfig } from './config';
import { createLog } from './log';
import { createWebServer } from './webServer';
import { createXsrfGuard } from '@/lib/server/http/xsrf';

/** Running requests get this long after a signal; a poll that is held is cut off. */
const DRAIN_MS = 8_000;

async function start(config: WebConfig): Promise<void> {
  const log = createLog();
  const { port, host } = config;
  const isDeveloped = config.mode === 'development';
  const app = next({
    dev: isDeveloped,
    hostname: host,
    port,
    // Next listens for upgrades on this server and leaves open whatever it does not know. It needs
    // them in development alone, to reload pages. Without a listener Node answers a request with
    // `Upgrade` like any other one.
    ...(isDeveloped ? {} : { httpServer: createServer() }),
  });
  const guard = createXsrfGuard(config.serviceKey);
  const server = createWebServer(app.getRequestHandler(), { config, guard, log });
  let isStopping = false;

  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent was killed, so nothing else would stop this process.
  process.on('disconnect', stop);

  await app.prepare();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  log.info({ port: address.port, mode: config.mode }, 'web is ready');
  process.send?.('ready');
}

async function main(): Promise<void> {
  try {
    await start(readWebConfig(process.env));
  } catch (error) {
    const { code, port } = error as { code?: unknown; port?: unknown };
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = code === 'EADDRINUSE' ? `port ${String(port)} is taken` : reason;
    process.stderr.write(`The web server does not start: ${sentence}\n`);
    process.exit(1);
  }
}

void main();

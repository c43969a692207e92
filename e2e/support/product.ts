import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running PlayPlus of one's own. */
export interface StartedProduct {
  url: string;
  /** Stops it and starts it again, at the same address with the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => String((server.address() as AddressInfo).port));
  for (const server of servers) server.close();
  return ports;
}

/** Resolves with the address when the product is ready; a build that is not up to date comes first. */
async function started(product: ChildProcess, logFile: string): Promise<string> {
  const ready = once(product, 'message').then(([message]) => (message as { url: string }).url);
  const ended = once(product, 'exit').then(() => null);
  const url = await Promise.race([ready, ended]);
  if (url) return url;
  throw new Error(`PlayPlus did not start:\n${readFileSync(logFile, 'utf8').slice(-4_000)}`);
}

/** Starts the product, as built, on free ports with an empty data folder. */
export async function startProduct(
  name: string,
  env: Record<string, string> = {},
): Promise<StartedProduct> {
  const logFile = `test-results/${name}.log`;
  const [port, backendPort, realtimePort] = await freePorts(3);
  const dataDir = mkdtempSync(join(tmpdir(), 'playplus-e2e-'));
  mkdirSync('test-results', { recursive: true });
  const open = () =>
    fork('scripts/start.mjs', ['--mode=demo', '--empty'], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        PORT: port,
        BACKEND_PORT: backendPort,
        REALTIME_PORT: realtimePort,
        DATA_DIR: dataDir,
        // All the journeys' people come from one address, and nobody of them waits to read.
        RATE_LIMIT_FACTOR: '1000',
        // Draws wait for the rounds of a beacon of our own: no journey asks the real network.
        DRAND_TEST_BEACON: 'embedded',
        ...env,
      },
    });
  let product: ChildProcess;
  const begin = async () => {
    product = open();
    const log = createWriteStream(logFile, { flags: 'a' });
    product.stdout?.pipe(log);
    product.stderr?.pipe(log);
    return started(product, logFile);
  };
  const end = async () => {
    if (product.exitCode !== null || product.signalCode !== null) return;
    product.kill('SIGTERM');
    await once(product, 'exit');
  };
  const restart = async () => {
    await end();
    await begin();
  };
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  rmSync(logFile, { force: true });
  try {
    return { url: await begin(), restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

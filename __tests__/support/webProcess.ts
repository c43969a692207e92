import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './backendProcess';
import { SERVICE_KEY } from './door';

export interface WebProcess {
  pid: number;
  port: number;
  origin: string;
  /** What it has logged so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The built web process alone, in production, before a backend that a test made or left out. */
export async function startWeb(env: Record<string, string> = {}): Promise<WebProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/web/main.js'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      PLAYPLUS_MODE: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      BACKEND_URL: `http://127.0.0.1:${await freePort()}`,
      SERVICE_KEY,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (chunk) => (log += String(chunk)));
  child.stderr?.on('data', (chunk) => (log += String(chunk)));
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`web ended with ${String(code)}: ${log}`))),
  ]);
  return {
    pid: child.pid ?? 0,
    port,
    origin: `http://127.0.0.1:${port}`,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

import { existsSync } from 'node:fs';
import { freePort, run, start, untilUp } from './processes.mjs';

const next = 'node_modules/next/dist/bin/next';
const environment = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

async function elementsOf(page) {
  const html = await (await fetch(page)).text();
  return html.slice(html.indexOf('<body')).match(/<[a-z]/g).length;
}

/**
 * Builds `bench/bare` when it is not built and starts it on a free port. `like` returns the address of
 * its page with as many elements as the given one has.
 */
export async function startBare() {
  if (!existsSync('bench/bare/.next/BUILD_ID')) {
    await run([next, 'build', 'bench/bare', '--webpack'], environment);
  }
  const port = await freePort();
  const server = start([next, 'start', 'bench/bare', '--port', String(port)], environment);
  const address = `http://127.0.0.1:${port}`;
  await untilUp(address);
  const like = async (page) => `${address}/?elements=${await elementsOf(page)}`;
  return { address, like, stop: server.stop };
}

import { freePort, run, start, temporaryFolder, untilUp } from './processes.mjs';

const serviceKey = 'bench-service-key-of-this-run';

/**
 * Starts the built product on fresh data: `many` parties, or with `tool: 'draw'` open draws, with that
 * many people `waiting` (a list: one after another), and `fans` logged-in fans who have not joined.
 * With `dark` there is a second creator whose pages are dark, and a party of theirs. In `mode: 'demo'`
 * the payment sandbox answers.
 */
export async function startProduct({
  waiting,
  fans = 0,
  many = 1,
  tool = 'queue',
  dark = false,
  mode = 'production',
  env = {},
}) {
  await run(['scripts/build.mjs']);
  const dataDir = temporaryFolder('bench');
  const seeded = JSON.parse(
    await run(['--import', 'tsx', 'bench/support/seed.ts'], {
      DATA_DIR: dataDir,
      SERVICE_KEY: serviceKey,
      BENCH_SEED: JSON.stringify({
        sizes: [waiting].flat().flatMap((size) => Array(many).fill(size)),
        tool,
        fans,
        dark,
      }),
    }),
  );
  const [port, backendPort, realtimePort] = [await freePort(), await freePort(), await freePort()];
  const server = start(['scripts/start.mjs', `--mode=${mode}`, '--empty'], {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    REALTIME_PORT: String(realtimePort),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SERVICE_KEY: serviceKey,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    DRAND_RELAYS: 'none',
    ...env,
  });
  const address = `http://127.0.0.1:${port}`;
  await untilUp(`${address}/login`);
  return {
    address,
    /** As `BackendClient` of the demo wants it. */
    backend: { url: `http://127.0.0.1:${backendPort}`, serviceKey },
    ...seeded,
    partyId: seeded.toolIds[0],
    stop: server.stop,
    /** Headers with which each fan's browser would call. */
    browserSessions: (tokens = seeded.fans) =>
      Promise.all(tokens.map((token) => browserHeaders(address, token))),
  };
}

/** With an empty token those of a visitor. */
async function browserHeaders(address, token) {
  const session = token && `Authorization=${token}; `;
  const page = await fetch(`${address}/party/00000000-0000-7000-8000-000000000000`, {
    headers: { cookie: session },
  });
  await page.arrayBuffer();
  const cookie = page.headers.getSetCookie().find((line) => line.startsWith('XSRF-TOKEN='));
  if (!cookie) throw new Error('the page set no XSRF-TOKEN');
  const xsrf = cookie.slice('XSRF-TOKEN='.length).split(';')[0];
  return {
    'content-type': 'application/json',
    origin: address,
    cookie: `${session}XSRF-TOKEN=${xsrf}`,
    'x-xsrf-token': decodeURIComponent(xsrf),
  };
}

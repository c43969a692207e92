import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '@/backend/platform/config';
import {
  databaseFolder,
  FolderLockedError,
  lockFolder,
} from '@/backend/platform/database/folderLock';
import { newToken } from '@/backend/platform/id';
import { followProcess } from '@/backend/platform/lifecycle';
import { createLogger, type Logger } from '@/backend/platform/logger';
import { loadTexts, TextsError } from '@/backend/platform/texts';
import type { RunOptions, Running } from './run';

/** The embedded real-time server, and how the SDK reaches it. */
async function startEmulator(config: Config, logger: Logger) {
  const { loadOrCreateKeys } = await import('@/backend/emulators/realtime/keys');
  const { startRealtimeServer } = await import('@/backend/emulators/realtime/server');
  const dataDir = join(config.dataDir, 'realtime');
  const keys = loadOrCreateKeys(dataDir);
  const { host, port } = config.realtime;
  const server = await startRealtimeServer({ host, port, dataDir, keys, logger });
  const connection = { ...keys, origin: `127.0.0.1:${server.port}` };
  return { connection, close: () => server.close() };
}

/** What stands in for the push services of the browsers' makers; only tests ask for it. */
async function startPushEmulator({ push }: Config): Promise<Running['pushService']> {
  if (push.emulatorPort === null) return undefined;
  const { startPushService } = await import('@/backend/emulators/push/server');
  return startPushService({ port: push.emulatorPort });
}

/** What stands in for drand; only tests ask for it. Its address takes the place of the relays. */
async function startBeaconEmulator(config: Config, running: Running): Promise<Config> {
  const { embeddedPort: port } = config.beacon;
  if (port === null) return config;
  const { startBeacon } = await import('@/backend/emulators/beacon/server');
  running.beacon = await startBeacon({ port });
  return { ...config, beacon: { ...config.beacon, relays: [running.beacon.address] } };
}

/** What stands in for mailboxes and telephones; production shows nobody's mail. */
async function outboxPageOf({ mode, post }: Config): Promise<RunOptions['openOutboxPage']> {
  if (mode === 'production') return null;
  const { createOutboxPage } = await import('@/backend/emulators/outbox/page');
  return (db) => createOutboxPage(db, post.siteOrigin);
}

/** Stripe as the settings say, or the embedded sandbox in its place. */
async function openStripe(
  { stripe, dataDir, post }: Config,
  logger: Logger,
  running: Running,
): Promise<Pick<RunOptions, 'stripe' | 'sandboxPages'>> {
  if (stripe.kind === 'none') {
    logger.info('nothing can be sold: there is no live key of Stripe');
    return { stripe: null, sandboxPages: null };
  }
  const { createStripeService } = await import('@/backend/platform/stripe/stripeService');
  if (stripe.kind !== 'sandbox') {
    return { stripe: createStripeService(stripe), sandboxPages: null };
  }
  const { startStripeSandbox } = await import('@/backend/emulators/stripe/server');
  // New at each start: nobody but these two ends of one process needs them.
  const [secretKey, account, connect] = [`sk_test_${newToken()}`, newToken(), newToken()];
  const sandbox = await startStripeSandbox({
    port: 0,
    dataDir,
    logger,
    siteOrigin: post.siteOrigin,
    secretKey,
    webhooks: { url: stripe.webhookUrl, secrets: { account, connect } },
  });
  running.stripeSandbox = sandbox;
  const service = createStripeService({
    kind: 'sandbox',
    secretKey,
    now: () => sandbox.now(),
    webhooks: { account: [account], connect: [connect] },
    api: { host: '127.0.0.1', port: sandbox.port, protocol: 'http' },
  });
  return { stripe: service, sandboxPages: sandbox.handlePage };
}

async function start(given: Config, logger: Logger): Promise<void> {
  // Before the rest is loaded, which takes longer than a second process should wait for its refusal.
  const lock = given.databaseUrl ? null : await lockFolder(databaseFolder(given.dataDir));
  const { run, stop } = await import('./run');
  const running: Running = {};
  followProcess(logger, () => stop(running));
  try {
    running.pushService = await startPushEmulator(given);
    const config = await startBeaconEmulator(given, running);
    const embedded = () => startEmulator(config, logger);
    const openOutboxPage = await outboxPageOf(config);
    const selling = await openStripe(config, logger, running);
    await run(
      { config, logger, lock, ...selling, startEmulator: embedded, openOutboxPage },
      running,
    );
  } catch (error) {
    await stop(running).catch(() => undefined);
    throw error;
  }
}

/** What a person can mend, in a sentence; null for everything else. */
function sentenceFor(error: unknown): string | null {
  const mendable = [ConfigError, FolderLockedError, TextsError];
  if (mendable.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  return code === 'EADDRINUSE' ? `port ${String(port)} is taken` : null;
}

async function main(): Promise<void> {
  let logger: Logger | undefined;
  try {
    const config = readConfig(process.env);
    logger = createLogger(config);
    loadTexts();
    if (config.mode === 'production' && config.rateLimitFactor > 1) {
      const factor = config.rateLimitFactor;
      logger.warn({ factor }, 'RATE_LIMIT_FACTOR is for tests: every rate limit is wider');
    }
    await start(config, logger);
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === null) {
      logger?.fatal({ err: error }, 'could not start');
    }
    process.stderr.write(`The backend does not start: ${sentence ?? 'its log says why'}\n`);
    process.exit(1);
  }
}

void main();

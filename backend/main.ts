import { join } from 'node:path';
import { resolveSession } from '@/backend/accounts/service';
import { loadOrCreateKeys } from '@/backend/emulators/realtime/keys';
import { startRealtimeServer } from '@/backend/emulators/realtime/server';
import { ConfigError, readConfig, type Config } from '@/backend/platform/config';
import { openDatabase, type Database } from '@/backend/platform/database';
import { FolderLockedError } from '@/backend/platform/folderLock';
import { crash, followProcess } from '@/backend/platform/lifecycle';
import { createLogger, type Logger } from '@/backend/platform/logger';
import { startMaintenance } from '@/backend/platform/maintenance';
import { migrateToLatest } from '@/backend/platform/migrate';
import { startOutbox, type Outbox } from '@/backend/platform/outboxPublisher';
import { createRealtime, type RealtimeConnection } from '@/backend/platform/realtime';
import { createBackendServer, type BackendServer } from '@/backend/platform/server';
import { schema } from './schema';

interface Running {
  server?: BackendServer;
  outbox?: Outbox;
  maintenance?: () => Promise<void>;
  realtime?: { close: () => Promise<void> };
  database?: Database;
}

/** Real time is PubNub's where its keys are given, else the embedded server's, started here. */
async function openRealtime(
  config: Config,
  logger: Logger,
  running: Running,
): Promise<RealtimeConnection> {
  if (config.pubnub) {
    return config.pubnub;
  }
  const dataDir = join(config.dataDir, 'realtime');
  const keys = loadOrCreateKeys(dataDir);
  const { host, port } = config.realtime;
  const server = await startRealtimeServer({ host, port, dataDir, keys, logger });
  running.realtime = server;
  return { ...keys, origin: `127.0.0.1:${server.port}` };
}

async function run(config: Config, logger: Logger, running: Running): Promise<void> {
  const database = await openDatabase(config, logger, (error) =>
    crash(logger, error, 'the embedded database is gone'),
  );
  running.database = database;
  const connection = await openRealtime(config, logger, running);
  const realtime = createRealtime(connection);
  const server = createBackendServer({
    schema,
    resolveSession,
    shared: {
      db: database.db,
      now: () => new Date(),
      config,
      logger,
      realtime,
      wakeOutbox: () => running.outbox?.wake(),
    },
  });
  running.server = server;
  // Before the migrations, so that whoever asks meanwhile hears "not yet" instead of nothing.
  const port = await server.listen(config.port);
  const migrations = await migrateToLatest(database.db);
  const { db, kind } = database;
  running.outbox = startOutbox({ db, kind, realtime, logger, failpoint: config.failpoint });
  running.maintenance = startMaintenance(database, logger);
  server.markReady(connection.origin ? { realtimeSubscribeKey: connection.subscribeKey } : {});
  logger.info({ port, database: kind, migrations, mode: config.mode }, 'backend is ready');
}

/** Takes nothing new first, closes the data last. */
async function stop({ server, outbox, maintenance, realtime, database }: Running): Promise<void> {
  await server?.close();
  await Promise.all([outbox?.stop(), maintenance?.()]);
  await realtime?.close();
  await database?.close();
}

/** What a person can mend, in a sentence; null for everything else. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderLockedError) {
    return error.message;
  }
  const { code, port } = error as { code?: unknown; port?: unknown };
  return code === 'EADDRINUSE' ? `port ${String(port)} is taken` : null;
}

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const logger = createLogger(config);
    const running: Running = {};
    followProcess(logger, () => stop(running));
    await run(config, logger, running).catch(async (error: unknown) => {
      if (sentenceFor(error) === null) {
        logger.fatal({ err: error }, 'could not start');
      }
      await stop(running).catch(() => undefined);
      throw error;
    });
  } catch (error) {
    const sentence = sentenceFor(error) ?? 'its log line says why.';
    process.stderr.write(`The backend does not start: ${sentence}\n`);
    process.exit(1);
  }
}

void main();

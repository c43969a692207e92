// Opens the embedded database of a folder as the backend does and holds it until killed. Says what it
// publishes; with a failpoint it commits an event first.
import { readConfig } from '@/backend/platform/config';
import { openDatabase } from '@/backend/platform/database/database';
import { createLogger } from '@/backend/platform/logger';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { newId } from '@/backend/platform/id';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { startOutbox } from '@/backend/platform/outbox/outboxPublisher';
import type { Realtime } from '@/backend/platform/outbox/realtime';
import { inTransaction } from '@/backend/platform/transaction';
import { recordingRealtime, testContext } from '@/__tests__/support/context';

async function main(): Promise<void> {
  const config = readConfig({ ...process.env, SERVICE_KEY: 'a-service-key-for-tests' });
  const logger = createLogger({ logLevel: 'silent' });
  const database = await openDatabase(config, logger, (error) => {
    throw error;
  });
  const { db, kind } = database;
  await migrateToLatest(db);
  if (config.failpoint) {
    const eventId = newId();
    const event = { channel: 'party_1', message: { seq: 1 }, eventId };
    await inTransaction(testContext(db), (context) => enqueue(context, event));
    process.stdout.write(`committed ${eventId}\n`);
  }
  const realtime: Realtime = {
    ...recordingRealtime(),
    publish: (channel, message, eventId) => {
      process.stdout.write(`published ${eventId} ${channel} ${JSON.stringify(message)}\n`);
      return Promise.resolve();
    },
  };
  startOutbox({ db, kind, realtime, logger, failpoint: config.failpoint });
  process.on('SIGTERM', () => void database.close().then(() => process.exit(0)));
  process.stdout.write('ready\n');
  setInterval(() => undefined, 60_000);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

import { QUICK_EXPIRY, resolveSession } from '@/backend/accounts/service';
import { keepSearchUp, refreshFreeTimes } from '@/backend/experiences/service';
import { carryMoney, wakeBookings } from '@/backend/bookings/service';
import {
  advanceFunds,
  CONTRIBUTION_JOBS,
  NEWS_JOBS,
  newestFundUpdate,
  settleDueFunds,
} from '@/backend/funds/service';
import { GIFT_JOBS } from '@/backend/gifts/service';
import { clearLooseFiles, openFile, receiveFile } from '@/backend/files/service';
import { tellKeepers } from '@/backend/favorites/service';
import { announceSome, TELL_ASKERS, tellNext } from '@/backend/hosting/service';
import { admitPhoto, clearUnshownPhotos, isPublicPhoto, storePhoto } from '@/backend/media/service';
import type { Config } from '@/backend/platform/config';
import { openDatabase, type Database } from '@/backend/platform/database/database';
import type { Release } from '@/backend/platform/database/folderLock';
import { VISITOR, type Context } from '@/backend/platform/context';
import {
  CLEAR_REST,
  clearRest,
  END_REST,
  endRest,
  missDeadline,
  MOVE_UP,
  moveUp,
  newestUpdate,
  OPEN_PLANNED,
  openPlanned,
  READY_DEADLINE,
  TAKE_OUT,
  takeBannedOut,
  THANK,
  thankSome,
} from '@/backend/parties/service';
import {
  advanceDraws,
  CLAIM_JOBS,
  DRAW_TAKE_OUT,
  newestLotteryUpdate,
  purgeSome,
  takeBannedOutOfDraws,
} from '@/backend/lotteries/service';
import { grantDemoOperator } from '@/backend/operators/service';
import { wakeCases } from '@/backend/cases/service';
import { clearDue, transferDue } from '@/backend/payouts/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { startJob } from '@/backend/platform/jobs/job';
import { crash } from '@/backend/platform/lifecycle';
import type { Logger } from '@/backend/platform/logger';
import { startMaintenance } from '@/backend/platform/jobs/maintenance';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { startOutbox, type Outbox } from '@/backend/platform/outbox/outboxPublisher';
import { carriersOf } from '@/backend/platform/mail/carriers';
import { deliverDue, startPost } from '@/backend/platform/mail/postWorker';
import { createRealtime, type RealtimeConnection } from '@/backend/platform/outbox/realtime';
import {
  createBackendServer,
  type BackendServer,
  type ServerOptions,
} from '@/backend/platform/server/server';
import type { SandboxPages } from '@/backend/platform/server/sandboxDoor';
import { pushCarrier, pushKeys } from '@/backend/push/service';
import { stripeJobs } from '@/backend/platform/stripe/stripeJobs';
import type { StripeService } from '@/backend/platform/stripe/stripeService';
import { createWebhookDoor } from '@/backend/platform/stripe/webhookDoor';
import { createStorage } from '@/backend/platform/storage/storageConfig';
import { endQuickAccount } from '@/backend/privacy/service';
import { revokeSome } from '@/backend/realtime/service';
import { wakeReviews } from '@/backend/reviews/service';
import { publicFile } from './publicFiles';
import { schema } from './schema';

/** Clearing unused photos reads all photo rows, so it runs rarely. */
const PHOTOS_REST_MS = 15 * 60_000;

/** Details of claims are deleted within the hour. */
const PURGE_REST_MS = 60 * 60_000;

/** Counting the words of the search anew reads all of them. */
const SEARCH_REST_MS = 60 * 60_000;

/** The demo's operator is made once their account is there. */
const DEMO_REST_MS = 1000;

/** What each kind of scheduled job does. */
const JOBS = {
  [READY_DEADLINE]: missDeadline,
  [END_REST]: endRest,
  [CLEAR_REST]: clearRest,
  [MOVE_UP]: moveUp,
  [THANK]: thankSome,
  [OPEN_PLANNED]: openPlanned,
  [TELL_ASKERS]: tellNext,
  [QUICK_EXPIRY]: endQuickAccount,
  [TAKE_OUT]: takeBannedOut,
  [DRAW_TAKE_OUT]: takeBannedOutOfDraws,
  ...CLAIM_JOBS,
  ...CONTRIBUTION_JOBS,
  ...NEWS_JOBS,
  ...GIFT_JOBS,
};

/** What has been opened so far. */
export interface Running {
  server?: BackendServer;
  outbox?: Outbox;
  maintenance?: () => Promise<void>;
  post?: { stop: () => Promise<void> };
  /** What ends each job that runs beside the calls. */
  jobs?: (() => Promise<void>)[];
  realtime?: { close: () => Promise<void> };
  pushService?: { close: () => Promise<void> } | undefined;
  beacon?: { address: string; close: () => Promise<void> };
  stripeSandbox?: { close: () => Promise<void> };
  database?: Database;
}

export interface RunOptions {
  config: Config;
  logger: Logger;
  /** The lock of the embedded database; null with a database server. */
  lock: Release | null;
  /** Starts what stands in for PubNub; asked for without PubNub's keys only. */
  startEmulator: () => Promise<{ connection: RealtimeConnection; close: () => Promise<void> }>;
  /** Stripe, or what stands in for it; null: nothing can be sold. */
  stripe: StripeService | null;
  /** The pages of what stands in for Stripe; null: Stripe itself has them. */
  sandboxPages: SandboxPages | null;
  /** Makes the page that shows mails and texts nobody sends; null in production. */
  openOutboxPage: ((db: Database['db']) => ServerOptions['outboxPage']) | null;
}

/** Opens everything in order, noting each part in `running` as soon as it is open. */
export async function run(options: RunOptions, running: Running): Promise<void> {
  const { config, logger, lock, sandboxPages, startEmulator, openOutboxPage } = options;
  const onCrash = (error: Error) => crash(logger, error, 'the embedded database is gone');
  const database = await openDatabase(config, logger, onCrash, lock ?? undefined);
  running.database = database;
  let connection: RealtimeConnection | null = config.pubnub;
  if (!connection) {
    const emulator = await startEmulator();
    running.realtime = emulator;
    connection = emulator.connection;
  }
  const realtime = createRealtime(connection);
  const { db, kind } = database;
  const wakeOutbox = () => running.outbox?.wake();
  const now = () => new Date();
  const storage = createStorage(config);
  const selling = options.stripe && stripeJobs(options.stripe);
  const stripe = selling?.service ?? null;
  const shared = { db, now, config, logger, realtime, storage, stripe, wakeOutbox };
  const server = createBackendServer({
    schema,
    resolveSession,
    shared,
    outboxPage: openOutboxPage?.(db),
    sandboxPages,
    webhook: createWebhookDoor(shared),
    uploads: { admit: admitPhoto, store: storePhoto, isPublic: isPublicPhoto },
    orderFiles: { receive: receiveFile, open: openFile },
    publicFile: (path, query) => publicFile(shared, path, query),
  });
  running.server = server;
  // Before the migrations, so that whoever asks meanwhile hears "not yet" instead of nothing.
  const port = await server.listen(config.port);
  const migrations = await migrateToLatest(db);
  running.outbox = startOutbox({
    ...{ db, kind, realtime, logger },
    failpoint: config.failpoint,
    newest: async (channel, waiting) =>
      (await newestUpdate(db, channel, waiting)) ??
      (await newestLotteryUpdate(db, channel)) ??
      newestFundUpdate(db, channel),
  });
  running.post = startPost({ db, carriers: carriersOf(config.post), now, logger });
  const keys = await pushKeys({ db, now });
  const pushes = { db, carriers: [pushCarrier({ db, config, keys, now })], now, logger };
  running.maintenance = startMaintenance(database, logger);
  const setSession = () => undefined;
  const nobody = { actor: VISITOR, clientIp: '', browserHash: null, clientAgent: '', setSession };
  const context: Context = { ...shared, ...nobody, requestId: 'jobs' };
  const job = (name: string, restMs: number, step: () => Promise<boolean>) =>
    startJob({ name, restMs, step, logger });
  running.jobs = [
    job('announcer', 1000, () => announceSome(context)),
    job('favorites', 1000, () => tellKeepers(context)),
    // Beside the scheduled jobs: it asks the network for public numbers.
    job('draws', 1000, () => advanceDraws(context)),
    job('funds', 1000, () => advanceFunds(context)),
    // Beside the deadlines: it waits for Stripe.
    job('cards of funds', 1000, () => settleDueFunds(context)),
    job('free times', 1000, () => refreshFreeTimes(context)),
    job('search', SEARCH_REST_MS, () => keepSearchUp(context)),
    job('bookings', 1000, () => wakeBookings(context)),
    job('cases', 1000, () => wakeCases(context)),
    job('reviews', 1000, () => wakeReviews(context)),
    // Beside the deadlines: it waits for Stripe.
    job('money of bookings', 1000, () => carryMoney(context)),
    job('clearing', 1000, () => clearDue(context)),
    // Beside what is scheduled: it waits for Stripe.
    job('transfers', 1000, () => transferDue(context)),
    job('photos', PHOTOS_REST_MS, () => clearUnshownPhotos(context)),
    job('files', PHOTOS_REST_MS, () => clearLooseFiles(context)),
    // Beside the post, which must not wait for slow push services.
    job('pushes', 500, async () => (await deliverDue(pushes)) > 0),
    job('purge of details', PURGE_REST_MS, () => purgeSome(context)),
    job('revocation', 1000, () => revokeSome(context)),
    job('scheduled jobs', 1000, () => runDueJob(context, JOBS)),
    ...((await selling?.start(context, kind)) ?? []),
    ...(config.mode === 'production'
      ? []
      : [job('demo operator', DEMO_REST_MS, () => grantDemoOperator(context))]),
  ];
  server.markReady(config.pubnub ? {} : { realtimeSubscribeKey: connection.subscribeKey });
  logger.info({ port, database: kind, migrations, mode: config.mode }, 'backend is ready');
}

/** Takes nothing new first, closes the data last. */
export async function stop(running: Running): Promise<void> {
  const { server, outbox, post, maintenance, jobs = [], realtime, database } = running;
  await server?.close();
  await Promise.all(jobs.map((end) => end()));
  await Promise.all([outbox?.stop(), post?.stop(), maintenance?.()]);
  const { pushService, beacon, stripeSandbox } = running;
  await Promise.all([realtime?.close(), pushService?.close()]);
  await Promise.all([beacon?.close(), stripeSandbox?.close()]);
  await database?.close();
}

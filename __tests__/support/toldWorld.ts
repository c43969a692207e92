import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { createLogger } from '@/backend/platform/logger';
import { applyStripeEvents } from '@/backend/platform/stripe/applyEvents';
import type { StripeHandler } from '@/backend/platform/stripe/registry';
import { testContext, type TestContext } from './context';
import { openTestDatabase, type TestDatabase } from './database';
import { startStripeStage, toldEvent, type SandboxStage } from './stripeSandbox';
import { startStripeDoor, type StripeDoor, type Told } from './stripeDoor';

/** Types that the handler of this world follows. */
export const TYPES = ['created', 'processing', 'succeeded', 'refunded', 'payment_failed'].map(
  (what) => `payment_intent.${what}`,
);

interface Booking {
  id: string;
  state: string;
}

/** The way of webhooks, with a thing whose state at Stripe a test sets and a handler that books it. */
export class ToldWorld {
  clock = new Date();
  log: Record<string, unknown>[] = [];
  /** What things are at Stripe, by their ids. */
  readonly truth = new Map<string, string>();
  /** The things we know. */
  readonly ours = new Set<string>();
  /** Books what it read, in the transaction that marks the event. */
  readonly handler: StripeHandler = {
    read: (_context, { objectId }) => Promise.resolve(this.truth.get(objectId)),
    apply: async (inner, { id, objectId }, state) => {
      const ref = { id, state };
      await scheduleJob(inner, { kind: 'booked', ref, runAt: inner.now() });
      return this.ours.has(objectId);
    },
  };
  readonly handlers = new Map([...TYPES, 'payout.paid'].map((type) => [type, this.handler]));
  readonly context: TestContext;

  private constructor(
    readonly database: TestDatabase,
    readonly world: SandboxStage,
  ) {
    this.context = {
      ...testContext(database.db, { now: () => this.clock, stripe: world.stripe }),
      logger: createLogger(
        { logLevel: 'warn' },
        { write: (line) => void this.log.push(JSON.parse(line) as Record<string, unknown>) },
      ),
    };
  }

  static async open(): Promise<ToldWorld> {
    return new ToldWorld(await openTestDatabase(), await startStripeStage());
  }

  openDoor(): Promise<StripeDoor> {
    return startStripeDoor(this.context, this.handlers);
  }

  /** Nothing told yet, and one thing that we know. */
  async reset(): Promise<void> {
    await this.database.db.deleteFrom('stripeEvents').execute();
    await this.database.db.deleteFrom('jobs').execute();
    this.truth.clear();
    this.ours.clear();
    this.ours.add('pi_1');
    this.clock = new Date();
    this.log = [];
  }

  /** A message about the one thing; each type has one event unless told otherwise. */
  event(type: string, id = `evt_${type.split('.')[1]}`): Told {
    return toldEvent(this.world.stripe, { id, type, objectId: 'pi_1' });
  }

  pass(ms: number): void {
    this.clock = new Date(this.clock.getTime() + ms);
  }

  async applyAll(): Promise<void> {
    while (await applyStripeEvents(this.context, this.handlers));
  }

  /** What was booked, the oldest first. */
  async booked(): Promise<Booking[]> {
    const jobs = await this.database.db.selectFrom('jobs').select('ref').orderBy('id').execute();
    return jobs.map(({ ref }) => ref as Booking);
  }

  stored() {
    return this.database.db.selectFrom('stripeEvents').selectAll().execute();
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.database.close();
  }
}

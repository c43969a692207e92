import type { CarriedRow, Carrier, PostOptions } from '@/backend/platform/mail/postWorker';
import { testContext, type TestContext } from '@/__tests__/support/context';
import type { TestDatabase } from '@/__tests__/support/database';

/** A worker with a clock one sets by hand, and a context that writes by the same clock. */
export function office(
  database: TestDatabase,
  ...carriers: unknown[]
): { clock: { at: number }; context: TestContext; options: PostOptions } {
  const clock = { at: new Date('2026-05-01T12:00:00Z').getTime() };
  const context = testContext(database.db, { now: () => new Date(clock.at) });
  const { db, logger, now } = context;
  const options = { db, logger, now, carriers: carriers as Carrier<CarriedRow>[] };
  return { clock, context, options };
}

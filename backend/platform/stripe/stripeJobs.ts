import type { Context } from '@/backend/platform/context';
import type { Database } from '@/backend/platform/database/database';
import { Bell } from '@/backend/platform/jobs/bell';
import { startJob } from '@/backend/platform/jobs/job';
import { applyStripeEvents } from './applyEvents';
import { hurryOpenCalls } from './callRows';
import { reconcile } from './reconciler';
import type { StripeService } from './stripeService';

const EVENTS_REST_MS = 1000;
const RECONCILER_REST_MS = 20_000;

/** What goes on beside the calls while something can be sold. */
export interface StripeJobs {
  /** The given service; its `wake` ends the rests of these jobs. */
  service: StripeService;
  /** Starts them; each answered function ends one after the step at hand. */
  start: (context: Context, kind: Database['kind']) => Promise<(() => Promise<void>)[]>;
}

/** Prepares the job that applies what Stripe told, and the reconciler. */
export function stripeJobs(stripe: StripeService): StripeJobs {
  const bells = { events: new Bell(), reconciler: new Bell() };
  const wake = () => {
    bells.events.ring();
    bells.reconciler.ring();
  };
  return {
    service: { ...stripe, wake },
    start: async (context, kind) => {
      const { db, logger, now } = context;
      // Nobody else can have it open, so whoever made these calls was stopped.
      if (kind === 'pglite') await hurryOpenCalls(db, now());
      return [
        startJob({
          ...{ name: 'events of Stripe', restMs: EVENTS_REST_MS, bell: bells.events, logger },
          step: () => applyStripeEvents(context),
        }),
        startJob({
          ...{ name: 'reconciler', restMs: RECONCILER_REST_MS, bell: bells.reconciler, logger },
          step: () => reconcile(context),
        }),
      ];
    },
  };
}

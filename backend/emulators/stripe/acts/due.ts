import { closeDispute, openDispute } from '@/backend/emulators/stripe/money/disputes';
import { cancelIntent } from '@/backend/emulators/stripe/money/intents';
import {
  arrivePayout,
  leavePayout,
  returnPayout,
  runDailyPayouts,
} from '@/backend/emulators/stripe/money/payouts';
import { failRefund } from '@/backend/emulators/stripe/money/refunds';
import { expireSession } from '@/backend/emulators/stripe/money/sessions';
import type { DueKind } from '@/backend/emulators/stripe/types';
import type { World } from '@/backend/emulators/stripe/world';

const runs: Record<DueKind, (world: World, target: string) => void> = {
  'session.expire': (world, id) => {
    const session = world.store.find('checkout.session', id);
    if (session?.object.status === 'open') expireSession(world, session);
  },
  'intent.lapse': (world, id) => {
    const intent = world.store.find('payment_intent', id);
    if (intent?.object.status === 'requires_capture') cancelIntent(world, intent, 'automatic');
  },
  'payouts.daily': (world, id) => runDailyPayouts(world, id),
  'payout.leave': (world, id) => {
    const payout = world.store.find('payout', id);
    if (payout !== undefined) leavePayout(world, payout);
  },
  'payout.arrive': (world, id) => {
    const payout = world.store.find('payout', id);
    if (payout !== undefined) arrivePayout(world, payout);
  },
  'payout.return': (world, id) => {
    const payout = world.store.find('payout', id);
    if (payout?.object.status === 'paid') returnPayout(world, payout);
  },
  'refund.fail': (world, id) => {
    const refund = world.store.find('refund', id);
    if (refund !== undefined) failRefund(world, refund);
  },
  'dispute.open': (world, id) => {
    const charge = world.store.find('charge', id);
    // A payment that was refunded meanwhile leaves nothing to dispute.
    if (charge !== undefined && !charge.object.refunded) openDispute(world, charge, 'fraudulent');
  },
  'dispute.overdue': (world, id) => {
    const dispute = world.store.find('dispute', id);
    const status = dispute?.object.status;
    if (dispute === undefined || status === 'won' || status === 'lost') return;
    closeDispute(world, dispute, 'lost');
  },
};

/** Does what has fallen due, in the running change; what is settled meanwhile stays as it is. */
export function runDue(world: World, what: DueKind, target: string): void {
  runs[what](world, target);
}

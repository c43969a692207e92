import { bookBalance, bookingOf, DAY, DISPUTE_FEE } from './balances';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { refused } from '@/backend/emulators/stripe/wire/errors';
import type { World } from '@/backend/emulators/stripe/world';

type DisputeRow = Row<'dispute'>;

const ANSWER_SECONDS = 9 * DAY;

/** The buyer's bank takes the money back, and a fee with it, until somebody has decided. */
export function openDispute(world: World, charge: Row<'charge'>, reason: string): DisputeRow {
  const { store, clock } = world;
  const {
    id: chargeId,
    amount_captured: captured,
    amount,
    amount_refunded: back,
    currency,
  } = charge.object;
  const disputed = amount - back;
  if (charge.object.disputed || captured === 0 || disputed <= 0) {
    throw refused('charge_disputed', `Charge ${chargeId} cannot be disputed.`);
  }
  const id = stripeId('du');
  const dueBy = clock.seconds() + ANSWER_SECONDS;
  const taken = bookBalance(world, {
    owner: charge.owner,
    type: 'adjustment',
    category: 'dispute',
    amount: -disputed,
    fee: DISPUTE_FEE,
    currency,
    source: id,
  });
  const dispute = store.add(
    {
      id,
      object: 'dispute',
      created: clock.seconds(),
      livemode: false,
      status: 'needs_response',
      amount: disputed,
      currency,
      charge: chargeId,
      payment_intent: charge.object.payment_intent,
      reason,
      is_charge_refundable: false,
      balance_transactions: bookingsOf(world, [taken]),
      evidence: {},
      evidence_details: {
        due_by: dueBy,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      metadata: {},
    },
    charge.owner,
  );
  store.update(charge, { disputed: true });
  clock.plan(dueBy, 'dispute.overdue', id);
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** What the bank decides. Words of the evidence say it, as in Stripe's own test mode. */
export function judgeEvidence(world: World, dispute: DisputeRow): DisputeRow {
  const text = dispute.object.evidence.uncategorized_text;
  if (text === 'winning_evidence') return closeDispute(world, dispute, 'won');
  if (text === 'losing_evidence') return closeDispute(world, dispute, 'lost');
  const reviewed = world.store.update(dispute, { status: 'under_review' });
  world.emit('charge.dispute.updated', reviewed);
  return reviewed;
}

export function closeDispute(
  world: World,
  dispute: DisputeRow,
  status: 'won' | 'lost',
): DisputeRow {
  const { id, amount, currency, balance_transactions: bookings } = dispute.object;
  world.clock.forget('dispute.overdue', id);
  const returned =
    status === 'won'
      ? [
          bookBalance(world, {
            owner: dispute.owner,
            type: 'adjustment',
            category: 'dispute_reversal',
            amount,
            currency,
            source: id,
          }),
        ]
      : [];
  const closed = world.store.update(dispute, {
    status,
    balance_transactions: [...bookings, ...bookingsOf(world, returned)],
  });
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', closed);
  world.emit('charge.dispute.closed', closed);
  return closed;
}

function bookingsOf(world: World, ids: string[]) {
  return ids.flatMap((id) => bookingOf(world, id) ?? []);
}

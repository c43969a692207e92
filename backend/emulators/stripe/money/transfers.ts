import { balanceOf, bookBalance, bookingOf } from './balances';
import type { Metadata } from '@/backend/emulators/stripe/objects';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { refused } from '@/backend/emulators/stripe/wire/errors';
import type { World } from '@/backend/emulators/stripe/world';

interface NewTransfer {
  amount: number;
  currency: string;
  destination: Row<'account'>;
  source: Row<'charge'> | null;
  description: string | null;
  metadata: Metadata;
  transferGroup: string | null;
}

/** Moves money from the platform to an account: at once, or as soon as its charge is available. */
export function addTransfer(world: World, given: NewTransfer): Row<'transfer'> {
  const { store, clock } = world;
  const { amount, currency, destination, source } = given;
  if (destination.object.capabilities.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
    throw refused('insufficient_capabilities_for_transfer', message);
  }
  const availableOn = source === null ? undefined : checkSource(world, source, amount, currency);
  if (source === null && balanceOf(world, '', currency).available < amount) {
    throw refused(
      'balance_insufficient',
      'You have insufficient available funds in your Stripe account.',
    );
  }
  const id = stripeId('tr');
  const account = destination.object.id;
  const created = clock.seconds();
  const onBalance = { currency, ...(availableOn !== undefined && { availableOn }) };
  const transfer = store.add({
    id,
    object: 'transfer',
    created,
    livemode: false,
    amount,
    amount_reversed: 0,
    reversed: false,
    currency,
    destination: account,
    destination_payment: addPayment(world, { account, amount, transfer: id, onBalance }),
    source_transaction: source?.object.id ?? null,
    source_type: 'card',
    balance_transaction: bookBalance(world, {
      owner: '',
      type: 'transfer',
      amount: -amount,
      source: id,
      ...onBalance,
    }),
    transfer_group: given.transferGroup ?? source?.object.transfer_group ?? null,
    description: given.description,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    metadata: given.metadata,
  });
  world.emit('transfer.created', transfer);
  return transfer;
}

/** A charge gives no more than itself, in its own currency; answers when its money is available. */
function checkSource(
  world: World,
  source: Row<'charge'>,
  amount: number,
  currency: string,
): number {
  const {
    id,
    status,
    captured,
    amount_captured: most,
    balance_transaction: bookingId,
  } = source.object;
  const booking = bookingOf(world, bookingId ?? '');
  if (status !== 'succeeded' || !captured || booking === undefined) {
    const message = `The source_transaction ${id} has not succeeded or is not captured.`;
    throw refused(undefined, message, 'source_transaction');
  }
  if (booking.currency !== currency) {
    const message = `The currency of source_transaction's balance transaction (${booking.currency}) must be the same as the transfer currency (${currency})`;
    throw refused('transfer_source_balance_parameters_mismatch', message, 'currency');
  }
  const used = world.store
    .all('transfer')
    .filter(({ object }) => object.source_transaction === id)
    .reduce((sum, { object }) => sum + object.amount, 0);
  if (used + amount > most) {
    const message = `Transfers using this transaction as a source must not exceed the source amount of ${most}. (There are already transfers using this source, amounting to a total of ${used}.)`;
    throw refused('charge_exceeds_source_limit', message, 'amount');
  }
  return booking.available_on;
}

interface NewPayment {
  account: string;
  amount: number;
  transfer: string;
  onBalance: { currency: string; availableOn?: number };
}

/** What the receiving account sees of a transfer: a payment. */
function addPayment(world: World, { account, amount, transfer, onBalance }: NewPayment): string {
  const id = stripeId('py');
  const booking = { owner: account, type: 'payment', amount, source: id, ...onBalance };
  const { object } = world.store.add(
    {
      id,
      object: 'charge',
      created: world.clock.seconds(),
      livemode: false,
      status: 'succeeded',
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      currency: onBalance.currency,
      captured: true,
      paid: true,
      refunded: false,
      disputed: false,
      balance_transaction: bookBalance(world, booking),
      customer: null,
      payment_intent: null,
      payment_method: null,
      payment_method_details: null,
      billing_details: { email: null, name: null },
      failure_code: null,
      failure_message: null,
      outcome: {
        type: 'authorized',
        network_status: 'not_sent_to_network',
        reason: null,
        seller_message: 'Payment complete.',
      },
      description: null,
      receipt_email: null,
      statement_descriptor_suffix: null,
      source_transfer: transfer,
      transfer_group: null,
      metadata: {},
    },
    account,
  );
  return object.id;
}

/** Takes a transfer back, or a part: only what the account still has. */
export function reverseTransfer(
  world: World,
  transfer: Row<'transfer'>,
  amount: number,
  metadata: Metadata,
): Row<'transfer_reversal'> {
  const { store, clock } = world;
  const { object } = transfer;
  const { id: transferId, currency, destination } = object;
  const { available, pending } = balanceOf(world, destination, currency);
  if (available + pending < amount) {
    const message = `The recipient account ${destination} does not have sufficient funds in its Stripe balance to cover this reversal.`;
    throw refused('balance_insufficient', message);
  }
  const id = stripeId('trr');
  const bookedOn = bookingOf(world, object.balance_transaction)?.available_on ?? 0;
  const onBalance = { currency, availableOn: Math.max(bookedOn, clock.seconds()) };
  bookBalance(world, {
    owner: destination,
    type: 'payment_refund',
    amount: -amount,
    source: object.destination_payment,
    ...onBalance,
  });
  const reversal = store.add({
    id,
    object: 'transfer_reversal',
    created: clock.seconds(),
    amount,
    currency,
    transfer: transferId,
    balance_transaction: bookBalance(world, {
      owner: '',
      type: 'transfer_refund',
      category: 'transfer_reversal',
      amount,
      source: id,
      ...onBalance,
    }),
    metadata,
  });
  const reversed = object.amount_reversed + amount;
  const data = [reversal.object, ...object.reversals.data].slice(0, 10);
  const changed = store.update(transfer, {
    amount_reversed: reversed,
    reversed: reversed === object.amount,
    reversals: { ...object.reversals, data },
  });
  world.emit('transfer.reversed', changed);
  return reversal;
}

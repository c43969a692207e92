import { z } from 'zod';
import { checkPart } from '@/backend/emulators/stripe/money/amounts';
import { addTransfer, reverseTransfer } from '@/backend/emulators/stripe/money/transfers';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { badParameter, missing, refused } from '@/backend/emulators/stripe/wire/errors';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import {
  currency,
  filled,
  integer,
  listFields,
  mergeMetadata,
  metadata,
  text,
} from '@/backend/emulators/stripe/wire/parameters';

const creation = z.strictObject({
  amount: integer.optional(),
  currency,
  description: text.optional(),
  destination: filled,
  metadata: metadata.optional(),
  source_transaction: filled.optional(),
  source_type: z.literal('card').optional(),
  transfer_group: filled.optional(),
});
const listing = z.strictObject({
  ...listFields,
  destination: filled.optional(),
  transfer_group: filled.optional(),
});
const reversal = z.strictObject({
  amount: integer.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
});
const none = z.strictObject({});

export const transferRoutes = [
  route('POST', 'v1/transfers', creation, (call, given) => {
    const destination = call.world.store.find('account', given.destination);
    if (destination === undefined) {
      throw missing('destination', given.destination, 'destination', 400);
    }
    const { source_transaction: sourceId } = given;
    const source =
      sourceId === undefined
        ? null
        : ownRow(call, 'charge', sourceId, 'charge', 'source_transaction', 400);
    const amount = given.amount ?? source?.object.amount;
    if (amount === undefined) {
      throw badParameter('parameter_missing', 'amount', 'Missing required param: amount.');
    }
    checkPart(amount, Number.MAX_SAFE_INTEGER, '');
    return addTransfer(call.world, {
      amount,
      currency: given.currency,
      destination,
      source,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      transferGroup: given.transfer_group ?? null,
    }).object;
  }),
  route('GET', 'v1/transfers', listing, (call, given) =>
    listOf(
      call,
      'transfer',
      given,
      'transfers',
      (transfer) =>
        (given.destination === undefined || transfer.destination === given.destination) &&
        (given.transfer_group === undefined || transfer.transfer_group === given.transfer_group),
    ),
  ),
  route('GET', 'v1/transfers/:', none, (call) => transferOf(call).object),
  route(
    'POST',
    'v1/transfers/:',
    z.strictObject({ description: text.optional(), metadata: metadata.optional() }),
    (call, { metadata: change, ...fields }) => {
      const transfer = transferOf(call);
      const merged = mergeMetadata(transfer.object.metadata, change);
      const changed = call.world.store.update(transfer, { ...fields, metadata: merged });
      call.world.emit('transfer.updated', changed);
      return changed.object;
    },
  ),
  route('POST', 'v1/transfers/:/reversals', reversal, (call, given) => {
    const transfer = transferOf(call);
    const { id, amount_reversed: reversed, amount: whole } = transfer.object;
    const left = whole - reversed;
    if (left === 0) throw refused(undefined, `The transfer ${id} is already fully reversed.`);
    const amount = given.amount ?? left;
    const message = `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`;
    checkPart(amount, left, message);
    return reverseTransfer(call.world, transfer, amount, mergeMetadata({}, given.metadata)).object;
  }),
  route('GET', 'v1/transfers/:/reversals', z.strictObject(listFields), (call, given) => {
    const { id } = transferOf(call).object;
    const url = `transfers/${id}/reversals`;
    return listOf(call, 'transfer_reversal', given, url, ({ transfer }) => transfer === id);
  }),
  route('GET', 'v1/transfers/:/reversals/:', none, (call) => {
    const [, id = ''] = call.ids;
    const found = ownRow(call, 'transfer_reversal', id, 'transfer reversal', 'id').object;
    if (found.transfer !== transferOf(call).object.id) throw missing('transfer reversal', id, 'id');
    return found;
  }),
];

function transferOf(call: Call): Row<'transfer'> {
  const [id = ''] = call.ids;
  return ownRow(call, 'transfer', id, 'transfer', 'id');
}

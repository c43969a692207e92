import { z } from 'zod';
import { checkPart } from '@/backend/emulators/stripe/money/amounts';
import { addPayout, cancelPayout } from '@/backend/emulators/stripe/money/payouts';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { refused } from '@/backend/emulators/stripe/wire/errors';
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
  amount: integer,
  currency,
  description: text.optional(),
  metadata: metadata.optional(),
  method: z.literal('standard').optional(),
  statement_descriptor: text.max(22).optional(),
});
const listing = z.strictObject({ ...listFields, status: filled.optional() });
const none = z.strictObject({});

export const payoutRoutes = [
  route('POST', 'v1/payouts', creation, (call, given) => {
    const account = call.world.store.find('account', call.owner);
    if (account !== undefined && !account.object.payouts_enabled) {
      const message =
        'Cannot create payouts; this account has requirements that need to be collected.';
      throw refused('payouts_not_allowed', message);
    }
    checkPart(given.amount, Number.MAX_SAFE_INTEGER, '');
    return addPayout(call.world, {
      owner: call.owner,
      amount: given.amount,
      currency: given.currency,
      automatic: false,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      statementDescriptor: given.statement_descriptor ?? null,
    }).object;
  }),
  route('GET', 'v1/payouts', listing, (call, given) =>
    listOf(
      call,
      'payout',
      given,
      'payouts',
      ({ status }) => given.status === undefined || status === given.status,
    ),
  ),
  route('GET', 'v1/payouts/:', none, (call) => payoutOf(call).object),
  route('POST', 'v1/payouts/:/cancel', none, (call) => {
    const payout = payoutOf(call);
    if (payout.object.status !== 'pending') {
      const message = `Payouts can only be canceled while they are pending; this one is ${payout.object.status}.`;
      throw refused(undefined, message);
    }
    return cancelPayout(call.world, payout).object;
  }),
];

function payoutOf(call: Call): Row<'payout'> {
  const [id = ''] = call.ids;
  return ownRow(call, 'payout', id, 'payout', 'payout');
}

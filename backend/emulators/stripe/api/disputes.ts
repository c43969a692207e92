import { z } from 'zod';
import { closeDispute, judgeEvidence } from '@/backend/emulators/stripe/money/disputes';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { refused } from '@/backend/emulators/stripe/wire/errors';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import {
  filled,
  flag,
  listFields,
  mergeMetadata,
  metadata,
  text,
} from '@/backend/emulators/stripe/wire/parameters';

const listing = z.strictObject({
  ...listFields,
  charge: filled.optional(),
  payment_intent: filled.optional(),
});
const update = z.strictObject({
  evidence: z.record(z.string(), text.max(20_000)).optional(),
  metadata: metadata.optional(),
  submit: flag.optional(),
});
const none = z.strictObject({});

export const disputeRoutes = [
  route('GET', 'v1/disputes', listing, (call, given) =>
    listOf(
      call,
      'dispute',
      given,
      'disputes',
      (dispute) =>
        (given.charge === undefined || dispute.charge === given.charge) &&
        (given.payment_intent === undefined || dispute.payment_intent === given.payment_intent),
    ),
  ),
  route('GET', 'v1/disputes/:', none, (call) => disputeOf(call).object),
  route('POST', 'v1/disputes/:', update, (call, given) => {
    const dispute = disputeOf(call);
    const { object } = dispute;
    if (given.evidence !== undefined) checkOpen(dispute);
    const evidence = { ...object.evidence, ...given.evidence };
    const changed = call.world.store.update(dispute, {
      evidence,
      evidence_details: {
        ...object.evidence_details,
        has_evidence: Object.keys(evidence).length > 0,
        submission_count:
          object.evidence_details.submission_count + (given.submit === true ? 1 : 0),
      },
      metadata: mergeMetadata(object.metadata, given.metadata),
    });
    // Evidence is handed in at once unless `submit=false` keeps it as a draft.
    const isHandedIn = given.submit ?? given.evidence !== undefined;
    if (isHandedIn) return judgeEvidence(call.world, changed).object;
    call.world.emit('charge.dispute.updated', changed);
    return changed.object;
  }),
  route('POST', 'v1/disputes/:/close', none, (call) => {
    const dispute = disputeOf(call);
    checkOpen(dispute);
    return closeDispute(call.world, dispute, 'lost').object;
  }),
];

function disputeOf(call: Call): Row<'dispute'> {
  const [id = ''] = call.ids;
  return ownRow(call, 'dispute', id, 'dispute', 'id');
}

function checkOpen({ object }: Row<'dispute'>): void {
  if (object.status === 'needs_response') return;
  throw refused(undefined, `This dispute is already ${object.status}.`);
}
